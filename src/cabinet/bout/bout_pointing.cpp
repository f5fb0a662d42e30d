// What the mouse and fingers do in a bout, and what is accepted on its panels: for whom, and what it answers.
#include <algorithm>

#include "cabinet/bout/bout_screen.h"
#include "scene/projection.h"

namespace fc::cabinet {

bool BoutScreen::point(const platform::Pointer& pointer) {
  using Kind = platform::Pointer::Kind;
  if (kind_ == BoutKind::demonstration) {
    if (pointer.kind == Kind::pressed) {
      press_in_demonstration({.device = pointer.device, .button = Button::accept, .pick = {}});
    }
    return true;
  }
  hear(pointer.device);
  if (pointer.kind == Kind::pressed && welcome_back(inactive_.come_back(pointer.device, room_.seating))) {
    return true;
  }
  if (hold_for_deserted(pointer)) {
    return true;
  }
  if (pointer.kind == Kind::pressed || pointer.kind == Kind::released) {
    inactive_.hold_to_come_back(pointer.device, pointer.kind == Kind::pressed, room_.seating.seats());
  }
  if (pointer.kind == Kind::pressed) {
    room_.seating.seats().change_device(pointer.device);
    answering_ = pointer.device;
  }
  if (const std::optional<int> curtained = picks_.curtain()) {
    return !room_.seating.seats().points_for(pointer.device, *curtained);
  }
  // As with presses: only those who are asked may move the focus among the answers.
  const bool moves_focus = pointer.kind == Kind::moved || pointer.kind == Kind::wheel;
  if (moves_focus && run_.asks_people() && !is_pointed_for(pointer.device)) {
    return true;
  }
  return point_at_ring(pointer);
}

bool BoutScreen::hold_for_deserted(const platform::Pointer& pointer) {
  using Kind = platform::Pointer::Kind;
  const bool here = offer_place_.contains(pointer.at.x, pointer.at.y);
  if (!inactive_.offered() || pointer.kind == Kind::wheel || (!here && !inactive_.is_held())) {
    return false;
  }
  const Seats& seats = room_.seating.seats();
  const bool another = seats.people() > 0 && !seats.points_for(pointer.device, *inactive_.offered());
  if (pointer.kind != Kind::moved || !here) {
    inactive_.hold(another && here && pointer.kind == Kind::pressed);
  }
  return true;
}

bool BoutScreen::is_pointed_for(DeviceId pointer) {
  return std::ranges::any_of(awaited(), [&](int seat) { return room_.seating.seats().points_for(pointer, seat); });
}

bool BoutScreen::may_answer(const AskedQuestion& question) const {
  const int seat = question.prompt.need.seat;
  if (room_.seating.seats().acts_for(answering_, seat)) {
    return true;
  }
  // Where others look on, only a device of his own keeps a secret.
  const bool discreet = question.prompt.secret() && is_discreet(picks_, room_.seating.seats(), seat);
  return !discreet && room_.seating.seats().points_for(answering_, seat);
}

bool BoutScreen::point_at_ring(const platform::Pointer& pointer) {
  const bool clicks = pointer.kind == platform::Pointer::Kind::pressed && !pointer.secondary;
  for (const AskedQuestion& question : run_.questions(room_.language.words())) {
    const int seat = question.prompt.need.seat;
    if (!question.by_person || !question.prompt.on_ring() || !room_.seating.seats().points_for(pointer.device, seat)) {
      continue;
    }
    const scene::Projection projection = scene::view_of(layout_, stage_.board, stage_.camera);
    const auto cell = projection.cell_at({pointer.at.x, pointer.at.y});
    if (const auto option = cell ? scene::option_at(question.prompt, *cell) : std::nullopt) {
      picks_.set_cursor(seat, *option);
      if (clicks) {
        hand_in(question, *option);
      }
      return true;
    }
  }
  if (clicks && layout_.ring.contains(pointer.at.x, pointer.at.y)) {
    if (coach_waits()) {
      lesson_.go_on();
      return true;
    }
    if (!run_.is_all_shown()) {
      skip(pointer.device);
      return true;
    }
    if (run_.over()) {
      end();
      return true;
    }
  }
  return false;
}

void BoutScreen::act(const BoutAnswer& answer) {
  if (answer.on_panels) {
    act_on_panels(*answer.on_panels);
  } else {
    picks_.open_curtain();
  }
}

void BoutScreen::act_on_panels(const overlay::BoutAction& action) {
  using Kind = overlay::BoutAction::Kind;
  if (action.kind == Kind::pause) {
    leave_or_pause();
    return;
  }
  if (action.kind == Kind::rulebook) {
    room_.flow.open_rulebook(action.page.empty() ? rulebook_page() : action.page);
    return;
  }
  if (action.kind == Kind::order && holds_) {
    secretary_->take_order(run_.match(), no_seat, action.page);
    return;
  }
  for (const AskedQuestion& question : run_.questions(room_.language.words())) {
    if (question.prompt.need.seat != action.seat || question.sealed) {
      continue;
    }
    if (!may_answer(question)) {
      say_whose_turn();
      return;
    }
    if (action.kind == Kind::order) {
      give_order(question, action.page);
    } else if (action.kind == Kind::take || action.kind == Kind::clear) {
      pick_at(question, action.kind == Kind::take ? action.index : pick_places);
    } else if (question.passed_over) {
      pick_at(question, 0);
    } else if (action.index < question.prompt.options.size()) {
      hand_in(question, action.index);
    }
    break;
  }
}

void BoutScreen::give_order(const AskedQuestion& question, const std::string& order) {
  explaining_ = 0;
  if (secretary_ != nullptr && !question.prompt.secret()) {
    secretary_->take_order(run_.match(), question.prompt.need.seat, order);
  }
}

}  // namespace fc::cabinet
