#include "cabinet/bout/pick_table.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <utility>

#include "core/check.h"

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
    SeatPick& pick = picks_[index(seat)];
    pick = SeatPick{.cursor = question.prompt.first};
    if (!question.by_person || !question.prompt.secret()) {
      continue;
    }
    if (shuffle) {
      shuffle_layout(pick);
    }
    if (seats.needs_curtain(seat) && !question.sealed) {
      turns_.push_back(seat);
    }
  }
  // By seat: the order of the questions would tell which of them the rules did not ask.
  std::ranges::sort(turns_);
}

void PickTable::stamp(const std::vector<AskedQuestion>& questions, double seconds) {
  for (const AskedQuestion& question : questions) {
    if (question.sealed && !picks_[index(question.prompt.need.seat)].stamped) {
      sealed(question.prompt.need.seat, seconds);
    }
  }
}

void PickTable::shuffle_layout(SeatPick& pick) {
  for (std::size_t left = pick.layout.size(); left > 1; --left) {
    std::swap(pick.layout[left - 1], pick.layout[shuffles_.below(static_cast<std::uint32_t>(left))]);
  }
}

std::optional<std::size_t> PickTable::place_of(int seat, PickSlot slot) const {
  if (!slot.valid()) {
    return std::nullopt;
  }
  return static_cast<std::size_t>(layout(seat)[static_cast<std::size_t>(slot.place)]);
}

bool PickTable::take(int seat, const scene::Prompt& prompt, std::size_t place) {
  std::array<std::uint8_t, pick_places>& taken = picks_[index(seat)].taken;
  const int so_far = std::accumulate(taken.begin(), taken.end(), 0);
  if (place >= prompt.places.size() || so_far >= prompt.pieces || taken[place] >= prompt.places[place].held) {
    return false;
  }
  ++taken[place];
  return true;
}

std::optional<std::size_t> PickTable::composed_option(int seat, const scene::Prompt& prompt) const {
  FC_CHECK(prompt.places.size() <= pick_places);
  return prompt.option_of(std::span(taken(seat)).first(prompt.places.size()));
}

void PickTable::sealed(int seat, double seconds) {
  picks_[index(seat)].stamped = true;
  picks_[index(seat)].sealed_at = seconds;
  ++stamps_;
  if (!turns_.empty() && turns_.front() == seat) {
    turns_.erase(turns_.begin());
    open_ = false;
  }
}

bool PickTable::moving(double seconds) const {
  return std::ranges::any_of(picks_, [seconds](const SeatPick& pick) { return seconds - pick.sealed_at < stamp_seconds; });
}

std::optional<int> PickTable::curtain() const {
  return turns_.empty() || open_ ? std::nullopt : std::optional(turns_.front());
}

bool PickTable::hidden(int seat) const { return !turns_.empty() && !(open_ && turns_.front() == seat); }

bool is_discreet(const PickTable& table, const Seats& seats, int seat) {
  const bool behind_curtain = seats.needs_curtain(seat) && !table.hidden(seat);
  return seats.people() > 1 && !behind_curtain;
}

}  // namespace fc::cabinet
