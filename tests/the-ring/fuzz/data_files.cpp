// The files of this game's data that the fuzzer bends, and those of the player's own boxers.
#include "tests/fuzz/data_files.h"

#include "library/the-ring/game.h"
#include "tests/the-ring/ours.h"

namespace fc::the_ring::test {
namespace {

Result<void> check_own(std::string_view name, std::string_view text) {
  FC_TRY(const NamedCard boxer, read_own_boxer(ours(), name, text));
  return check_own_boxer(ours(), boxer);
}

Json rocky() {
  NamedCard made;
  made.id = "own-rocky";
  made.name = "Rocky";
  made.card = newcomer(ours().tables, WeightClass::heavyweight);
  return card_json(made);
}

}  // namespace

std::vector<fc::test::DataFile> data_files() {
  return {{check_file, "basic-chart.json"},   {check_file, "hard-shot-cards.json"}, {check_file, "charts.json"},
          {check_file, "people-places.json"}, {check_file, "card-formula.json"},    {check_file, "roster.json"},
          {check_own, "own-boxer", rocky}};
}

}  // namespace fc::the_ring::test
