#include "command/play_typed.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <sstream>

namespace mappa::command {

namespace {

struct Folded {
  const char* plain;
  std::string_view like; // each of two bytes
};
constexpr std::array FOLDED{
    Folded{"a", "áàâãäåąÁÀÂÃÄÅĄ"},
    Folded{"c", "çćčÇĆČ"},
    Folded{"d", "ďĎ"},
    Folded{"e", "éèêëęěÉÈÊËĘĚ"},
    Folded{"i", "íìîïÍÌÎÏ"},
    Folded{"l", "łŁ"},
    Folded{"n", "ñńňÑŃŇ"},
    Folded{"o", "óòôõöÓÒÔÕÖ"},
    Folded{"oe", "œŒ"},
    Folded{"r", "řŘ"},
    Folded{"s", "śšŚŠ"},
    Folded{"ss", "ß"},
    Folded{"t", "ťŤ"},
    Folded{"u", "úùûüůÚÙÛÜŮ"},
    Folded{"y", "ýÝ"},
    Folded{"z", "źżžŹŻŽ"},
};

const Folded* folded(std::string_view two_bytes) {
  const auto has = [&](const Folded& letter) {
    const size_t at = letter.like.find(two_bytes);
    return at != std::string_view::npos && at % 2 == 0;
  };
  const auto found = two_bytes.size() == 2 ? std::ranges::find_if(FOLDED, has) : FOLDED.end();
  return found == FOLDED.end() ? nullptr : &*found;
}

// In small letters without accents, with blanks for what only parts words.
std::string plain(std::string_view line) {
  constexpr std::string_view APOSTROPHE = "’";
  std::string text;
  for (size_t i = 0; i < line.size(); ++i) {
    if (line.substr(i).starts_with(APOSTROPHE)) {
      text += ' ';
      i += APOSTROPHE.size() - 1;
    } else if (const Folded* letter = folded(line.substr(i, 2))) {
      text += letter->plain;
      ++i;
    } else {
      text += std::string_view(",;:()'").find(line[i]) == std::string_view::npos
                  ? static_cast<char>(std::tolower(static_cast<unsigned char>(line[i])))
                  : ' ';
    }
  }
  return text;
}

} // namespace

std::vector<std::string> words_of(std::string_view line) {
  std::istringstream in(plain(line));
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
