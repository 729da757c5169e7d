// What the system knows of this process.
#include "report/metrics.h"

#include <ctime>
#include <filesystem>
#include <fstream>
#include <sys/resource.h>
#include <unistd.h>

namespace mappa::report {

namespace {

struct Memory {
  double all = 0, resident = 0; // bytes
};

Memory memory() {
  std::ifstream file("/proc/self/statm");
  Memory pages;
  file >> pages.all >> pages.resident;
  const auto page = static_cast<double>(sysconf(_SC_PAGESIZE));
  return {pages.all * page, pages.resident * page};
}

double cpu_seconds() {
  timespec used{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
  return static_cast<double>(used.tv_sec) + static_cast<double>(used.tv_nsec) / 1e9;
}

double open_files() {
  std::error_code error;
  const std::filesystem::directory_iterator files("/proc/self/fd", error);
  return static_cast<double>(std::distance(begin(files), end(files)));
}

double most_files() {
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  return static_cast<double>(files.rlim_cur);
}

double threads() {
  std::error_code error;
  const std::filesystem::directory_iterator tasks("/proc/self/task", error);
  return static_cast<double>(std::distance(begin(tasks), end(tasks)));
}

const double STARTED = static_cast<double>(std::time(nullptr));

} // namespace

std::string process_metrics() {
  const Memory now = memory();
  return counter("process_cpu_seconds_total", "Processor time used.", cpu_seconds()) +
         gauge("process_resident_memory_bytes", "Memory in use.", now.resident) +
         gauge("process_virtual_memory_bytes", "Memory reserved.", now.all) +
         gauge("process_open_fds", "Files and sockets open.", open_files()) +
         gauge("process_max_fds", "Files and sockets that may be open.", most_files()) +
         gauge("process_threads", "Threads.", threads()) +
         gauge("process_start_time_seconds", "When it started, since 1970.", STARTED);
}

} // namespace mappa::report
