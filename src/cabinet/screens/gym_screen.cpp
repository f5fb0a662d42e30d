#include "cabinet/screens/gym_screen.h"

#include <algorithm>
#include <utility>

namespace fc::cabinet {
namespace {

/// A row for each thing that can be chosen of his looks, in the order of the fields.
std::vector<overlay::OptionRow> looks_rows(const Looks& looks) {
  std::vector<overlay::OptionRow> rows;
  for (std::size_t place = 0; place < looks_field_count; ++place) {
    const auto field = static_cast<LooksField>(place);
    const std::string name(looks_field_names[place]);
    overlay::OptionRow row{.label = "menu.looks.label." + name,
                           .values = {},
                           .value = looks_value(looks, field),
                           .help = field == LooksField::decade ? "menu.looks.decade_line" : "menu.looks.line"};
    for (const std::string_view word : looks_words(field)) {
      row.values.push_back(("menu.looks." + name + ".").append(word));
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

/// What a shoulder button pushes a rating.
constexpr int large_step = 5;

}  // namespace

GymScreen::GymScreen(Flow& flow, std::unique_ptr<BoxerEditor> editor, Meeting meeting, Done done, Announcer& announcer,
                     const Words& words)
    : flow_(&flow),
      editor_(std::move(editor)),
      meeting_(std::move(meeting)),
      done_(std::move(done)),
      announcer_(&announcer),
      words_(&words) {}

bool GymScreen::press(const Press& press) {
  if (goes_back(press)) {
    if (dressing_ && !state_.writing && !state_.leaving) {
      turn_page();
    } else if (state_.writing || state_.leaving) {
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

void GymScreen::turn_page() {
  dressing_ = !dressing_;
  state_.told = 0;
  state_.scroll = 0;
}

void GymScreen::push_rating(int places) {
  if (dressing_) {
    return;
  }
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
                          .opponent = meeting_.opponent,
                          .odds = meeting_.seat == 0 || !odds_ ? odds_ : overlay::turned(*odds_),
                          .corner = meeting_.seat == 0 ? Corner::red : Corner::blue,
                          .is_kept = editor_->is_kept(),
                          .is_changed = editor_->is_changed(),
                          .looks = editor_->looks(),
                          .dressing = dressing_};
  if (dressing_) {
    model.choices = looks_rows(*model.looks);
    model.ratings.clear();
    model.bars.clear();
    return model;
  }
  return model;
}

void GymScreen::update(double /*dt*/) {
  if (waiting()) {
    update_odds();
  }
}

void GymScreen::prepare(const overlay::Ui& /*ui*/) {
  update_odds();
  fresh_ = false;
}

void GymScreen::update_odds() {
  if (meeting_.opponent.empty()) {
    return;
  }
  meeting_.plan.entrants[static_cast<std::size_t>(meeting_.seat)] = editor_->as_entrant();
  if (std::optional<overlay::Odds> odds = meeting_.odds.odds(meeting_.game, meeting_.plan, *words_); odds != odds_) {
    odds_ = std::move(odds);
    fresh_ = true;
  }
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
      if (dressing_) {
        turn_page();
      } else {
        leave();
      }
      break;
    case Kind::set_name: editor_->set_name(action.text); break;
    case Kind::set_choice:
      if (dressing_) {
        editor_->set_looks(static_cast<LooksField>(action.index), action.value);
      } else {
        editor_->set_choice(static_cast<std::size_t>(action.index), action.value);
      }
      break;
    case Kind::set_rating: editor_->set_rating(static_cast<std::size_t>(action.index), action.value); break;
    case Kind::save: save(); break;
    case Kind::start_afresh: editor_->start_afresh(); break;
    case Kind::copy: editor_->copy(); break;
    case Kind::remove: remove(); break;
    case Kind::forget: flow_->back(); break;
    case Kind::turn_page: turn_page(); break;
    case Kind::other_looks: editor_->draw_other_looks(); break;
  }
}

}  // namespace fc::cabinet
