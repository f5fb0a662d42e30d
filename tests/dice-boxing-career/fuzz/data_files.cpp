// The files of this game's data that the fuzzer bends.
#include "tests/fuzz/data_files.h"

#include "library/dice-boxing-career/game.h"

namespace fc::dice_boxing_career::test {

namespace {

Result<void> check_own(std::string_view name, std::string_view text) {
  FC_TRY(const OwnNewcomer newcomer, read_own_newcomer(name, text));
  return check_own_newcomer(newcomer);
}

Json rocky() {
  OwnNewcomer made;
  made.id = "own-rocky";
  made.name = "Rocky";
  made.styles.push_back(dice_boxing::Style::boxer);
  return newcomer_json(made);
}

}  // namespace

std::vector<fc::test::DataFile> data_files() { return {{check_file, "career.json"}, {check_own, "own-newcomer", rocky}}; }

}  // namespace fc::dice_boxing_career::test
