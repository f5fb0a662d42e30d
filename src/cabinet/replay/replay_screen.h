// The replay screen of a saved bout, with a time line to jump to any moment.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/analyst.h"
#include "cabinet/bout/pace.h"
#include "cabinet/keeping/kept_bouts.h"
#include "cabinet/keeping/settings.h"
#include "cabinet/program/clock.h"
#include "cabinet/program/flow.h"
#include "cabinet/program/language.h"
#include "cabinet/program/picture.h"
#include "cabinet/program/route.h"
#include "cabinet/program/soundboard.h"
#include "cabinet/replay/film_maker.h"
#include "cabinet/replay/replay_track.h"
#include "match/worker.h"
#include "overlay/bout/game_panels.h"
#include "overlay/replay/time_line.h"
#include "scene/sounds.h"

namespace fc::cabinet {

struct AppContext;

/// What is shown again, or a button of the panels above the line.
struct ReplayAnswer {
  std::optional<overlay::ReplayAction> on_line;
  std::optional<overlay::BoutAction> on_panels;
};

class ReplayScreen final : public ScreenOf<ReplayAnswer> {
 public:
  /// Opens a replay from the start, or paused at a place of the script. Fault: the script is invalid.
  static Result<std::unique_ptr<Screen>> open(AppContext& app, const Script& script, KeptAs kept,
                                              std::optional<records::Steps> at = {});
  ReplayScreen(const ReplayScreen&) = delete;
  ReplayScreen& operator=(const ReplayScreen&) = delete;
  ~ReplayScreen() override;

  bool press(const Press& press) override;
  bool point(const platform::Pointer& pointer) override;
  void covered() override { dragging_ = false; }
  void update(double dt) override;
  [[nodiscard]] bool moving() const override {
    return playing_ || !bout_.track->is_laid_out() || goal_.has_value() || film_ != nullptr || reckons() ||
           shown_clock_ != clock_;
  }
  void prepare(const overlay::Ui& ui) override;
  [[nodiscard]] const scene::Stage* stage() const override { return &stage_; }
  [[nodiscard]] std::optional<scene::Stage> stage_in(double seconds) const override;
  [[nodiscard]] scene::LayoutShape layout_shape() const override;
  [[nodiscard]] int foot_pixels() const override { return foot_; }
  [[nodiscard]] std::string rulebook_page() const override;

  [[nodiscard]] double clock() const { return clock_; }
  [[nodiscard]] bool playing() const { return playing_; }
  [[nodiscard]] const ReplayTrack& track() const { return *bout_.track; }
  /// Jumps to a scene time, clamped to what is laid out.
  void seek(double clock);

 private:
  ReplayScreen(AppContext& app, ReplayedBout bout);
  [[nodiscard]] std::optional<ReplayAnswer> picture(overlay::Ui& ui) const override;
  void act(const ReplayAnswer& answer) override;
  void follow_language();
  void follow_goal();
  /// The worst choices become bookmarks as soon as they are known.
  void follow_ledger();
  /// They are not known yet.
  [[nodiscard]] bool reckons() const { return analysis_ != nullptr && !ledger_; }
  void make_sounds(double from);
  void nudge(int step);
  void step(int step);
  void to_mark(int step);
  void go_on();
  /// Asks what is to be kept as files.
  void ask_to_keep();
  void export_bout();
  /// program: see `FilmPlan`.
  void make_film(std::vector<double> moments, std::string program);
  void follow_film();
  /// What has to be read in the bout, a moment each, as many as one looks through.
  [[nodiscard]] std::vector<double> telling_moments() const;
  /// The moments of a film between two of the clock.
  [[nodiscard]] static std::vector<double> film_moments(double from, double to);
  /// From the last bell before now to the next one.
  [[nodiscard]] scene::ClockSpan round_shown() const;
  [[nodiscard]] scene::Motion motion() const;
  [[nodiscard]] overlay::BoutModel panels_model() const;
  [[nodiscard]] overlay::TimeLineModel line_model() const;
  [[nodiscard]] std::string moment_words() const;
  [[nodiscard]] std::string picks_words() const;
  [[nodiscard]] bool can_go_on() const;
  /// Of the line's model.
  [[nodiscard]] float share_of_bout(double clock) const;

  BoutContext room_;
  bool is_kiosk_;
  ReplayedBout bout_;
  std::unique_ptr<overlay::GamePanels> panels_;
  std::vector<overlay::SeatModel> seats_;
  std::optional<records::Steps> goal_;  ///< where it is to stand as soon as that is laid out
  double clock_ = 0;
  double shown_clock_ = -1;  ///< of the picture that was drawn last
  bool playing_ = true;
  std::size_t speed_ = 1;
  bool shows_picks_ = false;
  bool dragging_ = false;
  double nudged_at_ = -1;  ///< when it was nudged last
  double nudge_ = 1;       ///< seconds that the next nudge moves it
  int nudged_to_ = 0;
  FlashPace flashes_;
  scene::Stage stage_;
  std::unique_ptr<FilmMaker> film_;  ///< null: none is being made
  bool frame_asked_ = false;         ///< for the film, and not painted yet
  int picture_height_ = 0;           ///< of what stands above the line, in pixels
  overlay::Box line_;                ///< pixels, of the picture that was drawn last
  float text_scale_ = 1;
  int foot_ = 0;  ///< pixels, of the line
  bool can_review_ = false;
  std::optional<Ledger> ledger_;  ///< none: it is being reckoned, or nobody can
  bool choices_marked_ = false;   ///< on the track
  /// Null: this game has no analyst. Last: it uses the game.
  std::unique_ptr<Worker<Script, Result<Ledger>>> analysis_;
};

}  // namespace fc::cabinet
