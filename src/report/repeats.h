// What is said again and again, and when to say it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace mappa::report {

class Repeats {
public:
  static constexpr int64_t PAUSE_MS = 60'000;
  static constexpr std::size_t MOST = 100; // that are told apart

  // Whether to say it now. When there are too many to remember, all further ones of a group count as one.
  bool say(const std::string& what, const std::string& group, int64_t now) {
    const auto known = said_.find(what);
    if (known == said_.end() && said_.size() >= MOST && what != group) return say(group, group, now);
    if (known != said_.end()) return ++known->second.held, false;
    said_[what] = {now, 0};
    return true;
  }

  // What was held back for long enough, and how often; who has been silent so long is forgotten.
  std::vector<std::pair<std::string, int>> due(int64_t now) {
    std::vector<std::pair<std::string, int>> out;
    for (auto it = said_.begin(); it != said_.end();) {
      auto& [what, last] = *it;
      const bool over = now - last.time >= PAUSE_MS;
      if (over && last.held > 0) out.emplace_back(what, last.held);
      const bool forget = over && last.held == 0;
      if (over) last = {now, 0};
      it = forget ? said_.erase(it) : std::next(it);
    }
    return out;
  }

private:
  struct Last {
    int64_t time = 0;
    int held = 0;
  };
  std::map<std::string, Last> said_;
};

} // namespace mappa::report
