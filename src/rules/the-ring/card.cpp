#include "rules/the-ring/card.h"

#include <algorithm>

namespace fc::the_ring {
namespace {

/// Division rounded towards minus infinity. by: above 0.
constexpr int floored(int number, int by) { return number / by - (number % by < 0 ? 1 : 0); }

/// Tenths, rounded to a rating from `low` to `high`.
constexpr int rounded(int tenths, int low, int high) { return std::clamp(floored(tenths + 5, 10), low, high); }

constexpr std::int8_t small(int number) { return static_cast<std::int8_t>(number); }

bool has(const Tags& tags, Tag tag) { return std::ranges::find(tags, tag) != tags.end(); }

/// The sum of one figure over the tags.
int sum_of(const CardTables& tables, const Tags& tags, std::int8_t TagEffects::*figure) {
  int sum = 0;
  for (const Tag tag : tags) {
    sum += tables.tags[place_of(tag)].*figure;
  }
  return sum;
}

void set_box(Ratings& ratings, int tenths) {
  const bool half = tenths - 10 * floored(tenths, 10) == 5;
  const int whole = half ? floored(tenths, 10) : floored(tenths + 5, 10);
  ratings.box = small(std::clamp(whole, 1, 7));
  ratings.box_half = half && whole >= 1 && whole <= 6;
}

Chins chins_of(const Tags& tags, int first) {
  const int second = has(tags, Tag::shaky) ? first - 3 : first;
  Chins chin;
  chin.push_back(small(first));
  if (has(tags, Tag::gets_up) || has(tags, Tag::stays_down)) {
    chin.push_back(small(second));
    chin.push_back(small(has(tags, Tag::gets_up) ? std::clamp(first + 2, -3, 5) : std::clamp(first - 2, -3, 5)));
  } else if (has(tags, Tag::shaky)) {
    chin.push_back(small(second));
  }
  return chin;
}

Ratings tired_of(const Ratings& fresh, const Tags& tags) {
  const int loss = has(tags, Tag::fades) ? 2 : 1;
  const bool lasts = has(tags, Tag::stamina);
  Ratings tired = fresh;
  const auto lower = [](std::int8_t& rating, int by, int least) { rating = small(std::max(least, rating - by)); };
  lower(tired.body, loss, 0);
  lower(tired.ko, loss, 0);
  lower(tired.box, loss, 0);
  lower(tired.out, lasts ? 1 : loss + 1, 0);
  tired.def = small(fresh.def - 1);
  lower(tired.speed, 1, 1);
  tired.box_half = false;
  if (!lasts) {
    lower(tired.pow, 1, 0);
    for (std::int8_t& chin : tired.chin) {
      chin = small(chin - loss);
    }
  }
  return tired;
}

}  // namespace

BoxerCard card_of(const CardTables& tables, const CareerFacts& facts) {
  const auto total = [&](std::int8_t TagEffects::*figure) { return sum_of(tables, facts.tags, figure); };
  const ClassBase& base = tables.classes[place_of(facts.weight_class)];
  const int bouts = facts.bouts();
  const int won = floored(200 * facts.won + 100 * facts.drawn, 2 * bouts);
  const int knockouts = floored(100 * facts.ko_wins, bouts);
  const int stopped = floored(1000 * facts.ko_losses, bouts);
  const int quality = 10 * facts.era + floored(won - 75, 2);
  const int level = 15 + floored(34 * quality, 100);
  BoxerCard card;
  card.weight_class = facts.weight_class;
  card.weight = facts.weight;
  card.reach = facts.reach;
  Ratings& fresh = card.fresh;
  fresh.body = small(rounded(level + total(&TagEffects::body), 1, 7));
  fresh.out = small(rounded(level + total(&TagEffects::out), 1, 7));
  fresh.ko = small(rounded(level + total(&TagEffects::ko) + floored(knockouts - 45, 5), 1, 7));
  set_box(fresh, level + total(&TagEffects::box));
  fresh.def = small(rounded(level - 10 + total(&TagEffects::def), 0, 5));
  fresh.pow = small(rounded(base.pow + floored(knockouts - 40, 2) + 2 * (facts.era - 6) + total(&TagEffects::pow), 0, 7));
  fresh.chin =
      chins_of(facts.tags, rounded(20 + 6 * facts.durability - floored(stopped - 50, 6) + total(&TagEffects::chin), -2, 4));
  fresh.kod = small(rounded(8 + 6 * facts.durability + total(&TagEffects::kod), -2, 3));
  fresh.ki = small(rounded(5 + floored(knockouts - 45, 4) + total(&TagEffects::ki), -2, 3));
  fresh.speed = small(std::clamp(base.speed + total(&TagEffects::speed), 1, 7));
  card.tired = tired_of(fresh, facts.tags);
  card.stm = small(std::clamp(floored(115 + floored(quality - 70, 2) + total(&TagEffects::stm) + 5, 10), 6, 18));
  if (has(facts.tags, Tag::bleeder)) {
    card.cut = {2, 4};
  } else if (has(facts.tags, Tag::tough_skin)) {
    card.cut = {5};
  } else {
    card.cut = {4, 5};
  }
  card.training = small(std::clamp(3 + total(&TagEffects::training), 1, 5));
  card.foul = small(std::clamp(1 + total(&TagEffects::foul), 0, 3));
  constexpr std::array<Tag, hand_count> good_hands{Tag::right, Tag::left_hook, Tag::uppercut, Tag::combinations};
  for (std::size_t hand = 0; hand < hand_count; ++hand) {
    card.punch[hand] = small(std::clamp(fresh.pow + 2 + (has(facts.tags, good_hands[hand]) ? 2 : 0), 1, 9));
  }
  return card;
}

}  // namespace fc::the_ring
