// `mappa engine`: the game protocol on standard input and output.
#include "command/commands.h"
#include "command/computer.h"
#include "command/options.h"
#include "command/version.h"
#include "data/library.h"

#include <iostream>
#include <memory>

namespace mappa::command {

namespace {

// One line without its end. Of a longer one than any request only as much is kept as shows that it is too
// long.
bool read_line(std::streambuf& in, std::string& line) {
  constexpr int END = std::char_traits<char>::eof();
  line.clear();
  int c = in.sbumpc();
  if (c == END) return false;
  for (; c != END && c != '\n'; c = in.sbumpc())
    if (line.size() <= notation::MAX_TEXT_SIZE) line.push_back(static_cast<char>(c));
  return true;
}

struct EngineOptions {
  std::vector<std::filesystem::path> folders;
  int threads = 1;
};

void serve(const EngineOptions& options) {
  const data::Library library = data::load_library(options.folders);
  notation::Session session(library, VERSION, computer_players(play::Effort{}.playouts, options.threads));
  std::ios::sync_with_stdio(false);
  for (std::string line; std::cout && read_line(*std::cin.rdbuf(), line);)
    if (const std::string answer = session.answer(line); !answer.empty())
      std::cout << answer << '\n' << std::flush;
}

} // namespace

void add_engine(CLI::App& app) {
  auto* engine = app.add_subcommand("engine", "Speak the game protocol on standard input and output");
  const auto options = std::make_shared<EngineOptions>();
  add_data_option(*engine, options->folders);
  engine->add_option("--threads", options->threads, "On which the expert thinks")
      ->check(CLI::Range(1, 1024))
      ->capture_default_str();
  engine->footer("\nExample:\n  echo '{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"hello\"}' | mappa engine\n\n"
                 "One JSON-RPC 2.0 object per line; docs/protocol.md describes them.");
  engine->callback([options] { serve(*options); });
}

} // namespace mappa::command
