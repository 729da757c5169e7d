// Runs `mappa` with input: from a file as a script, or at a terminal as a person.
#pragma once

#include "command/program.h"

#include <gtest/gtest.h>
#include <pty.h>
#include <signal.h>
#include <unistd.h>

namespace mappa::command {

inline testing::AssertionResult says(const std::string& text, const std::string& part) {
  if (text.find(part) != std::string::npos) return testing::AssertionSuccess() << "found " << part;
  return testing::AssertionFailure() << "\"" << part << "\" is not in:\n" << text;
}

inline Said run_mappa_with(const std::string& arguments, const std::string& input) {
  const Folder folder;
  const std::string in = folder.write("in", input).string();
  const std::string out = (folder.path / "out").string(), err = (folder.path / "err").string();
  const std::string line =
      "'" MAPPA_BINARY "' " + arguments + " <'" + in + "' >'" + out + "' 2>'" + err + "'";
  const int status = std::system(line.c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, slurp(out), slurp(err)};
}

// The program at a terminal of its own. A prompt is awaited before each line is typed.
class Terminal {
public:
  explicit Terminal(const std::string& arguments, const std::string& environment = "") {
    winsize size{.ws_row = 50, .ws_col = 100, .ws_xpixel = 0, .ws_ypixel = 0};
    child_ = forkpty(&terminal_, nullptr, nullptr, &size);
    if (child_ == 0) {
      const std::string line = "LC_ALL=C " + environment + " exec '" MAPPA_BINARY "' " + arguments;
      execl("/bin/sh", "sh", "-c", line.c_str(), nullptr);
      _exit(127);
    }
  }
  ~Terminal() {
    if (child_ > 0) kill(child_, SIGKILL), waitpid(child_, nullptr, 0);
    close(terminal_);
  }
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  // All that was shown until a text appears, or until the program ends.
  std::string until(const std::string& text) {
    std::string seen;
    char next = 0;
    while (seen.find(text) == std::string::npos && read(terminal_, &next, 1) == 1) seen += next;
    return seen;
  }

  void type(const std::string& keys) {
    if (write(terminal_, keys.data(), keys.size()) < 0) throw std::runtime_error("the terminal is closed");
  }

  // The rest of what is shown, and the exit code.
  Said finish() {
    Said said;
    char next = 0;
    while (read(terminal_, &next, 1) == 1) said.out += next;
    int status = 0;
    waitpid(child_, &status, 0);
    child_ = -1;
    said.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return said;
  }

private:
  int terminal_ = -1;
  pid_t child_ = -1;
};

} // namespace mappa::command
