#include "command/play_legend.h"

#include "game/rules/laying.h"
#include "notation/text_canvas.h"

#include <algorithm>
#include <array>
#include <vector>

namespace mappa::command {

namespace {

struct Mark {
  const char *sign, *key;
};

struct ChipWords { // in the order of ChipRules
  std::vector<Mark> marks;
  const char* rules;
};

const ChipWords& chip_words_of(const Ruleset& rules) {
  constexpr Mark FACE_DOWN{"(?)", "legend.chip"};
  static const std::array<ChipWords, CHIP_RULES_NAME.size()> WORDS{
      ChipWords{{}, nullptr},
      ChipWords{{FACE_DOWN, {"∵p", "legend.wine_town"}}, "rules.wine"},
      ChipWords{{FACE_DOWN}, "rules.islands"},
      ChipWords{{{"(p?)", "legend.chip_colour"}}, "rules.isle_of_man"},
      ChipWords{{FACE_DOWN, {"(o2)", "legend.treat"}}, "rules.treats"},
      ChipWords{{FACE_DOWN, {"A²", "legend.upgraded"}}, "rules.upgrades"},
  };
  return WORDS[static_cast<size_t>(rules.chips)];
}

bool has_postman(const Ruleset& rules) { return rules.has(Figure::Postman); }

bool has_others(const Ruleset& rules) {
  return rules.has(Figure::Large) || rules.has(Figure::Abbot) || rules.has(Figure::Builder) ||
         rules.has(Figure::Pig);
}

struct Sign { // printed on some tiles
  bool (*there)(const Feature&);
  Mark mark;
};
constexpr std::array SIGNS{
    Sign{[](const Feature& f) { return f.inn; }, {"i", "legend.inn"}},
    Sign{[](const Feature& f) { return f.cathedral; }, {"‡", "legend.cathedral"}},
    Sign{[](const Feature& f) { return f.goods != Goods::None; }, {"w g c", "legend.goods"}},
    Sign{[](const Feature& f) { return f.kind == Kind::Garden; }, {"♣", "legend.garden"}},
    Sign{[](const Feature& f) { return f.kind == Kind::River; }, {"≈", "legend.river"}},
};

bool is_on_tiles(const Ruleset& rules, const Sign& sign) {
  return std::any_of(rules.kinds.begin(), rules.kinds.begin() + rules.tile_kinds, [&](const TileKind& kind) {
    return std::ranges::any_of(kind.tile.features, sign.there);
  });
}

// Those that can be seen, in order.
std::vector<Mark> marks_of(const Ruleset& rules) {
  std::vector<Mark> marks;
  if (has_postman(rules)) marks.push_back({"@", "legend.post_office"});
  if (!rules.meeples_only && has_others(rules)) marks.push_back({"Aˡ Aᵃ Aᵇ Aᵍ", "legend.figures"});
  for (const Sign& sign : SIGNS)
    if (is_on_tiles(rules, sign)) marks.push_back(sign.mark);
  if (rules.on_map)
    marks.insert(marks.end(), {{"┌ ┘", "legend.square"}, {"", "legend.large_city"}, {"", "legend.off_map"}});
  const ChipWords& chips = chip_words_of(rules);
  marks.insert(marks.end(), chips.marks.begin(), chips.marks.end());
  return marks;
}

// "  @     a post office; Aᵖ a postman"
std::string mark_text(const Mark& mark, const Tongue& tongue, int columns) {
  constexpr int WIDE = 5, INDENT = 8;
  std::string sign = mark.sign;
  if (!sign.empty()) {
    const int wide = notation::cells_of(sign);
    sign += wide > WIDE ? "  " : std::string(static_cast<size_t>(WIDE - wide) + 1, ' ');
  }
  return wrapped("  " + sign + tongue.say(mark.key), columns, INDENT);
}

struct ExpansionRule {
  bool Expansions::*played;
  const char* key;
};
constexpr std::array EXPANSION_RULES{
    ExpansionRule{&Expansions::large_meeple, "rules.large_meeple"},
    ExpansionRule{&Expansions::inns, "rules.inns"},
    ExpansionRule{&Expansions::cathedrals, "rules.cathedrals"},
    ExpansionRule{&Expansions::builder, "rules.builder"},
    ExpansionRule{&Expansions::pig, "rules.pig"},
    ExpansionRule{&Expansions::trade_goods, "rules.trade_goods"},
    ExpansionRule{&Expansions::abbot, "rules.abbot"},
};

// Those that are played.
std::vector<const char*> rules_of(const Ruleset& rules) {
  std::vector<const char*> keys;
  if (const char* chips = chip_words_of(rules).rules) keys.push_back(chips);
  if (laid_by_players(rules)) keys.push_back("rules.lay_chips"); // C2, C5
  if (has_postman(rules)) keys.push_back("rules.postman");
  for (const auto& [played, key] : EXPANSION_RULES)
    if (rules.setup.expansions.*played) keys.push_back(key);
  if (!rules.setup.fields) keys.push_back("rules.no_fields"); // B13
  const TownVariants& towns = rules.setup.town_variants;
  if (towns.extra_tile) keys.push_back("rules.extra_tile"); // V2
  if (towns.cost) keys.push_back("rules.cost");             // V3
  if (towns.road_bonus) keys.push_back("rules.road_bonus"); // V4
  return keys;
}

} // namespace

std::string legend_text(const Ruleset& rules, const Tongue& tongue, int columns) {
  std::string text = wrapped(tongue.say("legend.board"), columns);
  for (const Mark& mark : marks_of(rules)) text += mark_text(mark, tongue, columns);
  return text;
}

std::string rules_text(const Ruleset& rules, const Tongue& tongue, int columns) {
  std::string text;
  for (const char* key : rules_of(rules)) text += wrapped(tongue.say(key), columns);
  return text;
}

std::string wrapped(std::string_view text, int columns, int indent) {
  std::string lines, line;
  for (size_t at = 0; at < text.size();) {
    const size_t end = std::min(text.find(' ', at + 1), text.size()); // a word with the blanks before it
    const std::string_view word = text.substr(at, end - at);
    if (!line.empty() && notation::cells_of(line) + notation::cells_of(word) > columns) {
      lines += line + "\n";
      line = std::string(static_cast<size_t>(indent), ' ');
      line += word.substr(1);
    } else {
      line += word;
    }
    at = end;
  }
  return lines + line + "\n";
}

} // namespace mappa::command
