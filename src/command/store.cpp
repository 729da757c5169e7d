// `mappa store`: looks after the games of a server, also while it runs.
#include "command/commands.h"
#include "store/archive.h"

#include <fmt/format.h>
#include <memory>

namespace mappa::command {

namespace {

struct StorePlaces {
  std::string from, to;
};

void print_fault(const std::string& fault) { fmt::print("{}\n", fault); }

void conclude(const store::Walk& walked, const char* done) {
  fmt::print("{}{} tables with {} entries", done, walked.tables, walked.entries);
  if (walked.maps > 0) fmt::print(" and {} maps", walked.maps);
  fmt::print("\n");
  if (walked.faults == 0) return;
  fmt::print("{} faults\n", walked.faults);
  throw CLI::RuntimeError(FAILED);
}

void check(const StorePlaces& places) {
  conclude(store::walk(*store::open_source(places.from), nullptr, print_fault), "");
}

void copy(const StorePlaces& places) {
  const auto from = store::open_source(places.from);
  const auto to = store::open_target(places.to);
  conclude(store::walk(*from, to.get(), print_fault), "copied ");
}

// Backups are files, whatever the store is.
void backup(const StorePlaces& places) {
  const auto from = store::open_source(places.from);
  const auto to = store::open_file_target(places.to);
  conclude(store::walk(*from, to.get(), print_fault), "saved ");
}

} // namespace

void add_store(CLI::App& app) {
  auto* store_app = app.add_subcommand("store", "Check, back up and restore the games of a server");
  store_app->require_subcommand(1);
  const auto places = std::make_shared<StorePlaces>();
  constexpr const char* STORE = "The store: a file, or postgresql://...";

  auto* check_app = store_app->add_subcommand("check", "Compare everything with its checksums");
  check_app->add_option("STORE", places->from, STORE)->required();
  check_app->callback([places] { check(*places); });

  auto* backup_app = store_app->add_subcommand("backup", "Save all games of one moment in a new file");
  backup_app->add_option("STORE", places->from, STORE)->required();
  backup_app->add_option("FILE", places->to, "The file to make")->required();
  backup_app->callback([places] { backup(*places); });

  auto* restore_app =
      store_app->add_subcommand("restore", "Bring all games of a backup into a store without any");
  restore_app->add_option("FILE", places->from, "The backup")->required();
  restore_app->add_option("STORE", places->to, STORE)->required();
  restore_app->callback([places] { copy(*places); });

  store_app->footer(
      "\nAll may be done while servers run. What is found wrong is told, and the exit code is then 1; it is\n"
      "copied as it is.\n\nExamples:\n  mappa store check games.db\n"
      "  mappa store backup postgresql:///mappa friday.db\n  mappa store restore friday.db games.db");
}

} // namespace mappa::command
