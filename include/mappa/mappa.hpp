// libmappa in C++17: mappa.h with objects that free themselves and faults as exceptions (docs/library.md).
// Nothing but what mappa.h declares is asked of the library, so that any compiler will do.
#ifndef MAPPA_MAPPA_HPP
#define MAPPA_MAPPA_HPP

#include "mappa/mappa.h"

#include <array>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

// Actions are mappa.h's, so these are found there.
inline bool operator==(const mappa_action& a, const mappa_action& b) {
  return a.type == b.type && a.what == b.what && a.x == b.x && a.y == b.y && a.segment == b.segment &&
         a.tile == b.tile;
}
inline bool operator!=(const mappa_action& a, const mappa_action& b) { return !(a == b); }

namespace mappa {
inline namespace v1 { // so that no name of the static library is meant instead

class Error : public std::runtime_error {
public:
  explicit Error(mappa_code code) : std::runtime_error(mappa_message()), code_(code) {}

  mappa_code code() const { return code_; }

private:
  mappa_code code_;
};

// An action that the rules forbid.
class IllegalAction : public Error {
public:
  IllegalAction() : Error(MAPPA_ILLEGAL) {}
};

inline void check(mappa_code code) {
  if (code == MAPPA_ILLEGAL) throw IllegalAction();
  if (code != MAPPA_FINE) throw Error(code);
}

template <class Handle, void (*free)(Handle*)>
struct Freeing {
  void operator()(Handle* handle) const { free(handle); }
};
template <class Handle, void (*free)(Handle*)>
using Owned = std::unique_ptr<Handle, Freeing<Handle, free>>;

inline std::string version() { return mappa_version(); }

// Answers requests of the game protocol, and knows the tile sets and maps.
class Engine {
public:
  Engine() : Engine(nullptr) {}
  explicit Engine(const std::string& folder) : Engine(folder.c_str()) {} // of further tile sets and maps

  std::string ask(const std::string& request) {
    const char* answer = nullptr;
    check(mappa_ask(engine_.get(), request.c_str(), &answer));
    return answer;
  }

  const mappa_engine* handle() const { return engine_.get(); }

private:
  explicit Engine(const char* folder) {
    mappa_engine* engine = nullptr;
    check(mappa_open(folder, &engine));
    engine_.reset(engine);
  }

  Owned<mappa_engine, mappa_close> engine_;
};

// A setup, JSON as the protocol's, made ready to play.
class Rules {
public:
  Rules(const Engine& engine, const std::string& setup) {
    mappa_rules* rules = nullptr;
    check(mappa_rules_make(engine.handle(), setup.c_str(), &rules));
    rules_.reset(rules);
  }

  int players() const { return mappa_rules_players(rules_.get()); }
  int most_actions() const { return mappa_rules_most_actions(rules_.get()); }

  const mappa_rules* handle() const { return rules_.get(); }

private:
  Owned<mappa_rules, mappa_rules_free> rules_;
};

using Action = mappa_action;
using Actions = std::vector<Action>;
using Scores = std::array<int16_t, MAPPA_MAX_PLAYERS>; // of those who play

// A game as it stands. Copies are games of their own.
class Game {
public:
  Game(const Rules& rules, uint64_t seed) {
    mappa_game* game = nullptr;
    check(mappa_game_begin(rules.handle(), seed, &game));
    game_.reset(game);
  }
  explicit Game(mappa_game* owned) : game_(owned) {}
  Game(const Game& other) : game_(copy_of(other)) {}
  Game(Game&&) = default;
  Game& operator=(const Game& other) {
    if (game_)
      check(mappa_game_assign(game_.get(), other.game_.get()));
    else
      game_.reset(copy_of(other));
    return *this;
  }
  Game& operator=(Game&&) = default;

  int players() const { return mappa_game_players(game_.get()); }
  mappa_decision decision() const { return mappa_game_decision(game_.get()); }
  bool over() const { return decision() == MAPPA_OVER; }
  int decider() const { return mappa_game_decider(game_.get()); } // MAPPA_NOBODY when it is over
  int stack() const { return mappa_game_stack(game_.get()); }
  Scores scores() const {
    Scores scores{};
    mappa_game_scores(game_.get(), scores.data());
    return scores;
  }
  Scores projected() const { // if the game ended now
    Scores scores{};
    mappa_game_projected(game_.get(), scores.data());
    return scores;
  }

  // Every legal action, each once; `actions` may be used again and again.
  void legal(Actions& actions) const {
    actions.resize(MAPPA_MAX_ACTIONS);
    actions.resize(static_cast<size_t>(mappa_game_legal(game_.get(), actions.data())));
  }
  Actions legal() const {
    Actions actions;
    legal(actions);
    return actions;
  }

  // Throws IllegalAction, and then the game is as it was.
  void apply(const Action& action) { check(mappa_game_apply(game_.get(), &action)); }
  void hide(uint64_t seed) { mappa_game_hide(game_.get(), seed); }
  void play_out(uint64_t seed) { mappa_game_play_out(game_.get(), seed); }

  // JSON as the protocol has it.
  std::string view() const {
    const char* text = nullptr;
    check(mappa_game_view(game_.get(), &text));
    return text;
  }
  std::string text(const Action& action) const {
    const char* text = nullptr;
    check(mappa_action_text(game_.get(), &action, &text));
    return text;
  }
  Action read(const std::string& text) const {
    Action action{};
    check(mappa_action_read(game_.get(), text.c_str(), &action));
    return action;
  }

private:
  static mappa_game* copy_of(const Game& other) {
    mappa_game* game = nullptr;
    check(mappa_game_copy(other.game_.get(), &game));
    return game;
  }

  Owned<mappa_game, mappa_game_free> game_;
};

// Many games at once, for programs that learn. What a step did lies in the vectors, row by row.
class Batch {
public:
  Batch(const Rules& rules, int games, uint64_t seed) {
    mappa_batch* batch = nullptr;
    check(mappa_batch_make(rules.handle(), games, seed, &batch));
    batch_.reset(batch);
    const auto rows = static_cast<size_t>(games), seats = static_cast<size_t>(players());
    counts.resize(rows);
    decisions.resize(rows);
    deciders.resize(rows);
    done.resize(rows);
    features.resize(rows * static_cast<size_t>(feature_count()));
    rewards.resize(rows * seats);
    scores.resize(rows * seats);
    reset(seed);
  }

  int games() const { return mappa_batch_games(batch_.get()); }
  int players() const { return mappa_batch_players(batch_.get()); }
  int feature_count() const { return mappa_batch_features(batch_.get()); }
  std::string feature(int number) const {
    const char* name = mappa_batch_feature(batch_.get(), number);
    return name ? name : throw std::out_of_range("there is no feature " + std::to_string(number));
  }

  void reset(uint64_t seed) {
    const mappa_arrays to = arrays();
    check(mappa_batch_reset(batch_.get(), seed, &to));
  }
  // One action for each game: its place among the legal ones. Throws IllegalAction, and then no game goes on.
  void step(const std::vector<int32_t>& actions) {
    if (actions.size() != counts.size()) throw std::invalid_argument("an action is wanted for each game");
    const mappa_arrays to = arrays();
    check(mappa_batch_step(batch_.get(), actions.data(), &to));
  }
  std::vector<int32_t> choose() {
    std::vector<int32_t> actions(counts.size());
    mappa_batch_choose(batch_.get(), actions.data());
    return actions;
  }
  Actions actions() const { // of all games together
    Actions all(mappa_batch_total(batch_.get()));
    mappa_batch_actions(batch_.get(), all.data());
    return all;
  }
  std::vector<float> look() { // what comes of each of them
    std::vector<float> rows(mappa_batch_total(batch_.get()) * static_cast<size_t>(feature_count()));
    mappa_batch_look(batch_.get(), rows.data());
    return rows;
  }
  Game game(int number) const {
    mappa_game* game = nullptr;
    check(mappa_batch_game(batch_.get(), number, &game));
    return Game(game);
  }

  std::vector<int32_t> counts, scores;
  std::vector<uint8_t> decisions, deciders, done;
  std::vector<float> features, rewards;

private:
  mappa_arrays arrays() {
    return {counts.data(),   nullptr,        decisions.data(), deciders.data(),
            features.data(), rewards.data(), done.data(),      scores.data()};
  }

  Owned<mappa_batch, mappa_batch_free> batch_;
};

} // namespace v1
} // namespace mappa

#endif
