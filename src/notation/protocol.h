// The game protocol (docs/protocol.md): one JSON-RPC request in, one answer out. It reads and writes nothing
// itself, so that programs, servers, browsers and fuzzers can use it alike.
#pragma once

#include "notation/game.h"
#include "notation/json.h"
#include "notation/rpc.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mappa::notation {

inline constexpr int PROTOCOL_VERSION = 1;

struct Advice {
  struct Line { // one action that was thought about
    Action action;
    int visits;
    std::vector<double> value;
  };
  Action action;
  std::vector<double> value;  // final score expected for each player
  std::vector<Line> lines;    // the best first
  std::vector<Action> rest{}; // with which the player would go on in the same turn, if it has thought so far
  std::string told{};         // by the coach, if that was asked: a JSON object
};

// The computer players, which know nothing of this folder, nor it of them.
struct Adviser {
  std::vector<std::string> levels; // weakest first; none: there is no advice
  // time_ms: 0: as long as the level takes.
  std::function<Advice(const Ruleset&, const Position&, const std::string& level, uint64_t seed, int time_ms)>
      suggest;
};

// {"action","value","lines"}
Json advice_json(const Ruleset& rules, const Position& position, const Advice& advice);

// The methods that need no game.
Json hello_json(const data::Library& library, const std::string& version,
                const std::vector<std::string>& levels);
Json tile_of(Params& params, const data::Library& library);
Json map_answer(const data::MapFile& map, const data::Library& library);
[[noreturn]] void throw_no_map(const nlohmann::json& id);

// One client's game.
class Session {
public:
  // The library must outlive the session.
  Session(const data::Library& library, std::string program_version, Adviser adviser);

  // One line without its end, empty for a notification. Never throws for what the request says; after an
  // error the game is as it was.
  std::string answer(std::string_view request);

private:
  struct Method {
    const char* name;
    Json (Session::*run)(Params&);
  };
  static const std::vector<Method>& methods();

  Json hello(Params& params);
  Json start(Params& params);
  Json view(Params& params);
  Json features(Params& params);
  Json legal(Params& params);
  Json play(Params& params);
  Json undo(Params& params);
  Json save(Params& params);
  Json load(Params& params);
  Json arrange(Params& params);
  Json suggest(Params& params);
  Json tile(Params& params);
  Json map(Params& params);

  Game& game();

  const data::Library& library_;
  std::string version_;
  Adviser adviser_;
  std::optional<Game> game_;
};

} // namespace mappa::notation
