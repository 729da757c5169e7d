#include "server/studio.h"

#include "report/log.h"
#include "report/thread_name.h"
#include "tables/safely.h"

#include <fmt/format.h>
#include <functional>
#include <utility>
#include <zlib.h>

namespace mappa::server {

using tables::safely;

namespace {

constexpr int GZIP = 15 + 16; // zlib's window bits: the largest window, gzip's header

// Gives zlib the whole input, and takes what it makes of it piece by piece.
template <typename Step>
std::string pumped(z_stream& stream, const std::string& in, Step step) {
  std::string out, piece(1 << 14, '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(in.data())); // zlib only reads it
  stream.avail_in = static_cast<uInt>(in.size());
  int state = Z_OK;
  while (state == Z_OK) {
    stream.next_out = reinterpret_cast<Bytef*>(piece.data());
    stream.avail_out = static_cast<uInt>(piece.size());
    state = step(&stream, Z_FINISH);
    if (state == Z_BUF_ERROR && stream.avail_out == 0) state = Z_OK; // there is more to come
    out.append(piece, 0, piece.size() - stream.avail_out);
  }
  return out;
}

} // namespace

std::string gzipped(const std::string& text) {
  z_stream stream{};
  deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, GZIP, 9, Z_DEFAULT_STRATEGY);
  std::string out = pumped(stream, text, deflate);
  deflateEnd(&stream);
  return out;
}

std::string gunzipped(const std::string& gzip) {
  z_stream stream{};
  inflateInit2(&stream, GZIP);
  std::string out = pumped(stream, gzip, inflate);
  inflateEnd(&stream);
  return out;
}

Studio::Studio(const StudioOptions& options, Post post)
    : options_(options), post_(std::move(post)), thread_([this] { run(); }) {}

Studio::~Studio() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  come_.notify_all();
  thread_.join();
}

bool Studio::add(const std::string& address, Wanted wanted) {
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

Studio::Wanted Studio::next() {
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

void Studio::draw(const std::string& name, const std::string& address, Make make, Done done) {
  if (const auto place = places_.find(name); place != places_.end()) {
    kept_.splice(kept_.begin(), kept_, place->second);
    return done(kept_.front().drawing);
  }
  if (!asked_.contains(name) && !add(address, {name, std::move(make)})) return done(nullptr);
  asked_[name].push_back(std::move(done));
}

void Studio::keep(const std::string& name, std::shared_ptr<const Drawing> drawing) {
  size_ += drawing->gzip.size();
  kept_.push_front({name, std::move(drawing)});
  places_[name] = kept_.begin();
  while (size_ > options_.kept_bytes && kept_.size() > 1) {
    size_ -= kept_.back().drawing->gzip.size();
    places_.erase(kept_.back().name);
    kept_.pop_back();
  }
}

void Studio::finish(const std::string& name, const std::shared_ptr<const Drawing>& drawing) {
  auto others = asked_.extract(name);
  if (drawing) keep(name, drawing);
  for (const Done& done : others.mapped()) safely("telling of a drawing", [&] { done(drawing); });
}

void Studio::run() {
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
