// SDL is started and stopped here alone; the window, or an off-screen picture in its place, and its renderer.
#pragma once

#include <SDL.h>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>

#include "core/result.h"

namespace fc::platform {

// The only place that starts and stops SDL, and RAII handles for its objects.

/// unique_ptr deleter that calls `Close`.
template <auto Close>
struct Closer {
  template <class Handle>
  void operator()(Handle* handle) const {
    Close(handle);
  }
};

using WindowHandle = std::unique_ptr<SDL_Window, Closer<SDL_DestroyWindow>>;
using RendererHandle = std::unique_ptr<SDL_Renderer, Closer<SDL_DestroyRenderer>>;
using TextureHandle = std::unique_ptr<SDL_Texture, Closer<SDL_DestroyTexture>>;
using SurfaceHandle = std::unique_ptr<SDL_Surface, Closer<SDL_FreeSurface>>;
using PadHandle = std::unique_ptr<SDL_GameController, Closer<SDL_GameControllerClose>>;

/// Makes X11 read this small Compose table instead of the system's, whose thousands of lines it parses for every window,
/// unless the player has his own. Call before SDL and any thread start.
void compose_letters_by(const std::filesystem::path& table);

/// SDL with video and game controllers, initialised during its lifetime. One at a time.
class Session {
 public:
  /// offscreen: uses a video driver without display. Fault unavailable: there is no display (SDL would otherwise silently
  /// draw off-screen), or SDL fails to start.
  static Result<Session> start(bool offscreen);

  Session(Session&& from) noexcept : running_(std::exchange(from.running_, false)) {}
  Session& operator=(Session&&) = delete;
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;
  ~Session();

 private:
  Session() = default;
  bool running_ = true;
};

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

/// A picture as the bytes of a PNG file, on any thread. Fault cannot_write, without a place.
[[nodiscard]] Result<std::string> png_of(SDL_Surface& picture);

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

  /// The upper `height` rows of the painted, not yet presented picture. Null: the renderer cannot read pixels back.
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
