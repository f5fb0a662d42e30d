// What the simulators of all games share: where the bouts begin, and what they are called.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "rules/ruleset.h"
#include "trials/simulator.h"

namespace fc::trials {

/// Where simulated bouts begin. R: the game's rules.
template <Ruleset R>
struct SimStart {
  typename R::Setup setup;
  typename R::State start;
  std::string setup_json;  ///< the script's set-up
  std::string title;
};

/// Self: the simulator itself, made of a Sim. Sim: a `SimStart` and who fights.
template <class Self, class Sim>
class SimulatorOf : public Simulator {
 public:
  [[nodiscard]] std::string setup() const final { return sim_.setup_json; }
  [[nodiscard]] std::string title() const final { return sim_.title; }
  [[nodiscard]] std::unique_ptr<Simulator> copy() const final { return std::make_unique<Self>(sim_); }

 protected:
  explicit SimulatorOf(Sim sim) : sim_(std::move(sim)) {}
  [[nodiscard]] const Sim& sim() const { return sim_; }

 private:
  Sim sim_;
};

}  // namespace fc::trials
