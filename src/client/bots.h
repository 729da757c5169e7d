// A table of bots: they connect, sit down, play random actions when told to, start over when the game is
// over, and come back when their connections break.
#pragma once

#include "client/connection.h"
#include "client/load.h"
#include "client/witness.h"
#include "game/random.h"

#include <memory>
#include <queue>
#include <string>
#include <string_view>
#include <vector>

namespace mappa::client {

// What all tables share.
struct Crowd {
  const LoadOptions& options;
  LoadReport& report;
  Loop loop{};
  Random random{options.seed};
  Latencies recent{};     // of `play`, since progress was last told
  bool measuring = false; // moves are counted
  bool ending = false;    // no new games, no new connections

  struct Alarm {
    enum class Kind : uint8_t { Open, Move, Wake };
    Clock::time_point time;
    Kind kind;
    int table;
    int bot;                                                               // Wake
    bool operator<(const Alarm& other) const { return time > other.time; } // the earliest is on top
  };
  std::priority_queue<Alarm> alarms{};
};

class BotTable {
public:
  BotTable(Crowd& crowd, int index);

  void open();
  void move();                             // it is time for one
  void wake(int bot);                      // goes on after a pause
  void drop_silent(Clock::time_point now); // connections on which an answer is overdue
  void read_again();                       // all events, if a connection broke during this game
  void finish();                           // tells the report what was wrong
  void leave();                            // resigns, so that the server may forget the table
  void hang_up();

  bool playing() const { return state_ == State::Playing; }
  bool settled() const; // every bot is there, has been told everything and waits for no answer
  bool checked() const { return settled() && !broken_; } // and all of it was read again where that was needed
  int64_t moves() const { return moves_; }

private:
  enum class State : uint8_t { Opening, Playing, Over };
  enum class Ask : uint8_t { Hello, Create, Join, Sit, Start, Legal, Play, Events, Reread, Resign };
  struct Pending {
    int id;
    Ask ask;
    Clock::time_point sent;
    std::string action; // Play
  };
  struct Bot {
    std::unique_ptr<Connection> connection;
    int calls = 0;    // connections so far
    int failures = 0; // since the last one that worked
    Clock::time_point called{};
    int id = 0; // of the last request
    std::vector<Pending> pending;
    std::string token;
    bool hello = false, joined = false, seated = false;
    bool resting = false; // it will be woken
    int known = 0;        // events that are known to be there
    std::string action;   // what it will play
    int at = 0;           // and when
  };

  Bot& bot(int b) { return bots_[static_cast<std::size_t>(b)]; }
  const Bot& bot(int b) const { return bots_[static_cast<std::size_t>(b)]; }
  int size() const { return static_cast<int>(bots_.size()); }

  // Connections.
  void connect(int b);
  void broke(int b, const std::string& why);
  void pause(int b, double seconds);
  void ask(int b, Ask what, const std::string& params = "{}");
  bool asking(int b, Ask what) const;
  // What to do next.
  void step(int b);
  void step_all();
  void think(int b);
  void choose(int b, std::string_view result);
  void try_play();
  void end_game();
  void forget_table();
  // What comes in.
  void heard(int b, std::string_view text);
  void answered(int b, const Pending& pending, std::string_view result);
  void refused(int b, const Pending& pending, std::string_view error);
  void joined(int b, std::string_view result);
  void happened(int b, std::string_view params);
  void told(int b, std::string_view params);
  void told_list(int b, std::string_view result);
  void reread(int b, std::string_view result);

  Crowd& crowd_;
  int index_;
  std::vector<Bot> bots_;
  State state_ = State::Opening;
  std::string table_, invite_; // ids; empty: none yet
  Witness witness_;
  int decider_ = -1;    // seat
  bool due_ = false;    // a move should have been made
  bool broken_ = false; // a connection broke during this game
  int64_t moves_ = 0;   // acknowledged
  int mover_ = -1;      // of the last move sent
  std::string moved_;
  Clock::time_point moved_time_;
};

} // namespace mappa::client
