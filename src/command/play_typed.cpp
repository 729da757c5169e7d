#include "command/play_typed.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <sstream>

namespace mappa::command {

std::vector<std::string> words_of(std::string_view line) {
  std::string text(line);
  for (char& c : text)
    c = std::string_view(",;:()").find(c) == std::string_view::npos
            ? static_cast<char>(std::tolower(static_cast<unsigned char>(c)))
            : ' ';
  std::istringstream in(text);
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

std::optional<int> number_in(std::string_view word) {
  int value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
  return value;
}

std::vector<int> numbers_in(const std::vector<std::string>& words) {
  std::vector<int> numbers;
  for (const std::string& word : words)
    if (const auto number = number_in(word)) numbers.push_back(*number);
  return numbers;
}

} // namespace mappa::command
