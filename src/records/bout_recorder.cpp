#include "records/bout_recorder.h"

#include <algorithm>
#include <ctime>
#include <utility>

#include "library/whole_file.h"
#include "records/exchange.h"

namespace fc::records {
namespace {

Steps steps_of(const Script& script) { return {.dice = script.dice.size(), .choices = script.choices.size()}; }

Steps fewer(const Steps& one, const Steps& other) {
  return {.dice = std::min(one.dice, other.dice), .choices = std::min(one.choices, other.choices)};
}

constexpr std::chrono::milliseconds shortest_rest{500};
constexpr std::chrono::milliseconds longest_rest{8000};

std::int64_t now() { return std::time(nullptr); }

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
      book_(records.book()),
      all_written_(true) {}

BoutRecorder::~BoutRecorder() {
  if (!flush() && !records_->is_beside()) {
    keep_beside();
  }
}

std::filesystem::path BoutRecorder::free_place_beside() const {
  const std::string name = "unsaved-" + row_.game + "-" + std::to_string(row_.begun);
  // Those of a long game may have begun in the same second.
  return free_place(records_->file().parent_path() / "scripts" / (name + ".json"));
}

void BoutRecorder::keep_beside() {
  take_up_changes();
  if (script_.dice.empty() && script_.choices.empty()) {
    return;
  }
  const std::filesystem::path file = free_place_beside();
  const bool has_folder = !records_->file().empty();
  std::string text = to_lines({.head = {row_, seats_, script_}, .inner = {}}, false);
  const bool written = has_folder && write_whole(file, text);
  records_->tell({.kind = written ? News::Kind::kept_beside : News::Kind::not_kept, .file = file});
  if (has_folder && !written) {
    records_->write_later(file, std::move(text));
  }
}

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
  if (standing_.over) {
    records_->checkpoint();
  }
}

void BoutRecorder::seat(std::vector<SeatRow> seats) {
  hand_over({.kept = handed_over_, .dice = {}, .choices = {}, .standing = standing_, .seats = std::move(seats)});
}

void BoutRecorder::hand_over(Change change) {
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back(std::move(change));
    if (asked_) {
      return;
    }
  }
  ask_to_write();
}

void BoutRecorder::ask_to_write() {
  {
    const std::lock_guard lock(mutex_);
    asked_ = true;
  }
  records_->write([this](const Database& database) { return write(database); },
                  [this](const Result<void>& written) { note(written); });
}

Result<void> BoutRecorder::flush() {
  records_->finish();
  const auto failed = [this] {
    const std::lock_guard lock(mutex_);
    return trouble_;
  };
  if (failed()) {
    ask_to_write();  // what was in the way may be gone
    records_->finish();
  }
  if (std::optional<Fault> fault = failed()) {
    return tl::make_unexpected(std::move(*fault));
  }
  return {};
}

std::optional<Fault> BoutRecorder::trouble() {
  std::optional<Fault> trouble;
  bool is_time = false;
  {
    const std::lock_guard lock(mutex_);
    trouble = trouble_;
    is_time = trouble && !asked_ && std::chrono::steady_clock::now() >= try_again_;
  }
  if (is_time) {
    ask_to_write();
  }
  return trouble;
}

void BoutRecorder::take_up_changes() {
  std::vector<Change> changes;
  {
    const std::lock_guard lock(mutex_);
    changes = std::exchange(waiting_, {});
    asked_ = false;
  }
  for (Change& change : changes) {
    if (change.kept.choices < script_.choices.size()) {
      cut_ = std::min(cut_.value_or(change.kept.choices), change.kept.choices);
    }
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
  if (book_ != records_->book()) {
    written_ = {};
    all_written_ = false;
    FC_TRY(const bool own, is_own(database, tried_));
    tried_ = own ? tried_ : 0;
  }
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
    BoutRow row = row_;
    row.id = tried_;
    FC_TRY(tried_, insert_bout(database, row, seats_));
    FC_TRY(write_standing(database, tried_, row_.standing, row_.touched));
    return write_steps(database, tried_, script_, {});
  }
  if (seats_changed_) {
    FC_TRY(write_seats(database, tried_, seats_));
  }
  if (cut_) {
    FC_TRY(remove_unfinished_inside(database, tried_, *cut_));
  }
  return write_steps(database, tried_, script_, written_);
}

Result<bool> BoutRecorder::is_own(const Database& database, BoutId bout) const {
  FC_TRY(const auto found, find_bout(database, bout));
  return !found || (found->game == row_.game && found->setup == row_.setup && found->begun == row_.begun);
}

void BoutRecorder::note(const Result<void>& written) {
  cut_.reset();  // when it is tried again, another bout may have begun in that place
  if (written) {
    book_ = records_->book();
    row_.id = tried_;
    bout_ = tried_;
    written_ = steps_of(script_);
    seats_changed_ = false;
    all_written_ = true;
  }
  const std::lock_guard lock(mutex_);
  trouble_ = written ? std::nullopt : std::optional(written.error());
  if (trouble_) {
    asked_ = false;
    rest_ = std::clamp(rest_ * 2, shortest_rest, longest_rest);
    try_again_ = std::chrono::steady_clock::now() + rest_;
  } else {
    rest_ = {};
  }
}

}  // namespace fc::records
