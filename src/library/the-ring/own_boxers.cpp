#include "library/the-ring/own_boxers.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "rules/the-ring/names.h"

namespace fc::the_ring {
namespace {

/// Tired is never better than fresh.
bool tires_for_worse(const BoxerCard& card) {
  for (const auto rating : all_ratings) {
    if (card.tired.*rating > card.fresh.*rating) {
      return false;
    }
  }
  for (std::size_t place = 0; place < card.fresh.chin.size(); ++place) {
    if (card.tired.chin[place] > card.fresh.chin[place]) {
      return false;
    }
  }
  return true;
}

std::int8_t small(int value) { return static_cast<std::int8_t>(value); }

/// chin: the first rating. Source: 2.3, chin list.
Chins chins_of(int chin, ChinHabit habit) {
  constexpr int lowest = -3;
  constexpr int highest = 5;
  Chins chins;
  chins.push_back(small(chin));
  if (habit != ChinHabit::steady) {
    chins.push_back(small(habit == ChinHabit::shaky ? std::max(lowest, chin - 3) : chin));
  }
  if (habit == ChinHabit::gets_up || habit == ChinHabit::stays_down) {
    chins.push_back(small(std::clamp(chin + (habit == ChinHabit::gets_up ? 2 : -2), lowest, highest)));
  }
  return chins;
}

/// Source: 2.3, tired.
Ratings tired_of(const Ratings& fresh, WindHabit wind) {
  const int n = wind == WindHabit::fades ? 2 : 1;
  const bool keeps_power = wind == WindHabit::stamina;
  Ratings tired = fresh;
  const auto lower = [](std::int8_t& rating, int by, int least) {
    rating = small(std::max(std::min<int>(rating, least), rating - by));
  };
  lower(tired.body, n, 0);
  lower(tired.ko, n, 0);
  lower(tired.box, n, 0);
  lower(tired.out, keeps_power ? 1 : n + 1, 0);
  tired.def = small(tired.def - 1);
  lower(tired.speed, 1, 1);
  if (!keeps_power) {
    lower(tired.pow, 1, 0);
    for (std::int8_t& chin : tired.chin) {
      chin = small(chin - n);
    }
  }
  tired.box_half = false;
  return tired;
}

}  // namespace

std::filesystem::path own_boxers_folder(const std::filesystem::path& user_folder) {
  return own_boxers_folder_of(user_folder, "the-ring");
}

OwnBoxers load_own_boxers(const Catalogue& catalogue, const std::filesystem::path& folder) {
  return load_own<NamedCard>(
      folder, [&](std::string_view id, std::string_view text) { return read_own_boxer(catalogue, id, text); });
}

Result<NamedCard> read_own_boxer(const Catalogue& catalogue, std::string_view id, std::string_view text) {
  FC_TRY(const Json object, parse_json(text));
  FC_TRY(NamedCard boxer, read_card_object(object, ""));
  FC_TRY(check_own_id(id, boxer.id, catalogue.find(id) != nullptr));
  boxer.id = id;
  FC_TRY(check_own_name(boxer.name));
  if (!tires_for_worse(boxer.card)) {
    return fault(FaultCode::out_of_range, "tired", "must not be better than the fresh ratings");
  }
  return boxer;
}

Result<void> check_own_boxer(const Catalogue& catalogue, const NamedCard& boxer) {
  FC_TRY(read_own_boxer(catalogue, boxer.id, card_json(boxer).dump(-1, ' ', false, Json::error_handler_t::replace)));
  return {};
}

Habits habits_of(const BoxerCard& card) {
  Habits habits;
  const Chins& chin = card.fresh.chin;
  if (chin.size() > 2) {
    habits.chin = chin[2] > chin[0] ? ChinHabit::gets_up : ChinHabit::stays_down;
  } else if (chin.size() == 2) {
    habits.chin = ChinHabit::shaky;
  }
  habits.skin = card.cut[0] < 4 ? SkinHabit::bleeder : card.cut[0] > 4 ? SkinHabit::tough : SkinHabit::usual;
  habits.wind = card.tired.pow == card.fresh.pow && card.tired.chin == card.fresh.chin && card.fresh.pow > 0
                    ? WindHabit::stamina
                : card.fresh.box - card.tired.box > 1 ? WindHabit::fades
                                                      : WindHabit::usual;
  const auto best = std::ranges::max_element(card.punch);
  if (*best > *std::ranges::min_element(card.punch)) {
    habits.best = static_cast<Hand>(best - card.punch.begin());
  }
  return habits;
}

void set_habits(BoxerCard& card, const Habits& habits) {
  constexpr int plain_punch = 2;
  constexpr int best_punch = 4;
  constexpr int hardest = 9;
  card.fresh.chin = chins_of(card.fresh.chin[0], habits.chin);
  card.cut = {};
  if (habits.skin == SkinHabit::tough) {
    card.cut.push_back(5);
  } else {
    card.cut.push_back(small(habits.skin == SkinHabit::bleeder ? 2 : 4));
    card.cut.push_back(small(habits.skin == SkinHabit::bleeder ? 4 : 5));
  }
  for (std::size_t hand = 0; hand < hand_count; ++hand) {
    const bool best = habits.best == static_cast<Hand>(hand);
    card.punch[hand] = small(std::clamp(card.fresh.pow + (best ? best_punch : plain_punch), 1, hardest));
  }
  card.tired = tired_of(card.fresh, habits.wind);
}

RatingLimits gym_limits(std::int8_t Ratings::*rating) {
  if (rating == &Ratings::def) {
    return {0, 5};
  }
  if (rating == &Ratings::kod || rating == &Ratings::ki) {
    return {-2, 3};
  }
  return {rating == &Ratings::pow ? 0 : 1, 7};
}

BoxerCard newcomer(const CardTables& tables, WeightClass weight_class) {
  // Middle of each class. Source: rules/the-ring/rules.md, 2.3, weights of other records.
  constexpr std::array<std::int16_t, class_count> pounds{215, 195, 174, 167, 159, 153, 146, 139, 134, 129, 125, 117, 111};
  CareerFacts facts;
  facts.weight_class = weight_class;
  facts.weight = pounds.at(place_of(weight_class));
  facts.reach = static_cast<std::int16_t>(64 + facts.weight / 17);
  facts.won = 8;
  facts.lost = 2;
  facts.ko_wins = 4;
  facts.era = 3;
  return card_of(tables, facts);
}

}  // namespace fc::the_ring
