#include "records/bout_recorder.h"

#include <algorithm>
#include <ctime>
#include <utility>

namespace fc::records {
namespace {

Steps steps_of(const Script& script) {
  return {.dice = script.dice.size(), .choices = script.choices.size()};
}

Steps fewer(const Steps& one, const Steps& other) {
  return {.dice = std::min(one.dice, other.dice), .choices = std::min(one.choices, other.choices)};
}

std::int64_t now() {
  return std::time(nullptr);
}

}  // namespace

BoutRecorder::BoutRecorder(Records& records, BoutRow row, std::vector<SeatRow> seats)
    : records_(&records), standing_(row.standing), row_(std::move(row)), seats_(std::move(seats)) {
  script_ = {.game = row_.game, .setup = row_.setup, .dice = {}, .choices = {}};
  row_.begun = now();
  ask_to_write();
}

BoutRecorder::BoutRecorder(Records& records, BoutRow row, std::vector<SeatRow> seats, Script so_far)
    : records_(&records),
      handed_over_(steps_of(so_far)),
      standing_(row.standing),
      bout_(row.id),
      row_(std::move(row)),
      seats_(std::move(seats)),
      script_(std::move(so_far)),
      written_(steps_of(script_)),
      all_written_(true) {}

void BoutRecorder::keep(const Match& match) {
  const Script& script = match.script();
  const Steps kept = fewer(handed_over_, steps_of(script));
  const auto after = [](const auto& list, std::size_t count) {
    return std::decay_t<decltype(list)>(list.begin() + static_cast<std::ptrdiff_t>(count), list.end());
  };
  handed_over_ = steps_of(script);
  standing_ = match.standing();
  hand_over({.kept = kept,
             .dice = after(script.dice, kept.dice),
             .choices = after(script.choices, kept.choices),
             .standing = standing_,
             .seats = std::nullopt});
}

void BoutRecorder::seat(std::vector<SeatRow> seats) {
  hand_over({.kept = handed_over_, .dice = {}, .choices = {}, .standing = standing_, .seats = std::move(seats)});
}

void BoutRecorder::hand_over(Change change) {
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back(std::move(change));
  }
  ask_to_write();
}

void BoutRecorder::ask_to_write() {
  records_->write([this](const Database& database) { return write(database); },
                  [this](const Result<void>& written) { note(written); });
}

Result<void> BoutRecorder::flush() {
  records_->finish();
  if (trouble()) {
    ask_to_write();  // what was in the way may be gone
    records_->finish();
  }
  if (std::optional<Fault> fault = trouble()) {
    return tl::make_unexpected(std::move(*fault));
  }
  return {};
}

std::optional<Fault> BoutRecorder::trouble() {
  const std::lock_guard lock(mutex_);
  return trouble_;
}

void BoutRecorder::take_up_changes() {
  std::vector<Change> changes;
  {
    const std::lock_guard lock(mutex_);
    changes = std::exchange(waiting_, {});
  }
  for (Change& change : changes) {
    script_.dice.resize(change.kept.dice);
    script_.choices.resize(change.kept.choices);
    written_ = fewer(written_, change.kept);
    script_.dice.insert(script_.dice.end(), change.dice.begin(), change.dice.end());
    std::ranges::move(change.choices, std::back_inserter(script_.choices));
    row_.standing = std::move(change.standing);
    if (change.seats) {
      seats_ = std::move(*change.seats);
      seats_changed_ = true;
    }
    all_written_ = false;
  }
}

Result<void> BoutRecorder::write(const Database& database) {
  take_up_changes();
  tried_ = row_.id;
  if (all_written_) {
    return {};
  }
  row_.touched = now();
  bool there = false;
  if (tried_ != 0) {
    FC_TRY(there, write_standing(database, tried_, row_.standing, row_.touched));
  }
  if (!there) {
    // It is new, or the records were damaged or cleared meanwhile: then all of it is written again.
    FC_TRY(tried_, insert_bout(database, row_, seats_));
    FC_TRY(write_standing(database, tried_, row_.standing, row_.touched));
    return write_steps(database, tried_, script_, {});
  }
  if (seats_changed_) {
    FC_TRY(write_seats(database, tried_, seats_));
  }
  return write_steps(database, tried_, script_, written_);
}

void BoutRecorder::note(const Result<void>& written) {
  if (written) {
    row_.id = tried_;
    bout_ = tried_;
    written_ = steps_of(script_);
    seats_changed_ = false;
    all_written_ = true;
  }
  const std::lock_guard lock(mutex_);
  trouble_ = written ? std::nullopt : std::optional(written.error());
}

}  // namespace fc::records
