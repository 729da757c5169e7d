// What tables tell about themselves, as text: made once for each state of a table and kept for whoever asks
// next, so that asking again costs little. What nobody has asked for longest goes first.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <list>
#include <string>
#include <unordered_map>
#include <vector>

namespace mappa::tables {

class Texts {
public:
  enum class Kind : uint8_t { View, Features, Legal };
  using Make = std::function<std::string()>;

  explicit Texts(std::size_t most_bytes) : most_bytes_(most_bytes) {}

  // As it was made for this state of the table, or as it is made now.
  std::string get(const std::string& table, Kind kind, const Make& make);

  // Events from the first on; `make` adds those with numbers from `first` to `last`.
  using MakeEvents = std::function<void(int first, int last, std::vector<std::string>& events)>;
  // Those with these numbers, with commas between.
  std::string events(const std::string& table, int first, int last, const MakeEvents& make);

  // The table is no more what it was: an event was added to so many others.
  void changed(const std::string& table, int others, const std::string& event);
  void drop(const std::string& table);

  std::size_t bytes() const { return bytes_; }

private:
  struct Told {
    std::string table;
    std::array<std::string, 3> texts{}; // by kind; empty: not made
    std::vector<std::string> events{};
    std::size_t bytes = 0;
  };
  using Place = std::list<Told>::iterator;
  Told& of(const std::string& table);
  void weigh(Told& told);
  void forget(Place place);

  std::size_t most_bytes_, bytes_ = 0;
  std::list<Told> told_; // the last asked for first
  std::unordered_map<std::string, Place> places_;
};

} // namespace mappa::tables
