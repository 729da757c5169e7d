// A file that one process at a time can have. The system frees it when the process ends, however it ends.
#pragma once

#include <string>
#include <sys/stat.h>

namespace mappa::store {

// Which file is at a path: to see later whether it is still that one.
class FileMark {
public:
  explicit FileMark(std::string path);
  bool in_place() const;

private:
  std::string path_;
  struct stat about_ {};
};

// The lock is the file's own, whatever it is called: a link to it has the same.
class LockFile {
public:
  // Made if it is missing, and left there. Throws StoreError "`name`: ..." if another process has it.
  LockFile(const std::string& path, const std::string& name);
  ~LockFile();
  LockFile(const LockFile&) = delete;
  LockFile& operator=(const LockFile&) = delete;

private:
  int file_;
};

} // namespace mappa::store
