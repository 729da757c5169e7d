#include "command/puzzle_file.h"

#include "data/json.h"
#include "data/object.h"
#include "game/turn.h"
#include "notation/game.h"
#include "notation/setup.h"

#include <algorithm>
#include <cmath>

namespace mappa::command {

using data::Object;
using data::Place;
using data::shown;
using nlohmann::json;
using notation::Json;
using notation::legal_actions;

namespace {

constexpr const char* FILE_FORMAT = "mappa-puzzles";
constexpr int FILE_VERSION = 1;
constexpr int MOST_POINTS = 500;
constexpr int MOST_SEED = 1'000'000'000;

bool of_a_feature(play::Cause why) {
  using enum play::Cause;
  return why == Scores || why == Steals || why == Shares || why == Dead || why == Post;
}

Json why_json(const play::Because& because) {
  Json out = Json::array({play::CAUSE_NAME[static_cast<std::size_t>(because.why)], because.points});
  if (of_a_feature(because.why)) out.push_back(KIND_NAME[static_cast<std::size_t>(because.kind)]);
  return out;
}

// What each legal action loses; a list where the turn goes on after it.
Json ways_json(const Ruleset& rules, const Position& position, const std::vector<play::Way>& ways,
               std::size_t depth) {
  Json out = Json::array();
  for (const Action& action : legal_actions(rules, position)) {
    std::vector<play::Way> after;
    for (const play::Way& way : ways)
      if (way.line.actions[depth] == action) after.push_back(way);
    if (after.front().line.size == depth + 1) {
      out.push_back(std::lround(after.front().loss));
    } else {
      Position p = position;
      apply(rules, p, action);
      out.push_back(ways_json(rules, p, after, depth + 1));
    }
  }
  return out;
}

Json puzzle_json(const Ruleset& rules, const Position& position, const play::Puzzle& puzzle) {
  Json themes = Json::array(), why = Json::array();
  for (const play::Theme theme : puzzle.told.themes)
    themes.push_back(play::THEME_NAME[static_cast<std::size_t>(theme)]);
  for (const play::Because& because : puzzle.told.why) why.push_back(why_json(because));
  return {{"at", puzzle.at},
          {"difficulty", puzzle.difficulty},
          {"themes", std::move(themes)},
          {"why", std::move(why)},
          {"ways", ways_json(rules, position, puzzle.ways, 0)}};
}

Ruleset rules_with(json setup, uint64_t seed, const data::Library& library) {
  setup["seed"] = seed;
  return notation::rules_for(notation::parse_setup(setup, library), library);
}

// Reads a file game by game; what is wrong is thrown at once, with its place.
class PuzzleReader {
public:
  PuzzleReader(const std::string& file, const data::Library& library)
      : PuzzleReader(file, data::read_text(file), library) {}

  PuzzleFile read();

private:
  PuzzleReader(const std::string& file, const std::string& text, const data::Library& library)
      : file_(file),
        library_(library),
        value_(data::parse_json(text, file)),
        as_written_(Json::parse(text)) {}
  void read_game(const json& game, const Place& place);
  void read_puzzle(const Ruleset& rules, const Position& position, Object& puzzle);
  std::size_t read_ways(const Ruleset& rules, const Position& position, const json& ways, const Place& place);
  void read_why(const Ruleset& rules, const Position& position, const json& list, const Place& place);
  void sound() const { data::throw_first(faults_); }

  std::string file_;
  const data::Library& library_;
  json value_;
  Json as_written_; // the same, with its keys in their order, so that a file that is gone on with stays as it
                    // was
  std::vector<std::string> faults_;
  PuzzleFile puzzles_;
  play::Line line_, best_; // on the way through the ways, and the first that loses nothing
};

PuzzleFile PuzzleReader::read() {
  Object object(value_, Place(faults_, file_));
  if (const json* format = object.need("format"); format && *format != FILE_FORMAT)
    object.place().fault("\"format\" is {}, not \"{}\"", shown(*format), FILE_FORMAT);
  object.integer("version", FILE_VERSION, FILE_VERSION);
  puzzles_.next = static_cast<uint64_t>(object.integer("next", 1, MOST_SEED));
  const json* setups = object.need_list("setups");
  const json* games = object.need_list("games");
  object.no_other_keys();
  sound();
  if (setups->empty()) object.place().fault("\"setups\" is empty");
  for (const json& setup : *setups) {
    if (!setup.is_object() || setup.contains("seed"))
      object.place().fault("a setup is {}, not an object without a seed", shown(setup));
  }
  sound();
  puzzles_.setups = as_written_["setups"].get<std::vector<Json>>();
  for (std::size_t i = 0; i < games->size(); ++i) {
    read_game((*games)[i], object.place().inside(fmt::format("game {}", i + 1)));
    puzzles_.games.push_back(as_written_["games"][i]);
  }
  return std::move(puzzles_);
}

void PuzzleReader::read_game(const json& game, const Place& place) {
  Object object(game, place);
  const auto seed = static_cast<uint64_t>(object.integer("seed", 1, MOST_SEED));
  const json* actions = object.need_list("actions");
  const json* puzzles = object.need_list("puzzles");
  object.no_other_keys();
  sound();
  if (seed >= puzzles_.next) place.fault("\"seed\" is {}, not below \"next\"", seed);
  if (!puzzles_.games.empty() && seed <= puzzles_.games.back()["seed"].get<uint64_t>())
    place.fault("\"seed\" is {}, not more than that of the game before", seed);
  if (puzzles->empty()) place.fault("\"puzzles\" is empty");
  sound();
  const Ruleset rules = puzzles_.rules_of(seed, library_);
  Position position = start(rules, seed);
  std::size_t next = 0;
  for (std::size_t i = 0; i <= actions->size(); ++i) {
    if (next < puzzles->size()) {
      const Place inside = place.inside(fmt::format("puzzle {}", next + 1));
      Object puzzle((*puzzles)[next], inside);
      if (static_cast<std::size_t>(puzzle.integer("at", 0, static_cast<int>(actions->size()))) == i) {
        read_puzzle(rules, position, puzzle);
        ++next;
      }
      sound();
    }
    if (i == actions->size()) break;
    const auto legal = legal_actions(rules, position);
    const auto number = data::whole_number((*actions)[i], 0, static_cast<int>(legal.size()) - 1);
    if (!number) place.fault("action {} is {}; {} are legal", i + 1, shown((*actions)[i]), legal.size());
    sound();
    apply(rules, position, legal[static_cast<std::size_t>(*number)]);
  }
  if (next < puzzles->size())
    place.fault("puzzle {}: \"at\" does not come after that of the puzzle before", next + 1);
  sound();
}

void PuzzleReader::read_puzzle(const Ruleset& rules, const Position& position, Object& puzzle) {
  puzzle.integer("difficulty", 1, play::HARDEST);
  const json* themes = puzzle.need_list("themes");
  const json* why = puzzle.need_list("why");
  const json* ways = puzzle.need_list("ways");
  puzzle.no_other_keys();
  sound();
  if (themes->empty()) puzzle.place().fault("\"themes\" is empty");
  for (const json& theme : *themes)
    if (std::ranges::none_of(play::THEME_NAME, [&](const char* name) { return theme == name; }))
      puzzle.place().fault("there is no theme {}", shown(theme));
  if (position.decision != Decision::Tile) puzzle.place().fault("no tile is to be laid there");
  sound();
  line_.size = best_.size = 0;
  const std::size_t worse = read_ways(rules, position, *ways, puzzle.place());
  if (!best_.size) puzzle.place().fault("every way loses something");
  if (!worse) puzzle.place().fault("no way loses anything");
  sound();
  read_why(rules, position, *why, puzzle.place());
}

// How many of them lose something.
std::size_t PuzzleReader::read_ways(const Ruleset& rules, const Position& position, const json& ways,
                                    const Place& place) {
  const auto legal = legal_actions(rules, position);
  if (!ways.is_array() || line_.size == play::Line::MAX)
    place.fault("the ways are {}, not a list", shown(ways));
  else if (ways.size() != legal.size())
    place.fault("there are {} ways; {} actions are legal", ways.size(), legal.size());
  sound();
  std::size_t worse = 0;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    const Place inside = place.inside(fmt::format("way {}", i));
    Position after = position;
    apply(rules, after, legal[i]);
    line_.add(legal[i]);
    if (play::goes_on(after, position)) {
      worse += read_ways(rules, after, ways[i], inside);
    } else {
      const auto loss = data::whole_number(ways[i], 0, MOST_POINTS);
      if (!loss || (*loss > 0 && *loss < play::PUZZLE_GAP))
        inside.fault("it loses {}, not 0 or {} to {}", shown(ways[i]), play::PUZZLE_GAP, MOST_POINTS);
      sound();
      worse += *loss > 0;
      if (!*loss && !best_.size) best_ = line_;
    }
    --line_.size;
  }
  return worse;
}

// What the positions say is worked out anew; what only playing on can say is a number.
void PuzzleReader::read_why(const Ruleset& rules, const Position& position, const json& list,
                            const Place& place) {
  const play::Told told = play::told_of(rules, position, best_, {});
  json expected = json::array(), given = json::array();
  for (const play::Because& because : told.why) expected.push_back(json::parse(why_json(because).dump()));
  for (const json& why : list) {
    const bool reckoned = why.is_array() && why.size() == 2 && (why[0] == "saves" || why[0] == "costs");
    if (!reckoned)
      given.push_back(why);
    else if (!data::whole_number(why[1], 1, MOST_POINTS))
      place.fault("\"why\" has {}, not 1 to {} points", shown(why), MOST_POINTS);
  }
  if (given != expected) place.fault("\"why\" says {}; what is true is {}", given.dump(), expected.dump());
  sound();
}

} // namespace

std::size_t PuzzleFile::puzzles() const {
  std::size_t count = 0;
  for (const Json& game : games) count += game["puzzles"].size();
  return count;
}

Ruleset PuzzleFile::rules_of(uint64_t seed, const data::Library& library) const {
  return rules_with(json::parse(setup_of(seed).dump()), seed, library);
}

void PuzzleFile::add(uint64_t seed, const play::PuzzleGame& found, const data::Library& library) {
  next = seed + 1;
  if (found.puzzles.empty()) return;
  const Ruleset rules = rules_of(seed, library);
  Position position = start(rules, seed);
  Json actions = Json::array(), list = Json::array();
  auto puzzle = found.puzzles.begin();
  for (std::size_t i = 0;; ++i) {
    if (puzzle->at == i) {
      list.push_back(puzzle_json(rules, position, *puzzle));
      if (++puzzle == found.puzzles.end()) break;
    }
    const auto legal = legal_actions(rules, position);
    actions.push_back(std::ranges::find(legal, found.actions[i]) - legal.begin());
    apply(rules, position, found.actions[i]);
  }
  games.push_back({{"seed", seed}, {"actions", std::move(actions)}, {"puzzles", std::move(list)}});
}

PuzzleFile read_puzzles(const std::string& file, const data::Library& library) {
  return PuzzleReader(file, library).read();
}

std::string text_of_puzzles(const PuzzleFile& puzzles) {
  const auto lines = [](const std::vector<Json>& list) {
    std::string text;
    for (const Json& each : list) text += (text.empty() ? "\n" : ",\n") + notation::text_of(each);
    return text;
  };
  return fmt::format("{{\"format\":\"{}\",\"version\":{},\"next\":{},\n\"setups\":[{}],\n\"games\":[{}]}}\n",
                     FILE_FORMAT, FILE_VERSION, puzzles.next, lines(puzzles.setups), lines(puzzles.games));
}

} // namespace mappa::command
