// `mappa play` in ten languages: the words themselves are checked by the page's `npm run languages`.
#include "command/play_typed.h"
#include "command/terminal.h"
#include "command/told.h"
#include "command/tongue.h"
#include "data/json.h"
#include "data/library.h"
#include "notation/text_canvas.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

namespace mappa::command {
namespace {

using data::Language;
using data::LANGUAGE_NAME;
using testing::ElementsAre;

std::vector<Tongue> all_tongues() {
  std::vector<Tongue> tongues;
  for (const char* name : LANGUAGE_NAME) tongues.emplace_back(*data::language_named(name));
  return tongues;
}

// "1" for one, else the first letter: of 0 to 34 and of 100 to 124, as Intl.PluralRules has them.
std::string forms_of(Language language) {
  std::string forms;
  for (int n = 0; n < 125; ++n)
    if (n < 35 || n >= 100) {
      const std::string form = plural_form(language, n);
      forms += form == "one" ? '1' : form[0];
    }
  return forms;
}

TEST(Tongue, ChoosesTheFormByTheNumber) {
  const std::string one = "o1" + std::string(58, 'o'), none = "11" + std::string(58, 'o');
  for (const Language language :
       {Language::En, Language::De, Language::Es, Language::Nl, Language::Ca, Language::It})
    EXPECT_EQ(forms_of(language), one) << data::name_of(language);
  EXPECT_EQ(forms_of(Language::Fr), none);
  EXPECT_EQ(forms_of(Language::Pt), none);
  EXPECT_EQ(forms_of(Language::Pl), "m1fffmmmmmmmmmmmmmmmmmfffmmmmmmmfff"
                                    "mmfffmmmmmmmmmmmmmmmmmfff");
  EXPECT_EQ(forms_of(Language::Cs), "o1fff" + std::string(55, 'o'));
  EXPECT_STREQ(plural_form(Language::Pl, -2), "few");
}

TEST(Tongue, FillsInWhatItIsGiven) {
  const Tongue polish(Language::Pl);
  EXPECT_EQ(polish.say("count.tiles", {{"n", 1}}), "1 kafelek");
  EXPECT_EQ(polish.say("count.tiles", {{"n", 22}}), "22 kafelki");
  EXPECT_EQ(polish.say("count.tiles", {{"n", 5}}), "5 kafelków");
  EXPECT_THROW(polish.say("count.tiles"), std::out_of_range);
  EXPECT_THROW(polish.say("no.such_key"), std::out_of_range);
}

// What looks like a key in the sources that tell something.
std::set<std::string> keys_in_sources(const std::set<std::string>& families) {
  const std::filesystem::path src = std::filesystem::path(MAPPA_TEST_DIR) / ".." / "src";
  std::set<std::string> keys;
  for (const char* folder : {"command", "notation", "game", "game/rules"})
    for (const auto& file : std::filesystem::directory_iterator(src / folder)) {
      if (file.path().extension() != ".cpp") continue;
      const std::string text = slurp(file.path());
      static const std::regex key("\"([a-z]+)(\\.[a-z_]+)\"");
      for (std::sregex_iterator it(text.begin(), text.end(), key), end; it != end; ++it)
        if (families.count((*it)[1])) keys.insert((*it)[1].str() + (*it)[2].str());
    }
  return keys;
}

TEST(Tongue, EveryKeyThatIsUsedExistsAndEveryOneThatExistsIsUsed) {
  const std::string file = (data::data_folder() / "words" / "en.json").string();
  const nlohmann::json english = data::parse_json(slurp(file), file);
  std::set<std::string> known, families;
  for (const auto& [key, text] : english.items()) {
    known.insert(key);
    families.insert(key.substr(0, key.find('.')));
  }
  EXPECT_GT(known.size(), 300u);
  EXPECT_EQ(keys_in_sources(families), known);
}

TEST(Tongue, EveryLanguageHasOneWordForWhatIsTyped) {
  for (const Tongue& tongue : all_tongues()) {
    std::set<std::string> seen;
    for (const char* english : {"field",   "road", "city",   "river",   "monastery", "post_office", "garden",
                                "purple",  "blue", "orange", "meeple",  "postman",   "large",       "abbot",
                                "builder", "pig",  "draw",   "take",    "upgrade",   "send",        "off",
                                "back",    "call", "keep",   "release", "town",      "abroad",      "buy"}) {
      const std::vector<std::string> shown = words_of(tongue.shown(english));
      ASSERT_EQ(shown.size(), 1u) << english;
      EXPECT_TRUE(seen.insert(shown[0]).second) << data::name_of(tongue.language()) << ": " << shown[0];
      EXPECT_THAT(tongue.understood(shown), ElementsAre(english));
    }
  }
  const Tongue german(Language::De);
  EXPECT_EQ(german.shown("abbot road@N"), "Abt Straße@N");
  EXPECT_THAT(german.understood(words_of("abt STRASSE@N, stra")), ElementsAre("abbot", "road@n", "stra"));
}

const std::string TWO = "play --players Ann,Bo --seed 7 ";

TEST(Tongue, TakesWhatIsTypedInTheLanguageAndInEnglish) {
  struct Case {
    const char *language, *typed, *told;
  };
  for (const Case& c : {
           Case{"de", "Stadt@S", "Ann: Stadt, 2 Plättchen, abgeschlossen: 4 Punkte"},
           Case{"de", "stad", "Ann: Stadt, 2 Plättchen, abgeschlossen: 4 Punkte"},
           Case{"fr", "city@S", "Ann : ville, 2 tuiles, terminée : 4 points"},
           Case{"it", "citta@s", "Ann: città, 2 tessere, completa: 4 punti"},
           Case{"pl", "MIASTO@S", "Ann: miasto, 2 kafelki, ukończone: 4 punkty"},
           Case{"cs", "Město", "Ann: město, 2 kartičky, dokončené: 4 body"},
           Case{"es", "pasar", "Turno 2: Bo coloca"},
           Case{"es", "pass", "Turno 2: Bo coloca"},
           Case{"de", "Stadt@N",
                "Das geht nicht: auf base/RrC gibt es kein 'Stadt@n', nur: Straße@N, Stadt@S"},
           Case{"nl", "hallo", "Ik begrijp 'hallo' niet; typ help voor hulp."},
           Case{"ca", "9", "No hi ha cap opció 9. Escriu un número, un nom com camí@N, o p per passar."},
       })
    EXPECT_TRUE(says(
        run_mappa_with(TWO + "--language " + c.language, std::string("1\n") + c.typed + "\n").out, c.told))
        << c.language << " " << c.typed;
}

// No braces that were not filled in, no line of the English game.
TEST(Tongue, SpeaksTheLanguageThroughout) {
  for (const char* language : LANGUAGE_NAME) {
    if (language == std::string("en")) continue;
    const std::string game = fmt::format("--map great_britain --chips --postman --tile-limit 30 --seed 7 "
                                         "--players Ann,random --language {}",
                                         language);
    const std::string out = run_mappa_with("play " + game, "help\nscores\ntiles\nhint\n" + any_answers(40) +
                                                               "log\nscores\nquit\n")
                                .out;
    for (const char* english :
         {"{", "}", "Turn 1", "places", "puts", "(random)", "Type ", "The ", "chips", " left", "pass\n"})
      EXPECT_EQ(out.find(english), std::string::npos) << language << ": " << english;
    const std::string help = out.substr(0, out.find("Ann>", out.find("Ann>") + 1));
    std::istringstream lines(help.substr(help.find("Ann>")));
    for (std::string line; std::getline(lines, line);)
      EXPECT_LE(notation::cells_of(line), 100) << language << ": " << line;
  }
}

TEST(Tongue, NamesMapsAndPlacesInTheLanguage) {
  const std::string out = run_mappa_with("play --players Ann,medium --map deutschland --chips wine --seed 9 "
                                         "--tile-limit 60 --language es",
                                         "")
                              .out;
  EXPECT_TRUE(says(out, "Mappamundi: Ann, Cleo (medio); Alemania con fichas (vino); semilla 9."));
  EXPECT_TRUE(says(out, "Nota: se juega con 60 losetas; en el mapa 'deutschland'"));
  EXPECT_TRUE(says(out, "Múnich"));
}

// What is no terminal is English wherever it runs.
TEST(Tongue, SpeaksAsTheTerminalDoes) {
  EXPECT_TRUE(says(Terminal(TWO, "LC_ALL=de_AT.UTF-8").until("Ann> "), "Zug 1: Ann legt base/"));
  EXPECT_TRUE(says(Terminal(TWO, "LC_ALL= LC_MESSAGES= LANG=pt_BR").until("Ann> "), "Turno 1: Ann coloca"));
  EXPECT_TRUE(says(Terminal(TWO, "LC_ALL=fi_FI.UTF-8").until("Ann> "), "Turn 1: Ann places"));
  EXPECT_TRUE(says(Terminal(TWO + "--language it", "LC_ALL=de_AT").until("Ann> "), "Turno 1: Ann posa"));
  const Said piped = run_mappa_with(TWO, "");
  EXPECT_TRUE(says(piped.out, "Turn 1: Ann places"));
  EXPECT_EQ(run_mappa_with(TWO + "--language xx", "").code, 2);
}

} // namespace
} // namespace mappa::command
