// Who sits at the table: people, and computer players, who are known by their names: "Cleo (medium)". So a
// saved game tells who plays without saying more than a setup does.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace mappa::command {

// The level of a computer player with this name, nothing for a person.
std::optional<std::string> level_of(const std::string& name);

// "medium:Cleo" and "medium" name computer players (the latter gets a name of its own), all else people.
// Returns the names to play under. Throws std::invalid_argument.
std::vector<std::string> seat_names(const std::vector<std::string>& entries);

} // namespace mappa::command
