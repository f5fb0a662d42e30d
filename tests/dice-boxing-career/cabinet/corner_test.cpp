// The corner where a career begins: whom one can be, what is agreed, and which page explains what.
#include <algorithm>
#include <set>

#include "library/rulebook.h"
#include "match/match_of.h"
#include "rules/dice-boxing-career/rules.h"
#include "tests/cabinet/corner_test_base.h"

namespace fc::dice_boxing_career::test {
namespace {

using fc::test::must;

class CareerCorner : public fc::test::CornerTest<Rules> {
 protected:
  [[nodiscard]] const dice_boxing_career::Setup& setup_of(const cabinet::BoutPlan& plan) {
    match_ = must(corner_->open(corner_->opening_script(plan)));
    return match_of<Rules>(*match_).setup();
  }

  Random random_{1};
  std::unique_ptr<Match> match_;
};

TEST_F(CareerCorner, begins_at_once_with_somebody_who_has_a_name) {
  const cabinet::BoutPlan plan = corner_->plan(random_);
  ASSERT_EQ(plan.entrants.size(), 1U);
  const auto& setup = setup_of(plan);
  EXPECT_FALSE(setup.name.empty());
  EXPECT_EQ(setup.styles.size(), 2U);
  EXPECT_EQ(corner_->names(match_->script(), words_), std::vector<std::string>{setup.name});
  EXPECT_EQ(corner_->card(plan.entrants[0], words_).name, setup.name);
  EXPECT_EQ(corner_->card("nobody", words_).name, "");
}

TEST_F(CareerCorner, draws_another_ladder_for_every_career) {
  const std::uint32_t one = setup_of(corner_->plan(random_)).seed;
  EXPECT_NE(setup_of(corner_->plan(random_)).seed, one);
}

TEST_F(CareerCorner, has_a_career_for_every_value_of_every_row) {
  const cabinet::BoutPlan usual = corner_->plan(random_);
  const std::size_t rows = corner_->option_rows(usual).size();
  for (std::size_t row = 0; row < rows; ++row) {
    std::set<std::string> scripts;
    const std::size_t values = corner_->option_rows(usual)[row].values.size();
    for (std::size_t value = 0; value < values; ++value) {
      cabinet::BoutPlan plan = usual;
      corner_->set_option(plan, row, static_cast<int>(value));
      scripts.insert(corner_->opening_script(plan).setup);
      ASSERT_TRUE(corner_->open(corner_->opening_script(plan))) << row << ", " << value;
    }
    EXPECT_EQ(scripts.size(), values) << "row " << row;
  }
}

TEST_F(CareerCorner, keeps_the_second_style_when_the_first_changes) {
  using dice_boxing::Style;
  cabinet::BoutPlan plan = corner_->plan(random_);
  const auto choose = [&](Style first) {
    corner_->set_option(plan, 1, static_cast<int>(first));
    return setup_of(plan).styles;
  };
  choose(Style::boxer);
  corner_->set_option(plan, 2, 1);
  const Style second = setup_of(plan).styles[1];
  Style before = Style::boxer;
  for (std::size_t style = 0; style < dice_boxing::style_count; ++style) {
    const auto first = static_cast<Style>(style);
    const auto styles = choose(first);
    ASSERT_EQ(styles.size(), 2U);
    EXPECT_EQ(styles[0], first);
    if (first == second) {
      EXPECT_EQ(styles[1], before) << "who takes his second for the first gives his first up for it";
      break;
    }
    EXPECT_EQ(styles[1], second);
    before = first;
  }
}

TEST_F(CareerCorner, is_a_life_unless_somebody_wants_the_book) {
  cabinet::BoutPlan plan = corner_->plan(random_);
  EXPECT_TRUE(setup_of(plan).options.life);
  const auto rows = corner_->option_rows(plan);
  const auto row = std::ranges::find(rows, "dice-boxing-career.option.life", &overlay::OptionRow::label);
  ASSERT_NE(row, rows.end());
  EXPECT_EQ(row->values[1], "dice-boxing-career.life_rules.life");
  corner_->set_option(plan, static_cast<std::size_t>(row - rows.begin()), 0);
  EXPECT_EQ(setup_of(plan).options, Options{});
}

TEST_F(CareerCorner, never_gives_a_man_one_style_twice) {
  cabinet::BoutPlan plan = corner_->plan(random_);
  for (int style = 0; style < 6; ++style) {
    for (int second = 1; second < 6; ++second) {
      corner_->set_option(plan, 1, style);
      corner_->set_option(plan, 2, second);
      const Styles styles = setup_of(plan).styles;
      ASSERT_EQ(styles.size(), 2U);
      EXPECT_NE(styles[0], styles[1]);
    }
  }
}

TEST_F(CareerCorner, opens_a_page_of_the_rulebook_that_there_is) {
  const auto book = must(Rulebook::load(fc::test::data_folder(), "en"));
  std::set<std::string> pages;
  auto match = must(corner_->open(corner_->opening_script(corner_->plan(random_))));
  for (int steps = 0; steps < 3000 && match->need().kind != NeedKind::finished; ++steps) {
    const std::string page = corner_->rulebook_page(*match);
    EXPECT_LT(book.find(page), book.pages().size()) << page;
    pages.insert(page);
    const Need need = match->need();
    const std::vector<std::string> legal = match->legal(need);
    must(need.kind == NeedKind::roll   ? match->roll(throw_die(random_, need.die))
         : need.kind == NeedKind::bout ? match->choose(match->any_result(random_))
                                       : match->choose(legal[random_.below(static_cast<std::uint32_t>(legal.size()))]));
  }
  EXPECT_GE(pages.size(), 3U);
}

TEST_F(CareerCorner, has_a_lesson_of_two_fights) {
  const auto script = corner_->lesson_script();
  ASSERT_TRUE(script);
  const auto match = must(corner_->open(*script));
  EXPECT_EQ(match_of<Rules>(*match).setup().options.max_fights, 2);
}

}  // namespace
}  // namespace fc::dice_boxing_career::test
