// Where drawings are made: on a thread of their own, each once, kept for the next who asks.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace mappa::server {

struct Drawing {
  std::string gzip; // the text, compressed
  std::string etag;
};

class Studio {
public:
  using Post = std::function<void(std::function<void()>)>; // runs something later on the caller's thread
  using Make = std::function<std::string()>;               // runs on the studio's thread
  using Done = std::function<void(std::shared_ptr<const Drawing>)>;

  Studio(std::size_t kept_bytes, Post post);
  ~Studio(); // what is not begun is dropped
  Studio(const Studio&) = delete;
  Studio& operator=(const Studio&) = delete;

  // `name` tells drawings apart. `done` is called with null if too many are waiting.
  void draw(const std::string& name, Make make, Done done);

private:
  struct Kept {
    std::string name;
    std::shared_ptr<const Drawing> drawing;
  };
  void keep(const std::string& name, std::shared_ptr<const Drawing> drawing);
  void finish(const std::string& name, const std::shared_ptr<const Drawing>& drawing);
  void run();

  // The caller's thread has these.
  std::size_t kept_bytes_, size_ = 0;
  std::list<Kept> kept_; // the last asked for first
  std::map<std::string, std::list<Kept>::iterator> places_;
  std::map<std::string, std::vector<Done>> asked_;
  Post post_;

  std::mutex mutex_; // guards the two below
  std::deque<std::pair<std::string, Make>> waiting_;
  bool ending_ = false;
  std::condition_variable come_;
  std::thread thread_;
};

std::string gzipped(const std::string& text);
std::string gunzipped(const std::string& gzip);

} // namespace mappa::server
