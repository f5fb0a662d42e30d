#include "scene/ringside-campaign/chronicle.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "scene/ringside-campaign/game.h"

namespace fc::ringside_campaign {
namespace {

constexpr int long_row = 3;      ///< bouts won or lost one after the other that are spoken of
constexpr int seasoned = 3;      ///< bouts from which a record says something
constexpr int long_chance = 30;  ///< per cent, at most, of who wins against the odds

constexpr std::array<std::string_view, memory_kinds> kind_words{
    "one_each",   "revenge", "again",   "old_champion", "unbeaten",     "streak",       "losing",
    "first_time", "decided", "avenged", "regained",     "streak_ended", "against_odds", "came_back"};

const PastBout& bout_at(const Chronicle& chronicle, std::int32_t index) {
  return chronicle.bouts()[static_cast<std::size_t>(index)];
}

Corner corner_of(const PastBout& bout, Person person) { return bout.bout.red == person ? Corner::red : Corner::blue; }

/// His bouts before that one, oldest first.
std::vector<std::int32_t> bouts_before(const Chronicle& chronicle, Person person, std::int32_t before) {
  const auto all = chronicle.bouts_of(person);
  return {all.begin(), std::ranges::lower_bound(all, before)};
}

/// What is behind a man: his record, and the row that his last bouts make, wins above 0.
struct Past {
  int bouts = 0;
  int losses = 0;
  int row = 0;
};

Past past_of(const Chronicle& chronicle, Person person, std::int32_t before) {
  Past past;
  for (const std::int32_t index : bouts_before(chronicle, person, before)) {
    const PastBout& bout = bout_at(chronicle, index);
    const Outcome outcome = bout.result.outcome(corner_of(bout, person));
    ++past.bouts;
    past.losses += outcome == Outcome::lost ? 1 : 0;
    past.row = outcome == Outcome::won    ? std::max(past.row, 0) + 1
               : outcome == Outcome::lost ? std::min(past.row, 0) - 1
                                          : 0;
  }
  return past;
}

/// The earlier bouts of two men, oldest first: of those who bear these names now.
struct Meetings {
  int red = 0;  ///< won
  int blue = 0;
  int all = 0;
  std::int32_t last = no_bout;
  Person beaten_last = nobody;
};

Meetings meetings_of(const Chronicle& chronicle, Person red, Person blue, std::int32_t before) {
  const std::vector<std::int32_t> his = bouts_before(chronicle, red, before);
  const std::vector<std::int32_t> others = bouts_before(chronicle, blue, before);
  Meetings met;
  for (const std::int32_t index : his) {
    if (!std::ranges::binary_search(others, index)) {
      continue;
    }
    const PastBout& bout = bout_at(chronicle, index);
    const Person winner = bout.result.is_drawn() ? nobody : bout.bout.man(bout.result.winner);
    met.red += winner == red ? 1 : 0;
    met.blue += winner == blue ? 1 : 0;
    ++met.all;
    met.last = index;
    met.beaten_last = winner == red ? blue : winner == blue ? red : nobody;
  }
  return met;
}

/// Whether he had been champion before that bout, and was so no longer. The name may have been another man's.
bool is_old_champion(const Chronicle& chronicle, Person person, std::int32_t before) {
  const auto own = chronicle.bouts_of(person);
  const bool is_past = before < static_cast<std::int32_t>(chronicle.bouts().size());
  const int week = is_past ? bout_at(chronicle, before).week : chronicle.week();
  bool was = false;
  for (const Reign& reign : chronicle.reigns()) {
    if (reign.man == person && reign.won_in < before && std::ranges::binary_search(own, reign.won_in)) {
      was = reign.end == ReignEnd::beaten ? reign.lost_in < before : reign.end == ReignEnd::stripped && reign.to <= week;
    }
  }
  return was;
}

}  // namespace

std::vector<Memory> at_stake(const Chronicle& chronicle, Person red, Person blue, std::int32_t before) {
  std::vector<Memory> all;
  const Meetings met = meetings_of(chronicle, red, blue, before);
  const std::array men{red, blue};
  const std::array pasts{past_of(chronicle, red, before), past_of(chronicle, blue, before)};
  const auto add = [&](MemoryKind kind, std::size_t who, int number) {
    all.push_back({.kind = kind, .man = men.at(who), .other = men.at(1 - who), .number = number, .bout = met.last});
  };
  if (met.all == 2 && met.red == 1 && met.blue == 1) {
    add(MemoryKind::one_each, 0, 2);
  } else if (met.all > 1 && std::max(met.red, met.blue) == met.all) {
    add(MemoryKind::again, met.red > 0 ? 0 : 1, std::max(met.red, met.blue));
  } else if (met.beaten_last != nobody) {
    add(MemoryKind::revenge, met.beaten_last == red ? 0 : 1, 0);
  }
  for (const std::size_t who : {0U, 1U}) {
    if (is_old_champion(chronicle, men.at(who), before)) {
      add(MemoryKind::old_champion, who, 0);
    }
  }
  const auto is_unbeaten = [](const Past& past) { return past.losses == 0 && past.bouts >= seasoned; };
  if (std::ranges::all_of(pasts, is_unbeaten)) {
    add(MemoryKind::unbeaten, 0, 0);
  }
  for (const std::size_t who : {0U, 1U}) {
    if (pasts.at(who).row >= long_row) {
      add(MemoryKind::streak, who, pasts.at(who).row);
    } else if (pasts.at(who).row <= -long_row) {
      add(MemoryKind::losing, who, -pasts.at(who).row);
    }
  }
  if (met.all == 0 && std::ranges::all_of(pasts, [](const Past& past) { return past.bouts >= seasoned; })) {
    add(MemoryKind::first_time, 0, 0);
  }
  return all;
}

std::vector<Memory> settled(const Chronicle& chronicle, std::int32_t index) {
  std::vector<Memory> all;
  const PastBout& bout = bout_at(chronicle, index);
  if (bout.result.is_drawn()) {
    return all;
  }
  const Corner won = bout.result.winner;
  const Person winner = bout.bout.man(won);
  const Person loser = bout.bout.man(other(won));
  const Meetings met = meetings_of(chronicle, winner, loser, index);
  const auto add = [&](MemoryKind kind, int number) {
    all.push_back({.kind = kind, .man = winner, .other = loser, .number = number, .bout = met.last});
  };
  const bool crowns = std::ranges::any_of(chronicle.reigns(), [&](const Reign& reign) { return reign.won_in == index; });
  if (crowns && is_old_champion(chronicle, winner, index)) {
    add(MemoryKind::regained, 0);
  }
  if (met.all == 2 && met.red == 1 && met.blue == 1) {
    add(MemoryKind::decided, 3);
  } else if (met.beaten_last == winner) {
    add(MemoryKind::avenged, 0);
  }
  const int chance = chance_of_form(bout.forms[index_of(won)], bout.forms[index_of(other(won))]);
  if (chance <= long_chance) {
    add(MemoryKind::against_odds, chance);
  }
  if (const int row = past_of(chronicle, loser, index).row; row >= long_row) {
    add(MemoryKind::streak_ended, row);
  }
  if (const int down = bout.result.knockdowns[index_of(other(won))]; down > 0) {
    add(MemoryKind::came_back, down);
  }
  return all;
}

std::string worded(const Memory& memory, const Chronicle& chronicle, const Setup& setup, const Words& words) {
  const PastBout* const earlier = memory.bout == no_bout ? nullptr : &bout_at(chronicle, memory.bout);
  return words.say("ringside-campaign.memory." + std::string(kind_words.at(static_cast<std::size_t>(memory.kind))),
                   {{"man", last_name(setup, memory.man, words)},
                    {"other", last_name(setup, memory.other, words)},
                    {"number", std::to_string(memory.number)},
                    {"week", std::to_string(earlier == nullptr ? 0 : earlier->week)},
                    {"result", earlier == nullptr ? std::string() : result_text(earlier->result, words)}});
}

}  // namespace fc::ringside_campaign
