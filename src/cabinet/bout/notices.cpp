#include "cabinet/bout/notices.h"

#include "cabinet/bout/bout_screen.h"

namespace fc::cabinet {

MessageNotice::MessageNotice(Flow& flow, std::string title_key, std::string text, std::vector<NoticeChoice> ways,
                             std::optional<DeviceId> pad)
    : flow_(&flow), title_key_(std::move(title_key)), text_(std::move(text)), ways_(std::move(ways)), pad_(pad) {
  for (const NoticeChoice& way : ways_) {
    words_.push_back(way.words);
  }
}

bool MessageNotice::press(const Press& press) {
  if (goes_back(press)) {
    flow_->back();
    return true;
  }
  return pad_ && press.device.kind == DeviceKind::pad && press.device != *pad_;
}

std::optional<std::size_t> MessageNotice::picture(overlay::Ui& ui) const {
  return overlay::fault_notice(title_key_, text_, words_, ui);
}

void MessageNotice::act(const std::size_t& way) {
  flow_->back();
  if (ways_[way].take) {
    ways_[way].take();
  }
}

bool PauseNotice::press(const Press& press) {
  const bool starts = press.down && !press.repeat && press.button == Button::start;
  if (starts || goes_back(press)) {
    flow_->back();
    return true;
  }
  return false;
}

std::string PauseNotice::rulebook_page() const { return bout_->rulebook_page(); }

std::optional<overlay::PauseChoice> PauseNotice::picture(overlay::Ui& ui) const {
  return overlay::pause_menu({.round_line = bout_->round_line(),
                              .can_undo = bout_->can_undo(),
                              .can_change_seats = bout_->can_change_seats(),
                              .can_simulate = bout_->can_simulate(),
                              .gives_hints = bout_->gives_hints(),
                              .can_hint = bout_->can_hint()},
                             ui);
}

void PauseNotice::act(const overlay::PauseChoice& choice) {
  switch (choice) {
    case overlay::PauseChoice::resume: flow_->back(); break;
    case overlay::PauseChoice::undo:
      flow_->back();
      flow_->ask_to_undo(*bout_);
      break;
    case overlay::PauseChoice::hint:
      flow_->back();
      bout_->hint();
      break;
    case overlay::PauseChoice::seats:
      flow_->back();
      flow_->change_seats(*bout_);
      break;
    case overlay::PauseChoice::rulebook: flow_->open_rulebook(bout_->rulebook_page()); break;
    case overlay::PauseChoice::settings: flow_->open_settings(); break;
    case overlay::PauseChoice::simulate:
      flow_->back();
      bout_->simulate();
      break;
    case overlay::PauseChoice::leave:
      flow_->back();
      bout_->leave();
      break;
  }
}

bool PadLostNotice::press(const Press& press) {
  // Another pad that nobody holds may take over by pressing anything, the other hand of a keyboard with its accept key.
  const bool free_pad = press.device.kind == DeviceKind::pad && seating_->seats().seats_of(press.device).empty();
  const bool hand = press.device.kind == DeviceKind::keyboard_left || press.device.kind == DeviceKind::keyboard_right;
  const bool takes_over = free_pad || (hand && press.button == Button::accept && !press.repeat);
  return press.down && takes_over && seating_->seats().give_back(press.device).has_value();
}

void PadLostNotice::update(double) {
  if (!seating_->seats().first_lost()) {
    flow_->back();
  }
}

std::optional<overlay::PadLostChoice> PadLostNotice::picture(overlay::Ui& ui) const {
  const std::optional<int> seat = seating_->seats().first_lost();
  if (!seat) {
    return std::nullopt;
  }
  return overlay::pad_lost_notice({.mark = bout_->seat_mark(*seat),
                                   .name = bout_->seat_name(*seat),
                                   .device_is_free = seating_->seats().seats_of(seating_->last_device()).empty(),
                                   .had_device = seating_->seats()[*seat].device.kind != DeviceKind::none,
                                   .can_hand_to_bot = true},
                                  ui);
}

void PadLostNotice::act(const overlay::PadLostChoice& choice) {
  const std::optional<int> seat = seating_->seats().first_lost();
  if (!seat) {
    return;
  }
  switch (choice) {
    case overlay::PadLostChoice::wait: break;
    case overlay::PadLostChoice::take_this_device:
      if (!seating_->seats().give_back(seating_->last_device())) {
        seating_->seats().share(*seat, seating_->last_device());
      }
      break;
    case overlay::PadLostChoice::hand_to_bot: seating_->seats().leave(*seat); break;
    case overlay::PadLostChoice::leave: bout_->leave(); break;
  }
}

bool UndoNotice::is_missing(int seat) const {
  return seating_->seats()[seat].is_person() && !agreed_[static_cast<std::size_t>(seat)];
}

void UndoNotice::agree(int seat) {
  agreed_[static_cast<std::size_t>(seat)] = true;
  for (int each = 0; each < seating_->seats().count(); ++each) {
    if (is_missing(each)) {
      return;
    }
  }
  flow_->back();
  bout_->undo();
}

void UndoNotice::say_who_is_missing() const {
  for (int seat = 0; seat < seating_->seats().count(); ++seat) {
    if (is_missing(seat)) {
      announcer_->say(seating_->turn_words(seat, bout_->seat_name(seat), *words_));
      return;
    }
  }
}

bool UndoNotice::press(const Press& press) {
  if (goes_back(press)) {
    flow_->back();
    return true;
  }
  if (!press.down || press.repeat || press.button != Button::accept || on_refusal_) {
    return false;
  }
  // Wherever the focus is: with his own device nobody agrees for another.
  for (const int seat : seating_->seats().acting(press.device)) {
    if (is_missing(seat)) {
      agree(seat);
      return true;
    }
  }
  say_who_is_missing();
  return true;
}

bool UndoNotice::point(const platform::Pointer& pointer) {
  pointer_ = pointer.kind == platform::Pointer::Kind::pressed ? pointer.device : pointer_;
  return false;
}

void UndoNotice::prepare(const overlay::Ui& ui) { on_refusal_ = ui.focus().focused() == overlay::focus_id("refuse"); }

std::optional<overlay::UndoAction> UndoNotice::picture(overlay::Ui& ui) const {
  overlay::UndoModel model;
  for (int seat = 0; seat < seating_->seats().count(); ++seat) {
    model.seats.push_back({.mark = bout_->seat_mark(seat),
                           .asked = seating_->seats()[seat].is_person(),
                           .agreed = agreed_[static_cast<std::size_t>(seat)],
                           .controls = seating_->controls_of(seating_->seats().device_of(seat))});
  }
  return overlay::undo_notice(model, ui);
}

void UndoNotice::act(const overlay::UndoAction& action) {
  if (!action.agrees) {
    flow_->back();
  } else if (seating_->seats().points_for(pointer_, action.seat)) {
    agree(action.seat);
  } else {
    say_who_is_missing();
  }
}

bool SeatsNotice::is_a_strangers(const Press& press) {
  const Seats& seats = seating_->seats();
  const bool leads_away = press.button == Button::rulebook ||
                          (evening_ != nullptr && (press.button == Button::start || press.button == Button::back));
  // While nobody sits, the page is whoever's is there; keys that belong to neither half of a keyboard are both people's.
  if (!press.down || !leads_away || seats.people() == 0 || !seats.seats_of(press.device).empty() ||
      seats.is_split(press.device)) {
    return false;
  }
  say_to_sit_down(press.device);
  return true;
}

void SeatsNotice::say_to_sit_down(DeviceId device) {
  announcer_->say(words_->say("menu.seats.first", {{"device", seating_->device_words(device, *words_)}}));
}

bool SeatsNotice::press(const Press& press) {
  if (is_a_strangers(press)) {
    return true;
  }
  const bool starts = press.down && !press.repeat && press.button == Button::start;
  if (evening_ != nullptr && (starts || goes_back(press))) {
    starts ? begin_evening() : evening_->leave();
    return true;
  }
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
  overlay::BoutSeatsModel model{.chairs = {}, .evening = evening_ != nullptr};
  for (int seat = 0; seat < seating_->seats().count(); ++seat) {
    const SeatHolder& holder = seating_->seats()[seat];
    model.chairs.push_back({.mark = bout_->seat_mark(seat),
                            .name = bout_->seat_name(seat),
                            .sitter = seating_->seat_model(seat),
                            .fixed = holder.sitter == Sitter::bot && (!holder.stand_in.level || evening_ != nullptr),
                            .missing = holder.sitter == Sitter::absent});
  }
  return overlay::bout_seats(model, ui);
}

void SeatsNotice::act(const overlay::BoutSeatsAction& action) {
  if (evening_ != nullptr) {
    const Seats& seats = seating_->seats();
    if (action.seat) {
      come(*action.seat);
    } else if (seats.people() > 0 && seats.seats_of(device_of_hand()).empty()) {
      say_to_sit_down(device_);
    } else {
      begin_evening();
    }
  } else if (!action.seat) {
    flow_->back();
  } else if (seating_->seats()[*action.seat].is_person()) {
    get_up(*action.seat);
  } else {
    sit_down(*action.seat);
  }
}

void SeatsNotice::get_up(int seat) {
  Seats& seats = seating_->seats();
  if (seats.is_lost(seat) || seats.points_for(device_, seat)) {
    const DeviceId device = seats.device_of(seat);
    seats.leave(seat);
    if (seats.seats_of(device).empty()) {
      seats.look_on(device);
    }
  } else {
    announcer_->say(words_->say("menu.seats.other", {{"name", bout_->seat_name(seat)}}));
  }
}

void SeatsNotice::come(int seat) {
  Seats& seats = seating_->seats();
  if (seats[seat].sitter == Sitter::absent) {
    sit_down(seat);
  } else if (seats.is_lost(seat) || seats.points_for(device_, seat)) {
    seats.go_away(seat);
  } else if (seats[seat].is_person()) {
    announcer_->say(words_->say("menu.seats.other", {{"name", bout_->seat_name(seat)}}));
  }
}

void SeatsNotice::begin_evening() {
  if (seating_->seats().people() == 0) {
    announcer_->say(std::string((*words_)["menu.seats.evening.nobody"]));
  } else {
    flow_->back();
  }
}

void SeatsNotice::sit_down(int seat) {
  Seats& seats = seating_->seats();
  const DeviceId device = device_of_hand();
  const bool is_awaited = seats[seat].sitter == Sitter::absent;
  if (is_awaited && !seats.seats_of(device).empty() && seats.share(seat, device)) {
    return;  // whoever has that device keeps his own chair
  }
  // Whoever has a chair already only moves, and who is awaited has paid.
  const bool is_new = !is_awaited && seats.seats_of(device).empty();
  if ((is_awaited || seats[seat].stand_in.level) && (!is_new || flow_->seats_one_more())) {
    seats.place(seat, device);
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
