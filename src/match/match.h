// A bout in progress, of any game: rules, script and events in one place. The cabinet, the referee and the bots' host
// know games only through this.
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

/// The one record of a bout: what the referee command reads. Save, replay, bug report and test are all this.
struct Script {
  std::string game;   ///< slug
  std::string setup;  ///< JSON object as text, as it was read
  std::vector<int> dice;
  std::vector<std::string> choices;

  friend bool operator==(const Script&, const Script&) = default;
};

/// What one seat knows when it is asked: safe to copy to another thread, holds nothing that is secret to it.
/// The game's own type is `BriefOf<Rules>` (match/match_of.h).
class Brief {
 public:
  Brief() = default;
  Brief(const Brief&) = delete;
  Brief& operator=(const Brief&) = delete;
  virtual ~Brief() = default;

  [[nodiscard]] virtual Need need() const = 0;
  /// How many legal answers there are; a controller answers with an index below it.
  [[nodiscard]] virtual std::size_t legal_count() const = 0;
};

class Match {
 public:
  Match() = default;
  Match(const Match&) = delete;
  Match& operator=(const Match&) = delete;
  virtual ~Match() = default;

  [[nodiscard]] virtual std::string_view game() const = 0;
  /// What its boxers look like, in the order in which the game counts them (of two corners: red, blue). Empty: nobody said.
  [[nodiscard]] const std::vector<Looks>& looks() const { return looks_; }
  void wear(std::vector<Looks> looks) { looks_ = std::move(looks); }
  [[nodiscard]] virtual int seats() const = 0;
  [[nodiscard]] virtual Need need() const = 0;
  [[nodiscard]] virtual Needs pickers() const = 0;
  /// Arithmetic of the roll that is awaited.
  [[nodiscard]] virtual RollCall roll_call() const = 0;
  /// Legal answers to one of `pickers`, in the rulebook's order and the referee's words.
  [[nodiscard]] virtual std::vector<std::string> legal(const Need& need) const = 0;
  /// The referee's word for the decision or the purpose of the roll.
  [[nodiscard]] virtual std::string_view topic_name(const Need& need) const = 0;
  /// Answers `need`. A fault leaves everything as it was.
  virtual Result<void> choose(std::string_view notation) = 0;
  virtual Result<void> roll(int value) = 0;
  /// The bout that is awaited, of another game, as a script before its first die and choice. Only while `need` is
  /// `NeedKind::bout`.
  [[nodiscard]] virtual Script bout() const = 0;
  /// Who decides in that bout, by its seats: a seat of this game each; `no_seat`: nobody of this table. Only while `need` is
  /// `NeedKind::bout`.
  [[nodiscard]] virtual std::vector<int> bout_deciders() const = 0;
  /// What a finished match of `bout` answers with, for `choose`. Only while `need` is `NeedKind::bout`.
  [[nodiscard]] virtual std::string result_of(const Match& fought) const = 0;
  /// What may come of the bout, drawn at random, for `choose`. Only while `need` is `NeedKind::bout`.
  [[nodiscard]] virtual std::string any_result(Random& random) const = 0;
  [[nodiscard]] virtual std::unique_ptr<Brief> brief(const Need& need) const = 0;
  [[nodiscard]] virtual const Script& script() const = 0;
  /// Events since the first bell; the game's own type (`MatchOf<Rules>::events()`) has them.
  [[nodiscard]] virtual std::size_t event_count() const = 0;
  /// The referee's answer (rules/<game>.md, 7): {"status", "need", "state", "result", "events"} as JSON text.
  [[nodiscard]] virtual std::string answer() const = 0;
  /// Where it stands, in no language.
  [[nodiscard]] virtual Standing standing() const = 0;
  [[nodiscard]] virtual std::unique_ptr<Match> copy() const = 0;

 private:
  std::vector<Looks> looks_;
};

}  // namespace fc
