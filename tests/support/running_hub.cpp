#include "support/running_hub.h"

#include "command/thinking.h"
#include "local/problem_text.h"

#include <stdexcept>
#include <thread>
#include <utility>

namespace mappa {

using namespace client;
using notation::Json;

namespace {

constexpr auto TICK = std::chrono::milliseconds(100);

tables::HubOptions hub_options(const RunningHub::Options& words) {
  tables::HubOptions options;
  options.version = "0";
  options.levels = play::levels();
  for (std::size_t i = 0; i + 1 < words.size(); i += 2) {
    const int number = std::stoi(words[i + 1]);
    if (words[i] == "--absent")
      options.absent_seconds = number;
    else if (words[i] == "--per-address")
      options.per_address = number;
    else if (words[i] == "--unload")
      options.unload_seconds = number;
    else if (words[i] == "--settle")
      options.settle_seconds = number;
    else if (words[i] == "--keep-maps")
      options.retention.map_days = number;
    else if (words[i] == "--seed")
      options.seed = static_cast<uint64_t>(number);
    else
      throw std::invalid_argument(words[i]);
  }
  return options;
}

const data::Library& library() {
  static const data::Library LIBRARY = data::load_library({});
  return LIBRARY;
}

} // namespace

// What the workers of a browser do, on one thread.
struct RunningHub::Worker {
  explicit Worker(const Options& words) : options(hub_options(words)) { begin(); }

  void begin() {
    hub = std::make_unique<local::LocalHub>(library(), options);
    for (const auto& [id, map] : maps) hub->restore(notation::text_of({{"map", map}}));
    for (const auto& [id, table] : stored) hub->restore(notation::text_of(table));
  }

  // Whatever the hub wants, until it wants nothing more; thinking waits.
  void work() {
    for (std::string wishes = hub->take(); !wishes.empty(); wishes = hub->take())
      for (const Json& wish : Json::parse(wishes)) grant(wish);
  }

  void grant(const Json& wish) {
    const std::string what = wish["do"];
    if (what == "send") {
      if (const auto callback = callbacks.find(wish["guest"]); callback != callbacks.end())
        callback->second.heard(std::string(wish["text"]));
    } else if (what == "close") {
      hang_up(wish["guest"], 1012);
    } else if (what == "store") {
      if (well) keep(wish);
      hub->stored(wish["number"], well);
    } else if (what == "erase") {
      for (const std::string id : wish["tables"]) stored.erase(id);
      for (const std::string id : wish["maps"]) maps.erase(id);
    } else if (what == "think") {
      problem = wish;
    } else if (what == "stop") {
      problem.reset();
    } else if (what == "got") {
      answers[wish["request"]] = {wish["status"], {}, wish["body"]};
    }
  }

  void keep(const Json& wish) {
    if (wish.contains("map")) maps[wish["map"]["id"]] = wish["map"];
    if (!wish.contains("table")) return;
    const Json& write = wish["table"];
    Json& table = stored[write["id"]];
    table["head"] = write["head"];
    Json& entries = table["entries"];
    if (entries.is_null()) entries = Json::array();
    for (const Json& entry : write["entries"]) entries.push_back(entry);
  }

  void think() {
    const Json asked = std::move(*std::exchange(problem, std::nullopt));
    tables::Rulebook rulebook(library());
    const tables::Problem wanted = local::read_problem(std::string(asked["problem"]), rulebook);
    const notation::Advice advice =
        command::thought_of(wanted, {.playouts = 10, .time_ms = std::min(wanted.time_ms, 10)});
    hub->thought(asked["number"], local::advice_text(advice));
  }

  // One thing that is due; else a short rest.
  void step(Clock::time_point end) {
    if (Clock::now() >= next_tick) {
      next_tick = Clock::now() + TICK;
      hub->tick();
    } else if (problem) {
      think();
    } else {
      std::this_thread::sleep_until(std::min(end, next_tick));
    }
    work();
  }

  void hang_up(int guest, int code) {
    const auto callback = callbacks.extract(guest);
    hub->gone(guest);
    if (!callback.empty()) callback.mapped().closed(code, "closed");
  }

  tables::HubOptions options;
  std::map<std::string, Json> stored; // {"head","entries"}
  std::map<std::string, Json> maps;   // {"id","text","kept"}
  bool well = true;
  std::unique_ptr<local::LocalHub> hub;
  std::map<int, Connection::Callbacks> callbacks;
  std::map<int, HttpAnswer> answers;
  std::optional<Json> problem;
  Clock::time_point next_tick{};
  int last = 0;
};

RunningHub::RunningHub(const Options& options) : worker_(std::make_unique<Worker>(options)) {}

RunningHub::~RunningHub() = default;

Connect RunningHub::connect() const {
  struct Page : Carrier {
    Page(Worker& its_worker, Connection::Callbacks callbacks) : worker(its_worker), guest(++worker.last) {
      worker.callbacks[guest] = std::move(callbacks);
      worker.callbacks[guest].opened();
    }
    ~Page() override {
      worker.callbacks.erase(guest);
      worker.hub->gone(guest);
      worker.work();
    }
    void say(std::string text, bool) override {
      worker.hub->receive(guest, text);
      worker.work();
    }
    void close(int code, const std::string&) override { worker.hang_up(guest, code); }
    void run_until(Clock::time_point end) override { worker.step(end); }

    Worker& worker;
    int guest;
  };
  return {"this device", [&worker = *worker_](Connection::Callbacks callbacks) -> std::unique_ptr<Carrier> {
            return std::make_unique<Page>(worker, std::move(callbacks));
          }};
}

HttpAnswer RunningHub::get(const std::string& target, const Headers& headers) const {
  const auto bearer = headers.find("Authorization");
  const int request = ++worker_->last;
  worker_->hub->get(request, target, bearer == headers.end() ? "" : bearer->second.substr(7));
  worker_->work();
  return worker_->answers.extract(request).mapped();
}

void RunningHub::restart() {
  worker_->problem.reset();
  for (const auto& [guest, callback] : std::exchange(worker_->callbacks, {}))
    callback.closed(NO_CLOSING_FRAME, "gone");
  worker_->begin();
}

void RunningHub::sleep(int64_t milliseconds) {
  const auto earlier = [&](Json& time) { time = time.get<int64_t>() - milliseconds; };
  for (auto& [id, map] : worker_->maps) earlier(map["kept"]);
  for (auto& [id, table] : worker_->stored) {
    earlier(table["head"]["changed"]);
    if (table["head"]["due"] > 1) earlier(table["head"]["due"]);
    for (Json& text : table["entries"]) {
      Json entry = Json::parse(text.get<std::string>());
      earlier(entry["time"]);
      text = notation::text_of(entry);
    }
  }
  restart();
}

void RunningHub::let_store(bool well) { worker_->well = well; }

namespace {

std::vector<std::string> keys_of(const std::map<std::string, Json>& kept) {
  std::vector<std::string> ids;
  for (const auto& [id, value] : kept) ids.push_back(id);
  return ids;
}

} // namespace

std::vector<std::string> RunningHub::kept() const { return keys_of(worker_->stored); }
std::vector<std::string> RunningHub::kept_maps() const { return keys_of(worker_->maps); }

} // namespace mappa
