// What Ringside's panels share while one frame of the bout is drawn, and the parts that have sources of their own.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "overlay/bout/bout_parts.h"
#include "overlay/bout/front_page_parts.h"
#include "overlay/bout/two_corners.h"
#include "overlay/controls/ui.h"
#include "overlay/screens/pages.h"
#include "overlay/screens/setup.h"
#include "rules/ringside/setup.h"
#include "rules/ringside/state.h"
#include "scene/ringside/readout.h"

namespace fc::ringside {

// What Ringside's panels share while one frame of the bout is drawn.

struct BoutView : overlay::CornersView<Setup, Readout> {
  /// Who throws the punch that is being picked; nobody while no picks are open.
  [[nodiscard]] std::optional<Corner> thrower() const;
  /// A hook would miss now.
  [[nodiscard]] bool hooks_miss() const { return readout.now.tactic == Tactic::clinch; }
};

/// "ringside.punch.left-jab".
std::string_view punch_key(std::size_t punch);

inline constexpr overlay::LetterHeight upper_card{.usual = 330, .large = 392};
/// One man's column: what he has, and below it what he is asked or his punches.
std::optional<overlay::BoutAction> draw_column(const BoutView& view, Corner corner, overlay::Ui& ui);
/// The option of a secret pick that has the focus; none if none has, or nobody may see it.
std::optional<std::size_t> focused_pick(const overlay::OpenQuestion& question, Corner corner, const overlay::Ui& ui);
/// The lower part of a column, see draw_column.
std::optional<overlay::BoutAction> draw_decision(const BoutView& view, Corner corner, const overlay::Box& box,
                                                 overlay::Ui& ui);
/// Round, score, clock of turns and scorecard; a button to pause where a pointer is used.
std::optional<overlay::BoutAction> draw_top(const BoutView& view, overlay::Ui& ui);
/// How high the reveal of both picks stands at the foot of the ring, in heights of the prompt's strip.
inline constexpr float reveal_height = 1.75F;
/// What happens in words and figures below the ring: caption, reveal, chance, count, chart, commentary.
void draw_foot(const BoutView& view, overlay::Ui& ui);

// The coach of the playable lesson: what of the bout he could explain now.

/// What is shown now and has a text "ringside.lesson.<moment>", in the order in which he explains it; none while dice
/// tumble. learner: whose corner he stands in. asked: what the learner is asked; none while he waits.
std::vector<std::string_view> lesson_moments(const Readout& readout, Corner learner, std::optional<Decision> asked);

// The newspaper's front page: a finished bout as headline, story, quotes and figures.

/// The front page of a finished bout, without picture and date. Only open facts are used.
overlay::FrontPageModel write_front_page(const Setup& setup, const State& state, const std::vector<std::string>& names,
                                         overlay::PaperVariants& variants);

// The match set-up.

/// A boxer's card for the match set-up. note: a worded line, may be empty.
overlay::BoxerCardModel boxer_card(std::string name, std::string note, const Boxer& boxer);

}  // namespace fc::ringside
