// The running cabinet between two frames: the stack of screens, what the devices did, what has to be drawn.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cabinet/bout/attendance.h"
#include "cabinet/program/app_context.h"
#include "cabinet/program/picture.h"
#include "overlay/controls/ui.h"
#include "overlay/ink/imgui_layer.h"
#include "overlay/kiosk/kiosk_notices.h"
#include "platform/frame_stats.h"
#include "platform/window.h"

namespace fc::cabinet {

class Cabinet {
 public:
  /// app must be ready to play; window and stats must outlive the cabinet. Fault cannot_read: fonts or pictures are missing.
  static Result<std::unique_ptr<Cabinet>> open(std::unique_ptr<AppContext> app, platform::Window& window,
                                               platform::FrameStats& stats);

  /// The first screen, as the options ask: title, set-up, a script, demonstration. Fault: the script cannot be used.
  Result<void> begin();

  /// What was pressed, pointed and plugged since the last frame.
  void take(const platform::InputEvents& events);
  /// Time passes. seconds: the loop's clock.
  void update(double seconds);
  /// Whether anything on screen changed since it was drawn.
  [[nodiscard]] bool needs_drawing();
  /// Paints hall and panels onto the window's renderer; the caller presents.
  void draw();

  /// The picture took so long, from its input to where it waits for the screen.
  void frame_took(double milliseconds);

  /// The sounds that begin in this frame, after `update`.
  [[nodiscard]] const std::vector<scene::SoundCue>& heard() const { return heard_; }
  /// How loud the hall wants to murmur, 0 to 1; 0 where there is none. It may jump: the loop lets it glide.
  /// What the band is to play from this frame on.
  [[nodiscard]] Tune tune() const { return tune_; }
  [[nodiscard]] float murmur() const { return murmur_; }
  /// How long the loop may rest while nothing moves, in seconds: less where something is being thought over, or a pad's
  /// direction is held.
  [[nodiscard]] double rest_seconds() const;
  /// Nobody is in front of the window: nothing is to be heard.
  [[nodiscard]] bool is_left() const { return attendance_.is_left(); }
  [[nodiscard]] bool quitting() const { return app_->flow.director().quitting(); }
  /// The screen that gets the presses.
  [[nodiscard]] const Screen& top() const { return *stack_.back(); }
  [[nodiscard]] Screen& top() { return *stack_.back(); }
  [[nodiscard]] Flow& flow() { return app_->flow; }
  /// Where the focus is, and what the pointer can reach.
  [[nodiscard]] overlay::FocusMap& focus() { return ui_.focus(); }
  [[nodiscard]] AppContext& app() { return *app_; }
  /// Leaves every screen and writes what is not written yet: settings and the bout in progress. What became of it otherwise,
  /// worded.
  std::vector<std::string> close();

 private:
  Cabinet(std::unique_ptr<AppContext> app, platform::Window& window, platform::FrameStats& stats,
          std::unique_ptr<overlay::ImguiLayer> layer, Picture picture);
  void carry_out_orders();
  /// Routes one event of a device, with the tick of what it did in a menu.
  void route_with_tick(const platform::InputEvent& event);
  /// Follows whether the window is left; false: this event is not for the screens.
  bool is_for_screens(const platform::InputEvent& event);
  /// Turns what was pressed since the last picture into answers. Here, and nowhere while drawing, do screens act on their
  /// panels.
  void answer();
  /// What was activated is acted upon. False: nothing was.
  bool answer_screens();
  void show_screens(float dt);
  /// The screen whose stage stands behind the panels; null: none.
  [[nodiscard]] const Screen* screen_with_stage() const;
  /// The same where the hall is seen behind them.
  [[nodiscard]] const Screen* screen_in_the_hall() const;
  [[nodiscard]] scene::Layout layout_with(const Screen* screen) const;
  void paint_hall();
  /// How high it is, in pixels, what is said of coins below all screens; 0: nothing is.
  [[nodiscard]] int foot_of_coins() const;
  [[nodiscard]] std::size_t lowest_shown() const;
  /// Acts on changed settings and keeps them. A kiosk keeps none: what a visitor sets is his until he is gone.
  void keep_settings();
  /// Faults of what is kept for the player, in his words.
  void tell_what_is_not_kept();
  /// How long presses decide nothing yet, as the guard of presses knows it: it is seen on what has the focus.
  void show_the_wait();
  /// What is said of coins has changed: it is seen.
  void show_coins();
  void keep_picture();
  /// Keeps what is shown as a page of its own: what is read elsewhere does not scroll, so that large letters need an upright
  /// one. If the renderer cannot paint it, it is left to be kept as it is seen.
  void keep_upright_page();
  void draw_panels();
  /// Writes the picture that is to be kept, and says so.
  void keep_as_file(const std::function<Result<void>(const std::filesystem::path&)>& save);

  std::unique_ptr<AppContext> app_;
  platform::Window* window_;
  platform::FrameStats* stats_;
  std::unique_ptr<overlay::ImguiLayer> layer_;
  overlay::Ui ui_;
  Picture picture_;
  platform::Lateness lateness_;
  Attendance attendance_;
  std::vector<std::unique_ptr<Screen>> stack_;
  Settings kept_settings_;
  std::optional<overlay::CoinModel> coins_;  ///< as they are shown; none: free play
  std::vector<scene::SoundCue> heard_;
  Tune tune_ = Tune::none;
  float murmur_ = 0;
  double last_draw_ = 0;
  double last_update_ = 0;
  bool changed_ = true;
  bool has_drawn_ = false;
};

}  // namespace fc::cabinet
