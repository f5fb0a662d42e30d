#include "overlay/ringside-campaign/coach.h"

#include "rules/ringside-campaign/figures.h"

namespace fc::ringside_campaign {
namespace {

using Moments = std::vector<std::string_view>;

constexpr double to_see_first = 0.4;  ///< seconds in which something new is only looked at

bool is_bout_offer(const State& now) { return now.offer.kind == OfferKind::bout; }

Moments of_question(const State& now, Decision asked) {
  switch (asked) {
    case Decision::pick: return {"pick", "strength"};
    case Decision::nominate:
    case Decision::opening_bid:
    case Decision::bid: return {"auction"};
    case Decision::office: return {"welcome", "champion", "office", "cut_again"};
    case Decision::sign: return {"newcomer"};
    case Decision::sale_to:
    case Decision::sale_sum:
    case Decision::trade_for:
    case Decision::trade_sum: return {"letter"};
    case Decision::title_vacant:
    case Decision::title_challenge:
    case Decision::title_defence: return {"title"};
    case Decision::book: return now.meeting > 0 ? Moments{"beaten"} : Moments{"book", "tired"};
    case Decision::opponent: return {"opponent"};
    case Decision::arena: return {"arena"};
    case Decision::rounds: return {"rounds"};
    case Decision::answer: return is_bout_offer(now) ? Moments{"answer"} : Moments{"deal"};
    case Decision::dispute_bid:
    case Decision::withdraw: return {"places"};
  }
  return {};
}

Moments of_bout(const Fought& fought, const State& now) {
  Moments moments{"purse"};
  const Earned& red = fought.of(Corner::red);
  const Earned& blue = fought.of(Corner::blue);
  if (red.pop_before != red.pop_after || blue.pop_before != blue.pop_after) {
    moments.push_back("popularity");
  }
  if (now.meeting == 0 && (red.rank_before != red.rank_after || blue.rank_before != blue.rank_after)) {
    moments.push_back("ladder");
  }
  if (fought.die) {
    moments.push_back("experience");
  }
  return moments;
}

Moments of_roll(const Readout& readout) {
  if (!readout.settled) {
    return {};
  }
  if (readout.cut) {
    return {"cut"};
  }
  return static_cast<Purpose>(readout.roll->call.purpose) == Purpose::draft_order ? Moments{"order"} : Moments{};
}

}  // namespace

std::vector<std::string_view> lesson_moments(const Readout& readout, std::optional<Decision> asked) {
  const State& now = readout.now;
  if (asked) {
    return of_question(now, *asked);
  }
  if (now.phase == Phase::finished) {
    return {"end"};
  }
  if (readout.week_over) {
    return readout.since >= to_see_first ? Moments{"week_over"} : Moments{};
  }
  if (const Fought* const latest = readout.latest(); latest != nullptr && readout.night) {
    return of_bout(*latest, now);
  }
  if (readout.night && !now.night.empty()) {
    return readout.since < to_see_first ? Moments{} : now.meeting > 0 ? Moments{"meeting"} : Moments{"night"};
  }
  return readout.roll ? of_roll(readout) : Moments{};
}

}  // namespace fc::ringside_campaign
