#include "core/result.h"

#include <cstdio>
#include <cstdlib>

namespace fc {

void check_failed(const char* condition, const char* file, int line) {
  std::fprintf(stderr, "four-corners: internal error: %s does not hold (%s:%d)\n", condition, file, line);
  std::abort();
}

}  // namespace fc
