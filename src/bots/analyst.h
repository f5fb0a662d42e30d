// What a bout was made of: the chances on its way, and how much of the result was luck, reading and choices.
//
// A bout is a walk of rolls, choices of one corner and secret picks of both. With V, the chance that red wins plus half the
// chance of a draw if both go on at level contender, each step has its figure, and the figures add up exactly:
//
//   result - first_chance = luck + reading + errors of blue - errors of red + unexplained
//
// Luck of a roll: V after it, less the mean of V over all it could have shown; of 0 on average. Error of a choice: V of the
// best answer less V of the one taken, as that corner sees it. Secret picks are weighed against the mixes that nobody can
// exploit: what a pick loses against the other's mix is an error, what the pair of picks brought beyond that is reading.
// Unexplained is what V itself misses between a step and what follows it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "bots/mixing.h"
#include "bots/pick_reader.h"
#include "core/need.h"
#include "core/result.h"
#include "match/match.h"

namespace fc {

enum class StepKind : std::uint8_t { die, choice, picks };

/// The place of a step in the script: its first answer is dice[dice] or choices[choices].
struct StepPlace {
  std::size_t dice = 0;     ///< answered before it
  std::size_t choices = 0;  ///< answered before it

  friend bool operator==(const StepPlace&, const StepPlace&) = default;
};

/// What an open choice or a pick was, in the referee's words.
struct StepAnswer {
  std::string taken;
  std::string best;                 ///< of several equal ones `taken`, if it is one of them
  std::string topic = {};           ///< of a secret pick: the referee's word for the decision
  std::vector<MixedPick> mix = {};  ///< of a secret pick: all that were legal
};

/// One roll, choice or pair of picks. Chances are red's, 0 to 1.
struct LedgerStep {
  StepKind kind = StepKind::die;
  StepPlace place;
  std::uint8_t answers = 1;     ///< dice that were thrown together, or choices that this step holds
  int round = 0;                ///< 0: before the first bell
  std::uint8_t seat = no_seat;  ///< who rolled or chose; `no_seat`: nobody, or both
  std::string topic;            ///< the referee's word for the purpose of the roll or for the decision
  double before = 0;
  double after = 0;
  double luck = 0;                   ///< of a roll, for red
  double spread = 0;                 ///< of a roll: the variance of its luck
  double reading = 0;                ///< of picks, for red
  std::array<double, 2> errors{};    ///< by corner, each for himself, 0 or more
  std::array<StepAnswer, 2> chosen;  ///< by corner; empty where he was not asked
  std::vector<int> faces;            ///< of a roll
  std::optional<RollCall> call;      ///< of a roll: with its target, if it has one
};

/// What a seat gained from one thing, in the unit of its game.
struct AccountPart {
  std::string_view source;  ///< the referee's word for it
  double skill = 0;
  double luck = 0;
};

/// What one answer of a seat was worth when it was given.
struct AccountDeal {
  StepPlace place;
  int round = 1;  ///< of the fights, from 1
  double skill = 0;
};

/// What became of a seat: change = given + all skill + all luck.
struct SeatAccount {
  double change = 0;  ///< as far as the script goes
  double given = 0;   ///< what came to it whoever sat there
  std::vector<AccountPart> parts;
  std::vector<AccountDeal> deals = {};  ///< each answer that was worth something, in order
};

/// What a bout was made of, as far as its script goes.
struct Ledger {
  std::string game;
  double first_chance = 0.5;
  double result = 0.5;  ///< 1, 0.5 or 0; of an open bout: V where it stands
  bool over = false;
  double luck = 0;
  double luck_spread = 0;  ///< standard deviation of the luck in such a bout
  double reading = 0;
  std::array<double, 2> errors{};  ///< by corner
  double unexplained = 0;
  std::array<PicksRead, 2> read{};  ///< by corner: how easily his secret picks could have been guessed
  std::vector<LedgerStep> steps = {};
  std::vector<SeatAccount> accounts = {};  ///< by seat, of a game that is no bout of two: these instead of all chances above
  std::string_view holders = {};           ///< of accounts, in the referee's word
};

/// The secret picks of one corner, in their order, as a reader of them sees them.
std::vector<SecretPick> secret_picks(const Ledger& ledger, std::size_t corner);

/// "dice[12]" or "choices[7]".
std::string place_in_script(StepKind kind, const StepPlace& place);
inline std::string place_in_script(const LedgerStep& step) { return place_in_script(step.kind, step.place); }

/// What an answer is worth to whoever is asked, as a champion in his place weighs it.
struct AnswerWorth {
  std::string answer;    ///< in the referee's words
  double thousands = 0;  ///< of the accounts' unit, beside the other answers; of a secret pick 0
  double share = 0;      ///< of a secret pick: how often his best mix makes it
};

/// What somebody who is asked may be told in a game that is no bout of two. Knows what he knows.
struct Counsel {
  std::vector<AnswerWorth> answers;  ///< those that are worth weighing, the best first
  double scatter = 0;                ///< thousands that he cannot tell apart
  std::string_view aspect = {};      ///< the game's word for the chance that the first of them rests on; empty: none
  double chance = 0;                 ///< how likely that is, 0 to 1
};

/// Reckons bouts of one game. Pure and safe to use from several threads; it must not outlive its game.
class Analyst {
 public:
  Analyst() = default;
  Analyst(const Analyst&) = delete;
  Analyst& operator=(const Analyst&) = delete;
  virtual ~Analyst() = default;

  /// V where the match stands: red's chance, 0 to 1; exactly 1, 0.5 or 0 when it is over. None: it cannot be said.
  /// Knows nothing of picks that are still sealed.
  [[nodiscard]] virtual std::optional<double> chance(const Match& match) const = 0;
  /// What each answer to `need` (one of the match's `pickers`, in the order of `Match::legal`) costs him who is asked
  /// against the best, 0 to 1, the best 0; of secret picks against the other's best mix. Empty: this game cannot say.
  [[nodiscard]] virtual std::vector<double> costs(const Match& match, const Need& need) const = 0;
  /// The secret picks that both are asked for now, what each pair is worth and both best mixes, picks in the order of
  /// `Match::legal`. None: not both are asked, or nobody can say.
  [[nodiscard]] virtual std::optional<PicksStudy> picks(const Match& match) const = 0;
  /// The game's word for what makes at least half of the edge of one answer of whoever is asked over another, and shows in
  /// what may be looked up; of a secret pick against the other man's best mix. "end": that the bout may be over. Empty: many
  /// things make it, or nobody can say.
  [[nodiscard]] virtual std::string_view telling_aspect(const Match& /*match*/, const Need& /*need*/,
                                                        const std::string& /*better*/, const std::string& /*worse*/) const {
    return {};
  }
  /// What a seat of a game that keeps accounts may be told about `need`. None: this game counts in chances.
  [[nodiscard]] virtual std::optional<Counsel> counsel(const Match& /*match*/, const Need& /*need*/) const {
    return std::nullopt;
  }
  /// The ledger of a script as far as it goes. Faults: those of the script; unavailable when `stop` was requested.
  [[nodiscard]] virtual Result<Ledger> analyse(const Script& script, const std::stop_token& stop) const = 0;
  /// The same, where the ledger of its beginning is known: what stands in that one is not reckoned again.
  [[nodiscard]] virtual Result<Ledger> go_on(Ledger /*known*/, const Script& script, const std::stop_token& stop) const {
    return analyse(script, stop);
  }
};

}  // namespace fc
