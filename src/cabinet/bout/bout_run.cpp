#include "cabinet/bout/bout_run.h"

#include <algorithm>

#include "core/result.h"

namespace fc::cabinet {
namespace {

constexpr double hurry_factor = 4;
/// At instant speed a whole bout of bots fits into a frame or two; the bound keeps presses welcome meanwhile.
constexpr int most_steps_a_frame = 400;

/// How long a secret pick seems to be thought over, in milliseconds of the watch: by a bot, and by a person whom the rules
/// did not ask.
struct Thought {
  int least = 0;
  int most = 0;
};
constexpr Thought bots_thought{700, 2000};
constexpr Thought persons_thought{1500, 4000};

}  // namespace

BoutRun::BoutRun(CornerGame& game, std::unique_ptr<Conductor> conductor, const Words& words, const RunPlan& plan)
    : game_(&game),
      conductor_(std::move(conductor)),
      names_(game.names(conductor_->match().script(), words)),
      named_in_(words.language()),
      scene_(scene::make_scene(conductor_->match(), names_)),
      waits_for_bots_(plan.waits_for_bots),
      stands_still_(plan.stands_still),
      ornaments_(plan.ornaments) {
  FC_CHECK(scene_ != nullptr);
  conductor_->call_when_thought(plan.wake);
  catch_up();
}

void BoutRun::catch_up() {
  scene_->catch_up(match(), clock_);
  noticed_ = std::nextafter(clock_, -1);  // what begins at this very moment is still to be noticed
}

double BoutRun::pace(int speed, bool hurrying) { return std::max(1, speed) * (hurrying ? hurry_factor : 1.0); }

void BoutRun::update(double dt, int speed, bool hurrying, const Seats& seats, const Words& words) {
  follow_language(words);
  follow_undo();
  seconds_ += dt;
  move_to(clock_ + dt * pace(speed, hurrying));
  go_on(speed == 0, seats, words);
  notice_drama(speed == 0);
}

void BoutRun::move_to(double clock) {
  // Shorter than anything that is shown.
  constexpr double step = 0.02;
  if (!stands_still_) {
    clock_ = std::max(clock_, clock);
  }
  while (clock_ < clock && !stands_still_()) {
    clock_ = std::min(clock, clock_ + step);
  }
}

void BoutRun::notice_drama(bool instant) {
  // What nobody is shown needs nobody's time.
  noticed_ = instant ? std::max(noticed_, std::nextafter(clock_, -1)) : noticed_;
  for (double next = scene_->skip_time(noticed_); next <= clock_ && next < scene_->end_time();
       next = scene_->skip_time(noticed_)) {
    noticed_ = next;
    ++dramas_;
  }
}

void BoutRun::go_on(bool instant, const Seats& seats, const Words& words) {
  for (int steps = 0; steps < most_steps_a_frame; ++steps) {
    if (instant) {
      finish_animation();
    }
    if (skipping_) {
      skip_on();
    }
    if (!is_all_shown()) {
      return;
    }
    open_question(seats, words);
    seal_in_time(seats);
    conductor_->hold_picks(pretends());
    step_ = waits_for_bots_ ? conductor_->advance_and_wait() : conductor_->advance();
    if (step_ != Conductor::Step::moved) {
      skipping_ = false;
      count_question();
      return;
    }
    scene_->update(conductor_->match(), clock_);
  }
}

std::size_t BoutRun::place() const { return match().script().dice.size() + match().script().choices.size() + 1; }

void BoutRun::open_question(const Seats& seats, const Words& words) {
  const bool is_open = opened_place_ == place();
  if (is_open && handed_over_.empty()) {
    return;
  }
  opened_place_ = place();
  const std::vector<PassedOver> before = is_open ? std::exchange(passed_over_, {}) : std::vector<PassedOver>();
  const std::vector<int> handed_over = std::exchange(handed_over_, {});
  passed_over_.clear();
  const Need need = match().need();
  if (need.kind != NeedKind::choice || !need.secret || conductor_->replaying()) {
    return;
  }
  bool curtained = false;
  for (const Need& asked : match().pickers()) {
    curtained = curtained || seats.needs_curtain(asked.seat);
  }
  for (const scene::Prompt& prompt : scene_->passed_over(match(), words)) {
    const int seat = prompt.need.seat;
    const bool by_person = !conductor_->is_bot(seat);
    curtained = curtained || seats.needs_curtain(seat);
    if (!by_person || seats.people() > 1) {  // a person alone among bots has nobody to hide it from
      // Whoever has picked already is not asked again because another has left: others would see for whom that is so.
      const bool sealed = by_person && std::ranges::any_of(before, [seat](const PassedOver& passed) {
                            return passed.seat == seat && passed.sealed;
                          });
      passed_over_.push_back({.seat = seat, .by_person = by_person, .sealed = sealed});
    }
  }
  for (PassedOver& passed : passed_over_) {
    passed.by_itself = !passed.by_person || !curtained;
  }
  for (int seat = 0; seat < match().seats(); ++seat) {
    if (!is_open || std::ranges::find(handed_over, seat) != handed_over.end()) {
      think_over(seat);
    }
  }
}

void BoutRun::think_over(int seat) {
  const Thought thought = conductor_->is_bot(seat) ? bots_thought : persons_thought;
  const auto range = static_cast<std::uint32_t>(thought.most - thought.least + 1);
  const double milliseconds = thought.least + static_cast<double>(ornaments_.below(range));
  seals_at_[static_cast<std::size_t>(seat)] = seconds_ + milliseconds / 1000;
}

void BoutRun::seal_in_time(const Seats& seats) {
  for (PassedOver& passed : passed_over_) {
    const bool curtained = passed.by_person && seats.needs_curtain(passed.seat);  // perhaps only since his device is shared
    const bool by_itself = passed.by_itself && !curtained;
    passed.sealed = passed.sealed || (by_itself && seconds_ >= seals_at_[static_cast<std::size_t>(passed.seat)]);
  }
}

BoutRun::PassedOver* BoutRun::passed_over(int seat) {
  const auto found = std::ranges::find(passed_over_, seat, &PassedOver::seat);
  return found == passed_over_.end() ? nullptr : &*found;
}

bool BoutRun::pretends() const {
  return std::ranges::any_of(passed_over_, [](const PassedOver& passed) { return passed.by_person && !passed.sealed; });
}

void BoutRun::count_question() {
  // Two men who pick in secret are asked once: after the first seal the question is the same.
  if (asks_people() && place() != asked_place_) {
    asked_place_ = place();
    ++asked_count_;
  }
}

void BoutRun::follow_undo() {
  if (conductor_->undos() != undos_) {
    undos_ = conductor_->undos();
    catch_up();
    step_ = Conductor::Step::moved;
    asked_place_ = 0;
    opened_place_ = 0;
    skipping_ = false;
  }
}

void BoutRun::follow_language(const Words& words) {
  if (named_in_ == words.language()) {
    return;
  }
  named_in_ = words.language();
  names_ = game_->names(match().script(), words);
  scene_ = scene::make_scene(match(), names_);
  catch_up();
}

void BoutRun::finish_animation() { move_to(scene_->end_time()); }

void BoutRun::skip(bool onward) {
  skipping_ = onward && scene_->skips_on();
  skip_on();
}

void BoutRun::skip_on() {
  const double stop = scene_->skip_time(noticed_);
  move_to(stop);
  skipping_ = skipping_ && stop >= scene_->end_time() && clock_ >= stop;
}

std::vector<scene::SoundCue> BoutRun::take_sounds() {
  return scene_->sounds({.from = std::exchange(heard_, clock_), .to = clock_});
}

bool BoutRun::moving() const { return clock_ < scene_->rest_time() || step_ == Conductor::Step::moved; }

bool BoutRun::thinking() const {
  const auto will_seal = [](const AskedQuestion& question) {
    return !question.sealed && (question.passed_over || !question.by_person);
  };
  return step_ == Conductor::Step::bots || std::ranges::any_of(questions_, will_seal);
}

bool BoutRun::asks_people() const {
  return is_all_shown() && (step_ == Conductor::Step::people || (step_ == Conductor::Step::bots && pretends()));
}

bool BoutRun::seems_sealed(const AskedQuestion& question) {
  const int seat = question.prompt.need.seat;
  if (question.passed_over) {
    const PassedOver* passed = passed_over(seat);
    return passed != nullptr && passed->sealed;
  }
  const bool seems_chosen = question.by_person || seconds_ >= seals_at_[static_cast<std::size_t>(seat)];
  return conductor_->is_sealed(seat) && seems_chosen;
}

void BoutRun::word_questions(const Words& words) {
  worded_count_ = asked_count_;
  worded_in_ = words.language();
  questions_.clear();
  for (const Need& need : match().pickers()) {
    questions_.push_back({.prompt = scene_->prompt(match(), need, words), .by_person = !conductor_->is_bot(need.seat)});
  }
  if (passed_over_.empty()) {
    return;
  }
  for (scene::Prompt& prompt : scene_->passed_over(match(), words)) {
    if (const PassedOver* passed = passed_over(prompt.need.seat)) {
      questions_.push_back(
          {.prompt = std::move(prompt), .by_person = passed->by_person, .sealed = false, .passed_over = true});
    }
  }
}

const std::vector<AskedQuestion>& BoutRun::questions(const Words& words) {
  // Once people are asked, the question stays on screen until the last bot has thought.
  const bool asked =
      is_all_shown() && asked_place_ == place() && (step_ == Conductor::Step::people || step_ == Conductor::Step::bots);
  if (!asked) {
    questions_.clear();
    worded_count_ = 0;
    return questions_;
  }
  if (worded_count_ != asked_count_ || worded_in_ != words.language()) {
    word_questions(words);
  }
  for (AskedQuestion& question : questions_) {
    question.sealed = seems_sealed(question);
  }
  return questions_;
}

bool BoutRun::answer(int seat, std::string_view notation) {
  const std::size_t asked_at = place();
  if (!asks_people() || !conductor_->pick(seat, notation)) {
    return false;
  }
  // Open answers take effect at once; what they started begins to be told now. Sealed ones wait for the others.
  if (place() != asked_at) {
    step_ = Conductor::Step::moved;
    scene_->update(match(), clock_);
  }
  return true;
}

void BoutRun::enter(std::string_view result) {
  const Result<void> entered = conductor_->enter(result);
  FC_CHECK(entered.has_value());
  step_ = Conductor::Step::moved;
  scene_->update(match(), clock_);
}

void BoutRun::hand_over(int seat, const StandIn& stand_in) {
  conductor_->hand_over(seat, game_->bot(stand_in));
  asked_place_ = 0;
  handed_over_.push_back(seat);
}

void BoutRun::seal_passed_over(int seat) {
  if (PassedOver* passed = passed_over(seat); passed != nullptr && asks_people()) {
    passed->sealed = true;
  }
}

}  // namespace fc::cabinet
