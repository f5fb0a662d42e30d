#include "cabinet/bout/bout_screen.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "cabinet/keeping/seats_record.h"
#include "cabinet/screens/front_page_screen.h"
#include "cabinet/screens/menu_screens.h"
#include "overlay/bout/bout_parts.h"
#include "overlay/screens/title.h"
#include "scene/layout.h"

namespace fc::cabinet {
namespace {

/// How long the winner is cheered before the front page comes by itself.
constexpr double cheering_seconds = 4;
/// The name of the house lies over a demonstration for a while, then leaves the ring to the bout.
constexpr double billing_every_seconds = 16;
constexpr double billing_seconds = 5;

}  // namespace

BoutScreen::BoutScreen(House& house, CornerGame& game, std::unique_ptr<Conductor> conductor, BoutKind kind,
                       std::filesystem::path file)
    : run_(game, std::move(conductor), house.language.words(),
           {.waits_for_bots = house.options.virtual_time, .ornaments = house.seed.ornaments()}),
      kind_(kind),
      file_(std::move(file)),
      marks_(game.marks(run_.match().script())),
      panels_(overlay::make_panels(game.slug())),
      picks_(house.seed.shuffles().bits()),
      narrator_(house.options.offscreen || house.options.demo) {
  stage_ = run_.scene().stage(run_.clock(), scene::Motion::full);
}

void BoutScreen::update(House& house, double seconds, double dt) {
  if (is_own(kind_) && house.seating.seats().first_lost()) {
    house.director.push(std::make_unique<PadLostNotice>(*this));
    return;
  }
  follow_seats(house);
  run_.update(dt, house.settings.speed, hurrying_, house.seating.seats(), house.language.words());
  narrator_.tell(run_.scene(), run_.clock(), house.language.words());
  const std::vector<AskedQuestion>& questions = run_.questions(house.language.words());
  picks_.follow(run_, questions, house.seating.seats(), house.settings.shuffle_picks);
  picks_.stamp(questions, seconds);
  stamping_ = picks_.moving(seconds);
  secret_ = std::ranges::any_of(questions, [](const AskedQuestion& question) { return question.prompt.secret(); });
  make_sounds(house);
  const std::optional<Fault> trouble = run_.conductor().trouble();
  if (trouble && !unsaved_) {
    house.announcer.say(one_line(*trouble));
  }
  unsaved_ = trouble.has_value();
  if (run_.replay_over()) {
    house.director.go(std::make_unique<TitleScreen>());
  } else if (run_.over()) {
    over_since_ = over_since_.value_or(seconds);
    if (house.settings.speed == 0 || seconds - *over_since_ >= cheering_seconds) {
      end(house);
    }
  }
}

void BoutScreen::left_alone(House& house) {
  if (kind_ != BoutKind::demonstration) {
    house.director.push(std::make_unique<PauseNotice>(*this));
  }
}

void BoutScreen::make_sounds(House& house) {
  constexpr float stamp_strength = 0.8F;
  if (std::exchange(heard_stamps_, picks_.stamps()) != picks_.stamps()) {
    house.soundboard.play(Sound::stamp, stamp_strength);
  }
  for (const scene::SoundCue& cue : run_.take_sounds()) {
    // The scene's stamps lie where those of the table have just fallen.
    if (cue.sound != Sound::stamp || !stamping_) {
      house.soundboard.play(cue.sound, cue.strength);
    }
  }
}

void BoutScreen::follow_seats(House& house) {
  for (int seat = 0; is_own(kind_) && seat < run_.match().seats(); ++seat) {
    if (!house.seating.seats()[seat].is_person() && !run_.conductor().is_bot(seat)) {
      run_.hand_over(seat, house.seating.seats()[seat].substitute());
      keep_seats(house);
    }
  }
}

void BoutScreen::keep_seats(House& house) {
  if (!file_.empty()) {
    house.kept.keep_seats(file_, text_of({.seats = house.seating.seats(), .lesson = kind_ == BoutKind::lesson}));
  }
}

void BoutScreen::show(House& house, overlay::Ui& ui) {
  const overlay::Box screen = ui.screen();
  text_scale_ = ui.layer().text_scale();
  const scene::Layout layout = scene::layout(static_cast<int>(screen.w), static_cast<int>(screen.h), layout_shape());
  ring_ = layout.ring;
  const std::vector<AskedQuestion>& questions = run_.questions(house.language.words());
  picks_.follow(run_, questions, house.seating.seats(), house.settings.shuffle_picks);
  shown_questions_ = run_.asked_count();
  build_stage(house, questions);
  if (const auto curtain = picks_.curtain()) {
    if (overlay::curtain({.mark = seat_mark(*curtain), .name = seat_name(*curtain)}, ui)) {
      picks_.open_curtain();
    }
    return;
  }
  overlay::BoutModel model{.match = &run_.match(),
                           .scene = &run_.scene(),
                           .clock = run_.clock(),
                           .names = run_.names(),
                           .seats = {},
                           .questions = {},
                           .speed = house.settings.speed,
                           .demo = kind_ == BoutKind::demonstration,
                           .replay = kind_ == BoutKind::replay,
                           .lesson = kind_ == BoutKind::lesson,
                           .show_discards = house.settings.show_discards,
                           .show_money = house.settings.show_money};
  for (int seat = 0; seat < run_.match().seats(); ++seat) {
    model.seats.push_back(house.seating.seat_model(seat));
  }
  for (const AskedQuestion& question : questions) {
    if (!question.prompt.secret() || !picks_.hidden(question.prompt.need.seat)) {
      model.questions.push_back(shown(house, question));
    }
  }
  const bool calling = !stage_.calls.empty();  // what is called over the ring comes first, and what the game lays over it
  if (kind_ == BoutKind::demonstration && !calling &&
      std::fmod(house.clock.seconds, billing_every_seconds) < billing_seconds) {
    overlay::attract_overlay({.kiosk = house.options.kiosk, .ring = overlay::box_of(layout.ring)}, ui);
  }
  if (const auto action = panels_->bout(model, ui)) {
    act(house, *action);
  }
}

overlay::OpenQuestion BoutScreen::shown(const House& house, const AskedQuestion& question) const {
  const int seat = question.prompt.need.seat;
  const bool discreet = question.prompt.secret() && is_discreet(picks_, house.seating.seats(), seat);
  overlay::OpenQuestion open{.prompt = question.prompt,
                             .controls = house.seating.controls_of(house.seating.seats().device_of(seat)),
                             .by_person = question.by_person,
                             .sealed = question.sealed,
                             .discreet = discreet,
                             .cursor = picks_.cursor(seat),
                             .places = picks_.layout(seat),
                             .taken = picks_.taken(seat),
                             .sealed_age = picks_.sealed_age(seat, house.clock.seconds)};
  if (question.prompt.secret() && !discreet && overlay::is_pad(open.controls.look)) {
    // His accept button takes what the focus is on; it picks no place.
    std::ranges::replace(open.controls.picks, open.controls.accept, std::string());
  }
  // What another seat holds, and which pieces it has taken, no panel ever gets to know.
  const bool others = discreet || !question.by_person || question.sealed;
  if (others && !open.prompt.places.empty()) {
    open.prompt.options.clear();
    for (scene::PickPlace& place : open.prompt.places) {
      place = {.label = place.label, .option = std::nullopt, .held = 0};
    }
    const int pieces = std::accumulate(open.taken.begin(), open.taken.end(), 0);
    open.taken = {static_cast<std::uint8_t>(pieces)};
  }
  return open;
}

void BoutScreen::build_stage(House& house, const std::vector<AskedQuestion>& questions) {
  const scene::Motion motion = house.settings.reduced_motion ? scene::Motion::reduced : scene::Motion::full;
  stage_ = run_.scene().stage(run_.clock(), motion);
  for (const AskedQuestion& question : questions) {
    if (question.by_person && !question.prompt.secret()) {
      const std::vector<scene::Glow> shining = scene::glows(question.prompt, picks_.cursor(question.prompt.need.seat));
      stage_.glows.insert(stage_.glows.end(), shining.begin(), shining.end());
    }
  }
  scene::word_calls(stage_, house.language.words());
}

std::string BoutScreen::round_line(const House& house) const {
  return worded(run_.match().standing(), run_.names(), house.language.words());
}

void BoutScreen::undo(House& house) {
  for (int seat = 0; seat < house.seating.seats().count(); ++seat) {
    if (house.seating.seats()[seat].is_person()) {
      run_.conductor().agree_to_undo(seat);
    }
  }
}

void BoutScreen::leave(House& house) {
  if (const Result<void> kept = run_.conductor().flush(); !kept) {
    house.announcer.say(one_line(kept.error()));
  }
  house.kept.look_again();
  house.director.go(std::make_unique<TitleScreen>());
}

void BoutScreen::end(House& house) {
  if (is_own(kind_) && !file_.empty()) {
    if (const Result<void> kept = run_.conductor().flush(); kept) {
      file_ = house.kept.mark_over(file_);
    } else {
      house.announcer.say(one_line(kept.error()));
    }
  }
  build_stage(house, {});  // at instant speed the last frame shows how it was before all that has just happened
  house.photographer.order({.stage = stage_, .shape = layout_shape()});
  house.director.go(std::make_unique<FrontPageScreen>(house, run_.game(), run_.match(), file_, kind_));
}

}  // namespace fc::cabinet
