// A boxer's card in The Ring: ratings fresh and tired, stamina, cuts, punches; and the formula that makes it from a career.
// Source: rules/the-ring/rules.md, 2.2, 2.3.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "core/fixed_vector.h"
#include "core/named.h"

namespace fc::the_ring {

/// The weight classes of the card formula, heaviest first; `none` for cards of any other class or of none. Source: 2.3.
enum class WeightClass : std::uint8_t {
  heavyweight,
  cruiserweight,
  light_heavyweight,
  super_middleweight,
  middleweight,
  junior_middleweight,
  welterweight,
  junior_welterweight,
  lightweight,
  junior_lightweight,
  featherweight,
  bantamweight,
  flyweight,
  none,
};
inline constexpr std::size_t class_count = 13;

/// A boxer's strategy, in the order of aggression; `none` before the first choice of a round. Source: 3.2, 3.3.
enum class Strategy : std::uint8_t { body, load_up, box, work_on_cut, outside, tie_up, none };
inline constexpr std::size_t strategy_count = 6;

/// Whether a strategy brings a boxer close; a boxer who goes inside has no reach advantage. Ruling: R6.
constexpr bool is_inside(Strategy strategy) { return strategy == Strategy::body || strategy == Strategy::load_up; }
/// Whether the chart's "If Boxing" includes a strategy. Source: 2.4.
constexpr bool is_boxing(Strategy strategy) {
  return strategy == Strategy::box || strategy == Strategy::work_on_cut || strategy == Strategy::outside;
}

/// The hand or punch of a Hard Shot card. Source: 2.2, `punch`.
enum class Hand : std::uint8_t { right, left_hook, uppercut, combination };
inline constexpr std::size_t hand_count = 4;

/// One to three chin ratings; a chin printed "+2" is -2.
using Chins = FixedVector<std::int8_t, 3>;

/// The ratings that tiredness may change. Offensive ratings and speed 1 to 7 of made cards, 0 to 9 of any; def may be below
/// 0.
struct Ratings {
  std::int8_t body = 0;
  std::int8_t ko = 0;
  std::int8_t box = 0;
  std::int8_t out = 0;
  std::int8_t def = 0;
  std::int8_t pow = 0;
  std::int8_t kod = 0;
  std::int8_t ki = 0;
  std::int8_t speed = 0;
  bool box_half = false;  ///< `box` is half a point higher; counts only as section 4.1 says
  Chins chin;             ///< the first decides the Hard Shot card; second and third: see 3.5 and the Knockout Chart

  friend constexpr bool operator==(const Ratings&, const Ratings&) = default;
};

/// The single ratings in the order of a card.
inline constexpr std::array<std::int8_t Ratings::*, 9> all_ratings{&Ratings::body, &Ratings::ko,  &Ratings::box,
                                                                   &Ratings::out,  &Ratings::def, &Ratings::pow,
                                                                   &Ratings::kod,  &Ratings::ki,  &Ratings::speed};

/// A boxer's card. tired: all ratings while he is tired, also those that do not change.
struct BoxerCard {
  WeightClass weight_class = WeightClass::none;
  Ratings fresh;
  Ratings tired;
  std::int8_t stm = 0;              ///< stamina counters at the start, 1 to 30
  FixedVector<std::int8_t, 2> cut;  ///< one or two cut ratings: the first against opening, the last against a stoppage
  std::int8_t training = 0;         ///< 1 to 5
  std::int8_t foul = 0;             ///< 0 clean to 3 dirty
  std::int16_t weight = 0;          ///< pounds
  std::int16_t reach = 0;           ///< inches
  std::array<std::int8_t, hand_count> punch{};  ///< by Hand

  [[nodiscard]] constexpr const Ratings& ratings(bool is_tired) const { return is_tired ? tired : fresh; }

  friend constexpr bool operator==(const BoxerCard&, const BoxerCard&) = default;
};

static_assert(std::is_trivially_copyable_v<BoxerCard>);

// Where a bout is fought, its referee, and the cornermen who look after cuts. Source: rules/the-ring/rules.md, 2.8.

enum class City : std::uint8_t {
  new_york,
  chicago,
  philadelphia,
  los_angeles,
  san_francisco,
  boston,
  detroit,
  new_orleans,
  miami,
  las_vegas,
  london,
  montreal,
  mexico_city,
  none,
};
inline constexpr std::size_t city_count = 13;
inline constexpr City neutral_city = City::las_vegas;

enum class Referee : std::uint8_t { abbott, barlow, carrick, dunne, eastman, farrow, gillis, hale, ivers, jessup, none };
inline constexpr std::size_t referee_total = 10;
inline constexpr Referee neutral_referee = Referee::abbott;

enum class Cornerman : std::uint8_t { amos, burke, cole, doyle, engel, flint, greco, hart, ibsen };
inline constexpr std::size_t cornerman_count = 9;
inline constexpr std::array<Cornerman, 2> default_corner{Cornerman::cole, Cornerman::flint};

/// What the local judge of a city prefers. Source: 3.10.
enum class Judging : std::uint8_t { none, home, aggression, science };
inline constexpr std::size_t judging_count = 4;

struct CityRules {
  Judging judging = Judging::none;
  std::int8_t doctor = 0;  ///< added to stoppage rolls, -1 to 1

  friend constexpr bool operator==(const CityRules&, const CityRules&) = default;
};

/// How a referee differs from the usual, each -1 to 1.
struct RefereeRules {
  std::int8_t stop = 0;    ///< quick to stop a bout
  std::int8_t fouls = 0;   ///< strict
  std::int8_t clinch = 0;  ///< breaks clinches fast

  friend constexpr bool operator==(const RefereeRules&, const RefereeRules&) = default;
};

struct People {
  std::array<CityRules, city_count> cities{};
  std::array<City, 36> city_at{};  ///< by d66
  std::array<RefereeRules, referee_total> referees{};
  std::array<Referee, 36> referee_at{};                   ///< by d66
  std::array<std::int8_t, cornerman_count> cut_rating{};  ///< of a cornerman, 1 to 5

  friend constexpr bool operator==(const People&, const People&) = default;
};

// The formula that makes a card from a boxer's career. Source: rules/the-ring/rules.md, 2.3.

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
