#include "cabinet/bout/seats_notice.h"

namespace fc::cabinet {

bool SeatsNotice::press(const Press& press) {
  const bool starts = press.down && !press.repeat && press.button == Button::start;
  if (starts || goes_back(press)) {
    flow_->back();
    return true;
  }
  device_ = press.down ? press.device : device_;
  return false;
}

bool SeatsNotice::point(const platform::Pointer& pointer) {
  device_ = pointer.kind == platform::Pointer::Kind::pressed ? pointer.device : device_;
  return false;
}

std::optional<overlay::BoutSeatsAction> SeatsNotice::picture(overlay::Ui& ui) const {
  overlay::BoutSeatsModel model;
  for (int seat = 0; seat < seating_->seats().count(); ++seat) {
    const SeatHolder& holder = seating_->seats()[seat];
    model.chairs.push_back({.mark = bout_->seat_mark(seat),
                            .name = bout_->seat_name(seat),
                            .sitter = seating_->seat_model(seat),
                            .fixed = !holder.is_person() && !holder.stand_in.level});
  }
  return overlay::bout_seats(model, ui);
}

void SeatsNotice::act(const overlay::BoutSeatsAction& action) {
  if (!action.seat) {
    flow_->back();
  } else if (seating_->seats()[*action.seat].is_person()) {
    get_up(*action.seat);
  } else {
    sit_down(*action.seat);
  }
}

void SeatsNotice::get_up(int seat) {
  Seats& seats = seating_->seats();
  if (seats[seat].lost || seats.points_for(device_, seat)) {
    const DeviceId device = seats.device_of(seat);
    seats.leave(seat);
    if (seats.seats_of(device).empty()) {
      seats.look_on(device);
    }
  } else {
    announcer_->say(words_->say("menu.seats.other", {{"name", bout_->seat_name(seat)}}));
  }
}

void SeatsNotice::sit_down(int seat) {
  if (seating_->seats()[seat].stand_in.level) {
    seating_->seats().place(seat, device_of_hand());
  }
}

DeviceId SeatsNotice::device_of_hand() const {
  const Seats& seats = seating_->seats();
  const bool points = device_.kind == DeviceKind::mouse || device_.kind == DeviceKind::touch;
  for (int seat = 0; points && seats.seats_of(device_).empty() && seat < seats.count(); ++seat) {
    if (seats[seat].sitter == Sitter::person && seats.points_for(device_, seat)) {
      return seats[seat].device;
    }
  }
  return device_;
}

}  // namespace fc::cabinet
