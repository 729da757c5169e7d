#include "kill/company.h"

#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <gtest/gtest.h>

namespace mappa {

using namespace client;
using namespace notation;

namespace {

using namespace std::chrono_literals;

constexpr auto STUCK = 120s;    // nothing has happened at a table
constexpr auto NO_ANSWER = 10s; // then one tries the next server
constexpr auto PAUSE = 10ms;
constexpr int NO_TABLE = -32004, NOT_YOURS = -32005, NOT_NOW = -32006;

std::vector<int> seats_of_people(const CompanyPlan& plan) {
  std::vector<int> seats;
  const Json& all = plan.create["seats"];
  for (std::size_t i = 0; i < all.size(); ++i)
    if (all[i]["kind"] == "person") seats.push_back(static_cast<int>(i));
  return seats;
}

} // namespace

void Progress::count_move() {
  const std::lock_guard lock(mutex_);
  ++moves_;
  moved_.notify_all();
}

void Progress::give_up() {
  const std::lock_guard lock(mutex_);
  given_up_ = finishing_ = true;
  moved_.notify_all();
}

void Progress::await_moves(int64_t more) {
  std::unique_lock lock(mutex_);
  const int64_t wanted = moves_ + more;
  if (!moved_.wait_for(lock, STUCK, [&] { return moves_ >= wanted || given_up_; }))
    throw std::runtime_error("no moves are acknowledged any more");
}

Company::Company(CompanyPlan plan, uint64_t seed, Progress& progress)
    : plan_(std::move(plan)),
      progress_(progress),
      random_{seed},
      people_(plan_.hot_seat ? 1 : seats_of_people(plan_).size()) {
  for (std::size_t i = 0; i < people_.size(); ++i) {
    people_[i].number = static_cast<int>(i);
    people_[i].calls = static_cast<int>(seed + i); // the first server to try
  }
  thread_ = std::thread([this] { run(); });
}

Company::~Company() {
  progress_.finish();
  end();
}

const std::vector<std::string>& Company::end() {
  if (thread_.joinable()) thread_.join();
  return faults_;
}

void Company::run() {
  try {
    while (true) {
      try {
        if (over_ && all_told()) {
          check();
          if (progress_.finishing()) return;
          next_table();
        }
        step();
      } catch (const ConnectionError&) {
        std::this_thread::sleep_for(PAUSE); // a server is down or does not know yet that another one is
      }
      if (Clock::now() - last_event_ > STUCK) throw std::runtime_error("nothing happens any more");
    }
  } catch (const std::exception& error) {
    faults_.push_back(fmt::format("table {} at event {}: {}", table_, witness_.number(), error.what()));
    progress_.give_up();
  }
}

// --- a game ---

void Company::step() {
  if (!gather()) return;
  for (Person& person : people_) listen(person, 1ms);
  if (!over_) return act();
  for (Person& person : people_)
    if (witness_.last(person.number) < witness_.number()) hang_up(person); // it may hear nothing any more
}

bool Company::gather() {
  Person& host = people_.front();
  if (table_.empty()) {
    if (!host.client) connect(host);
    const Json made = call(host, "create", plan_.create);
    invite_ = made["table"].value("invite", "");
    go_to(made["table"]["id"]);
  }
  for (Person& person : people_) {
    if (!person.client) connect(person);
    if (!person.here) enter(person);
    if (!started_) sit(person);
  }
  if (!started_) {
    attempt(host, "start");
    listen(host, 20ms);
  }
  return started_;
}

void Company::act() {
  Person* const person = decider();
  Person& anyone = people_[random_.below(static_cast<uint32_t>(people_.size()))];
  if (!person) {
    listen(anyone, 20ms);
    attempt(anyone, "legal"); // only so that a broken connection is noticed
    return;
  }
  if (chance(20)) chat(anyone);
  if (chance(15)) return ask_back(*person);
  if (plan_.slow && chance(15)) return listen(*person, 400ms);
  play(*person);
}

Company::Person* Company::decider() {
  for (Person& person : people_)
    if (std::ranges::find(person.seats, decider_) != person.seats.end()) return &person;
  return nullptr;
}

bool Company::all_told() const {
  return std::ranges::all_of(
      people_, [&](const Person& person) { return witness_.last(person.number) == witness_.number(); });
}

// Reads all of it once more: whatever was acknowledged is there, once.
void Company::check() {
  const int reader = static_cast<int>(people_.size());
  Person& person = people_[random_.below(static_cast<uint32_t>(people_.size()))];
  if (!person.client) connect(person);
  if (!person.here) enter(person);
  witness_.begin_again(reader);
  std::multiset<std::string> said;
  while (witness_.last(reader) < witness_.number()) {
    const int before = witness_.last(reader);
    const Json told_again = call(person, "events", {{"after", before}});
    for (const Json& event : told_again["events"]) {
      told(reader, event);
      if (event["type"] == "chat") said.insert(event["text"]);
    }
    if (witness_.last(reader) == before) throw std::runtime_error("events cannot be read again");
  }
  for (const std::string& text : said)
    if (said.count(text) > 1) witness_.fault(fmt::format("'{}' was said twice", text));
  for (const std::string& text : said_)
    if (!said.contains(text)) witness_.fault(fmt::format("'{}' was said and is lost", text));
  witness_.finish();
  trust();
  progress_.count_game();
}

void Company::trust() const {
  if (!witness_.faults().empty()) throw std::runtime_error(witness_.faults().front());
}

void Company::go_to(const std::string& table) {
  table_ = table;
  witness_ = Witness(static_cast<int>(people_.size()) + 1); // and one who reads again
  started_ = over_ = false;
  decider_ = -1;
  said_.clear();
  for (Person& person : people_) person.here = false;
  last_event_ = Clock::now();
}

void Company::next_table() {
  if (chance(2)) return go_to("");
  while (true) { // until it is known
    try {
      Person& host = people_.front();
      if (!host.client) connect(host);
      if (!host.here) enter(host);
      const std::string next = call(host, "rematch")["table"];
      Person& other = people_.back();
      if (!other.here) enter(other);
      if (call(other, "rematch")["table"] != next) throw std::runtime_error("there are two rematches");
      return go_to(next);
    } catch (const ConnectionError&) {
      std::this_thread::sleep_for(PAUSE);
      if (Clock::now() - last_event_ > STUCK) throw std::runtime_error("no rematch");
    }
  }
}

// --- what people do ---

void Company::connect(Person& person) {
  hang_up(person);
  const Address& server = plan_.servers[static_cast<std::size_t>(person.calls++) % plan_.servers.size()];
  person.client = std::make_unique<Client>(
      Connection::Target{.address = server, .path = "/ws", .origin = {}, .from = {}}, NO_ANSWER);
  Json hello{{"name", fmt::format("Person {}", person.number)}};
  if (!person.token.empty()) hello["token"] = person.token;
  person.token = call(person, "hello", hello)["token"];
}

void Company::hang_up(Person& person) {
  person.client.reset();
  person.here = false;
}

// Its connection is new, or was at another table: no event of this one can have come before the answer.
void Company::enter(Person& person) {
  if (!person.client) connect(person);
  const int known = witness_.known();
  Json params{{"table", table_}, {"after", witness_.last(person.number)}};
  if (!invite_.empty()) params["invite"] = invite_;
  Json joined;
  try {
    joined = call(person, "join", params);
  } catch (const RpcError& error) {
    if (error.code == NO_TABLE) throw std::runtime_error("the table is gone");
    hang_up(person);
    throw ConnectionError(error.what()); // the table moves, or the store is away: again
  }
  person.here = true;
  person.seats = joined["you"]["seats"].get<std::vector<int>>();
  witness_.counted(joined["number"], known);
  trust();
  for (const Json& event : joined["events"]) told(person.number, event);
  while (witness_.last(person.number) < joined["number"]) {
    const Json more = call(person, "events", {{"after", witness_.last(person.number)}});
    for (const Json& event : more["events"])
      if (event["number"] <= joined["number"]) told(person.number, event);
  }
}

Json Company::call(Person& person, const std::string& method, const Json& params) {
  try {
    return person.client->call(method, params);
  } catch (const ConnectionError&) {
    hang_up(person);
    throw;
  } catch (const RpcError& error) {
    if (method == "join" || error.code == NOT_NOW || error.code == NOT_YOURS) throw;
    hang_up(person); // it has lost its table, or it is not known what happened: it comes again and looks
    throw ConnectionError(error.what());
  }
}

// False if it cannot be done now: the game has moved on.
bool Company::attempt(Person& person, const std::string& method, const Json& params) {
  try {
    if (!person.here) enter(person);
    call(person, method, params);
    return true;
  } catch (const RpcError&) {
    return false;
  }
}

void Company::listen(Person& person, Duration patience) {
  if (!person.here) return;
  std::optional<Json> event = person.client->next_event(patience);
  for (; event; event = person.client->next_event(0ms))
    if ((*event)["table"] == table_) told(person.number, *event);
}

void Company::told(int person, const Json& event) {
  const std::string text = text_of(event);
  const EventText seen(text);
  const bool news = seen.number > witness_.number();
  witness_.told(person, seen);
  trust();
  if (!news) return;
  last_event_ = Clock::now();
  if (event.contains("decision"))
    decider_ = event["decision"].is_null() ? -1 : event["decision"]["player"].get<int>();
  if (seen.type == "started") started_ = true;
  if (seen.type == "over") over_ = true;
}

// After a rematch they sit already, on other seats.
void Company::sit(Person& person) {
  std::vector<int> wanted = seats_of_people(plan_);
  if (!plan_.hot_seat) wanted = {wanted[static_cast<std::size_t>(person.number)]};
  for (const int seat : wanted) {
    if (person.seats.size() == wanted.size()) return;
    if (std::ranges::find(person.seats, seat) != person.seats.end()) continue;
    if (!attempt(person, "sit", {{"seat", seat}})) throw std::runtime_error("somebody else sits here");
    person.seats.push_back(seat);
  }
}

// A server that has lost a table and does not know it yet tells what it knows: an earlier position, or that
// the game has not begun.
void Company::play(Person& person) {
  Json legal;
  try {
    legal = call(person, "legal");
  } catch (const RpcError&) {
    return listen(person, 20ms);
  }
  const int at = legal["at"];
  const Json& actions = legal["actions"];
  if (at != witness_.at() || actions.empty()) return listen(person, 20ms); // an event is on its way
  const Json action = actions[random_.below(static_cast<uint32_t>(actions.size()))];
  const std::string text = text_of(action);
  witness_.asked(at, text);
  try {
    const Json played = call(person, "play", {{"action", action}, {"at", at}});
    witness_.acknowledged(played["number"], text);
    progress_.count_move();
  } catch (const RpcError&) { // the clock was quicker, or a computer player has the seat
    attempt(person, "resume");
    listen(person, 20ms);
  }
}

void Company::ask_back(Person& person) {
  if (!attempt(person, "ask_back")) return;
  for (Person& other : people_)
    if (&other != &person) attempt(other, "answer_back", {{"accept", !chance(3)}});
}

void Company::chat(Person& person) {
  const std::string text = fmt::format("{} says {}", person.number, ++chats_);
  if (attempt(person, "chat", {{"text", text}})) said_.insert(text);
}

// --- many of them ---

int kills(int usual) {
  const char* wish = std::getenv("MAPPA_KILLS");
  return wish && *wish ? std::atoi(wish) : usual;
}

void wait_a_moment(Random& random) {
  std::this_thread::sleep_for(std::chrono::microseconds(random.below(5'000)));
}

std::vector<std::unique_ptr<Company>> invite_companies(int companies, const std::vector<Address>& servers,
                                                       Progress& progress) {
  const Json person{{"kind", "person"}}, computer{{"kind", "computer"}, {"level", "medium"}};
  const auto plan = [&](const Json& setup, const Json& seats, const Json& clock = nullptr) {
    Json create{{"setup", setup}, {"seats", seats}, {"public", true}, {"clock", clock}};
    create["setup"]["tile_limit"] = 24;
    return CompanyPlan{.servers = servers, .create = create};
  };
  const Json by_move{{"kind", "move"}, {"seconds", 1}};
  const Json by_game{{"kind", "game"}, {"seconds", 2}, {"increment", 1}, {"at_zero", "computer"}};
  const Json free = Json::object(), germany{{"map", "deutschland"}, {"chips", true}, {"postman", true}};
  std::vector<CompanyPlan> plans{plan(free, {person, person}),
                                 plan(germany, {person, computer, person}),
                                 plan(free, {computer, person, computer}),
                                 plan(free, {person, person, computer}, by_move),
                                 plan(germany, {person, person}, by_game),
                                 plan(free, {person, person, person}),
                                 plan(free, {person, person, computer}),
                                 plan(germany, {person, person, person}, by_move)};
  plans[3].slow = plans[4].slow = true;
  plans[6].hot_seat = true;
  for (std::size_t i = 0; i < plans.size(); i += 2) plans[i].create["public"] = false;
  std::vector<std::unique_ptr<Company>> all;
  for (std::size_t i = 0; i < static_cast<std::size_t>(companies); ++i)
    all.push_back(std::make_unique<Company>(plans[i % plans.size()], i + 1, progress));
  return all;
}

void expect_all_well(std::vector<std::unique_ptr<Company>>& companies, Progress& progress) {
  progress.finish();
  for (const auto& company : companies)
    for (const std::string& fault : company->end()) ADD_FAILURE() << fault;
}

} // namespace mappa
