// How the answers of the booking are worded, step by step, and those of the disputes over places.

#include <utility>

#include "rules/ringside-campaign/booking.h"
#include "rules/ringside-campaign/disputes.h"
#include "scene/ringside-campaign/game.h"

namespace fc::ringside_campaign {
namespace {

std::string purses(const Wording& wording, std::string_view key, Person own, Person other, int venue) {
  const Purses whole = purses_of(wording.setup, wording.state, own, other, venue);
  const Purses shares = shares_of(wording.setup, wording.state, own, other, venue);
  const Seat seat = manager_of(wording.state, other);
  const auto money = [&](const Purses& sums, Outcome outcome) {
    return wording.money(sums[static_cast<std::size_t>(outcome)]);
  };
  return wording.say(key, {{"arena", wording.words[key_of_venue(venue)]},
                           {"purse-won", money(whole, Outcome::won)},
                           {"purse-lost", money(whole, Outcome::lost)},
                           {"won", money(shares, Outcome::won)},
                           {"lost", money(shares, Outcome::lost)},
                           {"chance", std::to_string(chance_to_win(wording.setup, wording.state, own, other))},
                           {"manager", seat == no_seat ? std::string() : wording.manager(seat)},
                           {"standing", wording.standing(other)}});
}

std::string tired(const Wording& wording, Person person) {
  const int damage = carried_damage(wording.setup, wording.state, person);
  if (damage == 0) {
    return {};
  }
  return wording.say("warn.tired-weeks", {{"man", wording.man(person)},
                                          {"damage", std::to_string(damage)},
                                          {"weeks", std::to_string(weeks_of_rest(wording.setup, wording.state, person))}});
}

scene::Option own_man(const Wording& wording, Person person) {
  scene::Option option;
  option.label = wording.man(person);
  option.explanation = wording.say("explain.book", {{"standing", wording.standing(person)}, {"cut", wording.cut(person)}});
  option.warning = tired(wording, person);
  return option;
}

scene::Option opponent(const Wording& wording, Person person) {
  const Person own = wording.state.offer.man;
  int best = 0;
  for (int venue = 0; venue <= title_venue; ++venue) {
    best = bookings::is_venue(wording.setup, wording.state, own, person, venue) ? venue : best;
  }
  scene::Option option;
  option.label = wording.man(person);
  const bool visits = manager_of(wording.state, person) == no_seat;
  option.explanation = purses(wording, visits ? "explain.visitor" : "explain.opponent", own, person, best);
  option.warning = tired(wording, person);
  return option;
}

scene::Option venue(const Wording& wording, int where) {
  const State& state = wording.state;
  scene::Option option;
  option.label = wording.words[key_of_venue(where)];
  option.explanation = purses(wording, "explain.arena", state.offer.man, state.offer.other, where);
  if (where == title_venue) {
    return option;
  }
  const auto arena = static_cast<Arena>(where);
  const int places = wording.setup.tables.arena(arena).places;
  const int booked = disputes::booked_at(state, arena);
  if (places != any_places && booked >= places) {
    option.warning = wording.say("warn.full", {{"booked", std::to_string(booked)}, {"places", std::to_string(places)}});
  }
  return option;
}

scene::Option distance(const Wording& wording, int rounds) {
  const Offer& offer = wording.state.offer;
  const auto start = [&](Person person) { return std::to_string(start_of(wording.setup, wording.state, person, rounds)); };
  const auto fresh = [&](Person person) {
    return std::to_string(fresh_endurance(rounds, wording.state.man(person).boxer.endurance));
  };
  scene::Option option;
  option.label = wording.say("choice.rounds", {{"rounds", std::to_string(rounds)}});
  option.explanation = wording.say("explain.rounds", {{"man", wording.man(offer.man)},
                                                      {"own", start(offer.man)},
                                                      {"other", wording.man(offer.other)},
                                                      {"others", start(offer.other)}});
  if (carried_damage(wording.setup, wording.state, offer.man) > 0) {
    option.warning = wording.say(
        "warn.start", {{"man", wording.man(offer.man)}, {"start", start(offer.man)}, {"fresh", fresh(offer.man)}});
  }
  return option;
}

/// Where the bout that is asked about would go if it gave way.
std::string way_down(const Wording& wording) {
  const Dispute& dispute = wording.state.dispute;
  const Contest& asked = dispute.bouts[dispute.asked];
  const auto place = disputes::place_on_the_bill(wording.state, asked.red);
  const auto moved = disputes::moved_down(wording.setup, wording.state, wording.state.night[place]);
  if (!moved) {
    return wording.say("explain.give-way-off");
  }
  return wording.say("explain.give-way",
                     {{"arena", wording.words[key_of(moved->arena)]}, {"rounds", std::to_string(moved->rounds)}});
}

}  // namespace

scene::Option booking_option(const Wording& wording, const Choice& choice) {
  const Person person = person_of(wording.setup, choice.man);
  switch (choice.word) {
    case Word::man:
      return static_cast<Decision>(wording.need.topic) == Decision::book ? own_man(wording, person)
                                                                         : opponent(wording, person);
    case Word::venue: return venue(wording, choice.number);
    case Word::rounds: return distance(wording, choice.number);
    default: break;
  }
  scene::Option option;
  option.label = wording.say("choice.pass");
  option.explanation = wording.say("explain.pass");
  return option;
}

scene::Option dispute_option(const Wording& wording, const Choice& choice) {
  const Offer& offer = wording.state.offer;
  scene::Option option;
  switch (choice.word) {
    case Word::bid:
      option.label = wording.money(choice.number);
      option.explanation =
          wording.say("explain.place-bid", {{"left", wording.money(disputes::cash_for_bid(wording.state) - choice.number)}});
      return option;
    case Word::give_way:
      option.label = wording.say("choice.give-way");
      option.explanation = way_down(wording);
      return option;
    case Word::keep: {
      const Person own = wording.need.seat == wording.state.man(offer.man).owner ? offer.man : offer.other;
      const Person other = own == offer.man ? offer.other : offer.man;
      option.label = wording.say("choice.keep");
      option.explanation = purses(wording, "explain.keep", own, other, static_cast<int>(offer.arena.value_or(Arena::pits)));
      return option;
    }
    default:
      option.label = wording.say("choice.withdraw");
      option.explanation = wording.say("explain.withdraw");
      return option;
  }
}

// How the answers to the title's questions are worded, and to an offer of another manager.

namespace {

/// The venue of the offer that is open, as a number.
int venue_of(const Offer& offer) { return offer.title ? title_venue : static_cast<int>(offer.arena.value_or(Arena::pits)); }

/// What the bout would bring the asked seat's man. other: `nobody` while nobody knows whom he meets.
std::string prospect(const Wording& wording, Person own, Person other) {
  const int venue = venue_of(wording.state.offer);
  const Person against = other == nobody ? own : other;  // the own popularity alone counts in a title bout
  const Purses shares = shares_of(wording.setup, wording.state, own, against, venue);
  const std::string won = wording.money(shares[static_cast<std::size_t>(Outcome::won)]);
  const std::string lost = wording.money(shares[static_cast<std::size_t>(Outcome::lost)]);
  if (other == nobody) {
    return wording.say("explain.prospect-open", {{"man", wording.man(own)}, {"won", won}, {"lost", lost}});
  }
  return wording.say("explain.prospect",
                     {{"man", wording.man(own)},
                      {"other", wording.man(other)},
                      {"won", won},
                      {"lost", lost},
                      {"chance", std::to_string(chance_to_win(wording.setup, wording.state, own, other))}});
}

std::string tired_for_title(const Wording& wording, Person person) {
  const int damage = carried_damage(wording.setup, wording.state, person);
  return damage == 0 ? std::string()
                     : wording.say("warn.tired", {{"man", wording.man(person)}, {"damage", std::to_string(damage)}});
}

scene::Option plain(const Wording& wording, const std::string& key, std::string explanation, std::string warning = {}) {
  scene::Option option;
  option.label = wording.say("choice." + key);
  option.explanation = std::move(explanation);
  option.warning = std::move(warning);
  return option;
}

/// What a refusal costs, if it is a walkover.
std::string walkover(const Wording& wording) {
  const Offer& offer = wording.state.offer;
  if (!walkovers::is_due(wording.setup, wording.state, offer)) {
    return {};
  }
  const Money sum = walkovers::forfeit(wording.setup, wording.state, offer);
  return wording.say(offer.title ? "warn.walkover-title" : "warn.walkover",
                     {{"man", wording.man(offer.man)}, {"other", wording.man(offer.other)}, {"sum", wording.money(sum)}});
}

scene::Option answer_to_bout(const Wording& wording, bool accepts) {
  const Offer& offer = wording.state.offer;
  if (accepts) {
    return plain(wording, "accept", prospect(wording, offer.other, offer.man), tired_for_title(wording, offer.other));
  }
  return plain(wording, "decline", wording.say("explain.decline-bout", {{"manager", wording.manager(offer.by)}}),
               walkover(wording));
}

/// own: the man who would leave; gained: who would come instead, `nobody` if money alone; sum: what the asked seat gets.
scene::Option answer_to_deal(const Wording& wording, bool accepts, Person gained, Money sum) {
  const Offer& offer = wording.state.offer;
  if (!accepts) {
    return plain(wording, "decline", wording.say("explain.decline-deal", {{"manager", wording.manager(offer.by)}}));
  }
  const Money cash = wording.state.manager(wording.need.seat).cash;
  const CutTable& table = wording.setup.tables.cut;
  return plain(wording, "accept",
               wording.say("explain.deal", {{"man", wording.man(gained)},
                                            {"standing", wording.standing(gained)},
                                            {"least", std::to_string(table.added + d20.lowest)},
                                            {"most", std::to_string(table.added + d20.highest)},
                                            {"cash", wording.money(cash)},
                                            {"after", wording.money(cash + sum)}}),
               tired_for_title(wording, gained));
}

}  // namespace

scene::Option title_option(const Wording& wording, const Choice& choice) {
  const Offer& offer = wording.state.offer;
  switch (choice.word) {
    case Word::sign: return plain(wording, "sign", prospect(wording, offer.man, offer.other));
    case Word::challenge: return plain(wording, "challenge", prospect(wording, offer.man, offer.other));
    case Word::defend:
      return plain(wording, "defend", prospect(wording, offer.other, offer.man), tired_for_title(wording, offer.other));
    case Word::refuse:
      return plain(wording, "refuse",
                   wording.say("explain.refuse", {{"man", wording.man(offer.other)},
                                                  {"rank", std::to_string(wording.setup.tables.stripped_to)}}));
    default: return plain(wording, "decline-title", wording.say("explain.decline-title", {{"man", wording.man(offer.man)}}));
  }
}

scene::Option answer_option(const Wording& wording, const Choice& choice) {
  const Offer& offer = wording.state.offer;
  const bool accepts = choice.word == Word::accept;
  switch (offer.kind) {
    case OfferKind::sale: return answer_to_deal(wording, accepts, offer.man, -offer.sum.value_or(0));
    case OfferKind::trade: return answer_to_deal(wording, accepts, offer.man, offer.sum.value_or(0));
    default: return answer_to_bout(wording, accepts);
  }
}

}  // namespace fc::ringside_campaign
