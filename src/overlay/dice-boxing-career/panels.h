// What the pages of a career's desk share while one frame is drawn, and the parts that have sources of their own.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "library/words.h"
#include "match/match_of.h"
#include "overlay/bout/game_panels.h"
#include "overlay/controls/ui.h"
#include "overlay/office/ladder.h"
#include "overlay/office/poster.h"
#include "overlay/screens/pages.h"
#include "rules/dice-boxing-career/choice.h"
#include "rules/dice-boxing-career/rules.h"
#include "scene/dice-boxing-career/choreography.h"
#include "scene/dice-boxing-career/game.h"
#include "scene/layout.h"

namespace fc::dice_boxing_career {

// What the pages of a career's desk share while one frame is drawn.

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
  /// Yours, or a man's; none: nobody knows.
  [[nodiscard]] std::optional<Looks> looks_of(Person man) const {
    const std::vector<Looks>& all = model->match->looks();
    const std::size_t place = man == you ? 0 : std::size_t{man} + 1;
    return place < all.size() ? std::optional(all[place]) : std::nullopt;
  }
  [[nodiscard]] bool on_path() const { return setup->options.mode == Mode::path; }
  /// Null: nobody is asked.
  [[nodiscard]] const OpenQuestion* question() const {
    return model->questions.empty() ? nullptr : &model->questions.front();
  }
  [[nodiscard]] std::optional<Decision> asked() const;
  /// A person may give this answer now.
  [[nodiscard]] bool is_open(std::string_view notation) const;
  /// The answer of whoever is asked; none: it cannot be given.
  [[nodiscard]] std::optional<BoutAction> answer(std::string_view notation) const;
  /// The order of whoever is asked, for the secretary.
  [[nodiscard]] std::optional<BoutAction> order(std::string_view text) const;

  /// The chance to beat him, 0 to 1; none: nobody reckons.
  [[nodiscard]] std::optional<double> chance(Person man) const;
  /// What becomes of a bout against him, yours on the left; none: nobody reckons.
  [[nodiscard]] std::optional<overlay::Odds::Shares> shares(Person man) const;
  /// After one more step of that.
  [[nodiscard]] std::optional<double> chance_after(Purchase what, Person man) const;
  /// Whom the gym is for: the coming opponent, or who is likely to be. `nobody`: it is not known.
  [[nodiscard]] Person next_man() const;
};

/// Both, as a fight poster. banner: worded.
overlay::BoutPoster poster_of(const DeskView& view, Person man, std::string banner, Ui& ui);

/// S of your man: control - adjustment. Source: rules/dice-boxing/rules.md, 6.2.
constexpr int own_standing(const State& state) { return state.ratings.control - state.ratings.adjustment; }

/// "62%"; empty if it is not known.
std::string percent_of(const std::optional<double>& chance, Ui& ui);

/// A heading in poster letters, cut off the top of the box.
void page_heading(Ui& ui, Box& box, std::string_view text);

/// A button that gives an answer, where it can be given; what is for good has to be held.
std::optional<BoutAction> answer_button(const DeskView& view, std::string_view notation, const Box& box,
                                        std::string_view text, bool first, Ui& ui);

/// Your man: name, rank, record, points, and what may end his career; below it the men above him.
void draw_your_man(const DeskView& view, Box box, Ui& ui);

/// Of the gym, from frame to frame. asks: what would take most of his points, and is bought when it is pressed once more.
struct GymMemory {
  float scroll = 0;
  std::optional<Purchase> asks{};
};

/// Every rating with its price, and what a step does.
std::optional<BoutAction> draw_gym(const DeskView& view, Box box, GymMemory& memory, Ui& ui);
/// Fight on, retire, the tourney; who waits.
std::optional<BoutAction> draw_office(const DeskView& view, Box box, Ui& ui);
/// Next in line, chart and rematch side by side.
std::optional<BoutAction> draw_next_fight(const DeskView& view, Box box, Ui& ui);
/// Two offers side by side.
std::optional<BoutAction> draw_offers(const DeskView& view, Box box, Ui& ui);
/// Everybody of the class, in mode `free`. scroll: kept from frame to frame.
std::optional<BoutAction> draw_opponents(const DeskView& view, Box box, float& scroll, Ui& ui);
/// The bout that is awaited.
void draw_bill(const DeskView& view, const Box& box, Ui& ui);
/// The chart that the die is thrown on, for your rank or for the champion.
void draw_chart(const DeskView& view, Box box, Ui& ui);
/// Whom a champion may have to meet, with the chances of each.
void draw_defences(const DeskView& view, Box box, Ui& ui);
/// What the last bout came to.
void draw_report(const DeskView& view, Box box, Ui& ui);
void draw_tourney(const DeskView& view, Box box, Ui& ui);
/// The career so far, or as it ended.
void draw_life(const DeskView& view, Box box, Ui& ui);

// The charts that say who is next, as rows: the faces, how often, who that is, and the chance to beat him.

/// Faces that mean the same. from, to: 0 to 99. men: one or two, by rank; nobody is there twice.
struct ChartLine {
  int from = 0;
  int to = 0;
  std::vector<Person> men;
  bool again = false;   ///< the man the title was taken from
  bool locked = false;  ///< it names the champion, who may not be met yet
};

/// For your rank as it is, of a man who is not the champion; empty where there is no chart.
std::vector<ChartLine> chart_lines(const Setup& setup, const State& state);
/// Whom a champion meets.
std::vector<ChartLine> defence_lines(const Setup& setup, const State& state);

/// face: that fell; none: it is still to be thrown.
void draw_chart_rows(const DeskView& view, Box box, std::optional<int> face, Ui& ui);

// The whole ladder, and the two cards of whoever is looked at on it and your man.

/// What the page remembers between frames.
struct LadderMemory {
  overlay::LadderState state{};
  int looked_at = 0;  ///< a rank

  /// The page opens where he stands: his own rung in view, the man above him looked at.
  void look_up_from(int own_rank, const Ui& ui);
};

void draw_ladder(const DeskView& view, Box box, LadderMemory& memory, Ui& ui);

// The coach of the playable lesson, a manager of many years: what of the career he could explain now.

/// What is shown now and has a text "dice-boxing-career.lesson.<moment>", in the order in which he explains it; none while
/// dice tumble. asked: what a person is asked for, if anything.
std::vector<std::string_view> lesson_moments(const Readout& readout, std::optional<Decision> asked);

// The newspaper on the day after a career.

/// career: over. names: of the seats, one.
overlay::FrontPageModel write_front_page(const MatchOf<Rules>& career, const std::vector<std::string>& names,
                                         const Words& words);

}  // namespace fc::dice_boxing_career
