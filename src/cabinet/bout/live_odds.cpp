#include "cabinet/bout/live_odds.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <iterator>
#include <string_view>
#include <utility>
#include <vector>

#include "cabinet/replay/review_model.h"
#include "platform/frame_clock.h"

namespace fc::cabinet {

void LiveOdds::follow(const Match& match, const Analyst& analyst, double told) {
  const std::size_t answers = match.script().dice.size() + match.script().choices.size();
  if (answers == answers_ && !known_.empty()) {
    return;
  }
  if (answers < answers_) {
    known_.clear();  // something was taken back
  }
  answers_ = answers;
  if (const std::optional<double> chance = analyst.chance(match)) {
    known_.push_back({.told = told, .chance = static_cast<float>(*chance)});
  }
}

std::optional<float> LiveOdds::at(double clock, bool glides) const {
  if (known_.empty()) {
    return std::nullopt;
  }
  constexpr double glide = 0.5;
  const auto next = std::ranges::upper_bound(known_, clock, {}, &Known::told);
  if (next == known_.begin()) {
    return known_.front().chance;
  }
  const Known& now = *std::prev(next);
  if (!glides || next == known_.end()) {
    return now.chance;
  }
  const double begins = std::max(now.told, next->told - glide);
  const auto share = static_cast<float>(std::clamp((clock - begins) / (next->told - begins), 0.0, 1.0));
  return now.chance + (next->chance - now.chance) * share;
}

namespace {

/// Points of a hundred: what costs less is as good.
constexpr double no_difference = 1;

/// An answer as the screen words it.
struct HintAnswer {
  std::string label;
  double points = 0;  ///< of a hundred: what it costs against the best one
  double share = 0;   ///< of a secret pick: how often the best mix makes it
};

/// How the screen words an answer to a question; empty: not at all.
std::string label_of(const scene::Prompt& question, const std::string& answer) {
  const auto option = std::ranges::find(question.options, answer, &scene::Option::notation);
  return option == question.options.end() ? std::string() : option->label;
}

/// The best first; one label stands for all answers that are called so, by the best of them.
std::vector<HintAnswer> weighed_answers(const Match& match, const scene::Prompt& question, const Advice& advice) {
  const std::vector<std::string> legal = match.legal(question.need);
  std::vector<HintAnswer> answers;
  for (std::size_t place = 0; place < std::min(legal.size(), advice.costs.size()); ++place) {
    if (std::string label = label_of(question, legal[place]); !label.empty()) {
      answers.push_back({.label = std::move(label),
                         .points = 100 * advice.costs[place],
                         .share = advice.shares.empty() ? 0 : advice.shares.at(place)});
    }
  }
  std::ranges::stable_sort(answers, {}, &HintAnswer::points);
  std::vector<HintAnswer> named;
  for (HintAnswer& answer : answers) {
    if (const auto same = std::ranges::find(named, answer.label, &HintAnswer::label); same != named.end()) {
      same->share += answer.share;
    } else {
      named.push_back(std::move(answer));
    }
  }
  return named;
}

std::string rounded(double points) { return std::to_string(std::lround(points)); }

/// The same within quotes: what it quotes itself stands in the other kind of them.
std::string quotable(std::string label) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 4> marks{
      {{"\u201c", "\u2018"}, {"\u201d", "\u2019"}, {"\u00ab\u00a0", "\u201c"}, {"\u00a0\u00bb", "\u201d"}}};
  for (const auto& [mark, inner] : marks) {
    for (std::size_t at = label.find(mark); at != std::string::npos; at = label.find(mark, at + inner.size())) {
      label.replace(at, mark.size(), inner);
    }
  }
  return label;
}

/// "a, b and c".
std::string joined(const std::vector<std::string>& named, const Words& words) {
  std::string before;
  for (std::size_t place = 0; place + 1 < named.size(); ++place) {
    before += (place == 0 ? "" : ", ") + named[place];
  }
  return before.empty() ? named.back() : words.say("hint.and", {{"before", before}, {"last", named.back()}});
}

/// What a mix is said by.
struct MixKeys {
  std::string_view one;     ///< always the same
  std::string_view all;     ///< it changes between those named
  std::string_view others;  ///< there are others beside those named
};

/// The likeliest, with how often each is picked. chance: his own, for keys that tell it.
std::string mix_words(std::vector<HintAnswer> answers, const MixKeys& keys, const std::string& chance, const Words& words) {
  constexpr double worth_naming = 0.1;
  constexpr double nearly_all = 0.85;
  constexpr double nearly_always = 0.995;
  constexpr std::size_t most = 3;
  std::ranges::stable_sort(answers, std::greater(), &HintAnswer::share);
  std::vector<std::string> named;
  double shares = 0;
  for (const HintAnswer& one : answers) {
    if (named.size() < most && (named.empty() || one.share >= worth_naming)) {
      named.push_back(words.say(one.share > nearly_always ? "hint.answer" : "hint.share",
                                {{"answer", one.label}, {"share", rounded(100 * one.share)}}));
      shares += one.share;
    }
  }
  return words.say(shares < nearly_all ? keys.others
                   : named.size() > 1  ? keys.all
                                       : keys.one,
                   {{"answers", joined(named, words)}, {"chance", chance}});
}

std::string mix_words(const scene::Prompt& question, const Counsel& counsel, const Words& words) {
  std::vector<HintAnswer> answers;
  for (const AnswerWorth& one : counsel.answers) {
    answers.push_back({.label = label_of(question, one.answer), .share = one.share});
  }
  return mix_words(std::move(answers),
                   {.one = "hint.worth.pick", .all = "hint.worth.mix", .others = "hint.worth.mix-others"}, "", words);
}

/// Which answer is worth most, beside the one that does no harm or the next that is worth less, and what the worst is worth.
/// reason: with a blank before it, or nothing.
std::string worth_words(const scene::Prompt& question, const Counsel& counsel, const std::string& reason, bool prices,
                        const Words& words) {
  const double worth_naming = std::max(0.5, counsel.scatter);  // thousands: half of one is rounded to one
  const AnswerWorth& best = counsel.answers.front();
  const AnswerWorth& worst = counsel.answers.back();
  const auto label = [&](const AnswerWorth& one) { return quotable(label_of(question, one.answer)); };
  if (best.thousands - worst.thousands < worth_naming) {
    return words.say("hint.worth.level", {{"answer", label(best)}}) + reason;
  }
  const auto harmless =
      question.first == 0
          ? counsel.answers.end()
          : std::ranges::find(counsel.answers, question.options.at(question.first).notation, &AnswerWorth::answer);
  const auto is_less = [&](const AnswerWorth& one) { return best.thousands - one.thousands >= worth_naming; };
  const auto other =
      harmless != counsel.answers.end() && is_less(*harmless) ? harmless : std::ranges::find_if(counsel.answers, is_less);
  std::string said =
      words.say("hint.worth.more",
                {{"answer", label(best)}, {"other", label(*other)}, {"sum", rounded(best.thousands - other->thousands)}}) +
      reason;
  const auto praised = std::ranges::find(question.options, best.answer, &scene::Option::notation);
  if (praised != question.options.end() && !praised->warning.empty()) {
    said += " " + words.say("hint.worth.warned", {{"warning", praised->warning}});
  }
  if (prices && &*other != &worst) {
    said +=
        " " + words.say("hint.worth.less", {{"answer", label(worst)}, {"sum", rounded(best.thousands - worst.thousands)}});
  }
  return said;
}

/// The answers that can still be made of the pieces taken, each as often as it then is.
std::vector<AnswerWorth> still_possible(const scene::Prompt& question, const std::vector<AnswerWorth>& answers,
                                        std::span<const std::uint8_t> taken) {
  std::vector<AnswerWorth> possible;
  double shares = 0;
  for (const AnswerWorth& one : answers) {
    const auto option = std::ranges::find(question.options, one.answer, &scene::Option::notation);
    if (option != question.options.end() &&
        std::ranges::equal(option->pieces, taken.first(option->pieces.size()), std::ranges::greater_equal())) {
      possible.push_back(one);
      shares += one.share;
    }
  }
  for (AnswerWorth& one : possible) {
    one.share /= std::max(shares, 1e-9);
  }
  constexpr double never = 0.005;
  return shares < never ? std::vector<AnswerWorth>() : possible;
}

std::string mix_words_from(const scene::Prompt& question, const Counsel& counsel, std::span<const std::uint8_t> taken,
                           const Words& words) {
  std::string pieces;
  for (std::size_t place = 0; place < std::min(taken.size(), question.places.size()); ++place) {
    for (int piece = 0; piece < taken[place]; ++piece) {
      pieces += (pieces.empty() ? "" : ", ") + question.places[place].label;
    }
  }
  if (question.pieces == 0 || pieces.empty()) {
    return mix_words(question, counsel, words);
  }
  const Counsel possible{.answers = still_possible(question, counsel.answers, taken)};
  return possible.answers.empty()
             ? words.say("hint.worth.unsound", {{"pieces", pieces}}) + " " + mix_words(question, counsel, words)
             : words.say("hint.worth.laid", {{"pieces", pieces}}) + " " + mix_words(question, possible, words);
}

std::string counsel_words(const Match& match, const scene::GameScene& scene, const scene::Prompt& question,
                          const Counsel& counsel, bool prices, const Words& words, std::span<const std::uint8_t> taken) {
  if (counsel.answers.empty()) {
    return {};
  }
  std::string reason;
  if (!counsel.aspect.empty()) {
    const scene::Names men = scene.men(scene.end_time(), words);
    reason = " " + words.say(match.script().game + ".reason." + std::string(counsel.aspect),
                             {{"red", men[0]}, {"blue", men[1]}, {"chance", rounded(100 * counsel.chance)}});
  }
  return question.secret() ? mix_words_from(question, counsel, taken, words) + reason
                           : worth_words(question, counsel, reason, prices, words);
}

}  // namespace

std::string reason_words(const Match& match, const scene::GameScene& scene, const scene::Prompt& question,
                         const Reason& reason, const Words& words) {
  const std::string& game = match.script().game;
  if (reason.kind == ReasonKind::aspect) {
    const std::string any = (reason.aspect == "end" ? "hint" : game) + ".reason." + reason.aspect;
    const std::string of_worst = any + "." + reason.other;
    const std::string& key = words.has(of_worst) ? of_worst : any;
    return words.has(key) ? " " + words.say(key, {{"best", label_of(question, reason.answer)},
                                                  {"worst", label_of(question, reason.other)}})
                          : std::string();
  }
  const Needs pickers = match.pickers();
  const auto others = std::ranges::find_if(pickers, [&](const Need& need) { return need.seat != question.need.seat; });
  if (reason.kind == ReasonKind::whatever || others == pickers.end()) {
    return " " + words.say("hint.reason.whatever", {{"answer", label_of(question, reason.answer)}});
  }
  const scene::Prompt asks_him = scene.prompt(match, *others, words);
  if (reason.kind == ReasonKind::habit) {
    const std::string habit = habit_words(
        game, *reason.habit, [&](const std::string& answer) { return label_of(asks_him, answer); }, words);
    return " " + words.say("hint.reason.habit", {{"habit", habit},
                                                 {"answer", label_of(question, reason.answer)},
                                                 {"points", rounded(100 * reason.gain)}});
  }
  return " " + words.say("hint.reason.against", {{"answer", label_of(question, reason.answer)},
                                                 {"other", label_of(asks_him, reason.other)},
                                                 {"share", rounded(100 * reason.share)}});
}

std::string hint_words(const Match& match, const scene::GameScene& scene, const scene::Prompt& question,
                       const Advice& advice, bool prices, const Words& words, std::span<const std::uint8_t> taken) {
  if (advice.counsel) {
    return counsel_words(match, scene, question, *advice.counsel, prices, words, taken);
  }
  const std::vector<HintAnswer> answers = weighed_answers(match, question, advice);
  if (answers.empty()) {
    return {};
  }
  const std::string chance = rounded(100 * advice.chance);
  const HintAnswer& worst = answers.back();
  if (worst.points < no_difference) {
    return words.say("hint.level", {{"answer", answers.front().label}, {"chance", chance}});
  }
  if (!prices) {
    const bool is_told = advice.reason && advice.reason->kind != ReasonKind::habit;
    const std::string answer = is_told ? label_of(question, advice.reason->answer) : answers.front().label;
    const std::string said =
        words.say("hint.open", {{"answers", words.say("hint.answer", {{"answer", answer}})}, {"chance", chance}});
    return advice.reason ? said + reason_words(match, scene, question, *advice.reason, words) : said;
  }
  constexpr std::ptrdiff_t most_level = 4;
  const auto worse = std::ranges::find_if(answers, [](const HintAnswer& one) { return one.points >= no_difference; });
  const auto next = static_cast<std::size_t>(std::min(most_level, worse - answers.begin()));
  std::string said;
  if (advice.shares.empty()) {
    std::vector<std::string> level;
    for (const HintAnswer& answer : std::span(answers).first(next)) {
      level.push_back(words.say("hint.answer", {{"answer", answer.label}}));
    }
    said = words.say(next > 1 ? "hint.several" : "hint.open", {{"answers", joined(level, words)}, {"chance", chance}});
  } else {
    said = mix_words(answers, {.one = "hint.sealed", .all = "hint.mix", .others = "hint.mix-others"}, chance, words);
  }
  if (advice.reason) {
    said += reason_words(match, scene, question, *advice.reason, words);
  }
  const std::string praised = advice.reason ? label_of(question, advice.reason->answer) : std::string();
  const auto price = [&](const HintAnswer& answer) {
    if (answer.label == praised) {
      return;  // by the best mix it costs something: what punishes a habit need not be in it
    }
    said += " " + words.say("hint.costs", {{"answer", answer.label}, {"points", rounded(answer.points)}});
  };
  if (next + 1 < answers.size() && answers[next].points >= no_difference) {
    price(answers[next]);
  }
  price(worst);
  return said;
}

Adviser::~Adviser() {
  if (worker_ != nullptr) {
    worker_->forget();
  }
}

void Adviser::ask(const Analyst& analyst, const Match& match, const Need& need, std::size_t number) {
  if (std::exchange(asked_, number) == number) {
    return;
  }
  if (worker_ == nullptr) {
    worker_ = std::make_unique<Worker<Job, Result<Known>>>(
        [so_far = BoutSoFar()](const Job& job, const std::stop_token& stop) mutable -> Result<Known> {
          return Known{.advice = advise(*job.analyst, *job.match, job.need, so_far, stop), .number = job.number};
        });
    worker_->call_when_ready(platform::FrameClock::wake);
  }
  worker_->hand_over({.analyst = &analyst, .match = match.copy(), .need = need, .number = number},
                     [](const Job&) { return true; });
}

const Advice* Adviser::about(std::size_t number, bool waits) {
  if (worker_ == nullptr) {
    return nullptr;
  }
  if (waits && asked_ == number) {
    worker_->finish();
  }
  while (auto known = worker_->take()) {
    known_ = *known ? std::move(**known) : Known{.advice = {}, .number = asked_};  // nothing can be said where that failed
  }
  return known_ && known_->number == number ? &known_->advice : nullptr;
}

}  // namespace fc::cabinet
