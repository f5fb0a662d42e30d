// How the answers of the front office are worded: who retires, whom the managers sell and trade, and for how much.
#include "rules/ringside-campaign/figures.h"
#include "scene/ringside-campaign/wording.h"

namespace fc::ringside_campaign {
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
