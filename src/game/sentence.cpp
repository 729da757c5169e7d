#include "game/sentence.h"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace mappa {

namespace {

struct Keyed {
  std::string_view key, text;
};
// Of data/words/en.json those that are told to programs.
constexpr auto ENGLISH = std::to_array<Keyed>({
#include "english_sentences.inc"
});

struct Told {
  const Teller& teller;

  std::string operator()(const std::string& text) const { return text; }
  std::string operator()(int number) const { return std::to_string(number); }
  std::string operator()(Sentence::Player player) const { return teller.player(player.number); }
  std::string operator()(const Sentence::Name& name) const { return teller.name(name.text); }
  std::string operator()(const Sentence::Value::Sentences& sentences) const {
    std::string text;
    for (const Sentence& each : sentences) text += (text.empty() ? "" : ", ") + tell(each, teller);
    return text;
  }
};

} // namespace

std::string tell(const Sentence& sentence, const Teller& teller) {
  const std::string words = teller.words(sentence);
  std::string text;
  for (size_t at = 0; at < words.size();) {
    const size_t open = std::min(words.find('{', at), words.size());
    text.append(words, at, open - at);
    if (open == words.size()) break;
    const size_t close = words.find('}', open);
    const std::string name = words.substr(open + 1, close - open - 1);
    const auto value = std::ranges::find(sentence.values, name, &Sentence::Value::name);
    if (value == sentence.values.end()) throw std::out_of_range(sentence.key + (": no value {" + name + "}"));
    text += std::visit(Told{teller}, value->content());
    at = close + 1;
  }
  return text;
}

std::string english(const Sentence& sentence) {
  const auto words = [](const Sentence& wanted) {
    const auto found = std::ranges::find(ENGLISH, std::string_view(wanted.key), &Keyed::key);
    if (found == ENGLISH.end()) throw std::out_of_range(wanted.key);
    return std::string(found->text);
  };
  return tell(sentence, {words, [](int player) { return "player " + std::to_string(player); },
                         [](const std::string& name) { return name; }});
}

} // namespace mappa
