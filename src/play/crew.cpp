#include "play/crew.h"

namespace mappa::play {

Crew::Crew(int threads) {
  for (int i = 1; i < threads; ++i)
    others_.emplace_back([this, member = static_cast<size_t>(i)] { help(member); });
}

Crew::~Crew() {
  {
    const std::lock_guard lock(mutex_);
    leaving_ = true;
  }
  begun_.notify_all();
  for (std::thread& other : others_) other.join();
}

void Crew::share(size_t n, const Work& work) {
  work_ = &work;
  size_of_batch_ = n;
  next_ = 0;
  {
    const std::lock_guard lock(mutex_);
    ++batch_;
    open_ = true;
  }
  begun_.notify_all();
  take(0);
  std::unique_lock lock(mutex_);
  open_ = false;
  ended_.wait(lock, [this] { return busy_ == 0; });
}

void Crew::take(size_t member) {
  for (size_t i; (i = next_++) < size_of_batch_;) (*work_)(i, member);
}

void Crew::help(size_t member) {
  std::unique_lock lock(mutex_);
  for (size_t seen = 0;;) {
    begun_.wait(lock, [&] { return leaving_ || (open_ && batch_ != seen); });
    if (leaving_) return;
    seen = batch_;
    ++busy_;
    lock.unlock();
    take(member);
    lock.lock();
    if (--busy_ == 0) ended_.notify_one();
  }
}

} // namespace mappa::play
