// Batches of games, for programs that learn.
#include "mappa/mappa.hpp"

#include <algorithm>
#include <gmock/gmock.h>
#include <map>
#include <nlohmann/json.hpp>

namespace {

using testing::Each;
using testing::HasSubstr;

const mappa::Engine& batch_engine() {
  static const mappa::Engine ENGINE;
  return ENGINE;
}

mappa::Rules rules_of(const std::string& setup) { return {batch_engine(), setup}; }

const std::string SHORT = R"({"players":["Ann","Bo"],"tile_limit":12})";
const std::vector<std::string> KINDS{
    SHORT, R"({"players":["Ann","Bo","Cy"],"map":"deutschland","chips":true,"postman":true})",
    R"({"players":["Ann"],"map":"france","chips":true,"chips_laid":"players"})",
    R"({"players":["Ann","Bo"],"tiles":{"base":1,"inns_and_cathedrals":1},"rules":["inns","large_meeple"]})"};

std::map<std::string, std::size_t> columns(const mappa::Batch& batch) {
  std::map<std::string, std::size_t> found;
  for (int i = 0; i < batch.feature_count(); ++i) found[batch.feature(i)] = static_cast<std::size_t>(i);
  return found;
}

// All that is told of a batch, to be compared.
std::vector<float> told(const mappa::Batch& batch) {
  std::vector<float> all = batch.features;
  all.insert(all.end(), batch.rewards.begin(), batch.rewards.end());
  for (const auto* some : {&batch.counts, &batch.scores}) all.insert(all.end(), some->begin(), some->end());
  for (const auto* some : {&batch.decisions, &batch.deciders, &batch.done})
    all.insert(all.end(), some->begin(), some->end());
  return all;
}

TEST(Batch, rewards_of_a_game_add_up_to_its_scores) {
  for (const std::string& kind : KINDS) {
    const mappa::Rules rules = rules_of(kind);
    mappa::Batch batch(rules, 3, 1);
    const auto players = static_cast<std::size_t>(batch.players());
    std::vector<float> sums(3 * players);
    int over = 0;
    while (over < 5) {
      batch.step(batch.choose());
      for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += batch.rewards[i];
      for (std::size_t row = 0; row < 3; ++row) {
        if (!batch.done[row]) continue;
        ++over;
        for (std::size_t i = row * players; i < (row + 1) * players; ++i) {
          EXPECT_EQ(sums[i], static_cast<float>(batch.scores[i])) << kind;
          sums[i] = 0;
        }
      }
    }
  }
}

TEST(Batch, follows_from_its_seed_and_the_actions) {
  const mappa::Rules rules = rules_of(SHORT);
  mappa::Batch one(rules, 8, 1), same(rules, 8, 1), other(rules, 8, 2), larger(rules, 16, 1);
  EXPECT_EQ(told(one), told(same));
  EXPECT_NE(told(one), told(other));
  for (int step = 0; step < 100; ++step) {
    const std::vector<int32_t> actions = one.choose();
    std::vector<int32_t> more = larger.choose();
    std::copy(actions.begin(), actions.end(), more.begin());
    one.step(actions);
    same.step(actions);
    larger.step(more);
    ASSERT_EQ(told(one), told(same));
    ASSERT_TRUE(std::equal(one.features.begin(), one.features.end(), larger.features.begin()))
        << "how many games there are does not matter to the first";
  }
  one.reset(3);
  EXPECT_NE(told(one), told(same));
  same.reset(3);
  EXPECT_EQ(told(one), told(same));
}

// Row by row the same as a game of its own, into which the batch can be looked.
TEST(Batch, says_what_its_games_say) {
  for (const std::string& kind : KINDS) {
    mappa::Batch batch(rules_of(kind), 2, 4);
    auto column = columns(batch);
    for (int step = 0; step < 80; ++step) {
      std::size_t first = 0;
      const mappa::Actions all = batch.actions();
      for (std::size_t row = 0; row < 2; ++row) {
        const mappa::Game game = batch.game(static_cast<int>(row));
        const mappa::Actions own = game.legal();
        ASSERT_EQ(batch.counts[row], static_cast<int>(own.size()));
        ASSERT_TRUE(std::equal(own.begin(), own.end(), all.begin() + static_cast<std::ptrdiff_t>(first)));
        first += own.size();
        ASSERT_EQ(batch.deciders[row], game.decider());
        ASSERT_EQ(batch.decisions[row], game.decision());
        const float* features = &batch.features[row * static_cast<std::size_t>(batch.feature_count())];
        const auto view = nlohmann::json::parse(game.view());
        const auto& player = view["players"][static_cast<std::size_t>(game.decider())];
        ASSERT_EQ(features[column["own.score"]], player["score"].get<float>());
        ASSERT_EQ(features[column["own.meeples"]], player["stash"]["meeple"].get<float>());
        ASSERT_EQ(features[column["stack"]], view["stack"].get<float>());
        ASSERT_EQ(features[static_cast<std::size_t>(game.decision())], 1);
        float standing = 0;
        for (const char* where : {"own.on_roads", "own.on_cities", "own.on_sites", "own.on_fields"})
          standing += features[column[where]];
        const auto mine = [&](const auto& figure) { return figure["player"] == game.decider(); };
        ASSERT_EQ(standing, std::count_if(view["figures"].begin(), view["figures"].end(), mine));
      }
      ASSERT_EQ(first, all.size());
      batch.step(batch.choose());
    }
  }
}

// What stands on the board, counted by the final scoring instead.
TEST(Batch, points_of_roads_cities_and_monasteries_are_what_the_game_would_give) {
  mappa::Batch batch(rules_of(R"({"players":["Ann","Bo"],"fields":false})"), 4, 2);
  auto column = columns(batch);
  for (int step = 0; step < 300; ++step) {
    for (std::size_t row = 0; row < 4; ++row) {
      const mappa::Scores projected = batch.game(static_cast<int>(row)).projected();
      const float* features = &batch.features[row * static_cast<std::size_t>(batch.feature_count())];
      for (const int player : {0, 1}) {
        const std::string who = player == batch.deciders[row] ? "own." : "other1.";
        ASSERT_EQ(features[column[who + "score"]] + features[column[who + "road_points"]] +
                      features[column[who + "city_points"]] + features[column[who + "site_points"]],
                  projected[static_cast<std::size_t>(player)]);
      }
    }
    batch.step(batch.choose());
  }
}

TEST(Batch, looks_ahead_without_seeing_what_is_hidden) {
  for (const std::string& kind : KINDS) {
    mappa::Batch batch(rules_of(kind), 2, 6);
    auto column = columns(batch);
    const auto width = static_cast<std::size_t>(batch.feature_count());
    for (int step = 0; step < 60; ++step) {
      const std::vector<float> before = told(batch), rows = batch.look();
      ASSERT_EQ(rows.size(), batch.actions().size() * width);
      ASSERT_EQ(told(batch), before);
      const std::vector<int32_t> actions = batch.choose();
      const auto stack = [&](const std::vector<float>& some, std::size_t row) {
        return some[row * width + column["stack"]];
      };
      ASSERT_LE(stack(rows, static_cast<std::size_t>(actions[0])), stack(batch.features, 0));
      for (std::size_t i = 0; i < rows.size(); i += width)
        for (const char* name : {"decides.tile", "hand.roads", "hand.cities", "hand.site"})
          ASSERT_EQ(rows[i + column[name]], 0);
      batch.step(actions);
    }
  }
}

TEST(Batch, sees_a_game_as_each_of_its_players_does) {
  mappa::Batch batch(rules_of(KINDS[1]), 1, 1);
  mappa_rules* rules = nullptr;
  ASSERT_EQ(mappa_rules_make(batch_engine().handle(), KINDS[1].c_str(), &rules), MAPPA_FINE);
  mappa_batch* plain = nullptr;
  ASSERT_EQ(mappa_batch_make(rules, 1, 1, &plain), MAPPA_FINE);
  std::vector<float> row(static_cast<std::size_t>(mappa_batch_features(plain)));
  ASSERT_EQ(mappa_batch_see(plain, 0, batch.deciders[0], row.data()), MAPPA_FINE);
  EXPECT_EQ(row, batch.features);
  EXPECT_EQ(mappa_batch_see(plain, 0, 3, row.data()), MAPPA_WRONG_USE);
  EXPECT_EQ(mappa_batch_see(plain, 1, 0, row.data()), MAPPA_WRONG_USE);
  EXPECT_EQ(mappa_batch_feature(plain, -1), nullptr);
  EXPECT_EQ(mappa_batch_feature(plain, static_cast<int>(row.size())), nullptr);
  mappa_batch_free(plain);
  mappa_rules_free(rules);
}

TEST(Batch, masks_are_as_wide_as_the_longest_decision) {
  const mappa::Rules rules = rules_of(KINDS[1]);
  mappa_batch* batch = nullptr;
  ASSERT_EQ(mappa_batch_make(rules.handle(), 3, 1, &batch), MAPPA_FINE);
  const auto width = static_cast<std::size_t>(mappa_batch_width(batch));
  EXPECT_EQ(width, static_cast<std::size_t>(rules.most_actions()));
  std::vector<uint8_t> masks(3 * width, 9);
  std::vector<int32_t> counts(3), actions(3);
  mappa_arrays to{};
  to.masks = masks.data();
  to.counts = counts.data();
  for (int step = 0; step < 200; ++step) {
    mappa_batch_choose(batch, actions.data());
    ASSERT_EQ(mappa_batch_step(batch, actions.data(), &to), MAPPA_FINE);
    for (std::size_t row = 0; row < 3; ++row) {
      const auto begin = masks.begin() + static_cast<std::ptrdiff_t>(row * width);
      ASSERT_THAT(std::vector<uint8_t>(begin, begin + counts[row]), Each(1));
      ASSERT_THAT(std::vector<uint8_t>(begin + counts[row], begin + static_cast<std::ptrdiff_t>(width)),
                  Each(0));
    }
  }
  mappa_batch_free(batch);
}

TEST(Batch, plays_nothing_if_one_action_is_illegal) {
  mappa::Batch batch(rules_of(SHORT), 3, 1);
  const std::string view = batch.game(0).view();
  for (const int32_t wrong : {-1, batch.counts[2], 5000}) {
    EXPECT_THROW(batch.step({0, 0, wrong}), mappa::IllegalAction);
    EXPECT_THAT(mappa_message(), HasSubstr("game 2: there is no action " + std::to_string(wrong)));
    EXPECT_EQ(batch.game(0).view(), view);
  }
  EXPECT_THROW(batch.step({0, 0}), std::invalid_argument);
}

TEST(Batch, of_no_games_is_refused) {
  const mappa::Rules rules = rules_of(SHORT);
  for (const int games : {0, -1, 2'000'000})
    EXPECT_THROW(mappa::Batch(rules, games, 1), mappa::Error) << games;
  EXPECT_THROW(mappa::Batch(rules_of(R"({"players":["Ann"],"tile_limit":1})"), 1, 1), mappa::Error);
}

} // namespace
