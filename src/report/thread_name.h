// Threads with names, as `ps -T` and `top -H` show them.
#pragma once

#include <pthread.h>
#include <string>

namespace mappa::report {

// The thread that calls it; Linux keeps 15 letters. The main thread keeps the program's name, by which others
// find the process.
inline void name_thread(const std::string& name) {
  pthread_setname_np(pthread_self(), name.substr(0, 15).c_str());
}

} // namespace mappa::report
