// Knock Out's panels: managers, betting tables, secret cards, challenge poster, settlement, final ranking, front
// page. Source: rules/knock-out/rules.md, 10 (what a digital edition should show).
#include "overlay/knock-out/panels.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <utility>

#include "overlay/bout/panels_of.h"
#include "overlay/bout/two_corners.h"
#include "overlay/controls/widgets.h"
#include "rules/knock-out/rules.h"
#include "scene/knock-out/game.h"

namespace fc::knock_out {
namespace {

class Panels final : public overlay::PanelsOf<Rules, Scene, BoutView> {
  std::optional<overlay::BoutAction> draw(const BoutView& view, overlay::Ui& ui) override;
  void fill_tale(const Setup& setup, const Words& words, overlay::TaleModel& tale) const override;
  [[nodiscard]] overlay::FrontPageModel write_front_page(const MatchOf<Rules>& game, const std::vector<std::string>& names,
                                                         overlay::PaperVariants& variants) const override {
    return knock_out::write_front_page(game.setup(), game.state(), game.events(), names, variants);
  }

  std::optional<std::size_t> asked_;  ///< events of the match when somebody was asked whom he challenges
};

/// Which table is to be seen, and whether only its hand: whose boxer is asked in secret, else where the last chip fell.
std::pair<std::optional<Corner>, bool> looked_at(const BoutView& view) {
  for (const Corner corner : both_corners) {
    const overlay::OpenQuestion* question = view.has_fight() ? view.secret(view.holder(corner)) : nullptr;
    if (question != nullptr && question->by_person && !question->sealed) {
      return {corner, true};
    }
  }
  const std::optional<LaidChip>& chip = view.readout.chip;
  return {chip && chip->placement != Placement::passed ? std::optional(chip->table) : std::nullopt, false};
}

std::optional<overlay::BoutAction> Panels::draw(const BoutView& view, overlay::Ui& ui) {
  draw_managers(view, ui);
  if (const overlay::OpenQuestion* challenge = view.asked(Decision::challenge);
      challenge != nullptr && challenge->by_person && !challenge->prompt.options.empty()) {
    // The poster opens with a pair under the focus, wherever that was before.
    if (const std::size_t told = view.model->match->event_count(); asked_ != told) {
      asked_ = told;
      ui.focus().focus(overlay::focus_id(answer_id(challenge->prompt.options.at(challenge->prompt.first).notation)));
    }
  }
  std::optional<overlay::BoutAction> action = draw_ring_panels(view, ui);
  const bool covered = sheet_covers_tables(view, ui);
  if (covered && (view.layout.has_one_column() || view.upright())) {
    draw_payment(view, ui);
    return action;
  }
  std::array<overlay::Box, 2> tables;
  // While the cards are over the ring everybody looks there.
  std::optional<overlay::Shade> shade;
  if (view.readout.tables_light < 1) {
    shade.emplace(ui, overlay::colour::faded(overlay::colour::hall, 1 - view.readout.tables_light));
  }
  {
    BoutView placed = view;
    constexpr float table_width = 276;
    constexpr float table_height = 540;
    overlay::StackedColumns places(placed.layout, "tables", table_width, table_height, ui);
    if (const auto [corner, hand_alone] = looked_at(view); corner) {
      places.show(*corner, hand_alone ? placed.layout.left.h - hand_height(view, ui) : 0);
    }
    for (const Corner corner : both_corners) {
      overlay::Box column = corner == Corner::red ? placed.layout.left : placed.layout.right;
      const overlay::Box foot = column.take_bottom(hand_height(view, ui));
      tables.at(fc::index_of(corner)) = column;
      if (!covered) {
        if (auto chosen = draw_table(placed, corner, column, ui)) {
          action = std::move(chosen);
        }
      }
      if (auto chosen = draw_hand(placed, corner, foot, ui)) {
        action = std::move(chosen);
      }
    }
  }
  shade.reset();
  if (!covered && !view.layout.has_one_column()) {
    draw_flying_chip(view, tables, ui);
  }
  draw_payment(view, ui);
  return action;
}

void Panels::fill_tale(const Setup& setup, const Words& words, overlay::TaleModel& tale) const {
  for (int seat = 0; seat < setup.players; ++seat) {
    const auto boxer = [&](Size size) { return std::string(words[key_of_boxer(setup, boxer_index(seat, size))]); };
    overlay::BoxerCardModel card =
        team_card(setup.colours[static_cast<std::size_t>(seat)], {boxer(Size::big), boxer(Size::small)}, words);
    const std::size_t big = boxer_index(seat, Size::big);
    if (big + 1 < tale.looks.size()) {
      card.looks = {tale.looks[big], tale.looks[big + 1]};
    }
    tale.cards.push_back(std::move(card));
  }
  tale.terms = words[setup.options.second_season ? "knock-out.tale.two_seasons" : "knock-out.tale.one_season"];
}

}  // namespace

float hand_height(const BoutView& view, const overlay::Ui& ui) {
  return std::round(ui.px(view.upright() ? 158.0F : 188.0F));
}

bool BoutView::shows_money(int seat) const {
  const auto is_person = [](const overlay::SeatModel& who) { return who.kind != overlay::SeatKind::bot; };
  return show_money.is_on(model->settings) || readout.now.phase == Phase::finished ||
         (is_person(model->seats[static_cast<std::size_t>(seat)]) && std::ranges::count_if(model->seats, is_person) == 1);
}

int BoutView::debts(int seat) const {
  const std::optional<SeasonAccount>& account = readout.account;
  const bool paid = account && account->ious_repaid[static_cast<std::size_t>(seat)] != 0;
  return paid ? 0 : readout.now.player(seat).ious;
}

const overlay::OpenQuestion* BoutView::asked(Decision decision) const {
  for (const overlay::OpenQuestion& open : model->questions) {
    if (open.by_person && open.prompt.need.topic == static_cast<std::uint8_t>(decision)) {
      return &open;
    }
  }
  return nullptr;
}

const overlay::OpenQuestion* BoutView::secret(int seat) const {
  for (const overlay::OpenQuestion& open : model->questions) {
    if (open.prompt.secret() && open.prompt.need.seat == seat) {
      return &open;
    }
  }
  return nullptr;
}

std::string_view boxer_name(const BoutView& view, BoxerIndex boxer, overlay::Ui& ui) {
  return ui.word(key_of_boxer(*view.setup, boxer));
}

std::optional<Cards> held_in_sight(const BoutView& view, int seat) {
  const Player& player = view.readout.now.player(seat);
  Cards held = view.setup->tables.deck;
  for (std::size_t value = 0; value < card_values; ++value) {
    held[value] -= std::min(held[value], player.played[value]);
  }
  // Where a game began with other hands than the deck, nobody can work them out.
  const bool known = count_of(held) == count_of(player.cards);
  return known && show_discards.is_on(view.model->settings) ? std::optional(held) : std::nullopt;
}

std::string money(Money amount, const overlay::Ui& ui) { return money_text(amount, ui.words()); }

std::string chance_text(float chance, overlay::Ui& ui) {
  return ui.say("knock-out.panel.percent", {{"percent", std::to_string(std::lround(100 * chance))}});
}

std::string answer_id(std::string_view notation) { return "answer-" + std::string(notation); }

std::optional<std::size_t> focused_answer(const overlay::OpenQuestion& question, overlay::Ui& ui) {
  for (std::size_t index = 0; index < question.prompt.options.size(); ++index) {
    if (ui.focus().focused() == overlay::focus_id(answer_id(question.prompt.options[index].notation))) {
      return index;
    }
  }
  return std::nullopt;
}

overlay::BoxerCardModel team_card(Colour colour, const std::array<std::string, 2>& boxers, const Words& words) {
  return {.name = std::string(words[key_of(colour)]),
          .note = {},
          .ratings = {},
          .lines = {boxers[0], boxers[1]},
          .mark = mark_of(colour),
          .looks = {}};
}

namespace {

using namespace overlay;

constexpr int pupil = 0;
constexpr double prizes_after = 2.5;  ///< seconds after the last bell: the result has been read
constexpr double chip_is_news = 4;    ///< seconds in which another's chip is explained

std::string_view of_betting(const BoutView& view) {
  if (view.asked(Decision::bet) != nullptr && view.readout.turn == pupil) {
    constexpr std::array<std::string_view, 3> rounds{"bet_first", "bet_second", "bet_third"};
    const int round = view.fight().bet_round;
    return rounds.at(static_cast<std::size_t>(round < 1 ? 0 : round - 1));
  }
  const std::optional<LaidChip>& chip = view.readout.chip;
  const bool others_offer = chip && chip->seat != pupil && chip->placement == Placement::offered && chip->age < chip_is_news;
  return others_offer ? "odds" : "waiting";
}

std::string_view of_fight(const BoutView& view) {
  const std::optional<ShownPunches>& punches = view.readout.punches;
  if (view.secret(pupil) == nullptr && punches && punches->told) {
    return punches->hook ? "hook" : "after_round";
  }
  return view.fight().round <= 1 ? "punch_first" : "punch_next";
}

}  // namespace

std::string_view lesson_moment(const BoutView& view) {
  const Readout& readout = view.readout;
  switch (readout.activity) {
    case Activity::start_player: return "welcome";
    case Activity::challenge: return "challenge";
    case Activity::training: return "train";
    case Activity::betting: return of_betting(view);
    case Activity::fight: return of_fight(view);
    case Activity::decision:
      if (readout.result && readout.result->age < prizes_after) {
        return readout.result->knockout ? "knockout" : "points";
      }
      return "prizes";
    case Activity::settlement: return "settlement";
    case Activity::season_end:
    case Activity::finished: break;
  }
  return "end";
}

void draw_coach(const BoutView& view, const Box& box, Ui& ui) {
  const Panel panel(ui, "coach", box, true);
  ui.fill(box, colour::paper);
  ui.frame(box, colour::gold, ui.px(3));
  Box rest = box.inset(ui.px(10), ui.px(6));
  Box head = rest.take_top(ui.px(20));
  ui.fill({head.x, head.bottom() - ui.px(2), head.w, ui.px(1)}, colour::paper_deep);
  ui.text(head, ui.word("knock-out.panel.coach"),
          {.size = LetterSize::label, .face = Face::poster, .colour = colour::red, .most = 22});
  ui.text(rest, ui.word("knock-out.lesson." + std::string(lesson_moment(view))),
          {.size = LetterSize::body, .wrap = true, .top = true});
}

}  // namespace fc::knock_out

template <>
std::unique_ptr<fc::overlay::GamePanels> fc::overlay::make_panels<fc::knock_out::Rules>() {
  return std::make_unique<knock_out::Panels>();
}
