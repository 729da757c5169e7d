// The algorithms of std::ranges that emscripten's library lacks, as far as they are used: every file of the
// WebAssembly build includes this before all else, so that the code itself need not know.
#pragma once

#include <algorithm>
#include <functional>
#include <iterator>

namespace std::ranges {

template <class Range, class Test>
constexpr bool all_of(Range&& range, Test test) {
  return std::all_of(std::begin(range), std::end(range), std::ref(test));
}

template <class Range, class Test>
constexpr bool any_of(Range&& range, Test test) {
  return std::any_of(std::begin(range), std::end(range), std::ref(test));
}

template <class Range, class Test>
constexpr bool none_of(Range&& range, Test test) {
  return std::none_of(std::begin(range), std::end(range), std::ref(test));
}

template <class Range, class Test>
constexpr auto count_if(Range&& range, Test test) {
  return std::count_if(std::begin(range), std::end(range), std::ref(test));
}

template <class Range, class T>
constexpr auto count(Range&& range, const T& wanted) {
  return std::count(std::begin(range), std::end(range), wanted);
}

template <class Range, class Test>
constexpr auto find_if(Range&& range, Test test) {
  const auto passes = [&](auto&& one) { return std::invoke(test, one); };
  return std::find_if(std::begin(range), std::end(range), passes);
}

template <class Range, class T, class Look = identity>
constexpr auto find(Range&& range, const T& wanted, Look look = {}) {
  return std::ranges::find_if(range, [&](auto&& one) { return std::invoke(look, one) == wanted; });
}

template <class Range, class To, class Test>
constexpr auto copy_if(Range&& range, To to, Test test) {
  return std::copy_if(std::begin(range), std::end(range), to, std::ref(test));
}

template <class Range, class To>
constexpr auto move(Range&& range, To to) {
  return std::move(std::begin(range), std::end(range), to);
}

template <class Range, class T>
constexpr void replace(Range&& range, const T& old, const T& by) {
  std::replace(std::begin(range), std::end(range), old, by);
}

// How the algorithms below compare.
template <class Less, class Look>
constexpr auto in_order(Less& less, Look& look) {
  return
      [&](auto&& a, auto&& b) { return bool(std::invoke(less, std::invoke(look, a), std::invoke(look, b))); };
}

template <class Range, class Less = less, class Look = identity>
constexpr auto min_element(Range&& range, Less less = {}, Look look = {}) {
  return std::min_element(std::begin(range), std::end(range), in_order(less, look));
}

template <class Range, class Less = less, class Look = identity>
constexpr auto min(Range&& range, Less less = {}, Look look = {}) {
  return *std::min_element(std::begin(range), std::end(range), in_order(less, look));
}

template <class Range, class Less = less, class Look = identity>
constexpr auto max(Range&& range, Less less = {}, Look look = {}) {
  return *std::max_element(std::begin(range), std::end(range), in_order(less, look));
}

template <class Range, class Less = less, class Look = identity>
constexpr void sort(Range&& range, Less less = {}, Look look = {}) {
  std::sort(std::begin(range), std::end(range), in_order(less, look));
}

template <class Range, class Less = less, class Look = identity>
constexpr void stable_sort(Range&& range, Less less = {}, Look look = {}) {
  std::stable_sort(std::begin(range), std::end(range), in_order(less, look));
}

template <class Range, class Middle, class Less = less, class Look = identity>
constexpr void partial_sort(Range&& range, Middle middle, Less less = {}, Look look = {}) {
  std::partial_sort(std::begin(range), middle, std::end(range), in_order(less, look));
}

} // namespace std::ranges
