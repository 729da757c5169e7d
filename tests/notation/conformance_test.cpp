// Complete games recorded from an independent engine, replayed through the protocol: the same legal
// placements and meeple spots, events, scores and supply at every turn.
#include "client.h"
#include "support/games.h"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>
#include <zlib.h>

namespace mappa::proof {

namespace {

std::vector<json> read_recording(const std::string& name) {
  const std::string path = std::string(MAPPA_TEST_DIR) + "/conformance/" + name + ".jsonl.gz";
  const gzFile file = gzopen(path.c_str(), "rb");
  EXPECT_NE(file, nullptr) << path;
  std::string text;
  std::array<char, 1 << 16> part;
  for (int n; file && (n = gzread(file, part.data(), part.size())) > 0;)
    text.append(part.data(), static_cast<std::size_t>(n));
  gzclose(file);
  std::vector<json> lines;
  for (std::size_t at = 0, end; (end = text.find('\n', at)) != std::string::npos; at = end + 1)
    lines.push_back(json::parse(std::string_view(text).substr(at, end - at)));
  return lines;
}

using Lines = std::vector<json>;
std::vector<Lines> games_of(const Lines& lines) {
  std::vector<Lines> games;
  for (const json& line : lines) {
    if (line.contains("v")) games.emplace_back();
    games.back().push_back(line);
  }
  return games;
}

// One player's points for one thing, in a form that both sides can be brought to.
std::string score_key(const json& player, const json& points, const json& kind, bool complete, int tiles,
                      int coats, int cities) {
  return json{player, points, kind, complete, tiles, coats, cities}.dump();
}

std::string recorded_key(const json& event, bool final) {
  const json items = event.value("items", json::object());
  const auto count = [&](const char* key) { return items.contains(key) ? items[key][0].get<int>() : 0; };
  const bool incomplete = event.value("note", "") == "incomplete";
  const bool feature = event["kind"] != "field" && event["kind"] != "trade-goods";
  EXPECT_TRUE(!final || incomplete == feature);
  return score_key(event["p"], event["pts"], event["kind"] == "trade-goods" ? "trade_goods" : event["kind"],
                   feature && !incomplete, count("tiles"), count("pennants"), count("cities"));
}

std::string played_key(const json& event) {
  const json& parts = event["parts"];
  return score_key(event["player"], event["points"], event["kind"], event.value("complete", false),
                   parts.value("tiles", 0), parts.value("coats", 0), parts.value("cities", 0));
}

// The switches that the header's figures and rules stand for.
json rules_of(const json& header) {
  json rules = json::array();
  for (const auto& [figure, rule] :
       {std::pair{"large", "large_meeple"}, {"abbot", "abbot"}, {"builder", "builder"}, {"pig", "pig"}})
    if (header["figures"].contains(figure)) rules.push_back(rule);
  for (const char* rule : {"inns", "cathedrals", "trade_goods"})
    if (header["rules"].value(rule, false)) rules.push_back(rule);
  return rules;
}

class Replay {
public:
  explicit Replay(const Lines& game) : lines_(game) {}

  void run() {
    begin();
    for (std::size_t i = 1; i + 1 < lines_.size() && !testing::Test::HasFailure(); ++i) {
      SCOPED_TRACE("line " + std::to_string(i) + ": " + lines_[i].dump().substr(0, 150));
      if (!lines_[i].contains("discard")) turn(lines_[i], lines_[i + 1].contains("final"));
    }
    end(lines_.back());
  }

private:
  void begin() {
    const json& header = lines_.front();
    json setup{{"players", json::array()},
               {"tiles", header["sets"]},
               {"meeples", header["figures"]["meeple"]},
               {"fields", header["rules"]["farmers"]},
               {"rules", rules_of(header)},
               {"seed", 1},
               {"analysis", true}};
    for (int p = 0; p < header["players"]; ++p) setup["players"].push_back("p" + std::to_string(p));
    client_.start(setup);
    json draws = json::array();
    for (const json& line : lines_) {
      if (line.contains("discard")) discarded_.push_back(line["discard"]);
      for (const char* key : {"discard", "tile"})
        if (line.contains(key)) draws.push_back(line[key]);
    }
    client_.call("arrange", {{"draw", draws}});
    json board = client_.view()["board"];
    for (json& tile : board) tile.erase("player");
    EXPECT_EQ(board, header["start"]); // B1
    scores_.assign(header["players"].get<std::size_t>(), 0);
  }

  void turn(const json& line, bool last) {
    events_.clear();
    EXPECT_EQ(client_.view()["tile"], line["tile"]);
    check_placements(line);
    json decision = play({{"type", "tile"}, {"x", line["x"]}, {"y", line["y"]}, {"rot", line["rot"]}});
    if (decision.value("kind", "") == "figure")
      figure(line);
    else
      expect_no_figure(line); // a decision of pass alone is not asked
    check_events(line);
    EXPECT_EQ(json(scores_), line["scores"]);
    if (last) return; // then the final scoring has come too
    EXPECT_EQ(summary_["scores"], line["scores"]);
    json supply;
    const json view = client_.view();
    for (const json& player : view["players"])
      for (const auto& [figure, left] : player["stash"].items()) supply[figure].push_back(left);
    EXPECT_EQ(supply, line["supply"]);
  }

  void expect_no_figure(const json& line) {
    EXPECT_EQ(line["legal_meeple_spots"], json::array());
    EXPECT_EQ(line.value("legal_other_spots", json::object()), json::object());
    EXPECT_FALSE(line.contains("legal_retrieve"));
  }

  json play(const json& action) {
    summary_ = client_.play(action);
    for (const json& event : summary_["events"]) events_.push_back(event);
    return summary_["decision"].is_null() ? json::object() : summary_["decision"];
  }

  void check_placements(const json& line) {
    std::vector<std::array<int, 3>> placements;
    for (const json& a : client_.legal()) {
      EXPECT_EQ(a["type"], "tile");
      placements.push_back({a["x"], a["y"], a["rot"]});
    }
    std::ranges::sort(placements);
    EXPECT_EQ(std::ranges::adjacent_find(placements), placements.end()) << "each action once";
    EXPECT_EQ(placements.size(), line["legal_placements"]);
    std::array<int, 4> sums{};
    for (const auto& [x, y, rot] : placements) {
      sums[0] += x;
      sums[1] += y;
      sums[2] += rot;
      sums[3] += x * x + 3 * y * y + 7 * x * y + 5 * rot * x + 11 * rot * y;
    }
    EXPECT_EQ(json(sums), line["legal_sig"]);
    EXPECT_EQ(json(placements), line.value("placements", json(placements))); // not every game lists them
  }

  void figure(const json& line) {
    std::map<std::string, std::vector<std::string>> spots;
    bool may_pass = false, may_retrieve = false;
    for (const json& action : client_.legal()) {
      if (action["type"] == "figure")
        spots[action["figure"]].push_back(action["on"]);
      else if (action["type"] == "abbot_back")
        may_retrieve = true; // A3
      else
        may_pass = action == json{{"type", "pass"}};
    }
    for (auto& [figure, on] : spots) std::ranges::sort(on);
    EXPECT_EQ(json(spots["meeple"]), line["legal_meeple_spots"]);
    spots.erase("meeple");
    EXPECT_EQ(spots.empty() ? json::object() : json(spots), line.value("legal_other_spots", json::object()));
    EXPECT_EQ(may_retrieve, line.contains("legal_retrieve"));
    EXPECT_TRUE(may_pass);
    if (line["act"].is_null())
      play({{"type", "pass"}});
    else if (line["act"].contains("retrieve"))
      play({{"type", "abbot_back"}});
    else
      play({{"type", "figure"}, {"figure", line["act"]["figure"]}, {"on", line["act"]["on"]}});
  }

  // The events of the turn, and what the final scoring after the last one said, for later.
  void check_events(const json& line) {
    std::vector<std::string> expected, played;
    bool final = false;
    for (const json& event : events_) {
      final = final || event["type"] == "final";
      if (event["type"] == "goods")
        played.push_back(json{event["player"], event["goods"], event["tokens"]}.dump());
      if (event["type"] != "score" || event["points"] == 0) continue;
      (final ? final_events_ : played).push_back(played_key(event));
      if (!final) scores_[event["player"].get<std::size_t>()] += event["points"].get<int>();
    }
    for (const json& event : line["events"])
      if (event.contains("goods"))
        expected.push_back(json{event["p"], event["goods"], event["n"]}.dump());
      else if (event["pts"] != 0)
        expected.push_back(recorded_key(event, false));
    EXPECT_THAT(played, testing::UnorderedElementsAreArray(expected));
  }

  void end(const json& footer) {
    std::vector<std::string> expected;
    for (const json& event : footer["final_events"])
      if (event["pts"] != 0) expected.push_back(recorded_key(event, true));
    EXPECT_THAT(final_events_, testing::UnorderedElementsAreArray(expected));
    const json view = client_.view();
    EXPECT_EQ(summary_["over"], true);
    EXPECT_EQ(summary_["scores"], footer["final"]);
    EXPECT_EQ(view["stack"], 0);
    EXPECT_EQ(view["discarded"], discarded_);
    if (!footer.contains("goods")) return;
    json goods; // T3
    for (const json& player : view["players"])
      for (const auto& [kind, tokens] : player["goods"].items()) goods[kind].push_back(tokens);
    EXPECT_EQ(goods, footer["goods"]);
  }

  const Lines& lines_;
  Client client_;
  json summary_;
  std::vector<json> events_;
  std::vector<int> scores_;
  std::vector<std::string> final_events_;
  json discarded_ = json::array(); // B4
};

class Conformance : public testing::TestWithParam<const char*> {};

// Every rule of the base game at once, on hundreds of thousands of answers.
TEST_P(Conformance, B1_B14_recorded_games_replay_alike) {
  std::vector<Lines> games = games_of(read_recording(GetParam()));
  EXPECT_GE(games.size(), 5u);
  games.resize(static_cast<std::size_t>(games_of_each(static_cast<int>(games.size()))));
  for (const Lines& game : games) {
    SCOPED_TRACE("game " + game.front()["game"].dump());
    Replay(game).run();
    if (HasFailure()) return;
  }
}

std::string test_name(const testing::TestParamInfo<const char*>& recording) {
  std::string name = recording.param;
  std::ranges::replace(name, '-', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Recorded, Conformance,
                         testing::Values("a", "b", "c", "d", "e", "f", "g", "h", "a-ai", "e-ai"), test_name);

} // namespace

} // namespace mappa::proof
