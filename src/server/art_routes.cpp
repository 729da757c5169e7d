#include "server/art_routes.h"

#include "art/order.h"

namespace mappa::server {

namespace {

void draw(Context& context, const notation::Address& address, const Asked& asked, const data::MapPtr& map,
          const std::function<void(Answer)>& done) {
  const art::Order wanted = art::order(*context.library, address, map);
  if (!wanted.make) return done({404, "text/plain", "there is no such drawing\n"});
  context.drawer->draw(
      wanted.name, asked.address, wanted.make,
      [done, asked, type = wanted.type](const std::shared_ptr<const Drawing>& drawing) {
        done(made_answer(asked, drawing, type, "public, max-age=3600, stale-while-revalidate=604800"));
      });
}

} // namespace

void answer_art(Context& context, const notation::Address& address, const Asked& asked,
                const std::function<void(Answer)>& done) {
  const std::string id = art::drawn_map(address);
  if (!is_made(id)) return draw(context, address, asked, nullptr, done);
  context.hub->find_map(id, [&context, address, asked, done](const std::optional<data::MapPtr>& map) {
    if (!map) return done(failed(503, "the store cannot be read now"));
    draw(context, address, asked, *map, done);
  });
}

} // namespace mappa::server
