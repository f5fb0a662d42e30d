// What a game gives the what-if desk: bouts that can be boxed as often as wanted, and which of their counts are worth a
// picture.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cabinet/program/bout_plan.h"
#include "match/controller.h"
#include "trials/simulator.h"

namespace fc::cabinet {

struct WhatIfAsked {
  BoutPlan plan;
  Level level = Level::contender;  ///< of the bots at all seats; at most the game's `WhatIf::strongest`
  bool everybody = false;          ///< instead of those in the plan: everybody meets everybody, see `WhatIf::everybody`
};

struct WhatIf {
  /// One way in which a bout may end.
  struct Way {
    std::string label;                ///< key
    std::string_view of;              ///< counter of the bouts that ended so
    std::string_view per = "bouts";   ///< counter of those that could
    bool part = false;                ///< of the way before it
    std::optional<double> real = {};  ///< share of real bouts, 0 to 1
    bool real_is_near = false;        ///< of bouts that are much like these, see `real_near` and `real_far`
  };

  std::unique_ptr<trials::Simulator> simulator;
  std::vector<std::string_view> wins;  ///< by seat of the plan: counter of the bouts that this seat won
  bool can_be_drawn = true;            ///< then every bout that nobody won is
  std::vector<Way> ways;
  std::string lengths_label;                  ///< key: what lengths count
  std::span<const std::string_view> lengths;  ///< counters of bouts that ended in 1, 2, ...
  Level strongest = Level::champion;          ///< of the bots that are quick enough for many bouts
  std::string everybody;  ///< key: what "everybody" is called as a choice; empty: only those in the plan can be asked about
  std::string field;      ///< worded: who that is, the heading of their table
  std::string real_near;  ///< worded: which real bouts the ways are set beside; empty: none
  std::string real_far;
};

}  // namespace fc::cabinet
