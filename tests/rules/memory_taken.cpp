#include "tests/rules/memory_taken.h"

#include <cstdlib>
#include <new>

namespace {

std::size_t& taken() {
  static std::size_t count = 0;
  return count;
}

}  // namespace

namespace fc::test {

std::size_t memory_taken() { return taken(); }

}  // namespace fc::test

// Both forms are replaced: what std::stable_sort takes by the second is given back by the same delete.
void* operator new(std::size_t bytes, const std::nothrow_t& /*form*/) noexcept {
  ++taken();
  return std::malloc(bytes);
}
void* operator new(std::size_t bytes) {
  if (void* const memory = operator new(bytes, std::nothrow)) {
    return memory;
  }
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t /*bytes*/) noexcept { std::free(memory); }
