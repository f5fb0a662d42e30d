#include "scene/officials.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "scene/timeline.h"

namespace fc::scene {
namespace {

constexpr double official_stride_seconds = 0.5;
constexpr float squares_a_second = 4.5F;
constexpr float behind_the_ropes = 0.9F;  // squares that he comes from behind
constexpr float leaving_seconds = 0.35F;

/// Always the same three men.
Looks looks_of(Attire attire) {
  switch (attire) {
    case Attire::doctor:
      return {.weight = 6,
              .height = 1,
              .head = Head::narrow,
              .hair = Hair::receding,
              .whiskers = Whiskers::goatee,
              .brows = Brows::thick};
    case Attire::second:
      return {.weight = 10,
              .height = -2,
              .head = Head::round,
              .hair = Hair::bald,
              .whiskers = Whiskers::thick,
              .nose = Nose::broken};
    default:
      return {.weight = 7, .height = 0, .head = Head::long_jawed, .hair = Hair::slicked, .whiskers = Whiskers::pencil};
  }
}

Official official_of(Attire attire, const Gesture& gesture, const Vec3& at, float facing) {
  return {.likeness = {.looks = looks_of(attire), .gesture = gesture, .attire = attire}, .at = at, .facing = facing};
}

bool is_between_the_ropes(const std::optional<Duty>& before, double moment) { return before && before->until >= moment; }

bool goes_round(const Duty& duty, const std::optional<Duty>& before) {
  return duty.walks > 0 && is_between_the_ropes(before, duty.start);
}

Vec3 begins_at(const Duty& duty, const std::optional<Duty>& before) {
  return is_between_the_ropes(before, duty.start) ? before->at
                                                  : duty.from.value_or(Vec3{duty.at.x, duty.at.y - behind_the_ropes, 0});
}

}  // namespace

float seconds_on_the_way(const Duty& duty, const std::optional<Duty>& before) {
  const Vec3 from = begins_at(duty, before);
  const float way = std::hypot(duty.at.x - from.x, duty.at.y - from.y);
  constexpr float squares_walked = 4.2F;  // a second
  if (goes_round(duty, before)) {
    return duty.walks;
  }
  return duty.from ? way / squares_walked : std::min(coming_seconds, way / squares_a_second);
}

void show_duty(Stage& stage, const Duty& duty, const std::optional<Duty>& before, double clock, Motion motion) {
  const double age = clock - duty.start;
  const float gone = share_of(clock, duty.until, static_cast<double>(leaving_seconds));
  if (age < 0 || gone >= 1) {
    return;
  }
  const bool calm = motion == Motion::reduced;
  const auto way = static_cast<double>(seconds_on_the_way(duty, before));
  const float come = calm ? 1 : eased(duty.from ? Ease::in_out : Ease::out, share_of(age, 0, way));
  const Vec3 from = begins_at(duty, before);
  const float back = calm ? 0 : gone * behind_the_ropes / 2;
  const float aside = goes_round(duty, before) ? 4 * come * (1 - come) * duty.swings : 0;
  const Vec3 at{from.x + (duty.at.x - from.x) * come, from.y + (duty.at.y - from.y) * come - back + aside, 0};
  Gesture gesture{.act = Act::walk, .share = share_of_round(age, official_stride_seconds)};
  float facing = duty.facing;
  if (come >= 1) {
    const double since = calm ? age : age - way;
    gesture = {.act = duty.act,
               .share = calm             ? (duty.round > 0 ? 0.5F : 1)
                        : duty.round > 0 ? share_of_round(since, static_cast<double>(duty.round))
                                         : share_of(since, 0, static_cast<double>(raising_seconds))};
  } else if (std::abs(duty.at.x - from.x) > at_arms_end) {
    facing = std::copysign(1.0F, duty.at.x - from.x);
  }
  Official& official = stage.officials.emplace_back(official_of(duty.attire, gesture, at, facing));
  const float seen_after = duty.from ? 0.1F : 0.5F;  // of the way
  const bool was_there = is_between_the_ropes(before, duty.start);
  official.alpha = (was_there ? 1 : std::min(1.0F, come / seen_after)) * (1 - gone);
}

void Referee::work(const Duty& duty) {
  std::ranges::move_backward(duties_.begin(), duties_.end() - 1, duties_.end());
  if (is_between_the_ropes(duties_[1], duty.start)) {
    duties_[1]->until = duty.start;
  }
  duties_[0] = duty;
}

std::size_t Referee::begun_by(double clock) const {
  const auto begun = [clock](const std::optional<Duty>& duty) { return duty && duty->start <= clock; };
  return static_cast<std::size_t>(std::ranges::find_if(duties_, begun) - duties_.begin());
}

void Referee::show(Stage& stage, double clock, Motion motion) const {
  if (const std::size_t now = begun_by(clock); now < duties_.size()) {
    show_duty(stage, *duties_.at(now), now + 1 < duties_.size() ? duties_.at(now + 1) : std::nullopt, clock, motion);
  }
}

float Referee::life_after(double moment) const {
  const std::optional<Duty>& last = duties_[0];
  if (!last) {
    return 0;
  }
  const bool stays = last->until == std::numeric_limits<double>::max();
  const double rests = stays ? last->start + static_cast<double>(coming_seconds + raising_seconds)
                             : last->until + static_cast<double>(leaving_seconds);
  return static_cast<float>(std::max(0.0, rests - moment));
}

Vec3 centre_ring(const Board& board, std::optional<Corner> who) {
  constexpr float before_them = 0.05F;
  const Vec3 middle{static_cast<float>(board.columns) / 2, static_cast<float>(board.rows) / 2, 0};
  if (!who) {
    return {middle.x, middle.y + before_them, 0};
  }
  return {middle.x + (*who == Corner::red ? -at_arms_end : at_arms_end), middle.y, 0};
}

void hold_for_the_verdict(Referee& referee, const Board& board, double start, const Verdict& verdict) {
  const Vec3 at = centre_ring(board, std::nullopt);
  const float facing = verdict.winner == Corner::red ? -1.0F : 1.0F;
  constexpr float breath = 1.6F;
  if (verdict.at > start) {
    constexpr float as_long_as_they = 0.8F;
    referee.work(
        {.act = Act::hold_both, .at = at, .facing = facing, .start = start, .walks = as_long_as_they, .round = breath});
  }
  referee.work({.act = verdict.winner ? Act::raise_hand : Act::raise_both, .at = at, .facing = facing, .start = verdict.at});
}

void take_the_verdict(Stage& stage, std::optional<Corner> winner, float share) {
  for (Marker& marker : stage.markers) {
    const bool raised = !winner || marker.corner == *winner;
    marker.likeness.gesture = {.act = raised ? Act::hand_raised : Act::slump, .share = share};
    marker.likeness.mood = winner && raised ? Mood::glad : Mood::tired;
  }
}

void show_verdict(Stage& stage, std::optional<Corner> winner) {
  take_the_verdict(stage, winner, 1);
  Referee referee;
  hold_for_the_verdict(referee, stage.board, 0, {.at = 0, .winner = winner});
  referee.show(stage, 1, Motion::reduced);
}

void show_card(Stage& stage, int place, int all, int red, int blue, float age, float lasts) {
  if (age < 0 || age >= lasts) {
    return;
  }
  constexpr float appearing = 0.16F;
  constexpr float fading = 0.3F;
  constexpr float apart = 0.27F;
  constexpr float high = 0.07F;
  const float middle = static_cast<float>(all - 1) / 2;
  const float grown = eased(Ease::out, std::min(1.0F, age / appearing));
  stage.calls.push_back({.key = {},
                         .text = std::to_string(red) + "\u2013" + std::to_string(blue),
                         .scale = 0.62F * (1.5F - 0.5F * grown),
                         .alpha = std::min({1.0F, age / appearing, (lasts - age) / fading}),
                         .ink = red > blue   ? Ink::red
                                : blue > red ? Ink::blue
                                             : Ink::paper,
                         .at = {0.5F + (static_cast<float>(place) - middle) * apart, high, 0},
                         .pinned = true});
}

void add_seconds(Stage& stage) {
  constexpr float before_him = 0.84F;
  for (const Marker& marker : stage.markers) {
    const Gesture& sits = marker.likeness.gesture;
    if (sits.act == Act::sit) {
      Official second = official_of(Attire::second, {.act = Act::sponge, .share = sits.share},
                                    {marker.at.x + before_him * marker.facing, marker.at.y - 0.02F, 0}, -marker.facing);
      second.corner = marker.corner;
      second.alpha = sits.amount;
      stage.officials.push_back(second);
    }
  }
}

namespace {

/// The man who stands so close that there is no room before the other steps back, not through the ropes. share: 0 to 1.
void make_room(Stage& stage, Corner hurt, float share) {
  constexpr float room = 1.6F;  // squares from man to man
  constexpr float from_ropes = 0.35F;
  const Vec3 before = std::ranges::find(stage.markers, hurt, &Marker::corner)->at;
  Marker& other = *std::ranges::find(stage.markers, fc::other(hurt), &Marker::corner);
  const float dx = other.at.x - before.x;
  const float dy = other.at.y - before.y;
  const float apart = std::hypot(dx, dy);
  if (apart <= 0 || apart >= room) {
    return;
  }
  const auto within = [from_ropes](float to, float from, float side) {
    return std::clamp(to, std::min(from, from_ropes), std::max(from, side - from_ropes));
  };
  const float back = (room - apart) / apart * eased(Ease::in_out, share);
  other.at.x = within(other.at.x + dx * back, other.at.x, static_cast<float>(stage.board.columns));
  other.at.y = within(other.at.y + dy * back, other.at.y, static_cast<float>(stage.board.rows));
}

}  // namespace

void send_doctor(Stage& stage, Corner man, float came, float lasts, Motion motion) {
  constexpr float before_him = 0.66F;
  constexpr float breath = 1.6F;
  const auto hurt = std::ranges::find(stage.markers, man, &Marker::corner);
  const Vec3 at{hurt->at.x + before_him * hurt->facing, hurt->at.y + 0.06F, 0};
  const Duty looks{.attire = Attire::doctor,
                   .act = Act::examine,
                   .at = at,
                   .facing = -hurt->facing,
                   .until = static_cast<double>(lasts - leaving_seconds),
                   .round = breath};
  show_duty(stage, looks, std::nullopt, static_cast<double>(came), motion);
  make_room(stage, man,
            std::min(share_of(came, 0, static_cast<double>(seconds_on_the_way(looks))),
                     1 - share_of(came, looks.until, static_cast<double>(leaving_seconds))));
}

}  // namespace fc::scene
