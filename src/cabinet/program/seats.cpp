#include "cabinet/program/seats.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace fc::cabinet {
namespace {

constexpr DeviceId left_half{.kind = DeviceKind::keyboard_left, .id = 0};
constexpr DeviceId right_half{.kind = DeviceKind::keyboard_right, .id = 0};

bool is_half(DeviceId device) { return device == left_half || device == right_half; }

DeviceId other_half(DeviceId half) { return half == left_half ? right_half : left_half; }

/// Whether that half of the keyboard may be taken from somebody who holds all of it.
bool leaves_room_for(const SeatHolder& holder, DeviceId half) {
  return is_half(half) && holder.device == whole_keyboard && holder.came_by != half.kind;
}

bool is_keyboard(DeviceId device) { return device == whole_keyboard || is_half(device); }

/// Mouse and touch point at things and belong to everybody who plays by pointing.
bool points(DeviceId device) { return device.kind == DeviceKind::mouse || device.kind == DeviceKind::touch; }

}  // namespace

bool covers(DeviceId held, DeviceId pressed) {
  if (held.kind == DeviceKind::none) {
    return false;
  }
  return held == pressed || (held.kind == DeviceKind::keyboard && is_half(pressed)) || (points(held) && points(pressed));
}

void Seats::keep_to(std::span<const StandIn> offered) {
  for (SeatHolder& holder : holders_) {
    if (std::ranges::find(offered, holder.stand_in) == offered.end()) {
      holder.stand_in = bot_of(Level::contender);
    }
  }
}

void Seats::resize(int count) {
  const auto kept = static_cast<std::ptrdiff_t>(std::min(count, this->count()));
  for (auto going = holders_.begin() + kept; going != holders_.end(); ++going) {
    const auto chair = std::find_if(holders_.begin(), holders_.begin() + kept,
                                    [](const SeatHolder& holder) { return !holder.is_person(); });
    if (going->is_person() && chair != holders_.begin() + kept) {
      *chair = *going;
    }
  }
  holders_.resize(static_cast<std::size_t>(count));
  for (SeatHolder& holder : holders_) {
    holder.sitter = holder.sitter == Sitter::absent ? Sitter::bot : holder.sitter;
  }
  onlookers_.clear();
  share_what_is_there();
}

bool Seats::is_split(DeviceId device) const { return device == whole_keyboard && (holds(left_half) || holds(right_half)); }

bool Seats::holds(DeviceId device) const {
  return std::ranges::any_of(
      holders_, [device](const SeatHolder& holder) { return holder.sitter == Sitter::person && holder.device == device; });
}

void Seats::sit(int seat, DeviceId device) {
  std::erase_if(onlookers_,
                [device](const Onlooker& one) { return covers(one.device, device) || covers(device, one.device); });
  const bool whole = is_half(device) && !holds(other_half(device));
  (*this)[seat] = {.sitter = Sitter::person,
                   .device = whole ? whole_keyboard : device,
                   .came_by = whole ? device.kind : DeviceKind::none,
                   .stand_in = (*this)[seat].stand_in,
                   .name = (*this)[seat].sitter == Sitter::absent ? std::move((*this)[seat].name) : std::string()};
}

bool Seats::make_room_for(DeviceId device) {
  if (is_split(device)) {
    return false;
  }
  for (SeatHolder& holder : holders_) {
    if (holder.sitter != Sitter::person || holder.lost || !covers(holder.device, device)) {
      continue;
    }
    if (!leaves_room_for(holder, device)) {
      return false;
    }
    holder.device = other_half(device);
  }
  return true;
}

std::optional<int> Seats::first_free() const {
  const auto free = std::ranges::find(holders_, false, &SeatHolder::is_person);
  return free == holders_.end() ? std::nullopt : std::optional(static_cast<int>(free - holders_.begin()));
}

std::optional<int> Seats::join(DeviceId device) {
  const auto free = std::ranges::find(holders_, false, &SeatHolder::is_person);
  if (free == holders_.end() || !make_room_for(device)) {
    return std::nullopt;
  }
  const auto seat = static_cast<int>(free - holders_.begin());
  sit(seat, device);
  // Of two on one keyboard whoever has the left keys sits left of the other, whoever came first.
  const auto partner = std::ranges::find_if(holders_, [device](const SeatHolder& holder) {
    return holder.sitter == Sitter::person && is_half(device) && holder.device == other_half(device);
  });
  if (partner == holders_.end() || (free < partner) == (device == left_half)) {
    return seat;
  }
  std::swap(free->device, partner->device);
  std::swap(free->name, partner->name);
  return static_cast<int>(partner - holders_.begin());
}

void Seats::place(int seat, DeviceId device) {
  std::string name;  // whoever changes seats takes his name along
  for (int each = 0; each < count(); ++each) {
    SeatHolder& holder = (*this)[each];
    if (holder.sitter != Sitter::person || !covers(holder.device, device)) {
      continue;
    }
    if (holder.came_by != DeviceKind::none && leaves_room_for(holder, device)) {
      holder.device = other_half(device);
    } else {
      name = make_bot(each).name;
      share_with(seat, each);
    }
  }
  sit(seat, device);
  if (!name.empty()) {
    (*this)[seat].name = std::move(name);
  }
  share_what_is_there();
}

SeatHolder Seats::make_bot(int seat) {
  SeatHolder bot;
  bot.stand_in = (*this)[seat].stand_in;
  return std::exchange((*this)[seat], bot);
}

void Seats::leave(int seat) {
  const SeatHolder up = make_bot(seat);
  const auto heir = std::ranges::find_if(holders_, [&](const SeatHolder& holder) {
    return up.sitter == Sitter::person && holder.sitter == Sitter::shared && holder.with == seat && !holder.lost;
  });
  if (heir != holders_.end()) {
    heir->sitter = Sitter::person;
    heir->device = up.device;
    heir->came_by = up.came_by;
    heir->lost = up.lost;
    share_with(static_cast<int>(heir - holders_.begin()), seat);
  }
  share_what_is_there();
}

void Seats::go_away(int seat) {
  std::string name = std::move((*this)[seat].name);
  leave(seat);
  (*this)[seat].sitter = Sitter::absent;
  (*this)[seat].name = std::move(name);
}

void Seats::look_on(DeviceId device) {
  if (device.kind != DeviceKind::none && !looks_on(device)) {
    onlookers_.push_back({.device = device, .first = device});
  }
}

bool Seats::looks_on(DeviceId device) const {
  return std::ranges::any_of(onlookers_, [device](const Onlooker& one) { return covers(one.device, device); });
}

DeviceId Seats::onlooker_now(DeviceId device) const {
  const auto found = std::ranges::find(onlookers_, device, &Onlooker::first);
  return found == onlookers_.end() ? device : found->device;
}

void Seats::share_with(int owner, int before) {
  for (SeatHolder& holder : holders_) {
    holder.with = holder.with == before ? owner : holder.with;
  }
}

int Seats::owner(int seat) const { return (*this)[seat].sitter == Sitter::shared ? (*this)[seat].with : seat; }

void Seats::share_what_is_there() {
  const auto first = std::ranges::find(holders_, Sitter::person, &SeatHolder::sitter);
  for (int seat = 0; seat < count(); ++seat) {
    const bool in_vain =
        (*this)[seat].sitter == Sitter::shared && (owner(seat) >= count() || (*this)[owner(seat)].sitter != Sitter::person);
    if (in_vain && first == holders_.end()) {
      make_bot(seat);
    } else if (in_vain) {
      (*this)[seat].with = static_cast<int>(first - holders_.begin());
    }
  }
}

bool Seats::share(int seat, DeviceId device) {
  std::optional<int> owner;
  for (int each = 0; each < count(); ++each) {
    const bool holds = !is_lost(each) && covers((*this)[each].device, device);
    owner = each != seat && (*this)[each].sitter == Sitter::person && (!owner || holds) ? each : owner;
  }
  if (owner) {
    (*this)[seat].sitter = Sitter::shared;
    share_with(*owner, seat);
    (*this)[seat].with = *owner;
  }
  return owner.has_value();
}

std::optional<int> Seats::lose(DeviceId device) {
  for (int seat = 0; seat < count(); ++seat) {
    SeatHolder& holder = (*this)[seat];
    if (holder.sitter == Sitter::person && holder.device == device) {
      holder.lost = true;
      return seat;
    }
  }
  for (Onlooker& onlooker : onlookers_) {
    onlooker.lost = onlooker.lost || onlooker.device == device;
  }
  return std::nullopt;
}

std::optional<int> Seats::give_back(DeviceId device) {
  std::optional<int> seat = first_lost();
  for (int each = 0; !seat && each < count(); ++each) {
    seat = (*this)[each].sitter == Sitter::shared && (*this)[each].lost ? std::optional(each) : seat;
  }
  if (!seat) {
    const auto onlooker = std::ranges::find(onlookers_, true, &Onlooker::lost);
    if (onlooker != onlookers_.end() && device.kind == DeviceKind::pad && seats_of(device).empty()) {
      onlooker->device = device;
      onlooker->lost = false;
    }
    return std::nullopt;
  }
  if (!make_room_for(device)) {
    return std::nullopt;
  }
  std::string name = std::move((*this)[*seat].name);
  sit(*seat, device);
  (*this)[*seat].name = std::move(name);
  return seat;
}

void Seats::replace_device(DeviceId before, DeviceId device) {
  for (int seat = 0; seat < count(); ++seat) {
    SeatHolder& holder = (*this)[seat];
    if (holder.sitter != Sitter::person || holder.device != before || before == device) {
      continue;
    }
    holder.lost = true;
    if (seats_of(device).empty()) {
      holder.device = device;
      holder.lost = false;
    } else {
      share(seat, device);
    }
  }
}

void Seats::forget(std::string_view name) {
  for (SeatHolder& holder : holders_) {
    if (holder.name == name) {
      holder.name.clear();
    }
  }
}

std::vector<std::string> Seats::names() const {
  std::vector<std::string> names;
  for (const SeatHolder& holder : holders_) {
    if (holder.is_person() && !holder.name.empty()) {
      names.push_back(holder.name);
    }
  }
  return names;
}

std::optional<int> Seats::first_lost() const {
  for (int seat = 0; seat < count(); ++seat) {
    if (is_lost(seat)) {
      return seat;
    }
  }
  return std::nullopt;
}

DeviceId Seats::device_of(int seat) const { return (*this)[seat].is_person() ? (*this)[owner(seat)].device : DeviceId{}; }

std::vector<int> Seats::seats_of(DeviceId device) const {
  std::vector<int> found;
  for (int seat = 0; seat < count(); ++seat) {
    if (!(*this)[owner(seat)].lost && covers(device_of(seat), device)) {
      found.push_back(seat);
    }
  }
  return found;
}

int Seats::people() const { return static_cast<int>(std::ranges::count_if(holders_, &SeatHolder::is_person)); }

std::vector<std::optional<StandIn>> Seats::stand_ins() const {
  std::vector<std::optional<StandIn>> sitting;
  for (const SeatHolder& holder : holders_) {
    sitting.push_back(holder.is_person() ? std::nullopt : std::optional(holder.stand_in));
  }
  return sitting;
}

DeviceId Seats::first_device() const {
  const auto owner =
      std::ranges::find_if(holders_, [](const SeatHolder& holder) { return holder.sitter == Sitter::person; });
  return owner == holders_.end() ? DeviceId{} : owner->device;
}

std::vector<int> Seats::acting(DeviceId device) const {
  std::vector<int> seats = seats_of(device);
  if (seats.empty() && people() == 1 && !looks_on(device)) {
    const auto person = std::ranges::find_if(holders_, &SeatHolder::is_person);
    seats.push_back(static_cast<int>(person - holders_.begin()));
  }
  return seats;
}

bool Seats::acts_for(DeviceId device, int seat) const {
  const std::vector<int> seats = acting(device);
  return std::ranges::find(seats, seat) != seats.end();
}

bool Seats::points_for(DeviceId pointer, int seat) const {
  return acts_for(pointer, seat) || (points(pointer) && seats_of(pointer).empty() && is_keyboard(device_of(seat)));
}

void Seats::change_device(DeviceId device) {
  if (people() != 1 || !seats_of(device).empty() || looks_on(device)) {
    return;
  }
  const auto person = std::ranges::find_if(holders_, &SeatHolder::is_person);
  person->device = is_half(device) ? whole_keyboard : device;
  person->lost = false;
}

bool Seats::needs_curtain(int seat) const {
  const DeviceId device = device_of(seat);
  // Whoever points shows the others where: that needs the curtain too.
  return device.kind != DeviceKind::none && (seats_of(device).size() > 1 || (points(device) && people() > 1));
}

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

void Seating::seat_alone(int seats, DeviceId device) {
  seats_ = Seats(seats);
  seats_.place(0, device);
}

void Seating::seat_learner(int seats) {
  constexpr Level sparring_partners = Level::novice;
  const std::vector<std::string> names = seats_.names();
  seat_alone(seats, seats_.people() > 0 ? seats_.first_device() : device_in_use());
  if (names.size() == 1) {
    seats_[0].name = names.front();
  }
  for (int seat = 1; seat < seats; ++seat) {
    seats_[seat].stand_in = bot_of(sparring_partners);
  }
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
