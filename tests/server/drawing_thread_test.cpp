// Who is drawn for next: a real thread, with drawings that are made when the test lets them.
#include "server/drawing_thread.h"

#include <future>
#include <gmock/gmock.h>

namespace mappa::server {

namespace {

using testing::ElementsAre;

class Orders {
public:
  // The thread is busy until all are drawn.
  Orders() {
    const auto begun = std::make_shared<std::promise<void>>();
    draw("first", "a", [begun, until = go_.get_future().share()] {
      begun->set_value();
      until.wait();
      return std::string("first");
    });
    begun->get_future().wait();
  }

  void draw(const std::string& name, const std::string& address) {
    draw(name, address, [name] { return name; });
  }
  void draw_all() {
    go_.set_value();
    while (made.size() < wanted_ - refused) take()();
  }

  std::vector<std::string> made; // in this order
  std::size_t refused = 0;

private:
  void draw(const std::string& name, const std::string& address, DrawingThread::Make make) {
    ++wanted_;
    drawer_.draw(name, address, std::move(make), [this, name](const std::shared_ptr<const Drawing>& drawing) {
      drawing ? made.push_back(name) : void(++refused);
    });
  }
  std::function<void()> take() {
    std::unique_lock lock(mutex_);
    come_.wait(lock, [this] { return !posted_.empty(); });
    auto work = std::move(posted_.front());
    posted_.pop_front();
    return work;
  }

  std::promise<void> go_;
  std::size_t wanted_ = 0;
  std::mutex mutex_;
  std::condition_variable come_;
  std::deque<std::function<void()>> posted_;
  DrawingThread drawer_{{.kept_bytes = 1 << 20}, [this](std::function<void()> work) {
                          const std::lock_guard lock(mutex_);
                          posted_.push_back(std::move(work));
                          come_.notify_one();
                        }};
};

TEST(DrawingThread, addresses_take_turns) {
  Orders orders;
  for (const char* name : {"a1", "a2", "a3"}) orders.draw(name, "a");
  orders.draw("b1", "b");
  orders.draw_all();
  EXPECT_THAT(orders.made, ElementsAre("first", "a1", "b1", "a2", "a3"));
}

TEST(DrawingThread, one_address_cannot_take_all_places) {
  Orders orders;
  for (int i = 0; i < 1'000; ++i) orders.draw(std::to_string(i), "a");
  EXPECT_EQ(orders.refused, 900U);
  orders.draw("b1", "b");
  orders.draw("7", "a"); // it is drawn anyway
  EXPECT_EQ(orders.refused, 900U);
  orders.draw_all();
}

} // namespace

} // namespace mappa::server
