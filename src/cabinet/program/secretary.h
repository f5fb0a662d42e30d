// Who answers for people what is foregone, and carries out in steps what they order in one go: a long game asks more than
// anybody wants to be asked. What he answers is an answer of theirs, kept in the script and taken back like any other. He
// answers in people's own bouts only; he reckons in all.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/game_setting.h"
#include "core/need.h"
#include "match/match.h"
#include "overlay/screens/bout_ways.h"

namespace fc::cabinet {

class Secretary {
 public:
  Secretary() = default;
  Secretary(const Secretary&) = delete;
  Secretary& operator=(const Secretary&) = delete;
  virtual ~Secretary() = default;

  /// A person's order from the panels, in words that only the game knows; the person is asked openly, or it is nobody's
  /// (`no_seat`) while the game stands still (`shows_bill`). What is left of an
  /// earlier order of this seat is forgotten, and so is one that cannot be carried out.
  virtual void take_order(const Match& match, int seat, std::string_view order) = 0;
  /// The answer of a person's seat to the open question, in the referee's words; none: he is asked himself. What is left of
  /// an order that no longer fits is forgotten.
  virtual std::optional<std::string> answer(const Match& match, const Need& need, const ChosenValues& settings) = 0;
  /// How a person wants the bout that is awaited; none: he is asked.
  virtual std::optional<overlay::BoutWay> way(const Match& match, int seat, const ChosenValues& settings) = 0;
  /// Whether the bout that is awaited, about which nobody was asked, is announced for a moment, so that somebody can ask to
  /// watch it.
  virtual bool announces(const Match& match) {
    static_cast<void>(match);
    return true;
  }
  /// Whether the game stands still before the bout that is awaited, so that people can read the night's bill and say what
  /// they want to see. people: the seats they have. An order of nobody's seat (`no_seat`) in its words lets it go on.
  virtual bool shows_bill(const Match& match, std::span<const int> people, const ChosenValues& settings) {
    static_cast<void>(match);
    static_cast<void>(people);
    static_cast<void>(settings);
    return false;
  }
  /// Whether somebody said before that he wants to watch the bout that is awaited.
  virtual bool watches(const Match& match) {
    static_cast<void>(match);
    return false;
  }
  /// What he reckons about the game as it stands, for panels, which do not think: a chance, a sum. question: in words that
  /// only the game knows ("chance:joe-louis:gene-tunney:12"); asked again every frame. None: he has nothing to say to that.
  virtual std::optional<double> reckon(const Match& match, std::string_view question) {
    static_cast<void>(match);
    static_cast<void>(question);
    return std::nullopt;
  }
  /// Something was taken back: all orders are forgotten.
  virtual void forget() = 0;
};

}  // namespace fc::cabinet
