// Base of all games' panels: sets up each frame's view, focus scope and match type.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "match/match_of.h"
#include "overlay/bout/bout_parts.h"
#include "overlay/bout/front_page_parts.h"
#include "overlay/bout/game_panels.h"
#include "overlay/controls/large_page.h"
#include "overlay/controls/ui.h"
#include "scene/layout.h"

namespace fc::overlay {

/// By what two men are compared, with the end of its scale, 1 or more.
struct RatingScale {
  std::string_view rating;
  int most;
};
/// The rating must have a scale.
constexpr int most_on(std::span<const RatingScale> scales, std::string_view rating) {
  return std::ranges::find(scales, rating, &RatingScale::rating)->most;
}

/// R: the game's rules. Scene: the game's scene class. View: data shared by its panels during one frame, with `model`,
/// `setup`, `readout` and `layout`; for two corners see `CornersView` in two_corners.h.
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
  /// The view of a board, and its time.
  struct BoardView {
    View view;
    double clock = 0;
  };
  /// For scenes with a folding board (`board_clock`): while folding, it shows its last contents.
  [[nodiscard]] static BoardView board_of(const View& view) {
    const auto& scene = static_cast<const Scene&>(*view.model->scene);
    BoardView board{view, scene.board_clock(view.model->clock)};
    if (board.clock < view.model->clock) {
      board.view.readout = scene.readout(board.clock);
    }
    return board;
  }

  /// Draws everything below the ring of a scene with a board, extended over the columns if nobody needs them and large text
  /// stacks them. covered: a sheet covers the columns. draw_caption(view, time, ui), draw_board(view, ui).
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
    draw_caption(board.view, board.clock, ui);
    draw_board(board.view, ui);
  }
  /// Whether an unanswered question to a person is open.
  [[nodiscard]] static bool asks_a_person(const BoutModel& model) {
    return std::ranges::any_of(model.questions,
                               [](const OpenQuestion& question) { return question.by_person && !question.sealed; });
  }

  /// What the first question asks for, if it asks a person.
  template <class Decision>
  [[nodiscard]] static std::optional<Decision> first_asked(const BoutModel& model) {
    const bool asks = !model.questions.empty() && model.questions.front().by_person;
    return asks ? std::optional(static_cast<Decision>(model.questions.front().prompt.need.topic)) : std::nullopt;
  }

 private:
  /// Whether only paper is shown, not the ring, so that it may be a `LargePage`. view: without layout yet.
  [[nodiscard]] virtual bool lies_on_a_page(const View&) const { return false; }
  /// Height of that page in units.
  [[nodiscard]] virtual float page_height(const View&) const { return 1280; }
  /// The part of that page to scroll to while nobody is asked.
  [[nodiscard]] virtual LargePage::Part page_part(const View&, const Ui&) const { return {}; }
  /// Draws all panels. If several widgets return an action, the last one counts.
  virtual std::optional<BoutAction> draw(const View& view, Ui& ui) = 0;
  /// Adds rows or cards and the terms to a tale that already has game and names.
  virtual void fill_tale(const typename R::Setup& setup, const Words& words, TaleModel& tale) const = 0;
  [[nodiscard]] virtual FrontPageModel write_front_page(const MatchOf<R>& match, const std::vector<std::string>& names,
                                                        PaperVariants& variants) const = 0;
};

}  // namespace fc::overlay
