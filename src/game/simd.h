// Many small numbers at once, and choices without branches. The vector types compile to whatever the machine
// has; only gathering the comparisons' results into bits has a form of its own where there is an instruction
// for it.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

#if defined(__AVX2__) || defined(__BMI2__)
#include <immintrin.h>
#endif
#ifdef __wasm_simd128__
#include <wasm_simd128.h>
#endif

namespace mappa {

using Bytes32 __attribute__((vector_size(32))) = uint8_t;
using Words16 __attribute__((vector_size(32))) = uint16_t;
using Words4 __attribute__((vector_size(16))) = uint32_t;
using Truth16 __attribute__((vector_size(32))) = int16_t; // what comparing Words16 gives

template <class Vector, class T>
Vector load(const T* from) {
  Vector vector;
  std::memcpy(&vector, from, sizeof vector);
  return vector;
}

#ifdef __wasm_simd128__
struct Halves { // WebAssembly's vectors have 16 bytes
  v128_t low, high;
};
template <class Vector>
Halves halves(Vector vector) {
  Halves out;
  std::memcpy(&out, &vector, sizeof out);
  return out;
}
#endif

// Bit i is set where byte i is 0xFF; each byte must be 0 or 0xFF.
inline uint32_t bits_of(Bytes32 truth) {
#ifdef __AVX2__
  __m256i raw;
  std::memcpy(&raw, &truth, sizeof raw);
  return static_cast<uint32_t>(_mm256_movemask_epi8(raw));
#elif defined(__wasm_simd128__)
  const auto [low, high] = halves(truth);
  return wasm_i8x16_bitmask(low) | wasm_i8x16_bitmask(high) << 16;
#else
  uint32_t bits = 0;
  for (unsigned i = 0; i < 32; ++i) bits |= (truth[i] & 1u) << i;
  return bits;
#endif
}

// The same for two vectors of sixteen.
inline uint32_t bits_of(Truth16 low, Truth16 high) {
#ifdef __AVX2__
  __m256i a, b;
  std::memcpy(&a, &low, sizeof a);
  std::memcpy(&b, &high, sizeof b);
  const __m256i bytes = _mm256_permute4x64_epi64(_mm256_packs_epi16(a, b), 0xD8);
  return static_cast<uint32_t>(_mm256_movemask_epi8(bytes));
#elif defined(__wasm_simd128__)
  const auto bits = [](Truth16 sixteen) {
    const auto [a, b] = halves(sixteen);
    return wasm_i8x16_bitmask(wasm_i8x16_narrow_i16x8(a, b));
  };
  return bits(low) | bits(high) << 16;
#else
  uint32_t bits = 0;
  for (unsigned i = 0; i < 16; ++i) bits |= (low[i] & 1u) << i | (high[i] & 1u) << (i + 16);
  return bits;
#endif
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

// The place of the n-th set bit, counted from 0; there must be more than n.
inline size_t nth_bit(uint64_t bits, uint32_t n) {
#ifdef __BMI2__
  return static_cast<size_t>(_tzcnt_u64(_pdep_u64(uint64_t{1} << n, bits)));
#else
  for (; n; --n) bits &= bits - 1;
  return static_cast<size_t>(std::countr_zero(bits));
#endif
}

} // namespace mappa
