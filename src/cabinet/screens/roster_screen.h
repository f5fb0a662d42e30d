// The roster of a game: one seat of the match set-up looks for whom it brings.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cabinet/keeping/settings.h"
#include "cabinet/program/corner_game.h"
#include "cabinet/program/flow.h"
#include "cabinet/program/odds_maker.h"
#include "core/random.h"
#include "library/words.h"
#include "overlay/screens/roster.h"

namespace fc::cabinet {

class RosterScreen final : public ScreenOf<overlay::RosterAction> {
 public:
  /// Told the id of whom the seat brings from now on; the screen goes by itself.
  using Choose = std::function<void(const std::string& id)>;

  /// What is looked for, and from where.
  struct Search {
    CornerGame& game;
    BoutPlan plan;         ///< as it stands when the screen opens
    int seat = 0;          ///< of the plan
    RosterQuery& filters;  ///< what was looked for when the roster was last open; kept up to date, but for the name
    Choose choose;
    OddsMaker& odds;
    std::vector<const CornerGame*> others = {};  ///< the other games: how they see whoever is in their rosters too
  };
  /// The games, the filters and whatever `choose` touches must outlive the screen. settings: hold the favourites.
  RosterScreen(Flow& flow, Search search, Settings& settings, Random& shuffles, const Words& words);
  bool press(const Press& press) override;
  void update(double dt) override;
  [[nodiscard]] bool moving() const override { return fresh_; }
  [[nodiscard]] bool waiting() const override { return search_ || (odds_ && !odds_->shares); }
  void prepare(const overlay::Ui& ui) override;
  [[nodiscard]] bool covers_the_hall() const override { return true; }
  [[nodiscard]] std::string rulebook_page() const override { return std::string(game_->slug()) + ".basics"; }

  /// Of the first of two seats, as they stand in the picture.
  [[nodiscard]] const std::optional<overlay::Odds>& odds() const { return odds_; }

 private:
  /// Whoever has no more than so many finds them all at a glance: no names to look for, no favourites.
  static constexpr std::size_t small_roster = 12;

  [[nodiscard]] std::optional<overlay::RosterAction> picture(overlay::Ui& ui) const override;
  void act(const overlay::RosterAction& action) override;
  /// The traits that have something to choose; what nobody has any more is not looked for.
  void find_traits();
  /// With the one who is shown, against whom he would meet.
  void open_gym();
  /// Somebody was kept in the Gym, or removed (empty): the roster is another.
  void renew(const std::string& id);
  /// Looks again for `query_`; whoever was shown stays, if he still fits.
  void look();
  /// Whoever is looked for, and what becomes of the shown one against whom he would meet, as far as it is known.
  void reckon();
  /// As it would be if he were chosen: whoever stands beside him may have to change corners.
  [[nodiscard]] BoutPlan then() const;
  [[nodiscard]] overlay::RosterModel model() const;
  void fill_traits(overlay::RosterModel& model) const;
  [[nodiscard]] overlay::OptionRow order_row() const;
  void fill_page(overlay::RosterModel& model) const;
  void fill_cards(overlay::RosterModel& model) const;
  /// As another game sees them; whoever stands beside the shown one may be unknown there.
  void fill_other_cards(overlay::RosterModel& model, const BoutPlan& then, const CornerGame& seen_in) const;
  [[nodiscard]] overlay::RosterCard card(const CornerGame& game, const BoutPlan& plan, int seat) const;
  [[nodiscard]] std::string name_of(const CornerGame& game) const;
  /// Whose card of the shown one lies open: the game that was turned to, if he has a card there, else this one.
  [[nodiscard]] const CornerGame& seen_in() const;
  /// The game after that one which has a card of him; null: no other has.
  [[nodiscard]] const CornerGame* next_seen_in() const;
  void set_trait(int row, int value);
  void mark_favourite(std::size_t found);
  void turn_page(int step);
  void show_entrant(const std::optional<std::string>& id);
  /// Of the shown one; empty if nobody fits.
  [[nodiscard]] std::string shown_id() const;
  [[nodiscard]] int pages() const;

  Flow* flow_;
  Settings* settings_;
  Random* shuffles_;
  const Words* words_;
  CornerGame* game_;
  BoutPlan plan_;
  int seat_;
  Choose choose_;
  std::vector<const CornerGame*> others_;
  const CornerGame* turned_to_;      ///< this game, or one of the others
  std::vector<std::size_t> traits_;  ///< of the roster, those that have something to choose
  RosterQuery* filters_;
  RosterQuery query_;
  bool has_desk_;
  OddsMaker* odds_maker_;
  std::optional<EvenSearch> search_;
  std::optional<overlay::Odds> odds_;
  bool fresh_ = false;              ///< the last picture shows somebody else, or other odds
  std::vector<std::size_t> found_;  ///< places in the roster
  std::size_t shown_ = 0;           ///< place in `found_`
  std::size_t page_rows_ = 1;
  bool looked_ = false;
  mutable overlay::RosterState state_;  ///< the page's own: what lies open on it
};

}  // namespace fc::cabinet
