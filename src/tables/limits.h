// How much of everything there may be, so that nobody can take it from the others.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>

namespace mappa::tables {

inline constexpr std::size_t MAX_NAME_SIZE = 32;  // bytes
inline constexpr std::size_t MAX_CHAT_SIZE = 500; // bytes
inline constexpr int MAX_CHATS = 1'000;           // at one table
inline constexpr int MAX_ENTRIES = 5'000;         // at one table: all are read when somebody looks back
inline constexpr int MAX_BACKS = 100;             // at one table: after each the game is played once more
inline constexpr int MAX_GUESTS = 200;            // connections at one table
inline constexpr int MAX_WAITING = 1'000;         // requests that wait for a table's last one to be stored
inline constexpr int MAX_LISTED = 100;            // tables in one answer
inline constexpr int MAX_GAMES = 50;              // of one's own that are asked for at once
inline constexpr int MAX_TOLD = 500;              // events in one answer
inline constexpr int MAX_NUMBER = std::numeric_limits<int>::max(); // of an event, of an action

inline constexpr std::size_t MAX_TEXTS = 32
                                         << 20; // bytes of what tables have told, kept for those who ask next
inline constexpr std::size_t MAX_REMEMBERED = 50; // games that are over and maps, kept for those who ask next
inline constexpr int MAX_ANALYSIS_MS = 3'000;     // a computer player thinks for somebody who looks back

inline constexpr int MAX_REVIEW_MS = 500; // the coach, for a piece of a game; the last turn may take longer

inline constexpr std::size_t MAX_FAULTY = 1'000; // tables that cannot be read, of which that is remembered

// Maps that no file has, in the store.
struct MapLimits {
  int most = 5'000;
  int per_day = 50; // new ones from one address
};

inline constexpr int64_t HOUR_MS = 3'600'000;
inline constexpr int64_t OPEN_DAYS = 30;    // a table waits for its game to begin
inline constexpr int64_t ALONE_DAYS = 7;    // if nobody but its host has sat down
inline constexpr int64_t LISTED_HOURS = 24; // so long it is in the lobby; with a clock of days, all the time
inline constexpr int64_t PLAYING_DAYS = 60; // a game waits for its next move
inline constexpr int64_t CLOSED_DAYS = 7;   // a closed table is still there
inline constexpr int64_t SHOWN_DAYS = 30;   // and one that only shows a record

inline constexpr const char* QUICK_LEVEL = "medium"; // plays for those who are out of time or have resigned

} // namespace mappa::tables
