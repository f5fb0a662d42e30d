#include "cabinet/ringside/corner.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "match/match_of.h"
#include "rules/ringside/rules.h"

namespace fc::ringside {
namespace {

/// The usual answer to that question; none: it has none.
std::optional<Choice> usual_answer(const Need& need) {
  switch (static_cast<Decision>(need.topic)) {
    case Decision::tactic: return choice_of(Tactic::none);
    case Decision::rush: return answer::no_rush;
    default: return std::nullopt;
  }
}

class Steward final : public cabinet::Secretary {
 public:
  void take_order(const Match& match, int seat, std::string_view order) override {
    std::optional<Usual>& usual = usual_[static_cast<std::size_t>(seat)];
    usual.reset();
    if (order == "usual") {
      usual = {.round = seen_by(match, seat).round, .place = match.script().choices.size()};
    }
  }

  std::optional<std::string> answer(const Match& match, const Need& need, const ChosenValues& /*settings*/) override {
    std::optional<Usual>& order = usual_[static_cast<std::size_t>(need.seat)];
    const std::optional<Choice> usual = usual_answer(need);
    if (!order || !usual) {
      return std::nullopt;
    }
    // He has seen what he was asked when he said so.
    const bool said_now = match.script().choices.size() == order->place;
    const State seen = seen_by(match, need.seat);
    const BoxerState& boxer = seen.boxer(static_cast<Corner>(need.seat));
    if (!said_now && (seen.round != order->round || boxer.trapped || boxer.endurance <= 0)) {
      order.reset();
      return std::nullopt;
    }
    return Rules::notation(*usual);
  }

  std::optional<overlay::BoutWay> way(const Match& /*match*/, int /*seat*/, const ChosenValues& /*settings*/) override {
    return std::nullopt;
  }
  void forget() override { usual_ = {}; }

 private:
  static State seen_by(const Match& match, int seat) { return match_of<Rules>(match).view(seat).seen; }

  /// The round for which the order holds, and how many choices there were when it was given.
  struct Usual {
    int round = 0;
    std::size_t place = 0;
  };
  std::array<std::optional<Usual>, 2> usual_;  ///< by seat
};

}  // namespace

std::unique_ptr<cabinet::Secretary> make_secretary() { return std::make_unique<Steward>(); }

}  // namespace fc::ringside
