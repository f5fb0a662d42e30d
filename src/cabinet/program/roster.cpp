#include "cabinet/program/roster.h"

#include <algorithm>
#include <utility>

#include "core/result.h"
#include "library/rulebook.h"

namespace fc::cabinet {
namespace {

constexpr std::uint64_t bit(int value) { return std::uint64_t{1} << static_cast<unsigned>(value); }

bool has_traits(const Entrant& entrant, std::span<const int> wanted) {
  for (std::size_t trait = 0; trait < wanted.size(); ++trait) {
    if (wanted[trait] != any_value && (entrant.traits[trait] & bit(wanted[trait])) == 0) {
      return false;
    }
  }
  return true;
}

}  // namespace

void Roster::add(Entrant entrant) {
  FC_CHECK(entrant.traits.size() == traits_.size());
  FC_CHECK(entrant.ranks.size() == own_orders_.size());
  const bool is_new = places_.emplace(entrant.id, entrants_.size()).second;
  FC_CHECK(is_new);
  for (std::size_t trait = 0; trait < traits_.size(); ++trait) {
    present_[trait] |= entrant.traits[trait];
  }
  entrants_.push_back(std::move(entrant));
}

std::optional<std::size_t> Roster::find(std::string_view id) const {
  const auto found = places_.find(id);
  return found == places_.end() ? std::nullopt : std::optional(found->second);
}

std::vector<int> Roster::values_present(std::size_t trait) const {
  std::vector<int> values;
  for (int value = 0; value < static_cast<int>(traits_[trait].values.size()); ++value) {
    if ((present_[trait] & bit(value)) != 0) {
      values.push_back(value);
    }
  }
  return values;
}

std::vector<std::size_t> Roster::search(const RosterQuery& query, std::span<const std::string> favourites,
                                        const Words& words) const {
  FC_CHECK(query.traits.size() <= traits_.size());
  const std::vector<std::string> wanted = words_to_find(query.name);
  std::vector<std::size_t> found;
  for (std::size_t place = 0; place < entrants_.size(); ++place) {
    const Entrant& entrant = entrants_[place];
    if (!has_traits(entrant, query.traits) ||
        (query.favourites && std::ranges::find(favourites, entrant.id) == favourites.end())) {
      continue;
    }
    if (wanted.empty() || holds_all(folded(words[entrant.name]), wanted)) {
      found.push_back(place);
    }
  }
  put_in_order(found, query.order, words);
  return found;
}

void Roster::put_in_order(std::vector<std::size_t>& found, int order, const Words& words) const {
  if (order == order_by_name) {
    std::vector<std::pair<std::string, std::size_t>> named;
    named.reserve(found.size());
    for (const std::size_t place : found) {
      named.emplace_back(folded(words[entrants_[place].name]), place);
    }
    std::ranges::sort(named);
    std::ranges::transform(named, found.begin(), &std::pair<std::string, std::size_t>::second);
  } else if (order >= first_own_order) {
    const auto own = static_cast<std::size_t>(order - first_own_order);
    FC_CHECK(own < own_orders_.size());
    std::ranges::stable_sort(found, {}, [&](std::size_t place) { return entrants_[place].ranks[own]; });
  }
}

}  // namespace fc::cabinet
