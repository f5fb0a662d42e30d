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

std::size_t memory_taken() {
  return taken();
}

}  // namespace fc::test

void* operator new(std::size_t bytes) {
  ++taken();
  if (void* const memory = std::malloc(bytes)) {
    return memory;
  }
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept {
  std::free(memory);
}
void operator delete(void* memory, std::size_t /*bytes*/) noexcept {
  std::free(memory);
}
