// The panels of a tour of Tiny: whose points are how many, who is asked what, and the newspaper.
#include <cmath>
#include <string>
#include <utility>

#include "overlay/bout/plain_panels.h"
#include "rules/tiny-tour/rules.h"
#include "scene/tiny-tour/game.h"

namespace fc::tiny_tour {
namespace {

using overlay::Ui;

class Panels final : public overlay::PlainPanels<Rules, Scene> {
  [[nodiscard]] std::string top_line(const overlay::PlainView<Rules>& view, Ui& ui) const override {
    return ui.say("tiny-tour.stop_line",
                  {{"stop", std::to_string(view.readout.now.stop)}, {"stops", std::to_string(view.setup->stops)}});
  }
  [[nodiscard]] std::string seat_line(const overlay::PlainView<Rules>& view, int seat, Ui& ui) const override {
    const int points = view.readout.now.points[static_cast<std::size_t>(seat)];
    return ui.say("tiny-tour.panel.points", {{"points", std::to_string(points)}});
  }
  [[nodiscard]] overlay::BoxerCardModel card(const Setup& /*setup*/, int /*seat*/) const override { return {}; }
  [[nodiscard]] std::string terms(const Setup& setup, const Words& words) const override {
    return words.say("tiny-tour.terms", {{"stops", std::to_string(setup.stops)}});
  }
  [[nodiscard]] int figure(const MatchOf<Rules>& tour, int seat) const override {
    return tour.state().points[static_cast<std::size_t>(seat)];
  }
  [[nodiscard]] std::string_view figure_key() const override { return "tiny-tour.points"; }
  /// Whoever is host may leave the whole stop to his secretary, who knows how many there are.
  [[nodiscard]] std::optional<std::pair<std::string, std::string>> order(const overlay::BoutModel& model,
                                                                         Ui& ui) const override {
    const std::optional<double> left = model.estimate ? model.estimate("stops-left") : std::nullopt;
    if (!left) {
      return std::nullopt;
    }
    return std::pair<std::string, std::string>(
        "briefly", ui.say("tiny-tour.panel.briefly", {{"stops", std::to_string(std::lround(*left))}}));
  }
};

}  // namespace

}  // namespace fc::tiny_tour

template <>
std::unique_ptr<fc::overlay::GamePanels> fc::overlay::make_panels<fc::tiny_tour::Rules>() {
  return std::make_unique<tiny_tour::Panels>();
}
