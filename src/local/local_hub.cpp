#include "local/local_hub.h"

#include "tables/game_told.h"
#include "tables/safely.h"
#include "tables/secret.h"

namespace mappa::local {

using notation::Json;
using tables::safely;

// A page of this device. All of them are one person's, so that nothing is limited by address.
struct LocalHub::Page : tables::Guest {
  Page(Outside& its_outside, int its_number) : outside(its_outside), number(its_number) {}

  void send(std::shared_ptr<const std::string> message) override {
    outside.add({{"do", "send"}, {"guest", number}, {"text", *message}});
  }
  void close(tables::CloseCode, const std::string&) override {
    outside.add({{"do", "close"}, {"guest", number}});
  }
  void relay(const std::string&, std::vector<std::string>) override {} // there is no other server
  void pass_on(std::string) override {}
  void end_relay() override {}
  void listen(bool) override {} // it would keep only itself waiting

  Outside& outside;
  int number;
};

LocalHub::LocalHub(const data::Library& library, tables::HubOptions options)
    : rulebook_(library),
      hub_(
          [&] {
            options.realm = tables::HERE;
            options.own = true;
            return std::move(options);
          }(),
          rulebook_, keeper_, thinkers_, metrics_) {}

template <class Work>
void LocalHub::run(const Work& work) {
  safely("a call", work);
  later_.run([](const auto& answer) { safely("an answer", answer); });
}

void LocalHub::restore(const std::string& kept) {
  safely("what was stored", [&] { keeper_.restore(nlohmann::json::parse(kept)); });
}

void LocalHub::receive(int guest, const std::string& text) {
  auto& page = pages_[guest];
  if (!page) page = std::make_shared<Page>(outside_, guest);
  run([&] { hub_.receive(page, text); });
}

void LocalHub::gone(int guest) {
  const auto found = pages_.find(guest);
  if (found == pages_.end()) return;
  const auto page = found->second;
  pages_.erase(found);
  run([&] { hub_.gone(*page); });
}

void LocalHub::tick() {
  run([this] { hub_.tick(); });
}

void LocalHub::get(int request, const std::string& target, const std::string& invite) {
  const auto answer = [this, request](int status, const std::string& body) {
    outside_.add({{"do", "got"}, {"request", request}, {"status", status}, {"body", body}});
  };
  if (const auto id = tables::wanted_map(target))
    return run([&] {
      hub_.find_map(*id, [answer](const std::optional<data::MapPtr>& map) {
        const bool there = map && *map;
        answer(there ? 200 : 404, there ? tables::told_map(**map) : "there is no such map");
      });
    });
  const auto wanted =
      target.starts_with(tables::GAMES) ? tables::wanted_game(target, tables::HERE) : std::nullopt;
  if (!wanted) return answer(404, "there is no such game");
  run([&] {
    hub_.finished(wanted->id, invite, nullptr,
                  [answer, wanted](const std::shared_ptr<const tables::Table>& game) {
                    if (!game || wanted->moves > game->moves.size())
                      return answer(404, "there is no such game that is over");
                    answer(200, tables::told_game(*game, *wanted));
                  });
  });
}

void LocalHub::stored(int number, bool well) {
  run([&] { keeper_.stored(number, well); });
}

void LocalHub::thought(int number, const std::string& advice) {
  run([&] { thinkers_.thought(number, advice); });
}

} // namespace mappa::local
