#include "scene/knock-out/reveal.h"

#include <string>

#include "scene/knock-out/pace.h"
#include "scene/ornament.h"

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

}  // namespace fc::knock_out
