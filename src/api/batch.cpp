#include "api/fault.h"
#include "api/features.h"
#include "api/handles.h"
#include "game/turn.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <fmt/format.h>
#include <span>
#include <vector>

using namespace mappa;

namespace mappa::api {

struct Lane { // one of the games
  Position position;
  Random seeds;       // of its games, one after the other
  size_t first = 0;   // of its legal actions among all
  uint32_t count = 0; // of them
};

} // namespace mappa::api

using mappa::api::Lane;

struct mappa_batch {
  std::shared_ptr<const Ruleset> rules;
  std::vector<Lane> lanes;
  std::vector<Action> actions; // the legal ones, game by game
  std::vector<Action> before;  // those of the last step, kept for its memory
  std::vector<std::string> names;
  int width = 0;
  Random chance{}; // of what is not the games' own

  std::span<const Action> legal_of(const Lane& lane) const {
    return std::span(actions).subspan(lane.first, lane.count);
  }
};

namespace {

constexpr int MAX_GAMES = 1 << 20;

void begin(const mappa_batch& batch, Lane& lane) { lane.position = start(*batch.rules, lane.seeds.next()); }

void list_actions(mappa_batch& batch, Lane& lane) {
  Actions list;
  legal(*batch.rules, lane.position, list);
  assert(list.size <= batch.width);
  lane.first = batch.actions.size();
  lane.count = static_cast<uint32_t>(list.size);
  batch.actions.insert(batch.actions.end(), list.begin(), list.end());
}

// How the game of a row stands. Its rewards and scores are told where it is played.
void tell(const mappa_batch& batch, size_t row, const mappa_arrays& to) {
  const Lane& lane = batch.lanes[row];
  const Position& p = lane.position;
  if (to.counts) to.counts[row] = static_cast<int32_t>(lane.count);
  if (to.masks) {
    const auto width = static_cast<size_t>(batch.width);
    std::memset(to.masks + row * width, 1, lane.count);
    std::memset(to.masks + row * width + lane.count, 0, width - lane.count);
  }
  if (to.decisions) to.decisions[row] = static_cast<uint8_t>(p.decision);
  if (to.deciders) to.deciders[row] = p.decider;
  if (to.features)
    api::write_features(*batch.rules, p, p.decider, true, to.features + row * batch.names.size());
}

void tell_points(const mappa_batch& batch, size_t row, const std::array<int16_t, MAX_PLAYERS>& before,
                 const mappa_arrays& to) {
  const Position& p = batch.lanes[row].position;
  const auto players = static_cast<size_t>(batch.rules->players);
  for (size_t player = 0; player < players; ++player) {
    if (to.rewards)
      to.rewards[row * players + player] = static_cast<float>(p.scores[player] - before[player]);
    if (to.scores) to.scores[row * players + player] = p.scores[player];
  }
  if (to.done) to.done[row] = p.decision == Decision::Over;
}

void reset(mappa_batch& batch, uint64_t seed, const mappa_arrays& to) {
  batch.actions.clear();
  batch.chance = Random{seed};
  for (size_t row = 0; row < batch.lanes.size(); ++row) {
    Lane& lane = batch.lanes[row];
    lane.seeds = Random{Random{seed + (row + 1) * 0xD1B54A32D192ED03u}.next()};
    do begin(batch, lane); // a game may be over before it has begun
    while (lane.position.decision == Decision::Over);
    list_actions(batch, lane);
    tell_points(batch, row, lane.position.scores, to);
    tell(batch, row, to);
  }
}

void check(const mappa_batch& batch, const int32_t* actions) {
  for (size_t row = 0; row < batch.lanes.size(); ++row)
    if (const auto count = static_cast<int32_t>(batch.lanes[row].count);
        actions[row] < 0 || actions[row] >= count)
      throw notation::IllegalAction(
          fmt::format("game {}: there is no action {}, only 0 to {}", row, actions[row], count - 1));
}

void step(mappa_batch& batch, const int32_t* chosen, const mappa_arrays& to) {
  batch.before.swap(batch.actions);
  batch.actions.clear();
  for (size_t row = 0; row < batch.lanes.size(); ++row) {
    Lane& lane = batch.lanes[row];
    Position& p = lane.position;
    const auto scores = p.scores;
    apply(*batch.rules, p, batch.before[lane.first + static_cast<size_t>(chosen[row])]);
    tell_points(batch, row, scores, to);
    while (p.decision == Decision::Over) begin(batch, lane);
    list_actions(batch, lane);
    tell(batch, row, to);
  }
}

const Lane& lane_at(const mappa_batch& batch, int number) {
  if (number < 0 || number >= mappa_batch_games(&batch))
    throw api::WrongUse(
        fmt::format("there is no game {}, only 0 to {}", number, mappa_batch_games(&batch) - 1));
  return batch.lanes[static_cast<size_t>(number)];
}

// A game that is over as soon as it has begun would begin for ever.
void check_rules(const Ruleset& rules) {
  constexpr int TRIES = 100;
  for (uint64_t seed = 0; seed < TRIES; ++seed)
    if (start(rules, seed).decision != Decision::Over) return;
  throw SetupError("there is nothing to decide in such a game");
}

} // namespace

mappa_code mappa_batch_make(const mappa_rules* rules, int games, uint64_t seed, mappa_batch** batch) {
  return api::attempt([&] {
    api::need(rules, "rules");
    api::need(batch, "batch");
    if (games < 1 || games > MAX_GAMES)
      throw api::WrongUse(fmt::format("games: {}, not 1 to {}", games, MAX_GAMES));
    check_rules(*rules->rules);
    auto made = std::make_unique<mappa_batch>();
    made->rules = rules->rules;
    made->lanes.resize(static_cast<size_t>(games));
    made->names = api::feature_names(rules->rules->players);
    made->width = api::most_actions(*rules->rules);
    reset(*made, seed, {});
    *batch = made.release();
  });
}

void mappa_batch_free(mappa_batch* batch) { delete batch; }

int mappa_batch_games(const mappa_batch* batch) { return static_cast<int>(batch->lanes.size()); }

int mappa_batch_players(const mappa_batch* batch) { return batch->rules->players; }

int mappa_batch_width(const mappa_batch* batch) { return batch->width; }

int mappa_batch_features(const mappa_batch* batch) { return static_cast<int>(batch->names.size()); }

const char* mappa_batch_feature(const mappa_batch* batch, int feature) {
  if (feature < 0 || feature >= mappa_batch_features(batch)) return nullptr;
  return batch->names[static_cast<size_t>(feature)].c_str();
}

mappa_code mappa_batch_reset(mappa_batch* batch, uint64_t seed, const mappa_arrays* arrays) {
  return api::attempt([&] {
    api::need(batch, "batch");
    api::need(arrays, "arrays");
    reset(*batch, seed, *arrays);
  });
}

mappa_code mappa_batch_step(mappa_batch* batch, const int32_t* actions, const mappa_arrays* arrays) {
  return api::attempt([&] {
    api::need(batch, "batch");
    api::need(actions, "actions");
    api::need(arrays, "arrays");
    check(*batch, actions);
    step(*batch, actions, *arrays);
  });
}

void mappa_batch_choose(mappa_batch* batch, int32_t* actions) {
  for (const Lane& lane : batch->lanes) *actions++ = static_cast<int32_t>(batch->chance.below(lane.count));
}

size_t mappa_batch_total(const mappa_batch* batch) { return batch->actions.size(); }

void mappa_batch_actions(const mappa_batch* batch, mappa_action* actions) {
  std::transform(batch->actions.begin(), batch->actions.end(), actions, api::told);
}

void mappa_batch_look(mappa_batch* batch, float* features) {
  const Ruleset& rules = *batch->rules;
  for (const Lane& lane : batch->lanes) {
    Position seen = lane.position;
    hide(rules, seen, batch->chance);
    for (const Action& action : batch->legal_of(lane)) {
      Position after = seen;
      apply(rules, after, action);
      api::write_features(rules, after, seen.decider, false, features);
      features += batch->names.size();
    }
  }
}

mappa_code mappa_batch_see(const mappa_batch* batch, int number, int player, float* features) {
  return api::attempt([&] {
    api::need(batch, "batch");
    api::need(features, "features");
    const Position& position = lane_at(*batch, number).position;
    if (player < 0 || player >= batch->rules->players)
      throw api::WrongUse(
          fmt::format("there is no player {}, only 0 to {}", player, batch->rules->players - 1));
    api::write_features(*batch->rules, position, static_cast<uint8_t>(player), true, features);
  });
}

mappa_code mappa_batch_game(const mappa_batch* batch, int number, mappa_game** game) {
  return api::attempt([&] {
    api::need(batch, "batch");
    api::need(game, "game");
    *game = new mappa_game{batch->rules, lane_at(*batch, number).position};
  });
}
