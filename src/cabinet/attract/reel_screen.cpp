#include "cabinet/attract/reel_screen.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <ctime>
#include <iterator>
#include <numeric>
#include <utility>

#include "cabinet/program/app_context.h"
#include "cabinet/screens/hall_screen.h"
#include "cabinet/screens/menu_screens.h"
#include "library/whole_file.h"
#include "overlay/replay/time_line.h"
#include "overlay/screens/pages.h"
#include "scene/camera.h"
#include "scene/corners/vignette.h"

namespace fc::cabinet {
namespace {

// Seconds of a scene; of a bout as many as its stretch has.
constexpr double poster_seconds = 7;
constexpr double lesson_seconds = overlay::lines_of_a_lesson * scene::vignette_seconds;
constexpr double hall_seconds = 7;
constexpr double invitation_seconds = 6;
/// Of so many bouts the best moment is shown.
constexpr int bouts_a_moment = 3;

bool is_bout(const ReelScene& scene) { return scene.kind == ReelKind::bout || scene.kind == ReelKind::visitor; }

std::string joined(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) {
    text += (text.empty() ? "" : " \u2013 ") + name;
  }
  return text;
}

bool won_by_person(const std::vector<records::SeatRow>& seats) {
  return std::ranges::any_of(seats,
                             [](const records::SeatRow& seat) { return seat.won && records::is_person(seat.sitter); });
}

}  // namespace

ReelScreen::ReelScreen(AppContext& app)
    : app_(&app),
      words_(app.language.words()),
      games_(games()),
      billing_(app.games),
      maker_(words_, app.options.virtual_time) {
  app.seating.seats() = Seats();
  add_turn();
  ask();
  next();
}

std::vector<CornerGame*> ReelScreen::games() const {
  if (CornerGame* const asked = app_->games.find(app_->options.game)) {
    return {asked};
  }
  std::vector<CornerGame*> games;
  std::ranges::copy_if(app_->games.offered(), std::back_inserter(games), &CornerGame::demonstrates);
  return games.empty() ? std::vector<CornerGame*>{&app_->games.demonstration_game(0)} : games;
}

scene::Motion ReelScreen::motion() const {
  return app_->settings.reduced_motion ? scene::Motion::reduced : scene::Motion::full;
}

void ReelScreen::add_turn() {
  visitors_ = visitor_bouts();
  const std::vector<ReelScene> turn =
      turn_of_reel(games_.size(), app_->kept.has_any(), !visitors_.scripts.empty(), app_->seed.shuffles());
  turn_.insert(turn_.end(), turn.begin(), turn.end());
}

HighlightWish ReelScreen::visitor_bouts() {
  constexpr std::int64_t a_day = 86'400;  // seconds
  constexpr int most_looked_at = 20;
  const std::int64_t now = std::time(nullptr);  // as the records note it
  HighlightWish wish;
  wish.by_visitor = true;
  const auto won = app_->kept.records().read([&](const records::Database& database) -> Result<std::vector<records::BoutId>> {
    std::vector<records::BoutId> found;
    FC_TRY(const auto rows, records::bouts_that_fit(database, {.over = true}, 0, most_looked_at));
    for (const records::BoutRow& row : rows) {
      FC_TRY(const auto seats, records::seats_of(database, row.id));
      const std::int64_t age = now - row.touched;  // below 0: the clock was ahead
      if (!row.lesson && age >= 0 && age < a_day && won_by_person(seats)) {
        found.push_back(row.id);
      }
    }
    return found;
  });
  for (const records::BoutId bout : won.value_or(std::vector<records::BoutId>())) {
    const auto kept = app_->kept.open(bout);
    const CornerGame* const game = kept ? app_->games.find(kept->script.game) : nullptr;
    const bool same = wish.game == nullptr || wish.game == game;
    if (game != nullptr && app_->games.is_offered(*game) && game->demonstrates() && same &&
        wish.scripts.size() < bouts_a_moment) {
      wish.game = game;
      wish.scripts.push_back(kept->script);
    }
  }
  return wish;
}

void ReelScreen::ask() {
  if (asked_) {
    return;
  }
  auto next = std::ranges::find_if(turn_, is_bout);
  if (next == turn_.end()) {
    add_turn();
    next = std::ranges::find_if(turn_, is_bout);
  }
  HighlightWish wish;
  if (next->kind == ReelKind::visitor) {
    wish = visitors_;
  }
  if (wish.scripts.empty()) {
    const bool visitor = next->kind == ReelKind::visitor;
    wish = HighlightWish();
    wish.game = games_[visitor ? 0 : next->game];
    Random random(app_->seed.next_bout());
    for (int bout = 0; bout < bouts_a_moment; ++bout) {
      wish.scripts.push_back(bout_for_show(*wish.game, random));
      wish.seeds.push_back(random.bits());
    }
  }
  asked_ = true;
  maker_.ask(std::move(wish));
}

void ReelScreen::next() {
  for (bool begun = false; !begun;) {
    if (turn_.empty()) {
      add_turn();
    }
    const ReelScene scene = turn_.front();
    turn_.erase(turn_.begin());
    begun = begin(scene);
  }
}

bool ReelScreen::begin_bout() {
  auto found = maker_.take();
  if (!found) {
    return false;  // it is still being boxed
  }
  asked_ = false;
  shown_ = std::move(*found);
  ask();
  return shown_ != nullptr;
}

bool ReelScreen::begin(const ReelScene& scene) {
  shown_.reset();
  hall_.reset();
  vignette_.reset();
  shown_for_ = 0;
  const std::string how = "menu.game." + std::string(games_[scene.game]->slug()) + ".how1";
  switch (scene.kind) {
    case ReelKind::bout:
    case ReelKind::visitor:
      if (!begin_bout()) {
        return false;
      }
      break;
    case ReelKind::lesson:
      if (!words_.has(how)) {
        return false;
      }
      vignette_ = vignette_of(*games_[scene.game]);
      break;
    case ReelKind::hall:
      hall_ = std::make_unique<HallScreen>(HallContext{.flow = app_->flow,
                                                       .games = app_->games,
                                                       .kept = app_->kept,
                                                       .words = app_->language.words(),
                                                       .announcer = app_->announcer},
                                           true);
      break;
    case ReelKind::poster: ++pair_; break;
    case ReelKind::invitation: place_ = static_cast<float>(app_->seed.shuffles().below(101)) / 100.0F; break;
  }
  scene_ = scene;
  ++scenes_;
  return true;
}

double ReelScreen::seconds_of_scene() const {
  switch (scene_.kind) {
    case ReelKind::bout:
    case ReelKind::visitor: return shown_seconds(shown_->stretch);
    case ReelKind::lesson: return lesson_seconds;
    case ReelKind::hall: return hall_seconds;
    case ReelKind::invitation: return invitation_seconds;
    case ReelKind::poster: break;
  }
  return poster_seconds;
}

double ReelScreen::clock() const { return clock_at(shown_->stretch, shown_for_); }

void ReelScreen::update(double dt) {
  if (app_->language.words().language() != words_.language() || games() != games_) {
    app_->flow.to_demonstration();  // the operator has changed something
    return;
  }
  const double from = shows_bout() ? clock() : 0;
  shown_for_ += dt;
  if (shown_for_ >= seconds_of_scene()) {
    next();
  } else if (shows_bout()) {
    make_sounds(from);
  }
  if (hall_ != nullptr) {
    hall_->update(dt);
  }
}

void ReelScreen::make_sounds(double from) {
  constexpr float while_nobody_plays = 0.5F;
  const scene::GameScene& scene = shown_->track->scene();
  for (const scene::SoundCue& cue : scene.sounds({.from = from, .to = clock()})) {
    app_->soundboard.play(cue);
  }
  app_->soundboard.murmur(while_nobody_plays * scene.murmur(clock()));
}

bool ReelScreen::press(const Press& press) {
  if (press.down && !press.repeat) {
    app_->flow.demonstration_left();
  }
  return true;
}

bool ReelScreen::point(const platform::Pointer& pointer) {
  if (pointer.kind == platform::Pointer::Kind::pressed) {
    app_->flow.demonstration_left();
  }
  return true;
}

const scene::Stage* ReelScreen::stage() const { return covers_the_hall() ? nullptr : &stage_; }

std::optional<scene::Stage> ReelScreen::stage_in(double seconds) const {
  return shows_bout()
             ? std::optional(shown_->track->scene().stage(clock_at(shown_->stretch, shown_for_ + seconds), motion()))
             : std::nullopt;
}

scene::LayoutShape ReelScreen::layout_shape() const { return shows_bout() ? bout_shape_ : overlay::title_layout_shape(); }

void ReelScreen::prepare(const overlay::Ui& ui) {
  foot_ = static_cast<int>(std::round(overlay::reel_strip_height(ui, shows_bout())));
  if (shows_bout()) {
    bout_shape_ = overlay::reel_bout_shape(shown_->track->scene().layout_shape(), ui);
    stage_ = shown_->track->scene().stage(clock(), motion());
    flashes_.hold_back(stage_, clock(), app_->clock.seconds);
    scene::show_choices(stage_);
    scene::word_calls(stage_, app_->language.words());
  } else if (scene_.kind == ReelKind::poster) {
    stage_ = scene::sparring(billing_.looks(pair_), shown_for_, motion());
  }
}

/// It drifts by more than a key on it is high: what is bright there would go on where a scene of paper was bright.
float ReelScreen::place_of_invitation() const {
  constexpr float way = 0.45F;
  const auto gone = motion() == scene::Motion::full ? static_cast<float>(shown_for_ / invitation_seconds) : 0.0F;
  return std::clamp(place_ + (place_ < 0.5F ? way : -way) * gone, 0.0F, 1.0F);
}

overlay::ReelModel ReelScreen::model() const {
  overlay::ReelModel model;
  model.turned = scenes_ % 2 == 0;
  model.coins = app_->kiosk.coins(*this);
  const auto add = [&](DeviceId device) {
    overlay::Controls controls = app_->seating.controls_of(device);
    if (std::ranges::find(model.devices, controls.look, &overlay::Controls::look) == model.devices.end()) {
      model.devices.push_back(std::move(controls));
    }
  };
  for (const DeviceId pad : app_->seating.devices().pads().connected()) {
    add(pad);
  }
  add(whole_keyboard);
  add(app_->seating.device_in_use());
  return model;
}

int ReelScreen::line_of_lesson() const {
  return std::clamp(static_cast<int>(shown_for_ / scene::vignette_seconds), 0, overlay::lines_of_a_lesson - 1);
}

SDL_Texture* ReelScreen::lesson_view(int width, int height) const {
  constexpr double pictures_a_second = 15;
  const ViewPlace place{.place = scene_.game, .width = width, .height = height};
  if (motion() == scene::Motion::reduced) {
    return view_of(*vignette_, place, scene::rest_of(*vignette_), motion(), app_->photographer, app_->language.words());
  }
  // Three shots: men who box on, the same from nearer, and the game's own blow. A camera that rode would have the hall
  // painted anew for every picture.
  constexpr std::array rooms{1.25F, 0.95F};
  const auto line = static_cast<std::size_t>(line_of_lesson());
  const auto at = [](double seconds) { return std::floor(seconds * pictures_a_second) / pictures_a_second; };
  if (line < rooms.size()) {
    return sparring_view_of(*vignette_, place, rooms.at(line), at(shown_for_), app_->photographer, app_->language.words());
  }
  const double since = shown_for_ - static_cast<double>(line) * scene::vignette_seconds;
  return view_of(*vignette_, place, at(since), motion(), app_->photographer, app_->language.words());
}

void ReelScreen::show_bout(overlay::Ui& ui) const {
  const ReplayTrack& track = *shown_->track;
  const Words& words = app_->language.words();
  const auto said = track.scene().commentary(clock(), words, 1);
  std::string line = said.empty() ? joined(track.names()) : said.back().text;
  // At a table of several the result is another one than that of the two men who are seen.
  if (shown_for_ >= seconds_of_scene() - result_seconds && track.match().seats() == 2) {
    line = worded(track.match().standing(), track.names(), words);
    if (!track.steps().empty() && shown_->stretch.to < track.steps().back().clock) {
      line = words.say("menu.attract.in_the_end", {{"result", line}});  // he who has just got up lost only later
    }
  }
  const std::string game(words["menu.game." + std::string(shown_->game->slug()) + ".name"]);
  overlay::reel_bout(model(),
                     {.game = shown_->by_visitor ? words.say("menu.attract.visitor_bout", {{"game", game}}) : game,
                      .men = track.scene().men(clock(), words),
                      .line = std::move(line)},
                     ui);
}

std::optional<bool> ReelScreen::picture(overlay::Ui& ui) const {
  const Words& words = app_->language.words();
  switch (scene_.kind) {
    case ReelKind::bout:
    case ReelKind::visitor: show_bout(ui); break;
    case ReelKind::lesson:
      overlay::reel_lesson(
          model(),
          {.slug = std::string(games_[scene_.game]->slug()),
           .line = line_of_lesson(),
           .picture = [this](int width, int height) { return static_cast<ImTextureID>(lesson_view(width, height)); }},
          ui);
      break;
    case ReelKind::hall: {
      const overlay::PictureAbove above(ui, foot_);
      hall_->prepare(ui);
      hall_->show(ui);
      break;
    }
    case ReelKind::poster: overlay::reel_poster(model(), ui); break;
    case ReelKind::invitation: overlay::reel_invitation(model(), place_of_invitation(), ui); break;
  }
  if (scene_.kind == ReelKind::hall) {
    overlay::reel_strip(model(), words["menu.title.hall"], ui);
  }
  return std::nullopt;
}

namespace {

template <class Item>
void mix(std::vector<Item>& items, Random& random) {
  for (std::size_t left = items.size(); left > 1; --left) {
    std::swap(items[left - 1], items[random.below(static_cast<std::uint32_t>(left))]);
  }
}

/// Scenes of at most 12 seconds, of which so many may follow each other in bright light: nothing burns into a screen.
constexpr int most_bright_scenes = 4;

void put_dark_pauses(std::vector<ReelScene>& turn) {
  int bright = 0;
  for (std::size_t place = 0; place < turn.size(); ++place) {
    if (bright == most_bright_scenes && turn[place].kind != ReelKind::invitation) {
      turn.insert(turn.begin() + static_cast<std::ptrdiff_t>(place), {.kind = ReelKind::invitation});
    }
    bright = turn[place].kind == ReelKind::invitation ? 0 : bright + 1;
  }
}

}  // namespace

std::vector<ReelScene> turn_of_reel(std::size_t games, bool has_hall, bool has_visitor, Random& random) {
  if (games == 0) {
    return {{.kind = ReelKind::poster}};
  }
  std::vector<std::size_t> bouts(games);
  std::iota(bouts.begin(), bouts.end(), 0U);
  std::vector<std::size_t> lessons = bouts;
  mix(bouts, random);
  mix(lessons, random);
  // Between two bouts a lesson, or once the hall where there is one: the dark would sell nothing there.
  std::vector<ReelScene> between;
  const std::size_t wanted = std::max<std::size_t>(1, games - 1 - (has_hall && games > 1 ? 1 : 0));
  for (std::size_t place = 0; place < wanted; ++place) {
    between.push_back({.kind = ReelKind::lesson, .game = lessons[place]});
  }
  if (has_hall) {
    between.push_back({.kind = ReelKind::hall});
  }
  mix(between, random);
  std::vector<ReelScene> turn{{.kind = ReelKind::poster}};
  for (std::size_t place = 0; place < games; ++place) {
    turn.push_back({.kind = ReelKind::bout, .game = bouts[place]});
    if (place + 1 < games) {
      turn.push_back(between[place]);
    }
  }
  for (std::size_t place = games - 1; place < between.size(); ++place) {
    turn.push_back(between[place]);
  }
  if (has_visitor) {
    if (turn.back().kind == ReelKind::bout) {
      turn.push_back({.kind = ReelKind::poster});
    }
    turn.push_back({.kind = ReelKind::visitor});
  }
  turn.push_back({.kind = ReelKind::invitation});
  put_dark_pauses(turn);
  return turn;
}

}  // namespace fc::cabinet
