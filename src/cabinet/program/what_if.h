// What a game gives the what-if desk: bouts that can be boxed as often as wanted, and which of their counts are worth a
// picture.
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

/// Who boxes at the desk, in the order in which it is offered.
enum class Who : std::uint8_t {
  these,      ///< those in the plan
  everybody,  ///< everybody meets everybody, see `WhatIf::everybody`
  real_men    ///< those of everybody who have boxed in a real ring meet each other, see `WhatIf::has_real_men`
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
    std::string_view of;              ///< counter of the bouts that ended so
    std::string_view per = "bouts";   ///< counter of those that could
    bool part = false;                ///< of the way before it
    std::optional<double> real = {};  ///< share of real bouts, 0 to 1
    bool real_is_near = false;        ///< of bouts that are much like these, see `real_near` and `real_far`
  };

  std::unique_ptr<trials::Simulator> simulator;
  std::vector<std::string_view> wins;  ///< by seat of the plan: counter of the bouts that this seat won
  bool can_be_drawn = true;            ///< then every bout that nobody won is
  std::vector<Way> ways{};
  std::string lengths_label;                  ///< key: what lengths count
  std::span<const std::string_view> lengths;  ///< counters of bouts that ended in 1, 2, ...
  Level strongest = Level::champion;          ///< of the bots that are quick enough for many bouts
  std::string everybody{};    ///< key of everybody as a choice; empty: only those in the plan can be asked about
  std::string field{};        ///< worded: who that is, the heading of their table
  bool has_real_men = false;  ///< two and more of everybody are real, and others are not
  std::size_t round = 1;      ///< so many bouts belong together: every pairing of a field is boxed once
  std::string real_near{};    ///< worded: which real bouts the ways are set beside; empty: none
  std::string real_far{};
};

/// Whom a question about a field is about.
struct DeskField {
  std::vector<std::size_t> places;  ///< in the roster
  std::string heading;              ///< see `WhatIf::field`
  bool has_real_men = false;        ///< see `WhatIf::has_real_men`
};

/// all: places in the roster. group: worded, who they are. The real men among them have one of the values `real` of a
/// trait of the roster.
DeskField desk_field(const Roster& roster, std::vector<std::size_t> all, std::size_t trait, std::uint64_t real, Who who,
                     std::string_view group, const Words& words);

}  // namespace fc::cabinet
