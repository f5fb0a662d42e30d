// The roster of a game: one seat of the match set-up looks for whom it brings.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "cabinet/program/corner_game.h"
#include "cabinet/screens/screen.h"
#include "overlay/screens/roster.h"

namespace fc::cabinet {

class RosterScreen final : public Screen {
 public:
  /// Told the id of whom the seat brings from now on; the screen goes by itself.
  using Choose = std::function<void(const std::string& id)>;

  /// game and whatever `choose` touches must outlive the screen. plan: as it stands when the screen opens. seat: of the
  /// plan.
  RosterScreen(const CornerGame& game, BoutPlan plan, int seat, Choose choose);
  bool press(House& house, const Press& press) override;
  void show(House& house, overlay::Ui& ui) override;
  [[nodiscard]] bool covers_the_hall() const override { return true; }
  [[nodiscard]] std::string rulebook_page() const override { return std::string(game_->slug()) + ".basics"; }

 private:
  void act(House& house, const overlay::RosterAction& action);
  /// Looks again for `query_`; whoever was shown stays, if he still fits.
  void look(const House& house);
  [[nodiscard]] overlay::RosterModel model(const House& house) const;
  void fill_traits(overlay::RosterModel& model) const;
  void fill_page(const House& house, overlay::RosterModel& model) const;
  void fill_cards(const House& house, overlay::RosterModel& model) const;
  [[nodiscard]] overlay::RosterCard card(const House& house, const BoutPlan& plan, int seat) const;
  /// A seat's colour and shape, by what it brings in this plan.
  [[nodiscard]] scene::SeatMark mark_of_seat(const House& house, const BoutPlan& plan, int seat) const;
  void set_trait(int row, int value);
  void mark_favourite(House& house, std::size_t found) const;
  void turn_page(int step);
  void show_entrant(const std::optional<std::string>& id);
  /// Of the shown one; empty if nobody fits.
  [[nodiscard]] std::string shown_id() const;
  [[nodiscard]] int pages() const;

  const CornerGame* game_;
  BoutPlan plan_;
  int seat_;
  Choose choose_;
  std::vector<std::size_t> traits_;  ///< of the roster, those that have something to choose
  RosterQuery query_;
  std::vector<std::size_t> found_;  ///< places in the roster
  std::size_t shown_ = 0;           ///< place in `found_`
  std::size_t page_rows_ = 1;
  bool looked_ = false;
  overlay::RosterState state_;
};

}  // namespace fc::cabinet
