#include "tables/names.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <utility>

namespace mappa::tables {

namespace {

using Range = std::pair<char32_t, char32_t>;

// Letters that show nothing, or change how those beside them are shown: controls, formats, fillers, tags; and
// those that every machine shows otherwise (private use).
constexpr std::array UNSEEN{
    Range{0x00, 0x1F},       Range{0x7F, 0x9F},       Range{0xAD, 0xAD},       Range{0x34F, 0x34F},
    Range{0x600, 0x605},     Range{0x61C, 0x61C},     Range{0x6DD, 0x6DD},     Range{0x70F, 0x70F},
    Range{0x8E2, 0x8E2},     Range{0x115F, 0x1160},   Range{0x17B4, 0x17B5},   Range{0x180B, 0x180F},
    Range{0x200B, 0x200F},   Range{0x2028, 0x202E},   Range{0x2060, 0x206F},   Range{0x2800, 0x2800},
    Range{0x3164, 0x3164},   Range{0xE000, 0xF8FF},   Range{0xFE00, 0xFE0D},   Range{0xFEFF, 0xFEFF},
    Range{0xFFA0, 0xFFA0},   Range{0xFFF0, 0xFFFF},   Range{0x110BD, 0x110BD}, Range{0x1BCA0, 0x1BCA3},
    Range{0x1D173, 0x1D17A}, Range{0xE0000, 0x10FFFF}};

constexpr std::array SPACES{Range{0x20, 0x20},     Range{0xA0, 0xA0},     Range{0x1680, 0x1680},
                            Range{0x2000, 0x200A}, Range{0x202F, 0x202F}, Range{0x205F, 0x205F},
                            Range{0x3000, 0x3000}};

// Accents that stand on the letter before, and what chooses how it is drawn.
constexpr std::array MARKS{Range{0x300, 0x36F},   Range{0x483, 0x489},   Range{0x591, 0x5BD},
                           Range{0x610, 0x61A},   Range{0x64B, 0x65F},   Range{0x1AB0, 0x1AFF},
                           Range{0x1DC0, 0x1DFF}, Range{0x20D0, 0x20FF}, Range{0xFE0E, 0xFE0F},
                           Range{0xFE20, 0xFE2F}};
constexpr int MAX_MARKS = 3; // on one letter: more grow over the lines beside it

template <std::size_t N>
bool among(const std::array<Range, N>& ranges, char32_t letter) {
  return std::ranges::any_of(ranges, [=](const Range& r) { return r.first <= letter && letter <= r.second; });
}

// Of text that is well-formed.
std::u32string letters_of(std::string_view text) {
  std::u32string out;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x80) {
      out += byte;
    } else if (byte >= 0xC0) {
      out += static_cast<char32_t>(byte & (byte >= 0xF0 ? 0x07U : byte >= 0xE0 ? 0x0FU : 0x1FU));
    } else if (!out.empty()) {
      out.back() = out.back() << 6 | (byte & 0x3FU);
    }
  }
  return out;
}

// The Latin letters from À and from Ḁ on, without what is added to them.
constexpr std::string_view PLAIN_LATIN =
    "aaaaaaaceeeeiiiidnooooo-ouuuuypsaaaaaaaceeeeiiiidnooooo-"
    "ouuuuypyaaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiii"
    "iiiiiiiijjkkkllllllllllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
constexpr std::string_view PLAIN_MORE = "aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmm"
                                        "nnnnnnnnoooooooopppprrrrrrrrsssssssssstt"
                                        "ttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwyas--"
                                        "sdaaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooo"
                                        "oooooooooooouuuuuuuuuuuuuuyyyyyyyy------";
constexpr char32_t LATIN_FROM = 0xC0, MORE_FROM = 0x1E00;

// Pairs: a letter, and the Latin one that it looks like.
constexpr std::u32string_view SMALL_TWINS = U"аaвbгrдdеeёeзeиuйuкkмmнhоoпnрpсcтtуyхxьbѕsіiїiјjһhԁdԛqԝwӏlѵvαaά"
                                            U"aβbγyεeέeηnήnιiίiϊiκkνvοoόoρpσoςcτtυuύuϋuχxωwώw"
                                            U"ɑaɡgɩiʋvոnսuհhօoοo0o1l|lǀlǃl";
constexpr std::u32string_view CAPITAL_TWINS =
    U"IlАaВbЕeЁeКkМmНhОoРpСcТtУyХxЅsІlЇlЈjӀlԚqԜwΑaΆaΒbΕeΈeΖzΗhΉhΙlΊlΚkΜmΝnΟoΌoΡpΤtΥyΎyΧx";

char32_t twin(std::u32string_view pairs, char32_t letter) {
  for (std::size_t i = 0; i < pairs.size(); i += 2)
    if (pairs[i] == letter) return pairs[i + 1];
  return letter;
}

char32_t small(char32_t c) {
  const bool shifted = (c >= U'A' && c <= U'Z') || (c >= U'А' && c <= U'Я') || (c >= U'Α' && c <= U'Ω');
  if (shifted) return c + 0x20;
  return c >= U'Ѐ' && c <= U'Џ' ? c + 0x50 : c;
}

char32_t plain(char32_t c) {
  const auto in = [&](char32_t from, std::string_view plain) {
    const bool known = c >= from && c < from + plain.size() && plain[c - from] != '-';
    return known ? static_cast<char32_t>(plain[c - from]) : c;
  };
  return c < MORE_FROM ? in(LATIN_FROM, PLAIN_LATIN) : in(MORE_FROM, PLAIN_MORE);
}

// Wide letters, and those of formulas.
char32_t usual(char32_t c) {
  if (c >= 0xFF01 && c <= 0xFF5E) return c - 0xFEE0;
  if (c >= 0x1D400 && c <= 0x1D6A3) {
    const char32_t place = (c - 0x1D400) % 52;
    return place < 26 ? U'A' + place : U'a' + place - 26;
  }
  return c >= 0x1D7CE && c <= 0x1D7FF ? U'0' + (c - 0x1D7CE) % 10 : c;
}

// What is left of a name when one only glances at it; `capitals`: each for what it looks like, and not for
// the small letter that it stands for.
std::u32string skeleton(std::string_view name, bool capitals) {
  std::u32string out;
  for (const char32_t letter : letters_of(name)) {
    if (among(SPACES, letter) || among(MARKS, letter)) continue;
    const char32_t seen = capitals ? twin(CAPITAL_TWINS, usual(letter)) : usual(letter);
    out += twin(SMALL_TWINS, plain(small(seen)));
  }
  return out;
}

} // namespace

std::string name_fault(std::string_view name) {
  bool visible = false;
  int marks = 0;
  for (const char32_t letter : letters_of(name)) {
    if (among(UNSEEN, letter))
      return fmt::format("it has a letter that cannot be seen (U+{:04X})", static_cast<uint32_t>(letter));
    marks = among(MARKS, letter) ? marks + 1 : 0;
    if (marks > MAX_MARKS) return "it has too many accents on one letter";
    visible |= marks == 0 && !among(SPACES, letter);
  }
  return visible ? "" : "it has no letter that can be seen";
}

bool look_alike(std::string_view one, std::string_view other) {
  return skeleton(one, false) == skeleton(other, false) || skeleton(one, true) == skeleton(other, true);
}

} // namespace mappa::tables
