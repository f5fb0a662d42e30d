// A bout in progress, of any game: rules, script and events. Cabinet, referee and bots use games only through this
// interface.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/looks.h"
#include "core/need.h"
#include "core/random.h"
#include "core/result.h"
#include "library/whole_file.h"

namespace fc {

/// The complete record of a bout, and the referee's input. Saves, replays, bug reports and tests are all scripts.
struct Script {
  std::string game;   ///< slug
  std::string setup;  ///< JSON object as text, its keys in the order read
  std::vector<int> dice;
  std::vector<std::string> choices;

  friend bool operator==(const Script&, const Script&) = default;
};

/// What one seat may know when it is asked; holds nothing secret to it, and may be moved to another thread. The game's own
/// type is `BriefOf<Rules>` (match/match_of.h).
class Brief {
 public:
  Brief() = default;
  Brief(const Brief&) = delete;
  Brief& operator=(const Brief&) = delete;
  virtual ~Brief() = default;

  [[nodiscard]] virtual Need need() const = 0;
  /// Number of legal answers; a controller returns an index below it.
  [[nodiscard]] virtual std::size_t legal_count() const = 0;
};

class Match {
 public:
  Match() = default;
  Match(const Match&) = delete;
  Match& operator=(const Match&) = delete;
  virtual ~Match() = default;

  [[nodiscard]] virtual std::string_view game() const = 0;
  /// Looks of its boxers, in the game's order (of two corners: red, blue). Empty: not known.
  [[nodiscard]] const std::vector<Looks>& looks() const { return looks_; }
  void wear(std::vector<Looks> looks) { looks_ = std::move(looks); }
  [[nodiscard]] virtual int seats() const = 0;
  [[nodiscard]] virtual Need need() const = 0;
  [[nodiscard]] virtual Needs pickers() const = 0;
  /// Purpose and arithmetic of the awaited roll. Only while `need` is a roll.
  [[nodiscard]] virtual RollCall roll_call() const = 0;
  /// Legal answers to one of `pickers`, in rulebook order and the referee's notation.
  [[nodiscard]] virtual std::vector<std::string> legal(const Need& need) const = 0;
  /// The referee's word for what is needed: the decision, or the purpose of the roll.
  [[nodiscard]] virtual std::string_view topic_name(const Need& need) const = 0;
  /// Answers the current `need`; on a fault nothing changes.
  virtual Result<void> choose(std::string_view notation) = 0;
  virtual Result<void> roll(int value) = 0;
  /// The awaited bout of another game, as a script without dice and choices. Only while `need` is `NeedKind::bout`.
  [[nodiscard]] virtual Script bout() const = 0;
  /// For each seat of that bout, the seat of this game that decides there; `no_seat`: none of them. Only while `need` is
  /// `NeedKind::bout`.
  [[nodiscard]] virtual std::vector<int> bout_deciders() const = 0;
  /// The result of `fought`, a finished match of `bout`, for `choose`. Only while `need` is `NeedKind::bout`.
  [[nodiscard]] virtual std::string result_of(const Match& fought) const = 0;
  /// A random possible result of that bout, for `choose`. Only while `need` is `NeedKind::bout`.
  [[nodiscard]] virtual std::string any_result(Random& random) const = 0;
  [[nodiscard]] virtual std::unique_ptr<Brief> brief(const Need& need) const = 0;
  [[nodiscard]] virtual const Script& script() const = 0;
  /// Number of events so far; the events are in `MatchOf<Rules>::events()`.
  [[nodiscard]] virtual std::size_t event_count() const = 0;
  /// The referee's answer (rules/<game>.md, 7): {"status", "need", "state", "result", "events"} as JSON text.
  [[nodiscard]] virtual std::string answer() const = 0;
  /// A summary of its state, independent of language.
  [[nodiscard]] virtual Standing standing() const = 0;
  [[nodiscard]] virtual std::unique_ptr<Match> copy() const = 0;

 private:
  std::vector<Looks> looks_;
};

}  // namespace fc
