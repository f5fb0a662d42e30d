// What Knock Out's panels show at one moment of the clock: the game as told by the cues so far, even if the match is further
// on. Nothing in it is secret: of hidden cards only the number is known. Source: rules/knock-out/rules.md, 3.14, 10.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/corner.h"
#include "core/fixed_vector.h"
#include "core/need.h"
#include "rules/knock-out/events.h"
#include "rules/knock-out/setup.h"
#include "rules/knock-out/state.h"
#include "scene/blows/stance.h"

namespace fc::knock_out {

// The chances of a fight as they can be known to everybody: by where both men stand and how many rounds are left. Exact if
// both managers draw their cards as the strongest computer player trains against full decks; the real cards, in hand or
// played, are not considered. Source: rules/knock-out/rules.md, 3.7.

/// Chances, 0 to 1.
struct Odds {
  float red_wins = 0;
  float red_is_out = 0;  ///< knocked out
  float blue_is_out = 0;

  friend bool operator==(const Odds&, const Odds&) = default;
};

/// The odds of a fight in progress. fight: with both boxers; rounds: still to come, 0 to 3.
Odds odds_of(const Fight& fight, int rounds);
/// The odds of a fight that is over: 0 or 1.
Odds odds_of(Corner winner, bool knockout);

/// The chance that an offer of this type on this table wins.
float chance_of(const Odds& odds, Corner table, BetType type);

// The timing of a game of Knock Out, in seconds at speed 1x: a fight with five managers' bets takes about three quarters of
// a minute, besides the time that people think. Source: overlay/design.md, Time.

/// The most steps that a man is driven in one round: by the left hook.
inline constexpr float most_driven_back = 4;

/// The shortest time for which a secret question is shown as open, asked or forced, so that its length reveals nothing.
/// round: of the fight, 1 to 3; training counts as the first.
constexpr float choosing_seconds(int round) { return round <= 1 ? 1.8F : 0.7F; }
/// Seconds of each step while both cards of a round are over the ring: they come, pause, turn together, the sign between
/// them is read, the winning one lifts, strikes the other away, and they are gone. Slower in a fight's first round, which
/// explains the others.
struct CardPace {
  float laying;
  float breath;
  float turning;
  float reading;
  float lifting;
  float leaving;

  /// Seconds after they began to turn.
  [[nodiscard]] constexpr float sign_after() const { return turning + 0.04F; }
  [[nodiscard]] constexpr float lifts_after() const { return sign_after() + reading; }
  [[nodiscard]] constexpr float strikes_after() const { return lifts_after() + lifting; }
  [[nodiscard]] constexpr float gone_after() const { return strikes_after() + leaving; }
  /// Seconds from the sealed cards to the reveal: the man sets out as his card strikes.
  [[nodiscard]] constexpr float announcing() const { return breath + strikes_after() + 0.1F; }
};
constexpr CardPace card_pace(int round) {
  return round <= 1
             ? CardPace{.laying = 0.45F,
                        .breath = 0.5F,
                        .turning = 0.45F,
                        .reading = 0.7F,
                        .lifting = 0.22F,
                        .leaving = 0.34F}
             : CardPace{
                   .laying = 0.36F, .breath = 0.5F, .turning = 0.34F, .reading = 0.42F, .lifting = 0.18F, .leaving = 0.3F};
}
/// In seconds: from the reveal to the blow; until the striker has crossed the ring; his way back.
inline constexpr float blow_seconds = 0.62F;
inline constexpr float closing_seconds = 0.4F;
inline constexpr float going_back_seconds = 0.46F;
/// Seconds from the reveal until that step of the man whom the blow drives lands. step: 1 to 4.
float driven_step_lands(int step);
/// In seconds: from the blow to his first step; that step. step_tempo: length of each further step, relative to the one
/// before. last_step_seconds: how much longer the number of the step onto the K.O. space is shown before he falls.
inline constexpr float stunned_seconds = 0.16F;
inline constexpr float first_step_seconds = 0.36F;
inline constexpr float step_tempo = 0.82F;
inline constexpr float last_step_seconds = 0.06F;
/// Seconds from the reveal until the striker turns back. steps: that he drives the other, 1 to 4.
float goes_back_after(int steps);
/// The referee's count over a knocked out boxer, 8, 9, 10, in seconds from the end of the fight; then the bell ends it.
inline constexpr int first_counted = 8;
inline constexpr int last_counted = 10;
inline constexpr float counted_apart_seconds = 0.42F;
constexpr float counted_at(int number) { return 1.05F + counted_apart_seconds * static_cast<float>(number - first_counted); }
inline constexpr float knockout_called_seconds = counted_at(last_counted + 1);
/// Seconds for which a settled bet is shown, each shorter than the one before. before: number of bets settled before it.
/// chips_leave, chips_arrive: when its chips leave the row and arrive, as shares of that time.
float settling_seconds(std::size_t before);
inline constexpr float chips_leave = 0.15F;
inline constexpr float chips_arrive = 0.6F;
/// Seconds for laying a chip or passing; shorter from the second round of bets on. bet_round: 1 to 3.
constexpr float chip_seconds(int bet_round) { return bet_round <= 1 ? 0.5F : 0.34F; }
/// Seconds of the pause after the last chip.
inline constexpr float last_chip_seconds = 0.8F;
/// Seconds for which the sheet of nets stays open after its last line, to be read.
inline constexpr float nets_seconds = 2.0F;
/// Seconds in which a class card turns over, and money counts up or down.
inline constexpr float class_card_seconds = 0.6F;
inline constexpr float counting_seconds = 0.6F;
/// Seconds in which the start player's die rolls.
inline constexpr float die_seconds = 0.9F;

/// What the table is doing, shown on the banner.
enum class Activity : std::uint8_t {
  start_player,  ///< the die for the start player
  challenge,     ///< the challenger looks for a pair
  training,      ///< both corners pick their cards
  betting,       ///< three rounds of chips
  fight,         ///< cards, round by round
  decision,      ///< who won; prizes, classes and titles
  settlement,    ///< bets one by one, then the nets and the IOUs
  season_end,    ///< cards, bonus and IOUs are paid
  finished,
};

/// The present secret question. It is shown for both corners, whether or not the rules had to ask both, so that it always
/// looks the same.
struct Seals {
  Decision decision = Decision::train;  ///< train or punch
  bool open = false;                    ///< asked, and not both answers are in: both corners show "choosing"
  bool sealed = false;  ///< both answers are in: until the cards turn, after a training until the first bet or punch
  double age = 0;       ///< seconds since it was asked, or since both seals fell
};

/// A class card that is turning over, or has just turned.
struct TurningCard {
  BoxerIndex boxer = nobody;
  Boxer from;
  Boxer to;
  float share = 0;  ///< 0 shows `from`, 1 `to`
};

enum class Placement : std::uint8_t { offered, accepted, passed };

/// The last placement. table, cell: not valid for a pass.
struct LaidChip {
  int seat = 0;
  Placement placement = Placement::passed;
  Corner table = Corner::red;
  int cell = 0;
  double age = 0;
};

/// The cards of the present round. Their values are 0 until they are turned far enough to be read.
struct ShownPunches {
  int round = 1;
  int red = 0;
  int blue = 0;
  float turned = 0;   ///< 0 face down, 1 face up
  bool told = false;  ///< who moved, and how far, may be shown
  Corner mover = Corner::red;
  int steps = 0;  ///< 0: equal, nobody moves
  bool hook = false;
  double age = 0;  ///< seconds since the cards began to turn
};

/// The result of a round in this fight, whose cards are out of sight.
struct FoughtRound {
  Corner mover = Corner::red;
  int steps = 0;  ///< steps that he was driven; 0: nobody moved
  bool hook = false;
};

struct FightResult {
  BoxerIndex winner = nobody;
  BoxerIndex loser = nobody;
  Corner corner = Corner::red;  ///< the winner's
  bool knockout = false;
  int rounds = 0;
  double age = 0;

  /// Whether a knocked out boxer has reached the canvas.
  [[nodiscard]] bool lies() const { return !knockout || age >= static_cast<double>(scene::floor_seconds); }
  /// Whether the result may be shown: after a knockout the referee counts first.
  [[nodiscard]] bool called() const { return !knockout || age >= static_cast<double>(knockout_called_seconds); }
};

struct SettledNet {
  int seat = 0;
  Money net = 0;
  int ious = 0;        ///< taken in this settlement
  Money forgiven = 0;  ///< debt that the bank bears because no printed IOUs are left
};

/// The settlement, as far as it has come.
struct Settlement {
  FixedVector<BetSettled, 2 * cells> bets;     ///< shown so far, red table first; the last is the one being shown
  float share = 0;                             ///< share of the last bet's time that has passed, 0 to 1
  std::array<Money, most_players> won{};       ///< by seat: sum of the bets shown so far; negative: lost
  FixedVector<SettledNet, most_players> nets;  ///< from the challenger clockwise; empty while bets are shown
  double age = 0;                              ///< seconds since it began
};

/// The account at a season's end, as far as it has been shown. By seat.
struct SeasonAccount {
  int season = 1;
  bool last = false;  ///< bonus and IOUs are settled too, then the game is over
  std::array<int, most_players> cards{};
  std::array<Money, most_players> cards_paid{};
  std::array<Money, most_players> bonus{};
  std::array<int, most_players> ious{};
  std::array<Money, most_players> ious_repaid{};
  double age = 0;
};

struct Readout {
  /// The game as told so far. Every unplayed or trained card counts as a 1 in it, so that `count_of(cards)` is right, values
  /// mean nothing, and functions of rules/knock-out/questions.h can be used (challenge_ineligibility, bettor, offers_shown).
  /// Sealed picks are not in it: while a secret question is open, its phase is train_red or punch_red. The fight stays, with
  /// its bets, until the red table moves on.
  State now;
  Activity activity = Activity::start_player;
  double activity_age = 0;  ///< seconds
  int turn = -1;            ///< seat that must challenge or bet; -1: nobody alone
  /// Money as it is shown while it counts up or down; equal to the players' money when nothing is being paid.
  std::array<float, most_players> money{};
  float bonus = 0;         ///< the pot, counting too
  float tables_light = 1;  ///< of the betting tables, 0 to 1: lower while the cards are over the ring
  std::optional<Rolled> start_die;
  bool start_die_rests = false;  ///< its value must not be shown before
  Seals seals;
  std::optional<TurningCard> turning;
  std::optional<LaidChip> chip;  ///< from the first placement until the first punch is sealed
  std::optional<ShownPunches>
      punches;  ///< from when the cards are first shown until the next round's picks or the next pair
  FixedVector<FoughtRound, fight_rounds> rounds;  ///< rounds of the fight told so far
  std::optional<Odds> odds;           ///< of the fight, from the pairing until the red table moves on; they move gradually
  std::optional<FightResult> result;  ///< from the end of the fight until the next challenge
  FixedVector<PrizePaid, 2> prizes;   ///< from the end of the fight until the next challenge
  std::optional<Settlement> settlement;  ///< from its first bet or net until the red table moves on or the season ends
  std::optional<SeasonAccount> account;  ///< from the season's end until the next one begins

  /// Whether both corners' cards of the round lie in the middle with their effect not told yet; in `now` they are still in
  /// hand.
  [[nodiscard]] bool card_in_middle() const {
    return (seals.sealed && seals.decision == Decision::punch) || (punches && !punches->told);
  }
  /// Number of cards face down before a corner of this fight, without the one in the middle.
  [[nodiscard]] int trained_left(Corner corner) const {
    return count_of(now.fight.of(corner).training) - (card_in_middle() ? 1 : 0);
  }
  /// Number of cards in a manager's hand, without the one in the middle.
  [[nodiscard]] int cards_left(int seat) const {
    return count_of(now.player(seat).cards) - (now.fight.corner_of(seat) && card_in_middle() ? 1 : 0);
  }
};

/// The game as an onlooker sees it, in the form of `Readout::now` when everything is told.
State told_of(const View& view);

}  // namespace fc::knock_out
