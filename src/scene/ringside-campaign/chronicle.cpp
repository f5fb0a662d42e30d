#include "scene/ringside-campaign/chronicle.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "rules/ringside-campaign/club.h"

namespace fc::ringside_campaign {
namespace {

constexpr std::uint8_t line = 1;
constexpr std::uint8_t clipping = 2;
constexpr std::uint8_t headline = 3;

constexpr int worth_a_clipping = 5;  ///< a rank from which a man's leaving is noticed
constexpr int far_above = 6;         ///< ranks between the men of an upset
constexpr int early = 2;             ///< rounds
constexpr int many_knockdowns = 4;
constexpr int long_streak = 5;

std::size_t place_of(Corner corner) { return index_of(corner); }

template <class Entry>
std::size_t bytes_of(const std::vector<Entry>& entries) {
  return entries.capacity() * sizeof(Entry);
}

}  // namespace

Chronicle::Chronicle(const Setup& setup) : tables_(setup.tables), seats_(seats_of(setup)) {
  const Money start = setup.options.starting_cash;
  CashAtWeek& first = cash_.emplace_back();
  for (int seat = 0; seat < seats_; ++seat) {
    first.cash[static_cast<std::size_t>(seat)] = start;
    if (start != 0) {
      ledger_.push_back({.kind = Entry::start, .seat = static_cast<Seat>(seat), .sum = start});
    }
  }
}

void Chronicle::note(const Event& event) {
  just_paid_ = std::exchange(paid_, nobody);
  std::visit([this](const auto& each) { tell(each); }, event);
}

std::size_t Chronicle::bytes() const {
  std::size_t sum =
      sizeof(*this) + bytes_of(bouts_) + bytes_of(ledger_) + bytes_of(news_) + bytes_of(reigns_) + bytes_of(cash_);
  for (const Life& each : lives_) {
    sum += bytes_of(each.weeks) + bytes_of(each.bouts);
  }
  return sum;
}

// --- calendar ------------------------------------------------------------------------------------------------------------

void Chronicle::begin_week(int week) {
  close_week();
  week_ = week;
  CashAtWeek next = cash_.back();
  next.week = static_cast<std::int16_t>(week);
  cash_.push_back(next);
  if (!reigns_.empty() && reigns_.back().end == ReignEnd::goes_on) {
    reigns_.back().to = next.week;
  }
}

void Chronicle::close_week() {
  for (Life& each : lives_) {
    if (each.changed && each.seat != no_seat) {
      each.weeks.push_back({.week = static_cast<std::int16_t>(week_), .pop = each.pop, .rank = each.rank});
      each.changed = false;
    }
  }
  print_leader();
}

/// Told when somebody else has more than everybody.
void Chronicle::print_leader() {
  const auto& cash = cash_.back().cash;
  const auto end = cash.begin() + seats_;
  const auto richest = std::max_element(cash.begin(), end);
  if (std::count(cash.begin(), end, *richest) > 1) {
    return;
  }
  const auto seat = static_cast<Seat>(richest - cash.begin());
  if (leader_ != no_seat && leader_ != seat) {
    print({.kind = NewsKind::new_leader, .weight = clipping, .seat = seat, .with = leader_, .number = *richest});
  }
  leader_ = seat;
}

void Chronicle::tell(const MeetingBegan& event) { begin_week(event.week); }

void Chronicle::tell(const WeekBegan& event) {
  begin_week(event.week);
  in_tournament_ = false;
  cameras_.reset();
}

void Chronicle::tell(const CampaignEnded& /*event*/) {
  close_week();
  print({.kind = NewsKind::ended, .weight = headline, .seat = leader_});
}

// --- men and money
// ---------------------------------------------------------------------------------------------------------

/// While the weeks run a new man stands at the foot of the ladder.
void Chronicle::join(Seat seat, Person person) {
  Life& man = life(person);
  man.seat = seat;
  man.changed = true;
  if (!in_tournament_) {
    man.rank = static_cast<std::int8_t>(++contenders_);
    print({.kind = NewsKind::signed_on, .weight = line, .man = person, .seat = seat});
  }
}

void Chronicle::write(const LedgerLine& entry) {
  ledger_.push_back(entry);
  ledger_.back().week = static_cast<std::int16_t>(week_);
  cash_.back().cash[entry.seat] += entry.sum;
}

void Chronicle::print(News news) {
  news.week = static_cast<std::int16_t>(week_);
  news_.push_back(news);
}

/// The name may have been another man's before.
void Chronicle::tell(const ManMade& event) {
  life(event.man) = {};
  if (event.seat != no_seat) {
    join(event.seat, event.man);
  }
}

void Chronicle::tell(const Picked& event) { join(event.seat, event.man); }

void Chronicle::tell(const LotSold& event) {
  write({.kind = Entry::lot, .seat = event.seat, .man = event.man, .sum = -event.bid});
  join(event.seat, event.man);
}

void Chronicle::tell(const SignedOn& event) { join(event.seat, event.man); }

void Chronicle::tell(const Retired& event) {
  Life& man = life(event.man);
  if (event.rank == 0) {
    end_reign(ReignEnd::retired);
    print({.kind = NewsKind::champion_retired, .weight = headline, .man = event.man, .seat = event.seat});
  } else {
    --contenders_;
    const bool is_noticed = event.rank <= worth_a_clipping;
    print({.kind = NewsKind::retired,
           .weight = is_noticed ? clipping : line,
           .man = event.man,
           .seat = event.seat,
           .number = event.rank});
  }
  man.seat = no_seat;
  man.rank = no_rank;
}

void Chronicle::tell(const Sold& event) {
  write({.kind = Entry::sale, .seat = event.from, .with = event.to, .man = event.man, .sum = event.sum});
  write({.kind = Entry::purchase, .seat = event.to, .with = event.from, .man = event.man, .sum = -event.sum});
  life(event.man).seat = event.to;
  print({.kind = NewsKind::sold,
         .weight = clipping,
         .man = event.man,
         .seat = event.to,
         .with = event.from,
         .number = event.sum});
}

void Chronicle::tell(const Traded& event) {
  if (event.sum != 0) {
    write({.kind = Entry::trade,
           .seat = event.by,
           .with = event.to,
           .man = event.man,
           .other = event.other,
           .sum = -event.sum});
    write({.kind = Entry::trade,
           .seat = event.to,
           .with = event.by,
           .man = event.other,
           .other = event.man,
           .sum = event.sum});
  }
  life(event.man).seat = event.to;
  life(event.other).seat = event.by;
  print({.kind = NewsKind::traded,
         .weight = clipping,
         .man = event.man,
         .other = event.other,
         .seat = event.to,
         .with = event.by,
         .number = event.sum});
}

void Chronicle::tell(const PlacePaid& event) {
  if (event.bid != 0) {
    write({.kind = Entry::place, .seat = event.seat, .man = event.red, .sum = -event.bid});
  }
}

void Chronicle::tell(const PopChanged& event) {
  Life& man = life(event.man);
  man.pop = static_cast<std::int16_t>(event.after);
  man.changed = true;
  if (event.man == just_paid_) {
    PastBout& bout = bouts_.back();
    const Corner corner = bout.bout.red == event.man ? Corner::red : Corner::blue;
    const std::size_t place = place_of(corner);
    // A bout that changes nothing may be followed at once by the week's end, which does.
    if (pop_of(tables_, bout.terms, bout.result.method, bout.result.outcome(corner), bout.result.knockdowns[place]) != 0) {
      bout.pops_after[place] = man.pop;
    }
  }
}

// --- ring and ladder
// -------------------------------------------------------------------------------------------------------

void Chronicle::tell(const BoutFought& event) {
  PastBout bout{.bout = event.bout,
                .result = event.result,
                .week = static_cast<std::int16_t>(week_),
                .terms = {.televised = is_televised(cameras_, event.bout)},
                .forms = event.forms};
  for (const Corner corner : both_corners) {
    const std::size_t place = place_of(corner);
    const Person person = event.bout.man(corner);
    Life& man = life(person);
    bout.seats[place] = man.seat;
    bout.pops[place] = man.pop;
    bout.pops_after[place] = man.pop;
    bout.ranks[place] = man.rank;
    const Outcome outcome = event.result.outcome(corner);
    man.streak = static_cast<std::int16_t>(outcome == Outcome::won    ? std::max<int>(man.streak, 0) + 1
                                           : outcome == Outcome::lost ? std::min<int>(man.streak, 0) - 1
                                                                      : 0);
    man.bouts.push_back(static_cast<std::int32_t>(bouts_.size()));
  }
  bouts_.push_back(bout);
  print_bout(bout);
  if (bout.bout.title) {
    fight_for_the_title(bout);
  }
}

void Chronicle::fight_for_the_title(const PastBout& bout) {
  const bool was_vacant = bout.ranks[0] != 0 && bout.ranks[1] != 0;
  const bool was_won = !bout.result.is_drawn();
  const Corner winner = bout.result.winner;
  if (!was_vacant && (!was_won || bout.ranks[place_of(winner)] == 0)) {
    ++reigns_.back().defences;
  } else if (was_won) {
    end_reign(ReignEnd::beaten);
    crown(bout.bout.man(winner));
  }
}

/// What stands first in the report of a bout.
void Chronicle::print_bout(const PastBout& bout) {
  const BoutResult& result = bout.result;
  const Corner first = result.is_drawn() && bout.ranks[1] == 0 ? Corner::blue : result.winner;
  const std::size_t own = place_of(first);
  const std::size_t others = place_of(other(first));
  News news{.man = bout.bout.man(first),
            .other = bout.bout.man(other(first)),
            .seat = bout.seats[own],
            .with = bout.seats[others],
            .bout = last_bout()};
  if (bout.bout.title) {
    return print_title(bout, news);
  }
  const auto tell_of = [&](NewsKind kind, std::uint8_t weight) {
    news.kind = kind;
    news.weight = weight;
    print(news);
  };
  const int streak = life(news.man).streak;
  news.number = streak;
  if (!result.is_drawn() && bout.ranks[others] == 0) {
    tell_of(news.seat == no_seat ? NewsKind::visitor_wins : NewsKind::champion_beaten, headline);
  } else if (!result.is_drawn() && bout.ranks[others] > 0 && bout.ranks[own] - bout.ranks[others] >= far_above) {
    news.number = bout.ranks[own] - bout.ranks[others];
    tell_of(NewsKind::upset, clipping);
  } else if (result.knockdowns[0] + result.knockdowns[1] >= many_knockdowns && result.knockdowns[0] > 0 &&
             result.knockdowns[1] > 0) {
    news.number = result.knockdowns[0] + result.knockdowns[1];
    tell_of(NewsKind::great_fight, clipping);
  } else if (streak >= long_streak && streak % long_streak == 0) {
    tell_of(NewsKind::streak, clipping);
  } else if (result.is_stoppage() && result.round <= early) {
    tell_of(NewsKind::stopped_early, bout.bout.arena >= Arena::high ? clipping : line);
  }
}

void Chronicle::print_title(const PastBout& bout, News news) {
  const bool was_vacant = bout.ranks[0] != 0 && bout.ranks[1] != 0;
  const bool was_kept = !was_vacant && life(news.man).rank == 0;
  news.weight = headline;
  if (bout.result.is_drawn()) {
    news.kind = was_vacant ? NewsKind::title_undecided : NewsKind::title_drawn;
  } else {
    news.kind = was_vacant ? NewsKind::title_filled : was_kept ? NewsKind::title_kept : NewsKind::title_won;
  }
  news.number = was_vacant || reigns_.empty() ? 0 : reigns_.back().defences;
  print(news);
}

void Chronicle::tell(const PursePaid& event) {
  PastBout& bout = bouts_.back();
  const std::size_t place = bout.bout.red == event.man ? 0 : 1;
  bout.purses[place] = event.purse;
  bout.shares[place] = event.share;
  paid_ = event.man;
  write({.kind = Entry::share, .seat = event.seat, .man = event.man, .sum = event.share, .bout = last_bout()});
}

void Chronicle::tell(const RankChanged& event) {
  Life& man = life(event.man);
  contenders_ += (event.after > 0 ? 1 : 0) - (event.before > 0 ? 1 : 0);
  man.rank = static_cast<std::int8_t>(event.after);
  man.changed = true;
  if (in_tournament_ && event.after == 0) {
    crown(event.man);
    print({.kind = NewsKind::crowned, .weight = headline, .man = event.man, .seat = man.seat, .bout = last_bout()});
  }
}

void Chronicle::tell(const Stripped& event) {
  end_reign(ReignEnd::stripped);
  print({.kind = NewsKind::stripped, .weight = headline, .man = event.man, .seat = life(event.man).seat});
}

void Chronicle::tell(const Learned& event) {
  PastBout& bout = bouts_.back();
  bout.gains[bout.bout.red == event.man ? 0 : 1] = event.ability;
}

void Chronicle::tell(const CamerasPlaced& event) { cameras_ = event.arena; }

/// The name may have been another man's before.
void Chronicle::tell(const VisitorCame& event) {
  life(event.visitor.man) = {};
  life(event.visitor.man).pop = static_cast<std::int16_t>(visits::pop_at(event.visitor.arena));
}

void Chronicle::tell(const WalkedOver& event) {
  const Offer& offer = event.offer;
  const auto entry = [&](Seat seat, Seat with, Money sum) {
    write({.kind = Entry::forfeit, .seat = seat, .with = with, .man = offer.man, .other = offer.other, .sum = sum});
  };
  if (event.forfeit != 0) {
    entry(offer.by, offer.to, event.forfeit);
    entry(offer.to, offer.by, -event.forfeit);
  }
  print({.kind = NewsKind::walkover,
         .weight = clipping,
         .man = offer.man,
         .other = offer.other,
         .seat = offer.by,
         .with = offer.to,
         .number = event.forfeit});
}

/// Told after the bout.
void Chronicle::tell(const Rematched& event) {
  PastBout& bout = bouts_.back();
  bout.terms.rematch = true;
  if (event.meeting > most_rematched && !bout.bout.title) {
    const Corner first = bout.result.is_drawn() ? Corner::red : bout.result.winner;
    print({.kind = NewsKind::rubber_match,
           .weight = clipping,
           .man = bout.bout.man(first),
           .other = bout.bout.man(other(first)),
           .seat = bout.seats[place_of(first)],
           .with = bout.seats[place_of(other(first))],
           .bout = last_bout()});
  }
}

void Chronicle::tell(const Worn& event) {
  PastBout& bout = bouts_.back();
  bout.wears[bout.bout.red == event.man ? 0 : 1] = event.ability;
}

void Chronicle::crown(Person person) {
  const auto week = static_cast<std::int16_t>(week_);
  reigns_.push_back(
      {.man = person, .seat = life(person).seat, .from = week, .to = week, .won_in = last_bout(), .lost_in = no_bout});
}

/// Of the champion, if there is one.
void Chronicle::end_reign(ReignEnd end) {
  if (reigns_.empty() || reigns_.back().end != ReignEnd::goes_on) {
    return;
  }
  Reign& reign = reigns_.back();
  reign.end = end;
  reign.to = static_cast<std::int16_t>(week_);
  reign.lost_in = end == ReignEnd::beaten ? last_bout() : no_bout;
}

}  // namespace fc::ringside_campaign
