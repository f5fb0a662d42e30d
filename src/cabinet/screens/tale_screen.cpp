// The tale of the tape: who meets whom, and what becomes of it.
#include <algorithm>
#include <utility>

#include "cabinet/screens/setup_screens.h"

namespace fc::cabinet {

TaleScreen::TaleScreen(Flow& flow, CornerGame& game, FirstBout bout, OddsMaker& odds, Seating& seating, const Words& words,
                       Announcer& announcer, Others others)
    : flow_(&flow),
      game_(&game),
      odds_maker_(&odds),
      seating_(&seating),
      words_(&words),
      announcer_(&announcer),
      bout_(std::move(bout)),
      is_first_(others != nullptr) {
  if (others) {
    search_.emplace(odds, game, words, bout_.plan, [this, others = std::move(others)]() -> std::optional<BoutPlan> {
      if (std::optional<FirstBout> other = tried_.empty() ? bout_ : others()) {
        return tried_.emplace_back(std::move(*other)).plan;
      }
      return std::nullopt;
    });
  }
  print();
  update_odds();
}

void TaleScreen::print() {
  const Result<std::unique_ptr<Match>> match = game_->open(bout_.script);
  usable_ = match.has_value();
  if (!usable_) {
    announcer_->say(one_line(match.error()));
    search_.reset();
    return;
  }
  model_ = overlay::make_panels(game_->slug())->tale(**match, game_->names(bout_.script, *words_), *words_);
  model_.game = std::string(game_->slug());
  for (int seat = 0; seat < seating_->seats().count(); ++seat) {
    model_.sitters.push_back(seating_->sitter_words(seat, *words_));
  }
}

void TaleScreen::update_odds() {
  if (search_) {
    const bool over = search_->update();
    if (const BoutPlan& plan = search_->plan(); plan != bout_.plan) {
      bout_ = *std::ranges::find(tried_, plan, &FirstBout::plan);
      print();
      fresh_ = true;
    }
    if (over) {
      search_.reset();
    }
  }
  if (!usable_) {
    return;
  }
  if (std::optional<overlay::Odds> odds = odds_maker_->odds(*game_, bout_.plan, *words_); odds != model_.odds) {
    model_.odds = std::move(odds);
    fresh_ = true;
  }
}

void TaleScreen::update(double /*dt*/) { update_odds(); }

void TaleScreen::prepare(const overlay::Ui& /*ui*/) { fresh_ = false; }

bool TaleScreen::press(const Press& press) {
  const bool beside_a_pad = press.device.kind == DeviceKind::pad && seating_->seats().first_device().kind == DeviceKind::pad;
  if (is_first_ && press.down && !press.repeat && beside_a_pad && seating_->seats().join(press.device)) {
    print();
    fresh_ = true;
    return true;
  }
  // Who plays alone plays with what he rings the bell with.
  if (press.down) {
    const DeviceId before = seating_->seats().first_device();
    seating_->seats().change_device(press.device);
    if (seating_->seats().first_device() != before) {
      print();
      fresh_ = true;
    }
  }
  if (goes_back(press)) {
    flow_->back();
    return true;
  }
  return false;
}

std::optional<overlay::TaleChoice> TaleScreen::picture(overlay::Ui& ui) const { return overlay::tale_screen(model_, ui); }

void TaleScreen::act(const overlay::TaleChoice& choice) {
  if (choice == overlay::TaleChoice::bell && usable_) {
    flow_->start_bout(*game_, bout_.script);
  } else {
    flow_->back();
  }
}

}  // namespace fc::cabinet
