#include "library/dice-boxing/career_facts.h"

#include <fmt/format.h>

#include <numeric>
#include <utility>

#include "rules/dice-boxing/card.h"
#include "rules/dice-boxing/fast_play.h"

namespace fc::dice_boxing {
namespace {

/// Names are taken in strides of this over first and last names, so that neighbours do not share a last name.
constexpr int name_stride = 277;
constexpr int name_start = 17;

Result<Range> read_range(const Json& pair, const std::string& where, int low, int high) {
  FC_TRY(check_list(pair, where, 2));
  Range range;
  FC_TRY(keep(read_int(pair[0], where + "[0]", low, high), range.low));
  FC_TRY(keep(read_int(pair[1], where + "[1]", range.low, high), range.high));
  return range;
}

struct TierRange {
  const char* key;
  Range Tier::*range;
  Range allowed;
};

constexpr std::array<TierRange, 9> tier_ranges{{{"control", &Tier::control, {1, 99}},
                                                {"punches", &Tier::punches, {1, 99}},
                                                {"defense", &Tier::defense, {-50, 50}},
                                                {"stamina", &Tier::stamina, {1, 500}},
                                                {"recovery", &Tier::recovery, {0, 50}},
                                                {"ko", &Tier::ko, {0, 100}},
                                                {"chin", &Tier::chin, {-10, 4}},
                                                {"bouts", &Tier::bouts, {1, 300}},
                                                {"win_percent", &Tier::win_percent, {0, 100}}}};

Result<Tier> read_tier(const Json& object, const std::string& where, std::string_view name) {
  FC_TRY(const JsonMembers members, members_of(object, where,
                                               {"name", "quota", "control", "punches", "defense", "stamina", "recovery",
                                                "ko", "kd_less", "chin", "bouts", "win_percent"}));
  if (members["name"] != name) {
    return fault(FaultCode::unknown_value, members.place("name"),
                 fmt::format("must be \"{}\", not {}", name, described(members["name"])));
  }
  Tier tier;
  FC_TRY(members.read("quota", 0, most_of_a_tier, tier.quota));
  FC_TRY(members.read("kd_less", 0, 12, tier.kd_less));
  for (const TierRange& one : tier_ranges) {
    FC_TRY(tier.*one.range, members.get(one.key, read_range, one.allowed.low, one.allowed.high));
  }
  return tier;
}

/// The lowest tier first, each going on where the one below ends: every control has one tier.
Result<void> read_tiers(const Json& list, MadeUpTables& tables) {
  FC_TRY(check_list(list, "tiers", tier_count));
  for (std::size_t tier = 0; tier < tier_count; ++tier) {
    const std::string where = element_place("tiers", tier);
    FC_TRY(tables.tiers[tier], read_tier(list[tier], where, tier_names[tier]));
    if (tier > 0 && tables.tiers[tier].control.low != tables.tiers[tier - 1].control.high + 1) {
      return fault(FaultCode::out_of_range, member_place(where, "control[0]"),
                   fmt::format("must be {}, where the tier below ends", tables.tiers[tier - 1].control.high + 1));
    }
  }
  return {};
}

Result<std::vector<std::string>> read_region_names(const Json& list, const std::string& where) {
  constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-' ";
  FC_TRY(check_list(list, where));
  std::vector<std::string> names;
  for (std::size_t index = 0; index < list.size(); ++index) {
    const std::string place = element_place(where, index);
    FC_TRY(std::string name, read_text(list[index], place));
    if (name.empty() || name.find_first_not_of(letters) != std::string::npos) {
      return fault(FaultCode::unknown_value, place, "must be letters without accents, digits, blanks and hyphens");
    }
    names.push_back(std::move(name));
  }
  return names;
}

/// The greatest number of a name that the rules can ask of a region.
constexpr int most_names = (100 * (static_cast<int>(class_count) - 1) + most_of_a_tier * static_cast<int>(tier_count)) /
                           static_cast<int>(region_count);

Result<Region> read_region(const Json& object, const std::string& where) {
  FC_TRY(const JsonMembers members, members_of(object, where, {"region", "first", "last"}));
  FC_TRY(const std::string name, members.get("region", read_text));
  Region region;
  FC_TRY(region.first, members.get("first", read_region_names));
  FC_TRY(region.last, members.get("last", read_region_names));
  const int pairs = static_cast<int>(region.first.size() * region.last.size());
  if (pairs <= most_names || std::gcd(name_stride, pairs) != 1) {
    return fault(FaultCode::out_of_range, where,
                 fmt::format("{} first and {} last names make {} pairs; needed are more than {} and no multiple of {}",
                             region.first.size(), region.last.size(), pairs, most_names, name_stride));
  }
  return region;
}

Result<void> read_style_draw(const Json& list, MadeUpTables& tables) {
  return for_each_element(list, "style_draw", style_draws,
                          [&](std::size_t index, const Json& word, const std::string& where) {
                            return keep(read_word(word, where, style_names), tables.style_draw[index]);
                          });
}

Result<void> read_regions(const Json& list, MadeUpTables& tables) {
  return for_each_element(list, "regions", region_count,
                          [&](std::size_t region, const Json& object, const std::string& where) {
                            return keep(read_region(object, where), tables.regions[region]);
                          });
}

/// Draws for one boxer, in the order of the rules: every line of `make_up` that draws is one of theirs.
class Maker {
 public:
  Maker(const CardTables& cards, const MadeUpTables& tables, std::uint64_t seed, const MadeUpNumber& who)
      : cards_(cards), tables_(tables), tier_(tables.tiers[who.tier]), stream_(seed) {}

  Styles draw_styles() {
    const Style first = draw_style();
    const Style second = draw_style();
    Styles styles;
    styles.push_back(first);
    if (second != first) {
      styles.push_back(second);
    }
    return styles;
  }
  int between(Range range) { return stream_.between(range.low, range.high); }
  int middle(Range range) { return stream_.middle(range.low, range.high); }
  std::uint32_t below(std::uint32_t bound) { return stream_.below(bound); }

  Ratings draw_ratings(WeightClass weight_class, const StyleEffects& styles) {
    constexpr Range adjustment_luck{-2, 2};
    constexpr Range foul_luck{-1, 1};
    const auto limit = [this](std::int16_t Ratings::*rating, int value) { return limited(cards_, rating, value); };
    Ratings ratings;
    ratings.control = static_cast<std::int16_t>(between(tier_.control));
    ratings.adjustment = limit(&Ratings::adjustment, adjustment_base(ratings.control) + between(adjustment_luck));
    ratings.ko = limit(&Ratings::ko, middle(tier_.ko) - static_cast<int>(place_of(weight_class)) * 5 / 4);
    ratings.power = power_of(cards_, ratings.ko);
    ratings.stamina = limit(&Ratings::stamina, middle(tier_.stamina) + styles.stamina);
    ratings.recovery = limit(&Ratings::recovery, between(tier_.recovery) + styles.recovery);
    ratings.kd = knockdown_numbers(cards_, ratings.ko, weight_class, tier_.kd_less);
    ratings.chin = limit(&Ratings::chin, middle(tier_.chin));
    ratings.foul = limit(&Ratings::foul, 85 + styles.foul + 5 * between(foul_luck));
    ratings.punches = limit(&Ratings::punches, middle(tier_.punches) + styles.punches - 1);
    ratings.defense = limit(&Ratings::defense, middle(tier_.defense) + styles.defense);
    return ratings;
  }

  Record draw_record(const Ratings& ratings) {
    const int bouts = between(tier_.bouts);
    const int wins = bouts * between(tier_.win_percent) / 100;
    const int draws = static_cast<int>(below(1U + static_cast<std::uint32_t>(bouts - wins) / 4U));
    const int losses = bouts - wins - draws;
    return {.wins = static_cast<std::int16_t>(wins),
            .losses = static_cast<std::int16_t>(losses),
            .draws = static_cast<std::int16_t>(draws),
            .ko_wins = static_cast<std::int16_t>((wins * ratings.ko + 50) / 100),
            .ko_losses = static_cast<std::int16_t>(losses * (50 + 5 * ratings.chin) / 100)};
  }

 private:
  Style draw_style() { return tables_.style_draw[stream_.below(style_draws)]; }

  const CardTables& cards_;
  const MadeUpTables& tables_;
  const Tier& tier_;
  Stream stream_;
};

}  // namespace

Result<MadeUpTables> read_made_up_tables(const Json& object) {
  FC_TRY(check_object(object, "", {"style_draw", "tiers", "regions"}));
  MadeUpTables tables;
  FC_TRY(read_style_draw(object["style_draw"], tables));
  FC_TRY(read_tiers(object["tiers"], tables));
  FC_TRY(read_regions(object["regions"], tables));
  return tables;
}

std::string name_of(const MadeUpTables& tables, const MadeUpNumber& who) {
  const auto number =
      static_cast<std::size_t>(place_of(who.weight_class) * 100 + who.tier * std::size_t{most_of_a_tier} + who.number);
  const Region& region = tables.regions[number % region_count];
  const std::size_t pair = (name_stride * (number / region_count) + name_start) % (region.first.size() * region.last.size());
  return region.first[pair % region.first.size()] + " " + region.last[pair / region.first.size()];
}

std::string made_up_id(std::string_view name) {
  std::string id(made_up_prefix);
  for (const char letter : name) {
    const bool is_capital = letter >= 'A' && letter <= 'Z';
    const bool is_gap = letter == ' ' || letter == '\'';
    id.push_back(is_gap ? '-' : is_capital ? static_cast<char>(letter - 'A' + 'a') : letter);
  }
  return id;
}

std::uint8_t tier_of(const MadeUpTables& tables, int control) {
  std::uint8_t tier = 0;
  while (tier + 1U < tier_count && control >= tables.tiers[tier + 1U].control.low) {
    ++tier;
  }
  return tier;
}

MadeUp make_up(const CardTables& cards, const MadeUpTables& tables, std::uint32_t roster_seed, const MadeUpNumber& who) {
  const std::uint64_t seed =
      std::uint64_t{roster_seed} * 1'000'003U + place_of(who.weight_class) * 4096U + who.tier * 256U + who.number;
  constexpr Range first_years{2008, 2022};
  Maker maker(cards, tables, seed, who);
  MadeUp made;
  BoxerCard& card = made.card;
  card.weight_class = who.weight_class;
  card.styles = maker.draw_styles();
  card.ratings = maker.draw_ratings(who.weight_class, sum_of(cards, card.styles));
  card.grades = grades_of(card.styles, card.ratings.ko, card.ratings.control, 2 - card.ratings.chin);
  card.results = results_of(cards, card.styles, card.ratings.power);
  made.record = maker.draw_record(card.ratings);
  made.years.first = static_cast<std::int16_t>(maker.between(first_years));
  return made;
}

}  // namespace fc::dice_boxing
