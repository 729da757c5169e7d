// Many small numbers at once, and choices without branches. Vectors have 16 bytes, which every x86-64 (SSE2),
// every arm64 (NEON) and WebAssembly has: the compiler knows how to reckon with them, and only gathering the
// comparisons' results into bits has a form of its own for each. Other machines go number by number.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#if defined(__SSE2__)
#include <immintrin.h>
#elif defined(__ARM_NEON)
#include <arm_neon.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

// Before a function that the program has twice, the second time for machines with AVX2, which also count bits
// in one instruction. Which is called is settled when the program is loaded. What it calls must be inlined to
// come along.
#if !defined(__x86_64__) || !defined(__linux__) || defined(__AVX2__) || defined(MAPPA_SANITIZED)
#define MAPPA_TWICE
#else
#define MAPPA_HAS_TWO_FORMS
#ifdef __clang__
#define MAPPA_TWICE [[gnu::target_clones("avx2", "default")]]
#else
#define MAPPA_TWICE [[gnu::target_clones("avx2", "default"), gnu::flatten]]
#endif
#endif

namespace mappa {

using Bytes16 __attribute__((vector_size(16))) = uint8_t;
using Words8 __attribute__((vector_size(16))) = uint16_t;
using Words4 __attribute__((vector_size(16))) = uint32_t;
using Truths16 __attribute__((vector_size(16))) = int8_t; // what comparing Bytes16 gives: 0 or -1
using Truths8 __attribute__((vector_size(16))) = int16_t; // and Words8

template <class Vector, class T>
Vector load(const T* from) {
  Vector vector;
  std::memcpy(&vector, from, sizeof vector);
  return vector;
}

// Bit i is set where the i-th is true.
inline uint32_t bits_of(Truths16 truths) {
#if defined(__SSE2__)
  return static_cast<uint32_t>(_mm_movemask_epi8(reinterpret_cast<__m128i>(truths)));
#elif defined(__ARM_NEON)
  constexpr Bytes16 PLACES{1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
  const auto places = reinterpret_cast<uint8x16_t>(reinterpret_cast<Bytes16>(truths) & PLACES);
  return vaddv_u8(vget_low_u8(places)) | uint32_t{vaddv_u8(vget_high_u8(places))} << 8;
#elif defined(__wasm_simd128__)
  return wasm_i8x16_bitmask(reinterpret_cast<v128_t>(truths));
#else
  uint32_t bits = 0;
  for (unsigned i = 0; i < 16; ++i) bits |= (truths[i] & 1u) << i;
  return bits;
#endif
}

// The same for sixteen words.
inline uint32_t bits_of(Truths8 low, Truths8 high) {
#if defined(__SSE2__)
  return bits_of(reinterpret_cast<Truths16>(
      _mm_packs_epi16(reinterpret_cast<__m128i>(low), reinterpret_cast<__m128i>(high))));
#elif defined(__ARM_NEON)
  const auto narrow = [](Truths8 words) { return vmovn_s16(reinterpret_cast<int16x8_t>(words)); };
  return bits_of(reinterpret_cast<Truths16>(vcombine_s8(narrow(low), narrow(high))));
#elif defined(__wasm_simd128__)
  return wasm_i8x16_bitmask(
      wasm_i8x16_narrow_i16x8(reinterpret_cast<v128_t>(low), reinterpret_cast<v128_t>(high)));
#else
  uint32_t bits = 0;
  for (unsigned i = 0; i < 8; ++i) bits |= (low[i] & 1u) << i | (high[i] & 1u) << (i + 8);
  return bits;
#endif
}

// Which of sixteen words equal one.
inline uint32_t bits_equal(const uint16_t* sixteen, uint16_t wanted) {
  return bits_of(load<Words8>(sixteen) == wanted, load<Words8>(sixteen + 8) == wanted);
}

// Bit i for each i below n for which it is true. The first `usual` are all looked at, since where a loop ends
// is hard to predict: it must be harmless to look at a few too many.
template <class Test>
uint32_t bits_where(uint32_t usual, uint32_t n, Test test) {
  uint32_t bits = 0;
  for (uint32_t i = 0; i < usual; ++i) bits |= static_cast<uint32_t>(bool{test(i)}) << i;
  for (uint32_t i = usual; i < n; ++i) bits |= static_cast<uint32_t>(bool{test(i)}) << i;
  return bits & ((1u << n) - 1);
}

// One of two numbers, without a branch: for choices that no predictor guesses.
template <class T>
constexpr T select(bool first, T a, T b) {
  return static_cast<T>(b ^ ((a ^ b) & -static_cast<T>(first)));
}

inline constexpr uint64_t EACH_BYTE = 0x0101010101010101;

// Byte i: how many bits of bytes 0 to i are set.
inline uint64_t bits_up_to_bytes(uint64_t bits) {
  bits -= bits >> 1 & 0x55 * EACH_BYTE;
  bits = (bits & 0x33 * EACH_BYTE) + (bits >> 2 & 0x33 * EACH_BYTE);
  return ((bits + (bits >> 4)) & 0x0F * EACH_BYTE) * EACH_BYTE;
}

// The place of the n-th set bit of a byte.
inline constexpr auto NTH_OF_BYTE = [] {
  std::array<std::array<uint8_t, 8>, 256> places{};
  for (size_t byte = 0; byte < places.size(); ++byte)
    for (uint8_t bit = 0, n = 0; bit < 8; ++bit)
      if (byte >> bit & 1) places[byte][n++] = bit;
  return places;
}();

// The place of the n-th set bit, counted from 0; there must be more than n. First its byte is found: it comes
// after all that end with n bits or fewer.
inline size_t nth_bit(uint64_t bits, uint32_t n) {
  const uint64_t up_to = bits_up_to_bytes(bits);
  const uint64_t before = ((n | 0x80) * EACH_BYTE - up_to) >> 7 & EACH_BYTE; // 1 for each of those
  const auto first = static_cast<uint32_t>(before * EACH_BYTE >> 56) * 8;
  const auto byte = static_cast<uint8_t>(bits >> first);
  return first + NTH_OF_BYTE[byte][n - static_cast<uint8_t>(up_to << 8 >> first)];
}

} // namespace mappa
