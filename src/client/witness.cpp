#include "client/witness.h"

#include "client/scan.h"

#include <algorithm>
#include <fmt/format.h>
#include <functional>

namespace mappa::client {

namespace {

constexpr int RECENT = 16; // events whose answers may still be on the way

uint64_t print_of(std::string_view text) { return std::hash<std::string_view>()(text); }

} // namespace

EventText::EventText(std::string_view params)
    : number(static_cast<int>(whole(member(params, "number"), 0))),
      type(unquoted(member(params, "type"))),
      action(member(params, "action")),
      by_person(unquoted(member(params, "by")) == "person"),
      print(print_of(type) ^ print_of(action) * 3 ^ print_of(member(params, "time")) * 5 ^
            print_of(member(params, "seat")) * 7 ^ print_of(member(params, "scores")) * 11) {}

void Witness::asked(int at, std::string_view action) { asked_[at].push_back(print_of(action)); }

void Witness::acknowledged(int number, std::string_view action) {
  if (number > this->number())
    acknowledged_[number] = print_of(action);
  else if (const auto played = played_.find(number);
           played == played_.end() || played->second != print_of(action))
    fault(fmt::format("event {} is not the action that was acknowledged with it", number));
}

void Witness::told(int person, const EventText& event) {
  int& last = last_[static_cast<std::size_t>(person)];
  if (event.number != last + 1) fault(fmt::format("event {} came after event {}", event.number, last));
  if (event.number < 1 || event.number > number() + 1) return; // of a gap nothing more can be said
  last = std::max(last, event.number);
  if (event.number == number() + 1)
    learn(event);
  else if (prints_[static_cast<std::size_t>(event.number - 1)] != event.print)
    fault(fmt::format("event {} was another one before", event.number));
}

// An event that nobody has been told before.
void Witness::learn(const EventText& event) {
  prints_.push_back(event.print);
  const uint64_t action = event.type == "played" ? print_of(event.action) : 0;
  if (const auto known = acknowledged_.find(event.number); known != acknowledged_.end()) {
    if (known->second != action)
      fault(fmt::format("event {} is not the action that was acknowledged with it", event.number));
    acknowledged_.erase(known);
  }
  if (event.type == "played") {
    const std::vector<uint64_t>& wanted = asked_[at_];
    if (event.by_person && std::find(wanted.begin(), wanted.end(), action) == wanted.end())
      fault(fmt::format("event {} is an action that nobody asked for", event.number));
    played_[event.number] = action;
    played_.erase(played_.begin(), played_.lower_bound(event.number - RECENT));
  }
  if (event.type == "played" || event.type == "started" || event.type == "took_back") {
    at_ = event.number;
    asked_.erase(asked_.begin(), asked_.lower_bound(at_));
  }
}

int Witness::known() const {
  return acknowledged_.empty() ? number() : std::max(number(), acknowledged_.rbegin()->first);
}

void Witness::fault(const std::string& what) {
  if (faults_.empty() || faults_.back() != what) faults_.push_back(what);
}

void Witness::counted(int number, int known) {
  if (number < known) fault(fmt::format("event {} was known, and there are only {}", known, number));
}

void Witness::finish() {
  for (const auto& [number, action] : acknowledged_)
    fault(fmt::format("event {} was acknowledged and never told", number));
}

} // namespace mappa::client
