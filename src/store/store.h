// Where tables are kept: a table is its log, a list of numbered entries to which is only ever added. Entries
// and summaries are texts (UTF-8 without NUL) whose meaning is the server's business.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace mappa::store {

enum class TableState : uint8_t { Open, Playing, Over, Closed }; // closed: it was never played to an end
inline constexpr const char* TABLE_STATE_NAME[]{"open", "playing", "over", "closed"};

// What lists and takeovers need to know of a table without its log. (In these structs {} lets the compiler
// take initializers that leave something out.)
struct TableHead {
  std::string id{};
  TableState state = TableState::Open;
  bool listed = false;   // in public lists
  int64_t due = 0;       // from when on it goes on without anyone connected, as `changed`; 0: not at all
  std::string map{};     // what was played, for the statistics; empty: the free table
  std::string summary{}; // what lists show of it, JSON
  int64_t changed = 0;   // milliseconds since 1970
};

// A map that is in no file: tables are played on it, or somebody wants it kept.
struct KeptMap {
  std::string id{};   // always of the same text
  std::string text{}; // whose meaning, too, is the server's business
  int64_t kept = 0;   // when it was last wanted, as `changed`
};

// Entries to be added to a table's log, whole or not at all.
struct Write {
  TableHead head{};                   // without an id: there is only a map to keep
  int number = 0;                     // of the first entry; 1 makes the table, and it is this server's
  std::vector<std::string> entries{}; // none: only the head changes
  KeptMap map{};                      // is kept with it; without an id: none
};

// A table as far as it can be known without its whole log.
struct Glance {
  TableHead head{};
  std::string first{}; // entry of its log
};

// What became of a table that someone wanted.
struct Claim {
  enum class Kind : uint8_t { Mine, Elsewhere, Unknown, Damaged };
  Kind kind = Kind::Unknown;
  TableHead head{};                   // Mine
  std::vector<std::string> entries{}; // Mine: its log, from number 1
  std::string map{};                  // Mine: the text of its map, if that is kept; the keeper tells it
  std::string server{};               // Elsewhere: the address of the server that has it
  uint64_t tenure = 0;                // of the store, in which this was so; the keeper tells it
};

// A table of which something stored does not agree with its checksum.
struct Damage {
  std::string table{}, fault{};
};

struct Totals {
  struct Map {
    std::string map;
    int64_t games = 0; // over
  };
  int64_t open = 0, playing = 0, over = 0;
  std::vector<Map> maps; // most played first
};

// One thread at a time uses a store. Every function throws StoreError if the store cannot be reached or
// written; what was asked may then have been done or not.
class Store {
public:
  virtual ~Store() = default;

  // All of them in one go, lasting on return even if the machine loses power now. For each whether it was
  // stored: not if its table is not held by this server, if its number is not the next one, or if a text in
  // it is none. Writes to one table take effect in their order.
  virtual std::vector<bool> write(std::span<const Write> writes) = 0;

  // So many bytes are written as a table's would be, and are nobody's. Who keeps the store locked is not
  // waited for.
  virtual void probe(size_t bytes) = 0;

  // The table becomes this server's, unless a living server has it.
  virtual Claim claim(const std::string& table) = 0;
  // Any server may claim it from now on.
  virtual void release(const std::string& table) = 0;

  // Away with these tables, whole, with their logs. Those that another living server has are left.
  virtual void erase(const std::vector<std::string>& tables) = 0;

  // The text of a map; empty: there is none that can be read.
  virtual std::string map(const std::string& id) = 0;
  virtual int64_t maps() = 0; // how many are kept
  // Away with those that were last wanted before then, and on which no table is played. So many were.
  virtual int64_t erase_maps(int64_t before) = 0;

  // Bytes that are free where the store is; -1: that is another machine's business.
  virtual int64_t bytes_free() = 0;

  // Other servers may have it, too.
  virtual bool shared() const = 0;

  // Throws if this server's tables may be another's by now.
  virtual void confirm() = 0;
  // Once a second, as long as the server is well: it keeps its tables, and those of servers that hang are
  // free. Throws if it cannot.
  virtual void renew() = 0;
  // boot_ms() up to which it is certain that this server had its tables, if the store is shared.
  virtual int64_t renewed() const = 0;

  // A table's log, whoever has the table; empty: there is none that can be read.
  virtual std::vector<std::string> read(const std::string& table) = 0;

  // Those of the tables that there are, whoever has them, in any order.
  virtual std::vector<Glance> glance(const std::vector<std::string>& tables) = 0;

  // Tables that are due at that time and that no living server has, at most so many.
  virtual std::vector<std::string> orphans(int64_t now, int most) = 0;
  // Tables in that state that were last changed between those times, the oldest first.
  virtual std::vector<std::string> stale(TableState state, int64_t after, int64_t before, int most) = 0;
  // Listed tables in that state that were last changed before then, the newest first.
  virtual std::vector<TableHead> list(TableState state, int64_t before, int most) = 0;
  virtual Totals totals() = 0;

  // Known to all servers that share the store, and to nobody else: 43 letters.
  virtual std::string shared_secret() = 0;

  // Another number whenever this server lost all its tables at once: the connection to the store broke, and
  // other servers may have them by now. They must be claimed again. Zero or more, and only ever growing.
  virtual uint64_t tenure() const = 0;

  // What was found when tables were read, since this was last asked. Such tables are not given to anybody.
  std::vector<Damage> take_damage() { return std::exchange(damage_, {}); }

protected:
  // True if there is no fault; else it is noted.
  bool sound(const std::string& table, const std::string& fault) {
    if (!fault.empty()) damage_.push_back({table, fault});
    return fault.empty();
  }

private:
  std::vector<Damage> damage_;
};

// Why a store fails, as anybody may be told: no names, no addresses.
namespace cause {
inline constexpr const char* FULL = "its disk is full or cannot be written";
inline constexpr const char* LOCKED = "another program keeps it locked";
inline constexpr const char* AWAY = "the database cannot be reached";
inline constexpr const char* GONE = "its file was deleted or replaced";
inline constexpr const char* DAMAGED = "it is damaged";
inline constexpr const char* SILENT = "it does not answer";
inline constexpr const char* OTHER = "the log says why";
} // namespace cause

struct StoreError : std::runtime_error {
  explicit StoreError(const std::string& what, const char* because = cause::OTHER)
      : std::runtime_error(what), why(because) {}
  const char* why;
};

// "games.db" or "sqlite:games.db": a file, made if it is missing; "postgresql://...": a database, for any
// number of servers. `server` is the address at which other servers reach this one. Throws StoreError.
std::unique_ptr<Store> open_store(const std::string& address, const std::string& server);

// The same address without anything that could be secret: host, port and database, or the file.
std::string described(const std::string& address);

} // namespace mappa::store
