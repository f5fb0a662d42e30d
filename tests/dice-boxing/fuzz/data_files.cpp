// The files of this game's data that the fuzzer bends, and those of the player's own boxers.
#include "tests/fuzz/data_files.h"

#include "library/dice-boxing/game.h"
#include "tests/must.h"

namespace fc::dice_boxing::test {
namespace {

const Catalogue& catalogue() {
  static const Catalogue read = fc::test::must(load_catalogue(fc::test::data_folder()));
  return read;
}

Result<void> check_own(std::string_view name, std::string_view text) {
  FC_TRY(const NamedCard boxer, read_own_boxer(catalogue(), name, text));
  return check_own_boxer(catalogue(), boxer);
}

Json rocky() {
  return card_json({.id = "own-rocky", .name = "Rocky Été", .card = newcomer(catalogue().tables(), WeightClass::flyweight)});
}

}  // namespace

std::vector<fc::test::DataFile> data_files() {
  return {{check_file, "charts.json"},      {check_file, "cards.json"},       {check_file, "names.json"},
          {check_file, "title-bouts.json"}, {check_file, "boxer-facts.json"}, {check_file, "heads.json"},
          {check_own, "own-boxer", rocky}};
}

}  // namespace fc::dice_boxing::test
