// Something told to people: the key of its words in data/words, and what is filled in. So the rules know no
// language; programs and errors are told it in English.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace mappa {

struct Sentence {
  struct Player { // by number, for who knows no names
    int number;
  };
  struct Name { // as it is typed: "city@N"
    std::string text;
  };
  class Value;

  const char* key = ""; // none: there is nothing to tell
  std::vector<Value> values;

  bool empty() const { return *key == '\0'; }
};

// What stands in braces: {name}.
class Sentence::Value {
public:
  using Sentences = std::vector<Sentence>; // told one after another
  using Content = std::variant<std::string, int, Player, Name, Sentences>;

  Value(const char* name, Content content) : name_(name), content_(std::move(content)) {}
  Value(const char* name, Sentence one) : Value(name, Sentences{std::move(one)}) {}

  std::string_view name() const { return name_; }
  const Content& content() const { return content_; }

private:
  const char* name_;
  Content content_;
};

struct Teller {                                      // of one language
  std::function<std::string(const Sentence&)> words; // with the braces
  std::function<std::string(int)> player;
  std::function<std::string(const std::string&)> name;
};

std::string tell(const Sentence& sentence, const Teller& teller);

// As programs are told it: players are numbers.
std::string english(const Sentence& sentence);

} // namespace mappa
