// What must be true after everything that people have done at a server.
#pragma once

#include "notation/setup.h"
#include "notation/view.h"
#include "server_people.h"

namespace mappa {

class Judge {
public:
  explicit Judge(Crowd& crowd) : crowd_(crowd) {}

  void judge() {
    const bool roomy = crowd_.options.max_tables > 10;
    crowd_.world->pass(std::chrono::seconds(3), 1);
    crowd_.settle();
    crowd_.patience = Crowd::LONG_PATIENCE; // from now on only the witness asks, who is answered
    if (roomy) {
      crowd_.come(witness());
      check(witness().line.websocket() && !witness().token.empty(), "somebody healthy is not answered");
    }
    for (std::size_t i = 0; i < crowd_.tables.size(); ++i) judge_table(crowd_.tables[i], roomy);
    for (Visitor& person : crowd_.people) note_said(person);
    for (std::size_t i = 0; i < crowd_.people.size(); ++i) note_knowledge(crowd_.people[i], may_know_[i]);
    judge_seats();
    judge_deeds();
    judge_secrets();
    judge_what_is_left();
  }

private:
  struct Kept {
    tables::Table table;
    std::vector<std::string> log;
  };

  Visitor& witness() { return crowd_.people[PEOPLE]; }

  // What is stored is a table, it is what was told, and it is what is told to somebody who comes now.
  void judge_table(const std::string id, bool healthy) {
    static std::map<std::string, std::shared_ptr<const Ruleset>> rulesets; // making one takes long
    const std::vector<std::string> log = crowd_.world->log_of(id);
    if (log.empty()) return;
    data::MapPtr map; // as long as it takes to read the table
    if (const std::string text = crowd_.world->map_of(id); !text.empty())
      crowd_.rulebook.know(map = data::parse_carried(text));
    const tables::Table table = tables::read_table(id, log, crowd_.rulebook);
    if (rulesets.size() < 100 && !map)
      rulesets[notation::text_of(notation::setup_json(table.setup, false))] = table.rules;
    json told = json::array();
    tables::tell_entries(table, crowd_.rulebook, 1, table.number(),
                         [&](const std::string& event) { told.push_back(json::parse(event)); });
    for (const json& event : told) {
      const auto heard = crowd_.events.find({id, event["number"]});
      check(heard == crowd_.events.end() || heard->second == event.dump(), "not the event that was told",
            event.dump());
    }
    judge_log(log);
    kept_.push_back({table, log});
    if (!healthy) return;
    json params{{"table", id}, {"after", 0}};
    if (!table.invite.empty()) params["invite"] = table.invite;
    const auto joined = crowd_.ask_now(witness(), "join", params);
    check(joined.has_value(), "a table cannot be joined", id);
    check((*joined)["number"] == table.number() && ((*joined)["more"] == true || (*joined)["events"] == told),
          "not the events that are stored", joined->dump());
    if (table.position)
      check((*joined)["view"] == json(notation::view_json(table.setup, *table.rules, *table.position)),
            "not the view that follows from what is stored", joined->dump());
  }

  // Nobody sits down where somebody sits, and only the holders of seats play.
  static void judge_log(const std::vector<std::string>& log) {
    std::vector<std::string> holders, levels;
    for (const std::string& text : log) {
      const json entry = json::parse(text);
      const std::string type = entry["type"];
      const json more = entry.value("more", json::object());
      const auto seat = entry.value("seat", std::size_t{0});
      if (type == "created")
        for (const json& one : more["seats"]) {
          holders.push_back(one.value("holder", ""));
          levels.push_back(one.value("level", ""));
        }
      if (type == "sat")
        check(std::exchange(holders[seat], more["holder"]).empty() && levels[seat].empty(),
              "a seat was taken", text);
      if (type == "stood") check(!std::exchange(holders[seat], "").empty(), "nobody stood up", text);
      const bool removed = type == "removed" && entry.contains("seat");
      if (type == "seat" || removed) holders[seat].clear();
      if (removed) levels[seat] = more.value("level", "");
      if (type == "seat" || type == "replaced") levels[seat] = more["level"];
      if (type == "resumed") check(!std::exchange(levels[seat], "").empty(), "nobody was replaced", text);
      if (type == "played" && entry["by"] == "person")
        check(!holders[seat].empty() && levels[seat].empty(), "who played?", text);
    }
  }

  // The fuzzer is good at guessing: what looks like a secret and was said is known. The ids of maps are for
  // everybody.
  static void note_said(Visitor& person) {
    constexpr std::size_t SIZE = 22, ID = MADE.size() + MADE_SIZE;
    const std::string& said = person.said;
    for (std::size_t i = 0; i + SIZE <= said.size(); ++i)
      if (const std::string text = said.substr(i, SIZE); is_made(said.substr(i, ID)))
        i += ID - 1;
      else if (tables::is_secret(text))
        person.knows.insert(text);
  }

  // From a token follow keys, from a key that sat down an invitation.
  void note_knowledge(const Visitor& person, std::set<std::string>& may_know) {
    may_know = person.knows;
    for (const auto& [table, log] : kept_)
      for (const std::string& secret : person.knows) {
        const std::string key = tables::key_for(secret, table.origin);
        may_know.insert(key);
        for (const std::string& entry : log)
          for (const std::string& holder : {tables::hash_of(secret), tables::hash_of(key)})
            if (entry.find(holder) != std::string::npos) may_know.insert(table.invite);
      }
  }

  void judge_seats() {
    std::set<std::string> holders;
    for (const auto& secrets : may_know_)
      for (const std::string& secret : secrets) holders.insert(tables::hash_of(secret));
    for (const auto& [table, log] : kept_)
      for (const tables::Seat& seat : table.seats)
        check(!seat.taken() || holders.contains(seat.holder), "somebody sits there by nobody's key",
              log.back());
  }

  // What was done for somebody was theirs to do.
  void judge_deeds() {
    static const std::map<std::string, std::set<std::string>> KINDS{
        {"play", {"played"}},
        {"sit", {"sat"}},
        {"resign", {"resigned"}},
        {"ask_back", {"asked_back"}},
        {"answer_back", {"agreed_back", "refused_back"}},
        {"resume", {"resumed"}}};
    for (const Deed& deed : crowd_.deeds) {
      const auto kept =
          std::ranges::find_if(kept_, [&](const Kept& one) { return one.table.id == deed.table; });
      const auto kinds = KINDS.find(deed.method);
      if (kept == kept_.end() || kinds == KINDS.end()) continue;
      std::set<std::string> holders;
      for (const std::string& secret : may_know_[deed.person]) holders.insert(tables::hash_of(secret));
      bool own = false;
      for (std::size_t i = 0; i < kept->log.size(); ++i) {
        const json entry = json::parse(kept->log[i]);
        if (!kinds->second.contains(entry["type"]) || (deed.number && deed.number != static_cast<int>(i) + 1))
          continue;
        const std::string holder = deed.method == "sit"
                                       ? entry["more"]["holder"].get<std::string>()
                                       : kept->table.seats[entry["seat"].get<std::size_t>()].holder;
        own |= holders.contains(holder) || !kept->table.removed.empty(); // theirs it was
      }
      check(own, "it was not theirs to do", deed.method + " at " + deed.table);
    }
    for (const Deed& deed : crowd_.deeds)
      for (const Kept& kept : kept_)
        if (kept.table.id == deed.table && (deed.method == "start" || deed.method == "seat"))
          check(std::ranges::any_of(
                    may_know_[deed.person],
                    [&](const std::string& secret) { return tables::hash_of(secret) == kept.table.host; }),
                "only the host may do it", deed.method);
  }

  void judge_secrets() {
    std::set<std::string> secrets;
    for (const auto& known : may_know_) secrets.insert(known.begin(), known.end());
    for (const auto& [table, log] : kept_) secrets.insert(table.invite);
    std::erase_if(secrets, [](const std::string& text) { return !tables::is_secret(text); });
    for (std::size_t i = 0; i < may_know_.size(); ++i) {
      const std::string& heard = crowd_.people[i].line.heard;
      const auto told = [&](const std::string& text) { return heard.find(text) != std::string::npos; };
      check(!told(crowd_.world->context().secret), "the servers' secret was told");
      for (const std::string& secret : secrets) {
        check(may_know_[i].contains(tables::hash_of(secret)) || !told(tables::hash_of(secret)),
              "the hash of a key was told", secret);
        check(may_know_[i].contains(secret) || !told(secret), "another's secret was told", secret);
      }
      for (const auto& [table, log] : kept_)
        check(!table.playing() || !told(notation::seed_json(table.setup.seed).dump()), "the seed was told",
              table.id);
    }
  }

  // When all have gone nothing stays but tables whose games go on by themselves.
  void judge_what_is_left() {
    World& world = *crowd_.world;
    for (Visitor& person : crowd_.people) person.line.hang_up(true); // no port is kept waiting
    world.draw();
    for (int i = 0; i < 3; ++i) world.pass(std::chrono::seconds(61), 20);
    for (int left = Crowd::LONG_PATIENCE; left > 0 && world.metrics().connections > 0; --left) {
      usleep(100); // the system has still to deliver it
      world.settle();
    }
    check(world.metrics().tables_dropped == 0 &&
              world.text().find("\nmappa_store_refused_total 0\n") != std::string::npos,
          "the store was asked for what cannot be", world.text());
    check(world.metrics().connections == 0 && world.metrics().websockets == 0 &&
              world.context().sockets.empty() && world.context().addresses.empty() &&
              world.context().visits.empty(),
          "connections are left", world.text());
    const auto due = [&] {
      return std::ranges::count_if(crowd_.tables, [&](const std::string& table) {
        const auto log = world.log_of(table);
        return !log.empty() && tables::due_from(tables::read_table(table, log, crowd_.rulebook)) != 0;
      });
    };
    // One that has ended this moment goes in the next.
    for (int i = 0; i < 3 && world.tables() > due(); ++i) world.pass(std::chrono::seconds(61), 20);
    check(world.tables() <= due(), "tables are left in memory", world.text());
  }

  Crowd& crowd_;
  std::vector<Kept> kept_;
  std::array<std::set<std::string>, PEOPLE + 1> may_know_;
};

} // namespace mappa
