// Ready-made panels for games with a `PlainScene`: seats in two columns, a top line, questions at the bottom, tale of the
// tape, newspaper. The game provides the texts.
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

/// Data of one frame.
template <Ruleset R>
struct PlainView {
  const BoutModel* model = nullptr;
  const typename R::Setup* setup = nullptr;
  scene::PlainReadout<typename R::View> readout;
  scene::Layout layout;
};

/// The top strip with its menu and `line`.
std::optional<BoutAction> plain_top(const BoutModel& model, const Box& strip, std::string_view line, Ui& ui);
/// Up to three seats, one below the other: every second one from `first` on. lines: text below each name, by seat.
void plain_column(const BoutModel& model, int first, const Box& column, const std::vector<std::string>& lines, Ui& ui);
/// Caption, and below it commentary or the open question; for a sealed pick the text "<slug>.panel.sealed". judged: the roll
/// succeeds or fails. order: an order and its label, offered beside an open answer.
std::optional<BoutAction> plain_foot(const BoutModel& model, const scene::Layout& layout, bool judged,
                                     const std::optional<std::pair<std::string, std::string>>& order, Ui& ui);
/// Two boxers as a comparison table, more as cards.
void plain_tale(std::vector<BoxerCardModel> cards, TaleModel& tale);
/// A newspaper page from the texts "<slug>.paper.headline", "story" and "quote" with {winner} and {figure}, each with suffix
/// "_draw" if there is no winner. figures: ranking values by seat; figure_key: their label.
FrontPageModel plain_front_page(const Match& match, const std::vector<std::string>& names, const std::vector<int>& figures,
                                std::string_view figure_key, const Words& words);

template <Ruleset R, class Scene>
class PlainPanels : public PanelsOf<R, Scene, PlainView<R>> {
 protected:
  using View = typename R::View;
  using Setup = typename R::Setup;

  /// The top line: progress of the bout.
  [[nodiscard]] virtual std::string top_line(const PlainView<R>& view, Ui& ui) const = 0;
  /// The text below a seat's name.
  [[nodiscard]] virtual std::string seat_line(const PlainView<R>& view, int seat, Ui& ui) const = 0;
  /// A seat's card; its name is filled in later.
  [[nodiscard]] virtual BoxerCardModel card(const Setup& setup, int seat) const = 0;
  /// The agreed terms, shown before the first bell.
  [[nodiscard]] virtual std::string terms(const Setup& setup, const Words& words) const = 0;
  /// The value by which the newspaper ranks a seat, and its label's key.
  [[nodiscard]] virtual int figure(const MatchOf<R>& bout, int seat) const = 0;
  [[nodiscard]] virtual std::string_view figure_key() const = 0;
  /// An order in the game's own notation, and its button's label. Default: none.
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
