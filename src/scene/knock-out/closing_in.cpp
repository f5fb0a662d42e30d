#include "scene/knock-out/closing_in.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "scene/knock-out/pace.h"
#include "scene/knock-out/stance.h"
#include "scene/timeline.h"

namespace fc::knock_out {
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
