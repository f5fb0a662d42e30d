#include "cabinet/program/billing.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/random.h"

namespace fc::cabinet {

Billing::Billing(const CornerGames& games) {
  // A pair of each game in turn.
  for (std::size_t place = 0, found = 1; found > 0; ++place) {
    found = 0;
    for (const auto& game : games.all()) {
      const std::span<const FamousPair> pairs = game->famous();
      if (place < pairs.size()) {
        bills_.push_back({.game = game.get(), .pair = pairs[place]});
        ++found;
      }
    }
  }
}

std::array<Looks, 2> Billing::looks(std::size_t number) const {
  if (bills_.empty()) {
    return {Looks{.guard = Guard::peekaboo}, Looks{}};
  }
  const Bill& bill = bills_[number % bills_.size()];
  return looks_of(*bill.game, bill.pair);
}

std::array<Looks, 2> Billing::looks_of(const CornerGame& game, const FamousPair& pair) {
  Random random(1);
  BoutPlan plan = game.plan(random);
  plan.entrants = {std::string(pair[0]), std::string(pair[1])};
  const Result<std::unique_ptr<Match>> match = game.open(game.opening_script(plan));
  std::array<Looks, 2> looks{};
  if (match) {
    const std::vector<Looks>& all = (*match)->looks();
    std::copy_n(all.begin(), std::min(all.size(), looks.size()), looks.begin());
  }
  return looks;
}

}  // namespace fc::cabinet
