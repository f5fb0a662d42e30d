// The panels of a game whose scene is told by rows (scene/plain_scene.h): who sits where in two columns, a line on top, what
// is asked at the foot, tale of the tape and newspaper. The game says what stands on each of them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "overlay/bout/bout_parts.h"
#include "overlay/bout/panels_of.h"
#include "scene/plain_scene.h"

namespace fc::overlay {

/// One frame's view of the bout.
template <Ruleset R>
struct PlainView {
  const BoutModel* model = nullptr;
  const typename R::Setup* setup = nullptr;
  scene::PlainReadout<typename R::View> readout;
  scene::Layout layout;
};

/// The strip above the ring with its way out, and that line.
std::optional<BoutAction> plain_top(const BoutModel& model, const Box& strip, std::string_view line, Ui& ui);
/// Up to three seats one below the other: every other one from `first` on. lines: below their names, by seat.
void plain_column(const BoutModel& model, int first, const Box& column, const std::vector<std::string>& lines, Ui& ui);
/// The caption, and below it the commentary or what is asked; on a secret pick that is in, "<slug>.panel.sealed". judged:
/// the roll succeeds or fails. order: what can be ordered in one go instead of an open answer.
std::optional<BoutAction> plain_foot(const BoutModel& model, const scene::Layout& layout, bool judged,
                                     const std::optional<std::pair<std::string, std::string>>& order, Ui& ui);
/// Two men figure against figure, more by their cards.
void plain_tale(std::vector<BoxerCardModel> cards, TaleModel& tale);
/// The newspaper in the words "<slug>.paper.headline", "story" and "quote", of {winner} and {figure}, each with "_draw" for
/// one that nobody has won. figures: by seat, what the ranking shows; figure_key: what they are called.
FrontPageModel plain_front_page(const Match& match, const std::vector<std::string>& names, const std::vector<int>& figures,
                                std::string_view figure_key, const Words& words);

template <Ruleset R, class Scene>
class PlainPanels : public PanelsOf<R, Scene, PlainView<R>> {
 protected:
  using View = typename R::View;
  using Setup = typename R::Setup;

  /// On top: how far the bout is.
  [[nodiscard]] virtual std::string top_line(const PlainView<R>& view, Ui& ui) const = 0;
  /// Below the name of a seat.
  [[nodiscard]] virtual std::string seat_line(const PlainView<R>& view, int seat, Ui& ui) const = 0;
  /// By seat; without a name.
  [[nodiscard]] virtual BoxerCardModel card(const Setup& setup, int seat) const = 0;
  /// What was agreed, before the first bell.
  [[nodiscard]] virtual std::string terms(const Setup& setup, const Words& words) const = 0;
  /// What the newspaper ranks the seats by, and the key of what it is called.
  [[nodiscard]] virtual int figure(const MatchOf<R>& bout, int seat) const = 0;
  [[nodiscard]] virtual std::string_view figure_key() const = 0;
  /// An order in the game's own words, and what its button says. Default: none.
  [[nodiscard]] virtual std::optional<std::pair<std::string, std::string>> order(const BoutModel&, Ui&) const {
    return std::nullopt;
  }

 private:
  std::optional<BoutAction> draw(const PlainView<R>& view, Ui& ui) final {
    const BoutModel& model = *view.model;
    std::optional<BoutAction> action = plain_top(model, view.layout.top, top_line(view, ui), ui);
    std::vector<std::string> lines;
    for (int seat = 0; seat < R::seats(*view.setup); ++seat) {
      lines.push_back(seat_line(view, seat, ui));
    }
    for (const bool left : {true, false}) {
      const Box column = left ? view.layout.left : view.layout.right;
      const Panel panel(ui, left ? "left" : "right", column, false);
      plain_column(model, left ? 0 : 1, column.inset(ui.px(6), ui.px(6)), lines, ui);
    }
    const bool judged = view.readout.roll && view.readout.roll->success != Success::none;
    if (std::optional<BoutAction> answer = plain_foot(model, view.layout, judged, order(model, ui), ui)) {
      action = std::move(answer);
    }
    return action;
  }
  void fill_tale(const Setup& setup, const Words& words, TaleModel& tale) const final {
    std::vector<BoxerCardModel> cards;
    for (int seat = 0; seat < R::seats(setup); ++seat) {
      cards.push_back(card(setup, seat));
    }
    plain_tale(std::move(cards), tale);
    tale.terms = terms(setup, words);
  }
  [[nodiscard]] FrontPageModel write_front_page(const MatchOf<R>& bout, const std::vector<std::string>& names,
                                                PaperVariants& variants) const final {
    std::vector<int> figures;
    for (int seat = 0; seat < bout.seats(); ++seat) {
      figures.push_back(figure(bout, seat));
    }
    return plain_front_page(bout, names, figures, figure_key(), variants.words());
  }
};

}  // namespace fc::overlay
