// The window (or the picture in memory that stands for it) and its renderer.
#pragma once

#include <filesystem>
#include <string>

#include "core/result.h"
#include "platform/session.h"

namespace fc::platform {

/// What the player asked for. width, height: pixels of the window; renderer: an SDL name ("software", "opengl"), or
/// empty for accelerated first, then software.
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
  /// Once a frame: keeps the window in place after it has begun to cover the display, and covers it anew when the display
  /// has become another: switched on, changed in size, plugged into another socket.
  void settle();
  void present();

  /// Writes the picture that has been painted but not presented yet as PNG. Fault cannot_write.
  [[nodiscard]] Result<void> save_picture(const std::filesystem::path& file) const;
  /// The upper `height` rows of that picture. Null: the renderer gives its pixels away to nobody.
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
