// Careers for tests: set-ups read from the project's data, answers given at random, and men who get far.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "core/need.h"
#include "core/random.h"
#include "library/dice-boxing-career/game.h"
#include "rules/dice-boxing-career/rules.h"
#include "rules/dice-boxing/card.h"
#include "tests/must.h"

namespace fc::dice_boxing_career::test {

inline const dice_boxing::Catalogue& our_men() {
  static const dice_boxing::Catalogue men = fc::test::must(dice_boxing::load_catalogue(fc::test::data_folder()));
  return men;
}

inline const Catalogue& our_catalogue() {
  static const Catalogue catalogue = fc::test::must(load_catalogue(fc::test::data_folder(), our_men()));
  return catalogue;
}

inline Setup setup_of(std::string_view json) { return fc::test::must(read_setup(our_catalogue(), json)); }

/// A boxer and slugger of this class with these options, a JSON object.
inline Setup setup_of(const std::string& weight_class, const std::string& options, int seed = 2008) {
  return setup_of(R"({"class":")" + weight_class + R"(","seed":)" + std::to_string(seed) +
                  R"(,"styles":["boxer","slugger"],"options":)" + options + "}");
}

/// Answers by chance, but as somebody who gets on: he seldom retires, and wins `wins` of ten bouts.
struct Climber {
  Random random;
  std::uint32_t wins = 8;

  Choice any_of(const Choices& legal) { return legal[random.below(static_cast<std::uint32_t>(legal.size()))]; }

  Choice outcome(const Setup& setup, const State& state) {
    const bool wants_to_win = random.below(10) < wins;
    Choice choice = Rules::any_result(setup, state, random);
    while (wants_to_win != is_won(choice.outcome())) {
      choice = Rules::any_result(setup, state, random);
    }
    return choice;
  }

  Choice choose(const Setup& setup, const State& state, const Need& need) {
    constexpr std::uint32_t seldom = 300;
    const Choices legal = Rules::legal(setup, state, need);
    Choice choice = any_of(legal);
    while (choice.word == Word::retire && random.below(seldom) != 0) {
      choice = any_of(legal);
    }
    return choice;
  }

  /// False: the career is over.
  template <class Sink>
  bool answer(const Setup& setup, State& state, Sink&& sink) {
    const Need need = Rules::need(setup, state);
    switch (need.kind) {
      case NeedKind::finished: return false;
      case NeedKind::roll: EXPECT_TRUE(Rules::roll(setup, state, throw_die(random, need.die), sink)); return true;
      case NeedKind::bout: EXPECT_TRUE(Rules::choose(setup, state, outcome(setup, state), sink)); return true;
      case NeedKind::choice: break;
    }
    EXPECT_TRUE(Rules::choose(setup, state, choose(setup, state, need), sink));
    return true;
  }
};

/// Plays words and dice as a script has them: what is asked decides from which list the next is taken.
inline void play(const Setup& setup, State& state, std::initializer_list<const char*> words,
                 std::initializer_list<int> dice = {}) {
  const auto* die = dice.begin();
  for (const char* const word : words) {
    const Result<Choice> choice = Rules::parse(word);
    ASSERT_TRUE(choice) << word;
    while (Rules::need(setup, state).kind == NeedKind::roll) {
      ASSERT_NE(die, dice.end()) << "no die is left before " << word;
      ASSERT_TRUE(Rules::roll(setup, state, *die++, NoEvents()));
    }
    const Result<void> done = Rules::choose(setup, state, *choice, NoEvents());
    ASSERT_TRUE(done) << word << ": " << one_line(done.error());
  }
  for (; die != dice.end(); ++die) {
    ASSERT_TRUE(Rules::roll(setup, state, *die, NoEvents()));
  }
}

/// Wins in line until he has this rank: gym left, fought on, won.
inline void climb_to(const Setup& setup, State& state, int rank) {
  while (own_rank(state) != rank) {
    ASSERT_GT(own_rank(state), rank);
    const Need need = Rules::need(setup, state);
    ASSERT_NE(need.kind, NeedKind::roll);
    const Choices legal = Rules::legal(setup, state, need);
    // In the gym the last answer leaves it, elsewhere the first is the plain one.
    const bool in_gym = need.kind == NeedKind::choice && need.topic == static_cast<std::uint8_t>(Decision::upgrade);
    ASSERT_TRUE(Rules::choose(setup, state, legal[in_gym ? legal.size() - 1 : 0], NoEvents()));
  }
}

}  // namespace fc::dice_boxing_career::test
