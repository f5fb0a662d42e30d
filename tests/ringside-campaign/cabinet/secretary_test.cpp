// What a manager's secretary answers for him, what he leaves to him, and what he does with an order.
#include "cabinet/ringside-campaign/corner.h"

#include <algorithm>
#include <functional>
#include <set>

#include "bots/ringside-campaign/game.h"
#include "library/ringside-campaign/game.h"
#include "rules/ringside-campaign/booking.h"
#include "tests/ringside-campaign/campaigns.h"

namespace fc::ringside_campaign::test {
namespace {

constexpr int his = 0;
constexpr const char* usual = R"({"stable_size":3,"weeks":20})";

/// A campaign whose first manager is a person with a secretary; the others, and he where he is asked himself, answer as the
/// computer does.
class SecretaryAtWork : public testing::Test {
 protected:
  void begin(int managers, const std::string& options, std::uint64_t seed = 1) {
    const std::string json = R"({"managers":)" + std::to_string(managers) + R"(,"options":)" + options + "}";
    match_ = std::make_unique<Campaign>(setup_of(json),
                                        Script{.game = "ringside-campaign", .setup = json, .dice = {}, .choices = {}},
                                        write_answer, standing_of, bout_setup);
    secretary_ = make_secretary();
    random_ = Random(seed);
  }
  /// Does the next thing. Returns the question that was left to the person before he answered it as the computer would.
  std::optional<Decision> step() {
    const Need need = match_->need();
    if (need.kind == NeedKind::roll) {
      fc::test::must(match_->roll(throw_die(random_, need.die)));
    } else if (need.kind == NeedKind::bout) {
      fc::test::must(match_->choose(match_->any_result(random_)));
    } else if (need.seat != his) {
      fc::test::must(match_->choose(by_the_computer()));
    } else if (const auto answer = answered()) {
      fc::test::must(match_->choose(*answer));
    } else {
      fc::test::must(match_->choose(by_the_computer()));
      return static_cast<Decision>(need.topic);
    }
    return std::nullopt;
  }
  /// Until he is asked this himself. False: the campaign is over.
  bool until_asked(
      Decision decision, const std::function<bool()>& also = [] { return true; }) {
    while (match_->need().kind != NeedKind::finished) {
      if (is_his_question(decision) && also() && !answered()) {
        return true;
      }
      step();
    }
    return false;
  }
  /// What the secretary answers to the open question of the person.
  [[nodiscard]] std::optional<std::string> answered() { return secretary_->answer(*match_, match_->need(), settings_); }
  [[nodiscard]] bool is_his_question(Decision decision) const {
    return is_asked(state(), decision) && state().asked.seat == his;
  }
  [[nodiscard]] bool in_a_week() const { return state().meeting == 0; }
  [[nodiscard]] std::string by_the_computer() const { return Rules::notation(managers_choice(match_->setup(), state())); }
  [[nodiscard]] const State& state() const { return match_->state(); }
  [[nodiscard]] std::string id(Person person) const { return std::string(id_of(match_->setup(), person).text()); }
  void order(const std::string& words) { secretary_->take_order(*match_, his, words); }
  /// An offer that can be made for the first of his men on the list.
  [[nodiscard]] std::string booking_order() const {
    State copy = state();
    std::string words = "book";
    for (int steps = 0; steps < 4 && copy.asked.seat == his; ++steps) {
      const Choices legal = Rules::legal(match_->setup(), copy, copy.asked);
      const Choice choice = is_asked(copy, Decision::book) ? legal[1] : legal[0];
      words += part_of(Rules::notation(choice));
      EXPECT_TRUE(Rules::choose(match_->setup(), copy, choice, NoEvents{}));
    }
    return words;
  }
  /// An answer as it stands in an order.
  static std::string part_of(const std::string& answer) {
    return ":" + (answer.starts_with("rounds:") ? answer.substr(answer.find(':') + 1) : answer);
  }

  std::unique_ptr<Campaign> match_;
  std::unique_ptr<cabinet::Secretary> secretary_;
  ChosenValues settings_;
  Random random_{1};
};

TEST_F(SecretaryAtWork, carries_out_a_booking_in_steps) {
  begin(4, usual);
  const auto every_step_is_asked = [this] { return in_a_week() && std::ranges::count(booking_order(), ':') == 4; };
  ASSERT_TRUE(until_asked(Decision::book, every_step_is_asked));
  const std::string words = booking_order();
  order(words);
  std::string given = "book";
  for (int steps = 0; steps < 4; ++steps) {
    const auto answer = answered();
    ASSERT_TRUE(answer) << steps;
    given += part_of(*answer);
    fc::test::must(match_->choose(*answer));
  }
  EXPECT_EQ(given, words);
  EXPECT_TRUE(is_asked(state(), Decision::answer)) << "the other manager is asked";
}

TEST_F(SecretaryAtWork, carries_out_sales_and_trades_in_steps) {
  begin(3, R"({"stable_size":3,"weeks":12,"starting_cash":5000})");
  ASSERT_TRUE(until_asked(Decision::office));
  const std::string own = id(state().manager(his).stable[0]);
  const std::string wanted = id(state().manager(1).stable[0]);
  const std::vector<std::vector<std::string>> deals{{"sell:" + own, "m3", "sum:500"}, {"trade:" + own, wanted, "add:300"}};
  for (const std::vector<std::string>& answers : deals) {
    ASSERT_TRUE(is_his_question(Decision::office));
    order(answers[0] + ":" + answers[1] + ":" + answers[2]);
    for (const std::string& answer : answers) {
      EXPECT_EQ(answered(), answer);
      fc::test::must(match_->choose(answer));
    }
    ASSERT_TRUE(is_asked(state(), Decision::answer));
    fc::test::must(match_->choose("decline"));
  }
}

TEST_F(SecretaryAtWork, forgets_an_order_that_cannot_be_carried_out_or_is_taken_back) {
  begin(4, usual);
  ASSERT_TRUE(until_asked(Decision::book, [this] { return in_a_week(); }));
  const std::string words = booking_order();
  for (const char* const wrong : {"book:nobody:nobody-else:pits:5", "book:", "book:joe-louis", "sell:a:b:c", "dance", ""}) {
    order(wrong);
    EXPECT_FALSE(answered()) << wrong;
  }
  order(words.substr(0, words.rfind(':')) + ":15");
  EXPECT_FALSE(answered()) << "no step of an offer that cannot be finished";
  order(words);
  secretary_->forget();
  EXPECT_FALSE(answered());
  order(words);
  order("on");
  EXPECT_EQ(answered(), "pass") << "the last order counts";
}

TEST_F(SecretaryAtWork, lets_a_pass_stand_until_a_man_of_his_is_booked) {
  int stood = 0;
  int asked = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    begin(4, usual, seed);
    while (match_->need().kind != NeedKind::finished) {
      if (!is_his_question(Decision::book)) {
        step();
        continue;
      }
      const bool passes = passes_again(*match_, his);
      const auto answer = answered();
      EXPECT_EQ(answer, passes ? std::optional<std::string>("pass") : std::nullopt);
      ++(passes ? stood : asked);
      fc::test::must(match_->choose("pass"));
      if (is_his_question(Decision::book)) {
        EXPECT_TRUE(passes_again(*match_, his)) << "nothing has come between";
      }
    }
  }
  EXPECT_GT(stood, 5);
  EXPECT_GT(asked, 5);
}

TEST_F(SecretaryAtWork, goes_on_until_something_is_worth_a_look) {
  std::set<Decision> looks;
  int most_weeks = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    begin(4, usual, seed);
    int week = 0;
    while (match_->need().kind != NeedKind::finished) {
      const Need need = match_->need();
      if (need.kind != NeedKind::choice || need.seat != his || answered()) {
        step();
        continue;
      }
      const auto topic = static_cast<Decision>(need.topic);
      looks.insert(topic);
      most_weeks = std::max(most_weeks, state().week - std::exchange(week, state().week));
      if (topic == Decision::office || topic == Decision::book) {
        order("on");
        const auto answer = answered();
        ASSERT_TRUE(answer) << "what he has looked at does not hold him up";
        fc::test::must(match_->choose(*answer));
      } else {
        fc::test::must(match_->choose(by_the_computer()));
      }
    }
  }
  EXPECT_TRUE(looks.contains(Decision::answer)) << "an offer to him";
  EXPECT_TRUE(looks.contains(Decision::book)) << "a rested man";
  EXPECT_FALSE(looks.contains(Decision::withdraw));
  EXPECT_GT(most_weeks, 1) << "some weeks go by without a question";
}

TEST_F(SecretaryAtWork, keeps_moved_bouts_unless_he_wants_to_be_asked) {
  for (const bool asks : {false, true}) {
    settings_["moved"] = asks ? "ask" : "keep";
    int questions = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      begin(6, R"({"stable_size":4,"weeks":30})", seed);
      while (match_->need().kind != NeedKind::finished) {
        if (is_his_question(Decision::withdraw)) {
          ++questions;
          EXPECT_EQ(answered(), asks ? std::nullopt : std::optional<std::string>("keep"));
        }
        step();
      }
    }
    EXPECT_GT(questions, 0);
  }
}

TEST_F(SecretaryAtWork, leaves_only_what_is_rare_and_dear_to_him_who_does_not_want_small_things) {
  settings_["small_things"] = "on";
  // And the steps of what he does in the office himself.
  const std::set<Decision> his_own{Decision::pick,          Decision::title_vacant, Decision::title_challenge,
                                   Decision::title_defence, Decision::sale_to,      Decision::sale_sum,
                                   Decision::trade_for,     Decision::trade_sum};
  int left = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    begin(4, R"({"formation":"draft","stable_size":3,"weeks":30})", seed);
    while (match_->need().kind != NeedKind::finished) {
      const bool veteran = has_a_new_veteran(*match_, his);
      const Offer offer = state().offer;
      const std::optional<Decision> asked = step();
      if (!asked || his_own.contains(*asked)) {
        continue;
      }
      ++left;
      if (*asked == Decision::office) {
        EXPECT_TRUE(veteran);
      } else if (*asked == Decision::answer) {
        EXPECT_TRUE(offer.kind != OfferKind::bout || offer.title || *offer.arena >= Arena::high);
      } else {
        // The computer would book a dear bout.
        EXPECT_EQ(*asked, Decision::book);
      }
    }
  }
  EXPECT_GT(left, 0);
  EXPECT_LT(left, 4 * 30) << "less than a question a week";
}

TEST_F(SecretaryAtWork, simulates_bouts_up_to_the_arena_that_was_set) {
  begin(4, R"({"stable_size":4,"weeks":40})", 2);
  std::set<std::pair<Arena, bool>> seen;
  while (match_->need().kind != NeedKind::finished) {
    if (match_->need().kind == NeedKind::bout) {
      const BilledBout bout = state().night[0];
      seen.insert({bout.arena, bout.title});
      for (const auto& [value, most] : {std::pair{"none", -1}, {"low", 1}, {"middle", 2}, {"untitled", 4}}) {
        const bool simulated = !bout.title && static_cast<int>(bout.arena) <= most;
        EXPECT_EQ(secretary_->way(*match_, his, {{"bouts", value}}),
                  simulated ? std::optional(overlay::BoutWay::simulate) : std::nullopt);
      }
      EXPECT_FALSE(secretary_->way(*match_, his, {})) << "his men's bouts are his until he says otherwise";
    }
    step();
  }
  EXPECT_TRUE(seen.contains({Arena::pits, false}));
  EXPECT_TRUE(seen.contains({Arena::best, true}));
}

TEST_F(SecretaryAtWork, reckons_chances_and_values) {
  begin(2, usual);
  ASSERT_TRUE(until_asked(Decision::book, [this] { return in_a_week(); }));
  const std::string pair = id(state().manager(his).stable[0]) + ":" + id(state().manager(1).stable[0]);
  const std::string turned = id(state().manager(1).stable[0]) + ":" + id(state().manager(his).stable[0]);
  const auto there = secretary_->estimate(*match_, "chance:" + pair);
  const auto back = secretary_->estimate(*match_, "chance:" + turned);
  ASSERT_TRUE(there && back);
  EXPECT_NEAR(*there + *back, 1, 1e-9);
  EXPECT_GT(secretary_->estimate(*match_, "value:" + pair + ":pits").value_or(0), 0);
  EXPECT_GT(secretary_->estimate(*match_, "worth:" + pair).value_or(0), 0);
  EXPECT_TRUE(secretary_->estimate(*match_, "takes:" + pair + ":pits"));
  for (const char* const wrong : {"", "chance", "chance:", "chance:a:b", "value:x:y:z", "worth:nobody"}) {
    EXPECT_FALSE(secretary_->estimate(*match_, wrong)) << wrong;
  }
  EXPECT_FALSE(secretary_->estimate(*match_, "value:" + pair + ":moon"));
}

}  // namespace
}  // namespace fc::ringside_campaign::test
