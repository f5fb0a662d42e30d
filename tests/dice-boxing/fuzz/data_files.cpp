// The files of this game's data that the fuzzer bends, and those of the player's own boxers.
#include "tests/fuzz/data_files.h"

#include "library/dice-boxing/own_boxers.h"
#include "tests/must.h"

namespace fc::dice_boxing::test {
namespace {

Result<void> check_own(std::string_view name, std::string_view text) {
  static const Catalogue catalogue = fc::test::must(load_catalogue(fc::test::data_folder()));
  FC_TRY(read_own_boxer(catalogue, name, text));
  return {};
}

}  // namespace

std::vector<fc::test::DataFile> data_files() {
  return {{check_file, "charts.json"},      {check_file, "cards.json"},       {check_file, "names.json"},
          {check_file, "title-bouts.json"}, {check_file, "boxer-facts.json"}, {check_file, "heads.json"},
          {check_own, "own-boxer"}};
}

}  // namespace fc::dice_boxing::test
