// Many tables against the expert, all of one address; beside them others play, each from an address of their
// own.
#include "client/latencies.h"
#include "client/scan.h"
#include "load/scenario.h"
#include "support/running_server.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <memory>
#include <optional>
#include <vector>

namespace mappa::load {

using namespace client;
using namespace std::chrono_literals;

namespace {

constexpr auto OPENING = 10s, MEASURED = 30s;
constexpr auto PERSON_THINKS = 1s;
constexpr int EASY_TABLES = 10;

// One person against one computer player, game after game.
class Game {
public:
  // `turns` gets how long the computer player's take.
  Game(Loop& loop, const Connection::Target& target, std::string level, Latencies& turns)
      : level_(std::move(level)),
        turns_(turns),
        connection_(loop, target,
                    Connection::Callbacks{
                        .opened = [this] { ask("hello", R"({"name":"Ann"})"); },
                        .heard = [this](std::string_view text) { heard(text); },
                        .closed = [this](int, const std::string& why) { fault = "closed: " + why; }}) {}

  // What is due: the person moves.
  void look(Clock::time_point now) {
    if (!move_at_ || now < *move_at_) return;
    move_at_.reset();
    ask("legal", "{}");
  }
  // How long the computer player has been silent.
  Clock::duration awaited(Clock::time_point now) const { return asked_at_ ? now - *asked_at_ : 0s; }

  std::string fault;

private:
  void ask(const std::string& method, const std::string& params) {
    connection_.say(
        fmt::format(R"({{"jsonrpc":"2.0","id":"{0}","method":"{0}","params":{1}}})", method, params));
  }
  void create() {
    ask("create",
        R"({"setup":{},"seats":[{"kind":"person"},{"kind":"computer","level":")" + level_ + R"("}]})");
  }

  void heard(std::string_view text) {
    if (unquoted(member(text, "method")) == "event") return happened(member(text, "params"));
    if (!member(text, "error").empty()) fault = std::string(text);
    const std::string_view asked = unquoted(member(text, "id"));
    if (asked == "hello") return create();
    if (asked == "create") return ask("start", "{}");
    if (asked == "legal") play(elements(member(member(text, "result"), "actions")));
  }
  void play(const std::vector<std::string_view>& actions) {
    const std::string_view action = actions[++moves_ * 7919 % actions.size()];
    ask("play", fmt::format(R"({{"action":{}}})", action));
  }
  void happened(std::string_view event) {
    const std::string_view type = unquoted(member(event, "type"));
    if (type == "over") return create();
    if (type != "started" && type != "played") return;
    const Clock::time_point now = Clock::now();
    const bool mine = whole(member(member(event, "decision"), "player"), -1) == 0;
    if (mine) move_at_ = type == "started" || asked_at_ ? now + PERSON_THINKS : now;
    if (mine && asked_at_) turns_.add(now - *asked_at_);
    if (mine)
      asked_at_.reset();
    else if (!asked_at_ && member(event, "over") == "false")
      asked_at_ = now;
    if (member(event, "over") == "true") asked_at_.reset();
  }

  std::string level_;
  Latencies& turns_;
  std::size_t moves_ = 0;
  std::optional<Clock::time_point> move_at_;  // the person will
  std::optional<Clock::time_point> asked_at_; // the computer player was
  Connection connection_;
};

struct Group {
  std::string name;
  double goal; // for the slowest percent, milliseconds
  Latencies turns{};
  std::vector<std::unique_ptr<Game>> games{};

  void add(Loop& loop, Connection::Target target, const std::string& from, const std::string& level) {
    target.from = from;
    games.push_back(std::make_unique<Game>(loop, target, level, turns));
  }
  // A turn that is still awaited counts with the time it has been so far.
  void tell(Report& report) {
    for (const auto& game : games) {
      const Clock::duration awaited = game->awaited(Clock::now());
      if (awaited > 0s) turns.add(awaited);
      if (!game->fault.empty()) report.wrong(game->fault);
    }
    report.figure(name + ": turns", static_cast<double>(turns.count()), "");
    report.figure(name + ": p50", turns.percentile(50), "ms");
    report.figure(name + ": p99", turns.percentile(99), "ms", goal);
  }
};

void play(Loop& loop, const std::array<Group*, 3>& groups, Clock::duration time) {
  for (const auto end = Clock::now() + time; Clock::now() < end;) {
    loop.run_until(Clock::now() + 5ms);
    for (Group* group : groups)
      for (const auto& game : group->games) game->look(Clock::now());
  }
}

void tables_of_experts(Report& report, int tables) {
  const RunningServer server({"--per-address", "1000"});
  Loop loop;
  Group many{fmt::format("{} experts", tables), 10'000}, one{"an expert of another address", 4'000},
      easy{fmt::format("easy beside {} experts", tables), 1'000};
  for (int i = 0; i < tables; ++i) many.add(loop, server.target(), "127.0.0.2", "expert");
  one.add(loop, server.target(), "127.0.0.3", "expert");
  for (int i = 1; i <= EASY_TABLES; ++i)
    easy.add(loop, server.target(), fmt::format("127.0.1.{}", i), "easy");
  const std::array groups{&many, &one, &easy};
  play(loop, groups, OPENING);
  for (Group* group : groups) group->turns = {};
  play(loop, groups, MEASURED);
  for (Group* group : groups) group->tell(report);
}

void experts(Report& report) {
  for (const int tables : {20, 500}) tables_of_experts(report, tables);
}

const Scenario EXPERTS("experts", "20 and 500 tables of one address against the expert, others beside them",
                       experts);

} // namespace

} // namespace mappa::load
