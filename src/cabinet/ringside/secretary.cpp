#include "cabinet/ringside/secretary.h"

#include <array>
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
    std::optional<int>& round = usual_until_[static_cast<std::size_t>(seat)];
    round.reset();
    if (order == "usual") {
      round = seen_by(match, seat).round;
    }
  }

  std::optional<std::string> answer(const Match& match, const Need& need, const ChosenValues& /*settings*/) override {
    std::optional<int>& round = usual_until_[static_cast<std::size_t>(need.seat)];
    const std::optional<Choice> usual = usual_answer(need);
    if (!round || !usual) {
      return std::nullopt;
    }
    const State seen = seen_by(match, need.seat);
    const BoxerState& boxer = seen.boxer(static_cast<Corner>(need.seat));
    if (seen.round != *round || boxer.trapped || boxer.endurance <= 0) {
      round.reset();
      return std::nullopt;
    }
    return Rules::notation(*usual);
  }

  std::optional<overlay::BoutWay> way(const Match& /*match*/, int /*seat*/, const ChosenValues& /*settings*/) override {
    return std::nullopt;
  }
  void forget() override { usual_until_ = {}; }

 private:
  static State seen_by(const Match& match, int seat) { return match_of<Rules>(match).view(seat).seen; }

  std::array<std::optional<int>, 2> usual_until_;  ///< by seat: the round for which the order holds
};

}  // namespace

std::unique_ptr<cabinet::Secretary> make_secretary() { return std::make_unique<Steward>(); }

}  // namespace fc::ringside
