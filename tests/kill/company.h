// The people at one table, who play on whatever happens to the servers and notice if anything is lost,
// repeated or changed. They play one game after the other, with computers, clocks, chat and taking back.
#pragma once

#include "client/witness.h"
#include "game/random.h"
#include "support/client.h"

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

namespace mappa {

using client::Address;
using client::Client;
using client::Clock;
using client::Duration;
using client::Witness;
using notation::Json;

// What all companies have done, for whoever waits for it.
class Progress {
public:
  void count_move();
  void give_up(); // something was wrong: nothing is worth waiting for
  void count_game() { ++games_; }
  // Until so many further moves were acknowledged, or somebody gave up. Throws if they do not come.
  void await_moves(int64_t more);

  void finish() { finishing_ = true; } // no new games
  bool finishing() const { return finishing_; }
  int64_t moves() const { return moves_; } // acknowledged
  int64_t games() const { return games_; } // played to the end, and everything about them was right

private:
  std::mutex mutex_;
  std::condition_variable moved_;
  std::atomic<int64_t> moves_ = 0, games_ = 0;
  std::atomic<bool> finishing_ = false, given_up_ = false;
};

struct CompanyPlan {
  std::vector<Address> servers; // that share their tables; whoever loses a connection tries the next
  Json create;                  // params
  bool hot_seat = false;        // one person has all seats of people
  bool slow = false;            // sometimes they let the clock decide
};

class Company {
public:
  Company(CompanyPlan plan, uint64_t seed, Progress& progress);
  ~Company(); // when its last game is over
  Company(const Company&) = delete;
  Company& operator=(const Company&) = delete;

  // When its last game is over: what was wrong.
  const std::vector<std::string>& end();

private:
  struct Person {
    int number = 0;
    std::unique_ptr<Client> client{}; // null: it has to connect
    int calls = 0;
    std::string token{};
    bool here = false; // at the table
    std::vector<int> seats{};
  };

  void run();
  void step();
  bool gather(); // everyone is here and the game has begun
  void act();
  bool all_told() const;
  void check();
  void trust() const; // throws if the servers did something wrong
  void go_to(const std::string& table);
  void next_table();

  void connect(Person& person);
  void enter(Person& person);
  void hang_up(Person& person);
  Json call(Person& person, const std::string& method, const Json& params = Json::object());
  bool attempt(Person& person, const std::string& method, const Json& params = Json::object());
  void listen(Person& person, Duration patience);
  void told(int person, const Json& event);
  void sit(Person& person);
  void play(Person& person);
  void ask_back(Person& person);
  void chat(Person& person);
  Person* decider();

  bool chance(uint32_t in) { return random_.below(in) == 0; }

  CompanyPlan plan_;
  Progress& progress_;
  Random random_;
  std::vector<Person> people_;
  std::string table_, invite_; // empty: none yet
  Witness witness_{0};
  bool started_ = false, over_ = false;
  int decider_ = -1; // seat
  int chats_ = 0;
  std::set<std::string> said_; // what was acknowledged
  Clock::time_point last_event_ = Clock::now();
  std::vector<std::string> faults_;
  std::thread thread_;
};

// How often to kill. MAPPA_KILLS says another number: the sanitizers are slow, and whoever hunts for faults
// has time.
int kills(int usual);

// A few milliseconds or none: so that what follows happens at any moment.
void wait_a_moment(Random& random);

// Companies of all kinds, with these servers.
std::vector<std::unique_ptr<Company>> invite_companies(int companies, const std::vector<Address>& servers,
                                                       Progress& progress);
// Lets them end their games; nothing may have been wrong.
void expect_all_well(std::vector<std::unique_ptr<Company>>& companies, Progress& progress);

} // namespace mappa
