#include "rules/dice-boxing-career/result.h"

namespace fc::dice_boxing_career {
namespace {

using dice_boxing::Method;

/// Red's points on all three cards less blue's.
int lead_on_cards(const dice_boxing::State& end) {
  int lead = 0;
  for (const auto& [red, blue] : dice_boxing::cards_of(end)) {
    lead += red - blue;
  }
  return lead;
}

/// Who goes on from a drawn bout of a tourney.
// Ruling: 6.8 wants a winner and names none. What the judges gave decides, then the favourite, as he does in an even round.
Outcome on_points(const dice_boxing::Setup& fought, const dice_boxing::State& end) {
  const int lead = lead_on_cards(end);
  const bool red_wins = lead == 0 ? fought.favourite == Corner::red : lead > 0;
  return red_wins ? Outcome::win_decision : Outcome::loss_decision;
}

}  // namespace

Outcome result_of(const dice_boxing::Setup& fought, const dice_boxing::State& end, bool knows_draws) {
  if (!end.end.has_winner) {
    return knows_draws ? Outcome::draw : on_points(fought, end);
  }
  const bool won = end.end.winner == Corner::red;
  switch (end.end.method) {
    case Method::ko: return won ? Outcome::win_ko : Outcome::loss_ko;
    case Method::tko: return won ? Outcome::win_tko : Outcome::loss_tko;
    case Method::disqualification: return won ? Outcome::win_disqualification : Outcome::loss_disqualification;
    default: return won ? Outcome::win_decision : Outcome::loss_decision;
  }
}

}  // namespace fc::dice_boxing_career
