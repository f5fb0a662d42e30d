#include "scene/ringside-campaign/game.h"

#include "match/match_of.h"
#include "rules/ringside-campaign/club.h"
#include "rules/ringside-campaign/disputes.h"
#include "rules/ringside-campaign/stables.h"

namespace fc::ringside_campaign {

scene::Caption Scene::caption(double clock, const Words& words) const {
  return caption_of(setup(), readout(clock), names(), words);
}

scene::Prompt Scene::prompt(const Match& match, const Need& need, const Words& words) const {
  const MatchOf<Rules>& campaign = match_of<Rules>(match);
  return make_prompt(campaign.setup(), campaign.state(), need, names(), words);
}

scene::LayoutShape Scene::layout_shape() const {
  return {.top = 64, .side = 252, .side_large = 318, .prompt = 0, .tray = 76, .tray_share = 0.2F, .upright = 420};
}

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
  scene::Prompt prompt = scene::prompt_by<Rules>(setup, state, need, title_of(wording), [&](const Choice& choice) {
    scene::Option option = option_of(wording, choice);
    option.notation = Rules::notation(choice);
    return option;
  });
  const auto decision = static_cast<Decision>(need.topic);
  // The cursor stands on what costs neither money nor a man, however often somebody presses.
  const bool deals = decision == Decision::answer && state.offer.kind != OfferKind::bout;
  if ((decision == Decision::book || deals || is_hopeless(setup, state, decision)) && prompt.options.size() > 1) {
    prompt.first = 1;
  }
  return prompt;
}

// How the answers of the forming are worded: picks, nominations, bids, and who takes a retired man's place.

namespace {

scene::Option man_of_the_pool(const Wording& wording, Person person) {
  const ringside::Boxer& boxer = wording.state.man(person).boxer;
  scene::Option option;
  option.label = wording.man(person);
  option.explanation = wording.say(
      "explain.pool", {{"strength", std::to_string(strength(boxer))}, {"abilities", abilities_text(boxer, wording.words)}});
  return option;
}

/// What is left for the places that are still empty.
scene::Option bid(const Wording& wording, Money sum) {
  const Manager& manager = wording.state.manager(wording.need.seat);
  const int places = wording.setup.options.stable_size - static_cast<int>(manager.stable.size()) - 1;
  scene::Option option;
  option.label = wording.money(sum);
  option.explanation = wording.say(places > 0 ? "explain.bid" : "explain.bid-last",
                                   {{"left", wording.money(manager.cash - sum)}, {"places", std::to_string(places)}});
  if (manager.cash - sum < places * wording.setup.tables.opening_bids[0]) {
    option.warning = wording.say("warn.bid");
  }
  return option;
}

}  // namespace

scene::Option forming_option(const Wording& wording, const Choice& choice) {
  scene::Option option;
  switch (choice.word) {
    case Word::man: return man_of_the_pool(wording, person_of(wording.setup, choice.man));
    case Word::bid: return bid(wording, choice.number);
    case Word::drop:
      option.label = wording.say("choice.drop");
      option.explanation = wording.say("explain.drop", {{"bidder", wording.manager(wording.state.lot.bidder)},
                                                        {"bid", wording.money(wording.state.lot.bid)}});
      return option;
    default:
      option.label = wording.say("choice.name-nobody");
      option.explanation = wording.say("explain.name-nobody");
      return option;
  }
}

// How the answers of the front office are worded: who retires, whom the managers sell and trade, and for how much.

namespace {

/// Who goes is gone for good; who comes stands at the foot of the ladder.
scene::Option retirement(const Wording& wording, Person person) {
  const State& state = wording.state;
  const bool from_pool = wording.setup.options.replacement == Replacement::pool && !state.pool.empty();
  scene::Option option;
  option.label = wording.say("choice.retire", {{"man", wording.man(person)}});
  option.explanation = wording.say(from_pool ? "explain.retire-pool" : "explain.retire",
                                   {{"standing", wording.standing(person)}, {"cut", wording.cut(person)}});
  if (person == state.ladder.champion) {
    option.warning = wording.say("warn.retire-champion");
  }
  return option;
}

/// A sale or a trade that is begun. key: "sell" or "trade".
scene::Option offer(const Wording& wording, const std::string& key, Person person) {
  const int left = wording.setup.tables.offers - wording.state.manager(wording.need.seat).offers;
  scene::Option option;
  option.label = wording.say("choice." + key, {{"man", wording.man(person)}});
  option.explanation =
      wording.say("explain." + key,
                  {{"standing", wording.standing(person)}, {"cut", wording.cut(person)}, {"left", std::to_string(left)}});
  if (person == wording.state.ladder.champion) {
    option.warning = wording.say("warn.title-goes-too");
  }
  return option;
}

scene::Option buyer(const Wording& wording, int seat) {
  const Manager& manager = wording.state.manager(seat);
  scene::Option option;
  option.label = wording.manager(seat);
  option.explanation = wording.say("explain.buyer", {{"cash", wording.money(manager.cash)},
                                                     {"men", std::to_string(manager.stable.size())},
                                                     {"most", std::to_string(wording.setup.tables.stable)}});
  return option;
}

scene::Option wanted(const Wording& wording, Person person) {
  scene::Option option;
  option.label = wording.man(person);
  option.explanation = wording.say("explain.wanted", {{"manager", wording.manager(wording.state.man(person).owner)},
                                                      {"standing", wording.standing(person)},
                                                      {"cut", wording.cut(person)}});
  return option;
}

/// sum: what changes hands; sign: +1 if the asked seat gets it, -1 if it pays.
scene::Option sum(const Wording& wording, const std::string& key, Money amount, int sign) {
  const State& state = wording.state;
  const Money own = state.manager(wording.need.seat).cash;
  const Money others = state.manager(state.offer.to).cash;
  scene::Option option;
  option.label = wording.say("choice." + key, {{"sum", wording.money(amount)}});
  option.explanation = wording.say("explain.sum", {{"own", wording.money(own)},
                                                   {"own-after", wording.money(own + sign * amount)},
                                                   {"manager", wording.manager(state.offer.to)},
                                                   {"others", wording.money(others)},
                                                   {"others-after", wording.money(others - sign * amount)}});
  return option;
}

}  // namespace

scene::Option office_option(const Wording& wording, const Choice& choice) {
  const Person person = person_of(wording.setup, choice.man);
  switch (choice.word) {
    case Word::retire: return retirement(wording, person);
    case Word::sell: return offer(wording, "sell", person);
    case Word::trade: return offer(wording, "trade", person);
    case Word::seat: return buyer(wording, choice.number);
    case Word::man: return wanted(wording, person);
    case Word::sum: return sum(wording, "sum", choice.number, 1);
    case Word::ask: return sum(wording, "ask", choice.number, 1);
    case Word::add: return sum(wording, "add", choice.number, -1);
    case Word::even: return sum(wording, "even", 0, 1);
    default: break;
  }
  scene::Option option;
  option.label = wording.say("choice.done");
  option.explanation = wording.say("explain.done");
  return option;
}

}  // namespace fc::ringside_campaign

template <>
std::unique_ptr<fc::scene::GameScene> fc::scene::make_scene<fc::ringside_campaign::Rules>(
    const Match& match, const std::vector<std::string>& names) {
  return make_scene_of<ringside_campaign::Scene, ringside_campaign::Rules>(match, names);
}
