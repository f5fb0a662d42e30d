// data/the-ring: what is said about files that are damaged.
#include "library/the-ring/game.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "library/whole_file.h"
#include "tests/library/our_catalogue.h"

namespace fc::the_ring {
namespace {

Json our_json(const std::string& name) { return Json::parse(*read_whole(FC_SOURCE_DIR "/data/the-ring/" + name)); }

struct Damage {
  const char* file;
  const char* pointer;
  Json value;  ///< null: the member is taken away
  const char* place;
  const char* says;
};

TEST(TheRingCatalogue, is_sound) { fc::test::expect_sound(check_data); }

TEST(TheRingCatalogue, names_the_place_of_what_is_wrong) {
  const std::vector<Damage> damages{
      {"basic-chart.json", "/entries/5/roll", 15, "entries[5].roll", "given twice"},
      {"basic-chart.json", "/entries/107", nullptr, "entries", "column 3 number 66 is missing"},
      {"basic-chart.json", "/entries/0/roll", 17, "entries[0].roll", "17"},
      {"basic-chart.json", "/entries/0/clauses/0/if/either", "courage", "entries[0].clauses[0].if.either", "courage"},
      {"basic-chart.json", "/entries/0/clauses/0/if/by", 2, "entries[0].clauses[0].if.by", "has none"},
      {"basic-chart.json", "/entries/0/clauses/0/do/knees", 1, "entries[0].clauses[0].do.knees", "unknown key"},
      {"basic-chart.json", "/entries/0/clauses/0/do", {{"hard", 1}, {"foul", 1}}, "entries[0].clauses[0].do", "at most one"},
      {"hard-shot-cards.json", "/cards/0/results/7", nullptr, "cards[0].results.7", "is missing"},
      {"hard-shot-cards.json", "/cards/0/results/13", "KD", "cards[0].results.13", "unknown key"},
      {"hard-shot-cards.json", "/cards/3/results/9", "R KO-6", "cards[3].results.9", "R KO-6"},
      {"hard-shot-cards.json", "/cards/3/difference", -4, "cards[3].difference", "given twice"},
      {"charts.json", "/finisher/columns/hard/3", "TKO", "finisher.columns.hard.3", "TKO"},
      {"charts.json", "/knockout/portions/1/rows/15", nullptr, "knockout.portions[1].rows.15", "is missing"},
      {"charts.json", "/knockout/portions/1/rows/15", "KO", "knockout.portions[1].rows", "must go from KO"},
      {"charts.json", "/knockout/portions/2/chin_min", 2, "knockout.portions[2].chin_min", "1"},
      {"charts.json", "/cuts/rows/4/location", "knee", "cuts.rows.4.location", "knee"},
      {"charts.json", "/fouls/rolls/16", 3, "fouls.rolls.16", "unknown key"},
      {"charts.json", "/training/columns/2/4", "ill", "training.columns.2[4]", "ill"},
      {"charts.json", "/solitaire/rows/5", "3", "solitaire.rows.5", "3"},
      {"charts.json", "/scoring/portions/0/rows/2/at_least", 0, "scoring.portions[0].rows[2].at_least", "but the last"},
      {"people-places.json", "/cities/1/id", "york", "cities[1].id", "york"},
      {"people-places.json", "/cities/1/id", "new-york", "cities[1].id", "given twice"},
      {"people-places.json", "/referees/2/rolls/0", 11, "referees[2].rolls[0]", "given twice"},
      {"people-places.json", "/referees/2/rolls/0", nullptr, "referees", "nobody has 25"},
      {"card-formula.json", "/tags/boxer/charm", 3, "tags.boxer.charm", "no figure"},
      {"card-formula.json", "/tags/southpaw", nullptr, "tags.southpaw", "is missing"},
      {"roster.json", "/boxers/3/tags/0", "lucky", "boxers[3].tags[0]", "lucky"},
      {"roster.json", "/boxers/3/class", "strawweight", "boxers[3].class", "strawweight"},
      {"roster.json", "/boxers/3/id", "muhammad-ali", "boxers[3].id", "taken"},
      {"roster.json", "/calibration/0/tired/chin", Json::array({1, 1}), "calibration[0].tired.chin", "1 numbers"},
      {"roster.json", "/calibration/0/tired/pow", 5, "calibration[0].tired.pow", "better than"},
      {"roster.json", "/calibration/0/tired/chin/0", 3, "calibration[0].tired.chin", "better than"},
  };
  for (const Damage& damage : damages) {
    Json json = our_json(damage.file);
    const Json::json_pointer pointer(damage.pointer);
    if (!damage.value.is_null()) {
      json[pointer] = damage.value;
    } else if (Json& parent = json[pointer.parent_pointer()]; parent.is_array()) {
      parent.erase(std::stoul(pointer.back()));
    } else {
      parent.erase(pointer.back());
    }
    const auto checked = check_file(damage.file, json.dump());
    ASSERT_FALSE(checked) << damage.file << damage.pointer;
    EXPECT_EQ(checked.error().where, damage.place) << one_line(checked.error());
    EXPECT_NE(checked.error().detail.find(damage.says), std::string::npos) << one_line(checked.error());
    EXPECT_EQ(one_line(checked.error()).find('\n'), std::string::npos);
  }
}

}  // namespace
}  // namespace fc::the_ring
