// The records of the house: the hall of fame, rankings, and the page of one person, bot or boxer.
#pragma once

#include <atomic>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cabinet/keeping/bout_weigher.h"
#include "cabinet/keeping/kept_bouts.h"
#include "cabinet/program/corner_game.h"
#include "cabinet/program/flow.h"
#include "cabinet/program/soundboard.h"
#include "cabinet/screens/screen.h"
#include "library/words.h"
#include "overlay/screens/hall.h"
#include "records/results.h"

namespace fc::cabinet {

// The query of the hall's pages (who is ranked, by what, and which bouts count) and the rows that choose it.

/// What the pages of the hall use; all of it must outlive them.
struct HallContext {
  Flow& flow;
  const CornerGames& games;
  KeptBouts& kept;
  const Words& words;
  Announcer& announcer;
  bool waits = false;  ///< waits for what is computed, as in virtual time
};

/// Who is ranked, by what, and which bouts count.
struct HallQuery {
  records::TallyFilter filter{};
  records::Order order = records::Order::won;
};

/// The rows that choose who is ranked and which bouts count. Their values are looked up once.
class HallFilters {
 public:
  /// whose: the kinds of parties that can be ranked here. with_order: also a row for the order.
  HallFilters(const HallContext& room, std::vector<records::Whose> whose, bool with_order);

  [[nodiscard]] std::vector<overlay::OptionRow> rows(const HallQuery& query) const;
  /// Applies a new value of row `row` to the query.
  void set(HallQuery& query, int row, int value) const;

 private:
  /// Whether a period can be chosen: not in queries with a second party beside.
  [[nodiscard]] bool has_period(const HallQuery& query) const { return !query.filter.beside; }

  std::vector<records::Whose> whose_;
  std::vector<std::string> games_;  ///< slugs; the first is empty: all games
  std::vector<int> periods_;        ///< the first is 0: all time
  std::vector<std::string> period_words_;
  bool with_order_;
};

/// Key of the heading for an order.
std::string_view key_of(records::Order order);

/// What the pages of the hall have in common: who is ranked, by which bouts, and figures that are being looked up.
template <class Action, class Model>
class HallPage : public ScreenOf<Action> {
 public:
  bool press(const Press& press) final {
    const bool back = goes_back(press);
    if (back) {
      room_.flow.back();
    }
    return back;
  }
  void update(double /*dt*/) final {
    if (model_.waiting > 0) {
      model_.waiting = room_.kept.count_older();
      if (model_.waiting == 0) {
        all_counted();
      }
    }
  }
  [[nodiscard]] bool waiting() const final { return model_.waiting > 0; }
  [[nodiscard]] bool covers_the_hall() const final { return true; }

 protected:
  HallPage(const HallContext& room, HallFilters filters, HallQuery query)
      : room_(room), filters_(std::move(filters)), query_(std::move(query)) {
    model_.waiting = room_.kept.count_older();
  }
  /// The last of the older bouts has been counted.
  virtual void all_counted() { refresh(); }
  virtual void refresh() = 0;

  HallContext room_;
  HallFilters filters_;
  HallQuery query_;
  int rows_ = 0;  ///< number of names that fit into a list
  Model model_;
};

/// The hall of fame: the best by titles, bouts won and bouts won in a row.
class HallScreen final : public HallPage<overlay::HallAction, overlay::HallModel> {
 public:
  /// display_only: shown while nobody is present; nothing on it can be pressed.
  explicit HallScreen(const HallContext& room, bool display_only = false);
  void prepare(const overlay::Ui& ui) override;

 private:
  [[nodiscard]] std::optional<overlay::HallAction> picture(overlay::Ui& ui) const override;
  void act(const overlay::HallAction& action) override;
  void all_counted() override;
  void refresh() override;
  [[nodiscard]] std::vector<overlay::OptionRow> filters_shown() const;

  std::array<std::vector<records::Tally>, 3> best_;
};

/// A whole ranking, in pages.
class RankingScreen final : public HallPage<overlay::RankingAction, overlay::RankingModel> {
 public:
  RankingScreen(const HallContext& room, HallQuery query);
  void prepare(const overlay::Ui& ui) override;

 private:
  [[nodiscard]] std::optional<overlay::RankingAction> picture(overlay::Ui& ui) const override;
  void act(const overlay::RankingAction& action) override;
  void refresh() override;
  void turn_page(int step);

  int page_ = 0;
  std::vector<records::Tally> shown_;
};

/// The page of one party: figures, latest results, and bouts to be watched again.
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
  void refresh();
  void fill_habits(const records::Database& database);
  /// Fills in luck, reading and choices over his bouts, as far as they are analysed.
  void fill_skill(const records::Database& database);
  /// Continues the analysis, and updates the page when there are new results.
  void follow_weigher();
  void fill_figures(const records::Database& database, const records::Tally& tally);
  [[nodiscard]] overlay::PartyBout bout_of(const records::BoutResult& result, const records::BoutRow& row) const;

  HallContext room_;
  records::Party party_;
  std::string game_;
  int untold_ = 0;  ///< bouts whose habits are not analysed yet
  int from_ = 0;    ///< the first bout shown, counted from the newest
  std::vector<records::BoutResult> results_;
  overlay::PartyModel model_;
  mutable overlay::PartyState state_;   ///< state of the drawn page: which tab is open and how far it is scrolled
  std::optional<BoutWeigher> weigher_;  ///< only on a person's page
};

/// The name of a party as shown.
std::string name_of(const records::Party& party, const Words& words);
/// Key of the name of a way to end a bout. method: the referee's word.
std::string key_of_method(const std::string& method);

// Removing a person: the database is rewritten without the name, which takes seconds for a large one.

class Flow;

/// Shows a notice while that is done in the background, then reports the result to the flow. It cannot be left: any query of
/// the database would have to wait, and the picture with it.
class ForgettingNotice final : public Screen {
 public:
  ForgettingNotice(Flow& flow, KeptBouts& kept, std::string name);
  ForgettingNotice(const ForgettingNotice&) = delete;
  ForgettingNotice& operator=(const ForgettingNotice&) = delete;
  /// Waits until it is done.
  ~ForgettingNotice() override;

  bool press(const Press&) override { return true; }
  void update(double dt) override;
  [[nodiscard]] bool waiting() const override { return true; }
  void show(overlay::Ui& ui) override;
  bool answer() override { return false; }
  [[nodiscard]] bool is_notice() const override { return true; }

 private:
  Flow* flow_;
  KeptBouts* kept_;
  std::string name_;
  // Written on the worker's thread before `is_done_`, and read behind it.
  Result<void> done_;
  std::vector<std::filesystem::path> files_;  ///< files that also name the person
  std::atomic<bool> is_done_ = false;
};

}  // namespace fc::cabinet
