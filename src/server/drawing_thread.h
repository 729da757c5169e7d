// Where drawings are made, or printed: on a thread of their own, each once, kept for the next who asks.
// Addresses take turns.
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

struct DrawingOptions {
  const char* thread = "drawing"; // its name
  std::size_t kept_bytes = 0;
  std::size_t most_waiting = 2'000;
  std::size_t most_of_one = 100; // address: a page asks for so many at once
  int nicer = 5;                 // than the hub and the store
};

class DrawingThread {
public:
  using Post = std::function<void(std::function<void()>)>; // runs something later on the caller's thread
  using Make = std::function<std::string()>;               // runs on this thread
  using Done = std::function<void(std::shared_ptr<const Drawing>)>;

  DrawingThread(const DrawingOptions& options, Post post);
  ~DrawingThread(); // what is not begun is dropped
  DrawingThread(const DrawingThread&) = delete;
  DrawingThread& operator=(const DrawingThread&) = delete;

  // `name` tells drawings apart. `done` is called with null if too many are waiting.
  void draw(const std::string& name, const std::string& address, Make make, Done done);

private:
  struct Kept {
    std::string name;
    std::shared_ptr<const Drawing> drawing;
  };
  struct Wanted {
    std::string name;
    Make make;
  };
  bool add(const std::string& address, Wanted wanted); // false: too many wait
  Wanted next();
  void keep(const std::string& name, std::shared_ptr<const Drawing> drawing);
  void finish(const std::string& name, const std::shared_ptr<const Drawing>& drawing);
  void run();

  const DrawingOptions options_;

  // The caller's thread has these.
  std::size_t size_ = 0;
  std::list<Kept> kept_; // the last asked for first
  std::map<std::string, std::list<Kept>::iterator> places_;
  std::map<std::string, std::vector<Done>> asked_;
  Post post_;

  std::mutex mutex_;                                  // guards the three below
  std::map<std::string, std::deque<Wanted>> waiting_; // by address
  std::deque<std::string> turns_;                     // of these addresses
  bool ending_ = false;
  std::condition_variable come_;
  std::thread thread_;
};

} // namespace mappa::server
