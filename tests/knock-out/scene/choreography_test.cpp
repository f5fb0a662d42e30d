// The choreography against the rules: when every cue has played, the readout is that of the state, and nothing tells more
// than the table knows.
#include "scene/knock-out/choreography.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "games.h"
#include "scene/blows/blow.h"
#include "scene/knock-out/readout.h"
#include "tests/scene/knockdowns.h"

namespace fc::knock_out {
namespace {

using scene::Motion;
using scene::Stage;

void expect_rest(const Choreography& choreography, const Setup& setup, const State& state) {
  const double rest = choreography.rest_time();
  const Readout shown = choreography.readout(rest);
  EXPECT_TRUE(shown.now == told_of(Rules::view(setup, state, no_seat)));
  for (std::size_t seat = 0; seat < most_players; ++seat) {
    EXPECT_EQ(shown.money[seat], static_cast<float>(state.players[seat].money));
  }
  EXPECT_EQ(shown.bonus, static_cast<float>(state.bonus));
  for (const Motion motion : {Motion::full, Motion::reduced}) {
    const Stage stage = choreography.stage(rest, motion);
    EXPECT_TRUE(stage.calls.empty());
    EXPECT_TRUE(stage.particles.empty());
    EXPECT_EQ(stage.camera.shake_x, 0.0F);
    EXPECT_EQ(stage.camera.flash, 0.0F);
  }
}

TEST(KnockOutChoreography, at_the_end_of_the_cues_it_equals_the_readout_of_the_state) {
  scene::test::look_at_games(0, 150, test::told, [](const auto& game) {
    expect_rest(game.choreography, game.setup, game.steps.back().after);
    EXPECT_EQ(game.choreography.readout(game.choreography.rest_time()).activity, Activity::finished);
  });
}

TEST(KnockOutChoreography, after_every_answer_it_equals_the_readout_of_the_state) {
  scene::test::look_after_every_answer<Choreography, Rules>(
      12, test::some_setup, [](const Choreography& choreography, const auto& setup, const test::Step& step) {
        expect_rest(choreography, setup, step.after);
      });
}

TEST(KnockOutChoreography, markers_stand_as_many_steps_from_the_middle_as_the_state_says) {
  const auto setup = test::some_setup(4);
  Choreography choreography(setup);
  for (const test::Step& step : test::play(setup, 4)) {
    test::tell(choreography, step, choreography.rest_time());
    const Fight& fight = step.after.fight;
    const Stage stage = choreography.stage(choreography.rest_time(), Motion::full);
    if (fight.of(Corner::red).boxer == nobody) {
      continue;
    }
    ASSERT_EQ(stage.markers.size(), 2U);
    for (const Corner corner : {Corner::red, Corner::blue}) {
      const Fighter& fighter = fight.of(corner);
      const scene::Vec3 place = stage.markers[fc::index_of(corner)].at;
      const float away = std::abs(place.x - static_cast<float>(stage.board.columns) / 2) / 0.495F;
      EXPECT_NEAR(away, static_cast<float>(fighter.distance - fighter.moved), 1e-3F);
    }
  }
}

TEST(KnockOutChoreography, a_card_in_the_middle_no_longer_counts_in_its_hand) {
  auto [setup, steps, choreography] = test::told(4);
  int rounds = 0;
  for (const Cue& cue : choreography.timeline().all()) {
    const auto* seal = std::get_if<PunchSealed>(&cue.event);
    if (seal == nullptr || seal->corner == Corner::red) {
      continue;
    }
    ++rounds;
    const Readout before = choreography.readout(cue.start - 1e-6);
    const Readout after = choreography.readout(cue.start);
    for (const Corner corner : {Corner::red, Corner::blue}) {
      const int seat = after.now.fight.seat(corner);
      EXPECT_EQ(after.trained_left(corner), before.trained_left(corner) - 1);
      EXPECT_EQ(after.cards_left(seat), before.cards_left(seat) - 1);
    }
  }
  EXPECT_GT(rounds, 5);
  for (const Cue& cue : choreography.timeline().all()) {
    if (std::holds_alternative<PunchesRevealed>(cue.event) && !cue.announced) {
      const Readout told = choreography.readout(cue.start);
      const Readout turning = choreography.readout(cue.start - 1e-6);
      EXPECT_EQ(told.trained_left(Corner::red), turning.trained_left(Corner::red)) << "it is counted once";
    }
  }
}

TEST(KnockOutChoreography, no_card_over_the_ring_shows_its_face_before_it_has_turned_half_way) {
  auto [setup, steps, choreography] = test::told(4);
  int rounds = 0;
  for (const Cue& cue : choreography.timeline().all()) {
    if (!cue.announced) {
      continue;
    }
    ++rounds;
    const CardPace pace = card_pace(std::get<PunchesRevealed>(cue.event).round);
    const double turned = cue.start + static_cast<double>(pace.breath + pace.turning);
    for (double clock = cue.start - 0.3; clock < turned - static_cast<double>(pace.turning) / 2; clock += 0.02) {
      const Stage stage = choreography.stage(clock, Motion::full);
      EXPECT_TRUE(stage.calls.empty());
      for (const scene::Card& card : stage.cards) {
        EXPECT_TRUE(card.face.empty() && card.turned < 0.5F) << "at " << clock - cue.start;
      }
    }
    const auto& reveal = std::get<PunchesRevealed>(cue.event);
    const Stage stage = choreography.stage(turned, Motion::full);
    ASSERT_EQ(stage.cards.size(), 2U);
    for (const scene::Card& card : stage.cards) {
      EXPECT_EQ(card.face, std::to_string(card.corner == Corner::red ? reveal.red : reveal.blue));
      EXPECT_EQ(card.table, scene::Table::ring);
    }
    const double lands = cue.start + static_cast<double>(cue.duration + blow_seconds);
    EXPECT_TRUE(choreography.stage(lands - 0.25, Motion::full).cards.empty()) << "they are gone before the blow lands";
  }
  EXPECT_GT(rounds, 5);
}

TEST(KnockOutChoreography, rounds_are_faster_when_the_first_has_shown_how_they_go) {
  auto [setup, steps, choreography] = test::told(4);
  const std::span<const Cue> cues = choreography.timeline().all();
  std::array<float, fight_rounds + 1> longest{};  // by round: from the seals to the reveal
  std::array<float, bet_rounds + 1> chip{};       // by round of bets
  for (std::size_t at = 1; at < cues.size(); ++at) {
    if (cues[at].announced) {
      const auto round = static_cast<std::size_t>(std::get<PunchesRevealed>(cues[at].event).round);
      longest.at(round) = std::max(longest.at(round), cues[at].duration);
    } else if (std::holds_alternative<BetOffered>(cues[at].event) && cues[at].pose.shown.now.phase == Phase::bet) {
      chip.at(cues[at - 1].pose.shown.now.fight.bet_round) = cues[at].duration;
    }
  }
  ASSERT_GT(longest[3], 0);
  EXPECT_LE(longest[2], longest[1] * 0.8F);
  EXPECT_EQ(longest[3], longest[2]);
  EXPECT_LE(choosing_seconds(2) + longest[2], (choosing_seconds(1) + longest[1]) * 0.68F) << "a third is saved";
  EXPECT_EQ(card_pace(2).breath, card_pace(1).breath) << "it is always held";
  ASSERT_GT(chip[2], 0);
  EXPECT_LE(chip[2], chip[1] * 0.7F);
  EXPECT_GT(chip[2], 0.3F) << "it has landed before the next one flies";
}

TEST(KnockOutChoreography, a_card_that_leaves_stays_over_the_ring) {
  auto [setup, steps, choreography] = test::told(4);
  int seen = 0;
  for (const Cue& cue : choreography.timeline().all()) {
    if (!cue.announced) {
      continue;
    }
    const CardPace pace = card_pace(std::get<PunchesRevealed>(cue.event).round);
    const double turned = cue.start + static_cast<double>(pace.breath);
    const double gone = turned + static_cast<double>(pace.gone_after());
    for (double clock = turned; clock < gone; clock += 0.02) {
      for (const scene::Card& card : choreography.stage(clock, Motion::full).cards) {
        ++seen;
        EXPECT_GT(card.at.x, 0.08F);
        EXPECT_LT(card.at.x, 0.92F);
      }
    }
  }
  EXPECT_GT(seen, 20);
}

/// The steps at which a man stands on the canvas while the reveal is told, from the first to the last.
std::vector<float> landings(const Choreography& choreography, const Cue& cue, Corner mover) {
  std::vector<float> stood;
  for (double clock = cue.start; clock < cue.start + static_cast<double>(cue.duration); clock += 0.005) {
    const scene::Vec3 at = choreography.stage(clock, Motion::reduced).markers[fc::index_of(mover)].at;
    const float steps = std::abs(at.x - 3.5F) / 0.495F;
    if (at.z == 0 && std::abs(steps - std::round(steps)) < 0.01F &&
        (stood.empty() || std::abs(steps - stood.back()) > 0.5F)) {
      stood.push_back(std::round(steps));
    }
  }
  return stood;
}

TEST(KnockOutChoreography, a_driven_man_sets_his_foot_on_every_space_that_the_rules_drive_him_over) {
  auto [setup, steps, choreography] = test::told(4);
  int driven = 0;
  for (const Cue& cue : choreography.timeline().all()) {
    const auto* reveal = std::get_if<PunchesRevealed>(&cue.event);
    if (reveal == nullptr || cue.announced || reveal->steps == 0) {
      continue;
    }
    ++driven;
    const Walk& walk = cue.pose.markers[fc::index_of(reveal->mover)].walk;
    EXPECT_LE(walk.steps, reveal->steps);
    const std::vector<float> stood = landings(choreography, cue, reveal->mover);
    ASSERT_EQ(stood.size(), static_cast<std::size_t>(walk.steps) + 1);
    for (int step = 0; step <= walk.steps; ++step) {
      EXPECT_EQ(stood[static_cast<std::size_t>(step)], walk.to + static_cast<float>(walk.steps - step));
    }
    for (int step = 2; step <= walk.steps; ++step) {
      EXPECT_LT(walk.landing(step) - walk.landing(step - 1), walk.landing(step - 1) - walk.landing(step - 2));
    }
  }
  EXPECT_GT(driven, 5);
}

void expect_sums(const Readout& shown, const std::array<Money, most_players>& sums) {
  for (std::size_t seat = 0; seat < most_players; ++seat) {
    EXPECT_EQ(shown.money[seat], static_cast<float>(sums[seat])) << "seat " << seat;
  }
}

TEST(KnockOutChoreography, sums_count_bet_by_bet_and_end_in_those_of_the_rules) {
  const auto setup = test::some_setup(4);
  Choreography choreography(setup);
  test::tell(choreography, test::play(setup, 4), 0);
  const std::span<const Cue> cues = choreography.timeline().all();
  std::array<Money, most_players> sums{};
  const auto book = [&](const BetSettled& settled, double end) {
    for (const auto& [of, amount] : {std::pair{settled.payer, -settled.amount}, std::pair{settled.payee, settled.amount}}) {
      if (of != no_seat) {
        sums[of] += amount;
      }
    }
    expect_sums(choreography.readout(end), sums);
  };
  int bets = 0;
  int settlements = 0;
  for (std::size_t at = 1; at < cues.size(); ++at) {
    const auto* settled = std::get_if<BetSettled>(&cues[at].event);
    if (settled != nullptr) {
      ++bets;
      if (!std::holds_alternative<BetSettled>(cues[at - 1].event)) {
        for (std::size_t seat = 0; seat < most_players; ++seat) {
          sums[seat] = cues[at].pose.shown.now.players[seat].money;
        }
      }
      book(*settled, cues[at].start + static_cast<double>(cues[at].duration) - 1e-6);
    }
    if (!std::holds_alternative<TablePassed>(cues[at].event) || at + 1 == cues.size()) {
      continue;
    }
    ++settlements;
    for (std::size_t seat = 0; seat < most_players; ++seat) {
      sums[seat] = cues[at].pose.shown.now.players[seat].money;
    }
    for (double clock = cues[at].start; clock < cues[at + 1].start; clock += 0.05) {
      expect_sums(choreography.readout(clock), sums);
    }
  }
  EXPECT_GT(bets, 10);
  EXPECT_GT(settlements, 3);
}

TEST(KnockOutChoreography, bets_are_settled_faster_and_faster_but_never_too_fast_to_be_seen) {
  for (std::size_t bet = 1; bet < 8; ++bet) {
    EXPECT_LE(settling_seconds(bet), settling_seconds(bet - 1));
    EXPECT_GE(settling_seconds(bet), 0.75F);
  }
  EXPECT_LT(settling_seconds(4), settling_seconds(0));
}

bool is_sound(const scene::Vec3& at) { return std::isfinite(at.x) && std::isfinite(at.y) && std::isfinite(at.z); }

TEST(KnockOutChoreography, nothing_leaves_the_ring_and_no_marker_jumps) {
  constexpr double frame = 1.0 / 30;
  constexpr float fastest = 1.4F;  // squares in a frame: across the whole ring for a blow
  for (std::uint64_t seed = 0; seed < 3 && !HasFailure(); ++seed) {
    auto [setup, steps, choreography] = test::told(seed);
    const double end = std::min(choreography.rest_time(), 200.0);
    Stage last = choreography.stage(0, Motion::full);
    for (double clock = frame; clock < end; clock += frame) {
      const Stage stage = choreography.stage(clock, Motion::full);
      for (std::size_t index = 0; index < stage.markers.size() && index < last.markers.size(); ++index) {
        const scene::Marker& marker = stage.markers[index];
        EXPECT_TRUE(is_sound(marker.at) && marker.at.x > 0 && marker.at.x < 7 && marker.at.y > 0 && marker.at.y < 7);
        const bool climbs_in = std::abs(marker.at.x - 3.5F) > 3;
        const float way = std::hypot(marker.at.x - last.markers[index].at.x, marker.at.y - last.markers[index].at.y);
        EXPECT_TRUE(climbs_in || way < fastest) << "seed " << seed << " at " << clock;
      }
      for (const scene::Card& card : stage.cards) {
        EXPECT_TRUE(card.face.size() <= 1 && card.turned >= 0 && card.turned <= 1 && card.alpha >= 0);
      }
      last = stage;
    }
  }
}

TEST(KnockOutChoreography, money_never_shows_more_than_is_on_the_table) {
  auto [setup, steps, choreography] = test::told(7);
  for (double clock = 0; clock < choreography.rest_time(); clock += 0.5) {
    const Readout shown = choreography.readout(clock);
    EXPECT_GE(shown.bonus, 0);
    if (shown.settlement) {
      EXPECT_LE(shown.settlement->bets.size(), 8U);
      EXPECT_TRUE(shown.settlement->share >= 0 && shown.settlement->share <= 1);
    }
    if (shown.punches && shown.punches->turned < 0.5F) {
      EXPECT_EQ(shown.punches->red, 0);
      EXPECT_EQ(shown.punches->blue, 0);
    }
  }
}

TEST(KnockOutChoreography, a_moment_is_the_same_from_whichever_side_it_is_reached) {
  const auto setup = test::some_setup(5);
  const auto [whole, grown] = test::told_twice<Choreography>(setup, test::play(setup, 5));
  ASSERT_EQ(whole.end_time(), grown.end_time());
  for (double clock = whole.end_time(); clock > 0; clock -= 1.7) {
    EXPECT_TRUE(whole.readout(clock).now == grown.readout(clock).now);
    EXPECT_EQ(whole.readout(clock).money, grown.readout(clock).money);
    EXPECT_EQ(whole.stage(clock, Motion::full).cards.size(), grown.stage(clock, Motion::full).cards.size());
  }
}

TEST(KnockOutChoreography, who_skips_still_sees_every_bet_and_the_account) {
  const auto setup = test::some_setup(4);
  const test::Step game = test::whole(test::play(setup, 4));
  Choreography choreography(setup);
  test::tell(choreography, game, 0);
  const auto is_settled = [](const Event& event) { return std::holds_alternative<BetSettled>(event); };
  std::ptrdiff_t seen = 0;
  bool account = false;
  double clock = -1;
  while (clock < choreography.end_time()) {
    const double before = clock;
    clock = choreography.skip_time(clock);
    ASSERT_GT(clock, before);
    const Readout shown = choreography.readout(clock);
    seen += shown.settlement && !shown.settlement->bets.empty() && shown.settlement->nets.empty() ? 1 : 0;
    account = account || shown.account.has_value();
  }
  EXPECT_GT(seen, 0);
  EXPECT_EQ(seen, std::ranges::count_if(game.events, is_settled));
  EXPECT_TRUE(account);
}

TEST(KnockOutChoreography, the_nets_of_everybody_stand_long_enough_to_be_read) {
  auto [setup, steps, choreography] = test::told(4);
  const std::span<const Cue> cues = choreography.timeline().all();
  int sheets = 0;
  for (std::size_t at = 1; at < cues.size(); ++at) {
    if (std::holds_alternative<NetPaid>(cues[at - 1].event) &&
        (std::holds_alternative<TablePassed>(cues[at].event) || std::holds_alternative<SeasonEnded>(cues[at].event))) {
      ++sheets;
      EXPECT_GE(cues[at].start - cues[at - 1].start, static_cast<double>(nets_seconds));
      EXPECT_TRUE(choreography.readout(cues[at].start - 0.05).settlement.has_value());
    }
  }
  EXPECT_GT(sheets, 0);
}

TEST(KnockOutChoreography, without_bets_there_is_no_sheet_of_nets) {
  const auto setup =
      test::setup_of(R"({"players": ["black", "green", "yellow"], "start": 0, "options": {"betting": false}})");
  Choreography choreography(setup);
  test::tell(choreography, test::play(setup, 2), 0);
  int nets = 0;
  for (const Cue& cue : choreography.timeline().all()) {
    EXPECT_FALSE(choreography.readout(cue.start).settlement.has_value());
    EXPECT_NE(choreography.readout(cue.start).activity, Activity::settlement);
    if (std::holds_alternative<NetPaid>(cue.event)) {
      ++nets;
      EXPECT_EQ(cue.duration, 0);
    }
  }
  EXPECT_GT(nets, 0);
}

/// Seconds of one fight at 1x, from the challenge to the red table's going on, with nobody thinking.
TEST(KnockOutChoreography, a_fight_is_told_in_seventy_five_seconds) {
  double longest = 0;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    auto [setup, steps, choreography] = test::told(seed);
    double began = 0;
    for (const Cue& cue : choreography.timeline().all()) {
      if (std::holds_alternative<Challenged>(cue.event)) {
        began = cue.start;
      } else if (std::holds_alternative<TablePassed>(cue.event) || std::holds_alternative<SeasonEnded>(cue.event)) {
        longest = began > 0 ? std::max(longest, cue.start - began) : longest;
      }
    }
  }
  EXPECT_GT(longest, 20);
  EXPECT_LT(longest, 75);
}

// A knockdown from the fall to the corner, with everything that the men do meanwhile.
TEST(KnockOutChoreography, knockdowns_are_the_summit_of_a_bout) {
  scene::test::expect_summits<Choreography, Rules>(6, test::some_setup, scene::test::stays_down, 9);
}

TEST(KnockOutChoreography, every_card_throws_a_punch_of_its_own) {
  std::set<scene::Act> acts{scene::manner_of(thrown_with(1, true).punch).act};
  for (int card = 1; card <= 5; ++card) {
    acts.insert(scene::manner_of(thrown_with(card, false).punch).act);
  }
  EXPECT_EQ(acts.size(), 6U) << "and the hook of a 1";
}

TEST(KnockOutChoreography, a_blow_crosses_the_ring_to_the_man_it_drives) {
  auto [setup, steps, choreography] = test::told(4);
  int blows = 0;
  for (const Cue& cue : choreography.timeline().all()) {
    const auto* reveal = std::get_if<PunchesRevealed>(&cue.event);
    if (reveal == nullptr || cue.announced || reveal->steps == 0) {
      continue;
    }
    for (const Motion motion : {Motion::full, Motion::reduced}) {
      const Stage stage = choreography.stage(cue.start + static_cast<double>(blow_seconds) + 0.01, motion);
      const scene::Marker& mover = stage.markers[fc::index_of(reveal->mover)];
      const scene::Marker& hitter = stage.markers[fc::index_of(other(reveal->mover))];
      EXPECT_LT(std::hypot(mover.at.x - hitter.at.x, mover.at.y - hitter.at.y), 1.15F) << "an arm apart";
      EXPECT_EQ(hitter.at.x > mover.at.x, reveal->mover == Corner::blue) << "between him and the ropes: he is driven in";
      EXPECT_EQ(hitter.facing, hitter.at.x > mover.at.x ? -1 : 1);
      EXPECT_EQ(mover.facing, -hitter.facing);
      EXPECT_EQ(hitter.likeness.gesture.share, 0.5F);
      EXPECT_TRUE(mover.likeness.gesture.act == scene::Act::struck_head ||
                  mover.likeness.gesture.act == scene::Act::struck_body);
    }
    const Walk& driven = cue.pose.markers[fc::index_of(reveal->mover)].walk;
    for (int step = 1; step < driven.steps; ++step) {
      const Stage shoved = choreography.stage(cue.start + static_cast<double>(driven_step_lands(step)), Motion::full);
      const scene::Vec3 his = shoved.markers[fc::index_of(reveal->mover)].at;
      const scene::Vec3 from = shoved.markers[fc::index_of(other(reveal->mover))].at;
      EXPECT_LT(std::hypot(his.x - from.x, his.y - from.y), 1.15F) << "he is shoved over space " << step;
      EXPECT_EQ(from.x > his.x, reveal->mover == Corner::blue);
    }
    ++blows;
    if (driven.to <= 0) {
      continue;  // over a man who falls there he stays, and goes to his corner
    }
    const Stage after = choreography.stage(cue.start + static_cast<double>(cue.duration), Motion::full);
    const Walk& home = cue.pose.markers[fc::index_of(other(reveal->mover))].walk;
    const scene::Vec3 place = place_on_path(other(reveal->mover), home.to);
    const scene::Marker& hitter = after.markers[fc::index_of(other(reveal->mover))];
    EXPECT_NEAR(hitter.at.x, place.x, 0.02F);
    EXPECT_NEAR(hitter.at.y, place.y, 0.02F);
  }
  EXPECT_GT(blows, 5);
}

}  // namespace
}  // namespace fc::knock_out
