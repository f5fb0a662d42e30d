// What the panels of a campaign share while one frame is drawn, and the pieces they are made of.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "overlay/bout/game_panels.h"
#include "overlay/controls/ui.h"
#include "overlay/controls/widgets.h"
#include "overlay/office/poster.h"
#include "rules/ringside-campaign/figures.h"
#include "scene/layout.h"
#include "scene/ringside-campaign/game.h"
#include "scene/ringside-campaign/marks.h"
#include "scene/ringside-campaign/naming.h"
#include "scene/ringside-campaign/people.h"

namespace fc::ringside_campaign {

/// One frame's view of the campaign.
struct BoutView {
  const overlay::BoutModel* model = nullptr;
  const Setup* setup = nullptr;
  Readout readout;
  scene::Layout layout;

  [[nodiscard]] const State& now() const { return readout.now; }
  [[nodiscard]] const Chronicle& chronicle() const {
    return static_cast<const Scene&>(*model->scene).chronicle(model->clock);
  }
  [[nodiscard]] bool upright() const { return layout.whole.h > layout.whole.w; }
  [[nodiscard]] std::string_view manager(int seat) const { return model->names.at(static_cast<std::size_t>(seat)); }
  [[nodiscard]] const overlay::SeatModel& sitter(int seat) const { return model->seats.at(static_cast<std::size_t>(seat)); }
  [[nodiscard]] std::optional<Looks> looks_of(Person person) const {
    const std::vector<Looks>& all = model->match->looks();
    return person < all.size() ? std::optional(all[person]) : std::nullopt;
  }
  /// The question on the desk, a person's if there is one; null: nobody is asked.
  [[nodiscard]] const overlay::OpenQuestion* question() const;
  /// Who decides now; `no_seat`: nobody.
  [[nodiscard]] int decider() const;
};

/// Words of the panels: "ringside-campaign.panel.<key>".
std::string panel_text(overlay::Ui& ui, std::string_view key, Words::Arguments arguments = {});
/// His whole name, or the last word of it where the box is narrow, or half of a double one.
std::string_view name_for(const BoutView& view, Person person, float width, const overlay::Type& type, overlay::Ui& ui);
/// The mark of a man's manager; none of a man in the pool.
std::optional<scene::SeatMark> mark_of_man(const State& state, Person person);
/// The first of his six punches, in their usual order: "4 3 3 2 4 4".
std::string punches_text(const ringside::Boxer& boxer, std::size_t most = ringside::punch_count);
/// What that manager gets; of a visitor, who has none, a dash.
std::string sum_text(Seat seat, Money sum, const Words& words);
/// A bout of the bill as a poster. own: the purse lines are those of both men's managers.
overlay::BoutPoster poster_of(const BoutView& view, const BilledBout& bout, overlay::Ui& ui);
/// A bout that is over, stamped, with what it brought.
overlay::BoutPoster poster_of(const BoutView& view, const Fought& fought, overlay::Ui& ui);

/// "WEEK 12 · booking", who decides, speed and the way out.
std::optional<overlay::BoutAction> draw_top(const BoutView& view, overlay::Ui& ui);
/// Every manager with his cash and men.
void draw_managers(const BoutView& view, const overlay::Box& box, overlay::Ui& ui);
/// Champion and contenders; before there are any, the men of the tournament.
void draw_standings(const BoutView& view, const overlay::Box& box, overlay::Ui& ui);
/// Whatever happens while nobody is asked: the stables, the bill, the night, the week's end. scroll: of the bill before the
/// first bell, where one says what one wants to see.
std::optional<overlay::BoutAction> draw_week(const BoutView& view, const overlay::Box& box, float& scroll, overlay::Ui& ui);
/// The stables while they are formed.
void draw_forming(const BoutView& view, const overlay::Box& box, overlay::Ui& ui);
/// Any question as the list of its answers, with what the one under the focus does. scroll: kept from frame to frame.
std::optional<overlay::BoutAction> draw_list(const overlay::OpenQuestion& question, const overlay::Box& box, float& scroll,
                                             overlay::Ui& ui);

/// What an answer's button is called for the focus.
std::string answer_id(const scene::Option& option);
/// Choosing option `index` of that question.
overlay::BoutAction answer_of(const overlay::OpenQuestion& question, std::size_t index);
/// An order to the secretary, in his words (cabinet/ringside-campaign/secretary.h).
overlay::BoutAction order_of(const overlay::OpenQuestion& question, std::string order);

}  // namespace fc::ringside_campaign
