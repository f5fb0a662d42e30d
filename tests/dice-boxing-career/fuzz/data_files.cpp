// The files of this game's data that the fuzzer bends.
#include "tests/fuzz/data_files.h"

#include "library/dice-boxing-career/catalogue.h"

namespace fc::dice_boxing_career::test {

std::vector<fc::test::DataFile> data_files() {
  return {{check_file, "career.json"}};
}

}  // namespace fc::dice_boxing_career::test
