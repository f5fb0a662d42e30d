#include "overlay/the-ring/coach.h"

namespace fc::the_ring {
namespace {

using Moments = std::vector<std::string_view>;

constexpr float to_see_first = 0.4F;  ///< seconds in which something new is only looked at

Moments of_minute(const ShownMinute& minute) {
  if (!minute.worked.empty()) {
    return {"corner"};
  }
  if (minute.scored) {
    return {"judges"};
  }
  return minute.age >= to_see_first ? Moments{"bell"} : Moments{};
}

Moments of_question(const Readout& readout) {
  if (readout.change_after_hurt) {
    return {"after_hurt"};
  }
  const State& now = readout.now;
  if (now.round > 1 || now.segment > 2) {
    return {"later"};
  }
  return now.segment == 2 ? Moments{"second"} : Moments{"welcome", "strategy", "plus"};
}

Moments of_entry(const Setup& setup, const ShownEntry& shown) {
  const EntryRead& read = shown.read;
  const Entry& entry = setup.charts.basic[entry_place(read.column, read.number / 10, read.number % 10)];
  Moments moments{"entry"};
  if (entry.size() > 1) {
    moments.push_back("clause");
  }
  if (read.clause == no_clause || read.effects == Effects{}) {
    moments.push_back("nothing");
    return moments;
  }
  if (read.to != read.roller) {
    moments.push_back("advantage");
  }
  if (read.effects.counter) {
    moments.push_back("counter");
  }
  if (read.effects.stm > 0) {
    moments.push_back("stamina");
  }
  return moments;
}

Moments of_strategies(const ShownStrategies& shown) {
  if (shown.age < to_see_first) {
    return {};
  }
  const bool presses = shown.aggressor && !shown.aggressor->nobody;
  return presses ? Moments{"revealed", "presses"} : Moments{"revealed"};
}

}  // namespace

std::vector<std::string_view> lesson_moments(const Setup& setup, const Readout& readout, bool asked) {
  if (readout.end) {
    const bool stopped = readout.end->ended && is_stoppage(readout.end->ended->end.method);
    return readout.end->verdict || stopped ? Moments{"end"} : Moments{};
  }
  if (readout.minute) {
    return of_minute(*readout.minute);
  }
  if (asked) {
    return of_question(readout);
  }
  if (readout.roll && !readout.roll->settled) {
    return {};
  }
  switch (readout.board) {
    case Board::strategies: return readout.strategies ? of_strategies(*readout.strategies) : Moments{};
    case Board::tie_up: return {"tie_up"};
    case Board::entry: return readout.entry ? of_entry(setup, *readout.entry) : Moments{};
    case Board::counter: return {"counter"};
    case Board::hard_shot:
      return readout.shot && readout.shot->read ? Moments{"hard_shot", "shot_read"} : Moments{"hard_shot"};
    case Board::finisher: return {"finisher"};
    case Board::count: return {"count"};
    case Board::cut: return {"cut"};
    case Board::foul: return {"foul"};
    case Board::none:
    case Board::stopped: break;
  }
  return {};
}

}  // namespace fc::the_ring
