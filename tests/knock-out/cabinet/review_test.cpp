// What the page says that tells where everybody's money came from.
#include "cabinet/replay/review_screen.h"

#include <array>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <map>
#include <string>

#include "cabinet/bout/live_odds.h"
#include "match/script.h"
#include "table.h"
#include "tests/must.h"
#include "tests/playthroughs.h"

namespace fc::cabinet {
namespace {

class KnockOutReview : public KnockOutTable {};

TEST_F(KnockOutReview, is_a_page_of_many_before_it_is_reckoned) {
  open(quiet_options(1));
  frames(1);
  CornerGame& game = *app().games.find("knock-out");
  const Script script = test::must(read_script(test::playthroughs_of("knock-out").at(0)));
  const auto opened = test::must(ReviewScreen::open(app(), game, script, {}));
  auto& page = dynamic_cast<ReviewScreen&>(*opened);
  ASSERT_FALSE(page.ready());
  EXPECT_TRUE(page.review().page.many);
  Press details;
  details.button = Button::details;
  details.down = true;
  EXPECT_FALSE(page.press(details)) << "there are no figures to be shown or not";
  while (!page.ready()) {
    page.update(0);
  }
  EXPECT_TRUE(page.review().page.many);
  EXPECT_GE(page.review().page.accounts.size(), 3U);
}

/// With any one card of his best hand laid all hands named have it; beside a hand that he never trains he is told so.
void hears_of_what_lies(const Match& match, const scene::GameScene& scene, const scene::Prompt& question,
                        const Advice& advice, const Words& words) {
  const auto pieces_of = [&](const AnswerWorth& one) {
    return std::ranges::find(question.options, one.answer, &scene::Option::notation)->pieces;
  };
  const auto said_with = [&](const std::vector<std::uint8_t>& taken) {
    return hint_words(match, scene, question, advice, true, words, taken);
  };
  const AnswerWorth& last = advice.counsel->answers.back();
  for (std::size_t place = 0; place < question.places.size(); ++place) {
    std::vector<std::uint8_t> one_card(6);
    one_card[place] = pieces_of(advice.counsel->answers.front())[place] > 0 ? 1 : 0;
    if (one_card[place] == 0) {
      continue;
    }
    const std::string said = said_with(one_card);
    EXPECT_EQ(said.find(words.say("hint.worth.laid", {{"pieces", question.places[place].label}})), 0U) << said;
    for (const AnswerWorth& hand : advice.counsel->answers) {
      const auto option = std::ranges::find(question.options, hand.answer, &scene::Option::notation);
      if (option->pieces[place] == 0) {
        EXPECT_EQ(said.find(words.say("hint.answer", {{"answer", option->label}})), std::string::npos) << said;
      }
    }
  }
  if (last.share < 0.001) {
    std::vector<std::uint8_t> whole = pieces_of(last);
    whole.resize(6);
    const std::string label = std::ranges::find(question.options, last.answer, &scene::Option::notation)->label;
    EXPECT_EQ(said_with(whole).find(words.say("hint.worth.unsound", {{"pieces", label}})), 0U) << said_with(whole);
  }
  EXPECT_EQ(said_with(std::vector<std::uint8_t>(6)), said_with({}));
}

TEST(KnockOutHint, weighs_answers_in_money_and_mixes_secret_ones) {
  const std::array languages{test::must(Words::load(test::data_folder(), "en")),
                             test::must(Words::load(test::data_folder(), "fr"))};
  const CornerGames games = test::must(CornerGames::open(test::data_folder()));
  const CornerGame& game = *games.find("knock-out");
  const Script script = test::must(read_script(test::playthroughs_of("knock-out").at(0)));
  const auto match = test::must(game.open(script));
  const auto scene = scene::make_scene(*match, game.names(script, languages[0]));
  const auto whole = [](double number) { return std::to_string(std::lround(number)); };
  std::map<std::string, int> asked;
  int worth_more = 0;
  int compared = 0;
  for (std::size_t dice = 0, choices = 0; choices < script.choices.size();) {
    if (match->need().kind == NeedKind::roll) {
      test::must(match->roll(script.dice.at(dice++)));
      continue;
    }
    const Need need = match->pickers()[0];
    const std::string topic(match->topic_name(need));
    if (match->legal(need).size() > 1 && asked[topic]++ % 4 == 0 && asked[topic] < (topic == "bet" ? 18 : 8)) {
      const Advice advice = advise(*game.any_analyst(), *match, need);
      ASSERT_TRUE(advice.counsel && !advice.counsel->answers.empty()) << topic;
      const std::vector<AnswerWorth>& answers = advice.counsel->answers;
      EXPECT_TRUE(std::ranges::is_sorted(answers, std::ranges::greater(), &AnswerWorth::thousands)) << topic;
      double shares = 0;
      for (const AnswerWorth& one : answers) {
        shares += one.share;
      }
      EXPECT_NEAR(shares, need.secret ? 1 : 0, 1e-3) << topic;
      EXPECT_EQ(advice.counsel->aspect.empty(), topic == "train");
      scene->catch_up(*match, 0);
      for (const Words& words : languages) {
        const scene::Prompt question = scene->prompt(*match, need, words);
        const auto label = [&](const AnswerWorth& one) {
          return std::ranges::find(question.options, one.answer, &scene::Option::notation)->label;
        };
        const std::string said = hint_words(*match, *scene, question, advice, true, words);
        const std::string best = label(answers.front());
        const std::size_t quotes_itself = best.find_first_of("\u201c\u00ab");
        EXPECT_NE(said.find(best.substr(0, quotes_itself)), std::string::npos) << said;
        EXPECT_EQ(said.find('{'), std::string::npos) << said;
        const auto harmless = std::ranges::find(answers, question.options.at(question.first).notation, &AnswerWorth::answer);
        if (topic == "bet" && question.first != 0 && harmless != answers.end() &&
            answers.front().thousands - harmless->thousands > 1) {
          ++worth_more;
          EXPECT_NE(said.find(whole(answers.front().thousands - harmless->thousands)), std::string::npos) << said;
        }
        const double least = std::max(0.5, advice.counsel->scatter);
        if (!need.secret && answers.front().thousands - answers.back().thousands > least) {
          const auto other = std::ranges::find_if(answers, [&](const AnswerWorth& one) {
            return said.find(words.say("hint.worth.more", {{"answer", best},
                                                           {"other", label(one)},
                                                           {"sum", whole(answers.front().thousands - one.thousands)}})) == 0;
          });
          EXPECT_TRUE(other != answers.end() || quotes_itself != std::string::npos) << said;
          ++compared;
        }
        if (topic == "bet" || topic == "punch") {
          const scene::Names men = scene->men(scene->end_time(), words);
          const std::string reason =
              words.say("knock-out.reason." + std::string(advice.counsel->aspect),
                        {{"red", men[0]}, {"blue", men[1]}, {"chance", whole(100 * advice.counsel->chance)}});
          EXPECT_NE(said.find(reason), std::string::npos) << said;
          const bool names_the_tables = reason.find('%') != std::string::npos;
          EXPECT_TRUE(names_the_tables || advice.counsel->aspect == "challenge") << "another figure stands at the table";
        }
        if (question.pieces > 0) {
          hears_of_what_lies(*match, *scene, question, advice, words);
        }
        if (std::getenv("FC_PAGES") != nullptr) {
          std::cout << topic << ": " << said << '\n';
        }
      }
    }
    test::must(match->choose(script.choices.at(choices++)));
  }
  EXPECT_EQ(asked.size(), 4U);
  EXPECT_GT(worth_more, 0);
  EXPECT_GT(compared, 0);
}

/// What is said of two managers' accounts of Knock Out, in thousands: given, skill with bets, luck with bets.
std::string said_of_accounts(const std::array<std::array<double, 3>, 2>& accounts, std::string_view language = "en") {
  Ledger ledger{.game = "knock-out", .steps = {}};
  for (const auto& [given, skill, luck] : accounts) {
    ledger.accounts.push_back({.change = 1000 * (given + skill + luck),
                               .given = 1000 * given,
                               .parts = {{.source = "bets", .skill = 1000 * skill, .luck = 1000 * luck}}});
  }
  return accounts_sentence_of(ledger, {"Purple", "Green"}, test::must(Words::load(test::data_folder(), language)));
}

TEST(AccountsSentence, knows_purses_by_what_others_had) {
  EXPECT_EQ(
      said_of_accounts({{{369, 21, 144}, {107, -248, 32}}}),
      "Purple did best (+534), above all by luck with bets (+144); Green did worst (\u2212109), above all by bets that "
      "were never worth it (\u2212248).");
  EXPECT_EQ(said_of_accounts({{{469, 21, 144}, {7, -8, 2}}}),
            "Purple did best (+634), above all by what the fights paid (+469); Green did worst (+1), above all because the "
            "fights paid little (+7).");
}

TEST(AccountsSentence, gives_no_cause_where_nothing_tells) {
  EXPECT_EQ(said_of_accounts({{{100, 0.4, 0.3}, {100, -0.4, 0}}}), "Purple did best (+101); Green did worst (+100).");
}

TEST(AccountsSentence, names_nobody_where_all_did_the_same) {
  EXPECT_EQ(said_of_accounts({{{10, 5, 0}, {10, 0, 5.2}}}), "No one did better than another.");
  EXPECT_EQ(said_of_accounts({{{0, 0, 0}, {0, 0, 0}}}, "fr"), "Personne n\u2019a fait mieux qu\u2019un autre.");
}

}  // namespace
}  // namespace fc::cabinet
