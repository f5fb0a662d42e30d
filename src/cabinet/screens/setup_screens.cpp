#include "cabinet/screens/setup_screens.h"

#include <algorithm>
#include <utility>

#include "cabinet/bout/bout_screen.h"
#include "cabinet/program/match_up.h"
#include "cabinet/screens/menu_screens.h"
#include "cabinet/screens/roster_screen.h"

namespace fc::cabinet {
SetupScreen::SetupScreen(House& house, std::string_view slug)
    : game_(house.games.find(slug)), plan_(game_->plan(house.seed.shuffles())) {
  house.seating.seats().resize(static_cast<int>(plan_.entrants.size()));
  house.seating.seats().keep_to(game_->stand_ins());
  // Whoever opened a cabinet that starts here has pressed nothing yet: the first who does gets the first seat.
  if (house.seating.seats().people() == 0 && house.seating.last_device().kind != DeviceKind::none) {
    house.seating.seats().place(0, house.seating.last_device());
  }
  expects_first_ = house.seating.seats().people() == 0;
}

bool SetupScreen::press(House& house, const Press& press) {
  if (!press.down || press.repeat) {
    return false;
  }
  // The seat first: whatever the button means, a hand without a seat means to join, unless it has just left one.
  if (!looks_on(press.device) && house.seating.seats().join(press.device)) {
    expects_first_ = false;
    return true;
  }
  if (press.button == Button::back) {
    house.director.go(std::make_unique<CornersScreen>());
    return true;
  }
  if (press.button == Button::shoulder_left || press.button == Button::shoulder_right) {
    leaf_through(house, press.device, press.button == Button::shoulder_left ? -1 : 1);
    return true;
  }
  return false;
}

void SetupScreen::leaf_through(const House& house, DeviceId device, int step) {
  if (const std::vector<int> own = house.seating.seats().seats_of(device); !own.empty()) {
    bring(plan_, own.front(), next_entrant(game_->roster(), plan_, own.front(), step));
  }
}

void SetupScreen::bring_other(House& house, const overlay::SetupAction& action) {
  using Kind = overlay::SetupAction::Kind;
  const Roster& roster = game_->roster();
  std::optional<std::string> other;
  if (action.kind == Kind::random_entrant) {
    other = random_entrant(roster, everybody(roster), plan_, action.seat, house.seed.shuffles());
  } else if (action.kind == Kind::even_match) {
    other = even_match(*game_, everybody(roster), plan_, action.seat, house.seed.shuffles());
  } else {
    other = game_->makers().at(static_cast<std::size_t>(action.index)).make(house.seed.shuffles());
  }
  if (other) {
    bring(plan_, action.seat, *other);
  }
}

bool SetupScreen::point(House& house, const platform::Pointer& pointer) {
  if (pointer.kind == platform::Pointer::Kind::pressed && std::exchange(expects_first_, false)) {
    house.seating.seats().join(pointer.device);  // and what it points at is pressed too
  }
  if (pointer.kind == platform::Pointer::Kind::pressed && pointer.secondary) {
    house.director.go(std::make_unique<CornersScreen>());
    return true;
  }
  return false;
}

void SetupScreen::show(House& house, overlay::Ui& ui) {
  overlay::SetupModel model;
  model.game = std::string(game_->slug());
  for (int seat = 0; seat < house.seating.seats().count(); ++seat) {
    model.seats.push_back(house.seating.seat_model(seat));
  }
  model.has_lesson = game_->lesson_script().has_value();
  for (const std::string& entrant : plan_.entrants) {
    model.cards.push_back(game_->card(entrant, house.language.words()));
  }
  model.options = game_->option_rows(plan_);
  for (const Maker& maker : game_->makers()) {
    model.makers.push_back(maker.label);
  }
  model.chance = chance();
  model.hands = {house.seating.controls_of({.kind = DeviceKind::keyboard_left, .id = 0}),
                 house.seating.controls_of({.kind = DeviceKind::keyboard_right, .id = 0})};
  if (const auto action = overlay::setup_screen(model, ui)) {
    act(house, *action);
  }
}

std::optional<int> SetupScreen::chance() const {
  if (plan_.entrants.size() != 2) {
    return std::nullopt;
  }
  const std::optional<double> estimate = game_->chance(plan_.entrants[0], plan_.entrants[1]);
  return estimate ? std::optional(per_cent(*estimate)) : std::nullopt;
}

void SetupScreen::act(House& house, const overlay::SetupAction& action) {
  using Kind = overlay::SetupAction::Kind;
  const int seat = action.seat;
  switch (action.kind) {
    case Kind::back:
      house.director.go(std::make_unique<CornersScreen>());
      break;
    case Kind::start:
      plan_.stand_ins = house.seating.seats().stand_ins();
      house.director.push(std::make_unique<TaleScreen>(house, *game_, game_->opening_script(plan_), chance()));
      break;
    case Kind::lesson:
      if (const std::optional<Script> script = game_->lesson_script()) {
        house.director.go(BoutScreen::lesson(house, *game_, *script));
      }
      break;
    case Kind::take_seat:
      house.seating.seats().place(seat, house.seating.last_device());
      break;
    case Kind::next_sitter:
      next_sitter(house, seat, action.value);
      break;
    case Kind::next_entrant:
      bring(plan_, seat, next_entrant(game_->roster(), plan_, seat, action.value));
      break;
    case Kind::open_roster:
      house.director.push(std::make_unique<RosterScreen>(*game_, plan_, seat,
                                                         [this, seat](const std::string& id) { bring(plan_, seat, id); }));
      break;
    case Kind::random_entrant:
    case Kind::even_match:
    case Kind::make_entrant:
      bring_other(house, action);
      break;
    case Kind::set_option:
      game_->set_option(plan_, static_cast<std::size_t>(action.index), action.value);
      house.seating.seats().resize(static_cast<int>(plan_.entrants.size()));
      break;
    case Kind::rulebook:
      house.director.push(std::make_unique<RulebookScreen>(house, rulebook_page()));
      break;
  }
}

bool SetupScreen::looks_on(DeviceId device) const {
  return std::ranges::any_of(onlookers_, [&](DeviceId onlooker) { return same_hands(onlooker, device); });
}

void SetupScreen::next_sitter(House& house, int seat, int step) {
  // The walk: a person (his own device, else one that is shared), then what the game lets stand in, and round again.
  const std::span<const StandIn> offered = game_->stand_ins();
  const int stops = static_cast<int>(offered.size()) + 1;
  const SeatHolder& holder = house.seating.seats()[seat];
  const auto place = std::ranges::find(offered, holder.stand_in) - offered.begin();
  const int now = holder.is_person() ? 0 : static_cast<int>(place) + 1;
  const int next = (now + step % stops + stops) % stops;
  if (next == 0) {
    if (house.seating.seats().people() == 0 || looks_on(house.seating.last_device())) {
      std::erase_if(onlookers_, [&](DeviceId device) { return same_hands(device, house.seating.last_device()); });
      house.seating.seats().place(seat, house.seating.last_device());
    } else {
      house.seating.seats().share(seat);
    }
    return;
  }
  if (holder.is_person()) {
    const DeviceId device = house.seating.seats().device_of(seat);
    house.seating.seats().leave(seat);
    if (house.seating.seats().seats_of(device).empty()) {
      onlookers_.push_back(device);
    }
  }
  house.seating.seats()[seat].stand_in = offered[static_cast<std::size_t>(next - 1)];
}

TaleScreen::TaleScreen(House& house, CornerGame& game, Script script, std::optional<int> chance)
    : game_(&game), script_(std::move(script)) {
  const Result<std::unique_ptr<Match>> match = game_->open(script_);
  usable_ = match.has_value();
  if (!usable_) {
    house.announcer.say(one_line(match.error()));
    return;
  }
  model_ = overlay::make_panels(game_->slug())
               ->tale(**match, game_->names(script_, house.language.words()), house.language.words());
  model_.game = std::string(game_->slug());
  model_.chance = chance;
  for (int seat = 0; seat < house.seating.seats().count(); ++seat) {
    model_.sitters.push_back(house.seating.sitter_words(seat, house.language.words()));
  }
}

bool TaleScreen::press(House& house, const Press& press) {
  if (press.down && press.button == Button::back && !press.repeat) {
    house.director.pop();
    return true;
  }
  return false;
}

void TaleScreen::show(House& house, overlay::Ui& ui) {
  const auto choice = overlay::tale_screen(model_, ui);
  if (!choice) {
    return;
  }
  if (*choice == overlay::TaleChoice::bell && usable_) {
    house.director.go(BoutScreen::begin(house, *game_, script_, BoutKind::played));
  } else {
    house.director.pop();
  }
}

}  // namespace fc::cabinet
