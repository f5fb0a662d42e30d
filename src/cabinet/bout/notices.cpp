#include "cabinet/bout/notices.h"

#include "cabinet/screens/menu_screens.h"
#include "cabinet/screens/settings_screen.h"

namespace fc::cabinet {
namespace {

bool goes_back(const Press& press) {
  return press.down && !press.repeat && press.button == Button::back;
}

}  // namespace

bool FaultNotice::press(House& house, const Press& press) {
  if (goes_back(press)) {
    house.director.pop();
    return true;
  }
  return false;
}

void FaultNotice::show(House& house, overlay::Ui& ui) {
  if (overlay::fault_notice(title_key_, text_, ui)) {
    house.director.pop();
  }
}

bool PauseNotice::press(House& house, const Press& press) {
  const bool starts = press.down && !press.repeat && press.button == Button::start;
  if (starts || goes_back(press)) {
    house.director.pop();
    return true;
  }
  return false;
}

void PauseNotice::show(House& house, overlay::Ui& ui) {
  const auto choice = overlay::pause_menu({.round_line = bout_->round_line(house), .can_undo = bout_->can_undo()}, ui);
  if (!choice) {
    return;
  }
  switch (*choice) {
    case overlay::PauseChoice::resume:
      house.director.pop();
      break;
    case overlay::PauseChoice::undo:
      house.director.pop();
      house.director.push(std::make_unique<UndoNotice>(*bout_));
      break;
    case overlay::PauseChoice::rulebook:
      house.director.push(std::make_unique<RulebookScreen>(house, bout_->page()));
      break;
    case overlay::PauseChoice::settings:
      house.director.push(std::make_unique<SettingsScreen>());
      break;
    case overlay::PauseChoice::leave:
      bout_->leave(house);
      break;
  }
}

bool PadLostNotice::press(House& house, const Press& press) {
  // Another pad that nobody holds may take over by pressing anything.
  const bool free_pad = press.device.kind == DeviceKind::pad && house.seating.seats().seats_of(press.device).empty();
  return press.down && free_pad && house.seating.seats().give_back(press.device).has_value();
}

void PadLostNotice::update(House& house, double, double) {
  if (!house.seating.seats().first_lost()) {
    house.director.pop();
  }
}

void PadLostNotice::show(House& house, overlay::Ui& ui) {
  const std::optional<int> seat = house.seating.seats().first_lost();
  if (!seat) {
    return;
  }
  const auto choice = overlay::pad_lost_notice(
      {.mark = bout_->seat_mark(*seat), .name = bout_->seat_name(*seat), .can_hand_to_bot = true}, ui);
  if (!choice) {
    return;
  }
  switch (*choice) {
    case overlay::PadLostChoice::take_this_device:
      if (!house.seating.seats().give_back(house.seating.last_device())) {
        house.seating.seats().share(*seat);
      }
      break;
    case overlay::PadLostChoice::hand_to_bot:
      house.seating.seats().leave(*seat);
      break;
    case overlay::PadLostChoice::leave:
      bout_->leave(house);
      break;
  }
}

bool UndoNotice::is_missing(const House& house, int seat) const {
  return house.seating.seats()[seat].is_person() && !agreed_[static_cast<std::size_t>(seat)];
}

void UndoNotice::agree(House& house, int seat) {
  agreed_[static_cast<std::size_t>(seat)] = true;
  for (int each = 0; each < house.seating.seats().count(); ++each) {
    if (is_missing(house, each)) {
      return;
    }
  }
  house.director.pop();
  bout_->undo(house);
}

void UndoNotice::say_who_is_missing(House& house) const {
  for (int seat = 0; seat < house.seating.seats().count(); ++seat) {
    if (is_missing(house, seat)) {
      house.announcer.say(house.seating.turn_words(seat, bout_->seat_name(seat), house.language.words()));
      return;
    }
  }
}

bool UndoNotice::press(House& house, const Press& press) {
  if (goes_back(press)) {
    house.director.pop();
    return true;
  }
  if (!press.down || press.repeat || press.button != Button::accept || on_refusal_) {
    return false;
  }
  // Wherever the focus is: with his own device nobody agrees for another.
  for (const int seat : house.seating.seats().acting(press.device)) {
    if (is_missing(house, seat)) {
      agree(house, seat);
      return true;
    }
  }
  say_who_is_missing(house);
  return true;
}

bool UndoNotice::point(House&, const platform::Pointer& pointer) {
  pointer_ = pointer.kind == platform::Pointer::Kind::pressed ? pointer.device : pointer_;
  return false;
}

void UndoNotice::show(House& house, overlay::Ui& ui) {
  overlay::UndoModel model;
  for (int seat = 0; seat < house.seating.seats().count(); ++seat) {
    model.seats.push_back({.mark = bout_->seat_mark(seat),
                           .asked = house.seating.seats()[seat].is_person(),
                           .agreed = agreed_[static_cast<std::size_t>(seat)],
                           .controls = house.seating.controls_of(house.seating.seats().device_of(seat))});
  }
  const auto action = overlay::undo_notice(model, ui);
  on_refusal_ = ui.focus().focused() == overlay::focus_id("refuse");
  if (!action) {
    return;
  }
  if (!action->agrees) {
    house.director.pop();
  } else if (house.seating.seats().points_for(pointer_, action->seat)) {
    agree(house, action->seat);
  } else {
    say_who_is_missing(house);
  }
}

}  // namespace fc::cabinet
