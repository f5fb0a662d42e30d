#include "library/standard_files.h"

#include <fcntl.h>
#include <unistd.h>

namespace fc {

void hold_standard_files() {
  int opened = 0;
  do {
    opened = ::open("/dev/null", O_RDWR);
  } while (opened >= 0 && opened <= STDERR_FILENO);
  if (opened > STDERR_FILENO) {
    ::close(opened);
  }
}

}  // namespace fc
