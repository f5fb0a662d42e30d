// Analysis of a bout: the chances along its way, and how much of the result was luck, reading and choices.
//
// A bout is a sequence of rolls, choices of one corner and secret picks of both. Let V be the chance that red wins plus half
// the chance of a draw if both continue at level contender. Each step has a figure, and the figures add up exactly:
//
//   result - first_chance = luck + reading + errors of blue - errors of red + unexplained
//
// Luck of a roll: V after it, less the mean of V over all possible results; 0 on average. Error of a choice: V of the best
// answer less V of the one taken, as that corner sees it. Secret picks are compared with the mixes that nobody can exploit:
// what a pick loses against the other's mix is an error; what the pair of picks brought beyond that is reading. Unexplained
// is the inexactness of V itself between a step and the next.
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

/// Place of a step in the script: its first answer is dice[dice] or choices[choices].
struct StepPlace {
  std::size_t dice = 0;     ///< number of dice before it
  std::size_t choices = 0;  ///< number of choices before it

  friend bool operator==(const StepPlace&, const StepPlace&) = default;
};

/// An open choice or a secret pick, in the referee's notation.
struct StepAnswer {
  std::string taken;
  std::string best;                 ///< the best answer; `taken` if that is equally good
  std::string topic = {};           ///< of a secret pick: the referee's name of the decision
  std::vector<MixedPick> mix = {};  ///< of a secret pick: the best mix over all legal picks
};

/// One roll, choice or pair of picks. Chances are red's, 0 to 1.
struct LedgerStep {
  StepKind kind = StepKind::die;
  StepPlace place;
  std::uint8_t answers = 1;     ///< number of dice thrown together, or of choices in this step
  int round = 0;                ///< 0: before the first bell
  std::uint8_t seat = no_seat;  ///< who rolled or chose; `no_seat`: nobody or both
  std::string topic;            ///< the referee's name of the roll's purpose or of the decision
  double before = 0;
  double after = 0;
  double luck = 0;                   ///< of a roll, for red
  double spread = 0;                 ///< of a roll: the variance of its luck
  double reading = 0;                ///< of picks, for red
  std::array<double, 2> errors{};    ///< by corner: what it cost himself, 0 or more
  std::array<StepAnswer, 2> chosen;  ///< by corner; empty where he was not asked
  std::vector<int> faces;            ///< of a roll
  std::optional<RollCall> call;      ///< of a roll: with its target, if it has one
};

/// What a seat gained from one source, in the unit of its game.
struct AccountPart {
  std::string_view source;  ///< the referee's name of the source
  double skill = 0;
  double luck = 0;
};

/// What one answer of a seat was worth when it was given.
struct AccountDeal {
  StepPlace place;
  int round = 1;  ///< the fight, from 1
  double skill = 0;
};

/// The account of a seat: change = given + all skill + all luck.
struct SeatAccount {
  double change = 0;  ///< over the script so far
  double given = 0;   ///< what the seat got independently of who sat there
  std::vector<AccountPart> parts;
  std::vector<AccountDeal> deals = {};  ///< all answers with a worth other than 0, in order
};

/// The analysis of a bout, as far as its script goes.
struct Ledger {
  std::string game;
  double first_chance = 0.5;
  double result = 0.5;  ///< 1, 0.5 or 0; of an unfinished bout: V at its present state
  bool over = false;
  double luck = 0;
  double luck_spread = 0;  ///< standard deviation of the luck in such a bout
  double reading = 0;
  std::array<double, 2> errors{};  ///< by corner
  double unexplained = 0;
  std::array<PicksRead, 2> read{};  ///< by corner: how easily his secret picks could have been guessed
  std::vector<LedgerStep> steps = {};
  std::vector<SeatAccount> accounts = {};  ///< by seat, instead of all chances above, for games that are no bout of two
  std::string_view holders = {};           ///< of accounts: the referee's name of those who hold them
};

/// The secret picks of one corner, in order, as input of `read_picks`.
std::vector<SecretPick> secret_picks(const Ledger& ledger, std::size_t corner);

/// The place as text: "dice[12]" or "choices[7]".
std::string place_in_script(StepKind kind, const StepPlace& place);
inline std::string place_in_script(const LedgerStep& step) { return place_in_script(step.kind, step.place); }

/// The worth of an answer to the seat that is asked, as a champion in its place estimates it.
struct AnswerWorth {
  std::string answer;    ///< in the referee's notation
  double thousands = 0;  ///< in thousands of the accounts' unit, relative to the other answers; 0 for a secret pick
  double share = 0;      ///< of a secret pick: its share of the best mix
};

/// Advice to a seat that is asked, in a game that is no bout of two. Uses only what that seat may know.
struct Counsel {
  std::vector<AnswerWorth> answers;  ///< the answers worth considering, the best first
  double scatter = 0;                ///< differences below this, in thousands, are not significant
  std::string_view aspect = {};      ///< the game's name of the chance that the first answer depends on; empty: none
  double chance = 0;                 ///< that chance, 0 to 1
};

/// Analyses bouts of one game. Has no side effects and is safe to use from several threads; must not outlive its game.
class Analyst {
 public:
  Analyst() = default;
  Analyst(const Analyst&) = delete;
  Analyst& operator=(const Analyst&) = delete;
  virtual ~Analyst() = default;

  /// V at the match's present state: red's chance, 0 to 1; exactly 1, 0.5 or 0 when it is over. None: the game has no such
  /// chance. Does not use picks that are still sealed.
  [[nodiscard]] virtual std::optional<double> chance(const Match& match) const = 0;
  /// What each answer to `need` (one of the match's `pickers`, in the order of `Match::legal`) costs the seat that is asked
  /// compared with its best one, 0 to 1, the best 0; for secret picks against the other's best mix. Empty: not known.
  [[nodiscard]] virtual std::vector<double> costs(const Match& match, const Need& need) const = 0;
  /// The secret picks that both corners are asked for now: the chance after each pair, and both best mixes, in the order of
  /// `Match::legal`. None: not both are asked, or not known for this game.
  [[nodiscard]] virtual std::optional<PicksStudy> picks(const Match& match) const = 0;
  /// The game's name of the aspect that makes at least half of the advantage of one answer over another and that can be seen
  /// in figures available to the player; for a secret pick against the other's best mix. "end": that the bout may be over.
  /// Empty: no single aspect, or not known.
  [[nodiscard]] virtual std::string_view telling_aspect(const Match& /*match*/, const Need& /*need*/,
                                                        const std::string& /*better*/, const std::string& /*worse*/) const {
    return {};
  }
  /// Advice about `need` for a seat of a game that keeps accounts. None: this game works with chances.
  [[nodiscard]] virtual std::optional<Counsel> counsel(const Match& /*match*/, const Need& /*need*/) const {
    return std::nullopt;
  }
  /// The ledger of a script as far as it goes. Faults: those of the script; unavailable when `stop` was requested.
  [[nodiscard]] virtual Result<Ledger> analyse(const Script& script, const std::stop_token& stop) const = 0;
  /// The same, continuing a known ledger of the beginning of the script, which is not analysed again.
  [[nodiscard]] virtual Result<Ledger> go_on(Ledger /*known*/, const Script& script, const std::stop_token& stop) const {
    return analyse(script, stop);
  }
};

// Why an answer is the best, for the sentence of a corner man. Only reasons that the figures show clearly are given.

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
