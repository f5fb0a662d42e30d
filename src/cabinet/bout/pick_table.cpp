#include "cabinet/bout/pick_table.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <utility>

#include "core/result.h"

namespace fc::cabinet {
namespace {

constexpr double stamp_seconds = 0.5;

}  // namespace

void PickTable::follow(const BoutRun& run, const std::vector<AskedQuestion>& questions, const Seats& seats, bool shuffle) {
  if (questions.empty()) {
    return;
  }
  if (run.asked_count() != asked_count_) {
    asked_count_ = run.asked_count();
    begin(questions, shuffle);
  }
  for (const AskedQuestion& question : questions) {
    const int seat = question.prompt.need.seat;
    const bool waits = std::ranges::find(turns_, seat) != turns_.end();
    if (question.by_person && question.prompt.secret() && !question.sealed && !waits && seats.needs_curtain(seat)) {
      turns_.push_back(seat);
    }
  }
  // By seat: the order of the questions would tell which of them the rules did not ask. Whoever is picking goes on.
  std::sort(turns_.begin() + (curtain() || turns_.empty() ? 0 : 1), turns_.end());
}

void PickTable::begin(const std::vector<AskedQuestion>& questions, bool shuffle) {
  turns_.clear();
  open_ = false;
  for (const AskedQuestion& question : questions) {
    const int seat = question.prompt.need.seat;
    SeatPick& pick = picks_[index(seat)];
    pick = SeatPick{.cursor = question.prompt.first};
    if (shuffle && question.by_person && question.prompt.secret()) {
      shuffle_layout(pick);
    }
  }
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
  if (const auto turn = std::ranges::find(turns_, seat); turn != turns_.end()) {
    open_ = open_ && turn != turns_.begin();
    turns_.erase(turn);
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
