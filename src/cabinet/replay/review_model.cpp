#include "cabinet/replay/review_model.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "overlay/bout/front_page_parts.h"

namespace fc::cabinet {
namespace {

/// Less than that is not worth a word, in points of a hundred.
constexpr float worth_a_word = 3;
/// What the figures cannot explain is told from so many points on.
constexpr float worth_explaining = 1;
constexpr std::size_t most_rolls_told = 5;
constexpr std::size_t most_rolls_looked_at = 15;
constexpr std::size_t most_pins = 16;

constexpr float points(double chance) { return static_cast<float>(100 * chance); }

/// The corner's errors in one step.
float cost_of(const LedgerStep& step, Corner corner) { return points(step.errors.at(seat_of(corner))); }

/// The bout laid out beside its ledger: which step of one is which of the other.
class Beside {
 public:
  Beside(const Ledger& ledger, const ReplayTrack& track) : ledger_(&ledger), track_(&track) {}

  [[nodiscard]] const Ledger& ledger() const { return *ledger_; }
  /// The step of the track that tells this one of the ledger; null: it is not laid out yet.
  [[nodiscard]] const ReplayStep* told_by(std::size_t step) const {
    const StepPlace& place = ledger_->steps[step].place;
    const std::size_t found = track_->step_behind({.dice = place.dice, .choices = place.choices});
    return found < track_->steps().size() ? &track_->steps()[found] : nullptr;
  }
  /// Where on the curve a moment of the scene lies, 0 to 1.
  [[nodiscard]] float at(double clock) const {
    std::size_t behind = 0;
    while (behind < ledger_->steps.size()) {
      const ReplayStep* step = told_by(behind);
      if (step == nullptr || step->clock > clock) {
        break;
      }
      ++behind;
    }
    return at_step(behind);
  }
  /// So many steps of the ledger lie before it.
  [[nodiscard]] float at_step(std::size_t before) const {
    return static_cast<float>(before) / static_cast<float>(std::max<std::size_t>(1, ledger_->steps.size()));
  }
  [[nodiscard]] const ReplayTrack& track() const { return *track_; }

 private:
  const Ledger* ledger_;
  const ReplayTrack* track_;
};

std::string answer_of(const ReplayStep& step, Corner corner) {
  const auto answer = std::ranges::find(step.answers, static_cast<int>(seat_of(corner)), &GivenAnswer::seat);
  return answer == step.answers.end() ? std::string() : answer->label;
}

/// times: that it happened there.
std::string in_round(int round, const std::string& what, const Words& words, std::size_t times = 1) {
  return words.say(times == 1 ? "review.in_round" : "review.times",
                   {{"round", std::to_string(std::max(1, round))}, {"times", std::to_string(times)}, {"what", what}});
}

/// By the points that are shown.
overlay::ChoiceGrade grade_of(float exact) {
  const float cost = std::round(exact);
  return cost >= blunder_points   ? overlay::ChoiceGrade::blunder
         : cost >= mistake_points ? overlay::ChoiceGrade::mistake
                                  : overlay::ChoiceGrade::inaccuracy;
}

void add_pulls(const Ledger& ledger, const std::array<std::string, 2>& names, const Words& words,
               std::vector<overlay::ReviewPull>& pulls) {
  float from = 0.5F;
  const auto pull = [&](std::string what, double by) {
    const float to = from + static_cast<float>(by);
    pulls.push_back({.words = std::move(what), .from = from, .to = to});
    from = to;
  };
  pull(std::string(words["review.pull.first"]), ledger.first_chance - 0.5);
  pull(std::string(words["review.pull.dice"]), ledger.luck);
  pull(std::string(words["review.pull.reading"]), ledger.reading);
  pull(words.say("review.pull.choices", {{"name", names[0]}}), -ledger.errors[0]);
  pull(words.say("review.pull.choices", {{"name", names[1]}}), ledger.errors[1]);
  if (std::abs(points(ledger.unexplained)) >= worth_explaining) {
    pull(std::string(words["review.pull.unexplained"]), ledger.unexplained);
  }
}

/// The steps whose figure is above nothing, the largest first, at most so many.
template <class Figure>
std::vector<std::size_t> largest(const Ledger& ledger, std::size_t most, float least, Figure figure) {
  std::vector<std::size_t> steps;
  for (std::size_t step = 0; step < ledger.steps.size(); ++step) {
    if (figure(ledger.steps[step]) >= least) {
      steps.push_back(step);
    }
  }
  std::ranges::stable_sort(steps, std::ranges::greater(), [&](std::size_t step) { return figure(ledger.steps[step]); });
  steps.resize(std::min(steps.size(), most));
  return steps;
}

/// What a corner was asked in a step.
const std::string& topic_of(const LedgerStep& step, Corner corner) {
  return step.kind == StepKind::picks ? step.chosen.at(seat_of(corner)).topic : step.topic;
}

/// One answer to one question as a corner gave it over a bout.
struct RepeatedAnswer {
  std::string question;
  std::string taken;
  int times = 0;
  int round = 0;                          ///< the first time
  float points = 0;                       ///< what it cost in all
  std::size_t worst = 0;                  ///< the step in which it cost most
  std::map<std::string, float> better{};  ///< what would have been best instead, by what that would have spared
};

/// Many times hardly anything may be no more than the figures' own error.
bool is_worth_telling(const RepeatedAnswer& answer) {
  constexpr float at_a_time = 0.5F;  // points
  return answer.points >= worth_a_word && answer.points >= at_a_time * static_cast<float>(answer.times);
}

/// What cost most in all comes first.
std::vector<RepeatedAnswer> repeated_answers(const Ledger& ledger, Corner corner) {
  std::map<std::pair<std::string, std::string>, RepeatedAnswer> found;  // by question and answer
  for (std::size_t place = 0; place < ledger.steps.size(); ++place) {
    const LedgerStep& step = ledger.steps[place];
    const StepAnswer& chosen = step.chosen.at(seat_of(corner));
    if (chosen.taken.empty()) {
      continue;
    }
    const std::string& question = topic_of(step, corner);
    const auto [answer, is_new] =
        found.try_emplace({question, chosen.taken},
                          RepeatedAnswer{.question = question, .taken = chosen.taken, .round = step.round, .worst = place});
    RepeatedAnswer& repeated = answer->second;
    ++repeated.times;
    repeated.points += cost_of(step, corner);
    repeated.better[chosen.best] += cost_of(step, corner);
    repeated.worst = cost_of(step, corner) > cost_of(ledger.steps[repeated.worst], corner) ? place : repeated.worst;
  }
  std::vector<RepeatedAnswer> answers;
  for (auto& [key, answer] : found) {
    answers.push_back(std::move(answer));
  }
  std::ranges::stable_sort(answers, std::greater(), &RepeatedAnswer::points);
  return answers;
}

std::string called(const Beside& beside, const std::string& topic, const std::string& answer) {
  const std::string* const name = beside.track().name_of_answer(topic, answer);
  return name == nullptr ? answer : *name;
}

/// "Mostly better: “Rush”.": what would have spared most; empty: nothing.
std::string mostly_better(const Beside& beside, const RepeatedAnswer& answer, const Words& words) {
  std::vector<std::pair<std::string, float>> better(answer.better.begin(), answer.better.end());
  std::ranges::stable_sort(better, std::greater(), &std::pair<std::string, float>::second);
  for (const auto& [other, spared] : better) {
    const std::string* const label = beside.track().name_of_answer(answer.question, other);
    if (label != nullptr && other != answer.taken && spared >= worth_a_word) {
      return words.say("review.advice.better", {{"answer", *label}});
    }
  }
  return {};
}

/// "Punches. 14 times: “Uppercut”. Mostly better: “Left jab”."
std::string repeated_words(const Beside& beside, const RepeatedAnswer& answer, const std::string& label,
                           const Words& words) {
  const std::string question = beside.ledger().game + ".habit." + answer.question;
  const std::string better = mostly_better(beside, answer, words);
  return (words.has(question) ? std::string(words[question]) + ". " : "") +
         words.say("review.often", {{"times", std::to_string(answer.times)}, {"what", label}}) +
         (better.empty() ? "" : " ") + better;
}

/// told: that step, as the track tells it.
void add_choice(const Beside& beside, std::size_t step, const ReplayStep& told, Corner corner, overlay::ReviewLine line,
                Review& review) {
  const LedgerStep& row = beside.ledger().steps[step];
  review.page.choices.at(seat_of(corner)).push_back(std::move(line));
  review.choices.at(seat_of(corner))
      .push_back({.place = told.place,
                  .step = step,
                  .corner = corner,
                  .round = row.round,
                  .label = answer_of(told, corner),
                  .taken = row.chosen.at(seat_of(corner)).taken,
                  .points = cost_of(row, corner)});
}

void add_choices(const Beside& beside, const Words& words, Review& review) {
  for (const Corner corner : both_corners) {
    const float in_all = points(beside.ledger().errors.at(seat_of(corner)));
    review.page.no_choices.at(seat_of(corner)) = words.say(
        in_all >= worth_a_word ? "review.small_choices" : "review.no_choices", {{"points", overlay::points_words(-in_all)}});
    for (const std::size_t step : worst_choices(beside.ledger(), corner)) {
      if (const ReplayStep* told = beside.told_by(step)) {
        const LedgerStep& row = beside.ledger().steps[step];
        const float cost = cost_of(row, corner);
        add_choice(beside, step, *told, corner,
                   {.words = in_round(row.round, answer_of(*told, corner), words), .points = -cost, .grade = grade_of(cost)},
                   review);
      }
    }
    // Then what was no mistake by itself, but was made again and again.
    for (const RepeatedAnswer& answer : repeated_answers(beside.ledger(), corner)) {
      const auto& listed = review.choices.at(seat_of(corner));
      const bool is_listed = std::ranges::any_of(listed, [&](const ReviewedChoice& choice) {
        return choice.taken == answer.taken && topic_of(beside.ledger().steps[choice.step], corner) == answer.question;
      });
      const ReplayStep* told = beside.told_by(answer.worst);
      if (answer.times > 1 && is_worth_telling(answer) && listed.size() < most_choices_told && !is_listed &&
          told != nullptr) {
        add_choice(beside, answer.worst, *told, corner,
                   {.words = repeated_words(beside, answer, answer_of(*told, corner), words),
                    .points = -answer.points,
                    .grade = std::nullopt},
                   review);
      }
    }
  }
}

/// A roll in words: whose it was, what it came to and what was needed, where the game has words for that; else what was said
/// of it, or what stood below the ring.
scene::CommentaryLine told_roll(const Beside& beside, const LedgerStep& row, const ReplayStep& told, const Words& words) {
  const int face = row.faces.empty() ? 0 : row.faces.back();
  const bool comes_off = !row.call || row.call->succeeds(face);
  const std::string key = fmt::format("{}.told-roll.{}.{}", beside.ledger().game, row.topic, comes_off ? "yes" : "no");
  if (!words.has(key)) {
    auto said = beside.track().said_of(told, words);
    return said ? std::move(*said) : scene::CommentaryLine{.time = told.clock, .text = beside.track().shown_of(told, words)};
  }
  const std::vector<std::string>& names = beside.track().names();
  std::string rolled = fmt::format("{}", fmt::join(row.faces, ", "));
  if (row.call && row.call->success != Success::none) {
    constexpr std::array needs{"review.needed.above", "review.needed.at_most", "review.needed.at_least"};
    rolled = words.say(needs.at(static_cast<std::size_t>(row.call->success) - 1),
                       {{"rolled", std::to_string(face + row.call->bonus)}, {"needed", std::to_string(row.call->target)}});
  }
  return {.time = told.clock,
          .text = words.say(key, {{"name", row.seat < names.size() ? names[row.seat] : std::string()},
                                  {"helped", names.at(row.luck > 0 ? 0 : 1)},
                                  {"rolled", rolled}})};
}

void add_rolls(const Beside& beside, const Words& words, Review& review) {
  for (const Corner corner : both_corners) {
    const auto help = [corner](const LedgerStep& step) {
      return step.kind == StepKind::die ? points(corner == Corner::red ? step.luck : -step.luck) : 0.0F;
    };
    struct Thrown {
      std::string said;
      std::set<double> times;  ///< dice of one blow are told in one line
      int round = 0;
      float points = 0;
      records::Steps place{};
    };
    std::vector<Thrown> all;
    for (const std::size_t step : largest(beside.ledger(), most_rolls_looked_at, worth_explaining, help)) {
      const ReplayStep* told = beside.told_by(step);
      if (told == nullptr) {
        continue;
      }
      const LedgerStep& row = beside.ledger().steps[step];
      scene::CommentaryLine said = told_roll(beside, row, *told, words);
      const auto same = std::ranges::find_if(
          all, [&](const Thrown& thrown) { return thrown.said == said.text && thrown.round == row.round; });
      if (same != all.end()) {
        same->times.insert(said.time);
        same->points += help(row);
      } else {
        all.push_back({std::move(said.text), {said.time}, row.round, help(row), told->place});
      }
    }
    std::ranges::stable_sort(all, std::greater(), &Thrown::points);
    all.resize(std::min(all.size(), most_rolls_told));
    for (Thrown& thrown : all) {
      std::string line = in_round(thrown.round, thrown.said, words, thrown.times.size());
      review.page.rolls.at(seat_of(corner)).push_back({.words = std::move(line), .points = thrown.points});
      review.rolls.at(seat_of(corner)).push_back(thrown.place);
    }
  }
}

std::string habit_words(const Beside& beside, const PickHabit& habit, const Words& words) {
  return cabinet::habit_words(
      beside.ledger().game, habit, [&](const std::string& answer) { return called(beside, habit.topic, answer); }, words);
}

/// Of fewer secret picks nobody can say how they could be read.
constexpr int least_picks_told = 6;

void add_reads(const Beside& beside, const Words& words, Review& review) {
  for (const Corner corner : both_corners) {
    const PicksRead& read = beside.ledger().read.at(seat_of(corner));
    if (read.picks == 0) {
      continue;
    }
    if (read.picks < least_picks_told) {
      review.page.read.at(seat_of(corner)).habit = words["review.read.few"];
      continue;
    }
    const auto count = static_cast<double>(read.picks);
    review.page.read.at(seat_of(corner)) = {
        .line = words.say("review.read.line", {{"picks", std::to_string(read.picks)},
                                               {"guessed", std::to_string(std::lround(read.guessed))},
                                               {"allowed", std::to_string(std::lround(read.allowed))}}),
        .habit = read.habit ? habit_words(beside, *read.habit, words) : std::string(words["review.read.no_habit"]),
        .guessed = static_cast<float>(read.guessed / count),
        .allowed = static_cast<float>(read.allowed / count)};
  }
}

/// What whoever lost can do otherwise next time: the answer that cost him most over the bout, else the habit that gave him
/// away; or that it was not his choices.
std::string advice_of(const Beside& beside, const std::array<std::string, 2>& names, const Words& words) {
  const Ledger& ledger = beside.ledger();
  if (ledger.result == 0.5 || !ledger.over) {
    return {};
  }
  const Corner loser = ledger.result < 0.5 ? Corner::red : Corner::blue;
  const std::vector<RepeatedAnswer> answers = repeated_answers(ledger, loser);
  const std::string& name = names.at(seat_of(loser));
  const PicksRead& read = ledger.read.at(seat_of(loser));
  // Whoever was not guessed against need not hear of it first.
  const bool was_read = points(loser == Corner::red ? -ledger.reading : ledger.reading) >= worth_a_word;
  const std::optional<PickHabit> habit = read.picks < least_picks_told || !was_read ? std::nullopt : read.habit;
  const auto worth = std::ranges::find_if(answers, is_worth_telling);
  if (worth == answers.end()) {
    if (!habit && 100 * ledger.errors.at(seat_of(loser)) >= worth_a_word) {
      return {};  // many small things, which the sentence has told
    }
    return habit ? words.say("review.advice.habit", {{"name", name}, {"habit", habit_words(beside, *habit, words)}})
                 : words.say("review.advice.none", {{"name", name}});
  }
  const RepeatedAnswer& cost = *worth;
  const std::string said = words.say(cost.times > 1 ? "review.advice.often" : "review.advice.once",
                                     {{"name", name},
                                      {"answer", called(beside, cost.question, cost.taken)},
                                      {"times", std::to_string(cost.times)},
                                      {"round", std::to_string(std::max(1, cost.round))},
                                      {"points", std::to_string(std::lround(cost.points))}});
  const std::string better = mostly_better(beside, cost, words);
  return better.empty() ? said : said + " " + better;
}

/// A pin and where it leads.
struct PinAt {
  overlay::ReviewPin pin;
  records::Steps place;
};

/// Where a die or two picks moved the chance most.
std::optional<PinAt> turning_pin(const Beside& beside, const Words& words) {
  const auto move = [](const LedgerStep& step) { return points(std::max(std::abs(step.luck), std::abs(step.reading))); };
  const auto steps = largest(beside.ledger(), 1, worth_a_word, move);
  const ReplayStep* told = steps.empty() ? nullptr : beside.told_by(steps.front());
  if (told == nullptr) {
    return std::nullopt;
  }
  const LedgerStep& row = beside.ledger().steps[steps.front()];
  std::string what = row.kind == StepKind::die ? told_roll(beside, row, *told, words).text : std::string();
  for (const GivenAnswer& answer : told->answers) {
    what += (what.empty() ? "" : "  \u00b7  ") + answer.label;
  }
  return PinAt{.pin = {.kind = overlay::ReviewPin::Kind::turning,
                       .at = beside.at_step(steps.front() + 1),
                       .who = std::nullopt,
                       .words = words.say("review.pin.turning", {{"what", in_round(row.round, what, words)}})},
               .place = told->place};
}

void add_pins(const Beside& beside, const ReplayTrack& track, const std::array<std::string, 2>& names, const Words& words,
              Review& review) {
  std::vector<PinAt> pins;
  if (auto turning = turning_pin(beside, words)) {
    pins.push_back(std::move(*turning));
  }
  for (const Corner corner : both_corners) {
    const auto& choices = review.choices.at(seat_of(corner));
    for (std::size_t index = 0; index < choices.size(); ++index) {
      const overlay::ReviewLine& line = review.page.choices.at(seat_of(corner))[index];
      if (!line.grade) {
        continue;  // no moment of its own
      }
      pins.push_back(
          {.pin = {.kind = overlay::ReviewPin::Kind::choice,
                   .at = beside.at_step(choices[index].step + 1),
                   .who = corner,
                   .words = words.say("review.pin.choice", {{"name", names.at(seat_of(corner))},
                                                            {"what", line.words},
                                                            {"grade", std::string(words[overlay::key_of(*line.grade)])}}),
                   .grade = line.grade},
           .place = choices[index].place});
    }
  }
  for (const bool down : {true, false}) {
    for (const Bookmark& mark : track.bookmarks()) {
      const bool wanted =
          mark.kind == (down ? overlay::TimeLineMark::Kind::down : overlay::TimeLineMark::Kind::cut) && mark.who;
      if (wanted && pins.size() < most_pins) {
        const std::string what =
            words.say(down ? "review.pin.down" : "review.pin.cut", {{"name", names.at(seat_of(*mark.who))}});
        pins.push_back({.pin = {.kind = down ? overlay::ReviewPin::Kind::down : overlay::ReviewPin::Kind::cut,
                                .at = beside.at(mark.clock),
                                .who = mark.who,
                                .words = in_round(mark.round, what, words)},
                        .place = track.place_at(mark.clock)});
      }
    }
  }
  std::ranges::stable_sort(pins, {}, [](const PinAt& each) { return each.pin.at; });
  for (PinAt& each : pins) {
    review.page.pins.push_back(std::move(each.pin));
    review.pins.push_back(each.place);
  }
}

/// A part of the sentence: who did something, and what, without him.
struct Clause {
  Corner who;
  std::string did;
  bool is_bad = false;  ///< for him
};

/// The corner whose choices cost more, if that is worth a word.
std::optional<Clause> worse_choices(const Ledger& ledger, const std::array<std::string, 2>& names, const Words& words) {
  const float more = points(ledger.errors[0] - ledger.errors[1]);
  if (std::abs(more) < worth_a_word) {
    return std::nullopt;
  }
  const Corner who = more > 0 ? Corner::red : Corner::blue;
  const auto worst = largest(ledger, 1, blunder_points, [who](const LedgerStep& step) { return cost_of(step, who); });
  if (!worst.empty()) {
    const LedgerStep& step = ledger.steps[worst.front()];
    const bool lost = who == Corner::red ? ledger.result < 0.5 : ledger.result > 0.5;
    return Clause{who,
                  words.say(lost ? "review.sentence.threw" : "review.sentence.hard",
                            {{"round", std::to_string(std::max(1, step.round))},
                             {"points", overlay::points_words(-cost_of(step, who))}}),
                  true};
  }
  return Clause{who,
                words.say("review.sentence.worse",
                          {{"other", names.at(1 - seat_of(who))}, {"points", overlay::points_words(-std::abs(more))}}),
                true};
}

}  // namespace

std::vector<std::size_t> worst_choices(const Ledger& ledger, Corner corner) {
  return largest(ledger, most_choices_told, inaccuracy_points,
                 [corner](const LedgerStep& step) { return cost_of(step, corner); });
}

std::string habit_words(const std::string& game, const PickHabit& habit,
                        const std::function<std::string(const std::string& answer)>& label, const Words& words) {
  constexpr std::array<std::string_view, 4> keys{"review.read.always", "review.read.after_pick", "review.read.after_success",
                                                 "review.read.after_failure"};
  return words.say(keys.at(static_cast<std::size_t>(habit.kind)),
                   {{"question", std::string(words[game + ".habit." + habit.topic])},
                    {"pick", label(habit.pick)},
                    {"after", label(habit.after)},
                    {"times", std::to_string(habit.times)},
                    {"of", std::to_string(habit.of)},
                    {"expected", std::to_string(std::lround(habit.expected))}});
}

std::string rarity_of(const Ledger& ledger, const Words& words) {
  constexpr double at_least = 3;  // bouts: more common dice are nothing to talk about
  constexpr double at_most = 1000;
  if (ledger.luck_spread <= 0) {
    return {};
  }
  const double share = std::erfc(std::abs(ledger.luck) / ledger.luck_spread / std::numbers::sqrt2);
  const double bouts = std::min(at_most, 1 / std::max(share, 1 / at_most));
  return bouts < at_least ? std::string() : words.say("review.rarity", {{"bouts", std::to_string(std::lround(bouts))}});
}

std::string sentence_of(const Ledger& ledger, const std::array<std::string, 2>& names, const Words& words) {
  std::vector<Clause> clauses;
  const auto in_favour = [&](double chance, const char* key) {
    if (std::abs(points(chance)) >= worth_a_word) {
      const Corner who = chance > 0 ? Corner::red : Corner::blue;
      const std::string by = overlay::points_words(std::abs(points(chance)));
      clauses.push_back({who, words.say(key, {{"other", names.at(1 - seat_of(who))}, {"points", by}})});
    }
  };
  constexpr double favourite = 0.1;
  if (std::abs(ledger.first_chance - 0.5) >= favourite) {
    in_favour(ledger.first_chance - 0.5, "review.sentence.favourite");
  }
  in_favour(ledger.luck, "review.sentence.dice");
  in_favour(ledger.reading, "review.sentence.read");
  if (auto worse = worse_choices(ledger, names, words)) {
    clauses.push_back(std::move(*worse));
  }
  std::string said = clauses.empty() ? std::string(words["review.sentence.even"]) : std::string();
  for (std::size_t at = 0; at < clauses.size(); ++at) {
    const std::string& name = names.at(seat_of(clauses[at].who));
    if (at == 0) {
      said = words.say("review.sentence.clause", {{"name", name}, {"did", clauses[at].did}});
    } else if (clauses[at].who == clauses[at - 1].who) {
      const bool goes_on = at + 1 < clauses.size() && clauses[at + 1].who == clauses[at].who;
      said = words.say(clauses[at].is_bad ? "review.sentence.though"
                       : goes_on          ? "review.sentence.also"
                                          : "review.sentence.again",
                       {{"before", said}, {"did", clauses[at].did}});
    } else {
      said = words.say("review.sentence.other", {{"before", said}, {"name", name}, {"did", clauses[at].did}});
    }
  }
  said = words.say("review.sentence.whole", {{"clauses", said}});
  constexpr float much = 20;  // whoever weighs the other figures should know
  const float unexplained = std::abs(points(ledger.unexplained));
  return unexplained < much
             ? said
             : words.say("review.sentence.but", {{"said", said}, {"points", std::to_string(std::lround(unexplained))}});
}

Review review_of(const Ledger& ledger, const ReplayTrack& track, const std::vector<std::string>& names, const Words& words) {
  if (!ledger.accounts.empty()) {
    return accounts_review(ledger, track, names, words);
  }
  Review review;
  overlay::ReviewModel& page = review.page;
  page.names = {overlay::surname(names[0]), overlay::surname(names[1])};
  page.sentence = sentence_of(ledger, page.names, words);
  page.rarity = rarity_of(ledger, words);
  add_pulls(ledger, page.names, words, page.pulls);
  page.chances.push_back(static_cast<float>(ledger.first_chance));
  const Beside beside(ledger, track);
  int round = 0;
  for (std::size_t step = 0; step < ledger.steps.size(); ++step) {
    const LedgerStep& row = ledger.steps[step];
    if (row.round > round) {
      round = row.round;
      page.bells.push_back({.at = beside.at_step(step), .round = round});
    }
    page.chances.push_back(static_cast<float>(row.after));
  }
  if (track.is_laid_out()) {
    page.whole = true;
    add_choices(beside, words, review);
    add_rolls(beside, words, review);
    add_reads(beside, words, review);
    page.advice = advice_of(beside, page.names, words);
    add_pins(beside, track, page.names, words, review);
  }
  return review;
}

}  // namespace fc::cabinet
