// Secrets: tokens of browsers, keys of seats, invitations. All are unguessable letters that fit into a link.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace mappa::tables {

// 22 letters of base64url: 128 random bits.
std::string new_secret();
bool is_secret(std::string_view text);

// 12 letters: what a table is called in links. Not a secret. Before them stands where the table is: nothing
// for a server's, HERE for those that are only in one browser.
inline constexpr std::string_view HERE = "here-";
std::string new_table_id(std::string_view realm);
bool is_table_id(std::string_view text, std::string_view realm);

// The key of a token's owner at a table: it proves the seat and tells nothing of the token.
std::string key_for(const std::string& token, const std::string& table);

// What is kept of a key.
std::string hash_of(const std::string& key);

uint64_t random_number();

} // namespace mappa::tables
