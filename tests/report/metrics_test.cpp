// Figures as Prometheus reads them.
#include "report/metrics.h"

#include <gmock/gmock.h>

namespace mappa::report {

namespace {

using testing::HasSubstr;
using testing::StartsWith;

TEST(Metrics, one_figure_and_several) {
  EXPECT_EQ(gauge("a", "Help.", 1.5), "# HELP a Help.\n# TYPE a gauge\na 1.5\n");
  EXPECT_EQ(counters("b", "Help.", "why", {{"x", 1}, {"y", 2}}),
            "# HELP b Help.\n# TYPE b counter\nb{why=\"x\"} 1\nb{why=\"y\"} 2\n");
}

TEST(Metrics, a_histogram_counts_all_up_to_each_limit) {
  Histogram seconds;
  for (const double one : {0.0001, 0.0003, 0.0003, 100.0}) seconds.add(one);
  const std::string text = histogram("h", "Help.", seconds);
  EXPECT_THAT(text, StartsWith("# HELP h Help.\n# TYPE h histogram\nh_bucket{le=\"0.00025\"} 1\n"
                               "h_bucket{le=\"0.0005\"} 3\n"));
  EXPECT_THAT(text, HasSubstr("h_bucket{le=\"65.536\"} 3\nh_bucket{le=\"+Inf\"} 4\n"));
  EXPECT_THAT(text, HasSubstr("h_count 4\n"));
  EXPECT_THAT(histograms("h", "Help.", "method", {{"play", seconds}}),
              HasSubstr("h_bucket{method=\"play\",le=\"+Inf\"} 4\nh_sum{method=\"play\"} 100.0007\n"
                        "h_count{method=\"play\"} 4\n"));
}

TEST(Metrics, the_process_tells_of_itself) {
  const std::string text = process_metrics();
  for (const char* name : {"process_cpu_seconds_total ", "process_resident_memory_bytes ",
                           "process_open_fds ", "process_max_fds ", "process_threads "})
    EXPECT_THAT(text, HasSubstr(std::string("\n") + name));
}

} // namespace

} // namespace mappa::report
