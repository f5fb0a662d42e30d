#include "cabinet/screens/menu_screens.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <utility>

#include "cabinet/keeping/seats_record.h"
#include "cabinet/program/match_up.h"
#include "core/program.h"
#include "scene/camera.h"
#include "scene/corners/vignette.h"

namespace fc::cabinet {
namespace {

/// Without input for so long, the title gives way to the bots' demonstration.
constexpr double attract_after_seconds = 120;
/// The title's men box so long, then other two come.
constexpr int exchanges_a_bout = 12;

}  // namespace

TitleScreen::TitleScreen(Flow& flow, const Clock& clock, const Settings& settings, KeptBouts& kept, const CornerGames& games,
                         const Words& words, bool can_quit)
    : flow_(&flow),
      clock_(&clock),
      settings_(&settings),
      kept_(&kept),
      games_(&games),
      words_(&words),
      backdrop_(scene::exchange_seconds),
      billing_(games),
      looks_(billing_.looks(0)) {
  model_.can_quit = can_quit;
  model_.is_kiosk = !can_quit;
  Random any(1);
  model_.has_first =
      std::ranges::any_of(games.offered(), [&any](const CornerGame* game) { return game->first_bout(any).has_value(); });
  model_.version = program_version();
  spar();
}

void TitleScreen::spar() {
  const auto bout = static_cast<std::size_t>(backdrop_.seconds() / (exchanges_a_bout * scene::exchange_seconds));
  if (bout != bout_) {
    bout_ = bout;
    looks_ = billing_.looks(bout);
  }
  stage_ =
      scene::sparring(looks_, backdrop_.seconds(), settings_->reduced_motion ? scene::Motion::reduced : scene::Motion::full);
}

void TitleScreen::prepare(const overlay::Ui&) {
  model_.can_replay = kept_->has_any();
  model_.continues.clear();
  if (const auto& bout = kept_->unfinished()) {
    const BoutWords words = words_of(*bout, *games_, *words_);
    model_.continues = words.title + " · " + words.line;
  }
}

bool TitleScreen::press(const Press&) { return false; }

void TitleScreen::update(double dt) {
  backdrop_.advance(dt, clock_->seconds_without_input(), settings_->reduced_motion);
  if (backdrop_.changed()) {
    spar();
  }
  weigh_kept_bouts();
  if (clock_->seconds_without_input() >= attract_after_seconds) {
    flow_->to_demonstration();
  }
}

void TitleScreen::weigh_kept_bouts() {
  constexpr double after_seconds = 3;
  if (clock_->seconds_without_input() < after_seconds) {
    return;
  }
  if (!weigher_) {
    weigher_.emplace(*kept_, *games_, false);
  }
  weigher_->follow();
}

std::optional<overlay::TitleChoice> TitleScreen::picture(overlay::Ui& ui) const { return overlay::title_screen(model_, ui); }

void TitleScreen::act(const overlay::TitleChoice& choice) {
  switch (choice) {
    case overlay::TitleChoice::play: flow_->to_corners(); break;
    case overlay::TitleChoice::first_bout: flow_->to_first_bout(); break;
    case overlay::TitleChoice::resume: flow_->resume_unfinished(); break;
    case overlay::TitleChoice::replays: flow_->open_saved(); break;
    case overlay::TitleChoice::hall: flow_->open_hall(); break;
    case overlay::TitleChoice::rulebook: flow_->open_rulebook(rulebook_page()); break;
    case overlay::TitleChoice::settings: flow_->open_settings(); break;
    case overlay::TitleChoice::quit: flow_->quit(); break;
  }
}

CornersScreen::CornersScreen(const Room& room) : room_(room), backdrop_(scene::vignette_seconds) {
  for (const CornerGame* const game : room_.games.offered()) {
    model_.corners.emplace_back(game->slug());
    vignettes_.push_back(vignette_of(*game));
  }
  model_.picture = [this](int corner, int width, int height) {
    return static_cast<ImTextureID>(view(static_cast<std::size_t>(corner), width, height));
  };
}

void CornersScreen::update(double dt) {
  backdrop_.advance(dt, room_.clock.seconds_without_input(), room_.settings.reduced_motion || !focused_);
}

void CornersScreen::prepare(const overlay::Ui& ui) {
  if (const std::optional<int> focused = overlay::focused_corner(model_, ui); focused != focused_) {
    focused_ = focused;
    focused_since_ = backdrop_.seconds();
  }
}

SDL_Texture* CornersScreen::view(std::size_t corner, int width, int height) const {
  const bool lives = focused_ == static_cast<int>(corner) && !room_.settings.reduced_motion;
  const scene::Vignette& vignette = vignettes_[corner];
  // It begins where the others stand still.
  const double moment = scene::rest_of(vignette) + (lives ? backdrop_.seconds() - focused_since_ : 0);
  return view_of(vignette, {.place = corner, .width = width, .height = height}, moment,
                 lives ? scene::Motion::full : scene::Motion::reduced, room_.photographer, room_.words);
}

bool CornersScreen::press(const Press& press) {
  if (goes_back(press)) {
    room_.flow.to_title();
    return true;
  }
  return false;
}

std::optional<overlay::CabinetAction> CornersScreen::picture(overlay::Ui& ui) const {
  return overlay::cabinet_screen(model_, ui);
}

void CornersScreen::act(const overlay::CabinetAction& action) {
  if (action.kind == overlay::CabinetAction::Kind::back) {
    room_.flow.to_title();
  } else {
    room_.flow.to_setup(model_.corners[static_cast<std::size_t>(action.corner)]);
  }
}

RulebookScreen::RulebookScreen(Flow& flow, const Rulebook& book, std::string_view page) : flow_(&flow), book_(&book) {
  const std::size_t found = book.find(page);
  state_.page = found < book.pages().size() ? static_cast<int>(found) : 0;
}

bool RulebookScreen::press(const Press& press) {
  const bool closes = press.down && !press.repeat && press.button == Button::rulebook;
  if (closes || goes_back(press)) {
    flow_->back();
    return true;
  }
  return false;
}

std::optional<Closed> RulebookScreen::picture(overlay::Ui& ui) const {
  return overlay::rulebook_screen({.book = book_}, state_, ui) ? std::optional(Closed{}) : std::nullopt;
}

void RulebookScreen::act(const Closed&) { flow_->back(); }

scene::Vignette vignette_of(const CornerGame& game) {
  scene::Vignette vignette = game.vignette().value_or(scene::Vignette{.men = scene::face_to_face(scene::ring_side)});
  if (!game.famous().empty()) {
    vignette.looks = Billing::looks_of(game, game.famous().front());
  }
  return vignette;
}

namespace {

/// framed: whose men fill the picture. room: as of `scene::close_up`.
SDL_Texture* view_over_table(scene::Stage stage, const scene::Stage& framed, bool has_table, const ViewPlace& place,
                             float room, double moment, Photographer& photographer, const Words& words) {
  constexpr float table = 0.3F;  // of the picture's height
  const auto whole = static_cast<float>(place.height);
  const float felt = has_table ? std::round(whole * table) : 0;
  scene::Layout layout = scene::close_up(framed, place.width, place.height - static_cast<int>(felt), room);
  layout.whole.h = whole;
  layout.tray = {0, whole - felt, layout.whole.w, felt};
  layout.wooden_tray = has_table;
  for (scene::Call& reading : stage.readings) {
    reading.text = reading.key.empty() ? reading.text : std::string(words[reading.key]);
  }
  return photographer.view(place.place, stage, layout, moment);
}

/// Before it begins, with nobody down.
scene::Stage standing(const scene::Vignette& vignette) {
  scene::Vignette before = vignette;
  before.floors = false;
  return scene::stage_of(before, 0, scene::Motion::full);
}

}  // namespace

SDL_Texture* sparring_view_of(const scene::Vignette& vignette, const ViewPlace& place, float room, double seconds,
                              Photographer& photographer, const Words& words) {
  constexpr double none_of_the_vignette = 1000;
  scene::Stage stage = scene::sparring(vignette.looks, seconds, scene::Motion::full);
  stage.dice = vignette.dice;
  stage.cards = vignette.cards;
  stage.readings = vignette.readings;
  return view_over_table(std::move(stage), scene::sparring(vignette.looks, 0, scene::Motion::full), vignette.has_table(),
                         place, room, none_of_the_vignette + seconds, photographer, words);
}

SDL_Texture* view_of(const scene::Vignette& vignette, const ViewPlace& place, double moment, scene::Motion motion,
                     Photographer& photographer, const Words& words) {
  return view_over_table(scene::stage_of(vignette, moment, motion), standing(vignette), vignette.has_table(), place, 1,
                         moment, photographer, words);
}

}  // namespace fc::cabinet
