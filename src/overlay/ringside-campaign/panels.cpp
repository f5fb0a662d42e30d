#include <array>
#include <string>
#include <utility>
#include <vector>

#include "overlay/bout/bout_parts.h"
#include "overlay/bout/panels_of.h"
#include "overlay/ringside-campaign/bout_view.h"
#include "overlay/ringside-campaign/game.h"

namespace fc::ringside_campaign {
namespace {

using namespace overlay;

/// Caption and commentary beside the tray.
void draw_foot(const BoutView& view, Ui& ui) {
  const BoutModel& model = *view.model;
  caption_strip(ui, view.layout.caption, model.scene->caption(model.clock, ui.words()), false);
  commentary_strip(ui, view.layout.commentary, model.scene->commentary(model.clock, ui.words(), 4));
}

class Panels final : public PanelsOf<Rules, Scene, BoutView> {
 private:
  std::optional<BoutAction> draw(const BoutView& view, Ui& ui) override {
    std::optional<BoutAction> action = draw_top(view, ui);
    draw_managers(view, view.layout.left, ui);
    draw_standings(view, view.layout.right, ui);
    if (auto answer = draw_desk(view, ui)) {
      action = std::move(answer);
    }
    draw_foot(view, ui);
    return action;
  }

  /// The sheet in the middle: the question if a person is asked, else what happens.
  std::optional<BoutAction> draw_desk(const BoutView& view, Ui& ui) {
    const Box box{view.layout.ring.x, view.layout.ring.y, view.layout.ring.w, view.layout.caption.y - view.layout.ring.y};
    const Panel panel(ui, "desk", box, true);
    ui.fill(box, colour::hall);
    const Box sheet = box.inset(ui.px(4), ui.px(6));
    paper_sheet(ui, sheet);
    const Box inside = sheet.inset(ui.px(18), ui.px(12));
    const OpenQuestion* const open = view.question();
    if (open == nullptr || !open->by_person || open->prompt.options.empty()) {
      draw_week(view, inside, ui);
      return std::nullopt;
    }
    const std::size_t asked = view.model->match->event_count();
    if (memory_.asked != asked) {
      memory_ = {};
      memory_.asked = asked;
    }
    return draw_question(view, *open, inside, memory_, ui);
  }

  void fill_tale(const Setup& setup, const Words& words, TaleModel& tale) const override {
    if (tale.names.size() > 2) {
      for (std::size_t seat = 0; seat < tale.names.size(); ++seat) {
        tale.cards.push_back({.name = tale.names[seat], .note = {}, .ratings = {}, .lines = {}, .mark = {}});
        tale.cards.back().mark = mark_of(static_cast<int>(seat));
      }
    }
    tale.terms = words.say("ringside-campaign.panel.terms", {{"weeks", std::to_string(setup.options.weeks)},
                                                             {"men", std::to_string(setup.options.stable_size)}});
  }

  [[nodiscard]] FrontPageModel write_front_page(const MatchOf<Rules>& campaign, const std::vector<std::string>& names,
                                                const Words& words) const override {
    const Standing standing = campaign.standing();
    const auto richest = static_cast<std::size_t>(standing.winners.empty() ? 0 : standing.winners.front());
    const auto say = [&](std::string_view key) {
      return words.say(std::string("ringside-campaign.paper.").append(key),
                       {{"winner", names.at(richest)},
                        {"cash", money_text(campaign.state().manager(static_cast<int>(richest)).cash, words)},
                        {"bouts", std::to_string(campaign.state().bouts)},
                        {"weeks", std::to_string(campaign.state().week)}});
    };
    const std::string_view tied = standing.winners.size() == 1 ? "" : "-shared";
    FrontPageModel page;
    page.headline = say(std::string("headline").append(tied));
    page.subheads = {say("subhead")};
    page.story = {say(std::string("story").append(tied))};
    page.quotes = {say("quote")};
    page.winner = mark_of(static_cast<int>(richest));
    page.card_head = {"", std::string(words["ringside-campaign.panel.cash"])};
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
      page.card_rows.push_back({names[seat], money_text(campaign.state().manager(static_cast<int>(seat)).cash, words)});
    }
    page.ranking = true;
    return page;
  }

  CardMemory memory_;
};

}  // namespace

std::optional<BoutAction> draw_question(const BoutView& /*view*/, const OpenQuestion& question, const Box& box,
                                        CardMemory& memory, Ui& ui) {
  return draw_list(question, box, memory, ui);
}

std::unique_ptr<overlay::GamePanels> make_panels() {
  return std::make_unique<Panels>();
}

}  // namespace fc::ringside_campaign
