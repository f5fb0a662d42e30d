#include "scene/ringside/mirror.h"

#include <algorithm>

#include "rules/ringside/rounds.h"
#include "rules/ruleset.h"

namespace fc::ringside {
namespace {

class Mirror {
 public:
  explicit Mirror(State& seen) : seen_(seen) {}

  void operator()(const RoundBegan& event) {
    sequence::set_up_round(seen_);
    seen_.round = static_cast<std::uint8_t>(event.round);
  }
  void operator()(const Rolled&) {}
  void operator()(const OpeningDecided& event) {
    if (!event.tied) {
      seen_.attacker = event.attacker;
      seen_.has_attacker = true;
    }
  }
  void operator()(const TurnBegan& event) {
    seen_.turn = static_cast<std::uint8_t>(event.turn);
    seen_.attacker = event.attacker;
    seen_.has_attacker = true;
    seen_.rush = false;
    if (!seen_.held_clinch) {
      seen_.tactic = Tactic::none;
    }
    seen_.held_clinch = false;
    seen_.man(seen_.defender()).covering = false;
  }
  void operator()(const TacticChosen& event) {
    Man& man = seen_.man(event.corner);
    seen_.tactic = event.tactic;
    man.covering = event.tactic == Tactic::cover_up;
    man.clinch_barred = event.tactic == Tactic::clinch;
  }
  void operator()(const RushDecided& event) { seen_.rush = event.rushes; }
  void operator()(const PickSealed&) {}
  void operator()(const SwingMissed&) {}
  void operator()(const PicksRevealed&) {}
  void operator()(const HookSmothered&) {}
  void operator()(const PunchLanded& event) {
    Man& thrower = seen_.man(event.thrower);
    thrower.damage = static_cast<std::int16_t>(thrower.damage + event.damage);
    thrower.hits = static_cast<std::uint8_t>(event.hits);
    seen_.man(other(event.thrower)).endurance = static_cast<std::int16_t>(event.endurance);
    seen_.blow = static_cast<std::int16_t>(event.damage);
  }
  void operator()(const PunchingFatigue& event) {
    seen_.man(event.corner).endurance = static_cast<std::int16_t>(event.endurance);
  }
  void operator()(const KnockedDown& event) {
    Man& puncher = seen_.man(other(event.corner));
    puncher.damage = static_cast<std::int16_t>(puncher.damage + event.card_damage);
    if (event.saved_by_bell) {
      rise(puncher);
    }
  }
  void operator()(const Counted& event) {
    if (event.knockout) {
      return;
    }
    rise(seen_.man(other(event.corner)));
    if (event.extra_turn) {
      seen_.turn = static_cast<std::uint8_t>(std::min(turns_in_a_round, seen_.turn + 1));
    }
  }
  void operator()(const CounterpunchAsked&) {}
  void operator()(const RolesChanged& event) {
    seen_.attacker = event.attacker;
    seen_.man(event.attacker).covering = false;
    seen_.tactic = Tactic::none;
    seen_.rush = false;
  }
  void operator()(const ClinchHeld&) { seen_.held_clinch = true; }
  void operator()(const ClinchEnded&) { seen_.tactic = Tactic::none; }
  void operator()(const Moved& event) {
    seen_.man(event.corner).square = event.to;
    seen_.man(event.corner).trapped = false;
  }
  void operator()(const StoodStill&) {}
  void operator()(const Trapped& event) { seen_.man(event.corner).trapped = true; }
  void operator()(const RoundEnded& event) {
    seen_.scorecard.push_back(event.score);
    for (const Corner corner : {Corner::red, Corner::blue}) {
      Man& man = seen_.man(corner);
      man.points = static_cast<std::uint8_t>(man.points + event.score.points[fc::index_of(corner)]);
    }
    if (!event.even) {
      ++seen_.man(event.winner).rounds_won;
    }
  }
  void operator()(const Rested& event) { seen_.man(event.corner).endurance = static_cast<std::int16_t>(event.after); }
  void operator()(const BoutEnded& event) {
    sequence::end_bout(seen_, event.method, event.has_winner, event.winner, nobody_);
  }

 private:
  /// A man got up, or the bell saved him: the other has a knockdown more, and what was agreed for the turn is over.
  void rise(Man& puncher) {
    ++puncher.knockdowns;
    seen_.tactic = Tactic::none;
    seen_.rush = false;
  }

  State& seen_;
  NoEvents nobody_;
};

}  // namespace

void mirror(State& seen, const Event& event) {
  std::visit(Mirror(seen), event);
}

}  // namespace fc::ringside
