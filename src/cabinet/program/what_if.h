// What a game gives the what-if desk: bouts that can be simulated many times, and which counts of them are shown.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cabinet/program/bout_plan.h"
#include "cabinet/program/roster.h"
#include "library/words.h"
#include "match/controller.h"
#include "trials/simulator.h"

namespace fc::cabinet {

/// Who boxes at the desk; the choices are offered in this order.
enum class Who : std::uint8_t {
  these,      ///< those in the plan
  everybody,  ///< everybody meets everybody, see `WhatIf::everybody`
  real_men    ///< the real boxers among `everybody` meet each other, see `WhatIf::has_real_men`
};

struct WhatIfAsked {
  BoutPlan plan;
  Level level = Level::contender;  ///< of the bots at all seats; at most the game's `WhatIf::strongest`
  Who who = Who::these;
};

struct WhatIf {
  /// One way in which a bout may end.
  struct Way {
    std::string label;                ///< key
    std::string_view of;              ///< name of the counter of bouts that ended this way
    std::string_view per = "bouts";   ///< name of the counter of bouts that could
    bool part = false;                ///< it is a part of the way listed before it
    std::optional<double> real = {};  ///< share of real bouts, 0 to 1
    bool real_is_near = false;        ///< `real` is from bouts much like these, see `real_near` and `real_far`
  };

  std::unique_ptr<trials::Simulator> simulator;
  std::vector<std::string_view> wins;  ///< by seat of the plan: name of the counter of bouts it won
  bool can_be_drawn = true;            ///< bouts without a winner are draws
  std::vector<Way> ways{};
  std::string lengths_label;                  ///< key: the unit of `lengths`
  std::span<const std::string_view> lengths;  ///< names of the counters of bouts that ended in 1, 2, ...
  Level strongest = Level::champion;          ///< strongest bots that are quick enough for many bouts
  std::string everybody{};                    ///< key: label of the choice Who::everybody; empty: not offered
  std::string field{};                        ///< worded: who that is: heading of the table
  bool has_real_men = false;                  ///< at least two of everybody are real boxers, and others are not
  std::size_t round = 1;                      ///< number of bouts in a round: every pairing of a field once
  std::string real_near{};                    ///< worded: the similar real bouts to compare with; empty: none
  std::string real_far{};
};

/// The boxers of a field.
struct DeskField {
  std::vector<std::size_t> places;  ///< in the roster
  std::string heading;              ///< see `WhatIf::field`
  bool has_real_men = false;        ///< see `WhatIf::has_real_men`
};

/// Selects the field that `who` asks for. all: places in the roster. group: worded, who they are. real: bit set of the
/// trait's values that mark real boxers.
DeskField desk_field(const Roster& roster, std::vector<std::size_t> all, std::size_t trait, std::uint64_t real, Who who,
                     std::string_view group, const Words& words);

}  // namespace fc::cabinet
