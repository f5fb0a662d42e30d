// Tiny's panels: the boxers in two columns, who is asked what below them, and the newspaper.
#include "overlay/bout/plain_panels.h"
#include "overlay/tiny/game.h"
#include "rules/tiny/rules.h"
#include "scene/tiny/game.h"

namespace fc::tiny {
namespace {

using overlay::Ui;

class Panels final : public overlay::PlainPanels<Rules, Scene> {
  [[nodiscard]] std::string top_line(const overlay::PlainView<Rules>& view, Ui& ui) const override {
    return ui.say("tiny.round_line",
                  {{"round", std::to_string(view.readout.now.known.round)}, {"rounds", std::to_string(view.setup->rounds)}});
  }
  /// Hearts left, or that he is out.
  [[nodiscard]] std::string seat_line(const overlay::PlainView<Rules>& view, int seat, Ui& ui) const override {
    const Fighter& fighter = view.readout.now.known.fighter(seat);
    if (fighter.out) {
      return std::string(ui.word("tiny.panel.out"));
    }
    std::string points;
    switch (static_cast<HeartsAs>(hearts_shown.chosen_in(view.model->settings))) {
      case HeartsAs::figure: return ui.say("tiny.panel.hearts", {{"hearts", std::to_string(fighter.hearts)}});
      case HeartsAs::nothing: break;
      case HeartsAs::points:
        for (int point = 0; point < fighter.hearts; ++point) {
          points += "\u2022";
        }
    }
    return points;
  }
  [[nodiscard]] overlay::BoxerCardModel card(const Setup& setup, int seat) const override {
    return overlay::card_of(Rules::slug, rating_fields, setup.boxers[static_cast<std::size_t>(seat)]);
  }
  [[nodiscard]] std::string terms(const Setup& setup, const Words& words) const override {
    return words.say("tiny.terms", {{"rounds", std::to_string(setup.rounds)}});
  }
  [[nodiscard]] int figure(const MatchOf<Rules>& bout, int seat) const override { return bout.state().fighter(seat).hearts; }
  [[nodiscard]] std::string_view figure_key() const override { return "tiny.rating.hearts"; }
};

}  // namespace
}  // namespace fc::tiny

template <>
std::unique_ptr<fc::overlay::GamePanels> fc::overlay::make_panels<fc::tiny::Rules>() {
  return std::make_unique<tiny::Panels>();
}
