// Threads with names, as `ps -T` and `top -H` show them, and with priorities.
#pragma once

#include <pthread.h>
#include <string>
#include <sys/resource.h>

namespace mappa::report {

// The thread that calls it; Linux keeps 15 letters. The main thread keeps the program's name, by which others
// find the process.
inline void name_thread(const std::string& name) {
  pthread_setname_np(pthread_self(), name.substr(0, 15).c_str());
}

// The thread that calls it comes after the others: to Linux 0 is it, not the whole program.
inline void make_nicer(int by) { setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) + by); }

} // namespace mappa::report
