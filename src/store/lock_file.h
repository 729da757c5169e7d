// A file that one process at a time can have. The system frees it when the process ends, however it ends.
#pragma once

#include <string>

namespace mappa::store {

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
