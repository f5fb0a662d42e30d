// The only place that starts and stops SDL, and RAII handles for its objects.
#pragma once

#include <SDL.h>

#include <filesystem>
#include <memory>
#include <utility>

#include "core/result.h"

namespace fc::platform {

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

}  // namespace fc::platform
