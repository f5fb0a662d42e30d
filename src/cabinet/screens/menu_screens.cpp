#include "cabinet/screens/menu_screens.h"

#include <algorithm>
#include <array>

#include "cabinet/bout/bout_screen.h"
#include "cabinet/screens/settings_screen.h"
#include "cabinet/screens/setup_screens.h"
#include "core/program.h"

namespace fc::cabinet {
namespace {

/// Without a hand for so long, the title gives way to the bots' demonstration.
constexpr double attract_after_seconds = 120;

/// The four corners as design.md names them; a corner whose game is not in this build is marked as coming. What else is in
/// the build finds its place below them.
constexpr std::array<std::string_view, 4> corners{"ringside", "knock-out", "dice-boxing", "the-ring"};

bool goes_back(const Press& press) {
  return press.down && !press.repeat && press.button == Button::back;
}

}  // namespace

scene::Stage waiting_ring() {
  scene::Stage stage;
  stage.markers.push_back({.corner = Corner::red, .at = {2.5F, 2.5F, 0}, .flip = 1, .facing = 1});
  stage.markers.push_back({.corner = Corner::blue, .at = {3.5F, 3.5F, 0}, .facing = -1});
  stage.house_light = 0.7F;
  return stage;
}

TitleScreen::TitleScreen() : stage_(waiting_ring()) {}

bool TitleScreen::press(House&, const Press&) {
  return false;
}

void TitleScreen::update(House& house, double, double) {
  if (house.clock.seconds_without_a_hand() >= attract_after_seconds) {
    house.director.go(BoutScreen::demonstration(house));
  }
}

void TitleScreen::show(House& house, overlay::Ui& ui) {
  const overlay::TitleModel model{.can_continue = house.kept.has_unfinished(),
                                  .can_replay = house.kept.has_any(),
                                  .can_quit = !house.options.kiosk,
                                  .version = std::string(program_version())};
  const auto choice = overlay::title_screen(model, ui);
  if (!choice) {
    return;
  }
  switch (*choice) {
    case overlay::TitleChoice::play:
      house.director.go(std::make_unique<CornersScreen>());
      break;
    case overlay::TitleChoice::resume:
      resume_unfinished(house);
      break;
    case overlay::TitleChoice::replays:
      house.director.push(std::make_unique<SavedScreen>(house));
      break;
    case overlay::TitleChoice::rulebook:
      house.director.push(std::make_unique<RulebookScreen>(house, rulebook_page()));
      break;
    case overlay::TitleChoice::settings:
      house.director.push(std::make_unique<SettingsScreen>());
      break;
    case overlay::TitleChoice::quit:
      house.director.quit();
      break;
  }
}

bool CornersScreen::press(House& house, const Press& press) {
  if (goes_back(press)) {
    house.director.go(std::make_unique<TitleScreen>());
    return true;
  }
  return false;
}

void CornersScreen::show(House& house, overlay::Ui& ui) {
  overlay::CabinetModel model;
  for (const std::string_view slug : corners) {
    model.corners.push_back({.slug = std::string(slug), .open = house.games.find(slug) != nullptr});
  }
  for (const auto& game : house.games.all()) {
    if (std::ranges::find(corners, game->slug()) == corners.end()) {
      model.corners.push_back({.slug = std::string(game->slug()), .open = true});
    }
  }
  const auto action = overlay::cabinet_screen(model, ui);
  if (!action) {
    return;
  }
  if (action->kind == overlay::CabinetAction::Kind::back) {
    house.director.go(std::make_unique<TitleScreen>());
  } else if (const std::string& slug = model.corners[static_cast<std::size_t>(action->corner)].slug;
             house.games.find(slug) != nullptr) {
    house.director.go(std::make_unique<SetupScreen>(house, slug));
  }
}

RulebookScreen::RulebookScreen(const House& house, std::string_view page) {
  const std::size_t found = house.language.rulebook().find(page);
  state_.page = found < house.language.rulebook().pages().size() ? static_cast<int>(found) : 0;
}

bool RulebookScreen::press(House& house, const Press& press) {
  const bool closes = press.down && !press.repeat && press.button == Button::rulebook;
  if (closes || goes_back(press)) {
    house.director.pop();
    return true;
  }
  return false;
}

void RulebookScreen::show(House& house, overlay::Ui& ui) {
  if (overlay::rulebook_screen({.book = &house.language.rulebook()}, state_, ui)) {
    house.director.pop();
  }
}

}  // namespace fc::cabinet
