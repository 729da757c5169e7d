// Who is thought for next, and how long. Addresses have equal shares of the time and tables equal parts of
// their address's share; all who wait come to their turn within about one round. So nobody waits behind those
// who have many tables, and who has many gets an answer at each of them, if a hastier one.
#pragma once

#include "tables/thought.h"

#include <array>
#include <cstddef>
#include <deque>
#include <map>
#include <optional>
#include <string>

namespace mappa::server {

using tables::Asking;
using tables::Problem;
using tables::Waiting;

// Milliseconds.
struct Pace {
  int round;       // in which all who wait should have been thought for
  int least, most; // for one thought
};

class Turns {
public:
  Turns(Pace pace, int threads) : pace_(pace), threads_(threads) {}

  // What the same table asked before, if it still waits, is forgotten.
  void add(Waiting waiting, int64_t now);
  // Somebody has come to a table that may wait, or the last one has left.
  void move(const Asking& who, int64_t now);
  // The next one, with its time; there must be one. Tables that nobody watches come after all others; but
  // now and then one of them is answered in haste, so that it does not wait for ever.
  Waiting next(int64_t now);

  // How long it really took: that is what its address has had.
  void took(const Waiting& thought, int64_t ms);

  std::size_t size() const { return places_.size(); }
  std::size_t size(const std::string& address) const;                   // of those of one address
  int watched() const { return static_cast<int>(rows_[WATCHED].size); } // of them

private:
  // How many there were at most within the last round: the time of one who comes late in it is no longer.
  class Peak {
  public:
    void see(std::size_t n, int64_t now, int round);
    int most() const { return static_cast<int>(most_); }

  private:
    std::size_t most_ = 0;
    int64_t since_ = 0;
  };
  struct Queue { // of one address
    std::deque<Waiting> tables;
    double due = 0;     // on the row's clock: all time it was given stands behind it
    uint64_t order = 0; // among those due at the same time
    Peak peak;
  };
  struct Row {
    std::map<std::string, Queue> queues; // by address; one without tables is remembered while it is ahead
    double clock = 0;                    // milliseconds of thought for an address that always waits
    std::size_t size = 0;
    Peak addresses;
  };
  enum { UNWATCHED, WATCHED };

  Row& row_of(const Asking& who) { return rows_[who.watched ? WATCHED : UNWATCHED]; }
  Queue& enter(Row& row, const std::string& address);
  Waiting take(const std::string& table);
  void count(Row& row, Queue& queue, int64_t now) const;
  int share(const Row& row, const Queue& queue) const;
  Waiting take_first(Row& row, int64_t now, bool hasty);

  Pace pace_;
  int threads_;
  std::array<Row, 2> rows_;
  std::map<std::string, Asking> places_; // by table
  uint64_t order_ = 0;
  int64_t unwatched_since_ = 0; // the last of them was thought for, or the first came
};

} // namespace mappa::server
