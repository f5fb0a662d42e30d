// This game has no files of data that the fuzzer could bend.
#include "tests/fuzz/data_files.h"

namespace fc::tiny_tour::test {

std::vector<fc::test::DataFile> data_files() { return {}; }

}  // namespace fc::tiny_tour::test
