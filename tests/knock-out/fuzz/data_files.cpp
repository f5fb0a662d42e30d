// The files of this game's data that the fuzzer bends.
#include "tests/fuzz/data_files.h"

namespace fc::knock_out::test {

std::vector<fc::test::DataFile> data_files() { return {{check_file, "boxers.json"}, {check_file, "tables.json"}}; }

}  // namespace fc::knock_out::test
