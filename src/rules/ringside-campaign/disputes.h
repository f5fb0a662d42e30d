// What happens when an arena has more bouts than places: which bouts stay, and where the others go. Source:
// rules/ringside-campaign/rules.md, 3.6.5.
#pragma once

#include <algorithm>
#include <optional>

#include "rules/ringside-campaign/stables.h"

namespace fc::ringside_campaign::disputes {

constexpr void begin(State& state) {
  state.phase = Phase::disputes;
  state.dispute = {};
}

/// Whether a bout counts for the places of an arena. Ruling C8: bouts of the tournament neither count nor move.
constexpr bool counts_at(const BilledBout& bout, Arena arena) { return bout.arena == arena && !bout.tournament; }

constexpr int booked_at(const State& state, Arena arena) {
  return static_cast<int>(
      std::ranges::count_if(state.night, [arena](const BilledBout& bout) { return counts_at(bout, arena); }));
}

constexpr bool has_place(const Setup& setup, const State& state, Arena arena) {
  const int places = setup.tables.arena(arena).places;
  return places == any_places || booked_at(state, arena) < places;
}

constexpr std::size_t bouts_in(const Dispute& dispute) {
  return static_cast<std::size_t>(std::ranges::count_if(dispute.bouts, [](const Contest& bout) { return bout.in; }));
}

constexpr std::size_t place_on_the_bill(const State& state, Person red) {
  return static_cast<std::size_t>(
      std::find_if(state.night.begin(), state.night.end(), [red](const BilledBout& bout) { return bout.red == red; }) -
      state.night.begin());
}

/// Collects the bouts that compete for the arena's places. Ruling C25: a title bout never loses its place.
constexpr void gather(const Setup& setup, State& state) {
  Dispute& dispute = state.dispute;
  int places = setup.tables.arena(dispute.arena).places;
  dispute.bouts.clear();
  for (const BilledBout& bout : state.night) {
    if (!counts_at(bout, dispute.arena)) {
      continue;
    }
    if (bout.title) {
      --places;
    } else {
      dispute.bouts.push_back({.red = bout.red, .blue = bout.blue, .by = bout.by});
    }
  }
  dispute.places = static_cast<std::uint8_t>(std::max(0, places));
  dispute.asked = 0;
  dispute.highest = 0;
}

/// Gives the places to the bouts of the highest combined popularity; of equal ones to those booked earlier.
constexpr void let_the_promoter_choose(State& state) {
  Dispute& dispute = state.dispute;
  const auto pop = [&state](const Contest& bout) { return state.man(bout.red).pop() + state.man(bout.blue).pop(); };
  for (Contest& bout : dispute.bouts) {
    std::size_t better = 0;
    for (const Contest& rival : dispute.bouts) {
      const bool is_earlier = &rival < &bout;
      better += pop(rival) > pop(bout) || (is_earlier && pop(rival) == pop(bout)) ? 1U : 0U;
    }
    bout.in = better < dispute.places;
  }
}

/// Begins to move the bouts that have no place, in order of booking.
constexpr void begin_moving(State& state) {
  Dispute& dispute = state.dispute;
  dispute.step = Settlement::moving;
  dispute.mover = 0;
  dispute.losers.clear();
  for (const Contest& bout : dispute.bouts) {
    if (!bout.in) {
      dispute.losers.push_back(bout.red);
    }
  }
}

/// Checks whether the present arena is overbooked, and if so begins to settle it. Returns false when no arena is left to
/// check.
template <class Sink>
constexpr bool count(const Setup& setup, State& state, Sink& tell) {
  Dispute& dispute = state.dispute;
  if (dispute.arena == Arena::pits) {
    dispute = {};
    return false;
  }
  if (booked_at(state, dispute.arena) <= setup.tables.arena(dispute.arena).places) {
    dispute.arena = static_cast<Arena>(static_cast<int>(dispute.arena) - 1);
    return true;
  }
  gather(setup, state);
  if (setup.options.disputes == Settling::auction && dispute.places > 0) {
    dispute.step = Settlement::bidding;
  } else {
    let_the_promoter_choose(state);
    begin_moving(state);
  }
  tell(PlacesContested{.arena = dispute.arena, .places = dispute.places, .bouts = static_cast<int>(dispute.bouts.size())});
  return true;
}

template <class Sink>
constexpr void pay_for_places(State& state, Sink& tell) {
  for (const Contest& bout : state.dispute.bouts) {
    if (bout.in) {
      stables::pay(state, bout.by, bout.bid);
    }
  }
  const auto bouts = state.dispute.bouts;
  begin_moving(state);
  for (const Contest& bout : bouts) {
    if (bout.in) {
      tell(PlacePaid{.seat = bout.by, .red = bout.red, .bid = bout.bid});
    }
  }
}

/// Asks the manager of the next bout that is still in to bid; ends the auction when the places suffice.
template <class Sink>
constexpr void ask_to_bid(State& state, Sink& tell) {
  Dispute& dispute = state.dispute;
  if (bouts_in(dispute) <= dispute.places) {
    return pay_for_places(state, tell);
  }
  const auto next = [&dispute] { return static_cast<std::uint8_t>((dispute.asked + 1U) % dispute.bouts.size()); };
  while (!dispute.bouts[dispute.asked].in) {
    dispute.asked = next();
  }
  state.asked = ask(Decision::dispute_bid, dispute.bouts[dispute.asked].by);
}

/// The cash that the asked manager can bid: his cash minus the standing bids of his other bouts.
constexpr Money cash_for_bid(const State& state) {
  const Dispute& dispute = state.dispute;
  const Contest& asked = dispute.bouts[dispute.asked];
  Money left = state.manager(asked.by).cash;
  for (const Contest& bout : dispute.bouts) {
    if (&bout != &asked && bout.in && bout.by == asked.by) {
      left -= bout.bid;
    }
  }
  return left;
}

template <class List = Choices>
constexpr List bids(const Setup& setup, const State& state) {
  List choices;
  choices.push_back(choice_of(Word::give_way));
  const Money most = cash_for_bid(state);
  for (const Money raise : setup.tables.dispute_raises) {
    if (state.dispute.highest + raise <= most) {
      choices.push_back(choice_of(Word::bid, state.dispute.highest + raise));
    }
  }
  return choices;
}

/// Takes a bid. bid: none if the bout gives way.
template <class Sink>
constexpr void answer_bid(State& state, std::optional<Money> bid, Sink& tell) {
  Dispute& dispute = state.dispute;
  Contest& bout = dispute.bouts[dispute.asked];
  dispute.asked = static_cast<std::uint8_t>((dispute.asked + 1U) % dispute.bouts.size());
  bout.in = bid.has_value();
  if (bid) {
    bout.bid = *bid;
    dispute.highest = *bid;
  }
  tell(PlaceBid{.seat = bout.by, .red = bout.red, .bid = bid});
}

/// The bout as moved to the next lower arena that fits; none if no arena does. Ruling C27: a distance that is too long is
/// cut to the arena's longest.
constexpr std::optional<BilledBout> moved_down(const Setup& setup, const State& state, const BilledBout& bout) {
  for (int lower = static_cast<int>(bout.arena) - 1; lower >= 0; --lower) {
    const auto arena = static_cast<Arena>(lower);
    const std::int8_t rounds = std::min(bout.rounds, setup.tables.arena(arena).rounds.longest);
    if (is_eligible(setup.tables, arena, state.man(bout.red).pop(), state.man(bout.blue).pop()) &&
        has_place(setup, state, arena) && both_stand(setup, state, bout.red, bout.blue, rounds)) {
      BilledBout moved = bout;
      moved.arena = arena;
      moved.rounds = rounds;
      return moved;
    }
  }
  return std::nullopt;
}

template <class Sink>
constexpr void take_off(State& state, std::size_t place, Sink& tell) {
  const BilledBout bout = state.night[place];
  take_out(state.night, place);
  ++state.dispute.mover;
  tell(TakenOff{bout});
}

/// Moves the next bout without a place and asks red's manager whether he agrees, or takes it off the bill if no arena fits;
/// after the last one goes on to the next arena.
template <class Sink>
constexpr void move_next(const Setup& setup, State& state, Sink& tell) {
  Dispute& dispute = state.dispute;
  if (dispute.mover == dispute.losers.size()) {
    dispute.step = Settlement::counting;
    return;
  }
  const std::size_t place = place_on_the_bill(state, dispute.losers[dispute.mover]);
  const std::optional<BilledBout> moved = moved_down(setup, state, state.night[place]);
  if (!moved) {
    return take_off(state, place, tell);
  }
  const Arena from = state.night[place].arena;
  state.night[place] = *moved;
  state.offer = {.kind = OfferKind::moved,
                 .by = moved->by,
                 .man = moved->red,
                 .to = manager_of(state, moved->blue),
                 .other = moved->blue,
                 .arena = moved->arena,
                 .rounds = moved->rounds};
  state.asked = ask(Decision::withdraw, moved->by);
  tell(Moved{.bout = *moved, .from = from});
}

template <class Sink>
constexpr void answer_move(State& state, Seat seat, bool kept, Sink& tell) {
  const Offer offer = state.offer;
  const bool asks_blue = kept && seat == offer.by && offer.to != offer.by && offer.to != no_seat;
  if (asks_blue) {
    state.asked = ask(Decision::withdraw, offer.to);
  } else {
    state.offer = {};
  }
  tell(MoveAnswered{.seat = seat, .kept = kept});
  if (!kept) {
    take_off(state, place_on_the_bill(state, offer.man), tell);
  } else if (!asks_blue) {
    ++state.dispute.mover;
  }
}

/// One step of the disputes. Returns false when no arena is overbooked any more.
template <class Sink>
constexpr bool advance(const Setup& setup, State& state, Sink& tell) {
  switch (state.dispute.step) {
    case Settlement::counting: return count(setup, state, tell);
    case Settlement::bidding: ask_to_bid(state, tell); return true;
    case Settlement::moving: move_next(setup, state, tell); return true;
  }
  return false;
}

}  // namespace fc::ringside_campaign::disputes
