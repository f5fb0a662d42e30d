// The files of this game's data that the fuzzer bends, and those of the player's own boxers.
#include "tests/fuzz/data_files.h"

#include "library/the-ring/game.h"
#include "tests/must.h"

namespace fc::the_ring::test {
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
  NamedCard made;
  made.id = "own-rocky";
  made.name = "Rocky";
  made.card = newcomer(catalogue().tables, WeightClass::heavyweight);
  return card_json(made);
}

}  // namespace

std::vector<fc::test::DataFile> data_files() {
  return {{check_file, "basic-chart.json"},   {check_file, "hard-shot-cards.json"}, {check_file, "charts.json"},
          {check_file, "people-places.json"}, {check_file, "card-formula.json"},    {check_file, "roster.json"},
          {check_own, "own-boxer", rocky}};
}

}  // namespace fc::the_ring::test
