#include "cabinet/program/cabinet.h"

#include <algorithm>
#include <utility>

#include "cabinet/bout/bout_screen.h"
#include "cabinet/keeping/kept_bouts.h"
#include "cabinet/program/route.h"
#include "overlay/controls/large_page.h"
#include "overlay/screens/notices.h"
#include "platform/frame_clock.h"
#include "scene/game_scene.h"

namespace fc::cabinet {
namespace {

/// A finished thought wakes the loop by itself; this is for the marks of those who only seem to think.
constexpr double thinking_rest_seconds = 0.05;
/// A coin that is wanted blinks.
constexpr double blinking_rest_seconds = 0.1;
/// One answer may lead to the next: a screen opens, and its focus has to find its place.
constexpr int most_rounds_of_answering = 4;

/// Whether this comes from somebody for whom a kiosk stays as it is: in a bout only from those who sit there, for whoever
/// else presses cannot bring it on.
bool is_heeded(const platform::InputEvent& event, const Screen& top, const Seats& seats) {
  const auto* press = std::get_if<Press>(&event);
  const auto* pointer = std::get_if<platform::Pointer>(&event);
  if (dynamic_cast<const BoutScreen*>(&top) == nullptr || seats.people() == 0 || (press == nullptr && pointer == nullptr)) {
    return true;
  }
  const DeviceId device = press != nullptr ? press->device : pointer->device;
  for (int seat = 0; seat < seats.count(); ++seat) {
    if (seats.points_for(device, seat)) {
      return true;
    }
  }
  return false;
}

platform::Phase phase_of(paint::StagePart part) {
  switch (part) {
    case paint::StagePart::hall: return platform::Phase::hall;
    case paint::StagePart::men: return platform::Phase::men;
    case paint::StagePart::effects: return platform::Phase::effects;
  }
  return platform::Phase::effects;
}

}  // namespace

Result<std::unique_ptr<Cabinet>> Cabinet::open(std::unique_ptr<AppContext> app, platform::Window& window,
                                               platform::FrameStats& stats) {
  FC_TRY(std::unique_ptr<overlay::ImguiLayer> layer, overlay::ImguiLayer::create(window.renderer()));
  FC_TRY(Picture picture, Picture::open(window.renderer(), app->folders.assets, overlay::FontFiles{}.poster));
  return std::unique_ptr<Cabinet>(new Cabinet(std::move(app), window, stats, std::move(layer), std::move(picture)));
}

Cabinet::Cabinet(std::unique_ptr<AppContext> app, platform::Window& window, platform::FrameStats& stats,
                 std::unique_ptr<overlay::ImguiLayer> layer, Picture picture)
    : app_(std::move(app)),
      window_(&window),
      stats_(&stats),
      layer_(std::move(layer)),
      ui_(*layer_, app_->language.words()),
      picture_(std::move(picture)),
      attendance_(app_->options.kiosk),
      kept_settings_(app_->settings) {
  layer_->portray_with([this](const overlay::Portrait& portrait) { return picture_.portrait(portrait); });
  picture_.tell_of_parts([this](paint::StagePart part) { stats_->ended(phase_of(part)); });
  app_->photographer.set_renderer(
      {.render = [this](const scene::Stage& stage, const scene::Layout& layout,
                        Photographer::Finish finish) { return picture_.photograph(stage, layout, finish); },
       .prerender = [this](const scene::Stage& stage,
                           const scene::Layout& layout) { picture_.prerender_photograph(stage, layout); }});
}

Result<void> Cabinet::begin() {
  app_->kiosk.begin();
  FC_TRY(flow().begin());
  carry_out_orders();
  return {};
}

void Cabinet::carry_out_orders() {
  if (flow().transitions().has_orders()) {
    if (flow().transitions().carry_out(stack_)) {
      ui_.open_anew();
    }
    changed_ = true;
  }
}

void Cabinet::route_with_tick(const platform::InputEvent& event) {
  const bool hushed = stack_.back()->is_quiet();
  const overlay::FocusId focused = ui_.focus().focused();
  const bool settled = !ui_.focus().unsettled();
  route(event, app_->seating, app_->guard, flow(), *stack_.back(), ui_);
  const bool accepted = (settled && ui_.focus().unsettled()) || flow().transitions().has_orders();
  if (hushed) {
    return;
  }
  if (ui_.focus().focused() != focused) {
    app_->soundboard.play(Sound::focus, 1);
  } else if (accepted) {
    app_->soundboard.play(Sound::accept, 1);
  }
}

bool Cabinet::is_for_screens(const platform::InputEvent& event) {
  const Attendance::Meaning meaning = attendance_.take(event);
  if (meaning == Attendance::Meaning::leaving) {
    stack_.back()->window_left();
    carry_out_orders();
  }
  return meaning == Attendance::Meaning::for_screens;
}

void Cabinet::take(const platform::InputEvents& events) {
  for (const platform::InputEvent& event : events) {
    changed_ = true;
    if (std::holds_alternative<platform::QuitAsked>(event)) {
      if (!app_->options.kiosk) {
        flow().quit();
      }
      continue;
    }
    if (std::holds_alternative<platform::FullscreenAsked>(event)) {
      app_->settings.fullscreen = app_->options.kiosk || !app_->settings.fullscreen;
      continue;
    }
    if (app_->kiosk.take(event, *stack_.back())) {
      carry_out_orders();
      continue;
    }
    if (const auto* const paint = std::get_if<platform::PaintAsked>(&event)) {
      if (paint->anew) {
        layer_->forget_textures();
        picture_.forget_textures();
        app_->photographer.forget();
      }
      continue;
    }
    if (!is_for_screens(event)) {
      continue;
    }
    if (is_heeded(event, *stack_.back(), app_->seating.seats())) {
      app_->clock.last_input = app_->clock.seconds;
      app_->kiosk.note_input(event);
    }
    route_with_tick(event);
    carry_out_orders();
  }
}

void Cabinet::update(double seconds) {
  const double dt = std::max(0.0, seconds - last_update_);
  last_update_ = seconds;
  app_->clock.seconds = seconds;
  app_->photographer.begin_frame();
  app_->kiosk.update(dt, stack_);
  carry_out_orders();
  answer();
  stack_.back()->update(dt);
  carry_out_orders();
  changed_ = app_->announcer.fade() || changed_;
  show_guard_progress();
  show_coins();
  keep_settings();
  announce_save_faults();
  starting_sounds_ = app_->soundboard.take();
  murmur_ = app_->soundboard.take_murmur();
  tune_ = stack_.back()->tune();
  if (stack_.back()->is_attract_mode() && !app_->kiosk.attract_has_sound()) {
    tune_ = Tune::none;
    starting_sounds_.clear();
    murmur_ = 0;
  }
}

void Cabinet::show_guard_progress() {
  const float share = app_->guard.share_waited();
  changed_ = changed_ || share != ui_.share_waited();
  ui_.wait_for_presses(share);
}

void Cabinet::show_coins() {
  const Screen& base = *stack_[lowest_shown()];
  std::optional<overlay::CoinModel> coins =
      base.is_attract_mode() || app_->kiosk.shows_coins_below(base) ? app_->kiosk.coins(base) : std::nullopt;
  changed_ = changed_ || coins != coins_;
  coins_ = std::move(coins);
}

void Cabinet::announce_save_faults() {
  const Words& words = app_->language.words();
  if (const std::optional<Fault> fault = app_->kept.take_fault()) {
    app_->kiosk.fault("file");
    app_->kiosk.tell_journal(one_line(*fault));
    app_->announcer.say(words.say("menu.fault.not_written", {{"file", fault->where}}));
  }
  if (const std::optional<Fault> fault = app_->kept.take_reading_fault()) {
    app_->kiosk.tell_journal(one_line(*fault));
    app_->announcer.say(unsaved_words(*fault, words));
  }
  if (const auto news = app_->kept.records().take_news()) {
    app_->kiosk.fault("book");
    app_->kept.drop_cached_lists();
    app_->kiosk.tell_journal(news_words(*news, words));
    app_->announcer.say(news_words(*news, words));
  }
}

bool Cabinet::needs_drawing() {
  return changed_ || stack_.back()->moving() || ui_.wants_redraw() || ui_.focus().holding() ||
         !app_->announcer.said().empty();
}

double Cabinet::rest_seconds() const {
  if (stack_.back()->waiting()) {
    return thinking_rest_seconds;
  }
  const std::optional<double> held = app_->seating.devices().pads().seconds_to_repeat(app_->clock.seconds);
  const double blinks = coins_ && coins_->too_few() ? blinking_rest_seconds : idle_rest_seconds;
  return std::min({stack_.back()->rest_seconds(), held.value_or(idle_rest_seconds), blinks});
}

std::size_t Cabinet::lowest_shown() const {
  std::size_t lowest = stack_.size() - 1;
  while (lowest > 0 && stack_[lowest]->is_notice()) {
    --lowest;
  }
  return lowest;
}

const Screen* Cabinet::screen_with_stage() const {
  for (std::size_t index = stack_.size(); index-- > lowest_shown();) {
    if (stack_[index]->stage() != nullptr) {
      return stack_[index].get();
    }
  }
  return nullptr;
}

const Screen* Cabinet::screen_in_the_hall() const {
  return stack_.back()->covers_the_hall() ? nullptr : screen_with_stage();
}

int Cabinet::foot_of_coins() const {
  const bool shown = coins_ && !app_->photographer.keeps_frame() && app_->kiosk.shows_coins_below(*stack_[lowest_shown()]);
  return shown ? static_cast<int>(overlay::coin_strip_height(ui_)) : 0;
}

scene::Layout Cabinet::layout_with(const Screen* screen) const {
  platform::PixelSize size = window_->size();
  size.height -= foot_of_coins();
  const scene::LayoutShape shape = screen != nullptr ? screen->layout_shape() : scene::LayoutShape{};
  const int foot = screen != nullptr ? std::min(screen->foot_pixels(), size.height - 1) : 0;
  return scene::layout(size.width, size.height - foot, shape);
}

void Cabinet::paint_hall() {
  const Screen* screen = screen_in_the_hall();
  const scene::Layout layout = layout_with(screen);
  picture_.paint(screen != nullptr ? screen->stage() : nullptr, layout, layer_->opaque_boxes());
  if (auto next = screen != nullptr ? screen->stage_in(platform::frame_seconds) : std::nullopt) {
    scene::word_calls(*next, app_->language.words());
    picture_.prerender(*next, layout);
  }
}

bool Cabinet::answer_screens() {
  bool answered = false;
  for (std::size_t index = stack_.size(); index-- > lowest_shown();) {
    answered = stack_[index]->answer() || answered;
  }
  changed_ = changed_ || answered;
  carry_out_orders();
  return answered;
}

void Cabinet::answer() {
  answer_screens();  // while the last picture was drawn, something had been held for long enough
  for (int round = 0; round < most_rounds_of_answering && (ui_.focus().unsettled() || ui_.has_input()); ++round) {
    changed_ = true;
    show_screens(0);
    // Where nothing scrolls, the wheel moves the focus.
    if (const float scrolled = ui_.take_scroll(); scrolled != 0) {
      ui_.focus().move(scrolled > 0 ? scene::Direction::down : scene::Direction::up);
    }
    if (!answer_screens()) {
      break;
    }
  }
}

void Cabinet::show_screens(float dt) {
  const std::size_t lowest = lowest_shown();
  const int foot = foot_of_coins();
  ui_.begin_frame(app_->clock.seconds, dt);
  layer_->leave_foot(foot);
  for (std::size_t index = lowest; index < stack_.size(); ++index) {
    stats_->ended(platform::Phase::panels);
    stack_[index]->prepare(ui_);
    stats_->ended(platform::Phase::scene);
    if (const Screen* const screen = stack_[index].get(); dt > 0 && screen == screen_in_the_hall()) {
      picture_.prerender(*screen->stage(),
                         layout_with(screen));  // what begins just now is printed while panels are laid out
      stats_->ended(platform::Phase::men);
    }
    stack_[index]->show(ui_);
  }
  if (!app_->announcer.said().empty() && !app_->photographer.keeps_frame()) {
    const Screen* const shown = screen_with_stage();
    overlay::toast(app_->announcer.said(), app_->announcer.age(), ui_,
                   shown != nullptr ? layout_with(shown).tray : overlay::Box{});
  }
  layer_->leave_foot(0);
  if (foot > 0) {
    overlay::coin_strip(*coins_, ui_);
  }
  ui_.end_frame();
}

void Cabinet::draw() {
  const platform::PixelSize size = window_->size();
  const Settings& settings = app_->settings;
  const float text_scale = static_cast<float>(settings.text_scale) / 100.0F;
  if (const Result<void> sized = layer_->resize(size.width, size.height, text_scale, foot_of_coins()); !sized) {
    app_->announcer.say(one_line(sized.error()));
  }
  if (picture_.tidy_portraits()) {
    layer_->forget_textures();
  }
  ui_.reduce_motion(settings.reduced_motion);
  picture_.make_plain(settings.keeps_pace && lateness_.is_late());
  ui_.prompt_for(app_->seating.controls_of(app_->seating.device_in_use()));
  const bool keeps_frame = app_->photographer.keeps_frame();
  const overlay::FocusId focused = ui_.focus().focused();
  if (keeps_frame && overlay::has_large_pages(ui_)) {
    keep_upright_page();
  }
  show_screens(static_cast<float>(app_->clock.seconds - last_draw_));
  last_draw_ = app_->clock.seconds;
  app_->seating.devices().set_typing(ui_.wants_text());
  changed_ = app_->photographer.has_pending();
  stats_->ended(platform::Phase::panels);
  paint_hall();
  draw_panels();
  if (std::exchange(has_drawn_, true)) {
    layer_->draw_letters_ahead();  // the first picture does not wait for it
  }
  stats_->ended(platform::Phase::panels);
  keep_picture();
  if (keeps_frame) {
    ui_.focus().focus(focused);  // what is kept has no buttons
  }
}

void Cabinet::draw_panels() {
  picture_.finish_portraits();
  layer_->draw();
}

void Cabinet::frame_took(double milliseconds) {
  app_->kiosk.frame_took(milliseconds);
  lateness_.add(milliseconds);
}

void Cabinet::keep_picture() {
  if (const Photographer::FrameWish wish = app_->photographer.take_frame_wish(); wish.take) {
    wish.take(window_->picture(wish.height > 0 ? wish.height : window_->size().height));
  }
  if (app_->photographer.keeps_frame()) {
    keep_as_file(window_->picture(window_->size().height).get());
  }
}

void Cabinet::keep_upright_page() {
  const platform::PixelSize shown = window_->size();
  const platform::PixelSize page{shown.width, shown.width * 16 / 9};
  const float zoom = scene::layout(page.width, page.height).scale / scene::layout(shown.width, shown.height).scale;
  SDL_Renderer* const renderer = window_->renderer();
  const platform::TextureHandle paper(
      SDL_CreateTexture(renderer, SDL_PIXELFORMAT_RGB888, SDL_TEXTUREACCESS_TARGET, page.width, page.height));
  const platform::SurfaceHandle picture(
      SDL_CreateRGBSurfaceWithFormat(0, page.width, page.height, 24, SDL_PIXELFORMAT_RGB24));
  SDL_Texture* const before = SDL_GetRenderTarget(renderer);
  if (!paper || !picture || SDL_SetRenderTarget(renderer, paper.get()) != 0) {
    return;  // it is kept as it is seen
  }
  const float text_scale = layer_->output_text_scale();
  if (layer_->resize(page.width, page.height, std::max(1.0F, text_scale / zoom))) {
    show_screens(0);
    draw_panels();
    if (SDL_RenderReadPixels(renderer, nullptr, picture->format->format, picture->pixels, picture->pitch) == 0) {
      keep_as_file(picture.get());
    }
  }
  SDL_SetRenderTarget(renderer, before);
  if (const Result<void> sized = layer_->resize(shown.width, shown.height, text_scale); !sized) {
    app_->announcer.say(one_line(sized.error()));
  }
}

void Cabinet::keep_as_file(SDL_Surface* picture) {
  const std::filesystem::path file = app_->photographer.take_file();
  const Result<void> kept = save_png(picture, file);
  std::error_code failed;
  using std::filesystem::perms;  // the names of those who boxed stand on it
  std::filesystem::permissions(file, perms::owner_read | perms::owner_write, failed);
  app_->announcer.say(kept ? app_->language.words().say(
                                 "menu.kept_as", {{"file", (file.parent_path().filename() / file.filename()).string()}})
                           : one_line(kept.error()));
  changed_ = true;
}

void Cabinet::keep_settings() {
  if (app_->settings == kept_settings_) {
    return;
  }
  if (app_->settings.fullscreen != kept_settings_.fullscreen && !app_->options.offscreen) {
    window_->set_fullscreen(app_->settings.fullscreen);
  }
  kept_settings_ = app_->settings;
  changed_ = true;
  if (!app_->options.kiosk) {
    app_->kept.keep_settings(text_of(without_overrides(kept_settings_, app_->began_settings, app_->own_settings)));
  }
}

std::vector<std::string> Cabinet::close() {
  stack_.clear();  // a bout in progress is written, or kept beside
  app_->kiosk.close();
  app_->kept.finish_writing();
  std::vector<std::string> told;
  while (const auto news = app_->kept.records().take_news()) {
    told.push_back(news_words(*news, app_->language.words()));
  }
  return told;
}

}  // namespace fc::cabinet
