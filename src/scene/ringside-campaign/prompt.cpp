#include "scene/ringside-campaign/prompt.h"

#include "rules/ringside-campaign/club.h"
#include "rules/ringside-campaign/disputes.h"
#include "rules/ringside-campaign/figures.h"
#include "scene/ringside-campaign/odds.h"
#include "scene/ringside-campaign/wording.h"

namespace fc::ringside_campaign {
namespace {

scene::Option option_of(const Wording& wording, const Choice& choice) {
  switch (static_cast<Decision>(wording.need.topic)) {
    case Decision::pick:
    case Decision::nominate:
    case Decision::opening_bid:
    case Decision::bid:
    case Decision::sign: return forming_option(wording, choice);
    case Decision::office:
    case Decision::sale_to:
    case Decision::sale_sum:
    case Decision::trade_for:
    case Decision::trade_sum: return office_option(wording, choice);
    case Decision::title_vacant:
    case Decision::title_challenge:
    case Decision::title_defence: return title_option(wording, choice);
    case Decision::book:
    case Decision::opponent:
    case Decision::arena:
    case Decision::rounds: return booking_option(wording, choice);
    case Decision::answer: return answer_option(wording, choice);
    case Decision::dispute_bid:
    case Decision::withdraw: return dispute_option(wording, choice);
  }
  return {};
}

/// "…-sale" where one decision asks about several things.
std::string title_key(const Wording& wording) {
  const auto decision = static_cast<Decision>(wording.need.topic);
  std::string key = "ask.";
  key += Rules::topic_name(wording.need);
  if (decision == Decision::answer) {
    const OfferKind kind = wording.state.offer.kind;
    key += kind == OfferKind::sale ? "-sale" : kind == OfferKind::trade ? "-trade" : "-bout";
  }
  return key;
}

/// The men the question is about, and what else its words name.
std::string title_of(const Wording& wording) {
  const State& state = wording.state;
  const bool bids = static_cast<Decision>(wording.need.topic) == Decision::dispute_bid;
  const Offer& offer = state.offer;
  Person man = state.lot.man != nobody ? state.lot.man : offer.man;
  Person other = offer.other;
  Arena arena = offer.arena.value_or(Arena::pits);
  if (bids) {
    man = state.dispute.bouts[state.dispute.asked].red;
    other = state.dispute.bouts[state.dispute.asked].blue;
    arena = state.dispute.arena;
  }
  const auto name = [&](Person person) { return person == nobody ? std::string_view() : wording.man(person); };
  return wording.say(title_key(wording), {{"manager", wording.manager(wording.need.seat)},
                                          {"other-manager", offer.to == no_seat ? "" : wording.manager(offer.to)},
                                          {"offerer", offer.by == no_seat ? "" : wording.manager(offer.by)},
                                          {"man", name(man)},
                                          {"other", name(other)},
                                          {"arena", wording.words[key_of(arena)]},
                                          {"week", std::to_string(state.week)}});
}

/// A bout that is offered and as good as lost, and may be declined for nothing.
bool is_hopeless(const Setup& setup, const State& state, Decision decision) {
  const Offer& offer = state.offer;
  if (decision != Decision::answer || offer.kind != OfferKind::bout || walkovers::is_due(setup, state, offer)) {
    return false;
  }
  return chance_to_win(setup, state, offer.other, offer.man) < least_chance_worth_taking;
}

}  // namespace

scene::Prompt make_prompt(const Setup& setup, const State& state, const Need& need, const std::vector<std::string>& names,
                          const Words& words) {
  const Wording wording{.setup = setup, .state = state, .need = need, .names = names, .words = words};
  scene::Prompt prompt;
  prompt.need = need;
  prompt.title = title_of(wording);
  for (const Choice& choice : Rules::legal(setup, state, need)) {
    scene::Option option = option_of(wording, choice);
    option.notation = Rules::notation(choice);
    prompt.options.push_back(std::move(option));
  }
  const auto decision = static_cast<Decision>(need.topic);
  // The cursor stands on what costs neither money nor a man, however often somebody presses.
  const bool deals = decision == Decision::answer && state.offer.kind != OfferKind::bout;
  if ((decision == Decision::book || deals || is_hopeless(setup, state, decision)) && prompt.options.size() > 1) {
    prompt.first = 1;
  }
  return prompt;
}

}  // namespace fc::ringside_campaign
