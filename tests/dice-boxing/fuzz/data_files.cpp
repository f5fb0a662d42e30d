// The files of this game's data that the fuzzer bends, and those of the player's own boxers.
#include "tests/fuzz/data_files.h"

#include "library/dice-boxing/game.h"
#include "tests/dice-boxing/ours.h"

namespace fc::dice_boxing::test {
namespace {

Result<void> check_own(std::string_view name, std::string_view text) {
  FC_TRY(const NamedCard boxer, read_own_boxer(ours(), name, text));
  return check_own_boxer(ours(), boxer);
}

Json rocky() {
  return card_json({.id = "own-rocky", .name = "Rocky Été", .card = newcomer(ours().tables(), WeightClass::flyweight)});
}

}  // namespace

std::vector<fc::test::DataFile> data_files() {
  return {{check_file, "charts.json"},      {check_file, "cards.json"},       {check_file, "names.json"},
          {check_file, "title-bouts.json"}, {check_file, "boxer-facts.json"}, {check_file, "heads.json"},
          {check_own, "own-boxer", rocky}};
}

}  // namespace fc::dice_boxing::test
