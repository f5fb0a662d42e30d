#include "cabinet/bout_run.h"

#include <algorithm>

#include "core/check.h"

namespace fc::cabinet {
namespace {

constexpr double hurry_factor = 4;
/// At instant speed a whole bout of bots fits into a frame or two; the bound keeps presses welcome meanwhile.
constexpr int most_steps_a_frame = 400;

}  // namespace

BoutRun::BoutRun(CornerGame& game, std::unique_ptr<Conductor> conductor, bool waits_for_bots)
    : game_(&game),
      conductor_(std::move(conductor)),
      names_(game.names(conductor_->match().script())),
      scene_(scene::make_scene(conductor_->match(), names_)),
      waits_for_bots_(waits_for_bots) {
  FC_CHECK(scene_ != nullptr);
  scene_->catch_up(conductor_->match(), clock_);
}

void BoutRun::update(double dt, int speed, bool hurrying) {
  follow_undo();
  clock_ += dt * std::max(1, speed) * (hurrying ? hurry_factor : 1.0);
  go_on(speed == 0);
}

void BoutRun::go_on(bool instant) {
  for (int steps = 0; steps < most_steps_a_frame; ++steps) {
    if (instant) {
      finish_animation();
    }
    if (!told()) {
      return;
    }
    step_ = waits_for_bots_ ? conductor_->advance_and_wait() : conductor_->advance();
    if (step_ != Conductor::Step::moved) {
      count_question();
      return;
    }
    scene_->update(conductor_->match(), clock_);
  }
}

void BoutRun::count_question() {
  // Two men who pick in secret are asked once: after the first seal the question is the same.
  const std::size_t place = match().script().dice.size() + match().script().choices.size() + 1;
  if (step_ == Conductor::Step::people && place != asked_place_) {
    asked_place_ = place;
    ++asked_count_;
  }
}

void BoutRun::follow_undo() {
  if (conductor_->undos() != undos_) {
    undos_ = conductor_->undos();
    scene_->catch_up(conductor_->match(), clock_);
    step_ = Conductor::Step::moved;
    asked_place_ = 0;
  }
}

void BoutRun::finish_animation() {
  clock_ = std::max(clock_, scene_->end_time());
}

bool BoutRun::moving() const {
  return clock_ < scene_->rest_time() || step_ == Conductor::Step::moved;
}

const std::vector<AskedQuestion>& BoutRun::questions(const Words& words) {
  if (!asks_people()) {
    questions_.clear();
    worded_count_ = 0;
    return questions_;
  }
  if (worded_count_ != asked_count_ || worded_in_ != words.language()) {
    worded_count_ = asked_count_;
    worded_in_ = words.language();
    questions_.clear();
    for (const Need& need : match().pickers()) {
      questions_.push_back({.prompt = scene_->prompt(match(), need, words), .by_person = !conductor_->is_bot(need.seat)});
    }
  }
  for (AskedQuestion& question : questions_) {
    question.sealed = conductor_->is_sealed(question.prompt.need.seat);
  }
  return questions_;
}

bool BoutRun::answer(int seat, std::string_view notation) {
  if (!asks_people() || !conductor_->pick(seat, notation)) {
    return false;
  }
  // Open answers take effect at once; what they started begins to be told now. Sealed ones wait for the others.
  step_ = Conductor::Step::moved;
  scene_->update(match(), clock_);
  return true;
}

}  // namespace fc::cabinet
