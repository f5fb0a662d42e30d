#include "match/conductor.h"

#include <algorithm>
#include <utility>

#include "core/result.h"
#include "match/script.h"

namespace fc {

Conductor::Conductor(ConductorPlan plan)
    : opening_(std::move(plan.match)),
      match_(opening_->copy()),
      bots_(std::move(plan.bots)),
      seed_(plan.seed),
      dice_(random_stream(plan.seed, dice_stream)),
      recorder_(std::move(plan.recorder)) {
  FC_CHECK(here() == ScriptPlace{});
}

Result<std::unique_ptr<Conductor>> Conductor::resume(ConductorPlan plan, const Script& so_far) {
  auto conductor = replay(std::move(plan), so_far);
  if (conductor) {
    (*conductor)->finish_replay();
    (*conductor)->take_over();
    (*conductor)->keep();  // the script may have ended between two picks that belong together
  }
  return conductor;
}

Result<std::unique_ptr<Conductor>> Conductor::replay(ConductorPlan plan, Script script) {
  // Tried out first, so that a script that is wrong at its end fails before anything of it is shown.
  FC_TRY(fc::replay(*plan.match->copy(), script));
  auto conductor = std::make_unique<Conductor>(std::move(plan));
  conductor->replay_ = std::move(script);
  return conductor;
}

Result<std::unique_ptr<Conductor>> Conductor::watch(ConductorPlan plan, const Script& so_far) {
  auto conductor = replay(std::move(plan), so_far);
  if (conductor) {
    (*conductor)->finish_replay();
  }
  return conductor;
}

Result<bool> Conductor::follow(const Script& script) {
  FC_CHECK(replay_.has_value());
  FC_TRY(fc::replay(*opening_->copy(), script));
  const bool goes_on = script.dice.size() >= replay_->dice.size() && script.choices.size() >= replay_->choices.size() &&
                       std::equal(replay_->dice.begin(), replay_->dice.end(), script.dice.begin()) &&
                       std::equal(replay_->choices.begin(), replay_->choices.end(), script.choices.begin());
  if (goes_on) {
    replay_ = script;
  }
  return goes_on;
}

Conductor::ScriptPlace Conductor::here() const {
  return {.dice = match_->script().dice.size(), .choices = match_->script().choices.size()};
}

Conductor::Step Conductor::advance() {
  const Need need = match_->need();
  if (need.kind == NeedKind::finished) {
    return Step::finished;
  }
  if (need.kind == NeedKind::roll) {
    return throw_dice();
  }
  if (need.kind == NeedKind::bout) {
    return replay_ ? bout_of_replay() : Step::bout;
  }
  if (replay_) {
    return step_of_replay();
  }
  if (!asked_) {
    ask();
  }
  while (const auto thought = thinker_.take()) {
    answer(*thought);
  }
  if (picks_.complete() && !held_) {
    open_picks();
    return Step::moved;
  }
  return questions().empty() ? Step::bots : Step::people;
}

Conductor::Step Conductor::advance_and_wait() {
  Step step = advance();
  while (step == Step::bots || step == Step::people) {
    const auto thought = thinker_.wait();
    if (!thought) {
      return step;
    }
    answer(*thought);
    step = advance();
  }
  return step;
}

/// None: the replayed script ends here.
std::optional<int> Conductor::next_face(const Die& die) {
  const std::size_t place = here().dice;
  if (replay_ && place == replay_->dice.size()) {
    return std::nullopt;
  }
  // Thrown in a replay too, so that a bout that goes on from here is the one that was never interrupted.
  const int face = throw_die(dice_, die);
  return replay_ ? replay_->dice[place] : face;
}

/// The die that is awaited and those that fall together with it. A replayed script may end between them.
Conductor::Step Conductor::throw_dice() {
  const ScriptPlace before = here();
  for (bool more = true; more;) {
    const Need need = match_->need();
    const std::optional<int> face = next_face(need.die);
    if (!face) {
      break;
    }
    const Result<void> rolled = match_->roll(*face);
    FC_CHECK(rolled.has_value());
    more = need.more_dice > 0;
  }
  if (here() == before) {
    return Step::replay_over;
  }
  revealed_ = here();
  stepped();
  return Step::moved;
}

Conductor::Step Conductor::step_of_replay() {
  const ScriptPlace place = here();
  const Needs questions = match_->pickers();
  if (place.choices + questions.size() > replay_->choices.size()) {
    // A script may end between the punch and its guess; that punch stays sealed until both are made anew.
    return Step::replay_over;
  }
  picks_.ask(questions);
  for (std::size_t index = 0; index < questions.size(); ++index) {
    const Result<void> sealed = picks_.seal(*match_, questions[index].seat, replay_->choices[place.choices + index]);
    FC_CHECK(sealed.has_value());
  }
  open_picks();
  return Step::moved;
}

Conductor::Step Conductor::bout_of_replay() {
  const std::size_t place = here().choices;
  if (place == replay_->choices.size()) {
    return Step::replay_over;
  }
  const Result<void> entered = match_->choose(replay_->choices[place]);
  FC_CHECK(entered.has_value());
  revealed_ = here();
  stepped();
  return Step::moved;
}

Result<void> Conductor::enter(std::string_view result) {
  if (replay_ || match_->need().kind != NeedKind::bout) {
    return fault(FaultCode::wrong_question, "", "no bout is awaited here");
  }
  FC_TRY(match_->choose(result));
  revealed_ = here();
  stepped();
  return {};
}

void Conductor::finish_replay() {
  while (replay_ && advance() == Step::moved) {
  }
}

void Conductor::take_over() { replay_.reset(); }

void Conductor::ask() {
  picks_.ask(match_->pickers());
  for (const Need& question : picks_.questions()) {
    if (is_bot(question.seat)) {
      ask_bot(question);
    }
  }
  asked_ = true;
}

void Conductor::ask_bot(const Need& question) {
  const ScriptPlace place = here();
  const std::uint64_t thought = stream_of_thought(place.dice + place.choices, question.seat);
  thinker_.ask(question.seat, *bots_[question.seat], match_->brief(question), random_stream(seed_, thought).bits());
}

void Conductor::hand_over(int seat, std::unique_ptr<Controller> bot) {
  if (is_leaving(seat)) {
    leaving_[static_cast<std::size_t>(seat)] = false;
    return;
  }
  FC_CHECK(bot != nullptr && !is_bot(seat));
  bots_.resize(std::max(bots_.size(), static_cast<std::size_t>(match_->seats())));
  bots_[static_cast<std::size_t>(seat)] = std::move(bot);
  for (const Need& question : picks_.questions()) {
    if (asked_ && question.seat == seat && picks_.awaits(seat)) {
      ask_bot(question);
    }
  }
}

void Conductor::take_back(int seat) {
  FC_CHECK(is_bot(seat));
  agreed_.fill(false);
  leaving_[static_cast<std::size_t>(seat)] = true;
  relieve_bots();
}

/// Bots that nobody is asking any more make room for the people who wait for their seats.
void Conductor::relieve_bots() {
  for (std::size_t seat = 0; seat < bots_.size(); ++seat) {
    const bool is_asked = asked_ && std::ranges::any_of(picks_.questions(), [seat](const Need& question) {
                            return std::size_t{question.seat} == seat;
                          });
    if (leaving_[seat] && !is_asked) {
      bots_[seat] = nullptr;
      leaving_[seat] = false;
    }
  }
}

void Conductor::answer(const Thinker::Thought& thought) {
  thrown_ = thought.thrown ? thought.thrown : std::move(thrown_);
  for (const Need& question : picks_.questions()) {
    if (question.seat == thought.seat) {
      const std::vector<std::string> legal = match_->legal(question);
      FC_CHECK(thought.answer < legal.size());
      const Result<void> sealed = picks_.seal(*match_, thought.seat, legal[thought.answer]);
      FC_CHECK(sealed.has_value());
    }
  }
}

void Conductor::open_picks() {
  const bool secret = picks_.questions()[0].secret;
  picks_.open(*match_);
  if (secret) {
    revealed_ = here();
  }
  stepped();
}

void Conductor::stepped() {
  asked_ = false;
  agreed_.fill(false);
  relieve_bots();
  keep();
}

void Conductor::keep() {
  // What is shown again is kept already.
  if (recorder_ && !replay_) {
    recorder_->keep(*match_);
  }
}

bool Conductor::is_bot(int seat) const {
  const auto index = static_cast<std::size_t>(seat);
  return index < bots_.size() && bots_[index] != nullptr;
}

Needs Conductor::questions() const {
  Needs owed;
  for (const Need& question : picks_.questions()) {
    if (!is_bot(question.seat) && picks_.awaits(question.seat)) {
      owed.push_back(question);
    }
  }
  return owed;
}

Result<void> Conductor::pick(int seat, std::string_view notation) {
  if (is_bot(seat)) {
    return fault(FaultCode::wrong_question, "", "a bot decides for this seat");
  }
  Result<void> sealed = picks_.seal(*match_, seat, notation);
  if (sealed) {
    agreed_.fill(false);
    if (!picks_.questions()[0].secret) {
      open_picks();
    }
  }
  return sealed;
}

bool Conductor::can_undo() const {
  if (replay_ || match_->need().kind == NeedKind::finished) {
    return false;
  }
  const auto has_sealed = [this](const Need& question) { return !is_bot(question.seat) && picks_.is_sealed(question.seat); };
  return here() != revealed_ || std::ranges::any_of(picks_.questions(), has_sealed);
}

bool Conductor::agree_to_undo(int seat) {
  if (!can_undo() || is_bot(seat) || seat < 0 || seat >= match_->seats()) {
    return false;
  }
  agreed_[static_cast<std::size_t>(seat)] = true;
  for (int one = 0; one < match_->seats(); ++one) {
    if (!is_bot(one) && !agreed_to_undo(one)) {
      return false;
    }
  }
  undo();
  return true;
}

bool Conductor::agreed_to_undo(int seat) const { return agreed_[static_cast<std::size_t>(seat)]; }

void Conductor::undo() {
  thinker_.forget();
  picks_.ask({});
  Script kept = match_->script();
  kept.dice.resize(revealed_.dice);
  kept.choices.resize(revealed_.choices);
  match_ = opening_->copy();
  const Result<void> replayed = fc::replay(*match_, kept);
  FC_CHECK(replayed.has_value());
  ++undos_;
  stepped();
}

std::optional<Fault> Conductor::trouble() { return recorder_ ? recorder_->trouble() : std::nullopt; }

std::optional<Fault> Conductor::take_thrown() { return std::exchange(thrown_, std::nullopt); }

Result<void> Conductor::flush() { return recorder_ ? recorder_->flush() : Result<void>(); }

Thinker::Thinker()
    : worker_(
          [](Question& question, const std::stop_token& stop) {
            return Thought{.seat = question.seat,
                           .answer = question.controller->decide(*question.brief, question.seed, stop)};
          },
          [](const Question& question, const Fault& thrown) {
            return Thought{.seat = question.seat, .answer = 0, .thrown = thrown};
          }) {}

void Thinker::ask(int seat, Controller& controller, std::unique_ptr<Brief> brief, std::uint64_t seed) {
  worker_.hand_over({.seat = seat, .controller = &controller, .brief = std::move(brief), .seed = seed});
}

}  // namespace fc
