// The newspaper after a bout: it can be saved as a picture, and leads to a rematch, another bout, or the cabinet.
#pragma once

#include <array>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cabinet/keeping/kept_bouts.h"
#include "cabinet/program/clock.h"
#include "cabinet/program/corner_game.h"
#include "cabinet/program/flow.h"
#include "cabinet/program/picture.h"
#include "core/random.h"
#include "core/result.h"
#include "library/words.h"
#include "match/worker.h"
#include "overlay/screens/pages.h"

namespace fc::cabinet {

// Other possible lives of the same man, simulated on another thread, and where his own ranks among them.

/// Simulates one life and returns its worth. Called on another thread.
using OtherLife = std::function<LifeWorth(Random&)>;

class OtherLives {
 public:
  /// own: the worth of his real life. most: number of other lives. waits: `follow` waits until more lives are simulated, as
  /// in virtual time.
  OtherLives(OtherLife live, LifeWorth own, int most, bool waits);
  OtherLives(const OtherLives&) = delete;
  OtherLives& operator=(const OtherLives&) = delete;
  /// Cancels the lives that are not finished.
  ~OtherLives() { worker_.forget(); }

  /// Counts the lives that are ready. Returns true if there were any.
  bool follow();
  /// Number of lives counted.
  [[nodiscard]] int lived() const { return lived_; }
  [[nodiscard]] bool going_on() const { return handed_over_ > counted_; }
  /// Percentage of the counted lives that were worth less than his own, rounded down.
  [[nodiscard]] int less() const;
  /// Rows of a table: his own figure, its label, and the median of the other lives; for the first figure the percentage of
  /// lives that had any. Above them a heading row, below them his own rank. you: his name. At least one life must be
  /// counted.
  [[nodiscard]] std::vector<std::array<std::string, 3>> rows(const std::string& you, const Words& words) const;

 private:
  LifeWorth own_;
  bool waits_;
  int lived_ = 0;
  int worse_ = 0;
  int handed_over_ = 0;
  int counted_ = 0;
  std::vector<std::vector<int>> amounts_;  ///< by figure
  Worker<int, Result<std::vector<LifeWorth>>> worker_;
};

/// The text of a page, one text a line; of its table one row a line.
std::string text_of(const overlay::FrontPageModel& page);
/// Marks the rows of a ranking that belong to people, and says "you" if there is only one. people: by seat; empty: unknown.
void mark_own_rows(overlay::FrontPageModel& model, const std::vector<bool>& people, const Words& words);

/// A newspaper page of a long game that goes on afterwards.
struct LongGamePage {
  overlay::FrontPageModel model;
  std::filesystem::path file;     ///< where its picture is saved on request; its text is saved beside it
  std::function<void()> lead_on;  ///< called when the page is left; may be empty
};

class LongGamePageScreen final : public ScreenOf<overlay::FrontPageChoice> {
 public:
  LongGamePageScreen(Flow& flow, LongGamePage page, KeptBouts& kept, Photographer& photographer)
      : flow_(&flow), page_(std::move(page)), kept_(&kept), photographer_(&photographer) {}
  bool press(const Press& press) override;
  [[nodiscard]] const overlay::FrontPageModel& model() const { return page_.model; }
  [[nodiscard]] bool begins_for_all() const override { return true; }

 private:
  [[nodiscard]] std::optional<overlay::FrontPageChoice> picture(overlay::Ui& ui) const override;
  void act(const overlay::FrontPageChoice& choice) override;

  Flow* flow_;
  LongGamePage page_;
  KeptBouts* kept_;
  Photographer* photographer_;
  mutable overlay::PageState state_;
};

class FrontPageScreen final : public ScreenOf<overlay::FrontPageChoice> {
 public:
  /// date: of the masthead, or empty. printed: wordings of recent papers; those of this page are added at the front. waits:
  /// waits for simulated lives, as in virtual time.
  FrontPageScreen(Flow& flow, const BoutOver& over, const Clock& clock, const Words& words, KeptBouts& kept,
                  Photographer& photographer, std::string date, std::vector<std::string>& printed, bool waits);
  bool press(const Press& press) override;
  [[nodiscard]] Tune tune() const override { return tune_; }
  /// Other lives are being simulated.
  [[nodiscard]] bool waiting() const override { return lives_ && lives_->going_on(); }
  [[nodiscard]] bool moving() const override { return fresh_; }
  [[nodiscard]] const overlay::FrontPageModel& model() const { return model_; }
  /// The page that is shown.
  [[nodiscard]] const overlay::FrontPageModel& page() const {
    return page_index_ == 0 ? model_ : model_.more_pages[page_index_ - 1];
  }
  bool point(const platform::Pointer& pointer) override;
  void update(double dt) override;
  [[nodiscard]] bool begins_for_all() const override { return true; }
  [[nodiscard]] bool covers_the_hall() const override { return true; }
  [[nodiscard]] bool is_attract_mode() const override { return kind_ == BoutKind::demonstration; }

 private:
  [[nodiscard]] std::optional<overlay::FrontPageChoice> picture(overlay::Ui& ui) const override;
  void act(const overlay::FrontPageChoice& choice) override;
  void leave();
  /// Adds how many of all kept lives were worth more.
  void place_among_lives(const Standing& standing, const Words& words);

  Flow* flow_;
  const Clock* clock_;
  const Words* words_;
  KeptBouts* kept_;
  Photographer* photographer_;
  CornerGame* game_;
  Script script_;
  KeptAs kept_as_;
  BoutKind kind_;
  Tune tune_;
  bool waits_;
  bool fresh_ = false;  ///< more lives were counted since the last picture
  std::string you_;     ///< name of the first seat
  std::optional<LifeWorth> own_;
  std::unique_ptr<OtherLives> lives_;  ///< null until somebody asks for them
  bool anew_ = false;                  ///< a new life can be begun instead of a rematch
  overlay::FrontPageModel model_;
  std::size_t page_index_ = 0;        ///< the page that is shown: 0 `model_`, else `model_.more_pages` from 1
  mutable overlay::PageState state_;  ///< state of the drawn page: how far it is scrolled
  double since_;
};

}  // namespace fc::cabinet
