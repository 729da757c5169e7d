#include "store/keeper.h"

#include "report/thread_name.h"

#include <algorithm>
#include <chrono>
#include <iterator>

namespace mappa::store {

namespace {

constexpr size_t WRITES_AT_ONCE = 1'000;
constexpr size_t QUESTIONS_AT_ONCE = 16; // then writes that have come meanwhile have their turn

// The first ones of a list, taken off it.
template <class T>
std::vector<T> take(std::vector<T>& from, size_t most) {
  if (from.size() <= most) return std::exchange(from, {});
  const auto end = from.begin() + static_cast<std::ptrdiff_t>(most);
  std::vector<T> taken(std::make_move_iterator(from.begin()), std::make_move_iterator(end));
  from.erase(from.begin(), end);
  return taken;
}

} // namespace

Keeper::Keeper(std::unique_ptr<Store> store, Post post) : store_(std::move(store)), post_(std::move(post)) {
  counts_.tenure = store_->tenure();
  thread_ = std::thread([this] { run(); });
}

Keeper::~Keeper() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  come_.notify_one();
  thread_.join();
}

void Keeper::write(Write write, std::function<void(Stored)> done) {
  {
    const std::lock_guard lock(mutex_);
    writes_.push_back({std::move(write), std::move(done)});
  }
  come_.notify_one();
}

void Keeper::claim(std::string table, std::function<void(std::optional<Claim>)> done) {
  ask([table = std::move(table)](Store& store) { return store.claim(table); }, std::move(done));
}

void Keeper::release(std::string table) {
  question([table = std::move(table)](Store* store) -> Answer {
    if (store) store->release(table);
    return nullptr;
  });
}

void Keeper::question(Question question) {
  {
    const std::lock_guard lock(mutex_);
    questions_.push_back(std::move(question));
  }
  come_.notify_one();
}

KeeperCounts Keeper::counts() const {
  const std::lock_guard lock(mutex_);
  KeeperCounts counts = counts_;
  counts.waiting = writes_.size() + questions_.size();
  return counts;
}

void Keeper::run() {
  report::name_thread("store");
  while (true) {
    std::unique_lock lock(mutex_);
    come_.wait(lock, [this] { return ending_ || !writes_.empty() || !questions_.empty(); });
    if (writes_.empty() && questions_.empty()) return;
    std::vector<Waiting> batch = take(writes_, WRITES_AT_ONCE);
    // A question may be about a write that is still waiting.
    const std::vector<Question> questions = take(questions_, writes_.empty() ? QUESTIONS_AT_ONCE : 0);
    lock.unlock();
    if (!batch.empty()) store_batch(std::move(batch));
    for (const Question& question : questions) answer(question);
  }
}

void Keeper::store_batch(std::vector<Waiting> batch) {
  std::vector<Write> writes;
  writes.reserve(batch.size());
  for (Waiting& waiting : batch) writes.push_back(std::move(waiting.write));
  std::vector<Stored> stored(batch.size(), Stored::Failed);
  std::string fault;
  const auto begin = std::chrono::steady_clock::now();
  try {
    const std::vector<bool> kept = store_->write(writes);
    std::transform(kept.begin(), kept.end(), stored.begin(),
                   [](bool yes) { return yes ? Stored::Yes : Stored::Refused; });
  } catch (const StoreError& error) {
    fault = error.what();
  }
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
  note(fault);
  {
    const std::lock_guard lock(mutex_);
    counts_.writes += static_cast<uint64_t>(std::ranges::count(stored, Stored::Yes));
    counts_.refused += static_cast<uint64_t>(std::ranges::count(stored, Stored::Refused));
    counts_.batches += fault.empty();
    counts_.last_seconds = took.count();
    counts_.total_seconds += took.count();
  }
  post_([batch = std::move(batch), stored = std::move(stored)] {
    for (size_t i = 0; i < batch.size(); ++i) batch[i].done(stored[i]);
  });
}

void Keeper::answer(const Question& question) {
  Answer answer;
  std::string fault;
  try {
    answer = question(store_.get());
  } catch (const StoreError& error) {
    fault = error.what();
  }
  note(fault);
  if (!fault.empty()) answer = question(nullptr);
  if (answer) post_(std::move(answer));
}

void Keeper::note(const std::string& fault) {
  const std::lock_guard lock(mutex_);
  counts_.fault = fault;
  counts_.failures += !fault.empty();
  counts_.tenure = store_->tenure();
}

} // namespace mappa::store
