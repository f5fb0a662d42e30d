// The contract that every game of the build meets: one random simulation checks them all. A game brings nothing but bouts to
// play, in tests/<slug>/setups.json, and a game without those, without vectors or without playthroughs fails.
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <ostream>
#include <set>
#include <vector>

#include "bouts.h"
#include "tests/playthroughs.h"
#include "tests/setups.h"

namespace fc {

/// How googletest names a bout that failed.
inline void PrintTo(const Script& script, std::ostream* out) { *out << script.game << " " << script.setup; }

namespace {

using Json = nlohmann::json;

/// Longer than any bout of any game: one that goes on is caught in a circle.
constexpr int most_answers = 100'000;

std::filesystem::path tests_of(std::string_view slug) { return std::filesystem::path(FC_SOURCE_DIR "/tests") / slug; }

/// Null if there is no such file.
Json json_of(const std::filesystem::path& file) {
  std::ifstream in(file);
  const Json json = Json::parse(in, nullptr, false);
  return json.is_discarded() ? Json() : json;
}

TEST(EveryGameOfTheBuild, brings_bouts_to_play) {
  for (const auto& game : test::all_games().all()) {
    const Json setups = test::setups_of(std::string(game->slug()));
    EXPECT_TRUE(setups.is_array() && !setups.empty())
        << "tests/" << game->slug() << "/setups.json must hold a list of set-ups to play";
  }
}

TEST(EveryGameOfTheBuild, brings_vectors) {
  for (const auto& game : test::all_games().all()) {
    EXPECT_FALSE(json_of(tests_of(game->slug()) / "vectors.json").empty()) << "tests/" << game->slug() << "/vectors.json";
  }
}

TEST(EveryGameOfTheBuild, brings_playthroughs_with_their_golden_text) {
  for (const auto& game : test::all_games().all()) {
    const auto scripts = test::playthroughs_of(game->slug());
    EXPECT_FALSE(scripts.empty()) << "tests/" << game->slug() << "/playthroughs must hold scripts of whole bouts";
    for (std::filesystem::path script : scripts) {
      EXPECT_TRUE(std::filesystem::exists(script.replace_extension(".txt"))) << script;
    }
  }
}

std::vector<Script> bouts_to_play() {
  std::vector<Script> bouts;
  for (const auto& game : test::all_games().all()) {
    const std::string slug(game->slug());
    for (const Json& setup : test::setups_of(slug)) {
      bouts.push_back({.game = slug, .setup = setup.dump(), .dice = {}, .choices = {}});
    }
  }
  return bouts;
}

class EveryGame : public testing::TestWithParam<Script> {
 protected:
  [[nodiscard]] static std::unique_ptr<Match> open() {
    auto match = test::all_games().open(GetParam());
    EXPECT_TRUE(match) << one_line(match.error());
    return std::move(*match);
  }

  /// Plays three bouts and looks at each question before it is answered.
  template <class Look>
  static void at_every_question(Look look) {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
      const auto match = open();
      Random random(seed);
      int answers = 0;
      do {
        look(*match);
        ASSERT_FALSE(testing::Test::HasFailure()) << to_json(match->script());
        ASSERT_LT(++answers, most_answers) << "the bout does not end";
      } while (test::answer_at_random(*match, random));
    }
  }
};

TEST_P(EveryGame, ends_by_itself) {
  at_every_question([](const Match&) {});
}

TEST_P(EveryGame, may_have_many_times_the_answers_that_a_bout_takes) {
  const auto match = open();
  Random random(4);
  while (test::answer_at_random(*match, random)) {
  }
  Script longer = match->script();
  for (int times = 1; times < 5; ++times) {
    longer.dice.insert(longer.dice.end(), match->script().dice.begin(), match->script().dice.end());
    longer.choices.insert(longer.choices.end(), match->script().choices.begin(), match->script().choices.end());
  }
  const auto opened = test::all_games().open(longer);
  EXPECT_TRUE(opened) << one_line(opened.error());
}

TEST_P(EveryGame, says_where_it_stands_in_both_languages) {
  static const Result<Words> english = Words::load(test::data_folder(), "en");
  static const Result<Words> french = Words::load(test::data_folder(), "fr");
  ASSERT_TRUE(english && french);
  at_every_question([](const Match& match) {
    const Standing standing = match.standing();
    EXPECT_EQ(standing.over, match.need().kind == NeedKind::finished);
    EXPECT_EQ(standing.method.empty(), !standing.over) << standing.method;
    const std::vector<std::string> names(static_cast<std::size_t>(match.seats()), "somebody");
    for (const Words* words : {&*english, &*french}) {
      EXPECT_TRUE(words->has(standing.key)) << standing.key;
      EXPECT_EQ(worded(standing, names, *words).find('{'), std::string::npos) << worded(standing, names, *words);
    }
    for (const int winner : standing.winners) {
      EXPECT_TRUE(winner >= 0 && winner < match.seats()) << winner;
    }
  });
}

TEST_P(EveryGame, offers_at_least_two_different_legal_answers) {
  at_every_question([](const Match& match) {
    for (const Need& need : match.pickers()) {
      const auto legal = match.legal(need);
      EXPECT_GE(legal.size(), 2U);
      EXPECT_EQ(std::set<std::string>(legal.begin(), legal.end()).size(), legal.size());
      EXPECT_EQ(match.brief(need)->legal_count(), legal.size());
    }
  });
}

TEST_P(EveryGame, accepts_every_legal_answer_and_writes_it_down) {
  at_every_question([](const Match& match) {
    if (match.need().kind != NeedKind::choice) {
      return;
    }
    for (const std::string& notation : match.legal(match.need())) {
      const auto twin = match.copy();
      ASSERT_TRUE(twin->choose(notation)) << notation;
      EXPECT_EQ(twin->script().choices.back(), notation);
      EXPECT_EQ(twin->script().choices.size(), match.script().choices.size() + 1);
    }
  });
}

TEST_P(EveryGame, takes_the_result_of_a_bout_it_asked_for) {
  at_every_question([](const Match& match) {
    if (match.need().kind != NeedKind::bout) {
      return;
    }
    EXPECT_TRUE(match.pickers().empty());
    const auto bout = test::all_games().open(match.bout());
    ASSERT_TRUE(bout) << one_line(bout.error());
    EXPECT_NE((*bout)->game(), match.game());
    const std::vector<int> deciders = match.bout_deciders();
    EXPECT_EQ(deciders.size(), static_cast<std::size_t>((*bout)->seats()));
    for (const int decider : deciders) {
      EXPECT_TRUE(decider == no_seat || (decider >= 0 && decider < match.seats())) << decider;
    }
    Random random(match.script().choices.size());
    while (test::answer_at_random(**bout, random)) {
    }
    const std::string result = match.result_of(**bout);
    const auto twin = match.copy();
    ASSERT_TRUE(twin->choose(result)) << result;
    EXPECT_EQ(twin->script().choices.back(), result);
  });
}

TEST_P(EveryGame, accepts_the_lowest_and_highest_face_of_a_die) {
  at_every_question([](const Match& match) {
    if (match.need().kind != NeedKind::roll) {
      return;
    }
    const Need need = match.need();
    EXPECT_GE(need.die.faces(), 2);
    for (const int face : {need.die.lowest, need.die.highest}) {
      EXPECT_TRUE(match.copy()->roll(face));
    }
    EXPECT_TRUE(need.seat == no_seat || need.seat < match.seats());
  });
}

TEST_P(EveryGame, calls_for_the_roll_that_is_awaited_with_every_term_of_its_sum) {
  at_every_question([](const Match& match) {
    const Need need = match.need();
    if (need.kind != NeedKind::roll) {
      return;
    }
    const RollCall call = match.roll_call();
    EXPECT_EQ(call.die, need.die);
    EXPECT_EQ(call.more_dice, need.more_dice);
    EXPECT_EQ(call.seat, need.seat);
    EXPECT_EQ(call.purpose, need.topic);
    EXPECT_EQ(call.left_out, 0) << "raise most_terms in core/need.h";
  });
}

TEST_P(EveryGame, asks_for_the_rest_of_a_throw_whatever_its_first_die_shows) {
  at_every_question([](const Match& match) {
    const Need need = match.need();
    if (need.more_dice == 0) {
      return;
    }
    ASSERT_EQ(need.kind, NeedKind::roll);
    for (const int face : {need.die.lowest, need.die.highest}) {
      const auto twin = match.copy();
      ASSERT_TRUE(twin->roll(face));
      EXPECT_EQ(twin->need().kind, NeedKind::roll);
      EXPECT_EQ(twin->need().more_dice, need.more_dice - 1);
    }
  });
}

TEST_P(EveryGame, is_not_changed_by_what_is_not_legal) {
  at_every_question([](Match& match) {
    const std::string before = match.answer();
    const Script script = match.script();
    const Need need = match.need();
    const bool rolls = need.kind == NeedKind::roll;
    const auto refused = match.choose("no such\nanswer");
    ASSERT_FALSE(refused);
    EXPECT_EQ(one_line(refused.error()).find('\n'), std::string::npos);
    EXPECT_FALSE(match.choose(""));
    EXPECT_FALSE(match.roll(rolls ? need.die.lowest - 1 : 0));
    EXPECT_FALSE(match.roll(-1));
    EXPECT_FALSE(match.roll(rolls ? need.die.highest + 1 : 1));
    EXPECT_EQ(match.answer(), before);
    EXPECT_EQ(match.script(), script);
    EXPECT_EQ(match.need(), need);
  });
}

TEST_P(EveryGame, lets_a_copy_go_its_own_way) {
  at_every_question([](const Match& match) {
    const std::string before = match.answer();
    const auto twin = match.copy();
    EXPECT_EQ(twin->answer(), before);
    EXPECT_EQ(twin->script(), match.script());
    EXPECT_EQ(twin->event_count(), match.event_count());
    Random random(7);
    test::answer_at_random(*twin, random);
    EXPECT_EQ(match.answer(), before);
  });
}

TEST_P(EveryGame, goes_on_from_a_saved_script) {
  int questions = 0;
  at_every_question([&questions](const Match& match) {
    constexpr int every = 23;  // a replay is as long as the bout so far
    if (++questions % every != 0) {
      return;
    }
    const auto again = open_match(test::all_games(), to_json(match.script()));
    ASSERT_TRUE(again) << one_line(again.error());
    EXPECT_EQ((*again)->answer(), match.answer());
    EXPECT_EQ((*again)->script(), match.script());
    EXPECT_EQ((*again)->event_count(), match.event_count());
  });
}

TEST_P(EveryGame, gives_the_same_bout_for_the_same_answers) {
  const auto play = [] {
    const auto match = open();
    Random random(11);
    std::string told;
    while (test::answer_at_random(*match, random)) {
      told += match->answer();
    }
    return told;
  };
  EXPECT_EQ(play(), play());
}

TEST_P(EveryGame, asks_one_seat_openly_or_several_secretly) {
  at_every_question([](const Match& match) {
    const Needs pickers = match.pickers();
    EXPECT_EQ(pickers.empty(), match.need().kind != NeedKind::choice);
    std::set<int> seats;
    for (const Need& need : pickers) {
      EXPECT_LT(need.seat, match.seats());
      EXPECT_TRUE(seats.insert(need.seat).second) << "a seat is asked twice";
      EXPECT_TRUE(need.secret || pickers.size() == 1);
    }
  });
}

TEST_P(EveryGame, takes_secret_picks_in_any_combination) {
  at_every_question([](const Match& match) {
    const Needs pickers = match.pickers();
    if (pickers.size() < 2) {
      return;
    }
    // Independent: whatever the first answers, the next are asked the same.
    for (const std::string& first : match.legal(pickers[0])) {
      const auto twin = match.copy();
      ASSERT_TRUE(twin->choose(first));
      EXPECT_EQ(twin->need().seat, pickers[1].seat);
      EXPECT_EQ(twin->legal(twin->need()), match.legal(pickers[1]));
    }
  });
}

TEST_P(EveryGame, answers_in_the_referees_shape) {
  at_every_question([](const Match& match) {
    const Json answer = Json::parse(match.answer(), nullptr, false);
    ASSERT_TRUE(answer.is_object());
    for (const char* const key : {"status", "need", "state", "result", "events"}) {
      EXPECT_TRUE(answer.contains(key)) << key;
    }
    const bool finished = match.need().kind == NeedKind::finished;
    EXPECT_EQ(answer["status"] == "finished", finished);
    EXPECT_EQ(answer["need"].is_null(), finished);
    EXPECT_EQ(answer["result"].is_null(), !finished);
  });
}

TEST_P(EveryGame, refuses_what_is_left_over_after_the_end) {
  const auto match = open();
  Random random(5);
  while (test::answer_at_random(*match, random)) {
  }
  Script long_script = match->script();
  long_script.dice.push_back(1);
  const auto surplus = replay(*open(), long_script);
  ASSERT_FALSE(surplus);
  EXPECT_EQ(surplus.error().code, FaultCode::surplus);
  EXPECT_EQ(surplus.error().where, "dice[" + std::to_string(match->script().dice.size()) + "]");
  long_script = match->script();
  long_script.choices.emplace_back("rush");
  const auto one_more = replay(*open(), long_script);
  ASSERT_FALSE(one_more);
  EXPECT_EQ(one_more.error().code, FaultCode::surplus);
  EXPECT_EQ(one_more.error().where, "choices[" + std::to_string(match->script().choices.size()) + "]");
}

std::string name_of_bout(const testing::TestParamInfo<Script>& info) {
  std::string name = info.param.game + "_bout_" + std::to_string(info.index);
  std::erase(name, '-');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Contract, EveryGame, testing::ValuesIn(bouts_to_play()), name_of_bout);

}  // namespace
}  // namespace fc
