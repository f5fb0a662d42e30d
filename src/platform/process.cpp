#include "platform/process.h"

#include <SDL.h>
#include <malloc.h>
#include <sys/mman.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace fc::platform {
namespace {

/// Asks for large pages within a large block that has not been touched: a system that would fetch it by pages of 4 KiB stops
/// the frame thousands of times for one picture of the whole window.
void* in_large_pages(void* block, std::size_t bytes) {
#ifdef MADV_HUGEPAGE
  constexpr auto large_page = std::size_t{2} << 20U;
  if (block != nullptr && bytes >= 2 * large_page) {
    const std::size_t before = (large_page - reinterpret_cast<std::uintptr_t>(block) % large_page) % large_page;
    madvise(static_cast<std::byte*>(block) + before, (bytes - before) / large_page * large_page, MADV_HUGEPAGE);
  }
#else
  static_cast<void>(bytes);
#endif
  return block;
}

void* allocate(std::size_t bytes) { return in_large_pages(std::malloc(bytes), bytes); }

void* allocate_zeroed(std::size_t count, std::size_t bytes) {
  return in_large_pages(std::calloc(count, bytes), count * bytes);
}

}  // namespace

void give_way_to_others() { SDL_SetThreadPriority(SDL_THREAD_PRIORITY_LOW); }

void prepare_memory_for_pictures() {
#ifdef __GLIBC__
  constexpr int mark = 512 * 1024;  // bytes
  mallopt(M_MMAP_THRESHOLD, mark);
  mallopt(M_TRIM_THRESHOLD, mark);
#endif
  SDL_SetMemoryFunctions(allocate, allocate_zeroed, std::realloc, std::free);
}

void give_memory_back() {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

}  // namespace fc::platform
