// The window, or an off-screen picture in its place, and its renderer.
#pragma once

#include <filesystem>
#include <string>

#include "core/result.h"
#include "platform/session.h"

namespace fc::platform {

/// Requested display mode. width, height: window size in pixels; renderer: an SDL name ("software", "opengl"); empty:
/// accelerated if possible, else software.
struct DisplayWish {
  bool offscreen = false;
  bool fullscreen = false;
  int width = 1280;
  int height = 720;
  std::string renderer;
};

struct PixelSize {
  int width = 0;
  int height = 0;

  friend bool operator==(const PixelSize&, const PixelSize&) = default;
};

/// Writes a picture as PNG, on any thread. Fault cannot_write.
[[nodiscard]] Result<void> save_png(SDL_Surface& picture, const std::filesystem::path& file);

class Window {
 public:
  /// Fault unavailable: no window, or the named renderer does not exist (the detail lists those that do).
  static Result<Window> open(const DisplayWish& wish, const std::string& title);

  [[nodiscard]] SDL_Renderer* renderer() const { return renderer_.get(); }
  [[nodiscard]] SDL_Window* handle() const { return window_.get(); }
  /// Pixels of the output.
  [[nodiscard]] PixelSize size() const;
  [[nodiscard]] bool is_software() const { return software_; }
  /// A borderless window over the whole display, so that it works with and without a window manager.
  void set_fullscreen(bool fullscreen);
  /// Call once a frame: restores the window's position after entering full screen, and re-covers the display when it was
  /// switched on, resized or plugged in elsewhere.
  void settle();
  void present();

  /// Saves the painted, not yet presented picture as PNG. Fault cannot_write.
  [[nodiscard]] Result<void> save_picture(const std::filesystem::path& file) const;
  /// The upper `height` rows of the painted picture. Null: the renderer cannot read pixels back.
  [[nodiscard]] SurfaceHandle picture(int height) const;

 private:
  Window() = default;

  WindowHandle window_;
  RendererHandle renderer_;
  bool software_ = false;
  bool fullscreen_ = false;
  int unsettled_frames_ = 0;
  SDL_Rect covered_{};  ///< the display, when the window began to cover it
  PixelSize windowed_;  ///< before it covered the display
};

}  // namespace fc::platform
