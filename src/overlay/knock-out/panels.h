// What Knock Out's panels share while one frame of the bout is drawn, and the parts that have sources of their own.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/field.h"
#include "library/words.h"
#include "overlay/bout/bout_parts.h"
#include "overlay/bout/front_page_parts.h"
#include "overlay/bout/game_panels.h"
#include "overlay/controls/ui.h"
#include "overlay/screens/pages.h"
#include "overlay/screens/setup.h"
#include "rules/knock-out/events.h"
#include "rules/knock-out/setup.h"
#include "rules/knock-out/state.h"
#include "scene/knock-out/game.h"
#include "scene/knock-out/readout.h"
#include "scene/layout.h"
#include "scene/stage.h"

namespace fc::knock_out {

// What Knock Out's panels share while one frame of the bout is drawn.

/// One frame's view of the bout. Holds nothing secret: the readout counts hidden cards, and an open question is shown as its
/// `discreet` allows.
struct BoutView {
  const overlay::BoutModel* model = nullptr;
  const Setup* setup = nullptr;
  Readout readout;
  scene::Layout layout;

  [[nodiscard]] std::string_view name(int seat) const { return model->names[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] scene::SeatMark mark(int seat) const { return mark_of(*setup, seat); }
  [[nodiscard]] bool upright() const { return layout.whole.h > layout.whole.w; }
  [[nodiscard]] const Fight& fight() const { return readout.now.fight; }
  /// Null: nobody knows what he looks like.
  [[nodiscard]] const Looks* looks(BoxerIndex boxer) const {
    const std::vector<Looks>& all = model->match->looks();
    return boxer < all.size() ? &all[boxer] : nullptr;
  }
  /// A fight has been agreed on and its boxers are known.
  [[nodiscard]] bool has_fight() const { return fight().of(Corner::red).boxer != nobody; }
  /// The seat that holds this betting table; -1 before there is a fight.
  [[nodiscard]] int holder(Corner corner) const { return has_fight() ? fight().seat(corner) : -1; }
  /// Whether a manager's money may be read: everybody's, or that of the one person at the table, or at the end.
  [[nodiscard]] bool shows_money(int seat) const;
  /// IOUs of a manager that the bank still holds: at the end of the game they are paid and torn up.
  [[nodiscard]] int debts(int seat) const;
  /// The open question of that kind; a person's only.
  [[nodiscard]] const overlay::OpenQuestion* asked(Decision decision) const;
  /// The open secret question of that seat, whoever answers it.
  [[nodiscard]] const overlay::OpenQuestion* secret(int seat) const;
};

/// "Robin Zorres".
std::string_view boxer_name(const BoutView& view, BoxerIndex boxer, overlay::Ui& ui);
/// The cards that a manager still holds, trained ones among them, by value: the deck less what all saw him play. None where
/// that stays out of sight.
std::optional<Cards> held_in_sight(const BoutView& view, int seat);
/// "12,000".
std::string money(Money amount, const overlay::Ui& ui);
/// "31%". chance: 0 to 1.
std::string chance_text(float chance, overlay::Ui& ui);

/// Where that manager's money stands on his card: chips fly there.
overlay::Box purse_place(const BoutView& view, int seat, overlay::Ui& ui);

/// The managers' strip above the ring: money, chips, boxers, whose turn.
void draw_managers(const BoutView& view, overlay::Ui& ui);
/// A betting table as a poster: stakes, offers, acceptances; the cells are buttons while a person places a chip.
std::optional<overlay::BoutAction> draw_table(const BoutView& view, Corner corner, const overlay::Box& box, overlay::Ui& ui);
/// The top of a table's poster: boxer, manager, steps to the K.O. space.
void draw_table_head(const BoutView& view, Corner corner, overlay::Box box, overlay::Ui& ui);
/// Below a table's rows, as far as there is room: the boxer himself and how likely he wins.
void draw_boxer(const BoutView& view, Corner corner, const overlay::Box& box, overlay::Ui& ui);
/// In a table's place where nobody bets: the corner's prizes until the fight is over.
void draw_prizes_alone(const BoutView& view, Corner corner, overlay::Box box, overlay::Ui& ui);
/// How long a chip is on its way.
inline constexpr double chip_flight_seconds = 0.26;
/// Whether the last chip is still on its way from its manager; with reduced motion, and where letters are so large that the
/// tables lie on a page, it lies in its place at once.
bool chip_flies(const LaidChip& chip, const overlay::Ui& ui);
/// Where that chip will lie on a table drawn in this box. chip: the last one laid, not a pass.
overlay::Box chip_place(const BoutView& view, const overlay::Box& table, overlay::Ui& ui);
/// The pass space over the ring's corner: the chips that were laid aside, from the first bet until the cards are laid.
void draw_pass_space(const BoutView& view, overlay::Ui& ui);
/// Where the last chip that seat has passed lies.
overlay::Box pass_place(const BoutView& view, int seat, overlay::Ui& ui);
/// What is in the air over the panels: the chip on its way. tables: red's and blue's boxes.
void draw_flying_chip(const BoutView& view, const std::array<overlay::Box, 2>& tables, overlay::Ui& ui);
/// One line in poster letters for what the table is doing; while cards are played the three rounds before it, with who was
/// driven how far.
void draw_banner(const BoutView& view, const overlay::Box& box, overlay::Ui& ui);
/// Whether a fight is over and has been called: then its hands make room for what it has brought.
bool shows_verdict(const BoutView& view);
/// What that fight has brought a corner's boxer: victory or defeat, prize, class card, title.
void draw_verdict(const BoutView& view, Corner corner, overlay::Box box, overlay::Ui& ui);
/// Below a table: the corner's trained cards, the places of its secret pick, or the verdict.
std::optional<overlay::BoutAction> draw_hand(const BoutView& view, Corner corner, const overlay::Box& box, overlay::Ui& ui);
/// Over the ring: pot, season and fight; sheets that cover it while there is something to read; what happens in words below.
std::optional<overlay::BoutAction> draw_ring_panels(const BoutView& view, overlay::Ui& ui);
/// From this text size on letters need other places than the usual ones.
inline constexpr float large_letters = 1.4F;
/// How high the hand below a betting table is, in pixels.
float hand_height(const BoutView& view, const overlay::Ui& ui);
/// In large letters a sheet that lies over the ring takes the places of both betting tables too.
bool sheet_covers_tables(const BoutView& view, overlay::Ui& ui);
/// What came of the challenger's poster in this frame.
struct ChallengeSheet {
  std::optional<overlay::BoutAction> action;
  std::string refusal;  ///< why the pair under the focus may not meet; empty: it may
};
/// The challenger's poster: every pair with its prizes, or why it may not be.
ChallengeSheet draw_challenge(const BoutView& view, const overlay::OpenQuestion& question, const overlay::Box& box,
                              overlay::Ui& ui);
/// The settlement: bets one by one, then the nets.
void draw_settlement(const BoutView& view, const overlay::Box& box, overlay::Ui& ui);
/// Where the chips of the bet that is being settled lie in its row. box: the sheet.
overlay::Box settled_chips(const BoutView& view, const overlay::Box& box, overlay::Ui& ui);
/// The lines below the ring. What somebody is asked openly takes the caption's place too, in large letters all of it and a
/// part of the ring; a coach takes what he needs. Empty: not shown.
struct Foot {
  overlay::Box prompt;
  overlay::Box caption;
  overlay::Box words;
};
Foot foot_of(const BoutView& view, overlay::Ui& ui);
/// Where sheets lie over the ring, and the plate of the pot.
overlay::Box sheet_place(const BoutView& view, overlay::Ui& ui);
overlay::Box pot_place(const BoutView& view, overlay::Ui& ui);
/// From where to where the chips of the bet that is being settled fly; none if nothing is paid.
struct Payment {
  overlay::Box from;
  overlay::Box to;
};
std::optional<Payment> payment_of(const BoutView& view, overlay::Ui& ui);
/// The stack of chips on its way from its row to whom they are paid.
void draw_payment(const BoutView& view, overlay::Ui& ui);
/// What a season's end pays, or the final ranking.
void draw_account(const BoutView& view, const overlay::Box& box, overlay::Ui& ui);

/// Where the focus is while a pair or a bet is chosen: the option that the focused cell stands for.
std::optional<std::size_t> focused_answer(const overlay::OpenQuestion& question, overlay::Ui& ui);
/// The line over an answer that is looked at: where several people play, who is asked. focused: none, or a pass: the
/// question.
std::string answer_heading(const BoutView& view, const overlay::OpenQuestion& question, std::optional<std::size_t> focused);
/// The focus name of an open answer, by the referee's word for it.
std::string answer_id(std::string_view notation);

// How a betting table shares out its poster: a cell with a bet takes the room to be read, one without is a line, and while
// chips are laid high enough to be pressed; what they leave is the boxer's. What changes its height glides; all of it
// follows from the readout.

/// The parts of one cell's row.
struct TableRow {
  std::array<overlay::Box, 3> stakes;
  overlay::Box offer;
  overlay::Box accept;
  overlay::Box lines;  ///< what an offer pays, or between whom it stands; empty without a bet
  overlay::Box whole;  ///< stakes, triangle and circle
};

class TableRows {
 public:
  /// column: where the table may be. grown: as it will be when nothing glides any more.
  TableRows(const BoutView& view, Corner corner, overlay::Box column, const overlay::Ui& ui, bool grown = false);

  [[nodiscard]] const overlay::Box& head() const { return head_; }
  /// Above the rows; not high enough for letters where all rows say themselves what they are.
  [[nodiscard]] const overlay::Box& heads() const { return heads_; }
  /// Below the rows, down to the poster's edge; it may be empty.
  [[nodiscard]] const overlay::Box& rest() const { return rest_; }
  /// What is seen of a row: of one that grows, its upper part.
  [[nodiscard]] const overlay::Box& place(std::size_t cell) const { return places_.at(cell); }
  [[nodiscard]] bool grows(std::size_t cell) const { return whole_heights_.at(cell) > places_.at(cell).h; }
  [[nodiscard]] TableRow row(std::size_t cell, overlay::Ui& ui) const;

 private:
  overlay::Box head_;
  overlay::Box heads_;
  overlay::Box rest_;
  std::array<overlay::Box, cells> places_;
  std::array<float, cells> whole_heights_{};  ///< for which a row is laid out
  std::array<bool, cells> has_bet_{};
};

// Knock Out's small pictures: chips, class cards, titles, trophy and steak, cards face down.

/// A seat's chip: its colour and shape; a shown face says what kind of bet it is.
void draw_chip(overlay::Ui& ui, const overlay::Box& box, scene::SeatMark mark, BetType face);
/// A small chip in a manager's stock: its face, filled while he has it, an outline when it lies on a table.
void draw_stock_chip(overlay::Ui& ui, const overlay::Box& box, BetType face, bool left);
/// The class that a boxer's card shows: while it turns over, his old one until it is seen edge on.
Class class_shown(const BoutView& view, BoxerIndex boxer);
/// His class card: its letter, A, P or C; turning over while his class changes.
void draw_class_card(const BoutView& view, BoxerIndex boxer, const overlay::Box& box, overlay::Ui& ui);
/// The laurel of a superchampion, the belt of a world champion; nothing without a title.
void draw_title(overlay::Ui& ui, const overlay::Box& box, Title title);
void draw_trophy(overlay::Ui& ui, const overlay::Box& box);
void draw_steak(overlay::Ui& ui, const overlay::Box& box);
/// Up and green for a gain, down and red for a loss, a line for neither.
void gain_arrow(overlay::Ui& ui, const overlay::Box& box, Money gain);
/// The back of a fight card in a corner's colour, with its shape.
void draw_card_back(overlay::Ui& ui, const overlay::Box& box, ImU32 ink, scene::Mark mark);

// The coach of the playable lesson: one short text for what happens now.

/// The moment of the lesson: the last part of the key "knock-out.lesson.<moment>". The first seat learns.
std::string_view lesson_moment(const BoutView& view);

void draw_coach(const BoutView& view, const overlay::Box& box, overlay::Ui& ui);

// The newspaper's front page: a finished game as headline, story, quotes and the ranking.

/// The front page of a finished game, without picture and date. events: the whole game; names: by seat. Only open facts.
overlay::FrontPageModel write_front_page(const Setup& setup, const State& state, std::span<const Event> events,
                                         const std::vector<std::string>& names, overlay::PaperVariants& variants);

// What a player may set for all games of Knock Out.

/// What each manager still holds, which all could work out from what all saw him play: on one screen nobody could look at
/// his own hand else.
inline constexpr GameSetting show_discards{.key = "show_discards", .usual = 1};
/// Everybody's money before the end, not only that of a person alone among bots.
inline constexpr GameSetting show_money{.key = "show_money", .usual = 1};

inline constexpr std::array own_settings{show_discards, show_money};

// The match set-up.

/// A team's card for the match set-up: its colour, its mark and its two boxers. boxers: as the screen calls them, big,
/// small.
overlay::BoxerCardModel team_card(Colour colour, const std::array<std::string, 2>& boxers, const Words& words);

}  // namespace fc::knock_out
