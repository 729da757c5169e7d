// Games of every kind: all that a setup can switch on and off, thrown together by chance, the same for the
// same number.
#pragma once

#include "random_play.h"

#include <functional>
#include <string>
#include <vector>

namespace mappa::proof {

Setup any_setup(uint64_t number);
Configuration any_game(uint64_t number);

struct Switch { // something that a setup has or has not
  std::string name;
  std::function<bool(const Setup&)> on;
};
const std::vector<Switch>& switches();

// How often each two switches were on together.
class Pairs {
public:
  void add(const Setup& setup);

  // Those that can be together and were so least often.
  struct Rarest {
    std::string pair;
    long games;
  };
  Rarest rarest() const;

private:
  std::vector<std::vector<long>> together_;
};

} // namespace mappa::proof
