// The cards of whatever is asked in a campaign: what they share while one frame is drawn, their pieces, and each of them.
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
#include "overlay/office/letter.h"
#include "overlay/office/poster.h"
#include "overlay/ringside-campaign/pages.h"
#include "rules/ringside-campaign/setup.h"
#include "rules/ringside-campaign/stables.h"
#include "rules/ringside-campaign/state.h"
#include "scene/layout.h"
#include "scene/ringside-campaign/choreography.h"
#include "scene/ringside-campaign/game.h"
#include "scene/ringside-campaign/wording.h"
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
/// Men are made, or their cuts and seeds are rolled: until then nobody is booked.
bool forms_stables(const State& now);
/// The stables while they are formed.
void draw_forming(const BoutView& view, const overlay::Box& box, overlay::Ui& ui);
/// Where one of them then stands on the same sheet, from its head to the man at that place in it.
overlay::Box stable_as_far_as(const BoutView& view, int seat, int place, const overlay::Box& box, const overlay::Ui& ui);
/// Many answers in columns, and what the one under the focus does at the foot. Gives the place of what was pressed.
std::optional<std::size_t> many_answers(const overlay::OpenQuestion& question, overlay::Box box, float& scroll,
                                        overlay::Ui& ui);

/// What an answer's button is called for the focus.
std::string answer_id(const scene::Option& option);
/// Choosing option `index` of that question.
overlay::BoutAction answer_of(const overlay::OpenQuestion& question, std::size_t index);
/// An order to the secretary, in his words (cabinet/ringside-campaign/corner.h).
overlay::BoutAction order_of(const overlay::OpenQuestion& question, std::string order);

// Rows of a list on a card: a man, and what counts about him there.

struct ListRow {
  std::string place{};  ///< in a narrow column at the left; may be empty
  std::string name;
  std::optional<scene::SeatMark> mark{};
  std::string note{};    ///< small, under the name
  std::string brief{};   ///< in its place where there is no room for it; may be empty
  std::string figure{};  ///< at the right
  std::string tag{};     ///< small and red, behind the name
  bool bad = false;      ///< the note warns
  bool chosen = false;
  bool faded = false;
};

/// How high one is.
float list_row_height(const overlay::Ui& ui);

/// Draws it and registers it as something to press.
overlay::Touch list_row(overlay::Ui& ui, std::string_view id, const overlay::Box& box, const ListRow& row,
                        const overlay::FocusTraits& traits);

/// A small heading over a list: what it is, and what the figures at its right are.
void list_head(overlay::Ui& ui, const overlay::Box& box, std::string_view text, std::string_view figure);

// The weeks of a campaign in a row: nights that were, the week that runs, what is due. Source:
// rules/ringside-campaign/rules.md, 3.5, 3.6.3, 10.

/// How high it is, in pixels.
float calendar_height(const overlay::Ui& ui);
/// As many weeks round the present one as fit.
void draw_calendar(const BoutView& view, const overlay::Box& box, overlay::Ui& ui);

// Two men side by side, figure against figure.

/// Strength, abilities, record, popularity, rank, damage and cut of both. most: lines, the most important first.
std::vector<overlay::LetterLine> compare(const BoutView& view, Person left, Person right, std::size_t most, overlay::Ui& ui);

// The cover of a manager's week: what has become of his men, who wants to meet them again, and what this week offers.
// Source: rules/ringside-campaign/rules.md, 10 (week's end).

/// Into the whole box, for the manager of that seat.
void draw_cover(const BoutView& view, int seat, const overlay::Box& box, overlay::Ui& ui);

// The bout that a manager's booking card proposes: his own free men, whom each could meet, and where it pays best. Pure
// reckoning, once for each question.

/// What the game's secretary says to a question, see `overlay::BoutModel::reckon`; may be empty.
using Reckoner = std::function<std::optional<double>(std::string_view question)>;

/// Whom a man could meet.
struct Rival {
  Person person = nobody;
  int venue = 0;      ///< where it pays best that he is likely to take, else where it pays best
  int chance = 0;     ///< per cent, of the own man
  double value = 0;   ///< dollars that it promises the own man's manager there
  bool even = true;   ///< his chance is good enough, or the title is worth any
  bool takes = true;  ///< his manager is likely to accept there; his own men always, and if nobody knows
};

/// A bout that can be offered.
struct OfferPlan {
  Person own = nobody;
  Person other = nobody;
  int venue = 0;
  int rounds = 0;
};

/// The men he can book, in stable order.
std::vector<Person> men_to_offer(const Setup& setup, const State& state);
/// Everybody whom that man can meet, the best proposal first: who is likely to accept, then who is no hopeless rival, then
/// what it promises.
std::vector<Rival> rivals_of(const Setup& setup, const State& state, Person own, const Reckoner& reckon);
/// Venues of both, rising, a title bout last.
std::vector<int> venues_of(const Setup& setup, const State& state, Person own, Person other);
/// Distances there that both stand, rising.
std::vector<int> distances_at(const Setup& setup, const State& state, Person own, Person other, int venue);
/// The likely distance: the longest for the better man, else the shortest.
int likely_distance(const Setup& setup, const State& state, Person own, Person other, int venue);
/// What the card starts with: the best proposal of any man who is free, a rested one first. None: he can book nobody.
std::optional<OfferPlan> best_plan(const Setup& setup, const State& state, const Reckoner& reckon);

// The one card on which a manager books a bout: his men, their opponents, the poster of the bout as it would be. Source:
// rules/ringside-campaign/rules.md, 10 (booking).

/// What it remembers while one question is open.
struct BookingMemory {
  bool open = false;
  OfferPlan plan;
  std::vector<Rival> rivals;  ///< of plan.own
  float men_scroll = 0;
  float rivals_scroll = 0;
};

/// question: `book`, a person's.
std::optional<overlay::BoutAction> draw_booking(const BoutView& view, const overlay::OpenQuestion& question,
                                                const overlay::Box& box, BookingMemory& memory, overlay::Ui& ui);

// Questions that come as a letter: an offer of another manager or one that is put together, the title, a bout that was
// moved, a place in dispute.

/// question: none that has a card of its own. scroll: of many answers, kept from frame to frame.
std::optional<overlay::BoutAction> draw_letter_card(const BoutView& view, const overlay::OpenQuestion& question,
                                                    const overlay::Box& box, float& scroll, overlay::Ui& ui);

// Questions about one man out of many: the pool at the draft and the auction, and whom to trade for.

/// What the card remembers while one question is open.
struct MenMemory {
  float scroll = 0;
  std::size_t looked_at = 0;  ///< option
  bool open = false;
};

constexpr bool is_answered_by_a_man(Decision decision) {
  return decision == Decision::pick || decision == Decision::nominate || decision == Decision::sign ||
         decision == Decision::opponent || decision == Decision::trade_for;
}

/// question: one that is answered by a man. The strongest come first.
std::optional<overlay::BoutAction> draw_men_card(const BoutView& view, const overlay::OpenQuestion& question,
                                                 const overlay::Box& box, MenMemory& memory, overlay::Ui& ui);

/// question: `opening-bid` or `bid`. The man under the hammer, who is still in, and what can be bid.
std::optional<overlay::BoutAction> draw_lot_card(const BoutView& view, const overlay::OpenQuestion& question,
                                                 const overlay::Box& box, overlay::Ui& ui);

/// The same while nobody is asked who could answer here.
void draw_open_lot(const BoutView& view, const overlay::Box& box, overlay::Ui& ui);

/// What the pages of the desk see of this view.
OfficeView office_view(const BoutView& view);

// The front office on one card: a manager's men, what can be done with each, and the letters of a sale or a trade. Source:
// rules/ringside-campaign/rules.md, 10 (front office).

/// What it remembers while one question is open.
struct OfficeCardMemory {
  enum class Mode : std::uint8_t { cover, men, sale, trade } mode = Mode::men;
  Person man = nobody;
  Person wanted = nobody;  ///< of a trade
  int buyer = -1;
  std::optional<int> sum;  ///< place among those that can be chosen; none: his worth, or even
  float men_scroll = 0;
  float wanted_scroll = 0;
};

/// question: `office`, a person's.
std::optional<overlay::BoutAction> draw_office(const BoutView& view, const overlay::OpenQuestion& question,
                                               const overlay::Box& box, OfficeCardMemory& memory, overlay::Ui& ui);

// The card of whatever a person is asked.

/// What the cards remember while one question is open.
struct CardMemory {
  std::size_t asked = 0;  ///< how much had happened when it was asked
  int covered = 0;        ///< the week and seat whose cover was shown last
  float scroll = 0;
  BookingMemory booking;
  MenMemory men;
  OfficeCardMemory office;
};

/// question: a person's, with answers.
std::optional<overlay::BoutAction> draw_question(const BoutView& view, const overlay::OpenQuestion& question,
                                                 const overlay::Box& box, CardMemory& memory, overlay::Ui& ui);

// The coach of the playable lesson: what of the campaign he could explain now.

/// What is shown now and has a text "ringside-campaign.lesson.<moment>", in the order in which he explains it; none while
/// dice tumble. asked: what a person is asked, if he is.
std::vector<std::string_view> lesson_moments(const Readout& readout, std::optional<Decision> asked);

}  // namespace fc::ringside_campaign
