#include "cabinet/house.h"

#include <algorithm>

#include "cabinet/keeping/kept_bouts.h"

namespace fc::cabinet {
namespace {

overlay::DeviceLook look_of(DeviceId device, const platform::Pads& pads) {
  switch (device.kind) {
    case DeviceKind::pad:
      switch (pads.glyphs(device)) {
        case platform::Glyphs::playstation:
          return overlay::DeviceLook::playstation;
        case platform::Glyphs::nintendo:
          return overlay::DeviceLook::nintendo;
        default:
          return overlay::DeviceLook::xbox;
      }
    case DeviceKind::keyboard:
      return overlay::DeviceLook::keyboard;
    case DeviceKind::keyboard_left:
      return overlay::DeviceLook::keyboard_left;
    case DeviceKind::keyboard_right:
      return overlay::DeviceLook::keyboard_right;
    case DeviceKind::mouse:
      return overlay::DeviceLook::mouse;
    case DeviceKind::touch:
      return overlay::DeviceLook::touch;
    case DeviceKind::none:
      break;
  }
  return overlay::DeviceLook::none;
}

std::string_view hand_of(DeviceKind kind) {
  switch (kind) {
    case DeviceKind::pad:
      return "pad";
    case DeviceKind::keyboard_left:
      return "left";
    case DeviceKind::keyboard_right:
      return "right";
    default:
      return "keyboard";
  }
}

}  // namespace

House::House() = default;
House::House(House&&) noexcept = default;
House& House::operator=(House&&) noexcept = default;
House::~House() = default;

CornerGame* House::game(std::string_view slug) const {
  const auto found = std::ranges::find(games, slug, [](const auto& entry) { return entry->slug(); });
  return found == games.end() ? nullptr : found->get();
}

Result<void> House::read_language() {
  Result<Words> read_words = Words::load(data, settings.language);
  if (!read_words) {
    return tl::make_unexpected(std::move(read_words.error()));
  }
  Result<Rulebook> read_book = Rulebook::load(data, settings.language);
  if (!read_book) {
    return tl::make_unexpected(std::move(read_book.error()));
  }
  words = std::move(*read_words);
  rulebook = std::move(*read_book);
  return {};
}

Result<void> House::adopt(Settings wanted) {
  settings = std::move(wanted);
  devices.bindings() = platform::Bindings();
  for (const auto& [action, control] : settings.controls) {
    // Checked when the settings were read.
    static_cast<void>(devices.bindings().bind(action, control));
  }
  return read_language();
}

void House::say(std::string text) {
  toast = {.text = std::move(text), .since = seconds};
}

DeviceId House::device_at_hand() const {
  switch (last_device.kind) {
    case DeviceKind::none:
      return whole_keyboard;
    case DeviceKind::keyboard_left:
    case DeviceKind::keyboard_right:
      return seats.holds(last_device) ? last_device : whole_keyboard;
    default:
      return last_device;
  }
}

overlay::Controls House::controls_of(DeviceId device) const {
  overlay::Controls controls;
  controls.look = look_of(device, devices.pads());
  const platform::Bindings& bindings = devices.bindings();
  const auto control = [&bindings](std::string_view hand, std::string_view action) {
    return std::string(bindings.control(std::string(hand) + "." + std::string(action)));
  };
  const std::string_view hand = hand_of(device.kind);
  controls.accept = control(hand, "accept");
  controls.back = control(hand, "back");
  controls.start = control(hand, "start");
  controls.rulebook = control(hand, "rulebook");
  controls.details = control(hand, "details");
  controls.previous = control(hand, "shoulder-left");
  controls.next = control(hand, "shoulder-right");
  controls.hurry = control(hand, "hurry");
  // Who holds the whole keyboard finds his picks under the left hand.
  const std::string_view picking = hand == "keyboard" ? "left" : hand;
  for (std::size_t place = 0; place < controls.picks.size(); ++place) {
    controls.picks[place] = control(picking, "pick-" + std::to_string(place + 1));
  }
  return controls;
}

int House::number_of(DeviceId device) const {
  const std::vector<DeviceId> pads = devices.pads().connected();
  const auto found = std::ranges::find(pads, device);
  return pads.size() < 2 || found == pads.end() ? 0 : static_cast<int>(found - pads.begin()) + 1;
}

overlay::SeatModel House::seat_model(int seat) const {
  const SeatHolder& holder = seats[seat];
  overlay::SeatModel model;
  if (!holder.is_person()) {
    model.kind = overlay::SeatKind::bot;
    model.level = std::string(word_of(holder.level));
    model.controls.look = overlay::DeviceLook::bot;
    return model;
  }
  const DeviceId device = seats.device_of(seat);
  model.kind = overlay::SeatKind::person;
  model.controls = controls_of(device);
  model.device_number = number_of(device);
  model.shares_device = holder.sitter == Sitter::shared || seats.seats_of(device).size() > 1;
  return model;
}

std::string House::sitter_words(int seat) const {
  const overlay::SeatModel model = seat_model(seat);
  if (model.kind == overlay::SeatKind::bot) {
    return std::string(words["menu.level." + model.level]);
  }
  std::string text(words["menu.device." + std::string(overlay::word_of(model.controls.look))]);
  if (model.device_number > 0) {
    text += " " + std::to_string(model.device_number);
  }
  return text;
}

void House::say_turn(int seat, std::string_view name) {
  say(words.say("cabinet.whose_turn", {{"name", name}, {"device", sitter_words(seat)}}));
}

}  // namespace fc::cabinet
