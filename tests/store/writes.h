// Writes for tests of the store, and processes that use it.
#pragma once

#include "store/store.h"

#include <csignal>
#include <functional>
#include <gmock/gmock.h>
#include <sys/wait.h>
#include <unistd.h>

namespace mappa::store {

inline constexpr int64_t NOW = 1'763'200'000'000; // milliseconds since 1970

inline Write entry(const std::string& table, int number, const std::string& text = "entry") {
  return {.head = {.id = table, .summary = "{}", .changed = 1'000}, .number = number, .entries = {text}};
}

inline Write head(TableHead head, int number = 1) {
  return {.head = std::move(head), .number = number, .entries = {"entry"}};
}

inline std::vector<bool> write(Store& store, const std::vector<Write>& writes) { return store.write(writes); }

inline std::vector<std::string> ids(const std::vector<TableHead>& heads) {
  std::vector<std::string> ids;
  for (const TableHead& one : heads) ids.push_back(one.id);
  return ids;
}

// A process of its own that does `work` and then waits to be killed.
class Child {
public:
  explicit Child(const std::function<void()>& work) {
    int ends[2];
    if (pipe(ends) != 0) throw std::runtime_error("no pipe");
    process_ = fork();
    if (process_ == 0) {
      try {
        work();
        if (::write(ends[1], "+", 1) == 1)
          while (true) pause();
      } catch (const std::exception& error) {
        fprintf(stderr, "in the child: %s\n", error.what());
      }
      _exit(1);
    }
    close(ends[1]);
    char said = '-';
    if (read(ends[0], &said, 1) != 1) said = '-';
    close(ends[0]);
    if (said != '+') throw std::runtime_error("the child failed");
  }
  ~Child() { kill(); }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  void kill() {
    if (!process_) return;
    ::kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
    process_ = 0;
  }

private:
  pid_t process_;
};

} // namespace mappa::store
