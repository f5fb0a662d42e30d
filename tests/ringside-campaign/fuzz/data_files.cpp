// This game has no files of data that the fuzzer could bend.
#include "tests/fuzz/data_files.h"

namespace fc::ringside_campaign::test {

std::vector<fc::test::DataFile> data_files() {
  return {};
}

}  // namespace fc::ringside_campaign::test
