// What the panels of all games share: one frame's view of the bout, its focus scope, and the game's own match.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "match/match_of.h"
#include "overlay/bout/bout_parts.h"
#include "overlay/bout/front_page_parts.h"
#include "overlay/bout/game_panels.h"
#include "overlay/controls/large_page.h"
#include "overlay/controls/ui.h"
#include "scene/layout.h"

namespace fc::overlay {

/// R: the game's rules. Scene: the game's own, as `scene::SceneOf`. View: what its panels share while one frame is drawn,
/// with `model`, `setup`, `readout` and `layout`; see `CornersView` in two_corners.h for two corners.
template <class R, class Scene, class View>
class PanelsOf : public GamePanels {
 public:
  std::optional<BoutAction> bout(const BoutModel& model, Ui& ui) final {
    View view;
    view.model = &model;
    view.setup = &match_of<R>(*model.match).setup();
    view.readout = static_cast<const Scene&>(*model.scene).readout(model.clock);
    std::optional<LargePage> page;
    if (lies_on_a_page(view)) {
      page.emplace(ui, R::slug, page_height(view));
    }
    const Box screen = ui.screen();
    const scene::Motion motion = ui.reduced_motion() ? scene::Motion::reduced : scene::Motion::full;
    view.layout = scene::layout(static_cast<int>(screen.w), static_cast<int>(screen.h),
                                model.scene->layout_at(model.clock, motion).for_letters(ui.layer().text_scale()));
    if (page) {
      page->show(page_part(view, ui));
    }
    ui.focus().open_scope("bout", true);
    std::optional<BoutAction> action = draw(view, ui);
    ui.focus().close_scope();
    return action;
  }

  [[nodiscard]] TaleModel tale(const Match& match, const std::vector<std::string>& names, const Words& words) const final {
    TaleModel tale;
    tale.game = R::slug;
    tale.names = names;
    tale.looks = match.looks();
    fill_tale(match_of<R>(match).setup(), words, tale);
    return tale;
  }

  [[nodiscard]] FrontPageModel front_page(const Match& match, const std::vector<std::string>& names, const Words& words,
                                          std::span<const std::string> lately) const final {
    PaperVariants variants(words, match.script(), lately);
    FrontPageModel page = write_front_page(match_of<R>(match), names, variants);
    page.printed = variants.printed();
    return page;
  }

 protected:
  /// What a board shows, and at which moment of the bout.
  struct BoardView {
    View view;
    double clock = 0;
  };
  /// For scenes whose board folds away (`board_clock`): meanwhile it shows what was last read on it.
  [[nodiscard]] static BoardView board_of(const View& view) {
    const auto& scene = static_cast<const Scene&>(*view.model->scene);
    BoardView board{view, scene.board_clock(view.model->clock)};
    if (board.clock < view.model->clock) {
      board.view.readout = scene.readout(board.clock);
    }
    return board;
  }

  /// Everything below the ring of a scene with a board, over the columns while nobody needs them and large letters have only
  /// one place for both. covered: a sheet lies over the columns. draw_caption(view, told), draw_board(view).
  template <class DrawCaption, class DrawBoard>
  static void draw_board_foot(const View& view, bool covered, const SkipWords& skip, Ui& ui, DrawCaption draw_caption,
                              DrawBoard draw_board) {
    View wide = view;
    if (!view.answers_in_columns()) {
      wide.layout = with_columns_covered(view.layout);
    }
    commentary_with_skip(ui, *view.model, wide.layout.prompt, view.readout.fighting, skip);
    if (RingSheet::covers_columns(view.layout, covered)) {
      return;
    }
    const BoardView board = board_of(wide);
    draw_caption(board.view, board.clock);
    draw_board(board.view);
  }
  /// Whether a person is asked something that is still open.
  [[nodiscard]] static bool asks_a_person(const BoutModel& model) {
    return std::ranges::any_of(model.questions,
                               [](const OpenQuestion& question) { return question.by_person && !question.sealed; });
  }

 private:
  /// True if what is shown is paper and nothing of the ring, so that it may be a `LargePage`; view: without its layout.
  [[nodiscard]] virtual bool lies_on_a_page(const View&) const { return false; }
  /// How high it then is, in units.
  [[nodiscard]] virtual float page_height(const View&) const { return 1280; }
  /// What it has to show now, while nobody is asked.
  [[nodiscard]] virtual LargePage::Part page_part(const View&, const Ui&) const { return {}; }
  /// Draws everything that lies over the ring. The last answer that a widget gives counts.
  virtual std::optional<BoutAction> draw(const View& view, Ui& ui) = 0;
  /// Adds rows or cards, and the terms, to a tale that has the game and the names.
  virtual void fill_tale(const typename R::Setup& setup, const Words& words, TaleModel& tale) const = 0;
  [[nodiscard]] virtual FrontPageModel write_front_page(const MatchOf<R>& match, const std::vector<std::string>& names,
                                                        PaperVariants& variants) const = 0;
};

}  // namespace fc::overlay
