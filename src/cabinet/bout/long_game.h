// A long game on screen and the bouts inside it, as they see each other.
#pragma once

#include <optional>
#include <string>

#include "cabinet/bout/notices.h"
#include "cabinet/keeping/kept_bouts.h"
#include "match/match.h"
#include "overlay/screens/bout_ways.h"

namespace fc::cabinet {

/// A long game that waits for a bout (`NeedKind::bout`).
class LongGame : public Interruptible {
 public:
  [[nodiscard]] virtual const Match& match() const = 0;
  /// Bots play it for the house: any press leaves.
  [[nodiscard]] virtual bool attracts_with_bouts() const = 0;
  /// Its number in the records; 0: it is not in the records.
  virtual records::BoutId row_kept() = 0;
  /// How a person at this seat wants the bout that is awaited, if he need not be asked.
  [[nodiscard]] virtual std::optional<overlay::BoutWay> only_way(int seat) = 0;
  /// Whether the bout that is awaited is announced for a moment where nobody was asked about it.
  [[nodiscard]] virtual bool announces_bout() = 0;
  /// Whether somebody said before that he wants to watch it.
  [[nodiscard]] virtual bool watches_bout() = 0;
  /// What came of the bout (`Match::result_of`).
  virtual void enter(const std::string& result) = 0;
};

/// Who waits for a bout inside.
class BoutTaker {
 public:
  BoutTaker() = default;
  BoutTaker(const BoutTaker&) = delete;
  BoutTaker& operator=(const BoutTaker&) = delete;
  virtual ~BoutTaker() = default;

  /// The bout is over and told.
  virtual void take(const Match& fought) = 0;
  /// It is off the screen, and only its result is wanted. so_far: its script.
  virtual void simulate_rest(const Script& so_far) = 0;
};

/// A bout inside that is shown.
struct BoutInside {
  Script script;  ///< so far
  Seats seats;    ///< of the bout, with those who look on
  BoutTaker* taker = nullptr;
  std::optional<records::InsideOf> place{};  ///< none: it is not kept
  std::optional<KeptBout> kept{};            ///< it goes on; none: it begins
  std::optional<int> title{};                ///< of the long game, as `Standing::title`
  bool hurried = false;
};

}  // namespace fc::cabinet
