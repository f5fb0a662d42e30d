// What the pages of a career's desk share while one frame is drawn, and the parts of the desk.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "library/words.h"
#include "match/match_of.h"
#include "overlay/bout/game_panels.h"
#include "overlay/controls/ui.h"
#include "overlay/office/office.h"
#include "overlay/screens/pages.h"
#include "rules/dice-boxing-career/rules.h"
#include "rules/dice-boxing-career/setup.h"
#include "scene/dice-boxing-career/choreography.h"
#include "scene/dice-boxing-career/game.h"
#include "scene/layout.h"

namespace fc::dice_boxing_career {

// One frame's view of the career, shared by all pages.

using overlay::BoutAction;
using overlay::Box;
using overlay::OpenQuestion;
using overlay::Ui;

struct DeskView {
  const overlay::BoutModel* model = nullptr;
  const Setup* setup = nullptr;
  Readout readout;
  scene::Layout layout;

  [[nodiscard]] const State& now() const { return readout.now; }
  [[nodiscard]] const std::string& you_name() const { return model->names.front(); }
  /// The looks of your boxer (`you`) or of another man; none if they are not known.
  [[nodiscard]] std::optional<Looks> looks_of(Person man) const {
    const std::vector<Looks>& all = model->match->looks();
    const std::size_t place = man == you ? 0 : std::size_t{man} + 1;
    return place < all.size() ? std::optional(all[place]) : std::nullopt;
  }
  [[nodiscard]] bool on_path() const { return setup->options.mode == Mode::path; }
  /// The open question; null if nobody is asked.
  [[nodiscard]] const OpenQuestion* question() const {
    return model->questions.empty() ? nullptr : &model->questions.front();
  }
  [[nodiscard]] std::optional<Decision> asked() const;
  /// Whether a person may give this answer now.
  [[nodiscard]] bool is_open(std::string_view notation) const;
  /// The action that gives this answer for whoever is asked; none if it cannot be given.
  [[nodiscard]] std::optional<BoutAction> answer(std::string_view notation) const;
  /// The action that gives the secretary this order from whoever is asked; none if no person is asked.
  [[nodiscard]] std::optional<BoutAction> order(std::string_view text) const;

  /// Your chance to beat him, 0 to 1; none if it is not computed (yet).
  [[nodiscard]] std::optional<double> chance(Person man) const;
  /// The chances of a bout against him, you on the left; none if they are not computed (yet).
  [[nodiscard]] std::optional<overlay::Odds::Shares> shares(Person man) const;
  /// Your chance to beat him after one more step of this purchase.
  [[nodiscard]] std::optional<double> chance_after(Purchase what, Person man) const;
  /// The man the gym's chances are computed for: the coming opponent, or the likely next one. `nobody` if not known.
  [[nodiscard]] Person next_man() const;
};

/// Your boxer and this man on a fight poster without anything else. banner: worded.
overlay::BoutPoster faces_on_poster(const DeskView& view, Person man, std::string banner);
/// The bout of your boxer against him as a fight poster. banner: worded.
overlay::BoutPoster poster_of(const DeskView& view, Person man, std::string banner, Ui& ui);

/// Your boxer's S: control - adjustment. Source: rules/dice-boxing/rules.md, 6.2.
constexpr int own_standing(const State& state) { return state.ratings.control - state.ratings.adjustment; }

/// "62%"; empty if it is not known.
std::string percent_of(const std::optional<double>& chance, Ui& ui);

/// Draws a heading in poster letters; takes its height off the top of the box.
void page_heading(Ui& ui, Box& box, std::string_view text);

/// A button that gives an answer, drawn only if the answer can be given. Retirement, which is final, has to be held. first:
/// the button has the focus at first.
std::optional<BoutAction> answer_button(const DeskView& view, std::string_view notation, const Box& box,
                                        std::string_view text, bool first, Ui& ui);

/// Your boxer: name, rank, record, points, and what may end his career; below it the ranks above him, in mode `free` his
/// card.
void draw_your_man(const DeskView& view, Box box, Ui& ui);

/// What the gym page remembers between frames. asks: a purchase of most of his points that was pressed once; it is bought
/// when it is pressed again.
struct GymMemory {
  float scroll = 0;
  std::optional<Purchase> asks{};
};

/// The gym page: every rating with its price, and the effect of one more step.
std::optional<BoutAction> draw_gym(const DeskView& view, Box box, GymMemory& memory, Ui& ui);
/// The page between two bouts: the answers (fight on, retire, tourney), and who could be the next opponent. Needs an open
/// question.
std::optional<BoutAction> draw_office(const DeskView& view, Box box, Ui& ui);
/// The choice of the next bout: next in line, chart and rematch side by side. Needs an open question.
std::optional<BoutAction> draw_next_fight(const DeskView& view, Box box, Ui& ui);
/// The choice between two offers, side by side. Needs an open question.
std::optional<BoutAction> draw_offers(const DeskView& view, Box box, Ui& ui);
/// The choice among all boxers of the class, in mode `free`. Needs an open question. scroll: kept from frame to frame.
std::optional<BoutAction> draw_opponents(const DeskView& view, Box box, float& scroll, Ui& ui);
/// The coming bout as a poster.
void draw_bill(const DeskView& view, const Box& box, Ui& ui);
/// The chart on which the die is thrown, for your rank or for a champion.
void draw_chart(const DeskView& view, Box box, Ui& ui);
/// The opponents that a champion may have to meet, with the chances of each.
void draw_defences(const DeskView& view, Box box, Ui& ui);
/// The report of the last bout.
void draw_report(const DeskView& view, Box box, Ui& ui);
void draw_tourney(const DeskView& view, Box box, Ui& ui);
/// The story of the career so far, or of the finished one.
void draw_life(const DeskView& view, Box box, Ui& ui);

// The charts that decide the next opponent, as rows: the faces, their probability, the men, and your chance to beat them.

/// One row: a range of faces with the same meaning. from, to: 0 to 99. men: one or two different ones, by rank.
struct ChartLine {
  int from = 0;
  int to = 0;
  std::vector<Person> men;
  bool again = false;   ///< it names the man from whom the title was taken
  bool locked = false;  ///< it names the champion, who may not be met yet
};

/// The rows for your present rank, when you are not the champion; empty if there is no chart for it.
std::vector<ChartLine> chart_lines(const Setup& setup, const State& state);
/// The rows that decide the opponent of a champion's defence.
std::vector<ChartLine> defence_lines(const Setup& setup, const State& state);

/// Draws the chart that applies now. face: the one thrown; none: not thrown yet.
void draw_chart_rows(const DeskView& view, Box box, std::optional<int> face, Ui& ui);

// The whole ladder, with the cards of the man that is selected on it and of your boxer.

/// What the ladder page remembers between frames.
struct LadderMemory {
  overlay::LadderState state{};
  int looked_at = 0;  ///< rank of the selected man

  /// Sets the page to open at your boxer: his own rung in view, the man above him selected.
  void look_up_from(int own_rank, const Ui& ui);
};

void draw_ladder(const DeskView& view, Box box, LadderMemory& memory, Ui& ui);

// The coach of the playable lesson, an experienced manager: what of the career he could explain now.

/// The moments shown now that have a text "dice-boxing-career.lesson.<moment>", in the order in which he explains them; none
/// while dice tumble. asked: the question put to a person, if any.
std::vector<std::string_view> lesson_moments(const Readout& readout, std::optional<Decision> asked);

// The newspaper on the day after the end of a career.

/// Writes the page. career: must be over. names: of the one seat.
overlay::FrontPageModel write_front_page(const MatchOf<Rules>& career, const std::vector<std::string>& names,
                                         const Words& words);

}  // namespace fc::dice_boxing_career
