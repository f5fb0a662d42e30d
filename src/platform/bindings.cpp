#include "platform/bindings.h"

#include <array>
#include <optional>
#include <string>

namespace fc::platform {
namespace {

struct ButtonWord {
  Button button;
  std::string_view word;
};

constexpr std::array<ButtonWord, 12> button_words{{{Button::up, "up"},
                                                   {Button::down, "down"},
                                                   {Button::left, "left"},
                                                   {Button::right, "right"},
                                                   {Button::accept, "accept"},
                                                   {Button::back, "back"},
                                                   {Button::start, "start"},
                                                   {Button::rulebook, "rulebook"},
                                                   {Button::details, "details"},
                                                   {Button::shoulder_left, "shoulder-left"},
                                                   {Button::shoulder_right, "shoulder-right"},
                                                   {Button::hurry, "hurry"}}};

struct GroupWord {
  DeviceKind device;
  std::string_view word;
};

constexpr std::array<GroupWord, 4> groups{{{DeviceKind::pad, "pad"},
                                           {DeviceKind::keyboard, "keyboard"},
                                           {DeviceKind::keyboard_left, "left"},
                                           {DeviceKind::keyboard_right, "right"}}};

struct Default {
  const char* action;
  const char* control;
};

// Pad picks lie as on the pad: LB Y RB / X A B. Halves of the keyboard: Q W E / A S D and U I O / J K L, where the upper
// outer keys go back and accept and the others point, as everybody's fingers expect.
constexpr std::array<Default, 70> defaults{{
    {"pad.up", "dpup"},
    {"pad.down", "dpdown"},
    {"pad.left", "dpleft"},
    {"pad.right", "dpright"},
    {"pad.accept", "a"},
    {"pad.back", "b"},
    {"pad.start", "start"},
    {"pad.rulebook", "x"},
    {"pad.details", "y"},
    {"pad.hurry", "righttrigger"},
    {"pad.shoulder-left", "leftshoulder"},
    {"pad.shoulder-right", "rightshoulder"},
    {"pad.pick-1", "leftshoulder"},
    {"pad.pick-2", "y"},
    {"pad.pick-3", "rightshoulder"},
    {"pad.pick-4", "x"},
    {"pad.pick-5", "a"},
    {"pad.pick-6", "b"},
    {"pad.second-pick", "lefttrigger"},
    {"keyboard.up", "Up"},
    {"keyboard.down", "Down"},
    {"keyboard.left", "Left"},
    {"keyboard.right", "Right"},
    {"keyboard.accept", "Return"},
    {"keyboard.back", "Escape"},
    {"keyboard.start", "P"},
    {"keyboard.rulebook", "X"},
    {"keyboard.details", "Y"},
    {"keyboard.shoulder-left", "PageUp"},
    {"keyboard.shoulder-right", "PageDown"},
    {"keyboard.hurry", "Tab"},
    {"keyboard.pick-1", "1"},
    {"keyboard.pick-2", "2"},
    {"keyboard.pick-3", "3"},
    {"keyboard.pick-4", "4"},
    {"keyboard.pick-5", "5"},
    {"keyboard.pick-6", "6"},
    {"left.up", "W"},
    {"left.down", "S"},
    {"left.left", "A"},
    {"left.right", "D"},
    {"left.accept", "E"},
    {"left.back", "Q"},
    {"left.rulebook", "R"},
    {"left.details", "F"},
    {"left.start", "Z"},
    {"left.pick-1", "Q"},
    {"left.pick-2", "W"},
    {"left.pick-3", "E"},
    {"left.pick-4", "A"},
    {"left.pick-5", "S"},
    {"left.pick-6", "D"},
    {"right.up", "I"},
    {"right.down", "K"},
    {"right.left", "J"},
    {"right.right", "L"},
    {"right.accept", "O"},
    {"right.back", "U"},
    {"right.rulebook", "H"},
    {"right.details", "N"},
    {"right.start", "M"},
    {"right.pick-1", "U"},
    {"right.pick-2", "I"},
    {"right.pick-3", "O"},
    {"right.pick-4", "J"},
    {"right.pick-5", "K"},
    {"right.pick-6", "L"},
    {"keyboard.second-accept", "Space"},
    {"keyboard.second-rulebook", "F1"},
    {"keyboard.second-back", "Backspace"},
}};

constexpr std::string_view second = "second-";
constexpr std::int8_t picks = 6;

std::string_view group_of(std::string_view action) { return action.substr(0, action.find('.')); }

/// The meaning of an action's word; none if it is no action.
std::optional<Meaning> meaning_of(std::string_view action) {
  Meaning meaning;
  const std::size_t dot = action.find('.');
  if (dot == std::string_view::npos) {
    return std::nullopt;
  }
  for (const GroupWord& group : groups) {
    if (group.word == action.substr(0, dot)) {
      meaning.device = group.device;
    }
  }
  std::string_view word = action.substr(dot + 1);
  if (word.starts_with("pick-") && word.size() == 6) {
    meaning.pick.place = static_cast<std::int8_t>(word.back() - '1');
    return meaning;
  }
  if (word.starts_with(second)) {
    word.remove_prefix(second.size());
  }
  for (const ButtonWord& button : button_words) {
    if (button.word == word) {
      meaning.button = button.button;
    }
  }
  return meaning;
}

/// The number of a pad's control: SDL's buttons, then the two triggers, which are axes to SDL. -1 if unknown.
int pad_control(const std::string& name) {
  if (name == "lefttrigger") {
    return left_trigger;
  }
  if (name == "righttrigger") {
    return right_trigger;
  }
  return SDL_GameControllerGetButtonFromString(name.c_str());
}

bool control_exists(std::string_view group, std::string_view control) {
  const std::string name(control);
  if (group == "pad") {
    return pad_control(name) >= 0;
  }
  return SDL_GetScancodeFromName(name.c_str()) != SDL_SCANCODE_UNKNOWN;
}

bool is_pick(std::string_view action) { return action.find("pick") != std::string_view::npos; }

/// Whoever has a pad and the focus in sight accepts with the accept button what the focus is on: the place that it has too
/// gets a second control.
constexpr std::string_view second_pick = "pad.second-pick";

/// The place that a pad's accept button picks; none if it picks none.
PickSlot pick_on_accept(const Bindings::Table& controls) {
  const std::string& accept = controls.find("pad.accept")->second;
  for (std::int8_t place = 0; place < picks; ++place) {
    if (controls.find("pad.pick-" + std::to_string(place + 1))->second == accept) {
      return {.place = place};
    }
  }
  return {};
}

void merge(Meaning& into, const Meaning& meaning) {
  // A key of a half keeps its meaning there when the whole keyboard also uses it.
  if (into.device == DeviceKind::none || into.device == DeviceKind::keyboard) {
    into.device = meaning.device;
  }
  if (meaning.button != Button::none) {
    into.button = meaning.button;
  }
  if (meaning.pick.valid()) {
    into.pick = meaning.pick;
  }
}

}  // namespace

std::vector<std::string_view> actions_in_order(std::string_view group) {
  std::vector<std::string_view> actions;
  for (const Default& entry : defaults) {
    const std::string_view action = entry.action;
    const bool doubles = action.find(second) != std::string_view::npos && action != second_pick;
    if (group_of(action) == group && !doubles) {
      actions.push_back(action);
    }
  }
  return actions;
}

std::string_view word_of(Button button) {
  for (const ButtonWord& entry : button_words) {
    if (entry.button == button) {
      return entry.word;
    }
  }
  return "none";
}

Bindings::Bindings() {
  for (const Default& entry : defaults) {
    controls_.emplace(entry.action, entry.control);
  }
  rebuild();
}

Result<void> Bindings::bind(std::string_view action, std::string_view control) {
  const auto wanted = controls_.find(action);
  if (wanted == controls_.end()) {
    return fault(FaultCode::unknown_value, std::string(action), "there is no such action");
  }
  if (!control_exists(group_of(action), control)) {
    return fault(FaultCode::unknown_value, std::string(action), "there is no control '" + std::string(control) + "'");
  }
  for (auto& [name, used] : controls_) {
    if (used == control && group_of(name) == group_of(action) && is_pick(name) == is_pick(action)) {
      used = wanted->second;
    }
  }
  wanted->second = std::string(control);
  rebuild();
  return {};
}

std::string_view Bindings::control(std::string_view action) const {
  const auto found = controls_.find(action);
  return found == controls_.end() ? std::string_view() : std::string_view(found->second);
}

Bindings::Table Bindings::changed() const {
  Table different;
  for (const Default& entry : defaults) {
    const std::string_view now = control(entry.action);
    if (now != entry.control) {
      different.emplace(entry.action, now);
    }
  }
  return different;
}

Meaning Bindings::of_pad(int control) const {
  const auto found = pads_.find(control);
  return found == pads_.end() ? Meaning{.device = DeviceKind::pad, .button = Button::none, .pick = {}} : found->second;
}

Meaning Bindings::of_key(SDL_Scancode key) const {
  const auto found = keys_.find(key);
  return found == keys_.end() ? Meaning{.device = DeviceKind::keyboard, .button = Button::none, .pick = {}} : found->second;
}

void Bindings::rebuild() {
  pads_.clear();
  keys_.clear();
  for (const auto& [action, control] : controls_) {
    std::optional<Meaning> meaning = meaning_of(action);
    if (!meaning) {
      continue;
    }
    if (action == second_pick) {
      meaning->pick = pick_on_accept(controls_);
    }
    if (meaning->device == DeviceKind::pad) {
      merge(pads_[pad_control(control)], *meaning);
    } else {
      merge(keys_[SDL_GetScancodeFromName(control.c_str())], *meaning);
    }
  }
}

}  // namespace fc::platform
