// The roster of a game, in which one seat of the match set-up chooses whom it brings.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cabinet/keeping/settings.h"
#include "cabinet/program/corner_game.h"
#include "cabinet/program/flow.h"
#include "cabinet/screens/setup_screens.h"
#include "core/random.h"
#include "library/words.h"
#include "overlay/screens/roster.h"

namespace fc::cabinet {

class RosterScreen final : public PairScreen<overlay::RosterAction> {
 public:
  /// Called with the id that the seat has chosen; the screen closes itself then.
  using Choose = std::function<void(const std::string& id)>;

  /// The search, and the seat that it is for.
  struct Search {
    CornerGame& game;
    BoutPlan plan;         ///< the plan when the screen opens
    int seat = 0;          ///< seat of the plan
    RosterQuery& filters;  ///< the last search; updated here, except for the name
    Choose choose;
    OddsMaker& odds;
    std::vector<const CornerGame*> others = {};  ///< the other games, which may have cards of the same boxers
  };
  /// The games, the filters and whatever `choose` touches must outlive the screen. settings: hold the favourites.
  RosterScreen(Flow& flow, Search search, Settings& settings, Random& shuffles, const Words& words);
  bool press(const Press& press) override;
  void update(double dt) override;
  void prepare(const overlay::Ui& ui) override;
  [[nodiscard]] std::string rulebook_page() const override { return std::string(game().slug()) + ".basics"; }

 private:
  /// Rosters up to this size have no search by name and no favourites.
  static constexpr std::size_t small_roster = 12;

  [[nodiscard]] std::optional<overlay::RosterAction> picture(overlay::Ui& ui) const override;
  void act(const overlay::RosterAction& action) override;
  /// Finds the traits that offer a choice; drops filters on values that nobody has any more.
  void find_traits();
  /// Opens the Gym with the boxer that is shown, against his opponent.
  void open_gym();
  /// The roster has changed: a boxer was saved in the Gym, or removed (empty id).
  void renew(const std::string& id);
  /// Repeats the search for `query_`; the boxer that is shown stays, if he still fits.
  void search_again();
  /// Updates the search for an even match and the odds of the boxer that is shown, as far as they are known.
  void update_odds();
  /// The plan if the boxer that is shown were chosen; the one he is compared with may have to change corners.
  [[nodiscard]] BoutPlan then() const;
  [[nodiscard]] overlay::RosterModel model() const;
  void fill_traits(overlay::RosterModel& model) const;
  [[nodiscard]] overlay::OptionRow order_row() const;
  void fill_page(overlay::RosterModel& model) const;
  void fill_cards(overlay::RosterModel& model) const;
  /// Fills in the cards of another game; the boxer beside the one that is shown may be unknown there.
  void fill_other_cards(overlay::RosterModel& model, const BoutPlan& then, const CornerGame& seen_in) const;
  [[nodiscard]] overlay::RosterCard card(const CornerGame& game, const BoutPlan& plan, int seat) const;
  [[nodiscard]] std::string name_of(const CornerGame& game) const;
  /// The game whose card is shown: the one that was turned to, if it has a card of him, else this one.
  [[nodiscard]] const CornerGame& seen_in() const;
  /// The next game that has a card of him; null: no other has.
  [[nodiscard]] const CornerGame* next_seen_in() const;
  void set_trait(int row, int value);
  void mark_favourite(std::size_t found);
  void turn_page(int step);
  void show_entrant(const std::optional<std::string>& id);
  /// Id of the boxer that is shown; empty if none is found.
  [[nodiscard]] std::string shown_id() const;
  [[nodiscard]] int pages() const;

  Flow* flow_;
  Settings* settings_;
  Random* shuffles_;
  BoutPlan plan_;
  int seat_;
  Choose choose_;
  std::vector<const CornerGame*> others_;
  const CornerGame* turned_to_;      ///< this game, or one of the others
  std::vector<std::size_t> traits_;  ///< indices of the roster's traits that offer a choice
  RosterQuery* filters_;
  RosterQuery query_;
  bool has_desk_;
  std::vector<std::size_t> found_;  ///< indices into the roster
  std::size_t shown_ = 0;           ///< index into `found_`
  std::size_t page_rows_ = 1;
  bool looked_ = false;
  mutable overlay::RosterState state_;  ///< state of the drawn page: what is open on it
};

}  // namespace fc::cabinet
