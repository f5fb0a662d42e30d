// Whose bet it is stands over every answer that is looked at, where it could be somebody else's.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "library/knock-out/game.h"
#include "match/match_of.h"
#include "overlay/bout/bout_parts.h"
#include "overlay/knock-out/panels.h"
#include "scene/knock-out/game.h"
#include "tests/must.h"
#include "tests/overlay/moment.h"
#include "tests/overlay/table.h"

namespace fc::overlay::test {
namespace {

using Game = MatchOf<knock_out::Rules>;

constexpr std::string_view asked_setup_json = R"({"players": ["black", "green", "yellow"], "start": 0})";

class KnockOutAsked : public testing::Test {
 protected:
  KnockOutAsked() {
    const auto catalogue = fc::test::must(knock_out::load_catalogue(fc::test::data_folder()));
    setup_ = fc::test::must(knock_out::read_setup(catalogue, asked_setup_json));
    auto game = std::make_unique<Game>(
        setup_, Script{.game = "knock-out", .setup = std::string(asked_setup_json), .dice = {}, .choices = {}},
        knock_out::write_answer, knock_out::standing_of);
    moment_ = std::make_unique<Moment>(table_.ui().words(), std::move(game),
                                       std::vector<std::string>{"Anja", "Bernd", "Chris"}, 3);
    moment_->play(0, asks(static_cast<int>(knock_out::Decision::bet)));
    model_ = moment_->model(0);
  }

  /// The heading while the focus stands on the question's first answer.
  [[nodiscard]] std::string heading() const {
    const auto& scene = static_cast<const knock_out::Scene&>(moment_->scene());
    const knock_out::BoutView view{.model = &model_, .setup = &setup_, .readout = scene.readout(model_.clock), .layout = {}};
    return knock_out::answer_heading(view, question(), 0);
  }

  [[nodiscard]] const OpenQuestion& question() const { return model_.questions.at(0); }

  Table table_{{.name = "720"}};
  knock_out::Setup setup_;
  std::unique_ptr<Moment> moment_;
  BoutModel model_;
};

TEST_F(KnockOutAsked, several_people_read_whose_bet_it_is) {
  const std::string& name = model_.names.at(static_cast<std::size_t>(question().prompt.need.seat));
  EXPECT_EQ(heading(), name + " · " + question().prompt.options.at(0).label);
}

TEST_F(KnockOutAsked, what_everybody_holds_is_in_sight_until_a_purist_switches_it_off) {
  const auto held = [this] {
    const auto& scene = static_cast<const knock_out::Scene&>(moment_->scene());
    const knock_out::BoutView view{.model = &model_, .setup = &setup_, .readout = scene.readout(model_.clock), .layout = {}};
    return knock_out::held_in_sight(view, 0);
  };
  EXPECT_EQ(held(), std::optional(setup_.tables.deck));
  model_.settings = {{"show_discards", "off"}};
  EXPECT_EQ(held(), std::nullopt);
}

TEST_F(KnockOutAsked, one_person_among_bots_reads_the_answer_alone) {
  for (std::size_t seat = 1; seat < model_.seats.size(); ++seat) {
    model_.seats[seat].kind = SeatKind::bot;
  }
  EXPECT_EQ(heading(), question().prompt.options.at(0).label);
}

TEST_F(KnockOutAsked, who_only_accepts_trains_all_his_cards_and_reads_how_many_there_are) {
  moment_->play(0, asks(static_cast<int>(knock_out::Decision::train)));
  model_ = moment_->model(0);
  OpenQuestion& training = model_.questions.at(0);
  const int held = training.prompt.places.at(0).held;
  ASSERT_LT(held, training.prompt.pieces) << "of one card alone there are not enough";
  model_.questions.resize(1);
  std::optional<BoutAction> action;
  const auto show = [&](Ui& ui) { action = moment_->panels().bout(model_, ui); };
  int taken = 0;
  for (int presses = 0; presses < training.prompt.pieces; ++presses) {
    table_.frame(show);
    table_.ui().focus().accept();
    table_.frame(show);
    table_.ui().focus().accept(false);
    ASSERT_TRUE(action && action->kind == BoutAction::Kind::take) << "press " << presses;
    ++training.taken.at(action->index);
    ++taken;
  }
  EXPECT_EQ(taken, training.prompt.pieces);
}

TEST_F(KnockOutAsked, who_stands_on_a_card_that_is_gone_still_reads_how_many_he_has) {
  moment_->play(0, asks(static_cast<int>(knock_out::Decision::train)));
  model_ = moment_->model(0);
  model_.questions.resize(1);
  OpenQuestion& training = model_.questions.at(0);
  const auto show = [&](Ui& ui) { static_cast<void>(moment_->panels().bout(model_, ui)); };
  table_.frame(show);
  training.taken.at(0) = static_cast<std::uint8_t>(training.prompt.places.at(0).held);
  std::vector<Ui::DrawnText> set;
  table_.ui().note_texts(&set);
  table_.frame(show);
  table_.ui().note_texts(nullptr);
  const auto reads = [&set](const std::string& text) { return std::ranges::count(set, text, &Ui::DrawnText::text) > 0; };
  const Words& words = table_.ui().words();
  EXPECT_TRUE(reads(words.say("knock-out.refusal.no_card", {{"card", "1"}})));
  EXPECT_TRUE(reads(words.say("knock-out.panel.taken_of", {{"taken", std::to_string(training.taken.at(0))},
                                                           {"pieces", std::to_string(training.prompt.pieces)}})));
}

TEST_F(KnockOutAsked, the_sign_that_warns_of_a_bet_covers_no_sum) {
  model_.clock += 1;  // the rows have unfolded
  table_.frame([&](Ui& ui) { static_cast<void>(moment_->panels().bout(model_, ui)); });
  int warned = 0;
  for (const scene::Option& option : question().prompt.options) {
    const auto& entries = table_.ui().focus().entries();
    const auto found = std::ranges::find(entries, focus_id(knock_out::answer_id(option.notation)), &FocusMap::Entry::id);
    if (option.warning.empty() || found == entries.end()) {
      continue;
    }
    ++warned;
    constexpr float letters = 15;  // pixels, as high as they are
    const Box sum = found->box.centred(found->box.w - 6, letters);
    int red = 0;
    for (int y = static_cast<int>(sum.y); y < static_cast<int>(sum.bottom()); ++y) {
      for (int x = static_cast<int>(sum.x); x < static_cast<int>(sum.right()); ++x) {
        const std::uint32_t pixel = table_.pixel_at(x, y);
        red += ((pixel >> 16U) & 255U) > 2 * ((pixel >> 8U) & 255U) + 20 ? 1 : 0;
      }
    }
    EXPECT_EQ(red, 0) << option.label;
  }
  EXPECT_GT(warned, 3);
}

TEST(KnockOutChallenge, has_the_room_of_the_empty_tables_upright_where_letters_are_large) {
  Table table({.name = "upright", .width = 720, .height = 1280, .text_scale = 2, .language = "fr"});
  const auto moment = moment_of(table.ui().words(), "knock-out",
                                R"({"players": ["black", "purple", "yellow", "green", "orange"], "start": 0})",
                                {"Noir", "Violet", "Jaune", "Vert", "Orange"}, 2);
  moment->play(0, asks(static_cast<int>(knock_out::Decision::challenge)));
  const BoutModel model = moment->model(0);
  for (int frame = 0; frame < 3; ++frame) {
    table.frame([&](Ui& ui) { static_cast<void>(moment->panels().bout(model, ui)); });
  }
  EXPECT_EQ(table.ui().cut_texts(), std::vector<std::string>{});
  int answers = 0;
  for (const scene::Option& option : model.questions.at(0).prompt.options) {
    const auto& entries = table.ui().focus().entries();
    const auto found = std::ranges::find(entries, focus_id(knock_out::answer_id(option.notation)), &FocusMap::Entry::id);
    ASSERT_NE(found, entries.end()) << option.label;
    EXPECT_GE(found->box.h, 50) << option.label;
    ++answers;
  }
  EXPECT_GT(answers, 5);
}

TEST_F(KnockOutAsked, no_pad_is_told_that_a_button_opens_the_rulebook_while_it_picks_in_secret) {
  const Controls pad = pad_controls(DeviceLook::xbox);
  const Controls keys;
  EXPECT_TRUE(opens_rulebook(model_, pad)) << "a bet is no secret";
  moment_->play(1, asks(static_cast<int>(knock_out::Decision::punch)));
  model_ = moment_->model(0);
  ASSERT_TRUE(question().prompt.secret());
  EXPECT_FALSE(opens_rulebook(model_, pad)) << "X is a card";
  EXPECT_TRUE(opens_rulebook(model_, keys));
  for (OpenQuestion& open : model_.questions) {
    open.sealed = true;
  }
  EXPECT_FALSE(opens_rulebook(model_, pad)) << "nobody can tell who has picked";
}

}  // namespace
}  // namespace fc::overlay::test
