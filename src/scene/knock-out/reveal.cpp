#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>

#include "scene/knock-out/choreography.h"
#include "scene/knock-out/readout.h"
#include "scene/ornament.h"
#include "scene/timeline.h"

namespace fc::knock_out {
namespace {

using scene::Ease;
using scene::Motion;

// In shares of the box over the ring, as red's; blue's are mirrored.
constexpr scene::Vec3 under_the_column{-0.12F, 0.86F, 0};
constexpr scene::Vec3 in_the_middle{0.3F, 0.43F, 0};
constexpr float size_in_hand = 0.5F;
constexpr float leaning = 0.06F;  // radians
constexpr float lift = 0.1F;      // card heights
constexpr float drawn_back = 0.05F;
constexpr float struck_at = 0.17F;  // where the winning card meets the other, from its own place
constexpr float thrown_out = 0.2F;  // not over what hangs beside the ring
constexpr float thrown_tilt = 0.5F;
constexpr float striking_share = 0.3F;  // of the time in which both leave

float share_since(double clock, double start, float seconds) {
  return scene::share_of(clock, start, static_cast<double>(seconds));
}

float share_leaving(double clock, const CardsInMiddle& cards) {
  const CardPace pace = card_pace(cards.round);
  return share_since(clock, cards.turned + static_cast<double>(pace.strikes_after()), pace.leaving);
}

/// A card as red's would lie, x from its own side.
struct Lie {
  float x = 0;
  float y = 0;
  float z = 0;
  float tilt = 0;  ///< + leans outwards
  float size = 1;
  float alpha = 1;
};

Lie dealt(float share, Motion motion) {
  const float way = motion == Motion::reduced ? 1 : eased(Ease::out, share);
  const auto between = [way](float from, float to) { return from + (to - from) * way; };
  return {.x = between(under_the_column.x, in_the_middle.x),
          .y = between(under_the_column.y, in_the_middle.y),
          .z = 0,
          .tilt = between(-leaning * 4, leaning),
          .size = between(size_in_hand, 1),
          .alpha = motion == Motion::reduced ? share : 1};
}

/// It draws back, strikes and goes up.
void win(Lie& lie, double clock, const CardsInMiddle& cards) {
  const CardPace pace = card_pace(cards.round);
  const float back =
      eased(Ease::out, share_since(clock, cards.turned + static_cast<double>(pace.lifts_after()), pace.lifting));
  const float leaving = share_leaving(clock, cards);
  const float strikes = eased(Ease::in, std::min(1.0F, leaving / striking_share));
  const float gone = std::max(0.0F, (leaving - striking_share) / (1 - striking_share));
  lie.x += -drawn_back * back + (drawn_back + struck_at) * strikes;
  lie.z += lift * back + gone;
  lie.tilt += leaning * back - 3 * leaning * strikes;
  lie.size += 0.1F * back;
  lie.alpha = 1 - gone;
}

/// It flies off towards its own corner.
void lose(Lie& lie, double clock, const CardsInMiddle& cards) {
  const float leaving = share_leaving(clock, cards);
  const float struck = std::max(0.0F, (leaving - striking_share) / (1 - striking_share));
  lie.x -= thrown_out * struck;
  lie.z += 0.5F * struck * (1 - struck);
  lie.tilt += thrown_tilt * struck;
  lie.alpha = 1 - struck * struck;
}

void leave(Lie& lie, Corner corner, const CardsInMiddle& cards, double clock, Motion motion) {
  if (cards.red == 0) {
    return;
  }
  if (motion == Motion::reduced || !cards.winner) {
    lie.alpha = 1 - share_leaving(clock, cards);
  } else if (cards.winner == corner) {
    win(lie, clock, cards);
  } else {
    lose(lie, clock, cards);
  }
}

void add_card(scene::Stage& stage, Corner corner, const CardsInMiddle& cards, double clock, Motion motion) {
  Lie lie = dealt(share_since(clock, cards.laid, card_pace(cards.round).laying), motion);
  leave(lie, corner, cards, clock, motion);
  const float turned =
      cards.red == 0 ? 0 : eased(Ease::in_out, share_since(clock, cards.turned, card_pace(cards.round).turning));
  const bool is_red = corner == Corner::red;
  stage.cards.push_back({.table = scene::Table::ring,
                         .face = turned >= 0.5F ? std::to_string(is_red ? cards.red : cards.blue) : std::string(),
                         .corner = corner,
                         .turned = turned,
                         .at = {is_red ? lie.x : 1 - lie.x, lie.y, lie.z},
                         .tilt = is_red ? -lie.tilt : lie.tilt,
                         .size = lie.size,
                         .alpha = lie.alpha});
}

}  // namespace

void add_cards(scene::Stage& stage, const Pose& pose, double clock, Motion motion) {
  if (!pose.cards || clock < pose.cards->laid) {
    return;
  }
  if (clock >= pose.cards->turned + static_cast<double>(card_pace(pose.cards->round).gone_after())) {
    return;
  }
  // The one that strikes lies above the other.
  const Corner above = pose.cards->winner.value_or(Corner::blue);
  add_card(stage, other(above), *pose.cards, clock, motion);
  add_card(stage, above, *pose.cards, clock, motion);
}

void add_sign(scene::Stage& stage, const Cue& cue, double clock, Motion motion) {
  const auto& reveal = std::get<PunchesRevealed>(cue.event);
  const CardPace pace = card_pace(reveal.round);
  const double pops = cue.pose.cards->turned + static_cast<double>(pace.sign_after());
  const scene::Ornament sign(stage, static_cast<float>(clock - pops), cue.index, motion);
  const std::size_t calls = stage.calls.size();
  const float seconds = pace.strikes_after() - pace.sign_after() + 0.12F;
  constexpr scene::Vec3 between{0.5F, 0.43F, 0};
  constexpr scene::Vec3 below{0.5F, 0.76F, 0};
  if (reveal.hook) {
    sign.call("knock-out.call.hook", seconds, below, 1.6F, scene::Ink::gold);
    sign.shake(sign.age(), 0.08F, 0.35F);
  } else {
    const char* relation = reveal.red == reveal.blue  ? "knock-out.call.equal"
                           : reveal.red < reveal.blue ? "knock-out.call.less"
                                                      : "knock-out.call.more";
    sign.call(relation, seconds, between, 1.9F, reveal.steps == 0 ? scene::Ink::paper : scene::ink_of(other(reveal.mover)));
  }
  for (std::size_t call = calls; call < stage.calls.size(); ++call) {
    stage.calls[call].pinned = true;
  }
}

namespace {

using scene::Ease;
using scene::Vec3;

constexpr float comes_out = 0.7F;  // steps
constexpr float arm = 1.12F;       // squares from foot to foot
constexpr float closest_to_ropes = 0.1F;
// A man who is knocked out falls before the other leaves him, and the camera stays.
constexpr float watches_seconds = 1.1F;
constexpr float until_filmed_lying = 1.9F;
// The way round him, in squares, and home again round wherever he has been driven.
constexpr float passes_beside = 0.45F;
constexpr float goes_home_beside = 1.3F;

/// 0 to 1 while it begins, 1, and back to 0 while it ends.
float held_between(float age, float begins, float rises, float ends, float falls) {
  const float up = std::clamp((age - begins) / rises, 0.0F, 1.0F);
  const float down = std::clamp((age - ends) / falls, 0.0F, 1.0F);
  return up - down;
}

/// How far he is on his way to the meeting: 0 in his place, 1 there or behind the man whom he drives.
float way_of_striker(float age, float leaves, bool calm) {
  if (calm) {
    return age >= closing_seconds && age < leaves ? 1.0F : 0.0F;
  }
  const float way = held_between(age, 0, closing_seconds, leaves, going_back_seconds);
  return scene::eased(age < leaves ? Ease::in_out : Ease::out, way);
}

/// Every step after the first is a shove.
void shove(scene::Marker& striker, float age, int steps) {
  constexpr float meets = 0.5F;  // of a punch's share
  for (int step = 2; step <= steps; ++step) {
    const float begins = driven_step_lands(step - 1) - 0.06F;
    const float seconds = driven_step_lands(step) - begins;
    if (age >= begins && age < begins + seconds) {
      const float share = std::min(1.0F, 0.3F + (age - begins) / seconds);
      striker.likeness.gesture = {.act = scene::Act::body,
                                  .share = share < meets ? share : std::min(1.0F, meets + 0.6F * (share - meets)),
                                  .weight = 0.8F,
                                  .amount = 1,
                                  .fist = step % 2 == 0 ? scene::Fist::left : scene::Fist::right};
    }
  }
}

}  // namespace

Meeting meeting_at(const scene::Board& board, Corner struck_one, float steps) {
  const Vec3 struck = place_on_path(struck_one, std::max(0.0F, steps - comes_out));
  const float outwards = struck_one == Corner::red ? -1.0F : 1.0F;
  const float farthest = static_cast<float>(board.columns) - closest_to_ropes;
  return {.struck_one = struck_one,
          .struck = struck,
          .striker = {std::clamp(struck.x + outwards * arm, closest_to_ropes, farthest), struck.y, 0}};
}

void close_in(scene::Stage& stage, const Meeting& meeting, float age, const Drive& drive, scene::Motion motion) {
  const int steps = drive.steps;
  const bool calm = motion == scene::Motion::reduced;
  // Until the driven man stands where he goes, or lies there and is filmed lying.
  constexpr float leaves_in = 0.5F;
  const float over = driven_step_lands(steps) + (drive.knocks_out ? until_filmed_lying : 0.12F);
  // Without motion he would be gone from one picture to the next: he stays for as long as they are filmed.
  const float lets_go = calm && !drive.knocks_out ? over + leaves_in / 2 : goes_back_after(steps);
  const float leaves = lets_go + (drive.knocks_out ? watches_seconds : 0);
  scene::Marker& struck = stage.markers[index_of(meeting.struck_one)];
  scene::Marker& striker = stage.markers[index_of(other(meeting.struck_one))];

  // He steps out as the other one comes, and his first driven step begins where that ended.
  constexpr float steps_out_after = 0.12F;
  constexpr float stunned_until = blow_seconds + stunned_seconds;
  const float out = held_between(age, steps_out_after, closing_seconds - steps_out_after, stunned_until, first_step_seconds);
  const Vec3 middle = place_on_path(meeting.struck_one, 0);
  const Vec3 one_step = place_on_path(meeting.struck_one, 1);
  struck.at.x += comes_out * out * (middle.x - one_step.x);
  struck.at.y += comes_out * out * (middle.y - one_step.y);

  const float way = way_of_striker(age, leaves, calm);
  if (way > 0) {
    const Vec3 from = striker.at;
    const float home_beside = drive.knocks_out ? 0 : goes_home_beside;
    const float beside = age < leaves ? passes_beside : home_beside;
    const float round_him = beside * std::sin(std::numbers::pi_v<float> * way);
    // Until he lets him go he keeps at arm's length from him, on the ropes' side.
    const bool drives = age >= blow_seconds;
    const Vec3 behind{struck.at.x + meeting.striker.x - meeting.struck.x, struck.at.y + meeting.striker.y - meeting.struck.y,
                      0};
    const Vec3& there = drives ? behind : meeting.striker;
    striker.at.x += (there.x - from.x) * way;
    striker.at.y += (there.y - from.y) * way + (striker.corner == Corner::red ? round_him : -round_him);
    striker.facing = striker.at.x < struck.at.x ? 1.0F : -1.0F;
    struck.facing = -striker.facing;
    if (way < 1 && !calm) {
      const float share = age < closing_seconds ? age / closing_seconds : (age - leaves) / going_back_seconds;
      striker.likeness.gesture = {.act = scene::Act::rush, .share = share, .weight = 0.7F, .amount = 1};
    }
  }

  if (way >= 1) {
    shove(striker, age, steps);
  }

  constexpr float comes_after = 0.08F;
  const float near = held_between(age, comes_after, closing_seconds - comes_after, over, leaves_in);
  if (near > 0) {
    constexpr float chest = 0.6F;
    stage.camera.nearer = scene::eased(Ease::in_out, near);
    stage.camera.focus = {struck.at.x, struck.at.y, chest};
  }
}

}  // namespace fc::knock_out
