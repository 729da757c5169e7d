// What an outsider tries to read: hidden things in what everybody is sent, secrets in what the host reads.
#include "data/folder.h"
#include "server/rough.h"
#include "server/visitor.h"

#include <fmt/format.h>

namespace mappa::server {

using namespace client;
using namespace notation;

namespace {

using testing::ElementsAre;
using testing::Gt;
using testing::HasSubstr;
using testing::Not;
using testing::Pair;

// Tiles that fit everywhere, of two kinds and all alike: games can differ only in the order in which they
// come and in the chips that lie face down.
constexpr const char* PLAIN = R"({
 "set": "plain", "title": "Plain", "total": 16, "editions": ["C2"], "note": "Tests.", "official": false,
 "tiles": [
  { "id": "plain/A", "count": 8, "edges": "FFFF", "start": true, "features": [
      {"kind": "field", "ports": [0, 1, 2, 3, 4, 5, 6, 7], "cities": []}] },
  { "id": "plain/B", "count": 8, "edges": "FFFF", "start": false, "features": [
      {"kind": "field", "ports": [0, 1, 2, 3, 4, 5, 6, 7], "cities": []}, {"kind": "monastery"}] }
 ]
})";
constexpr const char* ALIKE = R"({
 "set": "alike", "title": "Alike", "total": 16, "editions": ["C2"], "note": "Tests.", "official": false,
 "tiles": [
  { "id": "alike/A", "count": 16, "edges": "FFFF", "start": true, "features": [
      {"kind": "field", "ports": [0, 1, 2, 3, 4, 5, 6, 7], "cities": []}] }
 ]
})";

// Without what differs by chance and is no secret of the game.
Json stripped(Json message, const std::string& table) {
  if (message.is_string() && message == table) return "table";
  if (message.is_object())
    for (const char* key : {"time", "key", "changed", "token", "present", "spectators"}) message.erase(key);
  if (message.is_structured())
    for (Json& part : message) part = stripped(part, table);
  return message;
}

// Everything that people and guests are told in a game in which the first legal action is always played.
std::vector<Json> all_told(const RunningServer& server, const Json& setup) {
  Visitor ann(server, "Ann"), eve(server, "Eve");
  const Json created = ann.create({PERSON, PERSON}, setup, {{"public", true}});
  const std::string table = created["table"]["id"];
  std::vector<Json> told;
  const auto note = [&](const Json& message) { told.push_back(stripped(message, table)); };
  note(created);
  ann.call("sit", {{"seat", 1}});
  note(eve.join(created));
  ann.call("start");
  for (Json joined{{"number", 0}};;) {
    joined = eve.join(created, {{"after", joined["number"]}});
    note(joined);
    note(eve.call("view"));
    const Json legal = ann.call("legal");
    note(legal);
    if (legal["actions"].empty()) break;
    note(ann.call("play", {{"action", legal["actions"][0]}}));
  }
  while (const auto event = eve.next_event(std::chrono::milliseconds(0))) note(*event);
  return told;
}

// What happened in the game, as far as a message tells of it.
std::vector<Json> happened(const Json& message) {
  std::vector<Json> all;
  if (!message.contains("events")) return all;
  for (const Json& event : message["events"])
    if (event.contains("events"))
      all.insert(all.end(), event["events"].begin(), event["events"].end());
    else
      all.push_back(event);
  return all;
}

// Two games are told in the same words until something is turned up that differs: the kind of that event,
// empty if there is none.
std::string first_difference(const std::vector<Json>& a, const std::vector<Json>& b) {
  std::size_t i = 0, k = 0;
  while (i < std::min(a.size(), b.size()) && a[i] == b[i]) ++i;
  if (i == std::min(a.size(), b.size())) return ""; // by chance the same game
  const std::vector<Json> one = happened(a[i]), other = happened(b[i]);
  while (k < std::min(one.size(), other.size()) && one[k] == other[k]) ++k;
  if (k == std::min(one.size(), other.size()))
    return "nothing was turned up: " + text_of(Json::diff(a[i], b[i]));
  EXPECT_EQ(one[k]["type"], other[k]["type"]);
  return one[k]["type"];
}

// In so many games with one setup, which events were the first that differed.
std::map<std::string, int> differences(const RunningServer& server, const Json& setup) {
  std::map<std::string, std::vector<std::vector<Json>>>
      games; // by the board that everybody sees at the beginning
  for (int i = 0; i < 8; ++i) {
    std::vector<Json> told = all_told(server, setup);
    games[text_of(told.at(3)["board"])].push_back(std::move(told));
  }
  std::map<std::string, int> found;
  for (const auto& [board, same] : games)
    for (std::size_t i = 1; i < same.size(); ++i) ++found[first_difference(same[i - 1], same[i])];
  found.erase("");
  found.erase("over"); // then the seed may be told
  return found;
}

TEST(AttackSecrets, games_that_differ_only_in_hidden_things_are_told_in_the_same_words) {
  const Folder folder;
  folder.write("tiles/plain.json", PLAIN);
  folder.write("tiles/alike.json", ALIKE);
  const RunningServer server({"--data", folder.path.string(), "--per-address", "1000", "--seed", "1"});
  const Json plain{{"plain", 1}}, alike{{"alike", 1}};
  const auto only = [](const char* type) { return ElementsAre(Pair(type, Gt(0))); };
  EXPECT_THAT(differences(server, {{"tiles", plain}}), only("drawn"));
  EXPECT_THAT(differences(server, {{"tiles", alike}, {"map", "great_britain"}, {"chips", true}}),
              only("chip"));
}

TEST(AttackSecrets, nothing_that_is_sent_during_a_game_has_the_seed_in_it) {
  const RunningServer server;
  Visitor ann(server, "Ann");
  Rough eve(server);
  const Json created = ann.create({PERSON, COMPUTER},
                                  {{"map", "france"}, {"chips", true}, {"postman", true}, {"tile_limit", 60}},
                                  {{"public", true}});
  const std::string id = created["table"]["id"];
  eve.say(rpc("join", text_of({{"table", id}})));
  std::string seen = eve.text();
  ann.call("start");
  for (int i = 0; i < 20; ++i) { // she has thirty turns
    seen += text_of(ann.call("view")) + text_of(ann.call("legal")) +
            text_of(ann.call("lobby", {{"state", "playing"}}));
    seen +=
        http_get(server.address(), "/api/playing").body + http_get(server.address(), "/api/games/" + id).body;
    seen += http_get(server.address(), "/metrics").body;
    seen += text_of(ann.call("join", {{"table", id}, {"after", 0}}));
    const Json legal = ann.call("legal");
    if (legal["decision"]["player"] == 0)
      seen += text_of(ann.call("play", {{"action", legal["actions"].back()}}));
  }
  ann.call("resign");
  const Json over = ann.await_event("over");
  std::string text;
  for (text = eve.text(); text.find("\"type\":\"over\"") == std::string::npos; text = eve.text())
    seen += text;
  const std::string seed = over["seed"];
  EXPECT_EQ(seed.size(), 32U) << "128 bits";
  EXPECT_GT(seen.size(), 10'000U);
  EXPECT_THAT(text, HasSubstr(seed)) << "then everybody may know";
  for (const std::string& half : {seed.substr(0, 16), seed.substr(16)}) {
    const uint64_t number = std::stoull(half, nullptr, 16);
    for (const std::string& written :
         {half, std::to_string(number), std::to_string(static_cast<int64_t>(number)),
          fmt::format("{}", static_cast<double>(number))})
      EXPECT_THAT(seen, Not(HasSubstr(written)));
  }
}

TEST(AttackSecrets, what_the_host_reads_holds_no_secrets_and_no_names) {
  RunningServer server({"--unload", "1"});
  std::vector<std::string> secrets{"Ann Onymous", "hush hush"};
  {
    Visitor ann(server, "Ann Onymous"), bo(server, "Bo");
    const Json table = play_together({&ann, &bo});
    ann.call("chat", {{"text", "hush hush"}});
    for (const Visitor* person : {&ann, &bo}) secrets.push_back(person->token());
    secrets.push_back(table["table"]["invite"]);
    secrets.push_back(table["you"]["key"]);
    secrets.push_back(table["table"]["id"]);
    bo.fault("join", {{"table", table["table"]["id"]}, {"invite", bo.token()}});
    http_get(server.address(), "/api/games/" + secrets.back(), invited(table));
    Rough(server, {{"X-Mappa-Relay", "x"}}).say(secrets[2]);
  }
  server.restart();
  {
    Visitor ann(server, "Ann Onymous", secrets[2]);
    ann.fault("join", {{"table", secrets.back()}});
  }
  EXPECT_EQ(server.stop(), 0);
  for (const std::string& secret : secrets) EXPECT_THAT(server.said(), Not(HasSubstr(secret)));
  EXPECT_THAT(server.said(), HasSubstr("event=stopping why=SIGTERM"));
}

TEST(AttackSecrets, a_store_that_cannot_be_reached_does_not_tell_its_password) {
  try {
    const RunningServer server({}, "postgresql://mappa:hunter2@127.0.0.1:1/none");
    FAIL() << "there is no such store";
  } catch (const std::runtime_error& error) {
    EXPECT_THAT(error.what(), Not(HasSubstr("hunter2")));
    EXPECT_THAT(error.what(), HasSubstr("127.0.0.1")) << "but what is wrong";
  }
}

} // namespace

} // namespace mappa::server
