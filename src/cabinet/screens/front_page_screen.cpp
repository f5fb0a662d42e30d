#include "cabinet/screens/front_page_screen.h"

#include <utility>

#include "cabinet/program/corner_game.h"
#include "overlay/bout/game_panels.h"
#include "overlay/bout/paper_variants.h"

namespace fc::cabinet {
namespace {

/// How long a demonstration shows its newspaper before the next bout.
constexpr double demonstration_seconds = 8;

/// Whoever was knocked out or stopped, by the referee's words of all games.
bool is_knockout(const std::string& method) { return method == "ko" || method.starts_with("tko"); }

}  // namespace

FrontPageScreen::FrontPageScreen(Flow& flow, const BoutOver& over, const Clock& clock, const Words& words,
                                 const KeptBouts& kept, Photographer& photographer, std::string date,
                                 std::vector<std::string>& printed)
    : flow_(&flow),
      clock_(&clock),
      kept_(&kept),
      photographer_(&photographer),
      game_(over.game),
      script_(over.match->script()),
      kept_as_(over.kept),
      kind_(over.kind),
      tune_(is_knockout(over.match->standing().method) ? Tune::knockout : Tune::none),
      since_(clock.seconds) {
  model_ = overlay::make_panels(game_->slug())->front_page(*over.match, game_->names(script_, words), words, printed);
  overlay::remember_printed(printed, model_.printed);
  const scene::Papers papers = over.scene->papers(words);
  model_.blow = papers.blow ? papers.blow->caption : std::string();
  model_.rounds = papers.rounds;
  model_.photograph = [&photographer](overlay::FrontPagePicture which, int width, int height) {
    return static_cast<ImTextureID>(photographer.photograph(static_cast<std::size_t>(which), width, height));
  };
  model_.masthead_date = std::move(date);
  model_.can_keep = kept_as_.anywhere() && kind_ != BoutKind::demonstration && flow.may_write_files();
  model_.can_review = game_->analyst() != nullptr && over.match->seats() == 2;
  if (kind_ == BoutKind::lesson) {
    model_.leads_on = game_->after_lesson();
  }
  model_.clean = kind_ == BoutKind::demonstration;
}

bool FrontPageScreen::press(const Press& press) {
  if (!press.down || press.repeat) {
    return false;
  }
  if (kind_ == BoutKind::demonstration) {
    flow_->demonstration_left();
    return true;
  }
  if (press.button == Button::back) {
    leave();
    return true;
  }
  return false;
}

bool FrontPageScreen::point(const platform::Pointer& pointer) {
  if (kind_ == BoutKind::demonstration && pointer.kind == platform::Pointer::Kind::pressed) {
    flow_->demonstration_left();
    return true;
  }
  return false;
}

void FrontPageScreen::update(double) {
  if (kind_ == BoutKind::demonstration && clock_->seconds - since_ >= demonstration_seconds) {
    flow_->to_demonstration();
  }
}

std::optional<overlay::FrontPageChoice> FrontPageScreen::picture(overlay::Ui& ui) const {
  // The picture that is kept shows the newspaper alone; the cabinet writes it when this frame is painted.
  overlay::FrontPageModel shown = model_;
  shown.clean = model_.clean || photographer_->keeps_frame();
  return overlay::front_page_screen(shown, state_, ui);
}

void FrontPageScreen::leave() {
  if (kind_ == BoutKind::replay) {
    flow_->back();  // to the list in which it was looked up
  } else {
    flow_->to_corners();
  }
}

void FrontPageScreen::act(const overlay::FrontPageChoice& choice) {
  switch (choice) {
    case overlay::FrontPageChoice::rematch: flow_->rematch(*game_, script_, kind_); break;
    case overlay::FrontPageChoice::next: flow_->next_bout(*game_); break;
    case overlay::FrontPageChoice::cabinet: leave(); break;
    case overlay::FrontPageChoice::keep:
      model_.kept = true;
      photographer_->keep_frame(kept_->front_page_file(kept_as_));
      break;
    case overlay::FrontPageChoice::replay: flow_->show_again(script_, kept_as_); break;
    case overlay::FrontPageChoice::review: flow_->open_review(*game_, script_, kept_as_); break;
  }
}

}  // namespace fc::cabinet
