#include <array>
#include <string>
#include <utility>
#include <vector>

#include "overlay/bout/bout_parts.h"
#include "overlay/bout/panels_of.h"
#include "overlay/ringside-campaign/bout_view.h"
#include "overlay/ringside-campaign/front_page.h"
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

/// How his stable comes about.
std::string_view formation_key(Formation formation) {
  switch (formation) {
    case Formation::draft:
      return "ringside-campaign.last_page.by_draft";
    case Formation::auction:
      return "ringside-campaign.last_page.by_auction";
    case Formation::roll:
      break;
  }
  return "ringside-campaign.last_page.by_roll";
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
    for (std::size_t seat = 0; seat < tale.names.size(); ++seat) {
      tale.cards.push_back({.name = tale.names[seat], .note = {}, .ratings = {}, .lines = {}, .mark = {}});
      overlay::BoxerCardModel& card = tale.cards.back();
      card.mark = mark_of(static_cast<int>(seat));
      card.lines = {std::string(words[formation_key(setup.options.formation)]),
                    money_text(setup.options.starting_cash, words)};
    }
    tale.terms = words.say("ringside-campaign.panel.terms", {{"weeks", std::to_string(setup.options.weeks)},
                                                             {"men", std::to_string(setup.options.stable_size)}});
  }

  [[nodiscard]] FrontPageModel write_front_page(const MatchOf<Rules>& campaign, const std::vector<std::string>& names,
                                                const Words& words) const override {
    Chronicle chronicle(campaign.setup());
    for (const Event& event : campaign.events()) {
      chronicle.note(event);
    }
    return last_front_page({campaign.setup(), campaign.state(), chronicle, names}, words);
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
