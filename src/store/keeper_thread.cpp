#include "store/keeper_thread.h"

#include "report/log.h"
#include "report/thread_name.h"
#include "store/lease.h"

#include <algorithm>
#include <iterator>

namespace mappa::store {

namespace {

constexpr size_t WRITES_AT_ONCE = 1'000;
constexpr size_t QUESTIONS_AT_ONCE = 16; // then writes that have come meanwhile have their turn

constexpr std::chrono::seconds BETWEEN_CHORES{1};
constexpr std::chrono::seconds IDLE{10};            // then it is tried whether anything can be written
constexpr size_t MOST_PROBED = 1 << 20;             // bytes
constexpr int64_t SILENT_HUB_MS = LEASE_MS * 3 / 5; // then it hangs
constexpr int64_t SLOW_STORE_MS = LEASE_MS * 4 / 5; // then it is failing
constexpr int64_t HUNG_STORE_MS = 20'000;           // then only another process can help
constexpr size_t MOST_DAMAGED = 1'000;              // of which the host is told

// The first ones of a list, taken off it.
template <class T>
std::vector<T> take(std::deque<T>& from, size_t most) {
  const auto end = from.begin() + static_cast<std::ptrdiff_t>(std::min(most, from.size()));
  std::vector<T> taken(std::make_move_iterator(from.begin()), std::make_move_iterator(end));
  from.erase(from.begin(), end);
  return taken;
}

size_t bytes_of(const std::vector<Write>& writes) {
  size_t bytes = 0;
  for (const Write& write : writes) {
    bytes += write.head.summary.size() + write.map.text.size();
    for (const std::string& entry : write.entries) bytes += entry.size();
  }
  return bytes;
}

} // namespace

KeeperThread::KeeperThread(std::unique_ptr<Store> store, Post post)
    : store_(std::move(store)), post_(std::move(post)) {
  thread_ = std::thread([this] { run(); });
}

KeeperThread::~KeeperThread() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  come_.notify_one();
  thread_.join();
}

void KeeperThread::write(Write write, std::function<void(Stored)> done) {
  {
    const std::lock_guard lock(mutex_);
    writes_.push_back({std::move(write), std::move(done)});
  }
  come_.notify_one();
}

void KeeperThread::question(Question question) {
  {
    const std::lock_guard lock(mutex_);
    questions_.push_back(std::move(question));
  }
  come_.notify_one();
}

bool KeeperThread::lapsed() const { return shared_ && boot_ms() - renewed_ > OWN_LEASE_MS; }

bool KeeperThread::holds(uint64_t& tenure) {
  asked_ = boot_ms();
  const uint64_t now = tenure_;
  return std::exchange(tenure, now) == now && !lapsed();
}

bool KeeperThread::watch() {
  const int64_t since = busy_since_;
  const int64_t silent = since ? boot_ms() - since : 0;
  if (silent > SLOW_STORE_MS) {
    const std::lock_guard lock(mutex_);
    health_.failed(StoreError(fmt::format("it has not answered for {} s", silent / 1'000), cause::SILENT));
  }
  return silent < HUNG_STORE_MS;
}

KeeperCounts KeeperThread::counts() const {
  const std::lock_guard lock(mutex_);
  KeeperCounts counts = counts_;
  counts.waiting = writes_.size() + questions_.size();
  counts.fault = health_.fault();
  counts.cause = health_.why();
  counts.failing_seconds = static_cast<double>(health_.failing_ms()) / 1e3;
  counts.tenure = tenure_;
  return counts;
}

void KeeperThread::run() {
  report::name_thread("store");
  while (true) {
    std::unique_lock lock(mutex_);
    come_.wait_until(lock, next_chores_,
                     [this] { return ending_ || !writes_.empty() || !questions_.empty(); });
    if (ending_ && writes_.empty() && questions_.empty()) return;
    std::vector<Waiting> batch = take(writes_, WRITES_AT_ONCE);
    // A question may be about a write that is still waiting.
    std::vector<Question> questions = take(questions_, writes_.empty() ? QUESTIONS_AT_ONCE : 0);
    lock.unlock();
    if (chores_are_due()) do_chores();
    if (!batch.empty()) store_batch(std::move(batch));
    for (Question& question : questions) answer(std::move(question));
  }
}

// One call of the store. Whatever it throws costs that call and nothing else.
template <class Call>
std::optional<StoreError> KeeperThread::attempt(Call call) {
  std::optional<StoreError> fault;
  busy_since_ = boot_ms();
  try {
    call();
  } catch (const StoreError& error) {
    fault = error;
  } catch (const std::exception& error) {
    fault.emplace(error.what());
  } catch (...) {
    fault.emplace("an unknown fault");
  }
  busy_since_ = 0;
  tenure_ = store_->tenure();
  renewed_ = store_->renewed();
  for (const Damage& damage : store_->take_damage())
    if (damaged_.size() < MOST_DAMAGED && damaged_.insert(damage.table).second)
      report::log(report::Level::Error, "table_damaged", {{"table", damage.table}, {"fault", damage.fault}});
  const std::lock_guard lock(mutex_);
  counts_.failures += fault.has_value();
  return fault;
}

void KeeperThread::store_batch(std::vector<Waiting> batch) {
  std::vector<Write> writes;
  writes.reserve(batch.size());
  for (Waiting& waiting : batch) writes.push_back(std::move(waiting.write));
  std::vector<Stored> stored(batch.size(), Stored::Failed);
  const auto begin = Clock::now();
  const std::optional<StoreError> fault = attempt([&] {
    const std::vector<bool> kept = store_->write(writes);
    std::transform(kept.begin(), kept.end(), stored.begin(),
                   [](bool yes) { return yes ? Stored::Yes : Stored::Refused; });
  });
  last_write_ = Clock::now();
  failed_bytes_ = fault ? bytes_of(writes) : 0;
  const std::chrono::duration<double> took = last_write_ - begin;
  {
    const std::lock_guard lock(mutex_);
    fault ? health_.failed(*fault, writes.front().head.id) : health_.well();
    counts_.writes += static_cast<uint64_t>(std::ranges::count(stored, Stored::Yes));
    counts_.refused += static_cast<uint64_t>(std::ranges::count(stored, Stored::Refused));
    counts_.batches += !fault;
    counts_.commits.add(took.count());
  }
  post_([batch = std::move(batch), stored = std::move(stored)] {
    for (size_t i = 0; i < batch.size(); ++i) batch[i].done(stored[i]);
  });
}

// That something can be read says nothing about writing; but what cannot be reached cannot be written either.
void KeeperThread::note_unanswered(const StoreError& fault) {
  if (fault.why != cause::AWAY) return report::log_fault("store_question_failed", {{"fault", fault.what()}});
  const std::lock_guard lock(mutex_);
  health_.failed(fault);
}

// What is left of the question goes back with its answer: it may hold the last of something that belongs to
// whoever asked.
void KeeperThread::answer(Question question) {
  Answer answer;
  if (const auto fault = attempt([&] { answer = question(store_.get()); })) {
    note_unanswered(*fault);
    answer = question(nullptr);
  }
  if (answer) post_([answer = std::move(answer), question = std::move(question)] { answer(); });
}

// If the lease is over nothing else is done before it is renewed.
bool KeeperThread::chores_are_due() const { return Clock::now() >= next_chores_ || lapsed(); }

void KeeperThread::do_chores() {
  next_chores_ = Clock::now() + BETWEEN_CHORES;
  const bool hub_hangs = shared_ && boot_ms() - asked_ > SILENT_HUB_MS;
  if (const auto fault = hub_hangs ? std::nullopt : attempt([this] { store_->renew(); })) {
    const std::lock_guard lock(mutex_);
    health_.failed(*fault);
  }
  if (counts().fault.empty() && Clock::now() - last_write_ < IDLE) return;
  probe();
}

// Whether as much can be written as failed.
void KeeperThread::probe() {
  const auto fault = attempt([this] { store_->probe(std::min(failed_bytes_, MOST_PROBED)); });
  last_write_ = Clock::now();
  const std::lock_guard lock(mutex_);
  fault ? health_.failed(*fault) : health_.well();
}

} // namespace mappa::store
