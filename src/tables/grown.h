// A list to which is only ever added. Copies share what they have in common, so that a table can be copied
// for each move; all of them are one thread's.
#pragma once

#include <memory>
#include <utility>
#include <vector>

namespace mappa::tables {

template <class T>
class Grown {
public:
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const T& operator[](std::size_t i) const { return (*all_)[i]; }
  const T& back() const { return (*all_)[size_ - 1]; }
  const T* begin() const { return all_ ? all_->data() : nullptr; }
  const T* end() const { return begin() + size_; }

  void push_back(T value) {
    if (!all_ || all_->size() != size_) // a copy has gone on otherwise
      all_ = std::make_shared<std::vector<T>>(begin(), end());
    all_->push_back(std::move(value));
    ++size_;
  }
  void clear() { *this = {}; }

private:
  std::shared_ptr<std::vector<T>> all_;
  std::size_t size_ = 0;
};

} // namespace mappa::tables
