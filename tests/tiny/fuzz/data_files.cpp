// The files of this game's data that the fuzzer bends.
#include "tests/fuzz/data_files.h"

namespace fc::tiny::test {

std::vector<fc::test::DataFile> data_files() { return {{check_file, "boxers.json"}}; }

}  // namespace fc::tiny::test
