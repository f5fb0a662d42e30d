#include "cabinet/bout_screen.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "cabinet/front_page_screen.h"
#include "cabinet/kept_bouts.h"
#include "cabinet/menu_screens.h"
#include "overlay/title.h"
#include "scene/layout.h"
#include "scene/projection.h"

namespace fc::cabinet {
namespace {

/// How long the winner is cheered before the front page comes by itself.
constexpr double cheering_seconds = 4;
/// The name of the house lies over a demonstration for a while, then leaves the ring to the bout.
constexpr double billing_every_seconds = 16;
constexpr double billing_seconds = 5;
constexpr float seal_buzz = 0.35F;
constexpr int seal_buzz_milliseconds = 90;

std::optional<scene::Direction> direction_of(Button button) {
  switch (button) {
    case Button::up:
      return scene::Direction::up;
    case Button::down:
      return scene::Direction::down;
    case Button::left:
      return scene::Direction::left;
    case Button::right:
      return scene::Direction::right;
    default:
      return std::nullopt;
  }
}

/// The seats this device acts for. A person alone may use whatever lies at hand.
std::vector<int> acting_seats(const Seats& seats, DeviceId device) {
  std::vector<int> acting = seats.seats_of(device);
  if (acting.empty() && seats.people() == 1) {
    for (int seat = 0; seat < seats.count(); ++seat) {
      if (seats[seat].is_person()) {
        acting.push_back(seat);
      }
    }
  }
  return acting;
}

bool acts_for(const Seats& seats, DeviceId device, int seat) {
  const std::vector<int> acting = acting_seats(seats, device);
  return std::ranges::find(acting, seat) != acting.end();
}

/// A person alone who picks up another device goes on with that one, and sees its buttons.
void change_hands(Seats& seats, DeviceId device) {
  if (seats.people() != 1 || !seats.seats_of(device).empty()) {
    return;
  }
  for (int seat = 0; seat < seats.count(); ++seat) {
    if (seats[seat].sitter == Sitter::person) {
      const bool is_hand = device.kind == DeviceKind::keyboard_left || device.kind == DeviceKind::keyboard_right;
      seats[seat].device = is_hand ? DeviceId{.kind = DeviceKind::keyboard, .id = 0} : device;
      seats[seat].lost = false;
    }
  }
}

}  // namespace

BoutScreen::BoutScreen(House& house, CornerGame& game, std::unique_ptr<Conductor> conductor, BoutKind kind,
                       std::filesystem::path file)
    : run_(game, std::move(conductor), house.options.virtual_time),
      kind_(kind),
      file_(std::move(file)),
      panels_(overlay::make_panels(game.slug())),
      picks_(house.shuffles.bits()),
      narrator_(house.options.offscreen || house.options.demo) {
  stage_ = run_.scene().stage(run_.clock(), scene::Motion::full);
}

bool BoutScreen::press(House& house, const Press& press) {
  if (kind_ == BoutKind::demonstration) {
    return press_in_demonstration(house, press);
  }
  if (press.button == Button::hurry) {
    hurrying_ = press.down;
    return true;
  }
  if (!press.down) {
    return false;
  }
  change_hands(house.seats, press.device);
  if (answer_by_press(house, press)) {
    return true;
  }
  if (press.repeat) {
    return run_.asks_people() && !acts_for(house.seats, press.device, run_.match().need().seat);
  }
  if (press.button == Button::start || press.button == Button::back) {
    house.director.push(std::make_unique<PauseNotice>(*this));
    return true;
  }
  if (picks_.curtain()) {
    return !acts_for(house.seats, press.device, *picks_.curtain());
  }
  if (press.button == Button::accept && !run_.told()) {
    run_.finish_animation();
    return true;
  }
  if (press.button == Button::accept && run_.over()) {
    end(house);
    return true;
  }
  // What is left moves the focus among the answers: only the man who is asked may do that.
  return press.button != Button::rulebook && run_.asks_people() &&
         !acts_for(house.seats, press.device, run_.match().need().seat);
}

bool BoutScreen::press_in_demonstration(House& house, const Press& press) {
  if (press.down && !press.repeat) {
    if (house.options.kiosk || !house.options.demo) {
      house.director.go(std::make_unique<TitleScreen>());
    } else {
      house.director.go(std::make_unique<CornersScreen>());
    }
  }
  return true;
}

bool BoutScreen::answer_by_press(House& house, const Press& press) {
  for (const AskedQuestion& question : run_.questions(house.words)) {
    const int seat = question.prompt.need.seat;
    if (!question.by_person || question.sealed || picks_.hidden(seat) || !acts_for(house.seats, press.device, seat)) {
      continue;
    }
    if (question.prompt.secret()) {
      const auto option = picks_.option_at(seat, press.pick, question.prompt.options.size());
      if (option && !press.repeat) {
        act(house, {.kind = overlay::BoutAction::Kind::pick, .seat = seat, .index = *option, .page = {}});
        return true;
      }
      if (is_discreet(picks_, house.seats, seat) && press.button != Button::start) {
        return true;
      }
      continue;
    }
    if (question.prompt.on_ring()) {
      if (const auto direction = direction_of(press.button)) {
        picks_.set_cursor(seat, scene::step(question.prompt, picks_.cursor(seat), *direction));
        return true;
      }
      if (press.button == Button::accept && !press.repeat) {
        act(house, {.kind = overlay::BoutAction::Kind::choose, .seat = seat, .index = picks_.cursor(seat), .page = {}});
        return true;
      }
    }
  }
  return false;
}

bool BoutScreen::point(House& house, const platform::Pointer& pointer) {
  using Kind = platform::Pointer::Kind;
  if (kind_ == BoutKind::demonstration) {
    if (pointer.kind == Kind::pressed) {
      press_in_demonstration(house, {.device = pointer.device, .button = Button::accept, .pick = {}});
    }
    return true;
  }
  if (pointer.kind == Kind::pressed) {
    change_hands(house.seats, pointer.device);
  }
  for (const AskedQuestion& question : run_.questions(house.words)) {
    const int seat = question.prompt.need.seat;
    if (!question.by_person || !question.prompt.on_ring() || !acts_for(house.seats, pointer.device, seat)) {
      continue;
    }
    const scene::Projection projection(ring_, stage_.board);
    const auto cell = projection.cell_at({pointer.at.x, pointer.at.y});
    const auto option = cell ? scene::option_at(question.prompt, *cell) : std::nullopt;
    if (option) {
      picks_.set_cursor(seat, *option);
      if (pointer.kind == Kind::pressed && !pointer.secondary) {
        act(house, {.kind = overlay::BoutAction::Kind::choose, .seat = seat, .index = *option, .page = {}});
      }
      return true;
    }
  }
  if (pointer.kind == Kind::pressed && !pointer.secondary && ring_.contains(pointer.at.x, pointer.at.y)) {
    if (!run_.told()) {
      run_.finish_animation();
      return true;
    }
    if (run_.over()) {
      end(house);
      return true;
    }
  }
  return false;
}

void BoutScreen::update(House& house, double seconds, double dt) {
  if (kind_ == BoutKind::played && house.seats.first_lost()) {
    hurrying_ = false;
    house.director.push(std::make_unique<PadLostNotice>(*this));
    return;
  }
  run_.update(dt, house.settings.speed, hurrying_);
  narrator_.tell(run_.scene(), run_.clock(), house.words);
  picks_.follow(run_, run_.questions(house.words), house.seats, house.settings.shuffle_picks);
  stamping_ = picks_.moving(seconds);
  if (const std::optional<Fault> fault = run_.conductor().take_fault()) {
    house.say(one_line(*fault));
  }
  if (run_.replay_over()) {
    house.director.go(std::make_unique<TitleScreen>());
  } else if (run_.over()) {
    over_since_ = over_since_.value_or(seconds);
    if (house.settings.speed == 0 || seconds - *over_since_ >= cheering_seconds) {
      end(house);
    }
  }
}

void BoutScreen::act(House& house, const overlay::BoutAction& action) {
  using Kind = overlay::BoutAction::Kind;
  switch (action.kind) {
    case Kind::pause:
      house.director.push(std::make_unique<PauseNotice>(*this));
      return;
    case Kind::rulebook:
      house.director.push(std::make_unique<RulebookScreen>(house, action.page.empty() ? page() : action.page));
      return;
    case Kind::choose:
    case Kind::pick:
      break;
  }
  for (const AskedQuestion& question : run_.questions(house.words)) {
    if (question.prompt.need.seat != action.seat || action.index >= question.prompt.options.size() || question.sealed) {
      continue;
    }
    if (run_.answer(action.seat, question.prompt.options[action.index].notation) && question.prompt.secret()) {
      picks_.sealed(action.seat, house.seconds);
      stamping_ = true;
      house.devices.pads().rumble(house.seats.device_of(action.seat), seal_buzz, seal_buzz_milliseconds);
    }
    break;
  }
}

void BoutScreen::show(House& house, overlay::Ui& ui) {
  const overlay::Box screen = ui.screen();
  ring_ = scene::layout(static_cast<int>(screen.w), static_cast<int>(screen.h)).ring;
  const std::vector<AskedQuestion>& questions = run_.questions(house.words);
  picks_.follow(run_, questions, house.seats, house.settings.shuffle_picks);
  build_stage(house, questions);
  if (const auto curtain = picks_.curtain()) {
    if (overlay::curtain({.corner = *curtain == 0 ? Corner::red : Corner::blue, .name = seat_name(*curtain)}, ui)) {
      picks_.open_curtain();
    }
    return;
  }
  overlay::BoutModel model{.match = &run_.match(),
                           .scene = &run_.scene(),
                           .clock = run_.clock(),
                           .names = run_.names(),
                           .seats = {house.seat_model(0), house.seat_model(1)},
                           .questions = {},
                           .speed = house.settings.speed,
                           .demo = kind_ == BoutKind::demonstration,
                           .replay = kind_ == BoutKind::replay};
  for (const AskedQuestion& question : questions) {
    const int seat = question.prompt.need.seat;
    if (question.prompt.secret() && picks_.hidden(seat)) {
      continue;
    }
    model.questions.push_back({.prompt = question.prompt,
                               .controls = house.controls_of(house.seats.device_of(seat)),
                               .by_person = question.by_person,
                               .sealed = question.sealed,
                               .discreet = question.prompt.secret() && is_discreet(picks_, house.seats, seat),
                               .cursor = picks_.cursor(seat),
                               .places = picks_.layout(seat),
                               .sealed_age = picks_.sealed_age(seat, house.seconds)});
  }
  if (const auto action = panels_->bout(model, ui)) {
    act(house, *action);
  }
  if (kind_ == BoutKind::demonstration && std::fmod(house.seconds, billing_every_seconds) < billing_seconds) {
    overlay::attract_overlay({.kiosk = house.options.kiosk}, ui);
  }
}

void BoutScreen::build_stage(House& house, const std::vector<AskedQuestion>& questions) {
  const scene::Motion motion = house.settings.reduced_motion ? scene::Motion::reduced : scene::Motion::full;
  stage_ = run_.scene().stage(run_.clock(), motion);
  for (const AskedQuestion& question : questions) {
    if (question.by_person && !question.prompt.secret()) {
      const std::vector<scene::Glow> shining = scene::glows(question.prompt, picks_.cursor(question.prompt.need.seat));
      stage_.glows.insert(stage_.glows.end(), shining.begin(), shining.end());
    }
  }
  scene::word_calls(stage_, house.words);
}

std::string BoutScreen::round_line(const House& house) const {
  return run_.game().round_line(run_.match(), house.words);
}

void BoutScreen::undo(House& house) {
  for (int seat = 0; seat < house.seats.count(); ++seat) {
    if (house.seats[seat].is_person()) {
      run_.conductor().agree_to_undo(seat);
    }
  }
}

void BoutScreen::leave(House& house) {
  if (const Result<void> kept = run_.conductor().flush(); !kept) {
    house.say(one_line(kept.error()));
  }
  house.kept->look_again();
  house.director.go(std::make_unique<TitleScreen>());
}

void BoutScreen::end(House& house) {
  if (kind_ == BoutKind::played && !file_.empty()) {
    if (const Result<void> kept = run_.conductor().flush(); kept) {
      file_ = house.kept->mark_over(file_);
    } else {
      house.say(one_line(kept.error()));
    }
  }
  house.director.go(std::make_unique<FrontPageScreen>(house, run_.game(), run_.match(), file_, kind_));
}

}  // namespace fc::cabinet
