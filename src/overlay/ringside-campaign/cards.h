// The cards for the questions of a campaign: what they share while one frame is drawn, their pieces, and each of them.
// Source: rules/ringside-campaign/rules.md, 10.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "overlay/bout/game_panels.h"
#include "overlay/controls/ui.h"
#include "overlay/controls/widgets.h"
#include "overlay/office/office.h"
#include "overlay/ringside-campaign/pages.h"
#include "rules/ringside-campaign/setup.h"
#include "rules/ringside-campaign/stables.h"
#include "rules/ringside-campaign/state.h"
#include "scene/layout.h"
#include "scene/ringside-campaign/choreography.h"
#include "scene/ringside-campaign/game.h"
#include "scene/stage.h"

namespace fc::ringside_campaign {

// What the panels of a campaign share while one frame is drawn, and the pieces they are made of.

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
  /// The open question, a person's if there is one; null if nobody is asked.
  [[nodiscard]] const overlay::OpenQuestion* question() const;
  /// The seat that decides now; `no_seat` if none does.
  [[nodiscard]] int decider() const;
};

/// The text of the panels with key "ringside-campaign.panel.<key>".
std::string panel_text(overlay::Ui& ui, std::string_view key, Words::Arguments arguments = {});
/// The longest form of his name that fits into width: the whole name, its last word, or the second half of a double one.
std::string_view name_for(const BoutView& view, Person person, float width, const overlay::TextStyle& type, overlay::Ui& ui);
/// The mark of a man's manager; none for a man in the pool.
std::optional<scene::SeatMark> mark_of_man(const State& state, Person person);
/// The first `most` of his six punches, in their usual order: "4 3 3 2 4 4".
std::string punches_text(const ringside::Boxer& boxer, std::size_t most = ringside::punch_count);
/// The sum that this manager gets; a dash for a visitor, who has no manager.
std::string sum_text(Seat seat, Money sum, const Words& words);
/// A bout of the bill as a poster, with the purses of both men's managers.
overlay::BoutPoster poster_of(const BoutView& view, const BilledBout& bout, overlay::Ui& ui);
/// A finished bout as a poster, stamped with the result, with what it earned.
overlay::BoutPoster poster_of(const BoutView& view, const Fought& fought, overlay::Ui& ui);

/// The top strip: "WEEK 12 · booking", who decides, speed and the way out.
std::optional<overlay::BoutAction> draw_top(const BoutView& view, overlay::Ui& ui);
/// The panel of the managers with their cash and men.
void draw_managers(const BoutView& view, const overlay::Box& box, overlay::Ui& ui);
/// The ladder beside the desk: champion and contenders; before there are any, the men of the tournament or of the pool.
void draw_standings(const BoutView& view, const overlay::Box& box, overlay::Ui& ui);
/// The page shown while nobody is asked: auction, stables, bill, fight night or end of the week. scroll: of the bill before
/// the first bell, on which people choose what they want to watch.
std::optional<overlay::BoutAction> draw_week(const BoutView& view, const overlay::Box& box, float& scroll, overlay::Ui& ui);
/// Whether the stables are still being formed: men are created, or their cuts and seeds rolled, and nobody can be booked
/// yet.
bool forms_stables(const State& now);
/// The stables while they are formed.
void draw_forming(const BoutView& view, const overlay::Box& box, overlay::Ui& ui);
/// The part of that sheet that holds one stable, from its head down to the man at this place in it.
overlay::Box stable_as_far_as(const BoutView& view, int seat, int place, const overlay::Box& box, const overlay::Ui& ui);
/// Draws many answers in columns, and at the foot the effect of the one that has the focus. Returns the index of the one
/// that was pressed.
std::optional<std::size_t> many_answers(const overlay::OpenQuestion& question, overlay::Box box, float& scroll,
                                        overlay::Ui& ui);

/// The focus id of an answer's button.
std::string answer_id(const scene::Option& option);
/// The action that chooses option `index` of this question.
overlay::BoutAction answer_of(const overlay::OpenQuestion& question, std::size_t index);
/// The action that gives the secretary an order, in his notation (cabinet/ringside-campaign/corner.h).
overlay::BoutAction order_of(const overlay::OpenQuestion& question, std::string order);

// Rows of a list on a card: a man, and what matters about him there.

struct ListRow {
  std::string place{};  ///< in a narrow column at the left; may be empty
  std::string name;
  std::optional<scene::SeatMark> mark{};
  std::string note{};    ///< small, under the name
  std::string brief{};   ///< shown instead of `note` where that does not fit; may be empty
  std::string figure{};  ///< at the right
  std::string tag{};     ///< small and red, behind the name
  bool bad = false;      ///< the note is a warning
  bool chosen = false;
  bool faded = false;
};

/// Height of a row, pixels.
float list_row_height(const overlay::Ui& ui);

/// Draws a row and registers it as something to press.
overlay::Touch list_row(overlay::Ui& ui, std::string_view id, const overlay::Box& box, const ListRow& row,
                        const overlay::FocusTraits& traits);

/// The head of a question's card: its title, and at the right how much is left of something.
void draw_question_head(const overlay::OpenQuestion& question, std::string_view left, overlay::Box box, overlay::Ui& ui);

/// A small heading over a list. text: what the list is; figure: what the figures at its right are.
void list_head(overlay::Ui& ui, const overlay::Box& box, std::string_view text, std::string_view figure);

// The weeks of a campaign in a row: past fight nights, the present week, coming events. Source:
// rules/ringside-campaign/rules.md, 3.5, 3.6.3, 10.

/// Height of the calendar, pixels.
float calendar_height(const overlay::Ui& ui);
/// Draws as many weeks around the present one as fit.
void draw_calendar(const BoutView& view, const overlay::Box& box, overlay::Ui& ui);

// Two men compared side by side.

/// Strength, abilities, record, popularity, rank, damage and cut of both. most: number of lines, the most important first.
std::vector<overlay::LetterLine> compare(const BoutView& view, Person left, Person right, std::size_t most, overlay::Ui& ui);

// The cover of a manager's week: the news of his men, who wants a rematch, and what this week offers. Source:
// rules/ringside-campaign/rules.md, 10 (week's end).

/// Draws the cover for the manager of this seat.
void draw_cover(const BoutView& view, int seat, const overlay::Box& box, overlay::Ui& ui);

// The bouts that a manager's booking card proposes: his own free men, whom each could meet, and where it pays best. Computed
// once for each question, without side effects.

/// The secretary's answer to a question, see `overlay::BoutModel::estimate`; may be empty.
using Estimator = std::function<std::optional<double>(std::string_view question)>;

/// A possible opponent.
struct Rival {
  Person person = nobody;
  int venue = 0;      ///< the best paid venue that his manager is likely to accept, else the best paid one
  int chance = 0;     ///< the own man's chance to win, per cent
  double value = 0;   ///< dollars that the own man's manager can expect there
  bool even = true;   ///< the own man's chance is not too small, or the title is at stake
  bool takes = true;  ///< his manager is likely to accept there; also true for the manager's own men and if nothing is known
};

/// A bout that can be offered.
struct OfferPlan {
  Person own = nobody;
  Person other = nobody;
  int venue = 0;
  int rounds = 0;
};

/// The men that the manager who is asked can book, in the order of his stable.
std::vector<Person> men_to_offer(const Setup& setup, const State& state);
/// All possible opponents of this man, best first: those likely to accept, then those he has a fair chance against, then by
/// expected dollars.
std::vector<Rival> rivals_of(const Setup& setup, const State& state, Person own, const Estimator& estimate);
/// The venues at which both can box, ascending, with a title bout last.
std::vector<int> venues_of(const Setup& setup, const State& state, Person own, Person other);
/// The numbers of rounds possible there for both, ascending.
std::vector<int> distances_at(const Setup& setup, const State& state, Person own, Person other, int venue);
/// The number of rounds to propose: the most if the own man is the better one, else the fewest. 0 if none is possible.
int likely_distance(const Setup& setup, const State& state, Person own, Person other, int venue);
/// The plan that the card starts with: the best proposal of any free man, rested men before others. None if he can book
/// nobody.
std::optional<OfferPlan> best_plan(const Setup& setup, const State& state, const Estimator& estimate);

// The card on which a manager books a bout: his men, their opponents, and the poster of the bout. Source:
// rules/ringside-campaign/rules.md, 10 (booking).

/// What the card remembers while one question is open.
struct BookingMemory {
  bool open = false;
  OfferPlan plan;
  std::vector<Rival> rivals;  ///< of plan.own
  float men_scroll = 0;
  float rivals_scroll = 0;
};

/// question: must be `book`, asked of a person.
std::optional<overlay::BoutAction> draw_booking(const BoutView& view, const overlay::OpenQuestion& question,
                                                const overlay::Box& box, BookingMemory& memory, overlay::Ui& ui);

// Questions shown as a letter: another manager's offer or one being put together, the title, a bout that was moved, a
// disputed place.

/// question: one without a card of its own. scroll: of many answers, kept from frame to frame.
std::optional<overlay::BoutAction> draw_letter_card(const BoutView& view, const overlay::OpenQuestion& question,
                                                    const overlay::Box& box, float& scroll, overlay::Ui& ui);

// Questions answered by one man out of many: the pool at the draft and the auction, and whom to trade for.

/// What the card remembers while one question is open.
struct MenMemory {
  float scroll = 0;
  std::size_t looked_at = 0;  ///< index of the option that is shown
  bool open = false;
};

constexpr bool is_answered_by_a_man(Decision decision) {
  return decision == Decision::pick || decision == Decision::nominate || decision == Decision::sign ||
         decision == Decision::opponent || decision == Decision::trade_for;
}

/// question: one for which `is_answered_by_a_man` is true. Lists the strongest men first.
std::optional<overlay::BoutAction> draw_men_card(const BoutView& view, const overlay::OpenQuestion& question,
                                                 const overlay::Box& box, MenMemory& memory, overlay::Ui& ui);

/// question: must be `opening-bid` or `bid`. Shows the man under the hammer, who is still bidding, and the possible bids.
std::optional<overlay::BoutAction> draw_lot_card(const BoutView& view, const overlay::OpenQuestion& question,
                                                 const overlay::Box& box, overlay::Ui& ui);

/// The same without bids, while no person here is asked.
void draw_open_lot(const BoutView& view, const overlay::Box& box, overlay::Ui& ui);

/// The view of the desk's pages (pages.h) made from this one.
OfficeView office_view(const BoutView& view);

// The card of the front office: a manager's men, what he can do with each, and the letters of a sale or a trade. Source:
// rules/ringside-campaign/rules.md, 10 (front office).

/// What the card remembers while one question is open.
struct OfficeCardMemory {
  enum class Mode : std::uint8_t { cover, men, sale, trade } mode = Mode::men;
  Person man = nobody;
  Person wanted = nobody;  ///< the man wanted in a trade
  int buyer = -1;
  std::optional<int> sum;  ///< index among the possible sums; none: his worth, or an even trade
  float men_scroll = 0;
  float wanted_scroll = 0;
};

/// question: must be `office`, asked of a person.
std::optional<overlay::BoutAction> draw_office(const BoutView& view, const overlay::OpenQuestion& question,
                                               const overlay::Box& box, OfficeCardMemory& memory, overlay::Ui& ui);

// The card of any question that a person is asked.

/// What the cards remember while one question is open.
struct CardMemory {
  std::size_t asked = 0;  ///< number of events when it was asked: identifies the question
  int covered = 0;        ///< week and seat, as one number, whose cover was shown last
  float scroll = 0;
  BookingMemory booking;
  MenMemory men;
  OfficeCardMemory office;
};

/// Draws the card that fits the question. question: asked of a person, with answers.
std::optional<overlay::BoutAction> draw_question(const BoutView& view, const overlay::OpenQuestion& question,
                                                 const overlay::Box& box, CardMemory& memory, overlay::Ui& ui);

// The coach of the playable lesson: what of the campaign he could explain now.

/// The moments shown now that have a text "ringside-campaign.lesson.<moment>", in the order in which he explains them; none
/// while dice tumble. asked: the question put to a person, if any.
std::vector<std::string_view> lesson_moments(const Readout& readout, std::optional<Decision> asked);

}  // namespace fc::ringside_campaign
