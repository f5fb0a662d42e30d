// How long a season of Knock Out takes at the table: one person who thinks five seconds over every question, four bots.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "cabinet/bout/bout_run.h"
#include "cabinet/program/corner_game.h"
#include "core/random.h"
#include "tests/must.h"

namespace fc::cabinet {
namespace {

constexpr double frame_seconds = 1.0 / 60;
constexpr double thought_seconds = 5;
constexpr int seats = 5;

class KnockOutTime : public testing::Test {
 protected:
  [[nodiscard]] CornerGame& knock_out() const { return *games_.find("knock-out"); }

  /// Minutes from the first bell until the winner has been told.
  [[nodiscard]] double minutes_of_season(int speed, std::uint64_t seed) {
    const Script script{.game = "knock-out",
                        .setup = R"({"players":["black","green","yellow","purple","orange"]})",
                        .dice = {},
                        .choices = {}};
    ConductorPlan plan;
    plan.match = std::move(*knock_out().open(script));
    plan.bots.push_back(nullptr);
    while (static_cast<int>(plan.bots.size()) < seats) {
      plan.bots.push_back(knock_out().bot(bot_of(Level::contender)));
    }
    plan.seed = seed;
    Seats table(seats);
    table.place(0, {.kind = DeviceKind::pad, .id = 1});
    BoutRun run(knock_out(), std::make_unique<Conductor>(std::move(plan)), words_,
                {.waits_for_bots = true, .ornaments = seed, .wake = {}});
    Random choices(seed);
    double seconds = 0;
    double asked = 0;
    while (!run.over() && seconds < 3600) {
      run.update(frame_seconds, speed, false, table, words_);
      seconds += frame_seconds;
      const AskedQuestion* question = run.asks_people() ? open_question(run) : nullptr;
      asked = question != nullptr ? asked + frame_seconds : 0;
      if (asked >= thought_seconds) {
        const std::vector<scene::Option>& options = question->prompt.options;
        run.answer(0, options[choices.below(static_cast<std::uint32_t>(options.size()))].notation);
        asked = 0;
      }
    }
    return seconds / 60;
  }

 private:
  /// What the person is asked now; null if nothing.
  [[nodiscard]] const AskedQuestion* open_question(BoutRun& run) {
    const std::vector<AskedQuestion>& questions = run.questions(words_);
    const auto own = std::ranges::find_if(questions, [](const AskedQuestion& question) {
      return question.by_person && !question.sealed && !question.passed_over;
    });
    return own == questions.end() ? nullptr : &*own;
  }

  CornerGames games_ = test::must(CornerGames::open(FC_SOURCE_DIR "/data"));
  Words words_ = test::must(Words::load(FC_SOURCE_DIR "/data", "en"));
};

TEST_F(KnockOutTime, a_season_against_four_bots_fits_into_an_evening) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const double usual = minutes_of_season(1, seed);
    const double fast = minutes_of_season(4, seed);
    RecordProperty("minutes_at_1x_seed_" + std::to_string(seed), std::to_string(usual));
    RecordProperty("minutes_at_4x_seed_" + std::to_string(seed), std::to_string(fast));
    EXPECT_LE(usual, 20) << "minutes at 1x, seed " << seed;
    EXPECT_LE(fast, 6) << "minutes at 4x, seed " << seed;
  }
}

}  // namespace
}  // namespace fc::cabinet
