// What Knock Out's panels show at one moment of the clock: the game as the cues have told it so far, never as the match
// already is. Nothing in it is secret: hidden cards are numbers only. Source: rules/knock-out/rules.md, 3.14, 10.
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

namespace fc::knock_out {

// How a fight is likely to end, for everybody who knows no more of it than can be seen: where both men stand and how many
// rounds are left. Exact if both managers draw their cards as the strongest of the computer's train against full decks;
// nobody's cards come into it, neither those in hand nor those that were played. Source: rules/knock-out/rules.md, 3.7.

/// Chances, 0 to 1.
struct Odds {
  float red_wins = 0;
  float red_is_out = 0;  ///< knocked out
  float blue_is_out = 0;

  friend bool operator==(const Odds&, const Odds&) = default;
};

/// fight: both boxers are known. rounds: still to come, 0 to 3.
Odds odds_of(const Fight& fight, int rounds);
/// Of a fight that is over.
Odds odds_of(Corner winner, bool knockout);

/// That what an offer on this table says comes true.
float chance_of(const Odds& odds, Corner table, BetType type);

// How long everything takes in a game of Knock Out, in seconds at speed 1x: a fight with five managers' bets is told in
// about three quarters of a minute, besides what people think. Source: overlay/design.md, Time.

/// The farthest a man is driven back in one round: by the left hook.
inline constexpr float most_driven_back = 4;

/// A secret question stays open at least so long, asked or forced: how long it took tells nothing. round: of the fight, 1 to
/// 3; training counts as the first.
constexpr float choosing_seconds(int round) { return round <= 1 ? 1.8F : 0.7F; }
/// Both cards of a round over the ring: they come, a held breath, they turn together, the sign between them can be read,
/// the winning one lifts, strikes the other away, and they are gone. The first round of a fight explains the others.
struct CardPace {
  float laying;
  float breath;
  float turning;
  float reading;
  float lifting;
  float leaving;

  /// After they began to turn.
  [[nodiscard]] constexpr float sign_after() const { return turning + 0.04F; }
  [[nodiscard]] constexpr float lifts_after() const { return sign_after() + reading; }
  [[nodiscard]] constexpr float strikes_after() const { return lifts_after() + lifting; }
  [[nodiscard]] constexpr float gone_after() const { return strikes_after() + leaving; }
  /// From the seals to the reveal: the man sets out as his card strikes.
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
/// From the reveal to the blow, from the blow to the first step of the man it drives, and his steps: each is faster than the
/// one before. Until the one who strikes has crossed the ring, and for how long he goes back.
inline constexpr float blow_seconds = 0.62F;
inline constexpr float closing_seconds = 0.4F;
inline constexpr float going_back_seconds = 0.46F;
inline constexpr float stunned_seconds = 0.16F;
inline constexpr float first_step_seconds = 0.36F;
inline constexpr float step_tempo = 0.82F;
/// The number of the step onto the K.O. space stands so much longer before he falls.
inline constexpr float last_step_seconds = 0.06F;
/// From the reveal until that step lands. step: 1 to 4.
float driven_step_lands(int step);
/// From the reveal until the one who strikes lets him go. steps: that he drives him, 1 to 4.
float goes_back_after(int steps);
/// Over a knocked out boxer the referee counts 8, 9, 10: seconds from the end of the fight. Then the bell calls it.
inline constexpr int first_counted = 8;
inline constexpr int last_counted = 10;
inline constexpr float counted_apart_seconds = 0.42F;
constexpr float counted_at(int number) { return 1.05F + counted_apart_seconds * static_cast<float>(number - first_counted); }
inline constexpr float knockout_called_seconds = counted_at(last_counted + 1);
/// How long a settled bet is on show: each is faster than the one before. before: bets settled before it. Its chips leave
/// the row and arrive at those shares of the time.
float settling_seconds(std::size_t before);
inline constexpr float chips_leave = 0.15F;
inline constexpr float chips_arrive = 0.6F;
/// A chip is laid or laid aside; from the second round of bets on everybody knows how it goes. bet_round: 1 to 3.
constexpr float chip_seconds(int bet_round) { return bet_round <= 1 ? 0.5F : 0.34F; }
/// A pause after the last chip: no more bets.
inline constexpr float last_chip_seconds = 0.8F;
/// The sheet of nets stays open after its last line: what the fight's bets came to for everybody has to be read.
inline constexpr float nets_seconds = 2.0F;
/// A class card turns over; money counts.
inline constexpr float class_card_seconds = 0.6F;
inline constexpr float counting_seconds = 0.6F;
/// The start player's die tumbles.
inline constexpr float die_seconds = 0.9F;

/// The banner: what the table is doing.
enum class Act : std::uint8_t {
  start_player,  ///< the die for the start player
  challenge,     ///< the challenger looks for a pair
  training,      ///< both corners pick their cards
  betting,       ///< three rounds of chips
  fight,         ///< cards, round by round
  decision,      ///< who won; prizes, classes and titles
  settlement,    ///< every bet, one by one, then the nets and the IOUs
  season_end,    ///< cards, bonus and IOUs are paid
  finished,
};

/// The secret question of the moment. Both corners answer it, whether or not the rules had to ask both: it looks the same.
struct Seals {
  Decision decision = Decision::train;  ///< train or punch
  bool open = false;                    ///< asked, and not both are in: both corners show "choosing"
  bool sealed = false;  ///< both are in: until the cards turn, and of a training until the first bet or punch
  double age = 0;       ///< seconds since it was asked, or since both seals fell
};

/// A class card while it turns over, or has just turned.
struct TurningCard {
  BoxerIndex boxer = nobody;
  Boxer from;
  Boxer to;
  float share = 0;  ///< 0 shows `from`, 1 `to`
};

enum class Placement : std::uint8_t { offered, accepted, passed };

/// The last chip that was laid. table, cell: mean nothing for a pass.
struct LaidChip {
  int seat = 0;
  Placement placement = Placement::passed;
  Corner table = Corner::red;
  int cell = 0;
  double age = 0;
};

/// The cards of the round that is fought. Their values are 0 until they are turned far enough to be read.
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

/// What a round came to, for all to see in the ring; its cards are out of sight.
struct FoughtRound {
  Corner mover = Corner::red;
  int steps = 0;  ///< that he was driven; 0: nobody moved
  bool hook = false;
};

struct FightResult {
  BoxerIndex winner = nobody;
  BoxerIndex loser = nobody;
  Corner corner = Corner::red;  ///< the winner's
  bool knockout = false;
  int rounds = 0;
  double age = 0;

  /// Whether everybody may know it: over a man who is knocked out the referee counts first.
  [[nodiscard]] bool called() const { return !knockout || age >= static_cast<double>(knockout_called_seconds); }
};

struct SettledNet {
  int seat = 0;
  Money net = 0;
  int ious = 0;        ///< taken now
  Money forgiven = 0;  ///< debt that the bank bears, because the printed IOUs are out
};

/// The settlement, as far as it has come.
struct Settlement {
  FixedVector<BetSettled, 2 * cells> bets;     ///< shown so far, red table first; the last is the one being shown
  float share = 0;                             ///< of the last bet's time on show, 0 to 1
  std::array<Money, most_players> won{};       ///< by seat: what the bets shown so far have brought, below 0: have cost
  FixedVector<SettledNet, most_players> nets;  ///< from the challenger clockwise; empty while bets are shown
  double age = 0;                              ///< seconds since it began
};

/// The account at a season's end, as far as it has come. By seat.
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
  /// The game as told. Every unplayed or trained card of anybody counts as a 1 in it: `count_of(cards)` is right, values
  /// say nothing, and the functions of rules/knock-out/questions.h can be asked (challenge_bar, bettor, offers_shown).
  /// Seals are not in it: while a secret question is open, its phase is train_red or punch_red. The fight stays, bets and
  /// all, until the red table goes on.
  State now;
  Act act = Act::start_player;
  double act_age = 0;  ///< seconds
  int turn = -1;       ///< seat that is to challenge or bet; -1: nobody alone
  /// Money as it counts up and down, bet by bet; equal to the players' money when nothing is paid.
  std::array<float, most_players> money{};
  float bonus = 0;         ///< the pot, counting too
  float tables_light = 1;  ///< of the betting tables, 0 to 1: lower while the cards are over the ring
  std::optional<Rolled> start_die;
  bool start_die_rests = false;  ///< before that its value must not be shown
  Seals seals;
  std::optional<TurningCard> turning;
  std::optional<LaidChip> chip;         ///< from the first until the first punch is sealed
  std::optional<ShownPunches> punches;  ///< from the first lift of a card until the next round's seals or the next pair
  FixedVector<FoughtRound, fight_rounds> rounds;  ///< of the fight, told so far
  std::optional<Odds> odds;                       ///< of the fight, from the pair until the red table goes on; they glide
  std::optional<FightResult> result;              ///< from the end of the fight until the next challenge
  FixedVector<PrizePaid, 2> prizes;               ///< from the end of the fight until the next challenge
  std::optional<Settlement> settlement;  ///< from its first bet or net until the red table goes on, or the season ends
  std::optional<SeasonAccount> account;  ///< from the season's end until the next one begins

  /// Both corners' cards of the round lie in the middle, and what they do is not told yet: in `now` they still are in hand.
  [[nodiscard]] bool card_in_middle() const {
    return (seals.sealed && seals.decision == Decision::punch) || (punches && !punches->told);
  }
  /// Cards face down before a corner of this fight; the one in the middle is not among them.
  [[nodiscard]] int trained_left(Corner corner) const {
    return count_of(now.fight.of(corner).training) - (card_in_middle() ? 1 : 0);
  }
  /// Cards in a manager's hand; the one in the middle is not among them.
  [[nodiscard]] int cards_left(int seat) const {
    return count_of(now.player(seat).cards) - (now.fight.corner_of(seat) && card_in_middle() ? 1 : 0);
  }
};

/// What an onlooker sees of the game, as `Readout::now` has it when all is told.
State told_of(const View& view);

}  // namespace fc::knock_out
