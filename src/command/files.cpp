#include "command/files.h"

#include "data/json.h"
#include "notation/record.h"

#include <filesystem>
#include <fstream>

namespace mappa::command {

notation::Game load_game_file(const std::string& file, const data::Library& library) {
  const std::string text = data::read_text(file); // its faults name the file
  try {
    return notation::load_game(notation::parse_text(text), library);
  } catch (const std::exception& error) {
    throw std::runtime_error(file + ": " + error.what());
  }
}

void write_file(const std::string& file, const std::string& text) {
  // A device or a pipe is written to as it is; a file is written beside its place first.
  const bool plain = !std::filesystem::exists(file) || std::filesystem::is_regular_file(file);
  const std::string beside = plain ? file + ".part" : file;
  std::ofstream out(beside, std::ios::binary);
  out << text;
  out.close();
  std::error_code error;
  if (out && plain) std::filesystem::rename(beside, file, error);
  if (!out || error) {
    if (plain) std::filesystem::remove(beside, error);
    throw std::runtime_error(file + ": cannot be written");
  }
}

} // namespace mappa::command
