// The records of the house: the hall of fame, rankings, and the page of one who took part.
#pragma once

#include <atomic>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cabinet/keeping/bout_weigher.h"
#include "cabinet/keeping/kept_bouts.h"
#include "cabinet/program/announcer.h"
#include "cabinet/program/corner_games.h"
#include "cabinet/program/flow.h"
#include "cabinet/screens/screen.h"
#include "library/words.h"
#include "overlay/screens/hall.h"
#include "records/tallies.h"

namespace fc::cabinet {

// What the pages of the hall are asked: who is ranked, by what, and which bouts count; and the rows that ask it.

/// What the pages of the hall work with; all of it must outlive them.
struct HallContext {
  Flow& flow;
  const CornerGames& games;
  KeptBouts& kept;
  const Words& words;
  Announcer& announcer;
  bool waits = false;  ///< for what is reckoned, as in virtual time
};

/// Who is ranked, by what, and which bouts count.
struct HallQuery {
  records::TallyFilter filter{};
  records::Order order = records::Order::won;
};

/// The rows that choose who and which bouts. What they offer is found once.
class HallFilters {
 public:
  /// whose: who can be ranked here.
  HallFilters(const HallContext& room, std::vector<records::Whose> whose, bool with_order);

  [[nodiscard]] std::vector<overlay::OptionRow> rows(const HallQuery& query) const;
  /// The row with this place was set.
  void set(HallQuery& query, int row, int value) const;

 private:
  /// The periods are offered where nobody stands beside.
  [[nodiscard]] bool has_period(const HallQuery& query) const { return !query.filter.beside; }

  std::vector<records::Whose> whose_;
  std::vector<std::string> games_;  ///< slugs; the first is empty: all games
  std::vector<int> periods_;        ///< the first is 0: ever
  std::vector<std::string> period_words_;
  bool with_order_;
};

/// The key of what is ranked by: a heading.
std::string_view key_of(records::Order order);

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
  [[nodiscard]] overlay::PartyBout bout_of(const records::BoutResult& result, const records::BoutRow& row) const;

  HallContext room_;
  records::Party party_;
  std::string game_;
  int untold_ = 0;  ///< bouts whose habits are still to be told
  int from_ = 0;    ///< the first bout shown, counted from the newest
  std::vector<records::BoutResult> results_;
  overlay::PartyModel model_;
  mutable overlay::PartyState state_;   ///< the page's own: which leaf lies open and how far it is scrolled
  std::optional<BoutWeigher> weigher_;  ///< of a person's page
};

/// What the screen calls one who took part.
std::string name_of(const records::Party& party, const Words& words);
/// The key of what a way to end a bout is called. method: the referee's word.
std::string key_of_method(const std::string& method);

// Somebody is being forgotten: the book is written anew without the name, which takes a large one seconds.

class Flow;

/// Says so as long as it is done in the background, and tells the flow what came of it. It cannot be left: every question to
/// the book would wait for it, and the picture with the question.
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
  std::vector<std::filesystem::path> files_;  ///< that name the person too
  std::atomic<bool> is_done_ = false;
};

}  // namespace fc::cabinet
