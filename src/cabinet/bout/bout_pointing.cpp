// What the mouse and fingers do in a bout, and what is accepted on its panels: for whom, and what it answers.
#include <algorithm>

#include "cabinet/bout/bout_screen.h"
#include "cabinet/screens/menu_screens.h"
#include "scene/projection.h"

namespace fc::cabinet {

bool BoutScreen::point(House& house, const platform::Pointer& pointer) {
  using Kind = platform::Pointer::Kind;
  if (kind_ == BoutKind::demonstration) {
    if (pointer.kind == Kind::pressed) {
      press_in_demonstration(house, {.device = pointer.device, .button = Button::accept, .pick = {}});
    }
    return true;
  }
  if (pointer.kind == Kind::pressed) {
    house.seating.seats().change_hands(pointer.device);
    hand_ = pointer.device;
  }
  if (const std::optional<int> curtained = picks_.curtain()) {
    return !house.seating.seats().points_for(pointer.device, *curtained);
  }
  // As with presses: only those who are asked may move the focus among the answers.
  const bool moves_focus = pointer.kind == Kind::moved || pointer.kind == Kind::wheel;
  if (moves_focus && run_.asks_people() && !is_pointed_for(house, pointer.device)) {
    return true;
  }
  return point_at_ring(house, pointer);
}

bool BoutScreen::is_pointed_for(const House& house, DeviceId pointer) {
  return std::ranges::any_of(awaited(house), [&](int seat) { return house.seating.seats().points_for(pointer, seat); });
}

bool BoutScreen::may_answer(const House& house, const AskedQuestion& question) const {
  const int seat = question.prompt.need.seat;
  if (house.seating.seats().acts_for(hand_, seat)) {
    return true;
  }
  // Where others look on, only a device of his own keeps a secret.
  const bool discreet = question.prompt.secret() && is_discreet(picks_, house.seating.seats(), seat);
  return !discreet && house.seating.seats().points_for(hand_, seat);
}

bool BoutScreen::point_at_ring(House& house, const platform::Pointer& pointer) {
  const bool clicks = pointer.kind == platform::Pointer::Kind::pressed && !pointer.secondary;
  for (const AskedQuestion& question : run_.questions(house.language.words())) {
    const int seat = question.prompt.need.seat;
    if (!question.by_person || !question.prompt.on_ring() || !house.seating.seats().points_for(pointer.device, seat)) {
      continue;
    }
    const scene::Projection projection(ring_, stage_.board);
    const auto cell = projection.cell_at({pointer.at.x, pointer.at.y});
    if (const auto option = cell ? scene::option_at(question.prompt, *cell) : std::nullopt) {
      picks_.set_cursor(seat, *option);
      if (clicks) {
        hand_in(house, question, *option);
      }
      return true;
    }
  }
  if (clicks && ring_.contains(pointer.at.x, pointer.at.y)) {
    if (!run_.told()) {
      run_.skip();
      return true;
    }
    if (run_.over()) {
      end(house);
      return true;
    }
  }
  return false;
}

void BoutScreen::act(House& house, const overlay::BoutAction& action) {
  using Kind = overlay::BoutAction::Kind;
  if (action.kind == Kind::pause) {
    house.director.push(std::make_unique<PauseNotice>(*this));
    return;
  }
  if (action.kind == Kind::rulebook) {
    house.director.push(std::make_unique<RulebookScreen>(house, action.page.empty() ? page() : action.page));
    return;
  }
  for (const AskedQuestion& question : run_.questions(house.language.words())) {
    if (question.prompt.need.seat != action.seat || question.sealed) {
      continue;
    }
    if (!may_answer(house, question)) {
      say_whose_turn(house);
      return;
    }
    if (action.kind == Kind::take || action.kind == Kind::clear) {
      pick_at(house, question, action.kind == Kind::take ? action.index : pick_places);
    } else if (question.passed_over) {
      pick_at(house, question, 0);
    } else if (action.index < question.prompt.options.size()) {
      hand_in(house, question, action.index);
    }
    break;
  }
}

}  // namespace fc::cabinet
