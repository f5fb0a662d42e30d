#include "cabinet/screens/front_page_screen.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <ctime>
#include <utility>

#include "cabinet/screens/menu_screens.h"
#include "cabinet/screens/setup_screens.h"

namespace fc::cabinet {
namespace {

/// How long a demonstration shows its newspaper before the next bout.
constexpr double demonstration_seconds = 8;

/// Today; nothing in virtual time, where the same run gives the same pictures.
std::string date_line(const House& house) {
  if (house.options.virtual_time) {
    return {};
  }
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  localtime_r(&now, &local);
  return fmt::format("{:%Y-%m-%d}", local);
}

}  // namespace

FrontPageScreen::FrontPageScreen(House& house, CornerGame& game, const Match& match, std::filesystem::path file,
                                 BoutKind kind)
    : game_(&game), script_(match.script()), file_(std::move(file)), kind_(kind), since_(house.clock.seconds) {
  model_ = overlay::make_panels(game.slug())
               ->front_page(match, game.names(script_, house.language.words()), house.language.words());
  model_.masthead_date = date_line(house);
  model_.can_keep = !file_.empty() && kind_ != BoutKind::demonstration;
  model_.clean = kind_ == BoutKind::demonstration;
}

void FrontPageScreen::leave_demonstration(House& house) {
  if (house.options.kiosk || !house.options.demo) {
    house.director.go(std::make_unique<TitleScreen>());
  } else {
    house.director.go(std::make_unique<CornersScreen>());
  }
}

bool FrontPageScreen::press(House& house, const Press& press) {
  if (!press.down || press.repeat) {
    return false;
  }
  if (kind_ == BoutKind::demonstration) {
    leave_demonstration(house);
    return true;
  }
  if (press.button == Button::back) {
    act(house, overlay::FrontPageChoice::cabinet);
    return true;
  }
  return false;
}

bool FrontPageScreen::point(House& house, const platform::Pointer& pointer) {
  if (kind_ == BoutKind::demonstration && pointer.kind == platform::Pointer::Kind::pressed) {
    leave_demonstration(house);
    return true;
  }
  return false;
}

void FrontPageScreen::update(House& house, double seconds, double) {
  if (kind_ == BoutKind::demonstration && (seconds - since_ >= demonstration_seconds)) {
    house.director.go(BoutScreen::demonstration(house));
  }
}

void FrontPageScreen::show(House& house, overlay::Ui& ui) {
  // The picture that is kept shows the newspaper alone; the cabinet writes it when this frame is painted.
  overlay::FrontPageModel shown = model_;
  shown.picture = house.photographer.taken().texture;
  shown.picture_aspect = house.photographer.taken().aspect;
  shown.clean = model_.clean || house.photographer.keeps_frame();
  if (const auto choice = overlay::front_page_screen(shown, state_, ui)) {
    act(house, *choice);
  }
}

void FrontPageScreen::act(House& house, overlay::FrontPageChoice choice) {
  switch (choice) {
    case overlay::FrontPageChoice::rematch: {
      Script opening = script_;
      opening.dice.clear();
      opening.choices.clear();
      const BoutKind kind = kind_ == BoutKind::lesson ? BoutKind::lesson : BoutKind::played;
      house.director.go(BoutScreen::begin(house, *game_, opening, kind));
      break;
    }
    case overlay::FrontPageChoice::next:
      house.director.go(std::make_unique<SetupScreen>(house, game_->slug()));
      break;
    case overlay::FrontPageChoice::cabinet:
      house.director.go(std::make_unique<CornersScreen>());
      break;
    case overlay::FrontPageChoice::keep:
      model_.kept = true;
      house.photographer.keep_frame(house.kept.front_page_file(file_));
      break;
    case overlay::FrontPageChoice::replay: {
      Result<std::unique_ptr<Screen>> screen = BoutScreen::again(house, script_, file_);
      if (screen) {
        house.director.go(std::move(*screen));
      } else {
        house.announcer.say(one_line(screen.error()));
      }
      break;
    }
  }
}

}  // namespace fc::cabinet
