// The hub of one device: what is stored, what is not, and who is thought for. What happens at its tables the
// tests of the server look at (tests/server), which are run here, too.
#include "data/map_sample.h"
#include "local/local_hub.h"
#include "local/memory_store.h"
#include "local/problem_text.h"
#include "tables/secret.h"
#include "tables/small_table.h"

#include <cstring>
#include <gmock/gmock.h>

namespace mappa::local {

namespace {

using notation::Json;
using store::TableHead;
using store::TableState;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

store::Write made(const std::string& id, TableState state, int64_t changed) {
  return {{.id = id, .state = state, .summary = "{}", .changed = changed}, 1, {"first"}};
}

struct MemoryStoreTest : testing::Test {
  void keep(const std::string& id, TableState state, int64_t changed) {
    EXPECT_TRUE(store.write(std::array{made(id, state, changed)}).front());
    store.release(id);
  }

  std::vector<std::string> gone, gone_maps;
  MemoryStore store{[this](const auto& tables, const auto& maps) { gone = tables, gone_maps = maps; }};
};

TEST_F(MemoryStoreTest, keeps_maps_as_long_as_they_are_wanted_or_played_on) {
  store::Write table = made("t", TableState::Open, 1);
  table.head.map = "made-played";
  table.map = {"made-played", "{}", 10};
  EXPECT_TRUE(store.write(std::array{table}).front());
  EXPECT_TRUE(store.write(std::array{store::Write{.map = {"made-old", "[]", 10}}}).front());
  EXPECT_TRUE(store.write(std::array{store::Write{.map = {"made-new", "[1]", 90}}}).front());
  table.map.id = "made-never";
  EXPECT_FALSE(store.write(std::array{table}).front()) << "there is such a table";
  EXPECT_EQ(store.maps(), 3);
  EXPECT_EQ(store.erase_maps(50), 1);
  EXPECT_THAT(gone_maps, ElementsAre("made-old"));
  EXPECT_EQ(store.map("made-old"), "");
  EXPECT_EQ(store.map("made-played"), "{}");
  store.erase({"t"});
  EXPECT_EQ(store.erase_maps(50), 1);
  EXPECT_EQ(store.map("made-new"), "[1]");
}

TEST_F(MemoryStoreTest, takes_entries_in_their_order_and_only_from_the_holder) {
  keep("a", TableState::Open, 1);
  store::Write second{{.id = "a", .state = TableState::Playing, .changed = 2}, 2, {"second", "third"}};
  EXPECT_FALSE(store.write(std::array{second}).front()) << "nobody has it";
  EXPECT_EQ(store.claim("a").entries, std::vector<std::string>{"first"});
  EXPECT_TRUE(store.write(std::array{second}).front());
  EXPECT_FALSE(store.write(std::array{second}).front()) << "the next number is 4";
  EXPECT_FALSE(store.write(std::array{made("a", TableState::Open, 3)}).front()) << "there is one already";
  EXPECT_THAT(store.read("a"), ElementsAre("first", "second", "third"));
  EXPECT_EQ(store.claim("b").kind, store::Claim::Kind::Unknown);
}

TEST_F(MemoryStoreTest, of_too_many_the_oldest_that_are_over_go_first_and_none_that_is_in_use) {
  keep("open", TableState::Open, 1);
  keep("in use", TableState::Over, 2);
  keep("over", TableState::Over, 4);
  keep("closed", TableState::Closed, 3);
  keep("playing", TableState::Playing, 5);
  store.claim("in use");
  EXPECT_THAT(store.surplus(5), IsEmpty());
  EXPECT_THAT(store.surplus(2), ElementsAre("closed", "over", "open"));
  store.erase(store.surplus(4));
  EXPECT_THAT(gone, ElementsAre("closed"));
}

TEST_F(MemoryStoreTest, finds_what_is_due_or_old) {
  keep("a", TableState::Open, 10);
  keep("b", TableState::Open, 5);
  keep("c", TableState::Over, 7);
  EXPECT_THAT(store.stale(TableState::Open, 0, 11, 9), ElementsAre("b", "a"));
  EXPECT_THAT(store.stale(TableState::Open, 5, 11, 9), ElementsAre("a"));
  EXPECT_THAT(store.stale(TableState::Open, 0, 11, 1), ElementsAre("b"));
  EXPECT_THAT(store.orphans(100, 9), IsEmpty());
  store.claim("a");
  store.write(std::array{store::Write{{.id = "a", .due = 50}, 2, {}}});
  EXPECT_THAT(store.orphans(100, 9), IsEmpty()) << "somebody has it";
  store.release("a");
  EXPECT_THAT(store.orphans(49, 9), IsEmpty());
  EXPECT_THAT(store.orphans(50, 9), ElementsAre("a"));
  EXPECT_EQ(store.totals().over, 1);
}

TEST(ProblemText, positions_and_advice_travel_as_they_are) {
  const tables::Table table = tables::playing_table({tables::ANN, tables::BO});
  const Action action = tables::first_action(table);
  const tables::Problem problem{table.rules,
                                table.position,
                                "expert",
                                ~uint64_t{0},
                                250,
                                tables::Asked::Review,
                                {action, action},
                                3,
                                4};
  const tables::Problem read = read_problem(problem_text(problem), tables::rulebook());
  EXPECT_EQ(std::memcmp(read.position.get(), problem.position.get(), sizeof(Position)), 0);
  EXPECT_EQ(read.level, "expert");
  EXPECT_EQ(read.seed, ~uint64_t{0});
  EXPECT_EQ(read.time_ms, 250);
  EXPECT_EQ(read.rules->setup.tile_limit, problem.rules->setup.tile_limit);
  EXPECT_EQ(read.asked, tables::Asked::Review);
  EXPECT_EQ(read.actions, problem.actions);
  EXPECT_EQ(read.before, 3U);
  EXPECT_EQ(read.from, 4U);

  const notation::Advice advice{
      action, {1.0 / 3, -2}, {{action, 7, {0.1, 0.2}}}, {action, action}, R"({"next":null})"};
  const notation::Advice again = read_advice(advice_text(advice));
  EXPECT_EQ(again.action, action);
  EXPECT_EQ(again.value, advice.value);
  EXPECT_EQ(again.lines.at(0).visits, 7);
  EXPECT_EQ(again.lines.at(0).value, advice.lines.at(0).value);
  EXPECT_EQ(again.rest, advice.rest);
  EXPECT_EQ(again.told, advice.told);
}

// What the hub wants done, one call after the other.
class LocalHubTest : public testing::Test {
protected:
  std::vector<Json> taken() {
    const std::string text = hub.take();
    const Json list = text.empty() ? Json::array() : Json::parse(text);
    return {list.begin(), list.end()};
  }
  std::vector<Json> ask(const std::string& method, const Json& params, int guest = 1) {
    hub.receive(guest,
                notation::text_of({{"jsonrpc", "2.0"}, {"id", 1}, {"method", method}, {"params", params}}));
    return taken();
  }
  // Stores what is to be stored until nothing is; all other wishes.
  std::vector<Json> store_all(std::vector<Json> wishes, bool well = true) {
    std::vector<Json> others;
    while (!wishes.empty()) {
      for (const Json& wish : wishes)
        wish["do"] == "store" ? hub.stored(wish["number"], well) : others.push_back(wish);
      wishes = taken();
    }
    return others;
  }
  static Json answer_in(const std::vector<Json>& wishes) {
    for (const Json& wish : wishes)
      if (wish["do"] == "send")
        if (Json told = Json::parse(std::string(wish["text"])); told.contains("id")) return told;
    return nullptr;
  }
  static std::vector<std::string> names(const std::vector<Json>& wishes) {
    std::vector<std::string> out;
    for (const Json& wish : wishes) out.push_back(wish["do"]);
    return out;
  }
  // A table at which guest 1 sits, and what `create` answers.
  Json create(const Json& other = {{"kind", "person"}}) {
    ask("hello", {{"name", "Ann"}});
    const Json person{{"kind", "person"}};
    return answer_in(
        store_all(ask("create", {{"setup", {{"tile_limit", 8}}}, {"seats", {person, other}}})))["result"];
  }

  LocalHub hub{tables::rulebook().library(), {.version = "0", .levels = {"medium", "expert"}, .seed = 1}};
};

TEST_F(LocalHubTest, nothing_is_told_before_it_is_stored) {
  ask("hello", {{"name", "Ann"}});
  const std::vector<Json> wishes =
      ask("create", {{"setup", Json::object()}, {"seats", Json::array({{{"kind", "person"}}})}});
  ASSERT_THAT(names(wishes), ElementsAre("store"));
  EXPECT_EQ(wishes[0]["table"]["first"], 1);
  EXPECT_THAT(ask("games", {{"tables", {{{"table", wishes[0]["table"]["id"]}}}}}), IsEmpty())
      << "it is not known yet";
  hub.stored(wishes[0]["number"], true);
  const std::vector<Json> told = taken();
  EXPECT_THAT(names(told), ElementsAre("send", "send"));
  EXPECT_THAT(std::string(told[0]["text"]), HasSubstr("\"id\":\"here-"));
}

TEST_F(LocalHubTest, a_map_that_comes_along_is_stored_with_its_table_and_goes_to_the_thinker) {
  ask("hello", {{"name", "Ann"}});
  const Json seats{{{"kind", "computer"}, {"level", "medium"}}, {{"kind", "person"}}};
  const std::vector<Json> wishes =
      ask("create", {{"setup", {{"map", Json::parse(MAP_SAMPLE)}}}, {"seats", seats}});
  ASSERT_THAT(names(wishes), ElementsAre("store"));
  const std::string id = wishes[0]["map"]["id"];
  EXPECT_EQ(wishes[0]["table"]["head"]["map"], id);
  EXPECT_EQ(std::string(wishes[0]["table"]["entries"][0]).find("rows"), std::string::npos) << "only its id";
  const std::vector<Json> begun = (store_all(wishes), store_all(ask("start", Json::object())));
  const auto think =
      std::find_if(begun.begin(), begun.end(), [](const Json& w) { return w["do"] == "think"; });
  ASSERT_NE(think, begun.end());
  tables::Rulebook elsewhere(tables::rulebook().library()); // in another worker, which knows no such map
  const tables::Problem problem = read_problem(std::string((*think)["problem"]), elsewhere);
  EXPECT_EQ(problem.rules->setup.map, id);
  EXPECT_EQ(read_problem(std::string((*think)["problem"]), elsewhere).rules, problem.rules);
}

TEST_F(LocalHubTest, a_map_that_cannot_be_stored_is_not_kept) {
  ask("hello", {{"name", "Ann"}});
  const Json map{{"map", Json::parse(MAP_SAMPLE)}};
  EXPECT_EQ(answer_in(store_all(ask("keep_map", map), false))["error"]["code"], -32008);
  const std::string id = answer_in(store_all(ask("keep_map", map)))["result"]["id"];
  hub.get(7, "/api/maps/" + id, "");
  EXPECT_EQ(taken().at(0)["status"], 200);
  hub.get(8, "/api/maps/made-aaaaaaaaaaaaaaaaaaaaaaaaaaa", "");
  EXPECT_EQ(taken().at(0)["status"], 404);
}

TEST_F(LocalHubTest, what_cannot_be_stored_has_not_happened) {
  const Json made = create();
  const std::vector<Json> others = store_all(ask("chat", {{"text", "is this kept?"}}), false);
  EXPECT_THAT(names(others), ElementsAre("send", "close"));
  EXPECT_EQ(answer_in(others)["error"]["code"], -32008);
  hub.gone(1);
  ask("hello", {{"name", "Ann"}}, 2);
  const Json again = answer_in(
      ask("join", {{"table", made["table"]["id"]}, {"invite", made["table"]["invite"]}, {"after", 0}}, 2));
  EXPECT_EQ(again["result"]["number"], 1);
}

TEST_F(LocalHubTest, a_running_game_can_be_saved_and_gone_on_with) {
  const Json made = create({{"kind", "computer"}, {"level", "medium"}});
  const auto record = [&](const Json& invite) {
    hub.get(7, "/api/games/" + std::string(made["table"]["id"]), invite);
    return taken().at(0);
  };
  EXPECT_EQ(record(made["table"]["invite"])["status"], 404) << "it has not begun";
  store_all(ask("start", Json::object()));
  EXPECT_EQ(record("")["status"], 404) << "it is private";
  const Json saved = record(made["table"]["invite"]);
  EXPECT_EQ(saved["status"], 200);
  const Json person{{"kind", "person"}};
  const Json onward{{"game", saved["body"]}, {"seats", {person, person}}};
  EXPECT_EQ(answer_in(store_all(ask("create", onward)))["result"]["table"]["state"], "open");
}

TEST_F(LocalHubTest, a_server_s_table_is_none_of_its_own) {
  ask("hello", {{"name", "Ann"}});
  EXPECT_EQ(answer_in(ask("join", {{"table", tables::new_table_id("")}}))["error"]["code"], -32602);
  EXPECT_EQ(answer_in(ask("join", {{"table", tables::new_table_id(tables::HERE)}}))["error"]["code"], -32004);
}

TEST_F(LocalHubTest, a_stored_table_that_cannot_be_read_is_left_out) {
  hub.restore("no JSON");
  hub.restore(R"({"head":{"id":"here-x"},"entries":[]})");
  EXPECT_FALSE(create().is_null());
}

TEST_F(LocalHubTest, a_game_goes_before_an_analysis_which_is_done_later) {
  const Json computer{{"kind", "computer"}, {"level", "expert"}};
  create(computer); // guest 1 looks back at this one
  store_all(ask("start", Json::object()));
  store_all(ask("resign", Json::object()));
  const std::vector<Json> analysis = ask("analyse", {{"at", 0}, {"time_ms", 3000}});
  ASSERT_THAT(names(analysis), ElementsAre("think"));

  ask("hello", {{"name", "Bo"}}, 2);
  store_all(ask("create", {{"setup", {{"tile_limit", 8}}}, {"seats", {computer, {{"kind", "person"}}}}}, 2));
  const std::vector<Json> begun = store_all(ask("start", Json::object(), 2));
  const std::vector<std::string> wishes = names(begun);
  const auto stop = std::find(wishes.begin(), wishes.end(), "stop");
  ASSERT_NE(stop, wishes.end()) << "who looks back is interrupted";
  EXPECT_EQ(*(stop + 1), "think");
  const Json game = begun[static_cast<std::size_t>(stop - wishes.begin()) + 1];
  hub.thought(analysis[0]["number"], "");
  EXPECT_THAT(taken(), IsEmpty()) << "it comes too late";
  hub.thought(game["number"], ""); // the player failed: some action is played
  const std::vector<Json> after = taken();
  EXPECT_THAT(names(after), UnorderedElementsAre("think", "store"));
}

} // namespace

} // namespace mappa::local
