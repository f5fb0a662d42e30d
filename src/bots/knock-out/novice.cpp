#include "bots/knock-out/novice.h"

namespace fc::knock_out {
namespace {

constexpr std::uint32_t high_card_percent = 60;  ///< how often he trains all his high cards, or throws the highest
constexpr std::uint32_t pass_percent = 40;       ///< how often he keeps out of a bet that he need not make
constexpr std::uint32_t accept_percent = 50;     ///< how often he takes somebody's offer, if there is one to his taste

bool happens(Random& random, std::uint32_t percent) {
  return random.below(100) < percent;
}

/// His own boxer, or the one he fancies today.
Corner favourite(const SeatBrief& brief, Random& random) {
  const Fight& fight = brief.view().seen.fight;
  for (const Corner corner : {Corner::red, Corner::blue}) {
    if (fight.seat(corner) == brief.need().seat) {
      return corner;
    }
  }
  return static_cast<Corner>(random.below(2));
}

/// Whether a placement speaks for this boxer: that he wins, or knocks the other out.
bool backs(const SeatBrief& brief, Choice choice, Corner boxer) {
  if (is_offer(choice)) {
    const Offer offer = offer_of(choice);
    return (offer.table == boxer) == (offer.type != BetType::ko);
  }
  if (is_accept(choice)) {
    const Accept accept = accept_of(choice);
    const Bet& bet = brief.view().seen.fight.tables[fc::index_of(accept.table)][accept.cell];
    return bet.offerer != brief.need().seat && (accept.table == boxer) == (bet.type == BetType::ko);
  }
  return false;
}

/// Any placement for his favourite: accepts if `accepting`, else offers. Without one, any answer.
std::size_t back(const SeatBrief& brief, Corner boxer, bool accepting, Random& random) {
  Choices liked;
  for (const Choice choice : brief.legal()) {
    if (is_accept(choice) == accepting && backs(brief, choice, boxer)) {
      liked.push_back(choice);
    }
  }
  if (liked.empty()) {
    return is_legal(brief, pass) ? answer_index(brief, pass) : any_answer(brief, random);
  }
  return answer_index(brief, liked[random.below(static_cast<std::uint32_t>(liked.size()))]);
}

std::size_t place_bet(const SeatBrief& brief, Random& random) {
  if (is_legal(brief, pass) && happens(random, pass_percent)) {
    return answer_index(brief, pass);
  }
  return back(brief, favourite(brief, random), is_legal(brief, pass) && happens(random, accept_percent), random);
}

}  // namespace

std::size_t Novice::decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& /*stop*/) {
  Random random(seed);
  const Decision decision = decision_of(brief);
  if (decision == Decision::bet) {
    return place_bet(brief, random);
  }
  const bool by_height = decision != Decision::challenge && happens(random, high_card_percent);
  return by_height ? brief.legal_count() - 1 : any_answer(brief, random);
}

}  // namespace fc::knock_out
