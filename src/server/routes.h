// What is answered to plain HTTP requests.
#pragma once

#include "notation/address.h"
#include "server/context.h"

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace mappa::server {

struct Answer {
  int status = 200;
  std::string type = "application/json";
  std::string body;
  std::string cache = "no-store";
  std::vector<std::pair<std::string, std::string>> fields{};
};

struct Asked {
  std::string target; // as it stands in the request
  bool gzip = false;  // the other side can read it
  std::string known;  // the ETag of what it has
  std::string invite; // to a private game: not in the address, which proxies write into their logs
  std::string page;   // its address, as the visitor sees it; empty: not known
  Reception::AccountPtr who{};
  std::string address{}; // of whoever asks
};

// What was made on a drawing thread; null: it could not be.
Answer made_answer(const Asked& asked, const std::shared_ptr<const Drawing>& made, const std::string& type,
                   const std::string& cache);

Answer failed(int status, const std::string& message);

using notation::Query;

// How many easy requests it is worth.
int work_of(const Asked& asked);

// `done` is called once, at once or later.
void answer_http(Context& context, const Asked& asked, const std::function<void(Answer)>& done);

} // namespace mappa::server
