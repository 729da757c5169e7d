// How much one game can hold, and why that is enough. Everything in a position has a fixed size: a setup that
// could outgrow it is refused before the game begins (capacity.h), so that nothing need be checked later.
// Where something is added, an assertion watches.
#pragma once

#include <cstdint>

namespace mappa {

// What a setup may wish for; whoever reads one refuses more.
inline constexpr int MAX_PLAYERS = 6;
inline constexpr int MAX_MEEPLES = 20;
inline constexpr int MAX_COPIES = 9; // of one tile set

// What a tile may have; whoever reads one refuses more.
inline constexpr int MAX_FEATURES = 16; // a bit each in 16-bit masks
inline constexpr int MAX_TOUCHES = 16;  // of a field and a city; they are copied eight at a time
inline constexpr int MAX_KINDS =
    255; // of tiles, with those of preprinted things: a byte each, 255 is no tile

// What a map may have; whoever reads one refuses more.
inline constexpr int MAX_MAP_SIDE = 32; // squares in a row or column
inline constexpr int MAX_STARTS = 8;
inline constexpr int MAX_PRINTED_COATS = 4; // on a large city, a stub, a ferry, an island square
inline constexpr int MAX_CONNECTIONS = 62;  // large cities' squares and ferries: bits 2 to 63 of a mask

// What the tiles of a game, and the things that its map prints, may come to; check_capacity refuses more.
inline constexpr int MAX_STACK = 250;    // tiles to draw from: on a map not all find room
inline constexpr int MAX_TILES = 170;    // that lie at the end, preprinted things among them
inline constexpr int MAX_SEGMENTS = 700; // of all of these together
inline constexpr int MAX_SITES = 64;     // monasteries, post offices and gardens
inline constexpr int MAX_OPEN = 127;     // ends of one road or city: seven bits
inline constexpr int MAX_COATS = 127;    // likewise
inline constexpr int MAX_GOODS = 255;    // tokens of one kind: one player may get them all, in a byte
inline constexpr int MAX_RIVER_ENDS = 255;

// Squares where a tile may go. The first tile opens four. Each further one takes one square and opens at most
// three, since something lies at a side: two more at most, so this is what the free table needs. Further
// starts and large cities may need more (most_places), which check_capacity refuses.
inline constexpr int MAX_PLACES = 2 * MAX_TILES + 2;

// Figures on the board: each comes out of a stash, which has a player's meeples and one of each other figure.
inline constexpr int MAX_FIGURES = MAX_MEEPLES + 5; // of one player
inline constexpr int MAX_STANDING = MAX_PLAYERS * MAX_FIGURES;

// Actions of one decision. A tile has four rotations on each square where it may go. Any square of a map may
// be named for a chip. All else is less: a figure step has six figures on each feature, a postman sent to
// each feature of eight tiles, off, back or here, three payments for each meeple, an abbot, passing.
inline constexpr int MAX_ACTIONS = 4 * MAX_PLACES;
static_assert(MAX_ACTIONS >= MAX_MAP_SIDE * MAX_MAP_SIDE);
static_assert(MAX_ACTIONS >= (6 + 8) * MAX_FEATURES + 3 * MAX_PLAYERS + 3 * MAX_MEEPLES + 2);

// Events of one action. Every tile of the stack may be drawn and put out of the game. Every figure scores at
// most once, since an owner has a figure on what is scored, and returns at most once: it is scored at the end
// only if it stayed. Tokens are taken, and count at the end, by kind; each island's stacks turn up a tile;
// start squares get one. What is left happens once or twice each: a tile is placed, a chip is taken, a town
// is paid ...
inline constexpr int MAX_EVENTS = 1024;
static_assert(MAX_EVENTS >= 2 * MAX_STACK + 2 * MAX_STANDING + 3 * (1 + MAX_PLAYERS) + 6 + MAX_STARTS + 32);

// Points of one player. A segment of a road or city brings 3 at most, as do its coats (I2, I3), and 2 for
// each of four towns (V4); a field and a city that touch 4 (T2); a monastery 9, and what is taken back 9 in a
// turn (P7, A3). Covering a square brings the coats of an island twice and a treat (IB1, IB3), a wine sold 9
// (FR4).
inline constexpr int MAX_ARRANGED_SCORE = 10'000;
static_assert(MAX_ARRANGED_SCORE + 3 * (MAX_SEGMENTS + MAX_COATS) + 2 * 4 * MAX_SEGMENTS + 4 * MAX_SEGMENTS +
                  9 * MAX_SITES + (9 + 2 * MAX_PRINTED_COATS + 4 + 9) * MAX_TILES + 3 * 10 <=
              INT16_MAX);

// What is numbered in a byte: tiles on the board, tiles in the stack and kinds of tiles, figures on the
// board.
static_assert(MAX_TILES <= UINT8_MAX && MAX_STACK <= UINT8_MAX && MAX_STANDING <= UINT8_MAX);

} // namespace mappa
