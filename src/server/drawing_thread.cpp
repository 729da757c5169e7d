#include "server/drawing_thread.h"

#include "report/log.h"
#include "report/thread_name.h"
#include "server/gzip.h"
#include "tables/safely.h"

#include <fmt/format.h>
#include <functional>
#include <utility>

namespace mappa::server {

using tables::safely;

DrawingThread::DrawingThread(const DrawingOptions& options, Post post)
    : options_(options), post_(std::move(post)), thread_([this] { run(); }) {}

DrawingThread::~DrawingThread() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  come_.notify_all();
  thread_.join();
}

bool DrawingThread::add(const std::string& address, Wanted wanted) {
  if (asked_.size() >= options_.most_waiting) return false;
  {
    const std::lock_guard lock(mutex_);
    auto& line = waiting_[address];
    if (line.size() >= options_.most_of_one) return false;
    if (line.empty()) turns_.push_back(address);
    line.push_back(std::move(wanted));
  }
  come_.notify_one();
  return true;
}

DrawingThread::Wanted DrawingThread::next() {
  const auto line = waiting_.find(turns_.front());
  turns_.pop_front();
  Wanted wanted = std::move(line->second.front());
  line->second.pop_front();
  if (line->second.empty())
    waiting_.erase(line);
  else
    turns_.push_back(line->first);
  return wanted;
}

void DrawingThread::draw(const std::string& name, const std::string& address, Make make, Done done) {
  if (const auto place = places_.find(name); place != places_.end()) {
    kept_.splice(kept_.begin(), kept_, place->second);
    return done(kept_.front().drawing);
  }
  if (!asked_.contains(name) && !add(address, {name, std::move(make)})) return done(nullptr);
  asked_[name].push_back(std::move(done));
}

void DrawingThread::keep(const std::string& name, std::shared_ptr<const Drawing> drawing) {
  size_ += drawing->gzip.size();
  kept_.push_front({name, std::move(drawing)});
  places_[name] = kept_.begin();
  while (size_ > options_.kept_bytes && kept_.size() > 1) {
    size_ -= kept_.back().drawing->gzip.size();
    places_.erase(kept_.back().name);
    kept_.pop_back();
  }
}

void DrawingThread::finish(const std::string& name, const std::shared_ptr<const Drawing>& drawing) {
  auto others = asked_.extract(name);
  if (drawing) keep(name, drawing);
  for (const Done& done : others.mapped()) safely("telling of a drawing", [&] { done(drawing); });
}

void DrawingThread::run() {
  report::name_thread(options_.thread);
  report::make_nicer(options_.nicer);
  std::unique_lock lock(mutex_);
  while (true) {
    come_.wait(lock, [this] { return ending_ || !waiting_.empty(); });
    if (ending_) return;
    auto [name, make] = next();
    lock.unlock();
    std::shared_ptr<const Drawing> drawing;
    try {
      const std::string text = make();
      drawing = std::make_shared<Drawing>(
          Drawing{gzipped(text), fmt::format("\"{:x}\"", std::hash<std::string>{}(text))});
    } catch (const std::exception& error) {
      report::log_fault("drawing_failed", {{"drawing", name}, {"why", error.what()}});
    }
    post_([this, name = std::move(name), drawing] { finish(name, drawing); });
    lock.lock();
  }
}

} // namespace mappa::server
