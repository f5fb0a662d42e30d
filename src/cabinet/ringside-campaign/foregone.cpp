#include <algorithm>
#include <iterator>
#include <variant>

#include "bots/ringside-campaign/game.h"
#include "bots/ringside-campaign/worth.h"
#include "cabinet/ringside-campaign/corner.h"
#include "rules/ringside-campaign/booking.h"
#include "rules/ringside-campaign/front_office.h"

namespace fc::ringside_campaign {
namespace {

/// From this arena on bouts are asked about.
constexpr Arena dear = Arena::high;

bool is_his(const State& state, Seat seat, const BilledBout& bout) {
  return state.man(bout.red).owner == seat || state.man(bout.blue).owner == seat;
}

/// What has been told of his booking this week, latest first.
struct BookingSoFar {
  bool passed = false;     ///< and no man of his has been booked since
  bool was_asked = false;  ///< he has passed, offered or booked
};

BookingSoFar booking_so_far(const Campaign& campaign, Seat seat) {
  BookingSoFar so_far;
  bool booked_since = false;
  const std::vector<Event>& events = campaign.events();
  for (auto event = events.rbegin(); event != events.rend(); ++event) {
    if (std::holds_alternative<WeekBegan>(*event) || std::holds_alternative<MeetingBegan>(*event)) {
      break;
    }
    if (const auto* pass = std::get_if<BookingPassed>(&*event); pass != nullptr && pass->seat == seat) {
      so_far.passed = so_far.passed || !booked_since;
      so_far.was_asked = true;
    } else if (const auto* booked = std::get_if<Booked>(&*event)) {
      booked_since = booked_since || is_his(campaign.state(), seat, booked->bout);
      so_far.was_asked = so_far.was_asked || booked->bout.by == seat;
    } else if (const auto* offer = std::get_if<OfferMade>(&*event)) {
      so_far.was_asked = so_far.was_asked || (offer->offer.kind == OfferKind::bout && offer->offer.by == seat);
    }
  }
  return so_far;
}

/// Whether the computer's manager would book a bout that a person wants to decide himself: he goes through the steps of his
/// offer on a copy.
bool would_book_dear(const Campaign& campaign, Seat seat) {
  State state = campaign.state();
  while (state.asked.kind == NeedKind::choice && state.asked.seat == seat &&
         state.night.size() == campaign.state().night.size() && state.passes <= campaign.state().passes) {
    if (state.offer.kind == OfferKind::bout && (state.offer.title || (state.offer.arena && *state.offer.arena >= dear))) {
      return true;
    }
    const Choice choice = managers_choice(campaign.setup(), state);
    if (choice.word == Word::pass) {
      return false;
    }
    Rules::play_choice(campaign.setup(), state, choice, NoEvents{});
  }
  // Who need not be asked, a visitor or an own man, is on the bill already.
  if (state.night.size() > campaign.state().night.size()) {
    const BilledBout& booked = state.night[state.night.size() - 1];
    return booked.by == seat && booked.arena >= dear;
  }
  return state.offer.kind == OfferKind::bout && state.offer.by == seat &&
         (state.offer.title || (state.offer.arena && *state.offer.arena >= dear));
}

/// Where damage goes week by week nobody waits for the last of it.
bool is_fit(const Setup& setup, const State& state, Person person) {
  return setup.options.recovery == Recovery::weekly ? is_ready(setup, state, person, Taste{})
                                                    : is_rested(setup, state, person);
}

}  // namespace

bool passes_again(const Campaign& campaign, Seat seat) {
  const BookingSoFar so_far = booking_so_far(campaign, seat);
  return so_far.passed || (so_far.was_asked && rested_to_book(campaign, seat).empty());
}

std::vector<Person> rested_to_book(const Campaign& campaign, Seat seat) {
  std::vector<Person> rested;
  for (const Choice& choice : bookings::men_to_book(campaign.setup(), campaign.state(), seat)) {
    const Person person = choice.word == Word::man ? person_of(campaign.setup(), choice.man) : nobody;
    if (person != nobody && is_fit(campaign.setup(), campaign.state(), person)) {
      rested.push_back(person);
    }
  }
  return rested;
}

bool has_a_new_veteran(const Campaign& campaign, Seat seat) {
  const State& state = campaign.state();
  const Tables& tables = campaign.setup().tables;
  return std::ranges::any_of(state.manager(seat).stable, [&](Person person) {
    const Man& man = state.man(person);
    const bool just_fought = man.bouts() > 0 && man.last_week == state.week - 1;
    return just_fought && (man.bouts() == tables.retires_after || man.streak == -tables.retires_beaten);
  });
}

bool has_fought_since(const Campaign& campaign, Seat seat, std::size_t since) {
  const std::vector<Event>& events = campaign.events();
  for (std::size_t place = since; place < events.size(); ++place) {
    const auto* fought = std::get_if<BoutFought>(&events[place]);
    if (fought != nullptr && is_his(campaign.state(), seat, fought->bout)) {
      return true;
    }
  }
  return false;
}

bool has_begun(const Campaign& campaign) {
  const std::vector<Event>& events = campaign.events();
  for (auto event = events.rbegin(); event != events.rend() && !std::holds_alternative<NightBegan>(*event); ++event) {
    if (std::holds_alternative<BoutFought>(*event)) {
      return true;
    }
  }
  return false;
}

std::optional<std::string> answer_to_a_small_thing(const Campaign& campaign, Seat seat) {
  const State& state = campaign.state();
  const auto by_the_computer = [&] { return Rules::notation(managers_choice(campaign.setup(), state)); };
  switch (static_cast<Decision>(state.asked.topic)) {
    case Decision::office:
      // Nobody sells or trades his men for him.
      return has_a_new_veteran(campaign, seat) ? std::nullopt : std::optional(Rules::notation(choice_of(Word::done)));
    case Decision::book: return would_book_dear(campaign, seat) ? std::nullopt : std::optional(by_the_computer());
    case Decision::answer:
      return state.offer.kind == OfferKind::bout && !state.offer.title && *state.offer.arena < dear
                 ? std::optional(by_the_computer())
                 : std::nullopt;
    case Decision::opponent:
    case Decision::arena:
    case Decision::rounds:
    case Decision::dispute_bid: return by_the_computer();
    default: return std::nullopt;
  }
}

namespace {

/// The parts between colons, at most `most`; the last one has all that is left.
std::vector<std::string> parts_of(std::string_view text, std::size_t most) {
  std::vector<std::string> parts;
  while (parts.size() + 1 < most && text.find(':') != std::string_view::npos) {
    parts.emplace_back(text.substr(0, text.find(':')));
    text.remove_prefix(text.find(':') + 1);
  }
  parts.emplace_back(text);
  return parts;
}

}  // namespace

std::optional<OrderSteps> steps_of(std::string_view order) {
  constexpr std::size_t parts_to_book = 5;
  constexpr std::size_t parts_to_deal = 4;
  const bool books = order.starts_with("book:");
  const std::vector<std::string> parts = parts_of(order, books ? parts_to_book : parts_to_deal);
  if (books && parts.size() == parts_to_book) {
    return OrderSteps{{Decision::book, parts[1]},
                      {Decision::opponent, parts[2]},
                      {Decision::arena, parts[3]},
                      {Decision::rounds, "rounds:" + parts[4]}};
  }
  if (parts.size() == parts_to_deal && parts[0] == "sell") {
    return OrderSteps{{Decision::office, "sell:" + parts[1]}, {Decision::sale_to, parts[2]}, {Decision::sale_sum, parts[3]}};
  }
  if (parts.size() == parts_to_deal && parts[0] == "trade") {
    return OrderSteps{
        {Decision::office, "trade:" + parts[1]}, {Decision::trade_for, parts[2]}, {Decision::trade_sum, parts[3]}};
  }
  return std::nullopt;
}

bool can_be_given(const MatchOf<Rules>& campaign, int seat, const OrderSteps& steps) {
  State state = campaign.state();
  std::size_t given = 0;
  for (const OrderStep& step : steps) {
    const bool asked = is_asked(state, step.asked) && state.asked.seat == seat;
    if (!asked && given > 0) {
      continue;
    }
    const Result<Choice> choice = Rules::parse(step.answer);
    if (!asked || !choice || !Rules::choose(campaign.setup(), state, *choice, NoEvents{})) {
      return false;
    }
    ++given;
  }
  return given > 0;
}

}  // namespace fc::ringside_campaign
