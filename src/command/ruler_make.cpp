#include "command/ruler_make.h"

#include "command/options.h"
#include "command/progress.h"
#include "command/ruler_file.h"
#include "notation/game.h"
#include "notation/setup.h"
#include "play/parallel.h"

#include <fmt/format.h>
#include <memory>

namespace mappa::command {

using nlohmann::json;
namespace {

struct RulerKind {
  const char* name;
  const char* setup;
};
constexpr std::array RULER_KINDS{
    RulerKind{"base", R"({})"},
    RulerKind{"postman", R"({"postman":true})"},
    RulerKind{"benelux", R"({"map":"benelux","chips":true,"postman":true})"},
    RulerKind{"deutschland", R"({"map":"deutschland","chips":true,"postman":true})"},
    RulerKind{"france", R"({"map":"france","chips":true,"postman":true})"},
    RulerKind{"great_britain", R"({"map":"great_britain","chips":true,"postman":true})"},
    RulerKind{"iberia", R"({"map":"iberia","chips":true,"postman":true})"},
    RulerKind{"expansions",
              R"({"tiles":{"base_c2_gardens":1,"inns_and_cathedrals":1,"traders_and_builders":1},
                  "rules":["inns","cathedrals","large_meeple","builder","pig","trade_goods","abbot"]})"},
};

struct RulerMaking {
  std::string file;
  RulerHead head;
  int games = 400;
  int jobs = 1;
};

// The kinds in turn, every third time with four players.
RulerEntry begun(const RulerHead& head, int number, const data::Library& library) {
  const auto kinds = static_cast<int>(RULER_KINDS.size());
  const RulerKind& kind = RULER_KINDS[static_cast<std::size_t>(number % kinds)];
  json setup = json::parse(kind.setup);
  setup["players"] = {"A", "B"};
  if ((number / kinds + number % kinds) % 3 == 2) setup["players"] = {"A", "B", "C", "D"};
  setup["seed"] = Random{head.seed + 0x9E3779B97F4A7C15u * static_cast<uint64_t>(number)}.next();
  const Setup parsed = notation::parse_setup(setup, library);
  return {kind.name, std::make_shared<const Ruleset>(notation::rules_for(parsed, library)), {}, {}};
}

std::vector<int> missing(const RulerBook& book, int games) {
  std::vector<int> missing;
  for (int i = 0; i < games; ++i)
    if (!book.games.contains(i)) missing.push_back(i);
  return missing;
}

// The file is written after each game, so that little is lost if this is broken off.
void make_ruler(const RulerMaking& making) {
  const data::Library library = data::load_library({});
  RulerBook book{making.head, {}};
  if (std::filesystem::exists(making.file)) book = read_ruler(making.file, library);
  if (book.head != making.head)
    throw data::DataError(making.file + ": was made with another seed or effort; make another file");
  const std::vector<int> left = missing(book, making.games);
  Progress progress(std::max(1, static_cast<int>(left.size())));
  std::mutex writing; // guards the book and its file
  const auto work = [&](std::size_t i) {
    RulerEntry entry = begun(making.head, left[i], library);
    entry.game = play::make_ruler_game(*entry.rules, making.head.effort);
    write_entry(left[i], entry);
    const std::lock_guard lock(writing);
    book.games.emplace(left[i], std::move(entry));
    write_ruler(making.file, book);
  };
  play::parallel_for(left.size(), making.jobs, work, [&](int done) { progress.show(done); });
  progress.clear();
  std::size_t decisions = 0;
  for (const auto& [number, entry] : book.games) decisions += entry.game.decisions.size();
  fmt::print("{}: {} decisions of {} games\n", making.file, decisions, book.games.size());
}

} // namespace

void add_ruler_make(CLI::App& ruler_command) {
  auto* command = ruler_command.add_subcommand("make", "Make a ruler, or go on with one");
  const auto making = std::make_shared<RulerMaking>();
  command->add_option("FILE", making->file, "The file, as in ruler.jsonl.gz")->required()->type_name("");
  add_games_options(*command, making->games, "How many games; more can be added later", making->jobs,
                    making->head.seed);
  play::RulerEffort& effort = making->head.effort;
  command->add_option("--playouts", effort.playouts, "Of each of the best lines of a decision")
      ->check(CLI::Range(2, 1'000'000))
      ->capture_default_str();
  command->add_option("--decisions", effort.decisions, "Of a game, at most")
      ->check(CLI::Range(1, 1000))
      ->capture_default_str();
  command->footer(
      "\nThe file is written after each game; called again, the command plays those that are missing.\n"
      "The same seed makes the same file, whatever the jobs. docs/players.md tells what is in it.\n\n"
      "Example:\n  mappa ruler make ruler.jsonl.gz --games 400");
  command->callback([making] { make_ruler(*making); });
}

} // namespace mappa::command
