#include "command/tongue.h"

#include "command/play_seats.h"
#include "command/play_typed.h"
#include "data/json.h"
#include "data/library.h"
#include "notation/text_canvas.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

namespace mappa::command {

using data::Language;

namespace {

// What may be typed in the language and in English, which is what stands after the dot.
constexpr std::array NAMES{
    "name.field",   "name.road",   "name.city",    "name.river",  "name.monastery", "name.post_office",
    "name.garden",  "name.purple", "name.blue",    "name.orange", "name.meeple",    "name.postman",
    "name.large",   "name.abbot",  "name.builder", "name.pig",    "name.draw",      "name.take",
    "name.upgrade", "name.send",   "name.off",     "name.back",   "name.call",      "name.keep",
    "name.release", "name.town",   "name.abroad",  "name.buy",
};
std::string_view english_of(std::string_view key) { return key.substr(key.find('.') + 1); }

constexpr std::array LEVELS{"level.random", "level.easy", "level.medium", "level.hard", "level.expert"};

const char* key_of(const auto& keys, std::string_view english) {
  const auto found = std::ranges::find(keys, english, english_of);
  return found == keys.end() ? nullptr : *found;
}

std::string_view value_of(const char* variable) {
  const char* value = std::getenv(variable);
  return value ? value : "";
}

// "city@N": the word, and what follows it.
std::pair<std::string, std::string> parted(const std::string& word) {
  const size_t at = std::min(word.find_first_of("@,"), word.size());
  return {word.substr(0, at), word.substr(at)};
}

} // namespace

const char* plural_form(Language language, int n) {
  const int all = std::abs(n), last = all % 10, teens = all % 100 / 10;
  switch (language) {
  case Language::Fr:
  case Language::Pt: return all < 2 ? "one" : "other";
  case Language::Pl: return all == 1 ? "one" : last >= 2 && last <= 4 && teens != 1 ? "few" : "many";
  case Language::Cs: return all == 1 ? "one" : all >= 2 && all <= 4 ? "few" : "other";
  default: return all == 1 ? "one" : "other";
  }
}

Tongue::Tongue(Language language) : language_(language) {
  const std::string file =
      (data::data_folder() / "words" / fmt::format("{}.json", data::name_of(language))).string();
  const nlohmann::json texts = data::parse_json(data::read_text(file), file);
  for (const auto& [key, text] : texts.items())
    texts_[key] = text.is_string() ? Forms{{"other", text.get<std::string>()}} : text.get<Forms>();
}

std::string Tongue::words(const Sentence& sentence) const {
  const auto text = texts_.find(sentence.key);
  if (text == texts_.end()) throw std::out_of_range(fmt::format("no words for {}", sentence.key));
  const Forms& forms = text->second;
  const auto n = std::ranges::find(sentence.values, "n", &Sentence::Value::name);
  const int* number = n == sentence.values.end() ? nullptr : std::get_if<int>(&n->content());
  const auto form = number ? forms.find(plural_form(language_, *number)) : forms.end();
  return form == forms.end() ? forms.at("other") : form->second;
}

std::string Tongue::say(const char* key, const Values& values) const {
  return tell(Sentence{key, values}, {[&](const Sentence& each) { return words(each); },
                                      [](int number) { return std::to_string(number); },
                                      [&](const std::string& name) { return shown(name); }});
}

std::string Tongue::say(const Sentence& sentence, const Setup& setup) const {
  return tell(sentence, {[&](const Sentence& each) { return words(each); },
                         [&](int player) { return player_name(*this, setup, player); },
                         [&](const std::string& name) { return shown(name); }});
}

std::string Tongue::listed(std::vector<std::string> parts) const {
  if (parts.size() < 2) return parts.empty() ? "" : parts[0];
  const std::string last = parts.back();
  parts.pop_back();
  return say("list.and", {{"one", fmt::format("{}", fmt::join(parts, ", "))}, {"other", last}});
}

std::string Tongue::shown(const std::string& english) const {
  std::string text;
  for (size_t at = 0; at < english.size();) {
    const size_t end = std::min(english.find(' ', at), english.size());
    const auto [word, rest] = parted(english.substr(at, end - at));
    const char* key = key_of(NAMES, word);
    text += (at ? " " : "") + (key ? say(key) : word) + rest;
    at = end + 1;
  }
  return text;
}

std::vector<std::string> Tongue::understood(std::vector<std::string> typed) const {
  for (std::string& each : typed) {
    const auto [word, rest] = parted(each);
    for (const char* key : NAMES)
      if (words_of(say(key)) == std::vector{word}) each = std::string(english_of(key)) + rest;
  }
  return typed;
}

Language language_of_terminal() {
  if (!isatty(STDOUT_FILENO)) return Language::En;
  for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"})
    if (const std::string_view locale = value_of(variable); !locale.empty()) // "de_AT.UTF-8"
      return data::language_named(locale.substr(0, locale.find_first_of("_.@"))).value_or(Language::En);
  return Language::En;
}

std::string player_name(const Tongue& tongue, const Setup& setup, int player) {
  const std::string& name = setup.players[static_cast<size_t>(player)];
  const auto level = level_of(name);
  if (!level) return notation::harmless(name);
  return fmt::format("{} ({})", notation::harmless(name.substr(0, name.rfind(" ("))),
                     tongue.say(key_of(LEVELS, *level)));
}

} // namespace mappa::command
