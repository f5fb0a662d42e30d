#include "platform/heap.h"

#include <malloc.h>

namespace fc::platform {

void keep_pictures_out_of_the_heap() {
#ifdef __GLIBC__
  constexpr int mark = 512 * 1024;  // bytes
  mallopt(M_MMAP_THRESHOLD, mark);
  mallopt(M_TRIM_THRESHOLD, mark);
#endif
}

}  // namespace fc::platform
