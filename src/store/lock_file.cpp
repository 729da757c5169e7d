#include "store/lock_file.h"

#include "store/store.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#include <utility>

namespace mappa::store {

FileMark::FileMark(std::string path) : path_(std::move(path)) { stat(path_.c_str(), &about_); }

bool FileMark::in_place() const {
  struct stat now {};
  return stat(path_.c_str(), &now) == 0 && now.st_dev == about_.st_dev && now.st_ino == about_.st_ino;
}

// flock, since the locks of fcntl, which SQLite uses, go with the first of a process's handles of the file.
LockFile::LockFile(const std::string& path, const std::string& name)
    : file_(open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600)) {
  if (file_ < 0) throw StoreError(name + ": cannot open " + path + ": " + std::strerror(errno));
  if (flock(file_, LOCK_EX | LOCK_NB) == 0) return;
  const int fault = errno;
  close(file_);
  throw StoreError(name + ": " +
                   (fault == EWOULDBLOCK ? "another server is using it" : std::strerror(fault)));
}

LockFile::~LockFile() { close(file_); }

} // namespace mappa::store
