#include "scene/knock-out/choreography.h"

#include <algorithm>
#include <cmath>

#include "rules/knock-out/questions.h"
#include "scene/knock-out/game.h"
#include "scene/knock-out/readout.h"

namespace fc::knock_out {
namespace {

constexpr float highest_hop = 0.26F;  // squares

/// From beside the man whom he has knocked out to his neutral corner, which is on that side of him.
void walk_to_corner(scene::Stage& stage, const scene::Knockdown& knockdown, double clock) {
  if (knockdown.lies()) {
    const float way = knockdown.way_to_corner(clock);
    scene::Marker& winner = stage.markers[*knockdown.other()];
    const scene::Marker& lies = stage.markers[*knockdown.who()];
    const scene::Vec3 from = meeting_at(stage.board, lies.corner, 0).striker;
    const scene::Vec3 to = scene::neutral_corner(stage.board, lies.at, winner.corner);
    winner.at.x = from.x + way * (to.x - from.x);
    winner.at.y = from.y + way * (to.y - from.y);
  }
}

void add_markers(scene::Stage& stage, const Setup& setup, const Pose& pose, double clock) {
  if (pose.markers[0].boxer == nobody) {
    return;
  }
  for (const Corner corner : both_corners) {
    const MarkerTracks& tracks = pose.markers[fc::index_of(corner)];
    const Walk::At on_the_way = tracks.walk.at(clock);
    scene::Vec3 at = place_on_path(corner, on_the_way.distance);
    at.z = scene::hop_height(on_the_way.share, highest_hop);
    scene::Marker& marker = stage.markers.emplace_back();
    marker.corner = corner;
    marker.boxer = static_cast<std::int8_t>(tracks.boxer);
    marker.at = at;
    marker.crowned = pose.shown.result && pose.shown.result->corner == corner;
    marker.owner = mark_of(setup, owner_of(tracks.boxer));
    tracks.poise.hold(marker, clock);
  }
  walk_to_corner(stage, pose.knockdown, clock);
}

/// On points nobody lies: the referee comes to the winner, who has driven the other back, and raises his hand.
void raise_where_he_stands(scene::Stage& stage, const scene::Verdict& verdict, double clock, scene::Motion motion) {
  scene::Marker& winner = stage.markers[fc::index_of(*verdict.winner)];
  constexpr float behind = 0.04F;
  const scene::Duty duty{.act = scene::Act::raise_hand,
                         .at = {winner.at.x + winner.facing * scene::at_arms_end, winner.at.y - behind, 0},
                         .facing = -winner.facing,
                         .start = verdict.at};
  show_duty(stage, duty, std::nullopt, clock, motion);
  const float share = motion == scene::Motion::reduced
                          ? 1
                          : scene::share_of(clock, verdict.at + static_cast<double>(seconds_on_the_way(duty)),
                                            static_cast<double>(scene::raising_seconds));
  winner.likeness.gesture = {.act = scene::Act::hand_raised, .share = share};
}

/// The nearer a man comes to the K.O. space, the more it shines.
void add_warning(scene::Stage& stage, const Pose& pose, double clock) {
  if (pose.markers[0].boxer == nobody) {
    return;
  }
  float nearest = path_spaces;
  for (const MarkerTracks& tracks : pose.markers) {
    nearest = std::min(nearest, tracks.walk.at(clock).distance);
  }
  constexpr float from = 3.5F;  // steps
  const float strength = std::clamp((from - nearest) / from, 0.0F, 1.0F);
  if (strength > 0) {
    stage.glows.push_back(knockout_glow(strength * strength));
  }
}

Seals seals_of(const Pose& pose, double clock) {
  if (pose.question && clock >= pose.asked) {
    return {.decision = *pose.question, .open = true, .sealed = false, .age = clock - pose.asked};
  }
  if (pose.sealed) {
    return {.decision = *pose.sealed, .open = false, .sealed = true, .age = clock - pose.sealed_at};
  }
  return {};
}

int seat_in_turn(const Setup& setup, const Readout& shown) {
  switch (shown.activity) {
    case Activity::challenge: return shown.now.challenger == no_seat ? -1 : shown.now.challenger;
    case Activity::betting: return shown.now.phase == Phase::bet ? bettor(setup, shown.now) : -1;
    default: return -1;
  }
}

/// Values are legible from half-way on, what they do only when it is told.
void turn_punches(ShownPunches& punches, const Pose& pose, double clock) {
  punches.turned = scene::share_of(clock, pose.cards->turned, static_cast<double>(card_pace(punches.round).turning));
  punches.age = std::max(0.0, clock - pose.cards->turned);
  if (punches.turned < 0.5F) {
    punches.red = punches.blue = 0;
  }
  if (!punches.told) {
    punches.mover = Corner::red;
    punches.steps = 0;
    punches.hook = false;
  }
}

bool lays_chip(const Event& event) {
  return std::holds_alternative<BetOffered>(event) || std::holds_alternative<BetAccepted>(event) ||
         std::holds_alternative<BetPassed>(event);
}

bool lays_last_chip(const Setup& setup, const State& before, const Event& event) {
  return lays_chip(event) && before.fight.bet_round == bet_rounds && before.fight.bet_turn == setup.players - 1;
}

bool is_on_net_sheet(const Event& event) {
  return std::holds_alternative<NetPaid>(event) || std::holds_alternative<IouGiven>(event);
}

/// The last line of the sheet of nets: what follows it, if anything, is something else.
bool ends_net_sheet(std::span<const Event> news, std::size_t at) {
  return is_on_net_sheet(news[at]) && (at + 1 == news.size() || !is_on_net_sheet(news[at + 1]));
}

/// Money that counts up or down does so in the chips that it is paid in.
float counted(const scene::Track& money, double clock) {
  constexpr float chip = 1000;
  const float from = money.at(money.start());
  const float now = money.at(clock);
  return clock >= money.end() ? now : from + chip * std::trunc((now - from) / chip);
}

}  // namespace

Choreography::Choreography(const Setup& setup) : CuedPlay(setup, opening_pose(setup)) {}

double Choreography::start_of(const Event& event, double now) const {
  const double start = next_start(now);
  const auto* training = std::get_if<TrainingSealed>(&event);
  const auto* punch = std::get_if<PunchSealed>(&event);
  const bool both_are_in =
      (training != nullptr && training->corner == Corner::blue) || (punch != nullptr && punch->corner == Corner::blue);
  const float open = choosing_seconds(last_pose().shown.now.fight.round);
  return both_are_in ? std::max(start, last_pose().asked + static_cast<double>(open)) : start;
}

void Choreography::add_cue(Cue cue, const View& view) {
  tell(setup(), view, cue);
  cue.row = row_of(cue);
  // A press must not carry away what is to be read together with what is being shown. The nets are one sheet.
  const auto told = timeline().all();
  const bool goes_on = told.empty() || (is_on_net_sheet(cue.event) && is_on_net_sheet(told.back().event));
  cue.row.drama = cue.row.drama && cue.duration > 0 && !goes_on;
  add(cue, std::max(cue.pose.knockdown.life_after(cue.start), cue.announced ? 0 : ornament_life(cue)));
}

float Choreography::duration_of(const Cue& cue, std::span<const Event> news, std::size_t at) const {
  const Event& event = cue.event;
  if (!setup().options.betting && is_on_net_sheet(event)) {
    return 0;  // nobody betted: there is nothing to be read
  }
  if (std::holds_alternative<BetSettled>(event)) {
    const std::optional<Settlement>& settlement = last_pose().shown.settlement;
    return settling_seconds(settlement ? settlement->bets.size() : 0);
  }
  const State& before = last_pose().shown.now;
  if (lays_chip(event)) {
    return chip_seconds(before.fight.bet_round) + (lays_last_chip(setup(), before, event) ? last_chip_seconds : 0);
  }
  if (const auto* seal = std::get_if<PunchSealed>(&event)) {
    return seal->corner == Corner::red ? 0 : card_pace(before.fight.round).laying;
  }
  if (const auto* reveal = std::get_if<PunchesRevealed>(&event)) {
    const bool out = reveal->moved >= before.fight.of(reveal->mover).distance;
    return row_of(cue).seconds + (out ? last_step_seconds : 0);
  }
  return row_of(cue).seconds + (ends_net_sheet(news, at) ? nets_seconds : 0);
}

void Choreography::play(std::span<const Event> news, std::size_t at, const View& view, double now) {
  Cue cue{{.start = start_of(news[at], now), .index = next_event(), .event = news[at], .pose = last_pose()}};
  if (const auto* reveal = std::get_if<PunchesRevealed>(&cue.event)) {
    Cue announced = cue;
    announced.announced = true;
    announced.duration = card_pace(reveal->round).announcing();
    add_cue(announced, view);
    cue.start = end_time();
    cue.pose = last_pose();
  }
  cue.duration = duration_of(cue, news, at);
  add_cue(cue, view);
}

scene::Stage Choreography::stage(double clock, scene::Motion motion) const {
  const Pose& pose = pose_at(clock);
  scene::Stage stage = lit_stage(ring_board(), clock);
  add_warning(stage, pose, clock);
  add_markers(stage, setup(), pose, clock);
  breathe(stage, moving_clock(clock), motion == scene::Motion::reduced);
  add_start_die(stage, pose, clock, motion);
  add_cards(stage, pose, clock, motion);
  for (const Cue& cue : timeline().recent(clock, longest_ornament)) {
    if (cue.announced) {
      add_sign(stage, cue, clock, motion);
    } else {
      add_ornaments(stage, cue, clock, motion);
    }
  }
  if (pose.raised && clock >= pose.raised->at) {
    raise_where_he_stands(stage, *pose.raised, std::min(clock, rest_time()), motion);
  }
  pose.knockdown.show(stage, std::min(clock, rest_time()));
  return stage;
}

Readout Choreography::readout(double clock) const {
  const Pose& pose = pose_at(clock);
  Readout shown = pose.shown;
  if (clock < pose.activity_began) {
    shown.activity = pose.activity_before;
  } else {
    shown.activity_age = clock - pose.activity_began;
  }
  shown.turn = seat_in_turn(setup(), shown);
  for (std::size_t seat = 0; seat < most_players; ++seat) {
    shown.money[seat] = counted(pose.money[seat], clock);
  }
  shown.bonus = counted(pose.bonus, clock);
  shown.tables_light = pose.tables_light.at(clock);
  shown.start_die_rests = clock >= pose.die_thrown + static_cast<double>(die_seconds);
  shown.seals = seals_of(pose, clock);
  if (pose.has_odds) {
    shown.odds = Odds{.red_wins = pose.red_wins.at(clock),
                      .red_is_out = pose.red_is_out.at(clock),
                      .blue_is_out = pose.blue_is_out.at(clock)};
  }
  const double age = clock - pose.event_told;
  if (shown.turning) {
    shown.turning->share = scene::share_of(age, 0, static_cast<double>(class_card_seconds));
  }
  if (shown.chip) {
    shown.chip->age = clock - pose.chip_laid;
  }
  if (shown.punches) {
    turn_punches(*shown.punches, pose, clock);
  }
  if (shown.result) {
    shown.result->age = clock - pose.result_told;
  }
  if (shown.settlement) {
    shown.settlement->age = clock - pose.settlement_began;
    shown.settlement->share =
        shown.settlement->nets.empty() ? scene::share_of(age, 0, static_cast<double>(pose.settling)) : 1;
  }
  if (shown.account) {
    shown.account->age = clock - pose.account_began;
  }
  return shown;
}

}  // namespace fc::knock_out
