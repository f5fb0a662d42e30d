// The newspaper after a bout: kept as a picture on request, then a rematch, another bout, or the cabinet.
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

// What might have been: the same man led through other lives, on a thread of its own, and where his own stands among them.

/// A life, and what it came to; called on another thread.
using OtherLife = std::function<LifeWorth(Random&)>;

class OtherLives {
 public:
  /// own: his life as it was. most: how many others. waits: `follow` does not return before more are lived, as in virtual
  /// time.
  OtherLives(OtherLife live, LifeWorth own, int most, bool waits);
  OtherLives(const OtherLives&) = delete;
  OtherLives& operator=(const OtherLives&) = delete;
  /// What is being lived is given up.
  ~OtherLives() { worker_.forget(); }

  /// Counts what is ready. True: there is more to tell than before.
  bool follow();
  /// So many lives are counted.
  [[nodiscard]] int lived() const { return lived_; }
  [[nodiscard]] bool going_on() const { return handed_over_ > counted_; }
  /// Of a hundred, so many came to less than his own; rounded down.
  [[nodiscard]] int less() const;
  /// His own figure, its label, and that of the life in the middle; of the first one how many of a hundred had any. Above
  /// them whose they are, below them where his own stands. you: his name. At least one life is counted.
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

/// What a page says, a line each; of its table a line a row.
std::string text_of(const overlay::FrontPageModel& page);

/// A page of a long game that goes on.
struct PageBetween {
  overlay::FrontPageModel model;
  std::filesystem::path file;     ///< of its picture, if somebody keeps it; its words lie beside that
  std::function<void()> lead_on;  ///< called when it has gone; may be empty
};

class PageBetweenScreen final : public ScreenOf<overlay::FrontPageChoice> {
 public:
  PageBetweenScreen(Flow& flow, PageBetween page, KeptBouts& kept, Photographer& photographer)
      : flow_(&flow), page_(std::move(page)), kept_(&kept), photographer_(&photographer) {}
  bool press(const Press& press) override;
  [[nodiscard]] const overlay::FrontPageModel& model() const { return page_.model; }
  [[nodiscard]] bool begins_for_all() const override { return true; }

 private:
  [[nodiscard]] std::optional<overlay::FrontPageChoice> picture(overlay::Ui& ui) const override;
  void act(const overlay::FrontPageChoice& choice) override;

  Flow* flow_;
  PageBetween page_;
  KeptBouts* kept_;
  Photographer* photographer_;
  mutable overlay::PageState state_;
};

class FrontPageScreen final : public ScreenOf<overlay::FrontPageChoice> {
 public:
  /// date: of the masthead, or empty. printed: what the papers said lately; this page is put before it. waits: for
  /// what is reckoned, as in virtual time.
  FrontPageScreen(Flow& flow, const BoutOver& over, const Clock& clock, const Words& words, KeptBouts& kept,
                  Photographer& photographer, std::string date, std::vector<std::string>& printed, bool waits);
  bool press(const Press& press) override;
  [[nodiscard]] Tune tune() const override { return tune_; }
  /// Other lives are being lived.
  [[nodiscard]] bool waiting() const override { return lives_ && lives_->going_on(); }
  [[nodiscard]] bool moving() const override { return fresh_; }
  [[nodiscard]] const overlay::FrontPageModel& model() const { return model_; }
  /// The page on show.
  [[nodiscard]] const overlay::FrontPageModel& page() const { return leaf_ == 0 ? model_ : model_.leaves[leaf_ - 1]; }
  bool point(const platform::Pointer& pointer) override;
  void update(double dt) override;
  [[nodiscard]] bool begins_for_all() const override { return true; }
  [[nodiscard]] bool covers_the_hall() const override { return true; }
  [[nodiscard]] bool attracts() const override { return kind_ == BoutKind::demonstration; }

 private:
  [[nodiscard]] std::optional<overlay::FrontPageChoice> picture(overlay::Ui& ui) const override;
  void act(const overlay::FrontPageChoice& choice) override;
  void leave();
  /// Says how many of all kept lives came to more.
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
  bool fresh_ = false;  ///< the last picture shows fewer lives
  std::string you_;     ///< of the first seat
  std::optional<LifeWorth> own_;
  std::unique_ptr<OtherLives> lives_;  ///< once somebody asked
  bool anew_ = false;                  ///< whoever it was about can begin anew, which takes the place of a rematch
  overlay::FrontPageModel model_;
  std::size_t leaf_ = 0;              ///< the page on show: one of its leaves, from 1; 0: itself
  mutable overlay::PageState state_;  ///< the page's own: how far it is scrolled
  double since_;
};

}  // namespace fc::cabinet
