// The language of a person at the terminal: all that `mappa play` says is in data/words, by keys.
#pragma once

#include "data/language.h"
#include "game/sentence.h"
#include "game/setup.h"

#include <map>
#include <string>
#include <vector>

namespace mappa::command {

// CLDR's name of the form that goes with a number: "one", "few", "many" or "other".
const char* plural_form(data::Language language, int n);

class Tongue {
public:
  using Values = std::vector<Sentence::Value>;

  // Throws DataError.
  explicit Tongue(data::Language language);

  data::Language language() const { return language_; }

  // Where the words have several forms, {n} decides.
  std::string say(const char* key, const Values& values = {}) const;

  // The same of what knows players by their numbers.
  std::string say(const Sentence& sentence, const Setup& setup) const;

  // "a", "a and b", "a, b and c"
  std::string listed(std::vector<std::string> parts) const;

  // What is typed in English, "abbot city@N", as this language has it: "Abt Stadt@N".
  std::string shown(const std::string& english) const;

  // And back, word by word, in small letters without accents; a word that is unknown stays.
  std::vector<std::string> understood(std::vector<std::string> typed) const;

private:
  using Forms = std::map<std::string, std::string, std::less<>>; // one that is not chosen by number: "other"

  std::string words(const Sentence& sentence) const;

  data::Language language_;
  std::map<std::string, Forms, std::less<>> texts_;
};

// Of the terminal: as the environment says, English if that names none of ours. What is no terminal gets
// English, so that a transcript is the same everywhere.
data::Language language_of_terminal();

// A player's name, of a computer player with the level as this language has it.
std::string player_name(const Tongue& tongue, const Setup& setup, int player);

} // namespace mappa::command
