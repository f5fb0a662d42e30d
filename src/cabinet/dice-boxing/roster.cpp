#include <algorithm>
#include <limits>
#include <string>
#include <utility>

#include "cabinet/dice-boxing/corner.h"
#include "cabinet/program/bout_plan.h"
#include "library/dice-boxing/roster_search.h"
#include "rules/dice-boxing/card.h"

namespace fc::dice_boxing {
namespace {

constexpr std::uint64_t bit(std::size_t value) { return std::uint64_t{1} << value; }

cabinet::Trait era_trait() {
  cabinet::Trait trait{.label = "dice-boxing.roster.era", .values = {}};
  for (int decade = 0; decade < static_cast<int>(decade_count); ++decade) {
    trait.values.push_back("dice-boxing.era." + std::to_string(first_decade + 10 * decade));
  }
  return trait;
}

std::vector<cabinet::Trait> traits() {
  return {{.label = "dice-boxing.roster.class", .values = cabinet::keys_of("dice-boxing.class.", class_names)},
          era_trait(),
          {.label = "dice-boxing.roster.style", .values = cabinet::keys_of("dice-boxing.style.", style_names)},
          {.label = "dice-boxing.roster.level", .values = cabinet::keys_of("dice-boxing.tier.", tier_names)},
          {.label = "dice-boxing.roster.kind",
           .values = {"dice-boxing.roster.real", "dice-boxing.roster.great", "dice-boxing.roster.made-up",
                      "dice-boxing.roster.own"}}};
}

/// In the order of the ranks below.
std::vector<std::string> orders() {
  return {"dice-boxing.roster.by-strength", "dice-boxing.roster.by-knockout", "dice-boxing.roster.by-wins",
          "dice-boxing.roster.by-year"};
}

std::string class_key(WeightClass weight_class) { return std::string("dice-boxing.class.").append(name_of(weight_class)); }

cabinet::Entrant entrant_of(const RosterEntry& entry, const RosterSearch& search, std::size_t place) {
  const RosterTraits& traits = search.traits(place);
  const auto rank = [&](RosterOrder order) { return search.rank(place, order); };
  const std::uint64_t kind = entry.real ? bit(kind_real) | (entry.great ? bit(kind_great) : 0) : bit(kind_made_up);
  return {
      .id = entry.id,
      .name = entry.name,
      .note = class_key(entry.weight_class),
      .traits = {bit(place_of(entry.weight_class)), traits.decades, traits.styles, bit(entry.tier), kind},
      .ranks = {rank(RosterOrder::strength), rank(RosterOrder::knockout), rank(RosterOrder::wins), rank(RosterOrder::year)}};
}

cabinet::Entrant entrant_of(const Catalogue& catalogue, const NamedCard& own) {
  std::uint64_t styles = 0;
  for (const Style style : own.card.styles) {
    styles |= bit(place_of(style));
  }
  const Ratings& ratings = own.card.ratings;
  constexpr int last = std::numeric_limits<int>::max();  // he has neither fought nor won
  return {.id = own.id,
          .name = own.name,
          .note = class_key(own.card.weight_class),
          .traits = {bit(place_of(own.card.weight_class)), 0, styles,
                     bit(tier_of(catalogue.made_up, own.card.ratings.control)), bit(kind_own)},
          .ranks = {ratings.adjustment - ratings.control, -ratings.ko, last, last}};
}

}  // namespace

cabinet::Roster roster_of(const Catalogue& catalogue, std::span<const NamedCard> own) {
  cabinet::Roster roster(traits(), orders());
  for (const NamedCard& one : own) {
    roster.add(entrant_of(catalogue, one));
  }
  const RosterSearch search(catalogue);
  for (std::size_t place = 0; place < catalogue.boxers.size(); ++place) {
    roster.add(entrant_of(catalogue.boxers[place], search, place));
  }
  return roster;
}

namespace {

using Way = cabinet::WhatIf::Way;

/// Real bouts know a referee's stoppage and a doctor's as one.
std::vector<Way> ways() {
  const auto way = [](const char* name, std::string_view counter) {
    return Way{.label = std::string("dice-boxing.desk.") + name, .of = counter};
  };
  const auto part = [&way](const char* name, std::string_view counter, std::string_view per) {
    Way of_one = way(name, counter);
    of_one.per = per;
    of_one.part = true;
    return of_one;
  };
  return {way("stoppage", "stoppages"),
          part("ko", "ko", "bouts"),
          part("tko", "tko", "bouts"),
          way("decision", "decisions"),
          part("unanimous", "unanimous", "decisions"),
          part("majority", "majority", "decisions"),
          part("split", "split", "decisions"),
          way("disqualified", "disqualified"),
          way("technical", "technical")};
}

void set_beside(cabinet::WhatIf& desk, const TitleBouts& real, WeightClass weight_class, const Words& words) {
  const auto set = [&desk](std::string_view counter, int per_thousand, bool near) {
    for (Way& way : desk.ways) {
      if (way.of == counter) {
        way.real = per_thousand / 1000.0;
        way.real_is_near = near;
      }
    }
  };
  set("stoppages", real.stoppages[place_of(weight_class)], true);
  set("ko", real.ko, false);
  set("tko", real.tko, false);
  set("unanimous", real.verdicts[0], false);
  set("majority", real.verdicts[1], false);
  set("split", real.verdicts[2], false);
  desk.real_near =
      words.say("dice-boxing.desk.real_near", {{"class", words["dice-boxing.class." + std::string(name_of(weight_class))]}});
  desk.real_far = words.say("dice-boxing.desk.real_far", {{"first", std::to_string(real.years[0])},
                                                          {"last", std::to_string(real.years[1])},
                                                          {"bouts", words.grouped(real.bouts)}});
}

}  // namespace

cabinet::WhatIf what_if_of(SimSetup sim, Level level, cabinet::DeskField field, const TitleBouts& title_bouts,
                           const Words& words) {
  if (level != Level::uniform) {
    sim.players = {PlayerPlan{.strategy = {}, .bot = level}, PlayerPlan{.strategy = {}, .bot = level}};
  }
  const bool one_class = sim.setup.cards[0].weight_class == sim.setup.cards[1].weight_class;
  const std::size_t pairings = sim.field.meetings.size();
  const WeightClass weight_class = sim.setup.cards[0].weight_class;
  const std::size_t rounds = static_cast<std::size_t>(sim.setup.options.rounds);
  cabinet::WhatIf desk{.simulator = make_simulator(std::move(sim)),
                       .wins = {"red_wins", "blue_wins"},
                       .ways = ways(),
                       .lengths_label = "dice-boxing.desk.rounds",
                       .lengths = figure_table().lengths.first(rounds),
                       .everybody = "dice-boxing.desk.everybody",
                       .field = std::move(field.heading),
                       .has_real_men = field.has_real_men,
                       .round = std::max<std::size_t>(1, pairings)};
  if (one_class || pairings > 0) {
    set_beside(desk, title_bouts, weight_class, words);
  }
  return desk;
}

}  // namespace fc::dice_boxing
