#include "server/art_routes.h"

#include "art/order.h"

namespace mappa::server {

void answer_art(Context& context, const notation::Address& address, const Asked& asked,
                const std::function<void(Answer)>& done) {
  const art::Order wanted = art::order(*context.library, address);
  if (!wanted.make) return done({404, "text/plain", "there is no such drawing\n"});
  context.studio->draw(
      wanted.name, asked.address, wanted.make,
      [done, asked, type = wanted.type](const std::shared_ptr<const Drawing>& drawing) {
        done(made_answer(asked, drawing, type, "public, max-age=3600, stale-while-revalidate=604800"));
      });
}

} // namespace mappa::server
