#include "local/local_keeper.h"

#include "report/log.h"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace mappa::local {

using notation::Json;
using store::KeptMap;
using store::Stored;
using store::TableHead;
using store::Write;

namespace {

Json head_json(const TableHead& head) {
  return {{"id", head.id},   {"state", head.state},     {"listed", head.listed},  {"due", head.due},
          {"map", head.map}, {"summary", head.summary}, {"changed", head.changed}};
}

TableHead head_from(const nlohmann::json& head) {
  return {head.at("id"),  head.at("state"),   head.at("listed"), head.at("due"),
          head.at("map"), head.at("summary"), head.at("changed")};
}

Json map_json(const KeptMap& map) { return {{"id", map.id}, {"text", map.text}, {"kept", map.kept}}; }

KeptMap map_from(const nlohmann::json& map) { return {map.at("id"), map.at("text"), map.at("kept")}; }

} // namespace

LocalKeeper::LocalKeeper(Outside& outside, Later& later)
    : outside_(outside), later_(later), store_([this](const auto& tables, const auto& maps) {
        outside_.add({{"do", "erase"}, {"tables", tables}, {"maps", maps}});
      }) {}

void LocalKeeper::restore(const nlohmann::json& kept) {
  if (kept.contains("map")) return store_.restore(map_from(kept.at("map")));
  auto entries = kept.at("entries").get<std::vector<std::string>>();
  if (entries.empty()) throw std::runtime_error("a table without a log");
  store_.restore(head_from(kept.at("head")), std::move(entries));
}

void LocalKeeper::write(Write write, std::function<void(Stored)> done) {
  Json message{{"do", "store"}, {"number", ++last_}};
  if (!write.head.id.empty())
    message["table"] = {{"id", write.head.id},
                        {"head", head_json(write.head)},
                        {"first", write.number},
                        {"entries", write.entries}};
  if (!write.map.id.empty()) message["map"] = map_json(write.map);
  outside_.add(std::move(message));
  waiting_.push_back({std::move(write), std::move(done), {}, last_});
}

void LocalKeeper::stored(int number, bool well) {
  const auto found = std::find_if(waiting_.begin(), waiting_.end(),
                                  [&](const Waiting& one) { return one.number == number; });
  if (found == waiting_.end() || number == 0) return;
  found->number = 0;
  found->well = well;
  go_on();
}

void LocalKeeper::question(Question question) {
  waiting_.push_back({{}, {}, std::move(question)});
  go_on();
}

// Up to the first write that is not answered.
void LocalKeeper::go_on() {
  while (!waiting_.empty() && waiting_.front().number == 0) {
    const Waiting next = std::move(waiting_.front());
    waiting_.pop_front();
    if (next.done)
      later_.add([done = next.done, result = finish(next)] { done(result); });
    else if (const Answer answer = next.question(&store_))
      later_.add(answer);
  }
}

Stored LocalKeeper::finish(const Waiting& write) {
  if (!write.well) {
    ++counts_.failures;
    return Stored::Failed;
  }
  const bool kept = store_.write(std::array{write.write}).front();
  ++(kept ? counts_.writes : counts_.refused);
  if (kept && write.write.number == 1) store_.erase(store_.surplus(MOST_TABLES));
  return kept ? Stored::Yes : Stored::Refused;
}

} // namespace mappa::local
