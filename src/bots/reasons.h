// Why an answer is the best, for the sentence of a corner man. Only reasons that the figures show clearly are given.
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
  habit,     ///< secret picks: the other has a habit that will show next, and this answer punishes it
  whatever,  ///< secret picks: no other answer is better against any pick
  against,   ///< secret picks: the opposing pick against which it gains most, weighed by how often that is made
  aspect     ///< one visible aspect makes at least half of its advantage over another answer
};

struct Reason {
  ReasonKind kind = ReasonKind::whatever;
  std::string answer;      ///< the best answer, in the referee's notation
  double gain = 0;         ///< in chances of the seat asked: of `habit` over its best mix, of `against` over it at that pick
  std::string other = {};  ///< of `against`: the other's pick; of `aspect`: the answer compared with
  double share = 0;        ///< of `against`: how often the other's best mix makes it
  std::string aspect = {};         ///< of `aspect`: the game's name of it
  std::optional<PickHabit> habit;  ///< of `habit`
};

/// Advice to a seat that is asked.
struct Advice {
  double chance = 0.5;                            ///< the seat's own chance at the match's present state
  std::vector<double> costs;                      ///< of each legal answer; empty: not known
  std::vector<double> shares;                     ///< of each secret pick: its share in the best mix; else empty
  std::optional<Reason> reason;                   ///< none: the figures show none clearly
  std::optional<Counsel> counsel = std::nullopt;  ///< instead of all above, in a game that keeps accounts
};

/// The ledger of a bout in progress, so that nothing of it is analysed twice.
struct BoutSoFar {
  Script script;
  Ledger ledger;
};

/// Advice about `need`, one of the match's `pickers`, from what both players know. known: the ledger of any bout; updated to
/// this one. stop: when requested, reasons by habit are left out if they need more analysis of the bout so far.
Advice advise(const Analyst& analyst, const Match& match, const Need& need, BoutSoFar& known,
              const std::stop_token& stop = {});
inline Advice advise(const Analyst& analyst, const Match& match, const Need& need) {
  BoutSoFar nothing;
  return advise(analyst, match, need, nothing);
}

/// Why the best answer is better than `other`, independent of the other man's habits. None: the figures show no clear
/// reason.
std::optional<Reason> reason_beside(const Analyst& analyst, const Match& match, const Need& need, const std::string& other);

}  // namespace fc
