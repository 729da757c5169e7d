#include "play/ranking.h"

#include <algorithm>

namespace mappa::play {

Suggestion ranked(std::vector<Ranked> lines) {
  std::stable_sort(lines.begin(), lines.end(),
                   [](const Ranked& a, const Ranked& b) { return a.line.merit > b.line.merit; });
  Suggestion suggestion{lines.front().line.actions[0], lines.front().line.value, {}};
  std::vector<Thought>& thoughts = suggestion.lines;
  for (const Ranked& each : lines) {
    const Action& action = each.line.actions[0];
    const auto same = std::find_if(thoughts.begin(), thoughts.end(),
                                   [&](const Thought& thought) { return thought.action == action; });
    if (same != thoughts.end())
      same->visits += each.visits;
    else if (thoughts.size() < MAX_LINES)
      thoughts.push_back({action, each.visits, each.line.value});
  }
  return suggestion;
}

} // namespace mappa::play
