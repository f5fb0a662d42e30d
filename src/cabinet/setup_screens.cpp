#include "cabinet/setup_screens.h"

#include <algorithm>
#include <array>

#include "cabinet/bout_screen.h"
#include "cabinet/menu_screens.h"

namespace fc::cabinet {
namespace {

/// Who can sit in a corner, in the order in which left and right walk through them.
constexpr std::array<Level, 4> levels{Level::uniform, Level::novice, Level::contender, Level::champion};

}  // namespace

SetupScreen::SetupScreen(House& house, std::string_view slug) : game_(house.game(slug)), plan_(game_->plan(house.shuffles)) {
  if (house.seats.people() == 0 && house.last_device.kind != DeviceKind::none) {
    // A hand that came alone holds the whole keyboard until somebody joins with the other one.
    const bool is_key =
        house.last_device.kind == DeviceKind::keyboard_left || house.last_device.kind == DeviceKind::keyboard_right;
    house.seats.place(0, is_key ? DeviceId{.kind = DeviceKind::keyboard, .id = 0} : house.last_device);
  }
}

bool SetupScreen::press(House& house, const Press& press) {
  if (!press.down || press.repeat) {
    return false;
  }
  // The seat first: whatever the button means, a hand without a seat means to join.
  const bool is_hand = press.device.kind == DeviceKind::keyboard_left || press.device.kind == DeviceKind::keyboard_right;
  const bool holds_whole = std::ranges::any_of(house.seats.seats_of({.kind = DeviceKind::keyboard, .id = 0}), [&](int seat) {
    return house.seats[seat].device.kind == DeviceKind::keyboard;
  });
  const bool sits = !house.seats.seats_of(press.device).empty();
  if ((!sits || (is_hand && holds_whole)) && house.seats.people() < house.seats.count() && house.seats.join(press.device)) {
    return true;
  }
  if (press.button == Button::back) {
    house.director.go(std::make_unique<CornersScreen>());
    return true;
  }
  if (press.button == Button::shoulder_left || press.button == Button::shoulder_right) {
    next_boxer(house, press.device, press.button == Button::shoulder_left ? -1 : 1);
    return true;
  }
  return false;
}

void SetupScreen::next_boxer(House& house, DeviceId device, int step) {
  const std::vector<int> own = house.seats.seats_of(device);
  if (own.empty()) {
    return;
  }
  overlay::SetupModel model;
  game_->fill(plan_, house.words, model);
  const auto corner = static_cast<std::size_t>(own.front());
  const int count = static_cast<int>(model.boxers.size());
  const int others = plan_.boxers[1 - corner];
  do {
    plan_.boxers[corner] = (plan_.boxers[corner] + step + count) % count;
  } while (plan_.boxers[corner] == others);
}

bool SetupScreen::point(House& house, const platform::Pointer& pointer) {
  if (pointer.kind == platform::Pointer::Kind::pressed && pointer.secondary) {
    house.director.go(std::make_unique<CornersScreen>());
    return true;
  }
  return false;
}

void SetupScreen::show(House& house, overlay::Ui& ui) {
  overlay::SetupModel model;
  model.game = std::string(game_->slug());
  model.chosen = plan_.boxers;
  for (int seat = 0; seat < 2; ++seat) {
    model.seats[static_cast<std::size_t>(seat)] = house.seat_model(seat);
  }
  game_->fill(plan_, house.words, model);
  if (const auto action = overlay::setup_screen(model, ui)) {
    act(house, *action);
  }
}

void SetupScreen::act(House& house, const overlay::SetupAction& action) {
  using Kind = overlay::SetupAction::Kind;
  const auto corner = static_cast<std::size_t>(action.corner);
  const int seat = static_cast<int>(corner);
  switch (action.kind) {
    case Kind::back:
      house.director.go(std::make_unique<CornersScreen>());
      break;
    case Kind::start:
      house.director.push(std::make_unique<TaleScreen>(house, *game_, game_->opening_script(plan_)));
      break;
    case Kind::take_seat:
      house.seats.place(seat, house.last_device);
      break;
    case Kind::next_sitter:
      next_sitter(house, seat, action.value);
      break;
    case Kind::choose_boxer:
      plan_.boxers[corner] = action.value;
      break;
    case Kind::random_boxer:
      plan_.boxers[corner] = game_->random_boxer(plan_, action.corner, house.shuffles);
      break;
    case Kind::dice_boxer:
      plan_.boxers[corner] = game_->dice_boxer(house.shuffles);
      break;
    case Kind::set_option:
      plan_.options[static_cast<std::size_t>(action.index)] = action.value;
      break;
    case Kind::rulebook:
      house.director.push(std::make_unique<RulebookScreen>(house, rulebook_page()));
      break;
  }
}

void SetupScreen::next_sitter(House& house, int seat, int step) {
  // The walk: a person (his own device, else one that is shared), then the bots from weak to strong, and round again.
  constexpr int stops = static_cast<int>(levels.size()) + 1;
  const SeatHolder& holder = house.seats[seat];
  const auto level = std::ranges::find(levels, holder.level) - levels.begin();
  const int now = holder.is_person() ? 0 : static_cast<int>(level) + 1;
  const int next = (now + step % stops + stops) % stops;
  if (next == 0) {
    if (house.seats.people() == 0) {
      house.seats.place(seat, house.last_device);
    } else {
      house.seats.share(seat);
    }
    return;
  }
  if (holder.is_person()) {
    house.seats.leave(seat);
  }
  house.seats[seat].level = levels[static_cast<std::size_t>(next - 1)];
}

TaleScreen::TaleScreen(House& house, CornerGame& game, Script script) : game_(&game), script_(std::move(script)) {
  const Result<std::unique_ptr<Match>> match = game_->open(script_);
  usable_ = match.has_value();
  if (!usable_) {
    house.say(one_line(match.error()));
    return;
  }
  model_ = overlay::make_panels(game_->slug())->tale(**match, game_->names(script_), house.words);
  model_.game = std::string(game_->slug());
  for (int seat = 0; seat < 2; ++seat) {
    model_.sitters[static_cast<std::size_t>(seat)] = house.sitter_words(seat);
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
