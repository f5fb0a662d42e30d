#include "cabinet/screens/gym_screen.h"

#include <algorithm>
#include <utility>

#include "cabinet/program/match_up.h"

namespace fc::cabinet {
namespace {

/// What a shoulder button pushes a rating.
constexpr int large_step = 5;

}  // namespace

GymScreen::GymScreen(Flow& flow, std::unique_ptr<BoxerEditor> editor, Opponent opponent, Done done, Announcer& announcer,
                     const Words& words)
    : flow_(&flow),
      editor_(std::move(editor)),
      opponent_(std::move(opponent)),
      done_(std::move(done)),
      announcer_(&announcer),
      words_(&words) {}

bool GymScreen::press(const Press& press) {
  if (goes_back(press)) {
    if (state_.writing || state_.leaving) {
      (state_.writing ? state_.writing : state_.leaving) = false;
    } else {
      leave();
    }
    return true;
  }
  const bool pushes = press.button == Button::shoulder_left || press.button == Button::shoulder_right;
  if (!press.down || !pushes || state_.writing || state_.leaving) {
    return false;
  }
  push_rating(press.button == Button::shoulder_left ? -large_step : large_step);
  return true;
}

void GymScreen::push_rating(int places) {
  const int choices = static_cast<int>(editor_->choices().size());
  const std::vector<overlay::GymRating> ratings = editor_->ratings(*words_);
  const int row = state_.told - choices;
  if (row >= 0 && row < static_cast<int>(ratings.size())) {
    const auto place = static_cast<std::size_t>(row);
    editor_->set_rating(place, std::clamp(ratings[place].place + places, 0, ratings[place].places - 1));
  }
}

std::optional<overlay::GymAction> GymScreen::picture(overlay::Ui& ui) const {
  return overlay::gym_screen(model(), state_, ui);
}

overlay::GymModel GymScreen::model() const {
  overlay::GymModel model{.name = editor_->name(),
                          .choices = editor_->choices(),
                          .ratings = editor_->ratings(*words_),
                          .bars = editor_->bars(*words_),
                          .opponent = opponent_.name,
                          .chance = std::nullopt,
                          .is_kept = editor_->is_kept(),
                          .is_changed = editor_->is_changed()};
  if (!opponent_.id.empty()) {
    if (const std::optional<double> chance = editor_->chance(opponent_.id)) {
      model.chance = per_cent(*chance);
    }
  }
  return model;
}

void GymScreen::leave() {
  if (editor_->is_changed()) {
    state_.leaving = true;
  } else {
    flow_->back();
  }
}

void GymScreen::save() {
  state_.leaving = false;
  if (editor_->name().find_first_not_of(' ') == std::string::npos) {
    state_.writing = true;  // nobody goes into the roster without a name
    return;
  }
  const Result<std::string> id = editor_->save();
  if (!id) {
    announcer_->say(words_->say("menu.fault.own_not_saved", {{"fault", one_line(id.error())}}));
    return;
  }
  announcer_->say(words_->say("menu.gym.saved", {{"name", editor_->name()}}));
  done_(*id);
  flow_->back();
}

void GymScreen::remove() {
  const std::string name = editor_->name();
  if (const Result<void> removed = editor_->remove(); !removed) {
    announcer_->say(words_->say("menu.fault.own_not_removed", {{"fault", one_line(removed.error())}}));
    return;
  }
  announcer_->say(words_->say("menu.gym.removed", {{"name", name}}));
  done_({});
  flow_->back();
}

void GymScreen::act(const overlay::GymAction& action) {
  using Kind = overlay::GymAction::Kind;
  switch (action.kind) {
    case Kind::back:
      leave();
      break;
    case Kind::set_name:
      editor_->set_name(action.text);
      break;
    case Kind::set_choice:
      editor_->set_choice(static_cast<std::size_t>(action.index), action.value);
      break;
    case Kind::set_rating:
      editor_->set_rating(static_cast<std::size_t>(action.index), action.value);
      break;
    case Kind::save:
      save();
      break;
    case Kind::start_afresh:
      editor_->start_afresh();
      break;
    case Kind::copy:
      editor_->copy();
      break;
    case Kind::remove:
      remove();
      break;
    case Kind::forget:
      flow_->back();
      break;
  }
}

}  // namespace fc::cabinet
