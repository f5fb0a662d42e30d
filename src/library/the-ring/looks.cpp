#include "library/the-ring/looks.h"

#include <array>

#include "library/own_boxers.h"
#include "library/the-ring/bout_setup.h"

namespace fc::the_ring {
namespace {

/// By `WeightClass`, as 0 minimumweight to 16 heavyweight.
constexpr std::array<std::uint8_t, class_count> weights{16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 4, 2};

/// Upper limits of those classes in pounds, for a card that says none.
constexpr std::array<int, class_count> limits{1000, 200, 175, 168, 160, 154, 147, 140, 135, 130, 126, 118, 112};

std::uint8_t weight_of(const BoxerCard& card) {
  std::size_t place = place_of(card.weight_class);
  if (place >= class_count) {
    place = 0;
    while (place + 1 < class_count && card.weight <= limits[place + 1]) {
      ++place;
    }
  }
  return weights[place];
}

/// A style as far as the card shows it.
BoxingStyle style_of(const BoxerCard& card) {
  const Ratings& fresh = card.fresh;
  if (fresh.out >= fresh.box && fresh.out >= fresh.ko) {
    return BoxingStyle::mover;
  }
  if (fresh.body > fresh.ko && fresh.body > fresh.box) {
    return BoxingStyle::swarmer;
  }
  return fresh.ko > fresh.box ? BoxingStyle::slugger : BoxingStyle::boxer;
}

Somebody somebody(const NamedCard& boxer) {
  constexpr double cm_per_inch = 2.54;
  const BoxerCard& card = boxer.card;
  BoxerFacts facts{.weight = weight_of(card)};
  facts.reach_cm = static_cast<std::int16_t>(card.reach * cm_per_inch);
  facts.styles.push_back(style_of(card));
  const bool own = boxer.id.empty() || boxer.id.starts_with("own-");
  return {.id = own ? std::string() : boxer.id,
          .name = own ? own_word(boxer.id, boxer.name) : boxer.name,
          .facts = facts,
          .wish = boxer.looks};
}

}  // namespace

Looks looks_of(const Catalogue& catalogue, const NamedCard& boxer) {
  return catalogue.known.looks_of(somebody(boxer));
}

std::vector<Looks> looks_in(const Catalogue& catalogue, std::string_view json) {
  const std::array<NamedCard, 2> boxers = boxers_in(catalogue, json);
  return catalogue.known.looks_of(somebody(boxers[0]), somebody(boxers[1]));
}

}  // namespace fc::the_ring
