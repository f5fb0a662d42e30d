// The manager's man: he takes a career on from the gym, asks about bouts that matter, and reckons chances.
#include "cabinet/dice-boxing-career/corner.h"

#include "cabinet/program/corner_game.h"
#include "library/dice-boxing-career/game.h"
#include "match/match_of.h"
#include "tests/dice-boxing-career/careers.h"

namespace fc::dice_boxing_career::test {
namespace {

class CareerSecretary : public testing::Test {
 protected:
  explicit CareerSecretary(const std::string& options = "{}")
      : json_(R"({"class":"heavyweight","seed":2008,"styles":["boxer","slugger"],"options":)" + options + "}"),
        match_(setup_of(json_), {.game = "dice-boxing-career", .setup = json_, .dice = {}, .choices = {}}, write_answer,
               standing_of, bout_setup) {}

  void choose(std::initializer_list<const char*> words) {
    for (const char* const word : words) {
      ASSERT_TRUE(match_.choose(word)) << word;
    }
  }
  [[nodiscard]] std::optional<std::string> answer() { return secretary_->answer(match_, match_.need(), {}); }
  [[nodiscard]] std::string first_up() {
    return std::string(match_.setup().man(man_at(match_.state(), lowest_rank - 1)).id.text());
  }

  std::string json_;
  MatchOf<Rules> match_;
  cabinet::CornerGames games_ = fc::test::must(cabinet::CornerGames::open(fc::test::data_folder()));
  std::unique_ptr<cabinet::Secretary> secretary_ = games_.find("dice-boxing-career")->secretary();
};

TEST_F(CareerSecretary, answers_nothing_unless_told_to_go_on) {
  EXPECT_FALSE(answer());
  secretary_->take_order(match_, 0, "sing");
  EXPECT_FALSE(answer());
}

TEST_F(CareerSecretary, leaves_the_gym_and_fights_on_in_one_go) {
  choose({"done", "win-decision"});
  secretary_->take_order(match_, 0, "on");
  ASSERT_EQ(answer(), "done");
  choose({"done"});
  ASSERT_EQ(answer(), "fight-on");
  choose({"fight-on", "win-decision"});
  EXPECT_FALSE(answer()) << "the order was carried out";
}

TEST_F(CareerSecretary, forgets_what_is_taken_back) {
  secretary_->take_order(match_, 0, "on");
  secretary_->forget();
  EXPECT_FALSE(answer());
}

TEST_F(CareerSecretary, asks_about_the_bouts_that_matter) {
  choose({"done"});
  using overlay::BoutWay;
  EXPECT_EQ(secretary_->way(match_, 0, {}), std::nullopt);
  EXPECT_EQ(secretary_->way(match_, 0, {{"bouts", "low"}}), BoutWay::simulate);
  while (own_rank(match_.state()) > 1) {
    const bool bout = match_.need().kind == NeedKind::bout;
    const std::vector<std::string> legal = match_.legal(match_.need());
    ASSERT_TRUE(match_.choose(bout ? "win-decision" : legal.back() == "done" ? "done" : legal.front()));
  }
  choose({"done", "fight-on"});
  if (match_.need().kind == NeedKind::choice) {
    choose({"next-in-line"});
  }
  ASSERT_TRUE(is_title_fight(match_.state(), match_.state().opponent));
  EXPECT_EQ(secretary_->way(match_, 0, {{"bouts", "untitled"}}), std::nullopt);
  EXPECT_EQ(secretary_->way(match_, 0, {{"bouts", "low"}}), std::nullopt);
  EXPECT_EQ(secretary_->way(match_, 0, {{"bouts", "all"}}), BoutWay::simulate);
}

TEST_F(CareerSecretary, tells_draws_from_wins) {
  const auto won = secretary_->estimate(match_, "chance:" + first_up());
  const auto drawn = secretary_->estimate(match_, "drawn:" + first_up());
  ASSERT_TRUE(won && drawn);
  EXPECT_GT(*drawn, 0.02) << "over six rounds";
  EXPECT_LT(*drawn, 0.12);
  EXPECT_LT(*won + *drawn, 1);
}

TEST_F(CareerSecretary, reckons_what_a_step_is_worth) {
  const auto chance = [&](const std::string& question) { return secretary_->estimate(match_, question); };
  const auto before = chance("chance:" + first_up());
  ASSERT_TRUE(before);
  EXPECT_GT(*before, 0.2);
  EXPECT_LT(*before, 0.95);
  const auto after = chance("step:control:" + first_up());
  ASSERT_TRUE(after);
  EXPECT_GT(*after, *before);
  choose({"buy-control"});
  EXPECT_DOUBLE_EQ(chance("chance:" + first_up()).value_or(0), *after) << "as it was reckoned before it was bought";
  EXPECT_FALSE(chance("chance:nobody-at-all"));
  EXPECT_FALSE(chance("step:charm:" + first_up()));
  EXPECT_FALSE(chance("weather"));
}

}  // namespace
}  // namespace fc::dice_boxing_career::test
