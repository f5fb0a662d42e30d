#include "platform/session.h"

#include <cstdlib>
#include <string_view>
#include <system_error>

namespace fc::platform {
namespace {

/// Whether somebody asked for this driver by name, for instance in a test.
bool driver_was_asked_for() { return SDL_getenv("SDL_VIDEODRIVER") != nullptr; }

void set_hints(bool offscreen) {
  // To SDL a signal is a click on the window's cross, which a kiosk does not have: see leave_signals.h.
  SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");
  // Otherwise the software renderer pushes each frame through OpenGL on X11.
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  // Pads keep playing while another window has the focus; virtual pads never have it.
  SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
  SDL_SetHint(SDL_HINT_VIDEO_MINIMIZE_ON_FOCUS_LOSS, "0");
  SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
  SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
  if (offscreen) {
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "dummy", SDL_HINT_OVERRIDE);
  } else if (!driver_was_asked_for() && SDL_getenv("XDG_RUNTIME_DIR") == nullptr) {
    // Wayland cannot be there, and its library would complain on stderr before SDL can say so.
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11,KMSDRM");
  }
}

}  // namespace

void compose_letters_by(const std::filesystem::path& table) {
  constexpr int keep_what_is_there = 0;
  const char* home = std::getenv("HOME");
  std::error_code failed;
  const bool has_own = home != nullptr && std::filesystem::exists(std::filesystem::path(home) / ".XCompose", failed);
  if (!has_own && std::filesystem::exists(table, failed)) {
    setenv("XCOMPOSEFILE", table.c_str(), keep_what_is_there);
  }
}

Result<Session> Session::start(bool offscreen) {
  set_hints(offscreen);
  SDL_SetMainReady();
  if (SDL_Init(SDL_INIT_VIDEO | SDL_INIT_GAMECONTROLLER | SDL_INIT_EVENTS) != 0) {
    return fault(FaultCode::unavailable, "display",
                 std::string("cannot be opened (") + SDL_GetError() + "); start from a desktop, or use --offscreen");
  }
  Session session;
  const char* name = SDL_GetCurrentVideoDriver();
  const std::string_view driver = name != nullptr ? name : "";
  if (!offscreen && !driver_was_asked_for() && (driver == "offscreen" || driver == "dummy")) {
    return fault(FaultCode::unavailable, "display", "there is none; start from a desktop (DISPLAY), or use --offscreen");
  }
  if (driver == "wayland") {
    // It has no framebuffer of its own: with that hint SDL finds no renderer at all. It has not looked for one yet.
    SDL_ResetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION);
  }
  return session;
}

Session::~Session() {
  if (running_) {
    SDL_Quit();
  }
}

}  // namespace fc::platform
