#include "cabinet/settings_screen.h"

#include <algorithm>
#include <array>

namespace fc::cabinet {
namespace {

constexpr std::array<int, 4> speeds{1, 2, 4, 0};
constexpr std::array<int, 5> text_scales{100, 125, 150, 175, 200};
constexpr std::array<std::string_view, 4> hands{"pad", "keyboard", "left", "right"};

/// The place of a value in a list; the last if it is not there.
template <class List, class Value>
int place_in(const List& list, const Value& value) {
  const auto found = std::ranges::find(list, value);
  return static_cast<int>(std::min<std::ptrdiff_t>(found - list.begin(), static_cast<std::ptrdiff_t>(list.size()) - 1));
}

overlay::OptionRow row(std::string label, std::vector<std::string> values, int value) {
  return {.label = std::move(label), .values = std::move(values), .value = value, .help = {}};
}

overlay::OptionRow switch_row(std::string label, bool on) {
  return row(std::move(label), {"menu.off", "menu.on"}, on ? 1 : 0);
}

/// The actions of a hand that are listed: no doubles.
std::vector<std::string> actions_of(const platform::Bindings& bindings, std::string_view hand) {
  std::vector<std::string> actions;
  for (const auto& [action, control] : bindings.table()) {
    if (action.starts_with(std::string(hand) + ".") && action.find("second-") == std::string::npos) {
      actions.push_back(action);
    }
  }
  return actions;
}

overlay::DeviceLook look_of(std::string_view hand) {
  if (hand == "pad") {
    return overlay::DeviceLook::xbox;
  }
  return overlay::DeviceLook::keyboard;
}

}  // namespace

bool SettingsScreen::press(House& house, const Press& press) {
  if (press.down && !press.repeat && press.button == Button::back) {
    if (listening_for_.empty()) {
      house.director.pop();
    }
    listening_for_.clear();
    return true;
  }
  return !listening_for_.empty();
}

overlay::SettingsModel SettingsScreen::model(const House& house) const {
  const Settings& settings = house.settings;
  overlay::SettingsModel model;
  model.pages = {
      {.title = "menu.settings.display",
       .rows = {row("menu.settings.language", {"menu.language.en", "menu.language.fr"}, settings.language == "fr" ? 1 : 0),
                switch_row("menu.settings.fullscreen", settings.fullscreen),
                row("menu.settings.text_scale", {"100 %", "125 %", "150 %", "175 %", "200 %"},
                    place_in(text_scales, settings.text_scale)),
                switch_row("menu.settings.reduced_motion", settings.reduced_motion)}},
      {.title = "menu.settings.play",
       .rows = {row("menu.settings.speed", {"menu.speed.1", "menu.speed.2", "menu.speed.4", "menu.speed.instant"},
                    place_in(speeds, settings.speed)),
                switch_row("menu.settings.shuffle_picks", settings.shuffle_picks),
                switch_row("menu.settings.show_discards", settings.show_discards),
                switch_row("menu.settings.show_money", settings.show_money)}}};
  for (const std::string_view hand : hands) {
    model.hands.push_back("menu.hand." + std::string(hand));
  }
  model.hand = hand_;
  const std::string_view hand = hands[static_cast<std::size_t>(hand_)];
  for (const std::string& action : actions_of(house.devices.bindings(), hand)) {
    if (action == listening_for_) {
      model.listening = static_cast<int>(model.bindings.size());
    }
    model.bindings.push_back({.label = "menu.action." + action.substr(hand.size() + 1),
                              .control = std::string(house.devices.bindings().control(action)),
                              .look = look_of(hand)});
  }
  return model;
}

void SettingsScreen::show(House& house, overlay::Ui& ui) {
  if (!listening_for_.empty()) {
    if (const std::string control = house.devices.last_control(hands[static_cast<std::size_t>(hand_)]); !control.empty()) {
      if (house.devices.bindings().bind(listening_for_, control)) {
        house.settings.controls = house.devices.bindings().changed();
      }
      listening_for_.clear();
    }
  }
  if (const auto action = overlay::settings_screen(model(house), state_, ui)) {
    act(house, *action);
  }
}

void SettingsScreen::act(House& house, const overlay::SettingsAction& action) {
  using Kind = overlay::SettingsAction::Kind;
  switch (action.kind) {
    case Kind::back:
      house.director.pop();
      break;
    case Kind::set:
      change(house, action);
      break;
    case Kind::choose_hand:
      hand_ = std::clamp(action.value, 0, static_cast<int>(hands.size()) - 1);
      listening_for_.clear();
      break;
    case Kind::rebind: {
      const auto actions = actions_of(house.devices.bindings(), hands[static_cast<std::size_t>(hand_)]);
      listening_for_ = actions[static_cast<std::size_t>(action.row)];
      house.devices.forget_last_control();
      break;
    }
    case Kind::restore:
      house.devices.bindings() = platform::Bindings();
      house.settings.controls.clear();
      break;
  }
}

void SettingsScreen::change(House& house, const overlay::SettingsAction& action) {
  Settings& settings = house.settings;
  const auto value = static_cast<std::size_t>(action.value);
  switch (10 * action.page + action.row) {
    case 0: {
      const std::string before = settings.language;
      settings.language = action.value == 1 ? "fr" : "en";
      if (const Result<void> read = house.read_language(); !read) {
        settings.language = before;
        house.say(one_line(read.error()));
      }
      break;
    }
    case 1:
      settings.fullscreen = action.value == 1;
      break;
    case 2:
      settings.text_scale = text_scales[value];
      break;
    case 3:
      settings.reduced_motion = action.value == 1;
      break;
    case 10:
      settings.speed = speeds[value];
      break;
    case 11:
      settings.shuffle_picks = action.value == 1;
      break;
    case 12:
      settings.show_discards = action.value == 1;
      break;
    case 13:
      settings.show_money = action.value == 1;
      break;
    default:
      break;
  }
}

}  // namespace fc::cabinet
