// What bouts were made of: figures that add up, for every game that says it.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/random.h"
#include "library/catalogue_files.h"
#include "library/whole_file.h"
#include "match/games.h"
#include "match/script.h"
#include "run_cli.h"
#include "tests/library/folder.h"

namespace fc {
namespace {

using Json = nlohmann::json;
using test::run_cli;

constexpr double exactly = 1e-9;

const Games& loaded_games() {
  static const Games loaded = *Games::load(FC_TESTED_DATA);
  return loaded;
}

/// Those that can say what their bouts were made of.
std::vector<std::string> fitted_games() {
  std::vector<std::string> slugs;
  for (const auto& entry : std::filesystem::directory_iterator(FC_TESTED_DATA)) {
    if (std::filesystem::exists(entry.path() / "chances.json")) {
      slugs.push_back(entry.path().filename().string());
    }
  }
  EXPECT_FALSE(slugs.empty());
  return slugs;
}

std::vector<std::filesystem::path> playthroughs_of(const std::string& slug) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(FC_SOURCE_DIR "/tests/" + slug + "/playthroughs")) {
    if (entry.path().extension() == ".json") {
      files.push_back(entry.path());
    }
  }
  std::ranges::sort(files);
  return files;
}

/// A bout with this set-up; decide(brief, random): the place of an answer.
template <class Decide>
Script boxed(const Script& set_up, Random random, Decide decide) {
  const auto match = *loaded_games().open(set_up);
  for (Need need = match->need(); need.kind != NeedKind::finished; need = match->need()) {
    if (need.kind == NeedKind::roll) {
      EXPECT_TRUE(match->roll(throw_die(random, need.die)));
      continue;
    }
    const auto brief = match->brief(need);
    EXPECT_TRUE(match->choose(match->legal(need)[decide(*brief, random)]));
  }
  return match->script();
}

Json analysed(const std::string& script) {
  const auto ran = run_cli({"analyse", "--json"}, script);
  EXPECT_EQ(ran.status, 0) << ran.err;
  return Json::parse(ran.out, nullptr, false);
}

void expect_adds_up(const Json& ledger, const std::string& what) {
  ASSERT_TRUE(ledger.is_object() && ledger.contains("result")) << what << ": " << ledger.dump().substr(0, 300);
  const double change = ledger["result"].get<double>() - ledger["first_chance"].get<double>();
  const double told = ledger["luck"].get<double>() + ledger["reading"].get<double>() +
                      ledger["errors"]["blue"].get<double>() - ledger["errors"]["red"].get<double>();
  EXPECT_NEAR(change, told + ledger["unexplained"].get<double>(), exactly) << what;
  double luck = 0;
  double reading = 0;
  std::array<double, 2> errors{};
  double now = ledger["first_chance"].get<double>();
  for (const Json& step : ledger["steps"]) {
    EXPECT_NEAR(step["before"].get<double>(), now, exactly) << what << " at " << step["at"];
    now = step["after"].get<double>();
    EXPECT_TRUE(now >= 0 && now <= 1) << what << " at " << step["at"];
    luck += step.value("luck", 0.0);
    reading += step.value("reading", 0.0);
    if (step.contains("errors")) {
      errors[0] += step["errors"]["red"].get<double>();
      errors[1] += step["errors"]["blue"].get<double>();
      EXPECT_GE(step["errors"]["red"].get<double>(), 0) << what << " at " << step["at"];
      EXPECT_GE(step["errors"]["blue"].get<double>(), 0) << what << " at " << step["at"];
    }
  }
  EXPECT_NEAR(luck, ledger["luck"].get<double>(), exactly) << what;
  EXPECT_NEAR(reading, ledger["reading"].get<double>(), exactly) << what;
  EXPECT_NEAR(errors[0], ledger["errors"]["red"].get<double>(), exactly) << what;
  EXPECT_NEAR(errors[1], ledger["errors"]["blue"].get<double>(), exactly) << what;
  EXPECT_NEAR(now, ledger["result"].get<double>(), exactly) << what;
}

TEST(Analysis, figures_of_golden_playthroughs_add_up_and_end_exactly) {
  for (const std::string& slug : fitted_games()) {
    for (const auto& file : playthroughs_of(slug)) {
      const Json ledger = analysed(*read_whole(file));
      expect_adds_up(ledger, file.string());
      if (ledger.value("over", false)) {
        const double result = ledger["result"].get<double>();
        EXPECT_TRUE(result == 0 || result == 0.5 || result == 1) << file;
      }
    }
  }
}

TEST(Analysis, leaves_little_of_most_golden_playthroughs_unexplained) {
  for (const std::string& slug : fitted_games()) {
    std::vector<double> unexplained;
    for (const auto& file : playthroughs_of(slug)) {
      unexplained.push_back(std::abs(100 * analysed(*read_whole(file))["unexplained"].get<double>()));
    }
    std::ranges::sort(unexplained);
    EXPECT_LT(unexplained[unexplained.size() / 2], 16) << slug;
  }
}

TEST(Analysis, figures_of_bouts_that_were_cut_short_add_up) {
  for (const std::string& slug : fitted_games()) {
    const Script whole = *parse_script(*read_whole(playthroughs_of(slug).front()));
    for (const std::size_t part : {0U, 1U, 2U, 3U}) {
      Script cut = whole;
      cut.dice.resize(whole.dice.size() * part / 4);
      cut.choices.resize(whole.choices.size() * part / 4);
      expect_adds_up(analysed(to_json(cut)), slug + " cut to " + std::to_string(part) + " quarters");
    }
  }
}

TEST(Analysis, figures_of_bouts_by_chance_add_up) {
  constexpr std::uint64_t bouts = 6;
  for (const std::string& slug : fitted_games()) {
    const Script set_up = *parse_script(*read_whole(playthroughs_of(slug).back()));
    for (std::uint64_t bout = 0; bout < bouts; ++bout) {
      const auto by_chance = [](const Brief& brief, Random& chance) {
        return chance.below(static_cast<std::uint32_t>(brief.legal_count()));
      };
      expect_adds_up(analysed(to_json(boxed(set_up, random_stream(7, bout), by_chance))), slug + " by chance");
    }
  }
}

TEST(Analysis, changed_corners_change_the_chance) {
  for (const std::string& slug : fitted_games()) {
    Json script = Json::parse(*read_whole(playthroughs_of(slug).front()));
    script["dice"] = Json::array();
    script["choices"] = Json::array();
    const double red = analysed(script.dump())["first_chance"].get<double>();
    std::swap(script["setup"]["red"], script["setup"]["blue"]);
    EXPECT_NEAR(red, 1 - analysed(script.dump())["first_chance"].get<double>(), exactly) << slug;
  }
}

TEST(Analysis, tells_how_easily_secret_picks_could_be_guessed) {
  int picks = 0;
  for (const std::string& slug : fitted_games()) {
    for (const auto& file : playthroughs_of(slug)) {
      const Json ledger = analysed(*read_whole(file));
      const auto pairs = std::ranges::count_if(ledger["steps"],
                                               [](const Json& step) { return step["kind"].get<std::string>() == "picks"; });
      for (const char* const corner : {"red", "blue"}) {
        const Json& read = ledger["read"][corner];
        EXPECT_EQ(read["picks"].get<int>(), pairs) << file << corner;
        EXPECT_LE(read["guessed"].get<double>(), static_cast<double>(pairs)) << file << corner;
        EXPECT_LE(read["allowed"].get<double>(), static_cast<double>(pairs) + exactly) << file << corner;
        EXPECT_TRUE(pairs == 0 || read["allowed"].get<double>() > 0) << file << corner;
      }
      picks += static_cast<int>(pairs);
    }
  }
  EXPECT_GT(picks, 0);
}

TEST(Analysis, says_so_where_a_game_has_no_chances) {
  const auto ran = run_cli({"analyse", "--json"},
                           R"({"game":"tiny","setup":{"boxers":["abe-anvil","zeb-winch"]},"dice":[],"choices":[]})");
  EXPECT_EQ(ran.status, 2);
  EXPECT_TRUE(Json::parse(ran.out)["error"].get<std::string>().starts_with("tiny: has no chances of its own")) << ran.out;
}

TEST(Analysis, says_so_where_there_is_no_script) {
  const auto ran = run_cli({"analyse"}, " \n");
  EXPECT_EQ(ran.status, 2);
  EXPECT_TRUE(ran.err.find("holds no script") != std::string::npos) << ran.err;
}

TEST(Analysis, answers_many_scripts_and_passes_over_bad_ones) {
  const std::string good = to_json(*parse_script(*read_whole(playthroughs_of(fitted_games().front()).front())));
  const auto ran = run_cli({"analyse", "--json"}, good + "\n{\"game\":7}\n" + good + "\n");
  EXPECT_EQ(ran.status, 2);
  EXPECT_EQ(test::count_lines(ran.out), 3U);
  EXPECT_EQ(test::count_lines(ran.err), 1U);
  EXPECT_TRUE(ran.err.starts_with("-:2: ")) << ran.err;
}

TEST(Analysis, words_name_every_part_of_the_sum) {
  const auto ran = run_cli({"analyse"}, *read_whole(playthroughs_of(fitted_games().front()).front()));
  EXPECT_EQ(ran.status, 0) << ran.err;
  for (const char* const part : {"dice", "reading", "errors, red", "errors, blue", "unexplained"}) {
    EXPECT_NE(ran.out.find(part), std::string::npos) << part;
  }
}

TEST(Chances, are_made_again_byte_for_byte) {
  for (const std::string& slug : fitted_games()) {
    const auto once = run_cli({"chances", slug, "--bouts", "200", "--seed", "3"});
    EXPECT_EQ(once.status, 0) << once.err;
    EXPECT_EQ(once.out, run_cli({"chances", slug, "--bouts", "200", "--seed", "3"}).out) << slug;
    EXPECT_NE(once.out, run_cli({"chances", slug, "--bouts", "200", "--seed", "4"}).out) << slug;
    EXPECT_TRUE(Json::parse(once.out)["weights"].is_object()) << slug;
  }
}

TEST(Chances, with_units_that_are_damaged_are_refused) {
  const test::Folder folder;
  std::filesystem::create_directories(folder.path() / "tiny");
  const std::array<std::string_view, 2> terms{"cards", "lead"};
  const auto read = [&](const Json& json) {
    std::ofstream(folder.path() / "tiny" / "chances.json") << json;
    return read_chances(folder.path(), "tiny", terms);
  };
  Json json{{"made_by", ""}, {"weights", {{"cards", 1}, {"lead", 2}}}};
  EXPECT_EQ(read(json)->size(), 2U);
  const Json row(std::vector<double>(numbers_of_units, 0.5));
  json["units"] = {row, row, row};
  EXPECT_EQ(read(json)->size(), 2 + 3 * numbers_of_units);
  const Json narrow(std::vector<double>(numbers_of_units - 1, 0.5));
  Json worded = row;
  worded.back() = "";
  for (const Json& wrong : {Json(7), Json::array(), Json{row, row}, Json{row, narrow, row}, Json{row, worded, row},
                            Json{narrow, narrow, narrow}}) {
    json["units"] = wrong;
    const auto refused = read(json);
    ASSERT_FALSE(refused.has_value()) << wrong;
    EXPECT_EQ(refused.error().where.substr(refused.error().where.size() - 5), "units") << wrong;
  }
}

/// The whole proof takes more bouts: chances GAME --prove --bouts 20000.
TEST(Chances, are_those_of_other_bouts) {
  for (const std::string& slug : fitted_games()) {
    const auto ran = run_cli({"chances", slug, "--prove", "--bouts", "2000", "--seed", "77"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    std::istringstream lines(ran.out);
    std::string line;
    int tenths = 0;
    int told = 0;
    while (std::getline(lines, line)) {
      double count = 0;
      double said = 0;
      double happened = 0;
      double mean = 0;
      double half = 0;
      double most = 0;
      if (std::sscanf(line.c_str(), "%lf bouts, unexplained: mean %lf, half of them below %lf, nine of ten below %lf",
                      &count, &mean, &half, &most) == 4) {
        EXPECT_LT(std::abs(mean), 3) << slug << line;
        EXPECT_LT(half, 8) << slug << line;
        EXPECT_LT(most, 25) << slug << line;
        ++told;
      }
      if (std::sscanf(line.c_str(), " %lf said %lf %% happened %lf", &count, &said, &happened) != 3) {
        continue;
      }
      const double doubt = 100 * std::sqrt(0.25 / std::max(1.0, count));
      EXPECT_LT(std::abs(said - happened), 2 + 3 * doubt) << slug << line;
      ++tenths;
    }
    EXPECT_EQ(tenths, 20) << slug << ": of contenders, and where men strayed";
    EXPECT_EQ(told, 2) << slug;
  }
}

}  // namespace
}  // namespace fc
