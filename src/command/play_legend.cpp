#include "command/play_legend.h"

#include "game/rules/laying.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace mappa::command {

namespace {

struct ChipWords { // in the order of ChipRules
  const char* marks;
  const char* rules;
};

constexpr std::array CHIP_WORDS{
    ChipWords{"", ""},
    ChipWords{"  (?)   a chip, face down\n"
              "  ∵p    a town that buys purple wine; b blue, o orange\n",
              "Chips: who covers one gets its number in points and keeps it. Chips of one colour with a sum "
              "of 2 are\n"
              "a wine. After the meeple, one wine a turn may be sold: for 9 to a town just covered whose "
              "grape has that\n"
              "colour, for 5 abroad, when the tile just placed joined a road or city off the map with ♦.\n"},
    ChipWords{
        "  (?)   a chip, face down\n",
        "Chips: who covers one gets its number in points and keeps it. Instead of drawing, a chip may be "
        "paid\n"
        "for an open tile on the island of its colour. The game ends with the last tile of the stack.\n"},
    ChipWords{"  (p?)  a purple chip, face down; b blue, o orange\n",
              "Chips: who covers one gets its number in points and keeps it. After a turn, a meeple sent to "
              "the Isle of\n"
              "Man buys one more. Three chips of one number, or one of each colour, have to be handed in at "
              "once: then all\n"
              "meeples come back from the Isle.\n"},
    ChipWords{
        "  (?)   a chip, face down\n"
        "  (o2)  a treat; o, b, p beside a row: the colour of the treats that are laid in it\n",
        "Chips: who covers one gets its number in points and lays it again as a treat, in the rows of its "
        "colour.\n"
        "Who covers a treat gets twice its number. Covering an island square brings 2 points for each ♦.\n"},
    ChipWords{"  (?)   a chip, face down\n"
              "  A²    an upgraded meeple\n",
              "Chips: who covers one gets its number in points and keeps it. In the meeple step, chips worth "
              "exactly 4\n"
              "upgrade a meeple on the board: it counts as two.\n"},
};

const ChipWords& chip_words_of(const Ruleset& rules) { return CHIP_WORDS[static_cast<size_t>(rules.chips)]; }

constexpr const char* MAP_MARKS =
    "  ┌ ┘   a square without a tile; with a name, a town; with *, one where the game could start\n"
    "  ▒ with a name is a large city, its coats of arms below the name\n"
    "  Off the map: ━ ┃ road and ▒ city that lead away, with their ♦; ••• a ferry; ≈ water\n";

bool has_postman(const Ruleset& rules) { return rules.has(Figure::Postman); }

bool has_others(const Ruleset& rules) {
  return rules.has(Figure::Large) || rules.has(Figure::Abbot) || rules.has(Figure::Builder) ||
         rules.has(Figure::Pig);
}

struct Sign { // printed on some tiles
  bool (*there)(const Feature&);
  const char* words;
};
constexpr std::array SIGNS{
    Sign{[](const Feature& f) { return f.inn; }, "  i     an inn\n"},
    Sign{[](const Feature& f) { return f.cathedral; }, "  ‡     a cathedral\n"},
    Sign{[](const Feature& f) { return f.goods != Goods::None; },
         "  w g c goods of a city: wine, grain, cloth\n"},
    Sign{[](const Feature& f) { return f.kind == Kind::Garden; }, "  ♣     a garden\n"},
    Sign{[](const Feature& f) { return f.kind == Kind::River; }, "  ≈     a river\n"},
};

// Those on the tiles of the game.
std::string sign_words(const Ruleset& rules) {
  std::string text;
  for (const Sign& sign : SIGNS)
    if (std::any_of(rules.kinds.begin(), rules.kinds.begin() + rules.tile_kinds, [&](const TileKind& kind) {
          return std::ranges::any_of(kind.tile.features, sign.there);
        }))
      text += sign.words;
  return text;
}

struct ExpansionWords {
  bool Expansions::*played;
  const char* text;
};
constexpr std::array EXPANSION_WORDS{
    ExpansionWords{&Expansions::large_meeple, "Large meeple: counts as two.\n"},
    ExpansionWords{&Expansions::inns,
                   "Inns: a complete road with one brings 2 a tile, an incomplete one nothing.\n"},
    ExpansionWords{&Expansions::cathedrals, "Cathedrals: a complete city with one brings 3 a tile and coat "
                                            "of arms, an incomplete one nothing.\n"},
    ExpansionWords{&Expansions::builder, "Builder: on an incomplete road or city where you have a meeple; "
                                         "extend that later for a second tile.\n"},
    ExpansionWords{&Expansions::pig,
                   "Pig: on a field where you have a meeple; its cities bring 4 instead of 3.\n"},
    ExpansionWords{
        &Expansions::trade_goods,
        "Trade goods: who completes a city takes its goods; the most wine, grain, cloth bring 10 each.\n"},
    ExpansionWords{&Expansions::abbot, "Abbot: on monasteries and gardens; take it back instead of putting a "
                                       "figure, for the points so far.\n"},
};

} // namespace

std::string legend_text(const Ruleset& rules) {
  std::string text =
      "On the board: ▒ city, ━ road, ○ crossing, † monastery, ♦ coat of arms, · field; a letter is a\n"
      "player's meeple.\n";
  if (has_postman(rules)) text += "  @     a post office; Aᵖ a postman\n";
  if (!rules.meeples_only && has_others(rules))
    text += "  Aˡ Aᵃ Aᵇ Aᵍ  a large meeple, an abbot, a builder, a pig\n";
  text += sign_words(rules);
  if (rules.on_map) text += MAP_MARKS;
  return text + chip_words_of(rules).marks;
}

std::string rules_text(const Ruleset& rules) {
  std::string text = chip_words_of(rules).rules;
  if (laid_by_players(rules)) // C2, C5
    text += "Before the first turn the players lay the chips face down, one each in turn: on plain squares, "
            "none beside\n"
            "another chip, a start square that is used or an open side of a large city.\n";
  if (has_postman(rules))
    text +=
        "Postman: counts as two, never on a field or in a garden. With a post office on the tile just placed "
        "you may\n"
        "instead send yours to an incomplete feature round it, call any postman there, or take another's "
        "off. In your\n"
        "turn, instead of putting a figure, yours comes back from an incomplete post office for its points. "
        "On a\n"
        "feature just scored it may stay, and then all figures there stay.\n";
  for (const auto& [played, words] : EXPANSION_WORDS)
    if (rules.setup.expansions.*played) text += words;
  if (!rules.setup.fields) text += "Fields are left out of the game.\n"; // B13
  const TownVariants& towns = rules.setup.town_variants;
  if (towns.extra_tile) text += "Covering a town brings an extra tile.\n"; // V2
  if (towns.cost) text += "Covering a town costs 2 points.\n";             // V3
  if (towns.road_bonus)
    text += "A road that is scored brings 2 more points for each uncovered town beside it.\n"; // V4
  return text;
}

} // namespace mappa::command
