// Settings of a kiosk's operator. Each is one row of a table (key, values, default, texts). Stored in the records
// (records/audits.h), not in the player's settings file.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "cabinet/keeping/settings.h"
#include "match/worker.h"
#include "records/audits.h"

namespace fc::cabinet {

struct OperatorSettings {
  int language = 0;        ///< default language: 0 English, 1 French
  int short_bouts = 0;     ///< 1: only the shortest bouts are offered
  int even_only = 0;       ///< 1: visitors choose neither boxers nor opponents, only another even pair
  int still_there = 45;    ///< seconds without input before "Still there?"
  int opens = 0;           ///< hour of the day
  int closes = 0;          ///< hour; equal to `opens`: always open
  int effects = 80;        ///< per cent, like `crowd`
  int effects_floor = 20;  ///< minimum volume a visitor can set, per cent
  int crowd = 60;
  int crowd_floor = 0;
  int music = 50;
  int attract_sound = 4;                           ///< one attract bout of so many has sound; 0: none
  int price = 0;                                   ///< credits for each seat; 0: free play
  int coin_control = 0;                            ///< index in `coin_controls`
  std::set<std::string, std::less<>> games_off{};  ///< by slug: not offered

  friend bool operator==(const OperatorSettings&, const OperatorSettings&) = default;

  [[nodiscard]] bool offers(std::string_view slug) const { return !games_off.contains(slug); }
  /// hour: of the local day, 0 to 23.
  [[nodiscard]] bool is_open_at(int hour) const;
};

/// How a value is displayed.
enum class OperatorUnit : std::uint8_t { words, percent, seconds, hour, count };
/// One setting. key: "still_there"; its words are "operator.set.still_there" and "operator.help.still_there", and with
/// OperatorUnit::words those of its values "operator.value.<key>-<value>".
struct OperatorRow {
  std::string_view key;
  int OperatorSettings::*member;
  std::span<const int> values;
  OperatorUnit unit;
};
/// Settings under one heading. title: a key.
struct OperatorGroup {
  std::string_view title;
  std::span<const OperatorRow> rows;
};
std::span<const OperatorGroup> operator_groups();

/// By `OperatorSettings::coin_control`, as `Devices::set_coin_control` has them; the first is none.
std::span<const std::string_view> coin_controls();

/// Reads stored settings; missing or invalid ones stay as in `defaults`.
OperatorSettings operator_settings_from(const records::OperatorValues& values, OperatorSettings defaults);
/// All settings for storage.
records::OperatorValues values_of(const OperatorSettings& settings);
/// Of a value; 0 if there is none, or it is less.
int number_in(const records::OperatorValues& values, std::string_view key);

/// The file beside the book that has the operator's values too, for the day on which the book is lost or cannot be read.
std::filesystem::path mirror_of(const std::filesystem::path& saves);
/// Its text, and what it says; empty where it is missing or cannot be read.
std::string mirror_text(const records::OperatorValues& values);
records::OperatorValues mirrored_values(const std::filesystem::path& file);

/// The settings each visitor starts with: the machine's, overridden by the operator's.
Settings visitor_defaults(Settings app, const OperatorSettings& operators);
/// Raises volumes below the operator's minimum.
void keep_floors(Settings& settings, const OperatorSettings& operators);

// The operator's PIN: stored as a slow, salted hash (libsodium), checked on a worker thread, never visible on screen or in
// the records. There is no default.

inline constexpr std::size_t least_pin_steps = 6;
inline constexpr std::size_t most_pin_steps = 12;

/// Whether a PIN is acceptable: long enough, and not all steps equal.
bool is_fit_for_pin(const std::string& steps);

/// Delay after so many wrong attempts in a row: 1, 2, 4 ... 60 seconds; 0 after none.
int pin_delay_seconds(int wrong);

/// How work of the operator's desk ended: what is said, the text `key` with {detail}.
struct DeskOutcome {
  std::string key;
  std::string detail{};
};

/// Result of an attempt.
struct PinAnswer {
  bool fits = false;   ///< the PIN matches the hash
  std::string hash{};  ///< hash of a new PIN; empty: it could not be made
  int attempt = 0;     ///< as `check` or `choose` returned it
};

/// Computes hashes on its own thread: each takes one to ten frames' time and 64 MiB. One at a time.
class PinKeeper {
 public:
  PinKeeper();

  /// Checks `steps` against a hash. first: runs before, on the worker thread. Returns the number of this attempt.
  int check(std::string steps, std::string hash, std::function<void()> first) {
    worker_.hand_over(
        {.steps = std::move(steps), .hash = std::move(hash), .first = std::move(first), .attempt = ++attempts_});
    return attempts_;
  }
  /// Makes a hash of a new PIN. Returns the number of this attempt.
  int choose(std::string steps) {
    worker_.hand_over({.steps = std::move(steps), .hash = {}, .first = {}, .attempt = ++attempts_});
    return attempts_;
  }
  /// The result; none: not ready.
  std::optional<PinAnswer> take() { return worker_.take(); }
  /// Waits for the latest result.
  std::optional<PinAnswer> wait() { return worker_.wait(); }

 private:
  struct Task {
    std::string steps;
    std::string hash;  ///< empty: one is to be made
    std::function<void()> first;
    int attempt = 0;
  };
  int attempts_ = 0;
  Worker<Task, PinAnswer> worker_;
};

}  // namespace fc::cabinet
