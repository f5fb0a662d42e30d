#include "cabinet/kiosk/operator_screens.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "cabinet/program/app_context.h"
#include "cabinet/program/route.h"

namespace fc::cabinet {
namespace {

constexpr double pin_stays = 30;
constexpr double test_stays = 15;
constexpr double picture_stays = 300;

bool is_new(const Press& press) { return press.down && !press.repeat; }

}  // namespace

PinScreen::PinScreen(AppContext& app, bool chooses)
    : OperatorPage(pin_stays), app_(&app), chooses_(chooses || !app.kiosk.has_pin()), comes_in_(!chooses) {
  while (const std::optional<PinAnswer> answer = app.kiosk.take_pin_answer()) {
    take_earlier(*answer);
  }
}

bool PinScreen::takes_steps() const { return !at_work_ && (chooses_ || app_->kiosk.pin_wait() <= 0); }

void PinScreen::enter(std::string_view steps) {
  for (const char step : steps) {
    if (takes_steps() && steps_.size() < most_pin_steps) {
      steps_ += step;
      trouble_.clear();
    }
  }
}

void PinScreen::rub_out() {
  if (!steps_.empty()) {
    steps_.pop_back();
  }
}

void PinScreen::clear(std::string_view trouble) {
  steps_.clear();
  trouble_ = trouble;
}

void PinScreen::done() {
  if (!takes_steps()) {
    return;
  }
  if (steps_.size() < least_pin_steps || (chooses_ && !is_fit_for_pin(steps_))) {
    clear(steps_.size() < least_pin_steps ? "operator.pin.too_short" : "operator.pin.too_plain");
  } else if (!chooses_) {
    attempt_ = app_->kiosk.try_pin(steps_);
    at_work_ = true;
  } else if (first_.empty()) {
    first_ = std::exchange(steps_, {});
  } else if (first_ == steps_) {
    attempt_ = app_->kiosk.choose_pin(steps_);
    at_work_ = true;
  } else {
    first_.clear();
    clear("operator.pin.not_twice");
  }
}

bool PinScreen::press(const Press& press) {
  touched();
  if (!is_new(press)) {
    return true;
  }
  switch (press.button) {
    case Button::up: enter("U"); break;
    case Button::down: enter("D"); break;
    case Button::left: enter("L"); break;
    case Button::right: enter("R"); break;
    case Button::accept:
    case Button::start: done(); break;
    case Button::back:
      if (steps_.empty()) {
        app_->flow.back();
      }
      rub_out();
      break;
    default: break;
  }
  return true;
}

void PinScreen::act(const overlay::PinAction& action) {
  touched();
  switch (action.kind) {
    case overlay::PinAction::Kind::step: enter(action.steps); break;
    case overlay::PinAction::Kind::rub_out: rub_out(); break;
    case overlay::PinAction::Kind::done: done(); break;
    case overlay::PinAction::Kind::leave: app_->flow.back(); break;
  }
}

void PinScreen::update(double dt) {
  while (const std::optional<PinAnswer> answer = app_->kiosk.take_pin_answer()) {
    if (at_work_ && answer->attempt == attempt_) {
      at_work_ = false;
      take_answer(*answer);
      return;
    }
    take_earlier(*answer);
  }
  if (has_gone(dt)) {
    app_->flow.back();
  }
}

void PinScreen::take_answer(const PinAnswer& answer) {
  if (answer.fits) {
    app_->flow.back();
    if (comes_in_) {
      app_->flow.open_operator_desk();
    }
  } else {
    clear(chooses_ ? "operator.pin.no_room" : "operator.pin.wrong");
  }
}

void PinScreen::take_earlier(const PinAnswer& answer) {
  if (chooses_ && comes_in_ && !answer.hash.empty()) {
    chooses_ = false;  // whoever was here before has chosen one, and left before it was worked out
    first_.clear();
    clear({});
  }
}

std::optional<overlay::PinAction> PinScreen::picture(overlay::Ui& ui) const {
  overlay::PinModel model{.heading = chooses_ ? "operator.pin.choose" : "operator.pin.enter",
                          .line = !chooses_        ? "operator.pin.enter_line"
                                  : first_.empty() ? "operator.pin.choose_line"
                                                   : "operator.pin.again_line",
                          .trouble = trouble_.empty() ? std::string() : std::string(ui.word(trouble_)),
                          .steps = static_cast<int>(steps_.size()),
                          .least = static_cast<int>(least_pin_steps),
                          .wait_seconds = 0,
                          .at_work = at_work_};
  if (!chooses_) {
    model.wait_seconds = static_cast<int>(std::ceil(app_->kiosk.pin_wait()));
  }
  return overlay::pin_page(model, ui);
}

ButtonTest::ButtonTest(AppContext& app) : OperatorPage(test_stays), app_(&app) {
  lamps_of(whole_keyboard);
  for (const DeviceId pad : app.seating.devices().pads().connected()) {
    lamps_of(pad);
  }
}

ButtonTest::Lamps& ButtonTest::lamps_of(DeviceId device) {
  const auto found = std::ranges::find(devices_, device, &Lamps::device);
  if (found != devices_.end()) {
    return *found;
  }
  constexpr std::size_t most = 10;
  if (devices_.size() >= most) {
    devices_.erase(devices_.begin() + 1);
  }
  return devices_.emplace_back(Lamps{.device = device});
}

bool ButtonTest::press(const Press& press) {
  touched();
  Lamps& lamps = lamps_of(press.device);
  const auto button = static_cast<std::size_t>(press.button);
  lamps.lit[button] = press.down;
  lamps.seen[button] = lamps.seen[button] || press.down;
  return true;
}

bool ButtonTest::point(const platform::Pointer& pointer) {
  using Kind = platform::Pointer::Kind;
  if (pointer.kind == Kind::pressed || pointer.kind == Kind::released) {
    return press({.device = pointer.device,
                  .button = pointer.secondary ? Button::back : Button::accept,
                  .pick = {},
                  .down = pointer.kind == Kind::pressed});
  }
  return true;
}

bool ButtonTest::tests_coin() {
  touched();
  ++coins_;
  return true;
}

void ButtonTest::update(double dt) {
  if (has_gone(dt)) {
    app_->flow.back();
  }
}

std::optional<bool> ButtonTest::picture(overlay::Ui& ui) const {
  overlay::ButtonTestModel model{.coins = coins_, .left = static_cast<float>(left())};
  for (const Lamps& lamps : devices_) {
    const overlay::Controls controls = app_->seating.controls_of(lamps.device);
    const bool pad = lamps.device.kind == DeviceKind::pad;
    overlay::TestedDevice device{.name = std::string(ui.word("menu.device." + std::string(overlay::word_of(controls.look)))),
                                 .look = controls.look};
    if (const int number = app_->seating.number_of(lamps.device); number > 0) {
      device.name += " " + std::to_string(number);
    }
    const auto add = [&](Button button, std::string control) {
      const auto place = static_cast<std::size_t>(button);
      device.lamps.push_back({.control = std::move(control), .lit = lamps.lit[place], .seen = lamps.seen[place]});
    };
    if (lamps.device.kind == DeviceKind::mouse || lamps.device.kind == DeviceKind::touch) {
      add(Button::accept, controls.accept);
    } else {
      add(Button::up, pad ? "dpup" : "Up");
      add(Button::down, pad ? "dpdown" : "Down");
      add(Button::left, pad ? "dpleft" : "Left");
      add(Button::right, pad ? "dpright" : "Right");
      add(Button::accept, controls.accept);
      add(Button::back, controls.back);
      add(Button::rulebook, controls.rulebook);
      add(Button::details, controls.details);
      add(Button::shoulder_left, controls.previous);
      add(Button::shoulder_right, controls.next);
      add(Button::start, controls.start);
      add(Button::hurry, controls.hurry);
    }
    model.devices.push_back(std::move(device));
  }
  overlay::button_test(model, ui);
  return std::nullopt;
}

PictureTest::PictureTest(AppContext& app) : OperatorPage(picture_stays), app_(&app) {}

void PictureTest::next() {
  touched();
  if (++picture_ >= overlay::test_pictures) {
    app_->flow.back();
  }
}

bool PictureTest::press(const Press& press) {
  if (goes_back(press)) {
    app_->flow.back();
  } else if (is_new(press)) {
    next();
  }
  return true;
}

bool PictureTest::point(const platform::Pointer& pointer) {
  if (pointer.kind == platform::Pointer::Kind::pressed) {
    next();
  }
  return true;
}

void PictureTest::update(double dt) {
  if (has_gone(dt)) {
    app_->flow.back();
  }
}

std::optional<bool> PictureTest::picture(overlay::Ui& ui) const {
  overlay::test_picture(std::min(picture_, overlay::test_pictures - 1), ui);
  return std::nullopt;
}

StillThereNotice::StillThereNotice(AppContext& app) : app_(&app) {}

void StillThereNotice::stay() {
  if (!std::exchange(stays_, true)) {
    app_->kiosk.visitors_stay();
    app_->flow.back();
  }
}

bool StillThereNotice::press(const Press& press) {
  if (is_new(press)) {
    stay();
  }
  return true;
}

bool StillThereNotice::point(const platform::Pointer& pointer) {
  if (pointer.kind == platform::Pointer::Kind::pressed) {
    stay();
  }
  return true;
}

void StillThereNotice::update(double dt) {
  left_ -= dt;
  if (left_ <= 0 && !stays_) {
    app_->kiosk.visitors_gone();
  }
}

std::optional<bool> StillThereNotice::picture(overlay::Ui& ui) const {
  overlay::still_there(static_cast<int>(std::ceil(std::max(0.0, left_))), ui);
  return std::nullopt;
}

std::optional<bool> DarkScreen::picture(overlay::Ui& ui) const {
  overlay::dark_screen(ui);
  return std::nullopt;
}

}  // namespace fc::cabinet
