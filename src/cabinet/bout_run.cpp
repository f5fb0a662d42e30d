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
    const Conductor::Step before = step_;
    step_ = waits_for_bots_ ? conductor_->advance_and_wait() : conductor_->advance();
    if (step_ != Conductor::Step::moved) {
      if (step_ == Conductor::Step::people && before != Conductor::Step::people) {
        ++asked_count_;
      }
      return;
    }
    scene_->update(conductor_->match(), clock_);
  }
}

void BoutRun::follow_undo() {
  if (conductor_->undos() != undos_) {
    undos_ = conductor_->undos();
    scene_->catch_up(conductor_->match(), clock_);
    step_ = Conductor::Step::moved;
    ++asked_count_;
  }
}

void BoutRun::finish_animation() {
  clock_ = std::max(clock_, scene_->end_time());
}

bool BoutRun::moving() const {
  return clock_ < scene_->rest_time() || step_ == Conductor::Step::moved;
}

std::vector<AskedQuestion> BoutRun::questions(const Words& words) const {
  std::vector<AskedQuestion> asked;
  if (!asks_people()) {
    return asked;
  }
  for (const Need& need : match().pickers()) {
    asked.push_back({.prompt = scene_->prompt(match(), need, words),
                     .by_person = !conductor_->is_bot(need.seat),
                     .sealed = conductor_->is_sealed(need.seat)});
  }
  return asked;
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
