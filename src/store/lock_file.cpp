#include "store/lock_file.h"

#include "store/store.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace mappa::store {

LockFile::LockFile(const std::string& path, const std::string& name)
    : file_(open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600)) {
  if (file_ < 0) throw StoreError(name + ": cannot make " + path + ": " + std::strerror(errno));
  if (flock(file_, LOCK_EX | LOCK_NB) == 0) return;
  const int fault = errno;
  close(file_);
  throw StoreError(name + ": " +
                   (fault == EWOULDBLOCK ? "another server is using it" : std::strerror(fault)));
}

LockFile::~LockFile() { close(file_); }

} // namespace mappa::store
