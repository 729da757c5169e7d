#include "client/bots.h"

#include "client/scan.h"
#include "notation/json.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <fmt/format.h>
#include <utility>

namespace mappa::client {

using notation::Json;
using notation::text_of;

using namespace std::chrono_literals;

namespace {

constexpr std::array METHOD{"hello", "create", "join",   "sit",    "start",
                            "legal", "play",   "events", "events", "resign"};
constexpr auto SILENCE = 10s; // after which a connection is given up
constexpr double PAUSE = 0.5; // seconds before a refused request is made again
constexpr double RECONNECT =
    0.25; // seconds before a broken connection is made again; twice as long each time
constexpr int MOST_DOUBLINGS = 3;
constexpr std::size_t MOST_FAULTS = 20;

// On one machine every bot calls from an address of its own, as people do.
std::string loopback_address(int n) {
  return fmt::format("127.{}.{}.{}", 1 + n / 62500, n / 250 % 250, 1 + n % 250);
}

// -1 if there is none.
int whole_number(std::string_view object, std::string_view key) {
  return static_cast<int>(whole(member(object, key), -1));
}

} // namespace

BotTable::BotTable(Crowd& crowd, int index)
    : crowd_(crowd),
      index_(index),
      bots_(static_cast<std::size_t>(crowd.options.players)),
      witness_(size() + 1) {} // and one who reads again

void BotTable::open() {
  for (int b = 0; b < size(); ++b) connect(b);
}

void BotTable::connect(int b) {
  const auto& servers = crowd_.options.servers;
  Connection::Target target;
  target.address = servers[static_cast<std::size_t>(index_ + b + bot(b).calls++) % servers.size()];
  if (target.address.host.starts_with("127.")) target.from = loopback_address(index_ * size() + b);
  bot(b).called = Clock::now();
  bot(b).connection = std::make_unique<Connection>(
      crowd_.loop, target,
      Connection::Callbacks{
          .opened =
              [this, b] {
                if (bot(b).calls > 1) ++crowd_.report.reconnects;
                Json params{{"name", fmt::format("Bot {}", b)}};
                if (!bot(b).token.empty()) params["token"] = bot(b).token;
                ask(b, Ask::Hello, text_of(params));
              },
          .heard = [this, b](std::string_view text) { heard(b, text); },
          .closed =
              [this, b](int code, const std::string& why) {
                broke(b, code == NO_CLOSING_FRAME ? why : fmt::format("closed with {} {}", code, why));
              }});
}

void BotTable::broke(int b, const std::string& why) {
  Bot& it = bot(b);
  it.connection.reset();
  it.pending.clear();
  it.action.clear();
  it.hello = it.joined = false;
  broken_ = true;
  ++crowd_.report.breaks[why];
  const int doublings = std::min(it.failures++, MOST_DOUBLINGS);
  pause(b, RECONNECT * (1 << doublings) * (0.5 + crowd_.random.below(1000) / 1000.0)); // not all at once
}

void BotTable::pause(int b, double seconds) {
  const auto time =
      Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
  bot(b).resting = true;
  crowd_.alarms.push({time, Crowd::Alarm::Kind::Wake, index_, b});
}

void BotTable::wake(int b) {
  bot(b).resting = false;
  if (!bot(b).connection)
    connect(b);
  else
    step(b);
}

void BotTable::drop_silent(Clock::time_point now) {
  for (int b = 0; b < size(); ++b) {
    const Bot& it = bot(b);
    if (it.connection && (!it.pending.empty() ? it.pending.front().sent
                          : it.hello          ? now
                                              : it.called) +
                                 SILENCE <
                             now)
      broke(b, "no answer for 10 s");
  }
}

void BotTable::ask(int b, Ask what, const std::string& params) {
  Bot& it = bot(b);
  it.pending.push_back({++it.id, what, Clock::now(), {}});
  it.connection->say(fmt::format(R"({{"jsonrpc":"2.0","id":{},"method":"{}","params":{}}})", it.id,
                                 METHOD[static_cast<std::size_t>(what)], params));
}

bool BotTable::asking(int b, Ask what) const {
  return std::ranges::any_of(bot(b).pending, [&](const Pending& one) { return one.ask == what; });
}

// Whatever comes next on the way to a game, if nothing is under way.
void BotTable::step(int b) {
  Bot& it = bot(b);
  if (!it.hello || !it.pending.empty() || it.resting) return;
  if (table_.empty()) {
    const std::vector<Json> seats(bots_.size(), Json{{"kind", "person"}});
    if (b == 0) ask(b, Ask::Create, text_of({{"setup", crowd_.options.setup}, {"seats", seats}}));
  } else if (!it.joined) {
    it.known = witness_.known();
    ask(b, Ask::Join, text_of({{"table", table_}, {"invite", invite_}, {"after", witness_.last(b)}}));
  } else if (witness_.last(b) < it.known) {
    ask(b, Ask::Events, fmt::format(R"({{"after":{}}})", witness_.last(b)));
  } else if (!it.seated) {
    ask(b, Ask::Sit, fmt::format(R"({{"seat":{}}})", b));
  } else if (state_ == State::Opening) {
    if (b == 0 && std::ranges::all_of(bots_, &Bot::seated)) ask(b, Ask::Start);
  } else {
    think(b);
  }
}

void BotTable::step_all() {
  if (state_ == State::Over && !crowd_.ending && settled()) end_game();
  for (int b = 0; b < size(); ++b) step(b);
}

bool BotTable::settled() const {
  return std::ranges::all_of(bots_, [&](const Bot& it) {
    return it.joined && it.pending.empty() &&
           witness_.last(static_cast<int>(&it - bots_.data())) == witness_.number();
  });
}

// Chooses an action well before it is to be played.
void BotTable::think(int b) {
  const bool turn =
      state_ == State::Playing && decider_ == b && witness_.last(b) >= witness_.at() && !bot(b).resting;
  const bool thought = !bot(b).action.empty() && bot(b).at == witness_.at();
  if (turn && !thought && !asking(b, Ask::Legal) && !asking(b, Ask::Play))
    ask(b, Ask::Legal);
  else
    try_play();
}

void BotTable::choose(int b, std::string_view result) {
  const auto actions = elements(member(result, "actions"));
  if (whole_number(result, "at") != witness_.at() || actions.empty()) return pause(b, PAUSE); // outdated
  bot(b).action = actions[crowd_.random.below(static_cast<uint32_t>(actions.size()))];
  bot(b).at = witness_.at();
  try_play();
}

void BotTable::move() {
  due_ = true;
  try_play();
  if (due_ && crowd_.measuring) ++crowd_.report.late;
}

void BotTable::try_play() {
  if (!due_ || state_ != State::Playing || decider_ < 0) return;
  Bot& it = bot(decider_);
  if (it.action.empty() || it.at != witness_.at()) return;
  due_ = false;
  mover_ = decider_;
  moved_ = std::exchange(it.action, {});
  witness_.asked(it.at, moved_);
  ask(mover_, Ask::Play, fmt::format(R"({{"action":{},"at":{}}})", moved_, it.at));
  it.pending.back().action = moved_;
  moved_time_ = it.pending.back().sent;
}

void BotTable::end_game() {
  if (broken_) return read_again();
  ++crowd_.report.games;
  finish();
  forget_table();
}

void BotTable::read_again() {
  if (!broken_ || asking(0, Ask::Reread)) return;
  witness_.begin_again(size());
  ask(0, Ask::Reread, R"({"after":0})");
}

void BotTable::finish() {
  witness_.finish();
  LoadReport& report = crowd_.report;
  report.violations += static_cast<int64_t>(witness_.faults().size());
  for (const std::string& fault : witness_.faults())
    if (report.faults.size() < MOST_FAULTS)
      report.faults.push_back(fmt::format("table {}: {}", table_, fault));
}

void BotTable::forget_table() {
  table_.clear();
  witness_ = Witness(size() + 1);
  state_ = State::Opening;
  broken_ = false;
  for (Bot& it : bots_) {
    it.joined = it.seated = false;
    it.known = 0;
  }
}

void BotTable::leave() {
  for (int b = 0; b < size(); ++b)
    if (state_ == State::Playing && bot(b).joined) ask(b, Ask::Resign);
}

void BotTable::hang_up() {
  for (Bot& it : bots_) it.connection.reset();
}

void BotTable::heard(int b, std::string_view text) {
  const std::string_view id = member(text, "id");
  if (id.empty()) {
    if (member(text, "method") == "\"event\"") happened(b, member(text, "params"));
    return;
  }
  auto& pending = bot(b).pending;
  const auto found = std::ranges::find(pending, whole(id, -1), &Pending::id);
  if (found == pending.end()) return;
  const Pending asked = std::move(*found);
  pending.erase(found);
  const std::string_view error = member(text, "error");
  error.empty() ? answered(b, asked, member(text, "result")) : refused(b, asked, error);
}

void BotTable::answered(int b, const Pending& pending, std::string_view result) {
  switch (pending.ask) {
  case Ask::Hello:
    bot(b).token = unquoted(member(result, "token"));
    bot(b).hello = true;
    bot(b).failures = 0;
    break;
  case Ask::Create:
    table_ = unquoted(member(member(result, "table"), "id"));
    invite_ = unquoted(member(member(result, "table"), "invite"));
    [[fallthrough]];
  case Ask::Join: joined(b, result); break;
  case Ask::Sit: bot(b).seated = true; break;
  case Ask::Start:
  case Ask::Resign: break;
  case Ask::Events: told_list(b, result); break;
  case Ask::Reread: reread(b, result); break;
  case Ask::Legal: choose(b, result); break;
  case Ask::Play:
    ++moves_;
    witness_.acknowledged(whole_number(result, "number"), pending.action);
    if (!crowd_.measuring) break;
    crowd_.report.answered.add(Clock::now() - pending.sent);
    crowd_.recent.add(Clock::now() - pending.sent);
  }
  step_all();
}

void BotTable::refused(int b, const Pending& pending, std::string_view error) {
  if (pending.ask == Ask::Resign) return;
  const int code = whole_number(error, "code");
  ++crowd_.report.errors[fmt::format("{} {} {}", METHOD[static_cast<std::size_t>(pending.ask)], code,
                                     unquoted(member(error, "message")))];
  constexpr int NO_TABLE = -32004, STORE_FAILED = -32008;
  if (code == STORE_FAILED) return broke(b, "the store failed");
  if (code != NO_TABLE || pending.ask != Ask::Join) return pause(b, PAUSE);
  witness_.fault("the table is gone");
  finish();
  forget_table();
  for (int each = 0; each < size(); ++each) broke(each, "the table is gone");
}

void BotTable::joined(int b, std::string_view result) {
  Bot& it = bot(b);
  it.joined = true;
  it.seated = !elements(member(member(result, "you"), "seats")).empty();
  const int number = whole_number(result, "number");
  witness_.counted(number, it.known);
  it.known = number;
  told_list(b, result);
}

// While a bot still reads what it has missed, what happens now is left for later.
void BotTable::happened(int b, std::string_view params) {
  Bot& it = bot(b);
  if (!it.joined || unquoted(member(params, "table")) != table_) return;
  if (witness_.last(b) < it.known) {
    it.known = std::max(it.known, whole_number(params, "number"));
    return;
  }
  told(b, params);
  it.known = witness_.last(b);
  if (b != mover_ && crowd_.measuring && member(params, "action") == moved_)
    crowd_.report.shown.add(Clock::now() - moved_time_);
  state_ == State::Over ? step_all() : think(b);
}

void BotTable::told_list(int b, std::string_view result) {
  for (const std::string_view event : elements(member(result, "events"))) told(b, event);
}

void BotTable::told(int b, std::string_view params) {
  const EventText event(params);
  const bool news = event.number == witness_.number() + 1;
  witness_.told(b, event);
  if (!news) return;
  if (event.type == "started") state_ = State::Playing;
  if (event.type == "over") state_ = State::Over;
  if (witness_.at() == event.number) decider_ = whole_number(member(params, "decision"), "player");
}

void BotTable::reread(int b, std::string_view result) {
  told_list(size(), result);
  if (witness_.last(size()) < whole_number(result, "number") && !elements(member(result, "events")).empty())
    ask(b, Ask::Reread, fmt::format(R"({{"after":{}}})", witness_.last(size())));
  else
    broken_ = false;
}

} // namespace mappa::client
