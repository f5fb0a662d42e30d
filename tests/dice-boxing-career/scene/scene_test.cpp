// A career on the stage: every question worded and explained, every roll told, the history of its bouts, and a scene that is
// the same whether it was watched or caught up with.
#include <array>
#include <map>
#include <set>
#include <tuple>

#include "library/dice-boxing-career/game.h"
#include "match/match_of.h"
#include "scene/dice-boxing-career/biography.h"
#include "scene/dice-boxing-career/choreography.h"
#include "scene/dice-boxing-career/game.h"
#include "tests/dice-boxing-career/careers.h"

namespace fc::dice_boxing_career::test {
namespace {

constexpr const char* you_word = "Kid Galloway";

class CareerScene : public testing::Test {
 protected:
  static MatchOf<Rules> career(const std::string& json) {
    return {setup_of(json),
            {.game = "dice-boxing-career", .setup = json, .dice = {}, .choices = {}},
            write_answer,
            standing_of,
            bout_setup};
  }
  static std::string path(const std::string& options, int seed = 2008) {
    return R"({"class":"heavyweight","seed":)" + std::to_string(seed) + R"(,"styles":["boxer","slugger"],"options":)" +
           options + "}";
  }
  /// Plays on, and calls look(need) before each answer.
  template <class Look>
  static void play(MatchOf<Rules>& match, Climber climber, Look look) {
    for (Need need = match.need(); need.kind != NeedKind::finished; need = match.need()) {
      look(need);
      switch (need.kind) {
        case NeedKind::roll: ASSERT_TRUE(match.roll(throw_die(climber.random, need.die))); break;
        case NeedKind::bout:
          ASSERT_TRUE(match.choose(Rules::notation(climber.outcome(match.setup(), match.state()))));
          break;
        default: ASSERT_TRUE(match.choose(Rules::notation(climber.choose(match.setup(), match.state(), need)))); break;
      }
    }
  }
  static const Words& words(std::string_view language = "en") {
    static const Words english = fc::test::must(Words::load(fc::test::data_folder(), "en"));
    static const Words french = fc::test::must(Words::load(fc::test::data_folder(), "fr"));
    return language == "en" ? english : french;
  }
};

/// Nothing is left of a key, and no place of a sentence is empty.
void expect_worded(const std::string& text) {
  EXPECT_FALSE(text.empty());
  EXPECT_EQ(text.find("dice-boxing-career."), std::string::npos) << text;
  EXPECT_EQ(text.find('{'), std::string::npos) << text;
}

TEST_F(CareerScene, words_every_question_with_all_its_answers) {
  std::set<int> asked;
  for (const char* const options : {R"({"all_time_greats":false})", R"({"mode":"free","max_fights":12})"}) {
    MatchOf<Rules> match = career(path(options));
    const auto scene = scene::make_scene_of<Scene, Rules>(match, {you_word});
    play(match, {.random = Random(5), .wins = 9}, [&](const Need& need) {
      if (need.kind != NeedKind::choice) {
        return;
      }
      asked.insert(need.topic);
      for (const char* const language : {"en", "fr"}) {
        const scene::Prompt prompt = scene->prompt(match, need, words(language));
        expect_worded(prompt.title);
        const std::vector<std::string> legal = match.legal(need);
        ASSERT_EQ(prompt.options.size(), legal.size());
        for (std::size_t place = 0; place < legal.size(); ++place) {
          EXPECT_EQ(prompt.options[place].notation, legal[place]);
          expect_worded(prompt.options[place].label);
          expect_worded(prompt.options[place].explanation);
        }
      }
    });
  }
  EXPECT_EQ(asked.size(), decision_count - 1) << "all decisions but the outcome, which nobody is asked";
}

TEST_F(CareerScene, warns_of_the_end) {
  MatchOf<Rules> match = career(path("{}"));
  const auto scene = scene::make_scene_of<Scene, Rules>(match, {you_word});
  for (const char* const choice : {"done", "win-ko", "done"}) {
    ASSERT_TRUE(match.choose(choice));
  }
  const scene::Prompt prompt = scene->prompt(match, match.need(), words());
  for (const scene::Option& option : prompt.options) {
    EXPECT_EQ(!option.warning.empty(), option.notation == "retire") << option.notation;
  }
}

TEST_F(CareerScene, tells_every_roll_and_what_came_of_it) {
  std::set<int> rolled;
  MatchOf<Rules> match = career(path(R"({"all_time_greats":false,"retirement_chart":true,"life":true})", 77));
  const auto scene = scene::make_scene_of<Scene, Rules>(match, {you_word});
  play(match, {.random = Random(8), .wins = 8}, [&](const Need&) { scene->update(match, scene->rest_time()); });
  scene->update(match, 0);
  const auto& shown = static_cast<const Scene&>(*scene);
  double clock = scene->end_time();
  for (std::size_t place = 0; place < match.events().size(); ++place) {
    if (const auto* roll = std::get_if<Rolled>(&match.events()[place])) {
      rolled.insert(roll->call.purpose);
    }
  }
  EXPECT_GE(rolled.size(), 3U);
  for (; clock > 0; clock -= 0.37) {
    const scene::Caption caption = shown.caption(clock, words());
    if (!caption.text.empty()) {
      expect_worded(caption.text);
    }
    for (const scene::CommentaryLine& line : shown.commentary(clock, words("fr"), 3)) {
      expect_worded(line.text);
    }
  }
}

TEST_F(CareerScene, sums_up_a_lost_fight) {
  MatchOf<Rules> match = career(path("{}"));
  const auto scene = scene::make_scene_of<Scene, Rules>(match, {you_word});
  for (const char* const choice : {"done", "win-ko", "done", "fight-on", "loss-tko"}) {
    ASSERT_TRUE(match.choose(choice));
  }
  ASSERT_TRUE(match.roll(50));
  scene->update(match, 0);
  // 50 + 15: two places, from 50 to the foot of the ladder.
  const scene::Caption caption = scene->caption(scene->end_time(), words());
  EXPECT_NE(caption.text.find("15 stopped"), std::string::npos) << caption.text;
  EXPECT_NE(caption.text.find("65"), std::string::npos) << caption.text;
  EXPECT_NE(caption.text.find("2 places"), std::string::npos) << caption.text;
  const Readout readout = static_cast<const Scene&>(*scene).readout(scene->end_time());
  ASSERT_TRUE(readout.report && readout.report->rank);
  EXPECT_EQ(readout.report->rank->after, 51);
}

TEST_F(CareerScene, keeps_the_bouts_of_a_life) {
  MatchOf<Rules> match = career(path(R"({"max_fights":20})", 3));
  const auto scene = scene::make_scene_of<Scene, Rules>(match, {you_word});
  play(match, {.random = Random(2), .wins = 7}, [](const Need&) {});
  scene->catch_up(match, 100);
  const Readout readout = static_cast<const Scene&>(*scene).readout(100);
  ASSERT_EQ(readout.past.size(), static_cast<std::size_t>(match.state().fights()));
  int won = 0;
  int rank = lowest_rank;
  for (const PastBout& bout : readout.past) {
    EXPECT_EQ(bout.bout.own_rank, rank) << "each begins where the last one led";
    rank = bout.after;
    won += is_won(bout.bout.outcome) ? 1 : 0;
  }
  EXPECT_EQ(rank, own_rank(match.state()));
  EXPECT_EQ(won, match.state().record.wins);
  EXPECT_EQ(readout.sheet, Sheet::life);
}

TEST_F(CareerScene, is_the_same_watched_or_caught_up_with) {
  MatchOf<Rules> match = career(path(R"({"all_time_greats":false,"max_fights":30})", 12));
  const auto watched = scene::make_scene_of<Scene, Rules>(match, {you_word});
  const auto late = scene::make_scene_of<Scene, Rules>(match, {you_word});
  play(match, {.random = Random(4), .wins = 8}, [&](const Need&) {
    watched->update(match, watched->rest_time());
    late->catch_up(match, 0);
    const Readout one = static_cast<const Scene&>(*watched).readout(watched->rest_time());
    const Readout other = static_cast<const Scene&>(*late).readout(0);
    EXPECT_EQ(one.now, match.state());
    EXPECT_EQ(other.now, match.state());
    EXPECT_EQ(one.sheet, other.sheet);
    EXPECT_EQ(one.report.has_value(), other.report.has_value());
    EXPECT_EQ(one.coming.has_value(), other.coming.has_value());
    EXPECT_EQ(one.past.size(), other.past.size());
  });
}

TEST_F(CareerScene, fills_the_bracket_round_by_round) {
  MatchOf<Rules> match = career(path(R"({"all_time_greats":false})"));
  const auto scene = scene::make_scene_of<Scene, Rules>(match, {you_word});
  Climber climber{.random = Random(9), .wins = 10};
  bool met = false;
  play(match, climber, [&](const Need& need) {
    const Tourney& tourney = match.state().tourney;
    if (need.kind != NeedKind::bout || match.state().phase != Phase::tourney) {
      return;
    }
    met = true;
    scene->update(match, scene->rest_time());
    const Readout readout = static_cast<const Scene&>(*scene).readout(scene->rest_time());
    const auto round = static_cast<std::size_t>(*tourney.wins);
    ASSERT_EQ(readout.bracket.at(round).size(), tourney.field.size());
    for (std::size_t place = 0; place < tourney.field.size(); ++place) {
      EXPECT_EQ(readout.bracket.at(round)[place], tourney.field[place]);
    }
  });
  EXPECT_TRUE(met);
}

TEST_F(CareerScene, tells_a_life_in_ten_lines_of_what_happened) {
  MatchOf<Rules> match = career(path(R"({"life":true})", 5));
  play(match, {.random = Random(6), .wins = 9}, [](const Need&) {});
  const std::vector<std::string> lines = biography_of(match.setup(), match.events(), {you_word}, words());
  EXPECT_LE(lines.size(), 10U);
  ASSERT_GE(lines.size(), 7U);
  for (const std::string& line : lines) {
    expect_worded(line);
  }
  for (const std::string& line : biography_of(match.setup(), match.events(), {you_word}, words("fr"))) {
    EXPECT_EQ(line.find(".."), std::string::npos) << line;
    EXPECT_EQ(line.find("–,"), std::string::npos) << line << ": nobody has that rank";
    EXPECT_EQ(line.find(" : Gagné"), std::string::npos) << line << ": a capital in the middle";
    EXPECT_EQ(line.find(" : Perdu"), std::string::npos) << line << ": a capital in the middle";
  }
  const BoutFought* first_win = nullptr;
  const BoutFought* last = nullptr;
  int stamina = 0;
  for (const Event& event : match.events()) {
    if (const auto* bout = std::get_if<BoutFought>(&event)) {
      first_win = first_win == nullptr && is_won(bout->outcome) ? bout : first_win;
      last = bout;
    } else if (const auto* wear = std::get_if<WearRead>(&event); wear != nullptr && wear->what == Purchase::stamina) {
      stamina += wear->before - wear->after;
    }
  }
  ASSERT_TRUE(first_win != nullptr && last != nullptr);
  EXPECT_NE(lines.front().find(match.setup().man(first_win->man).name), std::string::npos);
  EXPECT_NE(lines.back().find(match.setup().man(last->man).name), std::string::npos);
  const std::string& wear = lines[lines.size() - 2];
  EXPECT_NE(wear.find("Stamina " + std::to_string(stamina)), std::string::npos) << wear;
  EXPECT_TRUE(biography_of(match.setup(), {}, {you_word}, words("fr")).empty());
}

TEST_F(CareerScene, takes_no_time_for_what_is_foregone) {
  EXPECT_EQ(row_of(QuestionOpened{}).seconds, 0);
  EXPECT_EQ(row_of(FoughtOn{}).seconds, 0);
  EXPECT_LT(row_of(Upgraded{}).seconds, 0.3F);
  EXPECT_GE(row_of(TitleWon{}).seconds, 2);
}

TEST_F(CareerScene, says_of_others_and_before_titles_what_has_happened) {
  std::map<HeadToHeadKind, int> said;
  const std::array words{fc::test::must(Words::load(fc::test::data_folder(), "en")),
                         fc::test::must(Words::load(fc::test::data_folder(), "fr"))};
  for (int seed = 1; seed <= 40; ++seed) {
    MatchOf<Rules> match = career(path(R"({"retirement_chart":false})", seed));
    Scene scene(match.setup(), {you_word});
    play(match, Climber{.random = Random(static_cast<std::uint64_t>(seed))}, [&](const Need& need) {
      const State& state = match.state();
      if (need.kind != NeedKind::bout || state.phase == Phase::tourney) {
        return;
      }
      scene.update(match, scene.end_time());
      const Readout readout = scene.readout(scene.end_time());
      const Person man = state.opponent;
      int wins = 0;
      int losses = 0;
      int draws = 0;
      int titles = 0;
      Outcome last = Outcome::draw;
      for (const PastBout& each : readout.past) {
        titles += each.bout.title ? 1 : 0;
        if (each.bout.man == man) {
          last = each.bout.outcome;
          ++(is_won(last) ? wins : is_lost(last) ? losses : draws);
        }
      }
      const auto versus = head_to_head_of(readout.past, man);
      ASSERT_EQ(versus.has_value(), wins + losses + draws > 0);
      std::vector<HeadToHead> all;
      if (versus) {
        EXPECT_EQ(std::tie(versus->wins, versus->losses, versus->draws), std::tie(wins, losses, draws));
        EXPECT_EQ(versus->outcome, last);
        EXPECT_EQ(versus->kind == HeadToHeadKind::even, wins > 0 && wins == losses);
        EXPECT_TRUE(versus->kind != HeadToHeadKind::beaten || (wins > 0 && losses + draws == 0));
        EXPECT_TRUE(versus->kind != HeadToHeadKind::beaten_by || is_lost(last));
        all.push_back(*versus);
      }
      if (is_title_fight(state, man)) {
        const HeadToHead interview = interview_of(readout.past, state, man);
        const bool holds = state.is_champion();
        EXPECT_EQ(holds, interview.kind == HeadToHeadKind::owes_it || interview.kind == HeadToHeadKind::defence);
        EXPECT_EQ(interview.kind == HeadToHeadKind::first_time, titles == 0);
        EXPECT_TRUE(interview.kind != HeadToHeadKind::once_more || (interview.number == titles && state.titles == 0));
        EXPECT_TRUE(interview.kind != HeadToHeadKind::took_it || (losses > 0 && state.titles > 0));
        EXPECT_TRUE(interview.kind != HeadToHeadKind::owes_it || wins > 0);
        EXPECT_TRUE(interview.kind != HeadToHeadKind::defence || interview.number == *state.defences);
        all.push_back(interview);
      }
      for (const HeadToHead& one : all) {
        ++said[one.kind];
        for (const Words& language : words) {
          const std::string text = worded(one, match.setup(), {you_word}, language);
          EXPECT_EQ(text.find("dice-boxing-career"), std::string::npos) << text;
          EXPECT_EQ(text.find('{'), std::string::npos) << text;
        }
      }
    });
  }
  for (int kind = 0; kind < head_to_head_kinds; ++kind) {
    EXPECT_GT(said[static_cast<HeadToHeadKind>(kind)], 0) << kind << " is never said";
  }
}

}  // namespace
}  // namespace fc::dice_boxing_career::test
