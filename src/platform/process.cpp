#include "platform/process.h"

#include <SDL.h>
#include <malloc.h>

namespace fc::platform {

void give_way_to_others() { SDL_SetThreadPriority(SDL_THREAD_PRIORITY_LOW); }

void keep_pictures_out_of_the_heap() {
#ifdef __GLIBC__
  constexpr int mark = 512 * 1024;  // bytes
  mallopt(M_MMAP_THRESHOLD, mark);
  mallopt(M_TRIM_THRESHOLD, mark);
#endif
}

void give_memory_back() {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

}  // namespace fc::platform
