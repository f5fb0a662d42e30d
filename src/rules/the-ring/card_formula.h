// The formula that makes a card from a boxer's career. Source: rules/the-ring/rules.md, 2.3.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/fixed_vector.h"
#include "rules/the-ring/card.h"

namespace fc::the_ring {

/// Words that describe a boxer, in the order of the card formula's file.
enum class Tag : std::uint8_t {
  boxer,
  technician,
  mover,
  counter,
  swarmer,
  slugger,
  puncher,
  body_puncher,
  slick,
  open,
  light,
  finisher,
  cautious,
  stamina,
  fades,
  fast,
  very_fast,
  slow,
  iron_chin,
  glass_chin,
  shaky,
  gets_up,
  stays_down,
  bleeder,
  tough_skin,
  dirty,
  clean,
  dedicated,
  lazy,
  right,
  left_hook,
  uppercut,
  combinations,
  southpaw,
};
inline constexpr std::size_t tag_count = 34;

inline constexpr std::array<std::string_view, tag_count> tag_names{
    "boxer",     "technician", "mover",    "counter",   "swarmer",    "slugger",      "puncher",    "body-puncher", "slick",
    "open",      "light",      "finisher", "cautious",  "stamina",    "fades",        "fast",       "very-fast",    "slow",
    "iron-chin", "glass-chin", "shaky",    "gets-up",   "stays-down", "bleeder",      "tough-skin", "dirty",        "clean",
    "dedicated", "lazy",       "right",    "left-hook", "uppercut",   "combinations", "southpaw"};

/// What the formula adds for a tag: in tenths, but speed, training and foul in whole points.
struct TagEffects {
  std::int8_t body = 0;
  std::int8_t ko = 0;
  std::int8_t box = 0;
  std::int8_t out = 0;
  std::int8_t def = 0;
  std::int8_t pow = 0;
  std::int8_t chin = 0;
  std::int8_t kod = 0;
  std::int8_t ki = 0;
  std::int8_t stm = 0;
  std::int8_t speed = 0;
  std::int8_t training = 0;
  std::int8_t foul = 0;

  friend constexpr bool operator==(const TagEffects&, const TagEffects&) = default;
};

struct ClassBase {
  std::int8_t pow = 0;  ///< tenths
  std::int8_t speed = 0;

  friend constexpr bool operator==(const ClassBase&, const ClassBase&) = default;
};

/// The tables of the formula, read from data (card-formula.json).
struct CardTables {
  std::array<ClassBase, class_count> classes{};
  std::array<TagEffects, tag_count> tags{};

  friend constexpr bool operator==(const CardTables&, const CardTables&) = default;
};

/// A tag written twice counts twice.
using Tags = FixedVector<Tag, 16>;

/// The facts that the formula starts from. won, lost, drawn: at least one bout in all. era: 1 to 10, strength of opposition
/// and standing; durability: -2 to 2; weight in pounds, reach in inches.
struct CareerFacts {
  WeightClass weight_class = WeightClass::heavyweight;
  std::int16_t weight = 0;
  std::int16_t reach = 0;
  std::int16_t won = 0;
  std::int16_t lost = 0;
  std::int16_t drawn = 0;
  std::int16_t ko_wins = 0;
  std::int16_t ko_losses = 0;
  std::int8_t era = 1;
  std::int8_t durability = 0;
  Tags tags;

  [[nodiscard]] constexpr int bouts() const { return won + lost + drawn; }

  friend constexpr bool operator==(const CareerFacts&, const CareerFacts&) = default;
};

BoxerCard card_of(const CardTables& tables, const CareerFacts& facts);

}  // namespace fc::the_ring
