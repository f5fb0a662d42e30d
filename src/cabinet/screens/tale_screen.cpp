// The tale of the tape, and how often its bout is boxed for the chances that it prints.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

#include "cabinet/screens/setup_screens.h"
#include "platform/quiet_thread.h"
#include "trials/report.h"

namespace fc::cabinet {
namespace {

/// So many bouts tell a chance to within a few per cent, and take a moment.
constexpr std::uint64_t bouts_on_the_tape = 400;

}  // namespace

TaleScreen::TaleScreen(Flow& flow, CornerGame& game, Script script, std::optional<int> chance, const Seating& seating,
                       const Words& words, Announcer& announcer)
    : flow_(&flow), game_(&game), script_(std::move(script)) {
  const Result<std::unique_ptr<Match>> match = game_->open(script_);
  usable_ = match.has_value();
  if (!usable_) {
    announcer.say(one_line(match.error()));
    return;
  }
  model_ = overlay::make_panels(game_->slug())->tale(**match, game_->names(script_, words), words);
  model_.game = std::string(game_->slug());
  model_.chance = chance;
  for (int seat = 0; seat < seating.seats().count(); ++seat) {
    model_.sitters.push_back(seating.sitter_words(seat, words));
  }
}

void TaleScreen::reckon(const BoutPlan& plan, const Words& words, bool waits) {
  if (!usable_ || plan.entrants.size() != 2) {
    return;
  }
  WhatIfAsked asked{.plan = plan};
  asked.plan.stand_ins.clear();  // bots box for both, whoever sits there
  const std::optional<WhatIf> what_if = game_->what_if(asked, words);
  if (!what_if) {
    return;
  }
  wins_ = what_if->wins;
  const trials::Stretch stretch{.seed = 1, .from = 0, .to = bouts_on_the_tape};
  run_ = std::make_unique<trials::DeskRun>(game_->slug(), *what_if->simulator, stretch, 1, platform::give_way_to_others);
  run_->go_on();
  if (waits) {
    run_->wait();
  }
}

void TaleScreen::update(double /*dt*/) {
  if (run_ == nullptr || !run_->is_over() || !run_->is_at_rest()) {
    return;
  }
  const trials::Report report = run_->so_far();
  run_.reset();
  // A draw is half a win for each.
  const double bouts = static_cast<double>(report.count("bouts"));
  const auto more = static_cast<double>(report.count(wins_[0]) - report.count(wins_[1]));
  model_.chance = std::clamp(static_cast<int>(std::lround(50 + 50 * more / bouts)), 1, 99);
  model_.boxed = static_cast<int>(bouts);
  fresh_ = true;
}

void TaleScreen::prepare(const overlay::Ui& /*ui*/) {
  fresh_ = false;
}

bool TaleScreen::press(const Press& press) {
  if (goes_back(press)) {
    flow_->back();
    return true;
  }
  return false;
}

std::optional<overlay::TaleChoice> TaleScreen::picture(overlay::Ui& ui) const {
  return overlay::tale_screen(model_, ui);
}

void TaleScreen::act(const overlay::TaleChoice& choice) {
  if (choice == overlay::TaleChoice::bell && usable_) {
    flow_->ring_bell(*game_, script_);
  } else {
    flow_->back();
  }
}

}  // namespace fc::cabinet
