#include "cabinet/program/seats.h"

#include <algorithm>
#include <vector>

namespace fc::cabinet {
namespace {

overlay::DeviceLook look_of(DeviceId device, const platform::Pads& pads) {
  switch (device.kind) {
    case DeviceKind::pad:
      switch (pads.glyphs(device)) {
        case platform::Glyphs::playstation: return overlay::DeviceLook::playstation;
        case platform::Glyphs::nintendo: return overlay::DeviceLook::nintendo;
        default: return overlay::DeviceLook::xbox;
      }
    case DeviceKind::keyboard: return overlay::DeviceLook::keyboard;
    case DeviceKind::keyboard_left: return overlay::DeviceLook::keyboard_left;
    case DeviceKind::keyboard_right: return overlay::DeviceLook::keyboard_right;
    case DeviceKind::mouse: return overlay::DeviceLook::mouse;
    case DeviceKind::touch: return overlay::DeviceLook::touch;
    case DeviceKind::none: break;
  }
  return overlay::DeviceLook::none;
}

std::string_view group_of(DeviceKind kind) {
  switch (kind) {
    case DeviceKind::pad: return "pad";
    case DeviceKind::keyboard_left: return "left";
    case DeviceKind::keyboard_right: return "right";
    default: return "keyboard";
  }
}

std::string device_and_number(const overlay::Controls& controls, int number, const Words& words) {
  std::string text(words["menu.device." + std::string(overlay::word_of(controls.look))]);
  return number > 0 ? text + " " + std::to_string(number) : text;
}

}  // namespace

void Seating::seat_learner(int seats) {
  constexpr Level sparring_partners = Level::novice;
  Seats learner(seats);
  learner.place(0, seats_.people() > 0 ? seats_.first_device() : device_in_use());
  if (const auto names = seats_.names(); names.size() == 1) {
    learner[0].name = names.front();
  }
  for (int seat = 1; seat < seats; ++seat) {
    learner[seat].stand_in = bot_of(sparring_partners);
  }
  seats_ = learner;
}

void Seating::seat_again(Seats before) {
  for (int seat = 0; seat < before.count(); ++seat) {
    SeatHolder& holder = before[seat];
    if (holder.sitter == Sitter::person && holder.device.kind == DeviceKind::pad) {
      holder.lost = !devices_.pads().is_connected(holder.device);
    }
  }
  seats_ = std::move(before);
}

DeviceId Seating::device_in_use() const {
  switch (last_device_.kind) {
    case DeviceKind::none: return whole_keyboard;
    case DeviceKind::keyboard_left:
    case DeviceKind::keyboard_right: return seats_.holds(last_device_) ? last_device_ : whole_keyboard;
    default: return last_device_;
  }
}

overlay::Controls Seating::controls_of(DeviceId device) const {
  overlay::Controls controls;
  controls.look = look_of(device, devices_.pads());
  const platform::Bindings& bindings = devices_.bindings();
  const auto control = [&bindings](std::string_view group, std::string_view action) {
    return std::string(bindings.control(std::string(group) + "." + std::string(action)));
  };
  const std::string_view group = group_of(device.kind);
  controls.accept = control(group, "accept");
  controls.back = control(group, "back");
  controls.start = control(group, "start");
  controls.rulebook = control(group, "rulebook");
  controls.details = control(group, "details");
  controls.previous = control(group, "shoulder-left");
  controls.next = control(group, "shoulder-right");
  controls.hurry = control(group, "hurry");
  // Who holds the whole keyboard finds his picks in the left half.
  const std::string_view picking = group == "keyboard" ? "left" : group;
  for (std::size_t place = 0; place < controls.picks.size(); ++place) {
    controls.picks[place] = control(picking, "pick-" + std::to_string(place + 1));
  }
  return controls;
}

int Seating::number_of(DeviceId device) const {
  const std::vector<DeviceId> pads = devices_.pads().connected();
  const auto found = std::ranges::find(pads, device);
  return pads.size() < 2 || found == pads.end() ? 0 : static_cast<int>(found - pads.begin()) + 1;
}

overlay::SeatModel Seating::bot_model(int seat) const {
  overlay::SeatModel model;
  model.kind = overlay::SeatKind::bot;
  model.level = std::string(seats_[seat].stand_in.word);
  model.controls.look = overlay::DeviceLook::bot;
  return model;
}

overlay::SeatModel Seating::seat_model(int seat) const {
  const SeatHolder& holder = seats_[seat];
  if (!holder.is_person()) {
    return bot_model(seat);
  }
  overlay::SeatModel model;
  const DeviceId device = seats_.device_of(seat);
  model.kind = overlay::SeatKind::person;
  model.controls = controls_of(device);
  model.device_number = number_of(device);
  model.name = holder.name;
  model.shares_device = holder.sitter == Sitter::shared || seats_.seats_of(device).size() > 1;
  return model;
}

std::string Seating::sitter_words(int seat, const Words& words) const {
  const SeatHolder& holder = seats_[seat];
  return holder.is_person() && !holder.name.empty() ? holder.name : holder_words(seat, words);
}

std::string Seating::holder_words(int seat, const Words& words) const {
  const overlay::SeatModel model = seat_model(seat);
  if (model.kind == overlay::SeatKind::bot) {
    return std::string(words["menu.level." + model.level]);
  }
  return device_and_number(model.controls, model.device_number, words);
}

std::string Seating::device_words(DeviceId device, const Words& words) const {
  return device_and_number(controls_of(device), number_of(device), words);
}

std::string Seating::turn_words(int seat, std::string_view name, const Words& words) const {
  const SeatHolder& holder = seats_[seat];
  const std::string person = holder.is_person() && !holder.name.empty() ? holder.name + ", " : std::string();
  return words.say("cabinet.whose_turn", {{"name", name}, {"device", person + holder_words(seat, words)}});
}

}  // namespace fc::cabinet
