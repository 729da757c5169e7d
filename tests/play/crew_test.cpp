// The crew: every piece of work is done once, whatever the threads, batch after batch.
#include "play/crew.h"

#include <algorithm>
#include <atomic>
#include <gtest/gtest.h>

namespace mappa::proof {

using play::Crew;
namespace {

TEST(Crew, DoesAllOfManyBatchesOnce) {
  for (const int threads : {0, 1, 2, 5}) {
    Crew crew(threads);
    ASSERT_EQ(crew.size(), static_cast<size_t>(std::max(1, threads)));
    std::vector<int> done(7), wanted(7);
    for (size_t batch = 0; batch < 500; ++batch) {
      const size_t n = batch % (done.size() + 1);
      for (size_t i = 0; i < n; ++i) ++wanted[i];
      crew.share(n, [&](size_t i, size_t member) {
        EXPECT_LT(member, crew.size());
        ++done[i]; // by whichever thread: all that it did before is seen in the next batch
      });
    }
    EXPECT_EQ(done, wanted);
  }
}

// Nobody can go on before all have come: that this ends is what it shows.
TEST(Crew, WorksAtTheSameTime) {
  constexpr size_t THREADS = 3;
  Crew crew(THREADS);
  std::atomic<size_t> there{0};
  crew.share(THREADS, [&](size_t, size_t) {
    ++there;
    while (there < THREADS) std::this_thread::yield();
  });
  EXPECT_EQ(there, THREADS);
}

} // namespace
} // namespace mappa::proof
