#include "cabinet/dice-boxing/what_if.h"

#include <algorithm>
#include <string>
#include <utility>

#include "overlay/screens/desk.h"
#include "rules/dice-boxing/names.h"

namespace fc::dice_boxing {
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
                                                          {"bouts", overlay::desk_number(words, real.bouts)}});
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
                       .round = std::max<std::size_t>(1, pairings),
                       .real_near = {},
                       .real_far = {}};
  if (one_class || pairings > 0) {
    set_beside(desk, title_bouts, weight_class, words);
  }
  return desk;
}

}  // namespace fc::dice_boxing
