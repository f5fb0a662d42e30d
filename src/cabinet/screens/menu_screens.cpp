#include "cabinet/screens/menu_screens.h"

#include <string_view>

#include "cabinet/keeping/bout_words.h"
#include "core/program.h"

namespace fc::cabinet {
namespace {

/// Without input for so long, the title gives way to the bots' demonstration.
constexpr double attract_after_seconds = 120;

}  // namespace

scene::Stage waiting_ring() {
  scene::Stage stage;
  stage.markers.push_back({.corner = Corner::red, .at = {2.5F, 2.5F, 0}, .flip = 1, .facing = 1});
  stage.markers.push_back({.corner = Corner::blue, .at = {3.5F, 3.5F, 0}, .facing = -1});
  stage.house_light = 0.7F;
  return stage;
}

TitleScreen::TitleScreen(Flow& flow, const Clock& clock, KeptBouts& kept, const CornerGames& games, const Words& words,
                         bool can_quit)
    : flow_(&flow), clock_(&clock), kept_(&kept), games_(&games), words_(&words), stage_(waiting_ring()) {
  model_.can_quit = can_quit;
  model_.version = program_version();
}

void TitleScreen::prepare(const overlay::Ui&) {
  model_.can_replay = kept_->has_any();
  model_.continues.clear();
  if (const auto& bout = kept_->unfinished()) {
    const BoutWords words = words_of(*bout, *games_, *words_);
    model_.continues = words.title + " · " + words.line;
  }
}

bool TitleScreen::press(const Press&) {
  return false;
}

void TitleScreen::update(double) {
  if (clock_->seconds_without_input() >= attract_after_seconds) {
    flow_->to_demonstration();
  }
}

std::optional<overlay::TitleChoice> TitleScreen::picture(overlay::Ui& ui) const {
  return overlay::title_screen(model_, ui);
}

void TitleScreen::act(const overlay::TitleChoice& choice) {
  switch (choice) {
    case overlay::TitleChoice::play:
      flow_->to_corners();
      break;
    case overlay::TitleChoice::resume:
      flow_->resume_unfinished();
      break;
    case overlay::TitleChoice::replays:
      flow_->open_saved();
      break;
    case overlay::TitleChoice::hall:
      flow_->open_hall();
      break;
    case overlay::TitleChoice::rulebook:
      flow_->open_rulebook(rulebook_page());
      break;
    case overlay::TitleChoice::settings:
      flow_->open_settings();
      break;
    case overlay::TitleChoice::quit:
      flow_->quit();
      break;
  }
}

CornersScreen::CornersScreen(Flow& flow, const CornerGames& games) : flow_(&flow) {
  for (const auto& game : games.all()) {
    model_.corners.emplace_back(game->slug());
  }
}

bool CornersScreen::press(const Press& press) {
  if (goes_back(press)) {
    flow_->to_title();
    return true;
  }
  return false;
}

std::optional<overlay::CabinetAction> CornersScreen::picture(overlay::Ui& ui) const {
  return overlay::cabinet_screen(model_, ui);
}

void CornersScreen::act(const overlay::CabinetAction& action) {
  if (action.kind == overlay::CabinetAction::Kind::back) {
    flow_->to_title();
  } else {
    flow_->to_setup(model_.corners[static_cast<std::size_t>(action.corner)]);
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

void RulebookScreen::act(const Closed&) {
  flow_->back();
}

}  // namespace fc::cabinet
