// How the answers of the forming are worded: picks, nominations, bids, and who takes a retired man's place.
#include "rules/ringside-campaign/figures.h"
#include "scene/ringside-campaign/wording.h"

namespace fc::ringside_campaign {
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

}  // namespace fc::ringside_campaign
