#include <algorithm>
#include <utility>

#include "overlay/ringside-campaign/cards.h"
#include "rules/ringside-campaign/stables.h"
#include "scene/ringside-campaign/game.h"

namespace fc::ringside_campaign {

using namespace overlay;

const OpenQuestion* BoutView::question() const {
  const auto& all = model->questions;
  const auto person = std::ranges::find_if(all, [](const OpenQuestion& open) { return open.by_person; });
  return person != all.end() ? &*person : all.empty() ? nullptr : &all.front();
}

int BoutView::decider() const {
  if (const OpenQuestion* open = question()) {
    return open->prompt.need.seat;
  }
  const Need& asked = readout.now.asked;
  return asked.kind == NeedKind::choice || asked.kind == NeedKind::roll ? asked.seat : no_seat;
}

std::string panel_text(Ui& ui, std::string_view key, Words::Arguments arguments) {
  return ui.say(std::string("ringside-campaign.panel.").append(key), arguments);
}

std::string_view name_for(const BoutView& view, Person person, float width, const TextStyle& type, Ui& ui) {
  const std::string_view whole = man_name(*view.setup, person, ui.words());
  if (ui.width_of(whole, type) <= width) {
    return whole;
  }
  const std::string_view last = last_name(*view.setup, person, ui.words());
  return ui.width_of(last, type) <= width ? last : last.substr(last.rfind('-') + 1);  // npos + 1: all of it
}

std::optional<scene::SeatMark> mark_of_man(const State& state, Person person) {
  const Seat owner = state.man(person).owner;
  return owner < most_managers ? std::optional(mark_of(owner)) : std::nullopt;
}

std::string punches_text(const ringside::Boxer& boxer, std::size_t most) {
  std::string text;
  for (std::size_t punch = 0; punch < most; ++punch) {
    text += (text.empty() ? "" : " ") + std::to_string(boxer.punches[punch]);
  }
  return text;
}

std::string sum_text(Seat seat, Money sum, const Words& words) {
  return seat == no_seat ? std::string("\u2013") : money_text(sum, words);
}

namespace {

std::string note_of(const BoutView& view, Person person, int rank, Ui& ui) {
  if (manager_of(view.now(), person) == no_seat) {
    return panel_text(ui, "visitor");
  }
  const Man& man = view.now().man(person);
  if (rank == no_rank) {
    return record_text(man);
  }
  return rank_text(rank, ui.words()) + " · " + record_text(man);
}

/// "8 rounds · television · rematch".
std::string terms_text(const BilledBout& bout, const Terms& terms, Ui& ui) {
  std::string text = panel_text(ui, "rounds", {{"rounds", std::to_string(bout.rounds)}});
  if (terms.televised) {
    text += " · " + panel_text(ui, "televised");
  }
  if (terms.rematch) {
    text += " · " + panel_text(ui, "rematch");
  }
  return text;
}

BoutPoster blank_poster(const BoutView& view, const BilledBout& bout, const Terms& terms, Ui& ui) {
  BoutPoster poster;
  poster.banner = bout.title ? std::string(ui.word(key_of_venue(title_venue))) : std::string(ui.word(key_of(bout.arena)));
  poster.grand = bout.title;
  poster.terms = terms_text(bout, terms, ui);
  for (const Corner corner : both_corners) {
    const Person person = bout.man(corner);
    poster.sides[fc::index_of(corner)] = {.name = std::string(man_name(*view.setup, person, ui.words())),
                                          .mark = mark_of_man(view.now(), person),
                                          .note = {},
                                          .looks = view.looks_of(person)};
  }
  return poster;
}

}  // namespace

BoutPoster poster_of(const BoutView& view, const BilledBout& bout, Ui& ui) {
  BoutPoster poster = blank_poster(view, bout, terms_of(*view.setup, view.now(), bout), ui);
  const int venue = bout.title ? title_venue : static_cast<int>(bout.arena);
  const Purses red = purses_of(*view.setup, view.now(), bout.red, bout.blue, venue);
  const Purses blue = purses_of(*view.setup, view.now(), bout.blue, bout.red, venue);
  const auto line = [&](Outcome outcome, std::string_view word) {
    const auto place = static_cast<std::size_t>(outcome);
    poster.figures.push_back({.sums = {sum_text(manager_of(view.now(), bout.red), red[place], ui.words()),
                                       sum_text(manager_of(view.now(), bout.blue), blue[place], ui.words())},
                              .word = panel_text(ui, word)});
  };
  line(Outcome::won, "if-won");
  line(Outcome::lost, "if-lost");
  for (const Corner corner : both_corners) {
    const Person person = bout.man(corner);
    poster.sides[fc::index_of(corner)].note = note_of(view, person, rank_of(view.now().ladder, person), ui);
  }
  const int chance = chance_to_win(*view.setup, view.now(), bout.red, bout.blue);
  poster.shares = Odds::Shares{.left = chance, .right = 100 - chance};
  return poster;
}

BoutPoster poster_of(const BoutView& view, const Fought& fought, Ui& ui) {
  BoutPoster poster = blank_poster(view, fought.bout, fought.terms, ui);
  poster.stamped = result_text(fought.result, ui.words());
  if (!fought.result.is_drawn()) {
    poster.winner = fought.result.winner;
  }
  const Earned& red = fought.of(Corner::red);
  const Earned& blue = fought.of(Corner::blue);
  const auto line = [&](const std::string& left, const std::string& right, std::string_view word) {
    poster.figures.push_back({.sums = {left, right}, .word = panel_text(ui, word)});
  };
  const auto sum = [&](const Earned& earned, Money money) { return sum_text(earned.seat, money, ui.words()); };
  line(sum(red, red.share), sum(blue, blue.share), "share");
  line(sum(red, red.purse), sum(blue, blue.purse), "purse");
  const auto points = [&](const Earned& earned) {
    return earned.pop_before == earned.pop_after
               ? points_text(earned.pop_after)
               : panel_text(ui, "change", {{"from", points_text(earned.pop_before)}, {"to", points_text(earned.pop_after)}});
  };
  line(points(red), points(blue), "pop");
  std::swap(poster.figures[1], poster.figures[2]);  // the purse is the first to go where there is no room
  for (const Corner corner : both_corners) {
    const Earned& earned = fought.of(corner);
    std::string note = rank_text(earned.rank_before, ui.words());
    if (earned.seat == no_seat) {
      note = panel_text(ui, "visitor");
    } else if (earned.rank_before == no_rank) {
      note = record_text(view.now().man(fought.bout.man(corner)));
    } else if (earned.rank_after != earned.rank_before) {
      note = panel_text(ui, "change", {{"from", note}, {"to", rank_text(earned.rank_after, ui.words())}});
    }
    poster.sides[fc::index_of(corner)].note = note;
  }
  return poster;
}

std::string answer_id(const scene::Option& option) { return "answer-" + option.notation; }

BoutAction answer_of(const OpenQuestion& question, std::size_t index) {
  return {.kind = BoutAction::Kind::choose, .seat = question.prompt.need.seat, .index = index, .page = {}};
}

BoutAction order_of(const OpenQuestion& question, std::string order) {
  return {.kind = BoutAction::Kind::order, .seat = question.prompt.need.seat, .page = std::move(order)};
}

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
