// What the hub of one device wants done outside, where it runs: a list of messages, taken after each call.
#pragma once

#include "notation/json.h"

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace mappa::local {

class Outside {
public:
  void add(notation::Json message) { messages_.push_back(std::move(message)); }
  // A list as text; empty if there is nothing to do.
  std::string take() {
    const std::vector<notation::Json> messages = std::exchange(messages_, {});
    return messages.empty() ? std::string() : notation::text_of(notation::Json(messages));
  }

private:
  std::vector<notation::Json> messages_;
};

// Answers that come after the call that asked for them.
class Later {
public:
  void add(std::function<void()> work) { waiting_.push_back(std::move(work)); }
  // Also what is added meanwhile.
  template <class Run>
  void run(const Run& run) {
    while (!waiting_.empty())
      for (const auto& work : std::exchange(waiting_, {})) run(work);
  }

private:
  std::vector<std::function<void()>> waiting_;
};

} // namespace mappa::local
