// The files of this game's data that the fuzzer bends.
#include "tests/fuzz/data_files.h"

namespace fc::ringside::test {

std::vector<fc::test::DataFile> data_files() {
  return {{check_file, "fighters.json"},
          {check_file, "punch-chart.json"},
          {check_file, "scoring.json"},
          {check_file, "equilibria.json"}};
}

}  // namespace fc::ringside::test
