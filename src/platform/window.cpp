#include "platform/window.h"

#include <SDL_image.h>
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <filesystem>
#include <string_view>
#include <system_error>

namespace fc::platform {
namespace {

constexpr int smallest_width = 640;
constexpr int smallest_height = 360;
/// A window manager moves the window when it takes the border off: so long it is put back.
constexpr int frames_to_settle = 60;

std::string renderer_names() {
  std::string names;
  for (int index = 0; index < SDL_GetNumRenderDrivers(); ++index) {
    SDL_RendererInfo info;
    if (SDL_GetRenderDriverInfo(index, &info) == 0) {
      names += (names.empty() ? "" : ", ") + std::string(info.name);
    }
  }
  return names;
}

/// The index of a renderer by name, -1 if there is none.
int renderer_index(std::string_view name) {
  for (int index = 0; index < SDL_GetNumRenderDrivers(); ++index) {
    SDL_RendererInfo info;
    if (SDL_GetRenderDriverInfo(index, &info) == 0 && name == info.name) {
      return index;
    }
  }
  return -1;
}

/// Whether the kernel offers anything that could speed OpenGL up; where it does not, its emulation need not be loaded to be
/// known.
bool has_graphics_device() {
  constexpr std::array<const char*, 3> devices{"/dev/dri", "/dev/nvidiactl", "/dev/dxg"};
  std::error_code failed;
  return std::ranges::any_of(devices, [&](const char* device) { return std::filesystem::exists(device, failed); });
}

/// Whether OpenGL is itself painted by the processor (Mesa's llvmpipe and its like): then SDL's own software renderer is
/// several times faster and a third of the memory.
bool is_emulated(SDL_Renderer* renderer) {
  SDL_RendererInfo info;
  if (SDL_GetRendererInfo(renderer, &info) != 0 || !std::string_view(info.name).starts_with("opengl")) {
    return false;
  }
  using GetString = const unsigned char* (*)(unsigned int);
  constexpr unsigned int renderer_name = 0x1F01;  // GL_RENDERER
  const auto get_string = reinterpret_cast<GetString>(SDL_GL_GetProcAddress("glGetString"));
  const unsigned char* text = get_string != nullptr ? get_string(renderer_name) : nullptr;
  const std::string_view name = text != nullptr ? reinterpret_cast<const char*>(text) : "";
  constexpr std::array<std::string_view, 3> emulators{"llvmpipe", "softpipe", "swrast"};
  return std::ranges::any_of(emulators,
                             [name](std::string_view emulator) { return name.find(emulator) != std::string_view::npos; });
}

RendererHandle make_renderer(SDL_Window* window, const DisplayWish& wish) {
  const int index = renderer_index(wish.renderer);
  if (!wish.renderer.empty() && index < 0) {
    return {};
  }
  if (wish.offscreen || wish.renderer == "software") {
    return RendererHandle(SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE));
  }
  if (!wish.renderer.empty()) {
    return RendererHandle(SDL_CreateRenderer(window, index, 0));
  }
  RendererHandle renderer;
  if (has_graphics_device()) {
    renderer.reset(SDL_CreateRenderer(window, -1, SDL_RENDERER_ACCELERATED | SDL_RENDERER_PRESENTVSYNC));
  }
  if (!renderer || is_emulated(renderer.get())) {
    renderer.reset();
    renderer.reset(SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE));
  }
  return renderer;
}

}  // namespace

Result<Window> Window::open(const DisplayWish& wish, const std::string& title) {
  Window opened;
  const Uint32 flags = wish.offscreen ? SDL_WINDOW_HIDDEN : SDL_WINDOW_RESIZABLE;
  opened.window_.reset(
      SDL_CreateWindow(title.c_str(), SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, wish.width, wish.height, flags));
  if (!opened.window_) {
    return fault(FaultCode::unavailable, "window", std::string("cannot be opened (") + SDL_GetError() + ")");
  }
  SDL_SetWindowMinimumSize(opened.window_.get(), smallest_width, smallest_height);
  opened.renderer_ = make_renderer(opened.window_.get(), wish);
  if (!opened.renderer_) {
    return fault(FaultCode::unavailable, "--renderer",
                 "no renderer '" + wish.renderer + "' here; there are: " + renderer_names());
  }
  SDL_RendererInfo info;
  opened.software_ = SDL_GetRendererInfo(opened.renderer_.get(), &info) == 0 && (info.flags & SDL_RENDERER_SOFTWARE) != 0;
  if (const char* driver = SDL_GetCurrentVideoDriver();
      opened.software_ && driver != nullptr && std::string_view(driver) == "wayland") {
    // Its window was taken down to be made anew for a renderer. Without a GPU that did not happen, and SDL believes it
    // shown.
    SDL_HideWindow(opened.window_.get());
    SDL_ShowWindow(opened.window_.get());
  }
  SDL_SetRenderDrawBlendMode(opened.renderer_.get(), SDL_BLENDMODE_BLEND);
  if (wish.fullscreen) {
    opened.set_fullscreen(true);
  }
  return opened;
}

PixelSize Window::size() const {
  PixelSize size;
  if (SDL_GetRendererOutputSize(renderer_.get(), &size.width, &size.height) != 0) {
    SDL_GetWindowSize(window_.get(), &size.width, &size.height);
  }
  return size;
}

void Window::set_fullscreen(bool fullscreen) {
  if (fullscreen == fullscreen_) {
    return;
  }
  SDL_Window* window = window_.get();
  SDL_Rect screen;
  if (SDL_GetDisplayBounds(std::max(0, SDL_GetWindowDisplayIndex(window)), &screen) != 0) {
    return;
  }
  fullscreen_ = fullscreen;
  unsettled_frames_ = fullscreen ? frames_to_settle : 0;
  if (fullscreen) {
    covered_ = screen;
    SDL_GetWindowSize(window, &windowed_.width, &windowed_.height);
  }
  SDL_SetWindowBordered(window, fullscreen ? SDL_FALSE : SDL_TRUE);
  if (fullscreen) {
    SDL_SetWindowSize(window, screen.w, screen.h);
    SDL_SetWindowPosition(window, screen.x, screen.y);
  } else {
    SDL_SetWindowSize(window, windowed_.width, windowed_.height);
    SDL_SetWindowPosition(window, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED);
  }
}

void Window::settle() {
  if (SDL_Rect now; fullscreen_ && SDL_GetDisplayBounds(std::max(0, SDL_GetWindowDisplayIndex(window_.get())), &now) == 0 &&
                    SDL_RectEquals(&now, &covered_) == SDL_FALSE) {
    covered_ = now;
    SDL_SetWindowSize(window_.get(), now.w, now.h);
    SDL_SetWindowPosition(window_.get(), now.x, now.y);
    unsettled_frames_ = frames_to_settle;
  }
  if (unsettled_frames_ == 0) {
    return;
  }
  --unsettled_frames_;
  SDL_Window* window = window_.get();
  SDL_Rect screen;
  SDL_Point at;
  SDL_GetWindowPosition(window, &at.x, &at.y);
  if (SDL_GetDisplayBounds(std::max(0, SDL_GetWindowDisplayIndex(window)), &screen) == 0 &&
      (at.x != screen.x || at.y != screen.y)) {
    SDL_SetWindowPosition(window, screen.x, screen.y);
  }
}

void Window::present() { SDL_RenderPresent(renderer_.get()); }

Result<std::string> png_of(SDL_Surface& picture) {
  // Written into memory: SDL_image does not notice when a disk takes no more. What cannot be packed grows by little.
  constexpr std::size_t frame = std::size_t{64} * 1024;
  const auto pixels = static_cast<std::size_t>(picture.h) * (static_cast<std::size_t>(picture.pitch) + 1);
  std::string bytes(pixels + pixels / 100 + frame, '\0');
  SDL_RWops* const memory = SDL_RWFromMem(bytes.data(), static_cast<int>(bytes.size()));
  const bool packed = memory != nullptr && IMG_SavePNG_RW(&picture, memory, 0) == 0;
  const Sint64 size = packed ? SDL_RWtell(memory) : 0;
  if (memory != nullptr) {
    SDL_RWclose(memory);
  }
  if (size <= 0 || static_cast<std::size_t>(size) >= bytes.size()) {
    return fault(FaultCode::cannot_write, "",
                 std::string("the picture cannot be packed (") + SDL_GetError() + "); try a smaller window");
  }
  bytes.resize(static_cast<std::size_t>(size));
  return bytes;
}

SurfaceHandle Window::picture(int height) const {
  const PixelSize full = size();
  const SDL_Rect part{0, 0, full.width, std::clamp(height, 1, full.height)};
  SurfaceHandle surface(SDL_CreateRGBSurfaceWithFormat(0, part.w, part.h, 24, SDL_PIXELFORMAT_RGB24));
  if (!surface ||
      SDL_RenderReadPixels(renderer_.get(), &part, SDL_PIXELFORMAT_RGB24, surface->pixels, surface->pitch) != 0) {
    return nullptr;
  }
  return surface;
}

namespace {

/// Whether somebody asked for this driver by name, for instance in a test.
bool driver_was_asked_for() { return SDL_getenv("SDL_VIDEODRIVER") != nullptr; }

void set_hints(bool offscreen) {
  // To SDL a signal is a click on the window's cross, which a kiosk does not have: see service.h.
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
