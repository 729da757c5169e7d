// Answers for a whole game, and what a transcript tells of its points.
#pragma once

#include <algorithm>
#include <map>
#include <regex>
#include <string>
#include <vector>

namespace mappa::command {

// Answers any decision: whatever does not fit it is refused, and one of the lines does.
inline std::string any_answers(int decisions) {
  std::string input;
  for (int i = 0; i < decisions; ++i) input += "1\n1 r0\n1 r1\n1 r2\n1 r3\n";
  return input;
}

// The points told line by line, added up for each player.
inline std::map<std::string, int> told_points(const std::string& out) {
  std::map<std::string, int> sums;
  const std::regex line("(?:^|\n)([^\n:>]+): (?:road|city|monastery|field|town|chip|treat|island|wine), "
                        "[^\n]*: (-?[0-9]+) points?");
  for (std::sregex_iterator it(out.begin(), out.end(), line), end; it != end; ++it)
    sums[(*it)[1]] += std::stoi((*it)[2]);
  return sums;
}

// The scores shown below the last board.
inline std::vector<int> final_scores(const std::string& out) {
  const std::string end = out.substr(std::min(out.size(), out.rfind("The game is over. ")));
  std::vector<int> scores;
  const std::regex score(" ([0-9]+) \\([0-9]+ meeples?");
  for (std::sregex_iterator it(end.begin(), end.end(), score), last; it != last; ++it)
    scores.push_back(std::stoi((*it)[1]));
  return scores;
}

} // namespace mappa::command
