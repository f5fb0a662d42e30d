// The records of the house: the hall of fame, rankings, and the page of one who took part.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cabinet/keeping/bout_weigher.h"
#include "cabinet/screens/hall_filters.h"
#include "cabinet/screens/screen.h"
#include "library/words.h"
#include "overlay/screens/hall.h"
#include "records/tallies.h"

namespace fc::cabinet {

/// The best by titles, bouts won and bouts won in a row.
class HallScreen final : public ScreenOf<overlay::HallAction> {
 public:
  /// to_look_at: nobody is there, and nothing on it can be pressed.
  explicit HallScreen(const HallContext& room, bool to_look_at = false);
  bool press(const Press& press) override;
  void update(double dt) override;
  void prepare(const overlay::Ui& ui) override;
  [[nodiscard]] bool waiting() const override { return model_.waiting > 0; }
  [[nodiscard]] bool covers_the_hall() const override { return true; }

 private:
  [[nodiscard]] std::optional<overlay::HallAction> picture(overlay::Ui& ui) const override;
  void act(const overlay::HallAction& action) override;
  void look();
  [[nodiscard]] std::vector<overlay::OptionRow> filters_shown() const;

  HallContext room_;
  HallFilters filters_;
  HallQuery query_;
  int rows_ = 0;  ///< names a list has room for
  overlay::HallModel model_;
  std::array<std::vector<records::Tally>, 3> best_;
};

/// A whole ranking, in pages.
class RankingScreen final : public ScreenOf<overlay::RankingAction> {
 public:
  RankingScreen(const HallContext& room, HallQuery query);
  bool press(const Press& press) override;
  void update(double dt) override;
  void prepare(const overlay::Ui& ui) override;
  [[nodiscard]] bool waiting() const override { return model_.waiting > 0; }
  [[nodiscard]] bool covers_the_hall() const override { return true; }

 private:
  [[nodiscard]] std::optional<overlay::RankingAction> picture(overlay::Ui& ui) const override;
  void act(const overlay::RankingAction& action) override;
  void look();
  void turn_page(int step);

  HallContext room_;
  HallFilters filters_;
  HallQuery query_;
  int rows_ = 0;
  int page_ = 0;
  overlay::RankingModel model_;
  std::vector<records::Tally> shown_;
};

/// One who took part: figures, form, bouts to be seen again.
class PartyScreen final : public ScreenOf<overlay::PartyAction> {
 public:
  /// game: slug; empty: all games.
  PartyScreen(const HallContext& room, records::Party party, std::string game);
  bool press(const Press& press) override;
  void update(double dt) override;
  [[nodiscard]] bool waiting() const override { return untold_ > 0 || (weigher_ && weigher_->left() > 0); }
  [[nodiscard]] bool covers_the_hall() const override { return true; }

 private:
  [[nodiscard]] std::optional<overlay::PartyAction> picture(overlay::Ui& ui) const override;
  void act(const overlay::PartyAction& action) override;
  void look();
  void fill_habits(const records::Database& database);
  /// Luck, reading and choices over his bouts, as far as they are weighed.
  void fill_skill(const records::Database& database);
  /// Goes on weighing, and writes the page anew where something has come.
  void follow_weigher();
  void fill_figures(const records::Database& database, const records::Tally& tally);
  [[nodiscard]] overlay::PartyBout bout_of(const records::Deed& deed, const records::BoutRow& row) const;

  HallContext room_;
  records::Party party_;
  std::string game_;
  int untold_ = 0;  ///< bouts whose habits are still to be told
  int from_ = 0;    ///< the first bout shown, counted from the newest
  std::vector<records::Deed> deeds_;
  overlay::PartyModel model_;
  mutable overlay::PartyState state_;   ///< the page's own: which leaf lies open and how far it is scrolled
  std::optional<BoutWeigher> weigher_;  ///< of a person's page
};

/// What the screen calls one who took part.
std::string name_of(const records::Party& party, const Words& words);
/// The key of what a way to end a bout is called. method: the referee's word.
std::string key_of_method(const std::string& method);

}  // namespace fc::cabinet
