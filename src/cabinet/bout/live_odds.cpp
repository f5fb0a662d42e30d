#include "cabinet/bout/live_odds.h"

#include <algorithm>
#include <iterator>

namespace fc::cabinet {

void LiveOdds::follow(const Match& match, const Analyst& analyst, double told) {
  const std::size_t answers = match.script().dice.size() + match.script().choices.size();
  if (answers == answers_ && !known_.empty()) {
    return;
  }
  if (answers < answers_) {
    known_.clear();  // something was taken back
  }
  answers_ = answers;
  if (const std::optional<double> chance = analyst.chance(match)) {
    known_.push_back({.told = told, .chance = static_cast<float>(*chance)});
  }
}

std::optional<float> LiveOdds::at(double clock, bool glides) const {
  if (known_.empty()) {
    return std::nullopt;
  }
  constexpr double glide = 0.5;
  const auto next = std::ranges::upper_bound(known_, clock, {}, &Known::told);
  if (next == known_.begin()) {
    return known_.front().chance;
  }
  const Known& now = *std::prev(next);
  if (!glides || next == known_.end()) {
    return now.chance;
  }
  const double begins = std::max(now.told, next->told - glide);
  const auto share = static_cast<float>(std::clamp((clock - begins) / (next->told - begins), 0.0, 1.0));
  return now.chance + (next->chance - now.chance) * share;
}

}  // namespace fc::cabinet
