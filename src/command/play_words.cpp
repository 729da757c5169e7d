#include "command/play_words.h"

#include "game/arrange.h"
#include "game/turn.h"
#include "notation/segment.h"
#include "notation/text_canvas.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace mappa {

namespace {

constexpr std::array<const char*, KINDS> KIND_WORD{"field",     "road",        "city",  "river",
                                                   "monastery", "post office", "garden"};

std::string parts_of(const Event& score) {
  const std::string word = KIND_WORD[static_cast<size_t>(score.kind)];
  switch (score.kind) {
  case Kind::Field:
    return word + ", " + count_of(score.cities, "complete city", "complete cities") + " beside it";
  case Kind::Road:
  case Kind::City: {
    const std::string tiles = word + ", " + count_of(score.tiles, "tile", "tiles");
    return score.coats ? tiles + " and " + count_of(score.coats, "coat of arms", "coats of arms") : tiles;
  }
  default: return word + ", " + count_of(score.tiles - 1, "tile", "tiles") + " round it";
  }
}

std::string score_line(const Setup& setup, const Event& score) {
  const char* state = score.kind == Kind::Field ? "" : score.complete ? ", complete" : ", incomplete";
  return fmt::format("{}: {}{}: {}", player_name(setup, score.player), parts_of(score), state,
                     count_of(score.points, "point", "points"));
}

std::string result_line(const Ruleset& rules, const Position& p) {
  const auto end = p.scores.begin() + rules.players;
  const int most = *std::max_element(p.scores.begin(), end);
  std::vector<std::string> winners, others;
  for (int i = 0; i < rules.players; ++i) {
    const int score = p.scores[static_cast<size_t>(i)];
    const std::string name = player_name(rules.setup, i);
    if (score == most)
      winners.push_back(name);
    else
      others.push_back(fmt::format("{} has {}", name, score));
  }
  const std::string points = count_of(most, "point", "points");
  std::string line = rules.players == 1    ? fmt::format("{} has {}", winners[0], points)
                     : winners.size() == 1 ? fmt::format("{} wins with {}", winners[0], points)
                                           : fmt::format("{} share the win with {} each", // B13
                                                         fmt::join(winners, " and "), points);
  if (!others.empty()) line += fmt::format("; {}", fmt::join(others, ", "));
  return "The game is over. " + line + ".";
}

// Where a figure stands: "city@N at (3,-1)".
std::string spot(const Ruleset& rules, const Position& p, const Event& event) {
  return fmt::format("{} at {}", segment_name(rules, p.laid[event.tile].oriented, event.segment),
                     square_name(p.squares[event.tile]));
}

std::string line_of(const Ruleset& rules, const Position& p, const Event& event) {
  const auto tile_id = [&] { return rules.kinds[event.tile_kind].tile.id; };
  const auto figure = [&] { return FIGURE_NAME[static_cast<size_t>(event.figure)]; };
  const auto name = [&] { return player_name(rules.setup, event.player); };
  switch (event.type) {
  case EventType::Discarded: return tile_id() + " fits nowhere and is put out of the game."; // B4
  case EventType::Placed:
    return fmt::format("{} places {} at {} r{}.", name(), tile_id(), square_name(p.squares[event.tile]),
                       event.rot);
  case EventType::Figure: return fmt::format("{} puts a {} on {}.", name(), figure(), spot(rules, p, event));
  case EventType::Score: return score_line(rules.setup, event);
  case EventType::Returned:
    return fmt::format("{} takes back the {} from {}.", name(), figure(), spot(rules, p, event));
  case EventType::Final: return "Final scoring:";
  case EventType::Over: return result_line(rules, p);
  default: return "";
  }
}

} // namespace

std::string player_name(const Setup& setup, int player) {
  return harmless(setup.players[static_cast<size_t>(player)]);
}

std::string count_of(int n, const std::string& one, const std::string& many) {
  return fmt::format("{} {}", n, n == 1 ? one : many);
}

std::vector<std::string> tell(const Ruleset& rules, const Position& position, const Events& events) {
  std::vector<std::string> lines;
  for (const Event& event : events)
    if (std::string line = line_of(rules, position, event); !line.empty()) lines.push_back(std::move(line));
  return lines;
}

std::vector<std::string> story(const Game& game) {
  const Ruleset& rules = *game.rules;
  std::vector<std::string> lines;
  auto events = std::make_unique<Events>();
  Position p = start(rules, game.setup().seed, events.get());
  const auto add = [&] {
    for (const Event& event : *events) {
      if (event.type == EventType::Turn) lines.push_back(fmt::format("Turn {}", event.number));
      if (std::string line = line_of(rules, p, event); !line.empty()) lines.push_back("  " + line);
    }
    events->size = 0;
  };
  add();
  for (const Step& step : game.steps) {
    if (const Action* action = std::get_if<Action>(&step)) {
      apply(rules, p, *action, events.get());
    } else {
      replay(rules, p, step);
      lines.emplace_back("  The position is arranged by hand.");
    }
    add();
  }
  return lines;
}

std::string in_words(const Ruleset& rules, const Position& p, const Action& action) {
  switch (action.type) {
  case ActionType::Tile:
    return fmt::format("place the tile at {} r{}", square_name(action.square), action.what);
  case ActionType::Figure:
    return fmt::format("put a {} on {}", FIGURE_NAME[action.what],
                       segment_name(rules, p.laid[p.tiles_laid].oriented, action.segment));
  default: return "pass";
  }
}

} // namespace mappa
