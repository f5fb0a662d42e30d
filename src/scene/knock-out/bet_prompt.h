// What a chip means, in numbers: the options of a bet. Source: rules/knock-out/rules.md, 3.6, 3.11, 10 (break-even).
#pragma once

#include <string>
#include <vector>

#include "library/words.h"
#include "rules/knock-out/rules.h"
#include "scene/prompt.h"

namespace fc::knock_out {

class BetWording {
 public:
  /// seat: who bets.
  BetWording(const Setup& setup, const State& seen, int seat, const std::vector<std::string>& names, const Words& words)
      : setup_(setup), seen_(seen), seat_(seat), names_(names), words_(words) {}

  [[nodiscard]] scene::Option option(Choice choice) const;

 private:
  [[nodiscard]] scene::Option offer(const Offer& offer) const;
  [[nodiscard]] scene::Option accept(const Accept& accept) const;
  /// "Robin Zorres wins", "Robin Zorres is knocked out".
  [[nodiscard]] std::string claim(Corner table, BetType type) const;
  /// True when it pays that the bettor's own boxer is beaten.
  [[nodiscard]] bool against_own(Corner table, BetType type, bool offers) const;

  const Setup& setup_;
  const State& seen_;
  int seat_;
  const std::vector<std::string>& names_;
  const Words& words_;
};

}  // namespace fc::knock_out
