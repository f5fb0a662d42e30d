// The book of bouts where another program writes it, or has spoiled it: said on screen, with the ways that are left.
#include <unistd.h>

#include "cabinet/bout/bout_screen.h"
#include "cabinet/bout/notices.h"
#include "cabinet/screens/menu_screens.h"
#include "cabinet/screens/setup_screens.h"
#include "cabinet_test_table.h"
#include "match/script.h"
#include "records/folder.h"
#include "tests/match/bouts.h"
#include "tests/setups.h"
#include "tests/tested_games.h"

namespace fc::cabinet {
namespace {

class BookTest : public CabinetTable {
 protected:
  [[nodiscard]] static std::unique_ptr<Match> bout_of(const std::string& slug) {
    return test::must(test::all_games().open({.game = slug, .setup = test::some_setup(slug), .dice = {}, .choices = {}}));
  }
  [[nodiscard]] static records::BoutRow row_of(const Match& match) {
    records::BoutRow row;
    row.game = match.script().game;
    row.setup = match.script().setup;
    row.standing = match.standing();
    return row;
  }
  static void play(Match& match, Random& random, int answers) {
    for (int answer = 0; answer < answers && test::answer_at_random(match, random); ++answer) {
    }
  }
  /// Whether the bout on screen is as far as that script; the first of two secret picks is shown with the second.
  [[nodiscard]] bool shows(const Script& script) {
    return bout() != nullptr && bout()->script().dice == script.dice &&
           script.choices.size() - bout()->script().choices.size() <= 1 &&
           std::equal(bout()->script().choices.begin(), bout()->script().choices.end(), script.choices.begin());
  }
  [[nodiscard]] bool is_asked() const { return top_as<MessageNotice>() != nullptr; }
  void take(const std::string& way) {
    focus_on(way);
    key("Return");
    frames(3);
  }
};

TEST_F(BookTest, of_another_program_is_said_to_be_in_use) {
  records::Records other(records::records_file(quiet_options().saves));
  ASSERT_TRUE(other.claim());
  open(quiet_options());
  frames(2);
  ASSERT_TRUE(is_asked());
  EXPECT_NE(top_as<MessageNotice>()->text().find(std::to_string(getpid())), std::string::npos) << "and by whom";
  key("Return");
  frames(2);
  EXPECT_NE(top_as<TitleScreen>(), nullptr) << "with nothing to be watched the first way is to play";
  app().flow.to_title();
  frames(2);
  EXPECT_FALSE(is_asked()) << "asked once";
}

TEST_F(BookTest, of_another_program_keeps_nothing_of_a_bout_until_it_is_free) {
  auto other = std::make_unique<records::Records>(records::records_file(quiet_options().saves));
  ASSERT_TRUE(other->claim());
  Options options = quiet_options(1);
  options.game = test::tested_slugs[0];
  open(options);
  frames(2);
  ASSERT_TRUE(is_asked());
  key("Return");
  frames(2);
  ASSERT_NE(top_as<SetupScreen>(), nullptr);
  platform::VirtualPad red;
  CornerGame& game = *app().games.find(test::tested_slugs[0]);
  Random random(1);
  BoutPlan plan = game.plan(random);
  plan.stand_ins = Seats(static_cast<int>(plan.entrants.size())).stand_ins();
  app().flow.start_bout(game, game.opening_script(plan));
  frames_until([this] { return bout() != nullptr && bout()->unsaved(); });
  other.reset();
  frames_until(
      [this] {
        usleep(1000);
        return bout() == nullptr || !bout()->unsaved();
      },
      3000);
  ASSERT_NE(bout(), nullptr);
  EXPECT_FALSE(bout()->unsaved());
  EXPECT_EQ(kept_rows().size(), 1U) << "all of it is kept now";
}

TEST_F(BookTest, of_another_program_can_be_left_for_a_folder_beside_it) {
  records::Records other(records::records_file(quiet_options().saves));
  ASSERT_TRUE(other.claim());
  open(quiet_options());
  frames(2);
  ASSERT_TRUE(is_asked());
  take("way-1");
  EXPECT_NE(top_as<TitleScreen>(), nullptr);
  EXPECT_EQ(kept().folder().string(), quiet_options().saves.string() + "-2");
  EXPECT_TRUE(kept().claim());
  close();
  std::filesystem::remove_all(quiet_options().saves.string() + "-2");
}

TEST_F(BookTest, has_its_folder_beside_it_however_its_own_is_written) {
  const std::filesystem::path before = std::filesystem::current_path();
  std::filesystem::create_directories(folder_ / "here");
  std::filesystem::current_path(folder_ / "here");
  const std::string beside = (std::filesystem::current_path().parent_path() / "here-2").string();
  for (const char* const written : {".", "./", "../here", "../here/"}) {
    EXPECT_EQ(KeptBouts(written).free_folder_beside(), std::filesystem::path(beside)) << written;
  }
  std::filesystem::current_path(before);
}

TEST_F(BookTest, of_another_program_is_watched_as_it_grows) {
  records::Records other(records::records_file(quiet_options().saves));
  const auto match = bout_of(test::tested_slugs[0]);
  Random random(5);
  records::BoutRecorder recorder(other, row_of(*match), {});
  play(*match, random, 40);
  recorder.keep(*match);
  ASSERT_TRUE(recorder.flush());
  open(quiet_options());
  frames(2);
  ASSERT_TRUE(is_asked());
  key("Return");
  frames(3);
  ASSERT_NE(bout(), nullptr);
  EXPECT_TRUE(shows(match->script())) << "it is where the other program is";
  play(*match, random, 40);
  recorder.keep(*match);
  ASSERT_TRUE(recorder.flush());
  frames_until([&] { return bout() == nullptr || shows(match->script()); });
  ASSERT_NE(bout(), nullptr);
  // Something is taken back there, and otherwise gone on with.
  Script earlier = match->script();
  earlier.choices.resize(earlier.choices.size() / 2);
  earlier.dice.resize(earlier.dice.size() / 2);
  const auto again = bout_of(test::tested_slugs[0]);
  static_cast<void>(replay(*again, earlier));
  recorder.keep(*again);
  ASSERT_TRUE(recorder.flush());
  frames_until([&] { return shows(again->script()); });
  play(*again, random, 100'000);
  recorder.keep(*again);
  ASSERT_TRUE(recorder.flush());
  frames_until([this] { return top_as<TitleScreen>() != nullptr; }, 20'000);
}

/// A whole bout of this game, with something in it that its rules do not allow.
class SpoiledBook : public BookTest, public testing::WithParamInterface<const char*> {};

TEST_P(SpoiledBook, goes_on_from_its_last_sound_bell) {
  const auto match = bout_of(GetParam());
  Random random(3);
  play(*match, random, 100'000);
  const Script truth = match->script();
  Script spoiled = truth;
  ASSERT_FALSE(spoiled.choices.empty());
  spoiled.choices[spoiled.choices.size() * 2 / 3] = "of-another-program";
  const auto sound = records::sound_part(spoiled, [](const Script& script) { return test::all_games().open(script); });
  ASSERT_TRUE(sound);
  EXPECT_LE(sound->steps.choices, spoiled.choices.size() * 2 / 3);
  EXPECT_FALSE(sound->standing.over);
  records::BoutId number = 0;
  {
    records::Records records(records::records_file(quiet_options().saves));
    records.write([&](const records::Database& database) -> Result<void> {
      FC_TRY(number, records::insert_script(database, row_of(*match), {}, spoiled));
      return {};
    });
    records.finish();
  }
  open(quiet_options());
  frames(1);
  app().flow.open_kept(number);
  frames(2);
  ASSERT_TRUE(is_asked());
  key("Return");
  frames(3);
  EXPECT_EQ(top_as<TitleScreen>(), nullptr);
  EXPECT_FALSE(is_asked());
  const auto kept_now = kept().open(number);
  ASSERT_TRUE(kept_now);
  // Whoever goes on may have thrown and answered since.
  const auto begins = [](const auto& some, const auto& all, std::size_t count) {
    return some.size() >= count && std::equal(some.begin(), some.begin() + static_cast<std::ptrdiff_t>(count), all.begin());
  };
  EXPECT_TRUE(begins(kept_now->script.dice, truth.dice, sound->steps.dice));
  EXPECT_TRUE(begins(kept_now->script.choices, truth.choices, sound->steps.choices));
  const auto again = bout_of(GetParam());
  EXPECT_TRUE(replay(*again, kept_now->script)) << "what is kept is a bout";
  EXPECT_TRUE(std::filesystem::exists(kept().scripts_folder() / "000001-damaged.txt")) << "nothing is lost";
}

INSTANTIATE_TEST_SUITE_P(Games, SpoiledBook, testing::ValuesIn(test::listed_slugs), test::name_of_game);

}  // namespace
}  // namespace fc::cabinet
