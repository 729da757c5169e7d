// Runs the real program and keeps what it says.
#pragma once

#include "data/folder.h"
#include <cstdlib>
#include <string>
#include <sys/wait.h>

namespace mappa {

struct Said {
  int code = -1; // exit code; -1 if it was killed
  std::string out;
  std::string err;
};

inline std::string slurp(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// `arguments` as a shell takes them; the output may go to another file, unread.
inline Said run_mappa(const std::string& arguments, const char* elsewhere = nullptr) {
  const Folder folder;
  const std::string err = (folder.path / "err").string();
  const std::string out = elsewhere ? elsewhere : (folder.path / "out").string();
  const std::string line = "'" MAPPA_BINARY "' " + arguments + " </dev/null >'" + out + "' 2>'" + err + "'";
  const int status = std::system(line.c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, elsewhere ? "" : slurp(out), slurp(err)};
}

} // namespace mappa
