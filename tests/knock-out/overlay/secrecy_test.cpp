// What is picked in secret shows nowhere: the panels draw the same pixels whatever the hand and whatever was picked.
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "library/knock-out/game.h"
#include "match/match_of.h"
#include "overlay/bout/game_panels.h"
#include "scene/game_scene.h"
#include "tests/must.h"
#include "tests/overlay/table.h"

namespace fc::overlay::test {
namespace {

const std::vector<std::string> names{"Anja", "Bernd", "Chris"};
constexpr std::string_view whole_deck = "[1,1,2,2,2,3,3,3,4,4,5,5]";

using Game = MatchOf<knock_out::Rules>;

/// Three managers; black challenges green with these cards in their hands.
std::unique_ptr<Game> fight(std::string_view red, std::string_view blue) {
  const std::string json = R"({"players": ["black", "green", "orange"], "start": 0, "options": {"betting": false},
    "scenario": {"cards": {"black": )" +
                           std::string(red) + R"(, "green": )" + std::string(blue) + "}}}";
  const auto catalogue = fc::test::must(knock_out::load_catalogue(fc::test::data_folder()));
  auto game = std::make_unique<Game>(fc::test::must(knock_out::read_setup(catalogue, json)),
                                     Script{.game = "knock-out", .setup = json, .dice = {}, .choices = {}},
                                     knock_out::write_answer, knock_out::standing_of);
  fc::test::must(game->choose("challenge:robin-zorres:arnold-blackndecker"));
  return game;
}

/// Both train these, then cards are asked.
std::unique_ptr<Game> trained(std::string_view red, std::string_view blue) {
  auto game = fight(whole_deck, whole_deck);
  fc::test::must(game->choose(red));
  fc::test::must(game->choose(blue));
  return game;
}

/// The panels while both are asked in front of each other. first: what red has already sealed; empty: nothing yet.
std::size_t picture_of(Game& game, std::string_view first = {}) {
  const auto scene = scene::make_scene(game, names);
  scene->update(game, 0);
  Table table({.name = "720"});
  const Words& words = table.ui().words();
  std::vector<scene::Prompt> prompts = scene->passed_over(game, words);
  for (const Need& need : game.pickers()) {
    prompts.push_back(scene->prompt(game, need, words));
  }
  EXPECT_EQ(prompts.size(), 2U);
  BoutModel model;
  model.match = &game;
  model.scene = scene.get();
  model.names = names;
  model.seats.resize(names.size());
  for (const scene::Prompt& prompt : prompts) {
    model.questions.push_back({.prompt = prompt,
                               .controls = pad_controls(DeviceLook::xbox),
                               .sealed = prompt.need.seat == 0 && !first.empty(),
                               .discreet = true});
  }
  if (!first.empty()) {
    fc::test::must(game.choose(first));
    scene->update(game, 0);
  }
  model.clock = scene->rest_time();
  const auto panels = make_panels("knock-out");
  for (int frame = 0; frame < 3; ++frame) {
    table.frame([&](Ui& ui) { panels->bout(model, ui); });
  }
  return table.pixels();
}

TEST(KnockOutSecrecy, a_hand_does_not_show_while_others_look_on) {
  EXPECT_EQ(picture_of(*fight("[1,1,2,2,4,5]", "[3,3,4,4,5,5]")), picture_of(*fight("[2,3,3,3,4,5]", "[1,1,2,2,2,3]")));
}

TEST(KnockOutSecrecy, a_training_does_not_show_while_others_look_on) {
  const std::size_t picture = picture_of(*trained("train:1,3,4,5", "train:1,4,4,5"));
  EXPECT_EQ(picture_of(*trained("train:1,1,2,2", "train:4,4,5,5")), picture);
  EXPECT_EQ(picture_of(*trained("train:3,3,3,4", "train:1,2,3,4")), picture);
}

TEST(KnockOutSecrecy, a_sealed_card_leaves_no_trace_on_the_panels) {
  const std::size_t picture = picture_of(*trained("train:1,3,4,5", "train:1,4,4,5"), "punch:1");
  for (const std::string_view card : {"punch:3", "punch:4", "punch:5"}) {
    EXPECT_EQ(picture_of(*trained("train:1,3,4,5", "train:1,4,4,5"), card), picture) << card;
  }
}

TEST(KnockOutSecrecy, a_passed_over_question_looks_like_an_asked_one) {
  const std::size_t asked = picture_of(*fight("[1,2,3]", "[1,2,4]"));
  EXPECT_EQ(picture_of(*fight("[3,3,3]", "[1,2,4]")), asked);
  EXPECT_EQ(picture_of(*fight("[1,2,3]", "[2,2,2]")), asked);
}

}  // namespace
}  // namespace fc::overlay::test
