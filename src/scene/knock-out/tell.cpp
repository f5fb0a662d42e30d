#include "scene/knock-out/choreography.h"

#include "scene/knock-out/game.h"
#include "scene/knock-out/readout.h"

namespace fc::knock_out {
namespace {

using scene::Ease;

constexpr float light_at_the_tables = 0.85F;
constexpr float light_under_the_cards = 0.5F;

class PoseUpdater {
 public:
  PoseUpdater(const Setup& setup, Cue& cue)
      : setup_(setup),
        pose_(cue.pose),
        shown_(cue.pose.shown),
        index_(cue.index),
        start_(cue.start),
        end_(cue.start + static_cast<double>(cue.duration)) {}

  void operator()(const Rolled& roll) {
    shown_.start_die = roll;
    pose_.die_thrown = start_;
    pose_.die_event = index_;
  }
  void operator()(const SeasonBegan&) { shown_.account.reset(); }
  void operator()(const TablePassed&) {
    begin_activity(Activity::challenge, start_);
    shown_.settlement.reset();
    pose_.has_odds = false;
    constexpr float light_between_fights = 0.6F;
    glide_on(pose_.house_light, light_between_fights, start_, 0.6F);
  }
  void operator()(const Challenged&) {
    begin_activity(Activity::training, end_);
    shown_.start_die.reset();
    shown_.result.reset();
    shown_.prizes.clear();
    shown_.punches.reset();
    shown_.chip.reset();
    pose_.cards.reset();
    pose_.sealed.reset();
    pose_.knockdown = {};
    pose_.raised.reset();
    pose_.has_odds = true;
    pose_.red_wins = scene::Track(0.5F);  // two who have not met are even: nothing comes over from the last fight
    pose_.red_is_out = scene::Track();
    pose_.blue_is_out = scene::Track();
    shown_.rounds.clear();
    reckon(odds_of(shown_.now.fight, fight_rounds), start_);
    ask(Decision::train, end_);
    glide_on(pose_.house_light, 1, start_, 0.9F);
    constexpr float from_the_ropes = path_spaces + 0.6F;  // where a boxer climbs in
    constexpr int climbing_steps = 3;
    constexpr float climbing_seconds = 0.9F;
    for (const Corner corner : both_corners) {
      const Fighter& fighter = shown_.now.fight.of(corner);
      tracks(corner) = MarkerTracks{.boxer = fighter.boxer,
                                    .walk = {.from = from_the_ropes,
                                             .to = static_cast<float>(fighter.distance),
                                             .steps = climbing_steps,
                                             .start = start_ + 0.2,
                                             .first = climbing_seconds / climbing_steps},
                                    .poise = scene::PoiseTracks(scene::poise_of({.facing = facing_of(corner)}))};
    }
  }
  void operator()(const TrainingSealed& event) {
    if (event.corner == Corner::red) {
      return;
    }
    seal(Decision::train);
    if (shown_.now.phase == Phase::bet) {
      begin_activity(Activity::betting, end_);
    } else {
      begin_fight(end_);
    }
  }
  void operator()(const BetOffered& event) {
    chip({.seat = event.seat, .placement = Placement::offered, .table = event.offer.table, .cell = event.offer.cell});
  }
  void operator()(const BetAccepted& event) {
    chip({.seat = event.seat, .placement = Placement::accepted, .table = event.accept.table, .cell = event.accept.cell});
  }
  void operator()(const BetPassed& event) { chip({.seat = event.seat, .placement = Placement::passed}); }
  void operator()(const PunchSealed& event) {
    if (event.corner == Corner::red) {
      return;
    }
    seal(Decision::punch);
    shown_.punches.reset();
    shown_.chip.reset();
    for (const Corner corner : both_corners) {
      take_up(corner, {});
    }
    const int round = shown_.now.fight.round;
    const float laying = card_pace(round).laying;
    pose_.cards = CardsInMiddle{.round = round, .laid = start_};
    glide_on(pose_.house_light, light_under_the_cards, start_, laying);
    glide_on(pose_.tables_light, light_under_the_cards, start_, laying);
  }
  void operator()(const PunchesRevealed& event) {
    shown_.punches->told = true;
    shown_.rounds.push_back({.mover = event.mover, .steps = event.steps, .hook = event.hook});
    if (event.steps > 0) {
      MarkerTracks& hit = tracks(event.mover);
      const int left = shown_.now.fight.of(event.mover).distance - event.moved;
      hit.walk = Walk{.from = hit.walk.to,
                      .to = static_cast<float>(left),
                      .steps = static_cast<int>(hit.walk.to) - left,  // surplus steps are lost
                      .start = start_ + static_cast<double>(blow_seconds + stunned_seconds),
                      .first = first_step_seconds,
                      .tempo = step_tempo};
    }
    // Chances tell how the round ends: they change when the driven man has come to a stand.
    reckon(odds_of(shown_.now.fight, fight_rounds - event.round), end_ - static_cast<double>(counting_seconds));
    glide_on(pose_.house_light, 1, start_, blow_seconds);
    constexpr float seconds = 0.4F;
    glide_on(pose_.tables_light, 1, end_ - static_cast<double>(seconds), seconds);
    for (const Corner corner : both_corners) {
      const bool driven = event.steps > 0 && corner == event.mover;
      take_up(corner, {.attacks = !driven, .attitude = driven ? scene::Attitude::staggered : scene::Attitude::upright},
              driven ? static_cast<double>(blow_seconds) : 0);
    }
    if (shown_.now.fight.round > event.round) {
      ask(Decision::punch, end_);
    }
  }
  void operator()(const FightEnded& event) {
    begin_activity(Activity::decision, start_);
    pose_.result_told = start_;
    shown_.result = FightResult{.winner = shown_.now.last_winner,
                                .loser = shown_.now.last_loser,
                                .corner = event.winner,
                                .knockout = event.knockout,
                                .rounds = event.rounds};
    if (event.knockout) {
      pose_.knockdown = {fc::index_of(other(event.winner)), fc::index_of(event.winner), start_};
      pose_.knockdown.stay_down(start_ + static_cast<double>(knockout_called_seconds));
    } else {
      pose_.raised = scene::Verdict{.at = start_, .winner = event.winner};
    }
    take_up(event.winner, {.attacks = true, .attitude = scene::Attitude::cheering});
    take_up(other(event.winner),
            {.down = event.knockout, .attitude = event.knockout ? scene::Attitude::upright : scene::Attitude::beaten});
  }
  void operator()(const PrizePaid& event) { shown_.prizes.push_back(event); }
  void operator()(const StandingChanged& event) {
    shown_.turning = TurningCard{.boxer = event.boxer, .from = event.before, .to = event.after, .share = 0};
  }
  void operator()(const BetSettled& event) {
    settlement().bets.push_back(event);
    pose_.settling = static_cast<float>(end_ - start_);
    book(event.payer, -event.amount, chips_leave);
    book(event.payee, event.amount, chips_arrive);
  }
  void operator()(const NetPaid& event) {
    pose_.settled[seat(event.seat)] = 0;
    if (setup_.options.betting) {
      settlement().nets.push_back({.seat = event.seat, .net = event.net, .ious = 0, .forgiven = event.forgiven});
    }
  }
  void operator()(const IouGiven&) {
    FixedVector<SettledNet, most_players>& nets = settlement().nets;
    ++nets[nets.size() - 1].ious;
  }
  void operator()(const SeasonEnded& event) {
    begin_activity(Activity::season_end, start_);
    pose_.account_began = start_;
    shown_.settlement.reset();
    shown_.account = SeasonAccount{.season = event.season, .last = event.season == 2 || !setup_.options.second_season};
    glide_on(pose_.house_light, light_at_the_tables, start_, 0.6F);
  }
  void operator()(const CardsPaid& event) {
    shown_.account->cards[seat(event.seat)] = event.cards;
    shown_.account->cards_paid[seat(event.seat)] = event.amount;
  }
  void operator()(const BonusPaid& event) { shown_.account->bonus[seat(event.seat)] = event.amount; }
  void operator()(const IousRepaid& event) {
    shown_.account->ious[seat(event.seat)] = event.ious;
    shown_.account->ious_repaid[seat(event.seat)] = event.amount;
  }
  void operator()(const GameEnded&) { begin_activity(Activity::finished, start_); }

 private:
  static std::size_t seat(int number) { return static_cast<std::size_t>(number); }
  MarkerTracks& tracks(Corner corner) { return pose_.markers[fc::index_of(corner)]; }

  /// Both face each other across the middle.
  void take_up(Corner corner, scene::Posture posture, double after = 0) {
    posture.facing = facing_of(corner);
    tracks(corner).poise.take_up(posture, start_ + after);
  }

  void begin_activity(Activity next, double at) {
    pose_.activity_before = shown_.activity;
    pose_.activity_began = at;
    shown_.activity = next;
  }

  void ask(Decision decision, double at) {
    pose_.question = decision;
    pose_.asked = at;
  }

  /// The chances glide there while the man who was hit goes his steps.
  void reckon(const Odds& odds, double at) {
    glide_on(pose_.red_wins, odds.red_wins, at, counting_seconds);
    glide_on(pose_.red_is_out, odds.red_is_out, at, counting_seconds);
    glide_on(pose_.blue_is_out, odds.blue_is_out, at, counting_seconds);
  }

  void seal(Decision decision) {
    pose_.question.reset();
    pose_.sealed = decision;
    pose_.sealed_at = start_;
  }

  void begin_fight(double at) {
    begin_activity(Activity::fight, at);
    ask(Decision::punch, at);
  }

  void chip(LaidChip laid) {
    pose_.sealed.reset();
    pose_.chip_laid = start_;
    shown_.chip = laid;
    if (shown_.now.phase != Phase::bet) {
      begin_fight(end_);
    }
  }

  /// What a bet brings counts at once, though the rules pay it with the net. after: in shares of the bet's time.
  void book(std::uint8_t of, Money amount, float after) {
    if (of == no_seat || amount == 0) {
      return;
    }
    settlement().won[of] += amount;
    pose_.settled[of] += amount;
    glide_on(pose_.money[of], static_cast<float>(shown_.now.player(of).money + pose_.settled[of]),
             start_ + static_cast<double>(after * pose_.settling), (1 - chips_arrive) * pose_.settling, Ease::out);
  }

  Settlement& settlement() {
    if (!shown_.settlement) {
      begin_activity(Activity::settlement, start_);
      shown_.settlement.emplace();
      pose_.settlement_began = start_;
      glide_on(pose_.house_light, light_at_the_tables, start_, 0.6F);
    }
    return *shown_.settlement;
  }

  const Setup& setup_;
  Pose& pose_;
  Readout& shown_;
  std::size_t index_;
  double start_;
  double end_;
};

/// The cards of a round begin to turn; what they do is not told yet.
void announce(Cue& cue) {
  const auto& reveal = std::get<PunchesRevealed>(cue.event);
  cue.pose.sealed.reset();
  cue.pose.cards->red = reveal.red;
  cue.pose.cards->blue = reveal.blue;
  cue.pose.cards->turned = cue.start + static_cast<double>(card_pace(reveal.round).breath);
  if (reveal.steps > 0) {
    cue.pose.cards->winner = other(reveal.mover);
  }
  cue.pose.shown.punches = ShownPunches{.round = reveal.round,
                                        .red = reveal.red,
                                        .blue = reveal.blue,
                                        .turned = 0,
                                        .told = false,
                                        .mover = reveal.mover,
                                        .steps = reveal.steps,
                                        .hook = reveal.hook,
                                        .age = 0};
}

}  // namespace

void tell(const Setup& setup, const View& view, Cue& cue) {
  Pose& pose = cue.pose;
  pose.shown.turning.reset();
  pose.event_told = cue.start;
  if (cue.announced) {
    announce(cue);
    return;
  }
  pose.shown.now = told_of(view);
  std::visit(PoseUpdater(setup, cue), cue.event);
  for (std::size_t seat = 0; seat < most_players; ++seat) {
    const Money owned = pose.shown.now.players[seat].money + pose.settled[seat];
    glide_on(pose.money[seat], static_cast<float>(owned), cue.start, counting_seconds, Ease::out);
  }
  glide_on(pose.bonus, static_cast<float>(pose.shown.now.bonus), cue.start, counting_seconds, Ease::out);
}

}  // namespace fc::knock_out
