// How much anybody may send, so that nobody can take the server from the others.
#pragma once

#include <cstddef>

namespace mappa::server {

inline constexpr std::size_t MAX_FRAME = 384 << 10; // bytes of a request on the WebSocket: a map and more
inline constexpr std::size_t MAX_HEADER = 8 << 10;  // bytes of an HTTP request, which has no body
inline constexpr std::size_t MAX_BEHIND = 1 << 20;  // bytes that wait for a slow reader before it is dropped

// Plain HTTP requests of one address; a page with all its drawings takes a few hundred.
inline constexpr double HTTP_PER_SECOND = 100, HTTP_AT_ONCE = 1'000;
inline constexpr int RECORD_REQUESTS = 20;  // a game is played for it
inline constexpr int POSITION_REQUESTS = 5; // a part of it, and much is told
inline constexpr int UNPACKED_REQUESTS = 5; // a drawing that is not wanted compressed, as browsers want it
inline constexpr int SHEET_REQUESTS = 5;    // a free table's: there are more of them than can be kept
inline constexpr int PRINT_REQUESTS = 50;   // a map or tiles on paper, which take long to make
inline constexpr int KEPT_MAP_REQUESTS = 5; // the store is asked for it
inline constexpr int OLDER_REQUESTS = 5;    // tables before some time: the store looks for each who asks

} // namespace mappa::server
