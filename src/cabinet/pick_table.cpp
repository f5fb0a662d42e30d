#include "cabinet/pick_table.h"

#include <algorithm>
#include <utility>

namespace fc::cabinet {
namespace {

constexpr double stamp_seconds = 0.5;

}  // namespace

void PickTable::follow(const BoutRun& run, const std::vector<AskedQuestion>& questions, const Seats& seats, bool shuffle) {
  if (questions.empty() || run.asked_count() == asked_count_) {
    return;
  }
  asked_count_ = run.asked_count();
  turns_.clear();
  open_ = false;
  for (const AskedQuestion& question : questions) {
    const int seat = question.prompt.need.seat;
    Place& place = places_[index(seat)];
    place = Place{.cursor = question.prompt.first};
    if (!question.by_person || !question.prompt.secret()) {
      continue;
    }
    if (shuffle) {
      shuffle_layout(place);
    }
    if (seats.needs_curtain(seat) && !question.sealed) {
      turns_.push_back(seat);
    }
  }
}

void PickTable::shuffle_layout(Place& place) {
  for (std::size_t left = place.layout.size(); left > 1; --left) {
    std::swap(place.layout[left - 1], place.layout[shuffles_.below(static_cast<std::uint32_t>(left))]);
  }
}

std::optional<std::size_t> PickTable::option_at(int seat, PickSlot slot, std::size_t options) const {
  if (!slot.valid()) {
    return std::nullopt;
  }
  const auto option = static_cast<std::size_t>(layout(seat)[static_cast<std::size_t>(slot.place)]);
  return option < options ? std::optional(option) : std::nullopt;
}

void PickTable::sealed(int seat, double seconds) {
  places_[index(seat)].sealed_at = seconds;
  if (!turns_.empty() && turns_.front() == seat) {
    turns_.erase(turns_.begin());
    open_ = false;
  }
}

bool PickTable::moving(double seconds) const {
  return std::ranges::any_of(places_, [seconds](const Place& place) { return seconds - place.sealed_at < stamp_seconds; });
}

std::optional<int> PickTable::curtain() const {
  return turns_.empty() || open_ ? std::nullopt : std::optional(turns_.front());
}

bool PickTable::hidden(int seat) const {
  const auto turn = std::ranges::find(turns_, seat);
  return turn != turns_.end() && !(turn == turns_.begin() && open_);
}

bool is_discreet(const PickTable& table, const Seats& seats, int seat) {
  const DeviceKind kind = seats.device_of(seat).kind;
  const bool alone = seats.people() < 2 || (seats.needs_curtain(seat) && !table.hidden(seat));
  return kind == DeviceKind::pad || !alone;
}

}  // namespace fc::cabinet
