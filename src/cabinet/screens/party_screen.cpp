#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "cabinet/keeping/kept_bouts.h"
#include "cabinet/keeping/seats_record.h"
#include "cabinet/screens/hall_screen.h"

namespace fc::cabinet {
namespace {

using records::BoutResult;
using records::Database;
using records::Outcome;
using records::Tally;
using records::TitleChange;
using records::Whose;

constexpr int bouts_of_a_party = 20;
constexpr int bouts_of_form = 40;

std::string_view key_of(const BoutResult& result) {
  switch (result.title) {
    case TitleChange::won: return "menu.hall.title_won";
    case TitleChange::defended: return "menu.hall.title_defended";
    case TitleChange::lost: return "menu.hall.title_lost";
    case TitleChange::none: break;
  }
  return result.outcome == Outcome::won    ? "menu.hall.outcome_won"
         : result.outcome == Outcome::lost ? "menu.hall.outcome_lost"
                                           : "menu.hall.outcome_drawn";
}

int score_of(Outcome outcome) { return outcome == Outcome::won ? 1 : outcome == Outcome::lost ? -1 : 0; }

/// What a way to end a bout is called; a way that nobody has words for is told in the referee's.
std::string method_words(const std::string& method, const Words& words) {
  const std::string key = key_of_method(method);
  return words.has(key) ? std::string(words[key]) : method;
}

/// Most bouts first.
std::vector<overlay::PartyEnding> endings_of(const Tally& tally, const Words& words) {
  std::map<std::string, overlay::PartyEnding> by_words;
  const auto add = [&](const std::string& method, std::int64_t count, bool won) {
    const std::string called = method_words(method, words);
    overlay::PartyEnding& ending = by_words[called];
    ending.words = called;
    (won ? ending.won : ending.lost) += static_cast<int>(count);
  };
  for (const auto& [method, count] : tally.won_by) {
    add(method, count, true);
  }
  for (const auto& [method, count] : tally.lost_by) {
    add(method, count, false);
  }
  std::vector<overlay::PartyEnding> endings;
  for (auto& [called, ending] : by_words) {
    endings.push_back(std::move(ending));
  }
  std::ranges::stable_sort(endings,
                           [](const auto& one, const auto& other) { return one.won + one.lost > other.won + other.lost; });
  return endings;
}

std::string names_of_games(const Tally& tally, const Words& words) {
  std::string names;
  for (const std::string& game : tally.games) {
    names += (names.empty() ? "" : ", ") + name_of({Whose::game, game}, words);
  }
  return names;
}

void add_figures(records::WeighedSum& all, const records::WeighedSum& sum) {
  all.bouts += sum.bouts;
  all.figures.decisions += sum.figures.decisions;
  all.figures.expected += sum.figures.expected;
  all.figures.result += sum.figures.result;
  all.figures.luck += sum.figures.luck;
  all.figures.reading += sum.figures.reading;
  all.figures.errors += sum.figures.errors;
}

/// Points of a hundred, a mean of so many.
double mean_points(std::int64_t parts, std::int64_t count) {
  constexpr double hundred = 100;
  return hundred * static_cast<double>(parts) / static_cast<double>(records::whole_chance) /
         static_cast<double>(std::max<std::int64_t>(1, count));
}

std::string decimal_words(double value, int digits, const Words& words) {
  std::string figure = fmt::format("{:.{}f}", value, digits);
  if (const auto point = figure.find('.'); point != std::string::npos) {
    figure.replace(point, 1, words["menu.desk.decimal_point"]);
  }
  return figure;
}

/// "+1.4", "\u22120.3".
std::string signed_points(double points, const Words& words) {
  const std::string figure = decimal_words(std::abs(points), 1, words);
  return std::abs(points) < 0.05 ? "0" : (points < 0 ? "\u2212" : "+") + figure;
}

/// Results as they came, and as they would have come with dice that help nobody.
std::string result_line(const records::WeighedSum& sum, const Words& words) {
  return words.say("menu.hall.skill.result_line",
                   {{"result", std::to_string(std::lround(mean_points(sum.figures.result, sum.bouts)))},
                    {"fair", std::to_string(std::lround(mean_points(sum.figures.result - sum.figures.luck, sum.bouts)))}});
}

std::vector<std::array<std::string, 2>> skill_facts(const records::WeighedSum& all, const Words& words) {
  const auto a_bout = [&](std::int64_t parts) {
    return words.say("menu.hall.skill.a_bout", {{"points", signed_points(mean_points(parts, all.bouts), words)}});
  };
  return {{std::string(words["menu.hall.skill.result"]), result_line(all, words)},
          {std::string(words["menu.hall.skill.luck"]), a_bout(all.figures.luck)},
          {std::string(words["menu.hall.skill.reading"]), a_bout(all.figures.reading)},
          {std::string(words["menu.hall.skill.errors"]),
           words.say("menu.hall.skill.a_decision",
                     {{"points", decimal_words(mean_points(all.figures.errors, all.figures.decisions), 2, words)},
                      {"bout", decimal_words(mean_points(all.figures.errors, all.bouts), 0, words)}})}};
}

std::string month_words(int month, const Words& words) {
  constexpr int months = 100;
  return words.say("menu.hall.months", {{"month", std::string(words["menu.month." + std::to_string(month % months)])},
                                        {"year", std::to_string(month / months)}});
}

std::string month_line(const records::WeighedSum& sum, const Words& words) {
  return words.say("menu.hall.skill.month_line",
                   {{"count", std::to_string(sum.bouts)},
                    {"fair", std::to_string(std::lround(mean_points(sum.figures.result - sum.figures.luck, sum.bouts)))},
                    {"luck", signed_points(mean_points(sum.figures.luck, sum.bouts), words)},
                    {"errors", decimal_words(mean_points(sum.figures.errors, sum.figures.decisions), 2, words)}});
}

/// bouts: the latest first. Sums from bout to bout, in won bouts: what came beyond what was to be expected, and how much of
/// that the dice gave.
void add_curves(const std::vector<records::WeighedFigures>& bouts, overlay::PartySkill& skill) {
  skill.came.assign(1, 0.0F);
  skill.dice.assign(1, 0.0F);
  constexpr auto whole = static_cast<float>(records::whole_chance);
  for (auto bout = bouts.rbegin(); bout != bouts.rend(); ++bout) {
    skill.came.push_back(skill.came.back() + static_cast<float>(bout->result - bout->expected) / whole);
    skill.dice.push_back(skill.dice.back() + static_cast<float>(bout->luck) / whole);
  }
}

}  // namespace

std::string key_of_method(const std::string& method) {
  std::string key = "menu.method.";
  for (const char letter : method) {
    key += letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
  }
  return key;
}

PartyScreen::PartyScreen(const HallContext& room, records::Party party, std::string game)
    : room_(room), party_(std::move(party)), game_(std::move(game)) {
  refresh();
  untold_ = party_.whose == Whose::person ? 1 : 0;  // asked with the first update
  if (party_.whose == Whose::person) {
    weigher_.emplace(room_.kept, room_.games, room_.waits);
  }
}

overlay::PartyBout PartyScreen::bout_of(const BoutResult& result, const records::BoutRow& row) const {
  const Words& words = room_.words;
  const BoutWords told = words_of(row, room_.games, words);
  overlay::PartyBout bout{.outcome = std::string(key_of(result)),
                          .score = static_cast<std::int8_t>(score_of(result.outcome)),
                          .title = told.title,
                          .detail = name_of({Whose::game, result.game}, words) + " \u00b7 " + told.line,
                          .when = records::local_time(result.ended),
                          .belt = result.title != TitleChange::none,
                          .readable = told.readable};
  if (party_.whose == Whose::boxer && row.names.size() == 2) {
    const std::string& other = row.names[result.seat == 0 ? 1 : 0];
    bout.title = words.say("menu.hall.against", {{"name", other}});
  }
  return bout;
}

void PartyScreen::fill_figures(const Database& database, const Tally& tally) {
  const Words& words = room_.words;
  model_.won = static_cast<int>(tally.won);
  model_.lost = static_cast<int>(tally.lost);
  model_.drawn = static_cast<int>(tally.drawn);
  const auto count = [](std::int64_t number) { return std::to_string(number); };
  model_.facts.clear();
  if (tally.titles_won + tally.titles_defended + tally.titles_lost > 0) {
    model_.facts.push_back({std::string(words["menu.hall.titles"]),
                            words.say("menu.hall.titles_line", {{"won", count(tally.titles_won)},
                                                                {"defended", count(tally.titles_defended)},
                                                                {"lost", count(tally.titles_lost)}})});
  }
  model_.facts.push_back(
      {std::string(words["menu.hall.streak"]),
       words.say("menu.hall.streak_line", {{"now", count(tally.streak)}, {"best", count(tally.best_streak)}})});
  model_.facts.push_back({std::string(words["menu.hall.game"]), names_of_games(tally, words)});
  model_.endings = endings_of(tally, words);
  const auto latest = records::results_of(database, party_, game_, 0, bouts_of_form);
  model_.form.assign(1, 0.0F);
  float sum = 0;
  for (std::size_t place = latest ? latest->size() : 0; place > 0; --place) {
    sum += static_cast<float>(score_of((*latest)[place - 1].outcome));
    model_.form.push_back(sum);
  }
}

/// The most frequent answers to each kind of question.
void PartyScreen::fill_habits(const Database& database) {
  constexpr std::size_t answers_shown = 6;
  constexpr std::int64_t hundred = 100;
  const Words& words = room_.words;
  const auto sums = records::habits_of(database, party_.name, game_).value_or(std::vector<records::HabitSum>());
  const bool many_games = std::ranges::any_of(sums, [&](const auto& sum) { return sum.game != sums.front().game; });
  model_.habits.clear();
  for (auto from = sums.begin(); from != sums.end();) {
    const auto to = std::find_if(from, sums.end(), [&](const auto& sum) { return sum.question != from->question; });
    overlay::PartyHabit habit{.question = std::string(words[from->question])};
    if (many_games) {
      habit.question += " \u00b7 " + name_of({Whose::game, from->game}, words);
    }
    std::int64_t times = 0;
    std::int64_t guessed = 0;
    std::int64_t right = 0;
    for (auto sum = from; sum != to; ++sum) {
      times += sum->times;
      guessed += sum->guessed;
      right += sum->guessed_right;
    }
    for (auto sum = from; sum != to && habit.answers.size() < answers_shown; ++sum) {
      habit.answers.push_back({.words = std::string(words[sum->answer]),
                               .times = static_cast<int>(sum->times),
                               .share = static_cast<int>((sum->times * hundred + times / 2) / times)});
    }
    if (guessed > 0) {
      habit.read = words.say("menu.hall.read", {{"share", std::to_string((right * hundred + guessed / 2) / guessed)},
                                                {"times", std::to_string(guessed)}});
    }
    model_.habits.push_back(std::move(habit));
    from = to;
  }
}

void PartyScreen::fill_skill(const Database& database) {
  constexpr int bouts_of_plot = 60;
  constexpr std::size_t months_shown = 6;
  const Words& words = room_.words;
  const auto sums = records::weighed_of(database, party_.name, game_).value_or(std::vector<records::WeighedSum>());
  model_.skill.clear();
  for (auto from = sums.begin(); from != sums.end();) {
    const auto to = std::find_if(from, sums.end(), [&](const auto& sum) { return sum.game != from->game; });
    overlay::PartySkill skill;
    records::WeighedSum all{.game = from->game};
    for (auto sum = from; sum != to; ++sum) {
      add_figures(all, *sum);
      if (skill.months.size() < months_shown && std::distance(from, to) > 1) {
        skill.months.push_back({month_words(sum->month, words), month_line(*sum, words)});
      }
    }
    skill.heading = words.say("menu.hall.skill.heading",
                              {{"game", name_of({Whose::game, from->game}, words)}, {"count", std::to_string(all.bouts)}});
    skill.facts = skill_facts(all, words);
    const auto bouts = records::weighed_bouts(database, party_.name, from->game, bouts_of_plot)
                           .value_or(std::vector<records::WeighedFigures>());
    add_curves(bouts, skill);
    model_.skill.push_back(std::move(skill));
    from = to;
  }
  model_.unweighed = weigher_ && weigher_->left() > 0
                         ? words.say("menu.hall.skill.waiting", {{"count", std::to_string(weigher_->left())}})
                         : std::string();
}

void PartyScreen::follow_weigher() {
  if (!weigher_ || weigher_->left() == 0) {
    return;
  }
  const int done = weigher_->done();
  weigher_->follow();
  if (weigher_->done() != done || weigher_->left() == 0) {
    static_cast<void>(room_.kept.records().read([this](const Database& database) -> Result<bool> {
      fill_skill(database);
      return true;
    }));
  }
}

void PartyScreen::update(double) {
  follow_weigher();
  if (untold_ > 0) {
    untold_ = room_.kept.tell_habits([&games = room_.games](const Script& script) { return games.habits(script); });
    static_cast<void>(room_.kept.records().read([this](const Database& database) -> Result<bool> {
      fill_habits(database);
      return true;
    }));
  }
}

void PartyScreen::refresh() {
  const Words& words = room_.words;
  model_.name = name_of(party_, words);
  model_.looks = party_.whose == Whose::boxer ? room_.games.looks_of(model_.name, words) : std::nullopt;
  model_.kind = party_.whose == Whose::boxer ? "menu.hall.of_boxer"
                : party_.whose == Whose::bot ? "menu.hall.of_bot"
                                             : "menu.hall.of_person";
  model_.is_forgettable = party_.whose == Whose::person && party_.name != "person" && room_.flow.may_forget();
  model_.company = party_.whose == Whose::boxer ? "menu.hall.led_by" : "menu.hall.leads";
  const records::TallyFilter filter{.whose = party_.whose, .game = game_};
  const auto read = room_.kept.records().read([&](const Database& database) -> Result<bool> {
    FC_TRY(const Tally tally, records::tally_of(database, party_, filter));
    fill_figures(database, tally);
    if (party_.whose == Whose::person) {
      fill_habits(database);
      fill_skill(database);
    }
    // One more than is shown tells whether there is another page.
    FC_TRY(results_, records::results_of(database, party_, game_, from_, bouts_of_a_party + 1));
    model_.has_newer = from_ > 0;
    model_.has_older = static_cast<int>(results_.size()) > bouts_of_a_party;
    results_.resize(std::min<std::size_t>(results_.size(), bouts_of_a_party));
    model_.bouts.clear();
    for (const BoutResult& result : results_) {
      FC_TRY(const auto row, records::find_bout(database, result.bout));
      model_.bouts.push_back(row ? bout_of(result, *row)
                                 : overlay::PartyBout{.outcome = std::string(key_of(result)), .readable = false});
    }
    return true;
  });
  if (!read) {
    room_.announcer.say(unsaved_words(read.error(), words));
  }
  state_.scroll = 0;
}

bool PartyScreen::press(const Press& press) {
  if (goes_back(press)) {
    room_.flow.back();
    return true;
  }
  return false;
}

std::optional<overlay::PartyAction> PartyScreen::picture(overlay::Ui& ui) const {
  return overlay::party_screen(model_, state_, ui);
}

void PartyScreen::act(const overlay::PartyAction& action) {
  using Kind = overlay::PartyAction::Kind;
  switch (action.kind) {
    case Kind::back: room_.flow.back(); break;
    case Kind::newer:
      from_ = std::max(0, from_ - bouts_of_a_party);
      refresh();
      break;
    case Kind::older:
      from_ += bouts_of_a_party;
      refresh();
      break;
    case Kind::replay: {
      const records::BoutId bout = results_.at(static_cast<std::size_t>(action.index)).bout;
      if (const auto kept = room_.kept.open(bout)) {
        room_.flow.show_again(kept->script, {.row = bout});
      } else {
        room_.announcer.say(one_line(kept.error()));
      }
      break;
    }
    case Kind::forget: room_.flow.forget(party_.name); break;
    case Kind::company: {
      HallQuery query;
      query.filter.whose = party_.whose == Whose::boxer ? Whose::person : Whose::boxer;
      query.filter.game = game_;
      query.filter.beside = party_;
      query.order = records::Order::bouts;
      room_.flow.open_ranking(query);
      break;
    }
  }
}

}  // namespace fc::cabinet
