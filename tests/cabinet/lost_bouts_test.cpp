// Whoever lost three bouts reads three pages and can say what he will do differently; whoever was robbed sees the robbery:
// players of a kind box a contender in every game that somebody reckons. FC_PAGES=1 in the environment prints what they
// read.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/analyst.h"
#include "cabinet/bout/live_odds.h"
#include "cabinet/program/corner_game.h"
#include "cabinet/replay/review_model.h"
#include "core/random.h"
#include "match/script.h"
#include "tests/must.h"
#include "tests/playthroughs.h"
#include "tests/tested_games.h"

namespace fc::cabinet {
namespace {

enum class Kind : std::uint8_t {
  repeater,  ///< picks the same whenever he may, and answers open questions well
  gambler,   ///< every third time he goes for what costs most, else he leaves it to chance between the better answers
  cautious,  ///< always takes what costs least
};
constexpr std::array<std::string_view, 3> kind_names{"repeater", "gambler", "cautious"};

/// Answers for the first seat.
class Player {
 public:
  Player(Kind kind, const CornerGame& game, std::uint64_t seed) : kind_(kind), game_(&game), random_(seed) {}

  std::string answer(const Match& match, const Need& need) {
    const std::vector<std::string> legal = match.legal(need);
    const std::vector<double> costs = game_->any_analyst()->costs(match, need);
    const auto any = [&] { return legal[random_.below(static_cast<std::uint32_t>(legal.size()))]; };
    const auto by_cost = [&](auto which) {
      return costs.empty() ? any() : legal[static_cast<std::size_t>(which(costs) - costs.begin())];
    };
    const auto cheapest = [](const auto& of) { return std::ranges::min_element(of); };
    switch (kind_) {
      case Kind::repeater:
        if (need.secret) {
          std::string& usual = usual_[std::string(match.topic_name(need))];
          if (std::ranges::find(legal, usual) == legal.end()) {
            usual = any();
          }
          return usual;
        }
        return by_cost(cheapest);
      case Kind::gambler:
        return ++asked_ % 3 == 0 ? by_cost([](const auto& of) { return std::ranges::max_element(of); }) : by_cost(cheapest);
      case Kind::cautious: break;
    }
    return by_cost(cheapest);
  }

 private:
  Kind kind_;
  const CornerGame* game_;
  Random random_;
  std::map<std::string, std::string> usual_;
  int asked_ = 0;
};

/// That bout of his against contenders.
Script boxed(Kind kind, const CornerGame& game, std::uint64_t number) {
  Random random = random_stream(29, number);
  BoutPlan plan = game.plan(random);
  plan.stand_ins.assign(plan.entrants.size(), bot_of(Level::contender));
  plan.stand_ins.front().reset();
  const auto match = test::must(game.open(game.opening_script(plan)));
  const auto bot = game.bot(bot_of(Level::contender));
  Player player(kind, game, number);
  for (Need need = match->need(); need.kind != NeedKind::finished; need = match->need()) {
    if (need.kind == NeedKind::roll) {
      test::must(match->roll(throw_die(random, need.die)));
      continue;
    }
    std::vector<std::string> answers;
    for (const Need& asked : match->pickers()) {
      answers.push_back(asked.seat == 0 ? player.answer(*match, asked)
                                        : match->legal(asked)[bot->decide(*match->brief(asked), random.bits(), {})]);
    }
    for (const std::string& answer : answers) {
      test::must(match->choose(answer));
    }
  }
  return match->script();
}

bool lost(const Ledger& ledger) {
  if (ledger.accounts.empty()) {
    return ledger.result < 0.5;
  }
  return std::ranges::min_element(ledger.accounts, {}, &SeatAccount::change) == ledger.accounts.begin();
}

void print(std::string_view what, const Ledger& ledger, const Review& page, std::ostream& out) {
  const auto points = [](double chance) { return overlay::points_words(static_cast<float>(100 * chance)); };
  out << "== " << what << "\n  " << page.page.sentence << ' ' << page.page.rarity << "\n  " << page.page.advice << '\n';
  out << "  from " << points(ledger.first_chance) << ": dice " << points(ledger.luck) << ", reading "
      << points(ledger.reading) << ", errors " << points(-ledger.errors[0]) << " and " << points(ledger.errors[1])
      << ", unexplained " << points(ledger.unexplained) << '\n';
  for (const overlay::ReviewLine& line : page.page.choices[0]) {
    out << "  - " << line.words << ' ' << overlay::points_words(line.points) << '\n';
  }
  for (const auto& rolls : page.page.rolls) {
    for (const overlay::ReviewLine& line : rolls) {
      out << "  * " << line.words << ' ' << overlay::points_words(line.points) << '\n';
    }
  }
  for (const overlay::ReviewRead& read : page.page.read) {
    out << "  read: " << read.line << ' ' << read.habit << '\n';
  }
  for (const overlay::ReviewAccount& account : page.page.accounts) {
    out << "  " << account.name << ' ' << overlay::points_words(account.change);
    for (const overlay::ReviewLine& deal : account.deals) {
      out << "; " << deal.words << ' ' << overlay::points_words(deal.points);
    }
    out << '\n';
  }
}

struct Lost {
  Ledger ledger;
  Review page;
};

/// The first three that he lost, with what he reads.
std::vector<Lost> three_lost(Kind kind, const CornerGame& game, const Words& words) {
  std::vector<Lost> pages;
  for (std::uint64_t number = 0; pages.size() < 3 && number < 100; ++number) {
    const Script script = boxed(kind, game, number);
    Ledger ledger = test::must(game.any_analyst()->analyse(script, {}));
    if (!lost(ledger)) {
      continue;
    }
    const auto track = test::must(ReplayTrack::open(game, script, words));
    while (!track->is_laid_out()) {
      track->lay_out(1000);
    }
    Review page = review_of(ledger, *track, track->names(), words);
    if (std::getenv("FC_PAGES") != nullptr) {
      print(std::string(game.slug()) + " " + std::string(kind_names.at(static_cast<std::size_t>(kind))) + " " +
                std::to_string(number) + ", " + track->names()[0],
            ledger, page, std::cout);
      if (const char* const folder = std::getenv("FC_PAGES_SCRIPTS")) {
        std::ofstream(std::string(folder) + "/" + std::string(game.slug()) + "-" +
                      std::string(kind_names.at(static_cast<std::size_t>(kind))) + "-" + std::to_string(number) + ".json")
            << to_json(script);
      }
    }
    pages.push_back({.ledger = std::move(ledger), .page = std::move(page)});
  }
  EXPECT_EQ(pages.size(), 3U) << game.slug();
  return pages;
}

class LostBouts : public testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    const char* const language = std::getenv("FC_PAGES");
    words_.emplace(test::must(Words::load(test::data_folder(), language != nullptr && language[0] == 'f' ? "fr" : "en")));
  }
  [[nodiscard]] const CornerGame* reckoned() {
    const CornerGame* const game = games_.find(GetParam());
    return game != nullptr && game->any_analyst() != nullptr ? game : nullptr;
  }

  CornerGames games_ = test::must(CornerGames::open(test::data_folder()));
  std::optional<Words> words_;
};

/// A roll is told by a line of its own blow, and not by the bell that ended the round.
TEST_P(LostBouts, tell_a_roll_by_what_was_said_of_it) {
  const CornerGame* const game = reckoned();
  if (game == nullptr || game->analyst() == nullptr) {
    GTEST_SKIP() << "no chances are known of it, so no page tells of luck";
  }
  std::size_t told = 0;
  for (const std::filesystem::path& file : test::playthroughs_of(GetParam())) {
    const Script script = test::must(read_script(file));
    const Result<Ledger> ledger = game->any_analyst()->analyse(script, {});
    if (!ledger) {
      continue;  // a scene of more than two
    }
    const auto track = test::must(ReplayTrack::open(*game, script, *words_));
    while (!track->is_laid_out()) {
      track->lay_out(1000);
    }
    const Review review = review_of(*ledger, *track, track->names(), *words_);
    const std::vector<scene::CommentaryLine> all = track->scene().commentary(track->end(), *words_, 100'000);
    for (std::size_t corner = 0; corner < 2; ++corner) {
      for (std::size_t roll = 0; roll < review.rolls.at(corner).size(); ++roll) {
        const std::size_t step = track->step_behind(review.rolls.at(corner)[roll]);
        const std::string& words = review.page.rolls.at(corner)[roll].words;
        for (const std::string_view topic : {"hit", "counter", "counter-hit", "control", "tie-up", "first-mover", "judge"}) {
          if (words_->has(script.game + ".told-roll." + std::string(topic) + ".yes")) {
            const std::string asked((*words_)[script.game + ".roll." + std::string(topic)]);
            EXPECT_EQ(words.find(asked.substr(0, asked.find_first_of("?:{"))), std::string::npos) << words;
          }
        }
        const auto line = std::ranges::find_if(all, [&](const scene::CommentaryLine& each) {
          return !each.text.empty() && each.time >= track->steps()[step].clock && words.ends_with(each.text);
        });
        if (line != all.end()) {
          ++told;
          EXPECT_LE(track->step_at(line->time), step + 2) << file << ": " << words;
        } else if (words.ends_with(").")) {  // by its figures: "Bobick hits (98, above 51 was needed)."
          ++told;
          const auto& place = review.rolls.at(corner)[roll];
          const auto row = std::ranges::find_if(ledger->steps, [&place](const LedgerStep& each) {
            return each.kind == StepKind::die && each.place.dice == place.dice && each.place.choices == place.choices;
          });
          ASSERT_NE(row, ledger->steps.end()) << words;
          const std::size_t helped = row->luck > 0 ? 0 : 1;
          const std::vector<std::string>& names = track->names();
          EXPECT_TRUE((row->seat < names.size() && words.find(names[row->seat]) != std::string::npos) ||
                      words.find(names[helped]) != std::string::npos)
              << words;
        }
      }
    }
  }
  EXPECT_GT(told, 5U);
}

/// What was no mistake by itself but was answered again and again stands on the page with what it cost in all, and asks
/// nobody for a better answer.
TEST_P(LostBouts, sum_up_what_was_answered_again_and_again) {
  const CornerGame* const game = reckoned();
  if (game == nullptr || game->analyst() == nullptr) {
    GTEST_SKIP() << "no chances are known of it, so no page says why";
  }
  std::size_t summed = 0;
  for (const Kind kind : {Kind::repeater, Kind::gambler}) {
    for (const Lost& lost : three_lost(kind, *game, *words_)) {
      for (const Corner corner : both_corners) {
        const auto& lines = lost.page.page.choices.at(seat_of(corner));
        const auto& choices = lost.page.choices.at(seat_of(corner));
        ASSERT_EQ(lines.size(), choices.size());
        for (std::size_t place = 0; place < lines.size(); ++place) {
          EXPECT_EQ(lines[place].grade.has_value(), choices[place].is_mistake()) << lines[place].words;
          if (lines[place].grade) {
            continue;
          }
          ++summed;
          const LedgerStep& told = lost.ledger.steps.at(choices[place].step);
          const auto topic_of = [corner](const LedgerStep& step) {
            return step.kind == StepKind::picks ? step.chosen.at(seat_of(corner)).topic : step.topic;
          };
          double sum = 0;
          int times = 0;
          for (const LedgerStep& step : lost.ledger.steps) {
            if (step.chosen.at(seat_of(corner)).taken == choices[place].taken && topic_of(step) == topic_of(told)) {
              sum += 100 * step.errors.at(seat_of(corner));
              ++times;
            }
          }
          EXPECT_NEAR(lines[place].points, -sum, 0.01) << lines[place].words;
          EXPECT_NE(lines[place].words.find(std::to_string(times) + " times"), std::string::npos) << lines[place].words;
          EXPECT_LT(choices[place].points, inaccuracy_points);
        }
      }
    }
  }
  EXPECT_TRUE(summed > 0 || std::string_view(GetParam()) == "tiny") << "its bouts alone are too short";
}

/// What he picks all the time stands on the page, by the name that it had when he picked it.
TEST_P(LostBouts, tell_a_repeater_his_habit) {
  const CornerGame* const game = reckoned();
  if (game == nullptr || game->analyst() == nullptr) {
    GTEST_SKIP() << "no chances are known of it, so no page says why";
  }
  for (const Lost& lost : three_lost(Kind::repeater, *game, *words_)) {
    const PicksRead& read = lost.ledger.read[0];
    const std::string& told = lost.page.page.read[0].habit;
    constexpr int enough_to_show = 10;
    if (read.picks >= enough_to_show) {
      ASSERT_TRUE(read.habit) << told;
      EXPECT_GE(read.habit->times, enough_to_show) << told;
      EXPECT_NE(told.find(std::to_string(read.habit->times)), std::string::npos) << told;
    }
  }
}

/// Whoever threw points away is told by what; where no single choice cost much, what it came to in all.
TEST_P(LostBouts, tell_a_gambler_what_he_threw_away) {
  const CornerGame* const game = reckoned();
  if (game == nullptr) {
    GTEST_SKIP() << "its bouts are not reckoned, so no page says why";
  }
  for (const Lost& lost : three_lost(Kind::gambler, *game, *words_)) {
    const overlay::ReviewModel& page = lost.page.page;
    if (!page.accounts.empty()) {
      EXPECT_FALSE(page.accounts[0].deals.empty()) << page.sentence;
      continue;
    }
    constexpr double much = 0.2;
    EXPECT_FALSE(page.advice.empty());
    if (lost.ledger.errors[0] > much) {
      EXPECT_NE(page.advice, words_->say("review.advice.none", {{"name", page.names[0]}})) << page.sentence;
    }
  }
}

/// He chose well and lost: the page finds no fault with him.
TEST_P(LostBouts, show_the_cautious_that_it_was_not_his_choices) {
  const CornerGame* const game = reckoned();
  if (game == nullptr || game->analyst() == nullptr) {
    GTEST_SKIP() << "no chances are known of it, so no page says why";
  }
  for (const Lost& lost : three_lost(Kind::cautious, *game, *words_)) {
    EXPECT_TRUE(lost.page.page.choices[0].empty()) << lost.page.page.sentence;
    EXPECT_LT(lost.ledger.errors[0], 0.06) << lost.page.page.sentence;
    EXPECT_LT(std::abs(lost.ledger.unexplained), 0.7) << lost.page.page.sentence;
  }
}

INSTANTIATE_TEST_SUITE_P(Games, LostBouts, testing::ValuesIn(test::tested_slugs), test::name_of_game);

/// Nothing of a bout is reckoned twice, and nothing is lost by that.
TEST(Ledgers, go_on_where_their_beginning_ended) {
  const CornerGames games = test::must(CornerGames::open(test::data_folder()));
  int reckoned = 0;
  for (const char* const slug : test::tested_slugs) {
    const CornerGame* const game = games.find(slug);
    if (game == nullptr || game->analyst() == nullptr) {
      continue;
    }
    const Script script = boxed(Kind::repeater, *game, 1);
    const Ledger whole = test::must(game->analyst()->analyse(script, {}));
    const LedgerStep& middle = whole.steps.at(whole.steps.size() / 2);
    Script begun = script;
    begun.dice.resize(middle.place.dice);
    begun.choices.resize(middle.place.choices);
    Ledger known = test::must(game->analyst()->analyse(begun, {}));
    reckoned += static_cast<int>(known.steps.size());
    known.steps.at(0).topic = "known";
    const Ledger gone_on = test::must(game->analyst()->go_on(std::move(known), script, {}));
    EXPECT_EQ(gone_on.steps.size(), whole.steps.size()) << slug;
    EXPECT_EQ(gone_on.steps.at(0).topic, "known") << slug << ": what was reckoned is taken over";
    constexpr double the_same = 1e-9;
    EXPECT_NEAR(gone_on.first_chance, whole.first_chance, the_same);
    EXPECT_NEAR(gone_on.luck, whole.luck, the_same);
    EXPECT_NEAR(gone_on.luck_spread, whole.luck_spread, the_same);
    EXPECT_NEAR(gone_on.reading, whole.reading, the_same);
    EXPECT_NEAR(gone_on.errors[0], whole.errors[0], the_same);
    EXPECT_NEAR(gone_on.errors[1], whole.errors[1], the_same);
    EXPECT_NEAR(gone_on.result, whole.result, the_same);
    EXPECT_NEAR(gone_on.unexplained, whole.unexplained, the_same);
    EXPECT_EQ(gone_on.over, whole.over);
  }
  EXPECT_GT(reckoned, 30);
}

/// His chance by his own pick against each of the other's, in the order of what is legal, by nothing but the match.
std::vector<double> chances_of_pick(const PicksStudy& study, const Match& match, const Needs& pickers, const Need& need,
                                    const std::string& own) {
  const Need& others = pickers[pickers[0].seat == need.seat ? 1 : 0];
  const std::vector<std::string> legal = match.legal(need);
  const auto row = static_cast<std::size_t>(std::ranges::find(legal, own) - legal.begin());
  std::vector<double> chances;
  for (std::size_t other = 0; other < match.legal(others).size(); ++other) {
    chances.push_back(need.seat == 0 ? study.chances.chance.at(row).at(other) : 1 - study.chances.chance.at(other).at(row));
  }
  return chances;
}

/// Of the best mix the likeliest pick is told, with how often it is picked if that is not always.
void expect_mix_is_told(const std::string& said, const Advice& advice, const Words& words) {
  ASSERT_EQ(advice.shares.size(), advice.costs.size());
  EXPECT_NEAR(std::accumulate(advice.shares.begin(), advice.shares.end(), 0.0), 1, 1e-6);
  const double most = std::ranges::max(advice.shares);
  const std::string share =
      std::to_string(std::lround(100 * most)) + (words.language() == "en" ? " in a hundred)" : " sur cent)");
  if (most < 0.99 && std::ranges::max(advice.costs) >= 0.02) {
    EXPECT_NE(said.find(share), std::string::npos) << said << " / " << share;
  }
}

void expect_true(const Reason& reason, const Analyst& analyst, const Match& match, const Need& need) {
  const std::vector<std::string> legal = match.legal(need);
  const std::vector<double> costs = analyst.costs(match, need);
  ASSERT_NE(std::ranges::find(legal, reason.answer), legal.end());
  const double cost = costs[static_cast<std::size_t>(std::ranges::find(legal, reason.answer) - legal.begin())];
  if (reason.kind == ReasonKind::aspect) {
    EXPECT_LT(cost, need.secret ? 0.01 : 1e-12);
    // The nearest answer that is clearly worse, else the worst.
    constexpr double clearly = 0.03;
    double beside = std::ranges::max(costs);
    for (const double of_another : costs) {
      beside = of_another >= clearly ? std::min(beside, of_another) : beside;
    }
    EXPECT_EQ(costs[static_cast<std::size_t>(std::ranges::find(legal, reason.other) - legal.begin())], beside);
    return;
  }
  const Needs pickers = match.pickers();
  const Need& others = pickers[pickers[0].seat == need.seat ? 1 : 0];
  const PicksStudy study = analyst.picks(match).value();
  const std::vector<double> own = chances_of_pick(study, match, pickers, need, reason.answer);
  const auto other_at = [&](const std::string& pick) {
    const std::vector<std::string> all = match.legal(others);
    return static_cast<std::size_t>(std::ranges::find(all, pick) - all.begin());
  };
  double by_mix = 0;  // against that pick
  const std::size_t there = other_at(reason.kind == ReasonKind::habit ? reason.habit->pick : reason.other);
  for (std::size_t pick = 0; pick < legal.size() && there < own.size(); ++pick) {
    const std::vector<double> chances = chances_of_pick(study, match, pickers, need, legal[pick]);
    by_mix += study.mixes.at(need.seat).share(pick) * chances[there];
    if (reason.kind == ReasonKind::whatever) {
      for (std::size_t other = 0; other < own.size(); ++other) {
        EXPECT_LE(chances[other], own[other] + 1e-9);
      }
    }
  }
  switch (reason.kind) {
    case ReasonKind::whatever: break;
    case ReasonKind::against:
      EXPECT_LT(cost, 0.01);
      EXPECT_NEAR(own.at(there) - by_mix, reason.gain, 1e-9);
      EXPECT_NEAR(study.mixes.at(others.seat).share(there), reason.share, 1e-9);
      break;
    case ReasonKind::habit: {
      int times = 0;
      int of = 0;
      const Ledger ledger = test::must(analyst.analyse(match.script(), {}));
      const std::vector<SecretPick> picks = secret_picks(ledger, others.seat);
      const SecretPick* last = nullptr;
      for (const SecretPick& pick : picks) {
        if (pick.topic != reason.habit->topic) {
          continue;
        }
        const bool counts = reason.habit->kind == HabitKind::always ||
                            (last != nullptr && (reason.habit->kind == HabitKind::after_pick
                                                     ? last->taken == reason.habit->after
                                                     : last->came_off == (reason.habit->kind == HabitKind::after_success)));
        times += counts && pick.taken == reason.habit->pick ? 1 : 0;
        of += counts ? 1 : 0;
        last = &pick;
      }
      EXPECT_EQ(reason.habit->topic, match.topic_name(others));
      EXPECT_EQ(reason.habit->times, times);
      EXPECT_EQ(reason.habit->of, of);
      EXPECT_GT(times, reason.habit->expected);
      EXPECT_GT(own.at(there), by_mix) << "it must be better against the habit than the mix is";
      EXPECT_GE(reason.gain, 0.01);
      break;
    }
    default: break;
  }
}

TEST(Reasons, are_what_the_figures_show_and_have_words) {
  const CornerGames games = test::must(CornerGames::open(test::data_folder()));
  const std::array<Words, 2> languages{test::must(Words::load(test::data_folder(), "en")),
                                       test::must(Words::load(test::data_folder(), "fr"))};
  const char* const wanted = std::getenv("FC_PAGES");
  std::map<std::string, int> seen;
  std::set<std::string> told;
  for (const char* const slug : test::tested_slugs) {
    const CornerGame* const game = games.find(slug);
    if (game == nullptr || game->analyst() == nullptr) {
      continue;
    }
    const Analyst& analyst = *game->analyst();
    for (std::uint64_t bout = 0; bout < 4; ++bout) {
      const Script script = boxed(Kind::repeater, *game, bout);
      const auto match = test::must(game->open(script));
      if (match->seats() != 2) {
        continue;
      }
      const auto scene = scene::make_scene(*match, game->names(script, languages[0]));
      std::size_t dice = 0;
      std::size_t choices = 0;
      std::map<std::string, int> asked;
      while (match->need().kind != NeedKind::finished) {
        if (match->need().kind == NeedKind::roll) {
          test::must(match->roll(script.dice[dice++]));
          continue;
        }
        const Needs pickers = match->pickers();
        scene->catch_up(*match, 0);
        for (const Need& need : pickers) {
          const std::string topic(match->topic_name(need));
          if (asked[topic]++ % (need.secret ? 5 : 2) != 0) {
            continue;
          }
          const Advice advice = advise(analyst, *match, need);
          if (!advice.reason) {
            continue;
          }
          told.insert(slug);
          expect_true(*advice.reason, analyst, *match, need);
          const Reason& reason = *advice.reason;
          constexpr std::array<std::string_view, 4> kinds{"habit", "whatever", "against", "aspect"};
          ++seen[std::string(kinds.at(static_cast<std::size_t>(reason.kind)))];
          const std::string what = script.game + " " + topic + " " +
                                   std::string(kinds.at(static_cast<std::size_t>(reason.kind))) + " " + reason.aspect;
          const int times = ++seen[what];
          for (const Words& words : languages) {
            const scene::Prompt question = scene->prompt(*match, need, words);
            const std::string said = hint_words(*match, *scene, question, advice, false, words);
            Advice without = advice;
            without.reason.reset();
            EXPECT_NE(said, hint_words(*match, *scene, question, without, false, words)) << what;
            EXPECT_EQ(said.find('{'), std::string::npos) << said;
            EXPECT_EQ(said.find("\u201c\u201d"), std::string::npos) << said;
            if (!advice.shares.empty()) {
              expect_mix_is_told(hint_words(*match, *scene, question, advice, true, words), advice, words);
            }
            if (wanted != nullptr && words.language() == wanted && times <= 2) {
              std::cout << what << ": " << said << '\n';
            }
          }
        }
        for (std::size_t answer = 0; answer < pickers.size(); ++answer) {
          test::must(match->choose(script.choices[choices++]));
        }
      }
    }
  }
  EXPECT_GE(told.size(), 3U) << "every game of the cabinet for two corners";
  for (const auto& [what, times] : seen) {
    if (wanted != nullptr) {
      std::cout << times << " times " << what << '\n';
    }
  }
  for (const char* const kind : {"habit", "against", "aspect"}) {
    EXPECT_GT(seen[kind], 0) << kind;
  }
}

}  // namespace
}  // namespace fc::cabinet
