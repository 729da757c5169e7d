// The hub of one device (src/local), run as a browser's workers run it: what is stored stays when it begins
// again.
#pragma once

#include "local/local_hub.h"
#include "support/client.h"

#include <deque>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace mappa {

class RunningHub {
public:
  using Options = std::vector<std::string>; // those of `mappa serve` that are a hub's

  explicit RunningHub(const Options& options = {});
  ~RunningHub();
  RunningHub(const RunningHub&) = delete;
  RunningHub& operator=(const RunningHub&) = delete;

  client::Connect connect() const;
  client::HttpAnswer get(const std::string& target, const client::Headers& headers = {}) const;

  void restart();                        // it ends without a word, and another one reads what is stored
  void sleep(int64_t milliseconds);      // as if so much time had passed between its end and that
  void let_store(bool well);             // false: nothing can be stored any more
  std::vector<std::string> kept() const; // ids of the tables that are stored
  std::vector<std::string> kept_maps() const;

private:
  struct Worker;
  std::unique_ptr<Worker> worker_;
};

} // namespace mappa
