// The hub: all tables of this server, or of this browser, and everyone who is at them. It runs on one thread,
// which nothing in it ever blocks: storing and thinking happen elsewhere, and the answers come back later.
#pragma once

#include "game/random.h"
#include "notation/rpc.h"
#include "store/keeper.h"
#include "tables/bucket.h"
#include "tables/calendar.h"
#include "tables/conduct.h"
#include "tables/guest.h"
#include "tables/limits.h"
#include "tables/metrics.h"
#include "tables/moment.h"
#include "tables/plan.h"
#include "tables/public.h"
#include "tables/reception.h"
#include "tables/retention.h"
#include "tables/texts.h"
#include "tables/thinkers.h"

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace mappa::tables {

inline constexpr const char* NO_SUCH_TABLE =
    "there is no such table, or it is private and the invitation is missing";

// A request until it is answered.
struct Call {
  std::shared_ptr<Guest> guest;
  notation::Request request;
  int64_t begun = 0;   // microseconds
  bool asking = false; // the store, and until it is answered nothing more is heard of the guest
};
using CallPtr = std::shared_ptr<Call>;

inline Person person_of(const Call& call) {
  return {call.guest->name, call.guest->holder, call.guest->program};
}

notation::Json hello_of(const Guest& guest); // what another server is told of it

int read_colour(notation::Params& params); // ANY_COLOUR if none is said

void need_readable(const std::string& name); // throws RpcFailure; an empty one is none

// A table in memory.
struct Live : std::enable_shared_from_this<Live> {
  Table table;
  std::vector<std::shared_ptr<Guest>> guests;
  bool writing =
      false; // entries are being stored: nobody sees them before, and nothing else is done meanwhile
  bool thinking = false; // a computer player is
  Plan plan;             // of the computer player whose turn it is
  std::string address;   // of the people here: thinking is charged to it
  bool dropped = false;  // it is no longer this server's
  bool presence_changed = false;
  std::vector<std::function<void()>> waiting; // until what is written is stored
  int64_t since = 0;                          // when the decision that is due began
  int64_t due = 0;                            // as the store knows it
  int64_t allowed = 0;             // to the decision on a clock of days: what the wall clock has jumped
  int64_t alarm = 0;               // when its clock is to be looked at; 0: not at all
  int64_t idle_since = 0;          // when the last guest went
  std::vector<int64_t> away;       // since when each seat's holder has been, 0: present
  std::set<std::string> sent_away; // addresses of those whom the host removed
};
using LivePtr = std::shared_ptr<Live>;

inline const Table& table_of(const Call& call) { return call.guest->table->table; }

struct HubOptions {
  std::string version;
  std::vector<std::string> levels;
  int max_tables = 20'000;      // in memory
  int per_address = 100;        // tables made, and things said, in a minute
  int absent_seconds = 30;      // before somebody may be replaced
  int unload_seconds = 60;      // an idle table stays in memory
  std::optional<uint64_t> seed; // of all chance in games; nothing: unguessable
  Retention retention{};
  int64_t min_free = 256 << 20; // bytes on the disk, so that tables are made
  MapLimits maps{};
  int settle_seconds = 3600;      // the wall clock goes on evenly before anything is old by it
  Calendar::Wall wall = &wall_ms; // for tests
  std::string realm{};            // how the ids of its tables begin
  bool own = false;               // all its players are at one device: running games are told, too
};

class Hub {
public:
  // All must outlive the hub.
  Hub(HubOptions options, Rulebook& rulebook, store::Keeper& keeper, Thinkers& thinkers, Metrics& metrics);

  void receive(const std::shared_ptr<Guest>& guest, std::string_view text);
  void gone(Guest& guest);          // the connection is over
  void tick();                      // ten times a second
  void stop() { stopping_ = true; } // nothing new is begun
  bool busy() const;                // something is still being stored

  // `tell` gets the text of {"tables":[...]}, or null if the store failed. Older ones are work for `who`.
  using TellList = std::function<void(std::shared_ptr<const std::string>)>;
  void list(store::TableState state, int64_t before, const Reception::AccountPtr& who, const TellList& tell);
  // A game that is over, without its log, or one that is played against computer players alone; null if there
  // is none that may be seen with what is shown: an invitation, or for a running game the key. Reading it is
  // work for `who`.
  using TellGame = std::function<void(std::shared_ptr<const Table>)>;
  void finished(const std::string& id, const std::string& shown, const Reception::AccountPtr& who,
                const TellGame& tell);
  // A library's, or one that no file has; null: there is no such map; nothing: the store failed.
  using TellMap = std::function<void(const std::optional<data::MapPtr>&)>;
  void find_map(const std::string& id, const TellMap& tell);
  std::string metrics_text() const;
  bool stopping() const { return stopping_; }
  bool disk_low() const { return disk_low_; }
  int take_unloaded() { return std::exchange(unloaded_, 0); } // tables that have left memory since

private:
  struct Method {
    const char* name;
    bool at_table;
    std::optional<notation::Json> (Hub::*run)(const CallPtr& call,
                                              notation::Params& params); // nothing: it will be answered later
  };
  static const std::vector<Method> METHODS;
  using Result = std::function<std::string(const Table& table, const Told& first)>; // JSON
  using Ready = std::function<void(const LivePtr&)>;

  // hub_methods.cpp
  std::optional<notation::Json> hello(const CallPtr& call, notation::Params& params);
  std::optional<notation::Json> lobby(const CallPtr& call, notation::Params& params);
  std::optional<notation::Json> games(const CallPtr& call, notation::Params& params);
  std::optional<notation::Json> create(const CallPtr& call, notation::Params& params);
  std::optional<notation::Json> open(const CallPtr& call, notation::Params& params);
  std::optional<notation::Json> join(const CallPtr& call, notation::Params& params);
  std::optional<notation::Json> leave(const CallPtr& call, notation::Params& params);
  std::optional<notation::Json> tile(const CallPtr& call, notation::Params& params);
  std::optional<notation::Json> moment(const CallPtr& call, notation::Params& params);
  struct Wish;
  void create_now(const CallPtr& call, const Wish& wish, const data::MapPtr& map);
  Ready entering(const CallPtr& call); // whoever made a table is at it
  std::string enter(const LivePtr& live, Guest& guest, std::string key, const std::string& invite, int after);
  std::string told_after(const Table& table, int after);
  std::vector<int32_t> clocks_now(const Live& live) const;

  // hub_maps.cpp
  std::optional<notation::Json> map(const CallPtr& call, notation::Params& params);
  std::optional<notation::Json> keep_map(const CallPtr& call, notation::Params& params);
  data::MapPtr known_map(const std::string& id) const;
  data::MapPtr remember(data::MapPtr map);
  data::MapPtr kept_map(const std::string& id, const std::string& text);
  void find_map_for(const CallPtr& call, const std::string& id,
                    const std::function<void(const data::MapPtr&)>& next);
  void need_map_room(const Guest& guest);
  data::MapPtr take_map(const nlohmann::json& map, const std::string& name, const Guest& guest);
  void with_map(const CallPtr& call, nlohmann::json& setup,
                const std::function<void(const data::MapPtr&)>& next);
  void tidy_maps();
  void count_maps();

  // hub_game.cpp
  std::optional<notation::Json> view(const CallPtr& call, notation::Params& params);
  std::optional<notation::Json> features(const CallPtr& call, notation::Params& params);
  std::optional<notation::Json> legal(const CallPtr& call, notation::Params& params);
  std::optional<notation::Json> play(const CallPtr& call, notation::Params& params);
  std::optional<notation::Json> events(const CallPtr& call, notation::Params& params);
  std::string view_text(const Table& table);

  // hub_coach.cpp
  std::optional<notation::Json> analyse(const CallPtr& call, notation::Params& params);
  std::optional<notation::Json> review(const CallPtr& call, notation::Params& params);
  std::optional<notation::Json> hint(const CallPtr& call, notation::Params& params);
  std::optional<notation::Json> warn(const CallPtr& call, notation::Params& params);
  using Advised = std::function<std::string(const notation::Advice&)>; // what the call is answered with
  void consult(const CallPtr& call, Problem problem, const Advised& told);
  void help_player(const CallPtr& call, int at, Problem problem);

  // hub_seats.cpp
  std::optional<notation::Json> sit(const CallPtr& call, notation::Params& params);
  std::optional<notation::Json> stand(const CallPtr& call, notation::Params& params);
  std::optional<notation::Json> seat(const CallPtr& call, notation::Params& params);
  std::optional<notation::Json> colour(const CallPtr& call, notation::Params& params);
  std::optional<notation::Json> name(const CallPtr& call, notation::Params& params);
  std::optional<notation::Json> start(const CallPtr& call, notation::Params& params);
  std::optional<notation::Json> resign(const CallPtr& call, notation::Params& params);
  std::optional<notation::Json> ask_back(const CallPtr& call, notation::Params& params);
  std::optional<notation::Json> answer_back(const CallPtr& call, notation::Params& params);
  std::optional<notation::Json> replace(const CallPtr& call, notation::Params& params);
  std::optional<notation::Json> resume(const CallPtr& call, notation::Params& params);
  std::optional<notation::Json> rematch(const CallPtr& call, notation::Params& params);
  std::optional<notation::Json> chat(const CallPtr& call, notation::Params& params);
  std::optional<notation::Json> mute(const CallPtr& call, notation::Params& params);
  std::optional<notation::Json> remove(const CallPtr& call, notation::Params& params);
  void send_away(Live& live, const std::set<std::string>& before);
  void come_back(const LivePtr& live, const std::string& holder); // to seats that a computer player has
  std::optional<notation::Json> act(const CallPtr& call, Entries entries); // at the table where the caller is
  std::string read_level(notation::Params& params, const char* fallback) const;

  LivePtr live_of(const Call& call) const { return lives_.at(table_of(call).id); }
  void run(const CallPtr& call);
  void run_now(const CallPtr& call, const Method& method);
  void answer(Call& call, const notation::Json& message);
  void answer_text(Call& call, std::string_view result); // which is JSON already
  static void ask_alone(Call& call);                     // the store, one question of a guest at a time
  static void asked(Call& call);
  // Does something for a call, now. If that fails, the error is what it is answered with.
  template <class Work>
  void attempt(const CallPtr& call, Work work);

  // Stores the entries and then does them; `result` is what the call is answered with. No call: nobody asked.
  void change(const LivePtr& live, Entries entries, const CallPtr& call = nullptr, Result result = nullptr);
  void limit(std::map<std::string, Bucket>& buckets, const Guest& guest, const char* what) const;
  void make_table(Entries begun, const std::string& id, const CallPtr& call, Ready ready);
  struct Pending;
  void write(const LivePtr& live, Entries entries, std::function<void(Pending&)> stored, const CallPtr& call);
  void written(const LivePtr& live, Pending& pending, store::Stored result,
               const std::function<void(Pending&)>& stored, const CallPtr& call);
  void done_writing(const LivePtr& live);
  void when_free(const LivePtr& live, std::function<void()> work);
  Presence presence(const Live& live) const;
  void tell_presence(Live& live);
  void change_presence(Live& live); // it will be told soon

  // hub_tables.cpp
  void fetch(const std::string& id, const CallPtr& call, Ready ready);
  void fetched(const std::string& id, std::optional<store::Claim> claim);
  LivePtr load(const std::string& id, const store::Claim& claim, const Reception::AccountPtr& who);
  int64_t began(const Table& table, int64_t due) const;
  int64_t allowed(const Table& table, int64_t due) const;
  void confirm(const LivePtr& live, const CallPtr& call, Ready ready);
  void drop(const LivePtr& live);
  void drop_if_lost();
  // Does something with a table. If that fails the table is read again, and whoever asked is told.
  template <class Work>
  void guard(const LivePtr& live, const CallPtr& call, const Work& work);
  void note_fault(const std::string& id, const std::string& what);
  void failed(const LivePtr& live, const CallPtr& call, const std::exception_ptr& error);
  void leave_table(Guest& guest);

  uint64_t chance(); // what the next computer player to think begins with
  Seed deal();       // of the next stack

  // hub_think.cpp
  void go_on(const LivePtr& live); // with a computer player's turn
  void think(const LivePtr& live, const std::string& level, By by);
  void play_for(const LivePtr& live, const Action& action, By by); // whoever has to decide
  Asking asking(Live& live) const;
  void attended(Live& live);

  // hub_time.cpp
  int64_t jumped_since_decision(const Table& table) const;
  int64_t clock_left(const Live& live) const;
  void watch_clock(const LivePtr& live);
  void look_at_calendar();
  void allow(int64_t time);
  void set_alarm(const LivePtr& live);
  void ring_alarms();
  void look_after(); // once a second

  // hub_keep.cpp
  int64_t wakes_at(const Live& live) const;
  bool may_go(const Live& live) const;
  void store_due(Live& live);
  void put_away(const LivePtr& live);
  void put_away_idle();
  void make_room(); // for one more table in memory; throws if there is none
  void wake_due();
  void tidy_store();
  int64_t sweep_rest() const;
  struct Sweep;
  void sweep(Sweep& sweep);
  struct Swept {
    std::vector<store::Glance> found; // but those that are damaged
    bool more = false;
  };
  void sweep_on(Sweep& sweep, const Swept& swept);
  void close_stale(const std::string& id);
  void look_at_disk();
  void need_disk() const; // throws if there is too little

  // hub_http.cpp
  std::shared_ptr<const Table> remember(const Table& table);
  std::shared_ptr<const std::string> list_text(const std::vector<store::TableHead>& heads);

  HubOptions options_;
  Rulebook& rulebook_;
  store::Keeper& keeper_;
  Thinkers& thinkers_;
  Metrics& metrics_;
  std::unordered_map<std::string, LivePtr> lives_;
  std::map<std::string, std::vector<std::pair<CallPtr, Ready>>> fetching_;
  std::map<std::string, Bucket> makers_, talkers_, analysts_, askers_, mapmakers_; // by address
  struct Listed {
    int64_t time = 0;
    std::shared_ptr<const std::string> text;
    std::vector<TellList> asked; // while it is read
  };
  std::map<store::TableState, Listed> lists_;
  Texts texts_{MAX_TEXTS};
  std::set<std::string> faulty_; // tables of which something cannot be read: it is logged once
  std::deque<std::shared_ptr<const Table>> finished_; // asked for lately, the last first
  std::deque<data::MapPtr> maps_;                     // that no file has, likewise
  int64_t maps_kept_ = 0;
  int64_t maps_rest_until_ = 0; // steady
  std::unique_ptr<Events> happened_ = std::make_unique<Events>();
  Random chance_;
  Calendar calendar_;
  // Through the tables of one state, the oldest first, a few at a time, and then again.
  struct Sweep {
    store::TableState state{};
    int64_t after = 0;      // those changed before then have been looked at
    int64_t rest_until = 0; // steady
    bool asking = false;
  };
  std::array<Sweep, 4> sweeps_{{{store::TableState::Open},
                                {store::TableState::Playing},
                                {store::TableState::Over},
                                {store::TableState::Closed}}};
  int64_t disk_free_ = -1; // bytes; -1: not known
  bool disk_low_ = false;
  uint64_t tenure_ = 0;
  std::set<std::pair<int64_t, LivePtr>> alarms_; // of tables whose clocks run
  std::vector<LivePtr> crowds_;                  // tables whose presence has changed
  int unloaded_ = 0;                             // since that was last asked
  bool stopping_ = false;
  int ticks_ = 0;
};

template <class Work>
void Hub::attempt(const CallPtr& call, Work work) {
  const Charged charged(call->guest->account);
  try {
    work();
  } catch (...) {
    const notation::Json error = notation::error_json(call->request.id, std::current_exception());
    ++metrics_.errors[error["error"]["code"].get<int>()];
    answer(*call, error);
  }
}

template <class Work>
void Hub::guard(const LivePtr& live, const CallPtr& call, const Work& work) {
  const Charged charged(call ? call->guest->account : nullptr);
  try {
    work();
  } catch (...) {
    failed(live, call, std::current_exception());
  }
}

} // namespace mappa::tables
