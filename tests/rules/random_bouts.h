// Bouts by chance for tests of a game's rules: looked at after every answer, and played at speed beside them.
#pragma once

#include <rapidcheck/gtest.h>

#include <set>
#include <string>
#include <variant>
#include <vector>

#include "core/random.h"
#include "rules/ruleset.h"

namespace fc::test {

/// The events of one kind, in their order.
template <class Wanted, class... Kinds>
std::vector<Wanted> all_of_kind(const std::vector<std::variant<Kinds...>>& events) {
  std::vector<Wanted> found;
  for (const auto& event : events) {
    if (const auto* wanted = std::get_if<Wanted>(&event)) {
      found.push_back(*wanted);
    }
  }
  return found;
}

/// Plays a bout to its end; look(setup, before, after, events) is called after every answer. player: as for `Rules::play`.
template <class R, class Player, class Look>
void play_and_look(const typename R::Setup& setup, Player player, Look look) {
  typename R::State state = R::opening(setup);
  while (R::need(setup, state).kind != NeedKind::finished) {
    const typename R::State before = state;
    std::vector<typename R::Event> events;
    R::play(setup, state, player, [&events](const auto& event) { events.push_back(event); });
    look(setup, before, state, events);
  }
}

/// The answers of a question are told apart by their words, and read back. state: somebody is asked.
template <class R>
void check_answers(const typename R::Setup& setup, const typename R::State& state) {
  const Need need = R::need(setup, state);
  const auto legal = R::legal(setup, state, need);
  ASSERT_GE(legal.size(), 2U) << R::topic_name(need);
  std::set<std::string> words;
  for (const auto& choice : legal) {
    const std::string word = R::notation(choice);
    EXPECT_TRUE(words.insert(word).second) << word << " twice";
    const auto read = R::parse(word);
    ASSERT_TRUE(read) << word;
    EXPECT_EQ(*read, choice) << word;
  }
}

/// Holds a game that is told to one that nobody listens to: after every answer one state, that which was told last. Gives
/// how much was told. answer(setup, state, player, sink): false when it is over.
template <class R, class Player, class Answer>
int expect_one_state_told(const typename R::Setup& setup, Player player, Answer answer) {
  typename R::State heard = R::opening(setup);
  typename R::State unheard = heard;
  typename R::State told_of = heard;
  int told = 0;
  for (bool goes_on = true; goes_on;) {
    Player twin = player;
    goes_on = answer(setup, heard, player, [&](const auto& /*event*/) {
      told_of = heard;
      ++told;
    });
    answer(setup, unheard, twin, NoEvents());
    EXPECT_EQ(heard, unheard);
    EXPECT_EQ(heard, told_of);
    goes_on = goes_on && !testing::Test::HasFailure();
  }
  return told;
}

/// Holds a bout at speed, without anybody who listens, to the bout that is told answer by answer: equal states at the end
/// and as many random numbers drawn. player: has a member `random`. forget(silent, told): makes equal in the first state
/// what means nothing any more.
template <class R, class Player, class Forget>
void expect_the_same_at_speed(const typename R::Setup& setup, const Player& player, Forget forget) {
  typename R::State told = R::opening(setup);
  Player slow = player;
  while (R::need(setup, told).kind != NeedKind::finished) {
    R::play(setup, told, slow, [](const auto& /*event*/) {});
  }
  typename R::State silent = R::opening(setup);
  const Player quick = R::play_out(setup, silent, player, NoEvents{});
  forget(silent, told);
  RC_ASSERT(silent == told);
  RC_ASSERT(quick.random == slow.random);
}

/// Answers by chance. A wild one throws more of what is rare. rarer(die, face, random): the face instead of a thrown one.
template <class R, auto rarer>
struct WildPlayer {
  Random random = Random(*rc::gen::arbitrary<std::uint64_t>());
  bool wild = *rc::gen::arbitrary<bool>();

  int die(const Die& die) {
    const int face = throw_die(random, die);
    return wild ? rarer(die, face, random) : face;
  }
  typename R::Choice choose(typename R::Decision /*decision*/, const typename R::Choices& legal) {
    return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
  }
};

/// Holds twenty bouts of one set-up at speed to those that are told. Player: a `WildPlayer`.
template <class R, class Player, class Forget>
void expect_bouts_the_same_at_speed(const typename R::Setup& setup, Forget forget) {
  const auto first_seed = *rc::gen::arbitrary<std::uint64_t>();
  const auto wild = *rc::gen::arbitrary<bool>();
  constexpr std::uint64_t bouts = 20;
  for (std::uint64_t bout = 0; bout < bouts; ++bout) {
    expect_the_same_at_speed<R>(setup, Player{.random = Random(first_seed + bout), .wild = wild}, forget);
  }
}

/// Red has picked, and blue has not: whatever red's pick is, blue and onlookers see the same, and red sees it. change(state,
/// pick): has him pick that one of so many.
template <class R, class Change>
void expect_pick_seen_by_its_owner_alone(const typename R::Setup& setup, const typename R::State& before, std::size_t picks,
                                         Change change) {
  for (std::size_t pick = 0; pick < picks; ++pick) {
    typename R::State swapped = before;
    change(swapped, pick);
    RC_ASSERT(R::view(setup, swapped, 1) == R::view(setup, before, 1));
    RC_ASSERT(R::view(setup, swapped, no_seat) == R::view(setup, before, no_seat));
    RC_ASSERT(R::view(setup, swapped, 0).seen.red_pick == swapped.red_pick);
  }
}

}  // namespace fc::test
