// What the people at one table were told, all together: it notices when the server loses, repeats or changes
// something, or does what nobody asked for.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace mappa::client {

// An event as it came: the JSON texts of its parts.
struct EventText {
  explicit EventText(std::string_view params);

  int number;
  std::string_view type;   // without quotes
  std::string_view action; // empty if it is none
  bool by_person;
  uint64_t print; // of all that must be the same whenever the event is told
};

class Witness {
public:
  explicit Witness(int people) : last_(static_cast<std::size_t>(people)) {}

  int last(int person) const {
    return last_[static_cast<std::size_t>(person)];
  }                                                               // the last event told to them
  int number() const { return static_cast<int>(prints_.size()); } // of the last event told
  int known() const;                                              // of the last event told or acknowledged
  int at() const { return at_; } // of the last event told that changed the game

  // Somebody is about to say `play` with this `at`.
  void asked(int at, std::string_view action);
  // The server has said that this action is the event with that number.
  void acknowledged(int number, std::string_view action);
  void told(int person, const EventText& event);
  // The server has said to somebody who joined how many events there are; `known` was known when they asked.
  void counted(int number, int known);
  // Somebody reads all events once more.
  void begin_again(int person) { last_[static_cast<std::size_t>(person)] = 0; }
  void fault(const std::string& what); // the same one again is not told again
  // Everything has been told: whatever was acknowledged must have been among it.
  void finish();

  const std::vector<std::string>& faults() const { return faults_; }

private:
  void learn(const EventText& event);

  std::vector<int> last_;                      // by person
  std::vector<uint64_t> prints_;               // by number - 1
  std::map<int, std::vector<uint64_t>> asked_; // actions by `at`, those that may still come
  std::map<int, uint64_t> played_;             // the actions of the last events, by number
  std::map<int, uint64_t> acknowledged_;       // that were not told as events yet
  int at_ = 0;
  std::vector<std::string> faults_;
};

} // namespace mappa::client
