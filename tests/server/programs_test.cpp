// Programs that sit at tables as players.
#include "data/folder.h"
#include "server/visitor.h"

#include <cstdio>
#include <fstream>

namespace mappa::server {

using namespace client;
using namespace notation;

namespace {

using testing::HasSubstr;

template <class Place>
struct Programs : testing::Test {};
TYPED_TEST_SUITE(Programs, Places);

// A seat as everybody is told of it.
Json seat_of(const Json& joined, std::size_t seat) { return joined["table"]["seats"][seat]; }

TYPED_TEST(Programs, are_marked_for_everybody_at_the_table) {
  const TypeParam server;
  Visitor ann(server, "Ann"), bot(server, "Bot");
  bot.call("hello", {{"name", "Bot"}, {"program", true}});
  const Json made = ann.create({PERSON, PERSON});
  bot.join(made);
  bot.call("sit", {{"seat", 1}});
  EXPECT_EQ(ann.events_until("sat").back()["program"], true);
  bot.call("chat", {{"text", "beep"}});
  EXPECT_EQ(ann.events_until("chat").back()["program"], true);
  const Json joined = ann.join(made);
  EXPECT_FALSE(seat_of(joined, 0).contains("program"));
  EXPECT_EQ(seat_of(joined, 1)["kind"], "person");
  EXPECT_EQ(seat_of(joined, 1)["program"], true);
  ann.call("start");
  EXPECT_EQ(ann.events_until("started").back()["seats"][1]["program"], true);
  play_on({&ann, &bot});
  ann.call("rematch");
  const Json event = bot.events_until("rematch").back();
  const Json again = bot.call("join", {{"table", event["next"]}, {"invite", made["table"]["invite"]}});
  EXPECT_EQ(seat_of(again, 0)["program"], true) << "the next seat begins";
  bot.call("stand", {{"seat", 0}});
  EXPECT_FALSE(seat_of(bot.join(again), 0).contains("program"));
}

TYPED_TEST(Programs, make_tables_too_and_may_become_people_again) {
  const TypeParam server;
  Visitor bot(server, "Bot");
  bot.call("hello", {{"program", true}});
  const Json made = bot.create({PERSON, PERSON});
  EXPECT_EQ(seat_of(made, 0)["program"], true);
  bot.call("hello", {{"name", "Bo"}});
  bot.call("sit", {{"seat", 1}});
  bot.call("hello", {{"program", false}});
  bot.call("stand", {{"seat", 0}});
  bot.call("sit", {{"seat", 0}});
  const Json joined = bot.join(made);
  EXPECT_EQ(seat_of(joined, 1)["program"], true) << "who says hello again is still one";
  EXPECT_FALSE(seat_of(joined, 0).contains("program"));
  EXPECT_EQ(bot.fault("hello", {{"program", "yes"}}), BAD_PARAMS);
}

// examples/bot.py beside Ann, in a folder of its own.
class Bot {
public:
  Bot(const RunningServer& server, const Json& made, const std::string& folder) {
    const std::string line =
        "cd '" + folder + "' && /usr/bin/python3 '" MAPPA_TEST_DIR "/../examples/bot.py' ws://" +
        server.address().host + ":" + server.address().port + "/ws " +
        made["table"]["id"].get<std::string>() + " " + made["table"]["invite"].get<std::string>() + " 2>&1";
    said_ = popen(line.c_str(), "r");
  }

  void expect_played() {
    std::string said;
    for (int c = std::fgetc(said_); c != EOF; c = std::fgetc(said_)) said += static_cast<char>(c);
    EXPECT_EQ(pclose(said_), 0) << said;
    EXPECT_THAT(said, HasSubstr("winners:"));
  }

private:
  FILE* said_;
};

TEST(ExampleBot, sits_down_at_a_table_and_plays) {
  const RunningServer server;
  const Folder folder;
  Visitor ann(server, "Ann");
  const Json made = ann.create({PERSON, PERSON});
  Bot bot(server, made, folder.path.string());
  EXPECT_EQ(ann.events_until("sat").back()["program"], true);
  ann.call("start");
  EXPECT_EQ(play_on({&ann, nullptr})["why"], "played");
  bot.expect_played();
}

TEST(ExampleBot, comes_back_to_its_seat) {
  const RunningServer server;
  const Folder folder;
  Visitor ann(server, "Ann");
  Visitor before(server, "Bot");
  const Json made = sit_together({&ann, &before});
  ann.call("start");
  std::ofstream(folder.path / "bot.token") << before.token() << '\n';
  Bot bot(server, made, folder.path.string());
  EXPECT_EQ(play_on({&ann, nullptr})["why"], "played");
  bot.expect_played();
}

} // namespace

} // namespace mappa::server
