// Why an answer is the best: what the figures say of it, for a corner man's sentence. Nothing is said that they do not show.
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "bots/analyst.h"
#include "bots/pick_reader.h"
#include "core/need.h"
#include "match/match.h"

namespace fc {

enum class ReasonKind : std::uint8_t {
  habit,     ///< of secret picks: the other has a habit that shows next, and this answer punishes it
  whatever,  ///< of secret picks: no other is better against any pick
  against,   ///< of secret picks: the pick that it earns most against, by gain and how often it is made
  aspect     ///< what makes at least half of its edge over another one, and shows
};

struct Reason {
  ReasonKind kind = ReasonKind::whatever;
  std::string answer;       ///< the best, in the referee's words
  double gain = 0;          ///< chances, for whoever is asked: of `habit` over his best mix, of `against` over it there
  std::string other = {};   ///< of `against`: the other's pick; of `aspect`: the answer beside it
  double share = 0;         ///< of `against`: how often the other's best mix makes it
  std::string aspect = {};  ///< of `aspect`: the game's word
  std::optional<PickHabit> habit;  ///< of `habit`
};

/// What somebody who is asked may be told.
struct Advice {
  double chance = 0.5;                            ///< his own, where the match stands
  std::vector<double> costs;                      ///< of each legal answer; empty: nobody can say
  std::vector<double> shares;                     ///< of each secret pick: how often his best mix makes it; else empty
  std::optional<Reason> reason;                   ///< none: nothing that the figures show plainly
  std::optional<Counsel> counsel = std::nullopt;  ///< of a game that keeps accounts: instead of all above
};

/// The ledger of a bout that goes on, so that nothing of it is reckoned twice.
struct BoutSoFar {
  Script script;
  Ledger ledger;
};

/// need: one of the match's `pickers`. Knows of the match what both men know. known: of any bout; follows this one. stop:
/// leaves out what of the bout so far would still have to be reckoned.
Advice advise(const Analyst& analyst, const Match& match, const Need& need, BoutSoFar& known,
              const std::stop_token& stop = {});
inline Advice advise(const Analyst& analyst, const Match& match, const Need& need) {
  BoutSoFar nothing;
  return advise(analyst, match, need, nothing);
}

/// Why the best answer is better than that one, whatever the other man's habits are. None: nothing that the figures show
/// plainly.
std::optional<Reason> reason_beside(const Analyst& analyst, const Match& match, const Need& need, const std::string& other);

}  // namespace fc
