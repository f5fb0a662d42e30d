// The running cabinet: the stack of screens, the input of the devices, and what has to be drawn.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cabinet/bout/attendance.h"
#include "cabinet/program/app_context.h"
#include "cabinet/program/picture.h"
#include "overlay/controls/ui.h"
#include "overlay/ink/imgui_layer.h"
#include "overlay/kiosk/kiosk.h"
#include "platform/frame_clock.h"
#include "platform/window.h"

namespace fc::cabinet {

class Cabinet {
 public:
  /// app must be ready to play; window and stats must outlive the cabinet. Faults: cannot_read: fonts or pictures are
  /// missing; those of ImguiLayer::create and paint::Painter::open.
  static Result<std::unique_ptr<Cabinet>> open(std::unique_ptr<AppContext> app, platform::Window& window,
                                               platform::FrameStats& stats);

  /// Shows the first screen, as the options ask: title, set-up, a script, demonstration. Fault: the script cannot be used.
  Result<void> begin();

  /// Handles the input since the last frame: presses, pointers, devices plugged or unplugged.
  void take(const platform::InputEvents& events);
  /// Lets time pass and acts on what was pressed. seconds: the loop's clock.
  void update(double seconds);
  /// Whether anything on screen changed since it was drawn.
  [[nodiscard]] bool needs_drawing();
  /// Paints hall and panels onto the window's renderer; the caller presents.
  void draw();

  /// Reports how long a picture took, from its input until it waits for the screen.
  void frame_took(double milliseconds);

  /// The sounds that start in this frame. Call it after `update`.
  [[nodiscard]] const std::vector<scene::SoundCue>& starting_sounds() const { return starting_sounds_; }
  /// What the band is to play from this frame on.
  [[nodiscard]] Tune tune() const { return tune_; }
  /// How loud the murmur of the hall should be, 0 to 1; 0 where there is none. May change abruptly: the loop smooths it.
  [[nodiscard]] float murmur() const { return murmur_; }
  /// How long the loop may rest while nothing moves, in seconds: less while a bot is thinking, a pad's direction is held, or
  /// a wanted coin blinks.
  [[nodiscard]] double rest_seconds() const;
  /// Whether the window has been left: no sound is to be played then.
  [[nodiscard]] bool is_left() const { return attendance_.is_left(); }
  [[nodiscard]] bool quitting() const { return app_->flow.transitions().quitting(); }
  /// The topmost screen, which gets the presses.
  [[nodiscard]] const Screen& top() const { return *stack_.back(); }
  [[nodiscard]] Screen& top() { return *stack_.back(); }
  [[nodiscard]] Flow& flow() { return app_->flow; }
  /// The focus, and what the pointer can reach.
  [[nodiscard]] overlay::FocusMap& focus() { return ui_.focus(); }
  /// What the panels are drawn with.
  [[nodiscard]] overlay::Ui& ui() { return ui_; }
  [[nodiscard]] AppContext& app() { return *app_; }
  /// Leaves every screen and writes what is not written yet: settings and the bout in progress. Returns worded lines about
  /// what could not be kept as usual.
  std::vector<std::string> close();

 private:
  Cabinet(std::unique_ptr<AppContext> app, platform::Window& window, platform::FrameStats& stats,
          std::unique_ptr<overlay::ImguiLayer> layer, Picture picture);
  void carry_out_orders();
  /// Routes one event of a device, with the tick sound if it moved the focus or was accepted.
  void route_with_tick(const platform::InputEvent& event);
  /// Follows whether the window is left. Returns false if the event is not for the screens.
  bool is_for_screens(const platform::InputEvent& event);
  /// Turns what was pressed since the last picture into answers. Screens act on their panels only here, never while drawing.
  void answer();
  /// Lets the screens act on what was activated. Returns false if nothing was.
  bool answer_screens();
  void show_screens(float dt);
  /// The screen whose stage is shown behind the panels; null: none.
  [[nodiscard]] const Screen* screen_with_stage() const;
  /// The same, but null if the topmost screen covers the hall.
  [[nodiscard]] const Screen* screen_in_the_hall() const;
  [[nodiscard]] scene::Layout layout_with(const Screen* screen) const;
  void paint_hall();
  /// Height in pixels of the strip about coins below all screens; 0: there is none.
  [[nodiscard]] int foot_of_coins() const;
  [[nodiscard]] std::size_t lowest_shown() const;
  /// Applies changed settings and saves them. A kiosk does not save them: a visitor's settings end with his visit.
  void keep_settings();
  /// Announces faults in keeping bouts and records.
  void announce_save_faults();
  /// Shows on the focus how long presses are still ignored (see the press guard).
  void show_guard_progress();
  /// Updates the words about coins, and asks for a new picture if they changed.
  void show_coins();
  void keep_picture();
  /// Saves what is shown as a page of its own. A saved page cannot scroll, so large letters need an upright one. If the
  /// renderer cannot paint it, the picture is saved later as it is seen.
  void keep_upright_page();
  void draw_panels();
  /// Writes the picture that is to be saved, and announces it.
  void keep_as_file(SDL_Surface* picture);

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
  std::optional<overlay::CoinModel> coins_;  ///< as shown; none: play costs nothing
  std::vector<scene::SoundCue> starting_sounds_;
  Tune tune_ = Tune::none;
  float murmur_ = 0;
  double last_draw_ = 0;
  double last_update_ = 0;
  bool changed_ = true;
  bool has_drawn_ = false;
};

}  // namespace fc::cabinet
