// SDL's lifetime and owning handles: the only place that starts and stops the library.
#pragma once

#include <SDL.h>

#include <filesystem>
#include <memory>
#include <utility>

#include "core/result.h"

namespace fc::platform {

/// Closes an SDL handle with the function that belongs to it.
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

/// X11 reads a table of all ways to write a letter whenever a window opens, thousands of lines: it shall read this one,
/// unless the player has a table of his own. Call before any thread begins and before SDL starts.
void compose_letters_by(const std::filesystem::path& table);

/// SDL with video and game controllers, from construction to destruction. One at a time.
class Session {
 public:
  /// offscreen: uses a video driver that needs no display. Fault unavailable: no display (SDL would then silently draw
  /// where nobody can see it), or SDL does not start.
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
