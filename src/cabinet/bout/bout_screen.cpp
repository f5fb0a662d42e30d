#include "cabinet/bout/bout_screen.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "cabinet/bout/live_odds.h"
#include "cabinet/keeping/kept_bouts.h"
#include "cabinet/keeping/seats_record.h"
#include "cabinet/program/app_context.h"
#include "core/result.h"
#include "overlay/bout/bout_parts.h"
#include "overlay/bout/two_corners.h"
#include "overlay/screens/setup.h"
#include "platform/frame_clock.h"
#include "scene/blows/stance.h"
#include "scene/camera.h"
#include "scene/layout.h"

namespace fc::cabinet {
namespace {

/// How long the winner is cheered before the front page comes by itself.
constexpr double cheering_seconds = 4;
/// How often the book is looked into for what another program has boxed meanwhile.
constexpr double look_every_seconds = 0.5;
/// As of everything that happens at once: the bound keeps presses welcome meanwhile.
constexpr int most_answers_a_frame = 400;

std::vector<std::pair<Sitter, int>> sitters_of(const Seats& seats) {
  std::vector<std::pair<Sitter, int>> sitters;
  for (int seat = 0; seat < seats.count(); ++seat) {
    sitters.emplace_back(seats[seat].sitter, seats[seat].with);
  }
  return sitters;
}

}  // namespace

BoutScreen::BoutScreen(AppContext& app, CornerGame& game, std::unique_ptr<Conductor> conductor, BoutKind kind,
                       SaveTarget save_target)
    : room_(bout_context_of(app)),
      run_(game, std::move(conductor), app.language.words(),
           {.waits_for_bots = app.options.virtual_time,
            .ornaments = app.seed.ornaments(),
            .stands_still = kind == BoutKind::lesson ? std::function<bool()>([this] { return stops_for_coach(); }) : nullptr,
            .wake = platform::FrameClock::wake}),
      kind_(kind),
      save_target_(std::move(save_target)),
      marks_(game.marks(run_.match().script())),
      panels_(overlay::make_panels(game.slug())),
      secretary_(game.secretary()),
      picks_(app.seed.shuffles().bits()),
      narrator_(app.options.offscreen || app.options.demo),
      lesson_(std::string(game.slug()) + ".lesson.") {
  kept_sitters_ = sitters_of(app.seating.seats());
  evening_from_ = script().choices.size();
  stage_ = run_.scene().stage(run_.clock(), scene::Motion::full);
}

void BoutScreen::update(double dt) {
  if (std::exchange(asks_who_is_there_, false)) {
    room_.flow.ask_who_is_there(*this);
    return;
  }
  if (is_own(kind_) && room_.seating.seats().first_lost()) {
    room_.flow.tell_lost_pad(*this);
    return;
  }
  const double seconds = room_.clock.seconds;
  follow_seats();
  if (!coach_waits()) {
    run_.update(dt, room_.settings.speed, hurrying_ || hurried_, room_.seating.seats(), room_.language.words());
    follow_secretary();
  }
  if (const Analyst* const analyst = live_analyst()) {
    odds_.follow(run_.match(), *analyst, run_.scene().end_time());
  }
  narrator_.tell(run_.scene(), run_.clock(), room_.language.words());
  const std::vector<AskedQuestion>& questions = run_.questions(room_.language.words());
  picks_.follow(run_, questions, room_.seating.seats(), room_.settings.shuffle_picks);
  follow_coach();
  follow_advice();
  follow_news();
  follow_inactive_players(dt);
  life_.advance(dt, room_.clock.seconds_without_input(), motion() == scene::Motion::reduced || !run_.asks_people());
  picks_.stamp(questions, seconds);
  stamping_ = picks_.moving(seconds);
  make_sounds();
  const std::optional<Fault> trouble = run_.conductor().trouble();
  if (trouble && !unsaved_) {
    room_.announcer.say(unsaved_words(*trouble, room_.language.words()));
  }
  unsaved_ = trouble.has_value();
  if (const std::optional<Fault> thrown = run_.conductor().take_thrown()) {
    room_.announcer.say(unexpected_words(*thrown, room_.language.words()));
  }
  follow_hold();
  if (run_.awaits_bout()) {
    if (!holds_) {
      room_.flow.await_bout(*this);
    }
  } else if (run_.replay_over()) {
    watched_ ? follow_book() : on_top_ ? room_.flow.back() : room_.flow.replay_over();
  } else if (run_.over() && !coach_waits()) {
    over_since_ = over_since_.value_or(seconds);
    if (room_.settings.speed == 0 || seconds - *over_since_ >= cheering_seconds) {
      end();
    }
  }
}

void BoutScreen::window_left() {
  if (kind_ != BoutKind::demonstration && kind_ != BoutKind::puzzle) {
    room_.flow.pause(*this);
  }
}

void BoutScreen::follow_coach() {
  if (kind_ == BoutKind::lesson) {
    lesson_.follow(panels_->lesson_moments(panels_model()), run_.asks_people(), room_.language.words(), room_.clock.seconds);
  }
}

bool BoutScreen::stops_for_coach() {
  follow_coach();
  return coach_waits();
}

void BoutScreen::follow_news() {
  const auto is_secret = [](const AskedQuestion& question) { return question.prompt.secret(); };
  secret_ = std::ranges::any_of(run_.asked(), is_secret);
  if (kind_ == BoutKind::demonstration) {
    return;
  }
  room_.guard.picking(secret_);
  const std::size_t news = run_.news() + lesson_.news();
  // Whoever lets the curtain fall, or opens it, has not seen what is behind it.
  if (news != news_ || picks_.curtain() != curtain_) {
    news_ = news;
    curtain_ = picks_.curtain();
    hurriers_.clear();
    room_.guard.news();
  }
}

void BoutScreen::make_sounds() {
  constexpr float stamp_strength = 0.8F;
  if (std::exchange(heard_stamps_, picks_.stamps()) != picks_.stamps()) {
    room_.soundboard.play(Sound::stamp, stamp_strength);
  }
  for (const scene::SoundCue& cue : run_.take_sounds()) {
    // The scene's stamps lie where those of the table have just fallen.
    if (cue.sound != Sound::stamp || !stamping_) {
      room_.soundboard.play(cue);
    }
  }
  constexpr float while_nobody_plays = 0.5F;
  room_.soundboard.murmur((kind_ == BoutKind::demonstration ? while_nobody_plays : 1.0F) *
                          run_.scene().murmur(run_.clock()));
}

void BoutScreen::follow_seats() {
  for (int seat = 0; is_own(kind_) && seat < run_.match().seats(); ++seat) {
    const bool person = room_.seating.seats()[seat].is_person();
    const bool bot = run_.conductor().is_bot(seat) && !run_.conductor().is_leaving(seat);
    if (!person && !bot) {
      run_.hand_over(seat, room_.seating.seats()[seat].substitute());
    } else if (person && bot) {
      run_.take_back(seat);
    }
  }
  const Absences::News news =
      lasts_for_evenings() ? absences_.follow(room_.seating.seats(), script().choices.size()) : Absences::News{};
  for (const int seat : news.back) {
    tell_who_was_away(seat);
  }
  if (is_own(kind_) && (news.changed || sitters_of(room_.seating.seats()) != kept_sitters_)) {
    kept_sitters_ = sitters_of(room_.seating.seats());
    keep_seats();
  }
}

void BoutScreen::follow_secretary() {
  if (secretary_ == nullptr || !is_own(kind_)) {
    return;
  }
  const ChosenValues chosen = room_.settings.of(run_.game().slug());
  for (int answers = 0; answers < most_answers_a_frame; ++answers) {
    const Need need = run_.match().need();
    if (!run_.asks_people() || need.secret || run_.conductor().is_bot(need.seat)) {
      return;
    }
    const std::optional<std::string> answer = secretary_->answer(run_.match(), need, chosen);
    if (!answer) {
      return;
    }
    const bool taken = run_.answer(need.seat, *answer);
    FC_CHECK(taken);
    run_.update(0, room_.settings.speed, false, room_.seating.seats(), room_.language.words());
  }
}

std::optional<overlay::BoutWay> BoutScreen::only_way(int seat) {
  if (secretary_ == nullptr || !is_own(kind_)) {
    return std::nullopt;
  }
  return secretary_->way(run_.match(), seat, room_.settings.of(run_.game().slug()));
}

bool BoutScreen::announces_bout() { return is_own(kind_) && (secretary_ == nullptr || secretary_->announces(run_.match())); }

bool BoutScreen::watches_bout() { return is_own(kind_) && secretary_ != nullptr && secretary_->watches(run_.match()); }

void BoutScreen::follow_hold() {
  std::vector<int> people;
  for (int seat = 0; seat < room_.seating.seats().count(); ++seat) {
    if (room_.seating.seats()[seat].is_person()) {
      people.push_back(seat);
    }
  }
  const bool held = holds_;
  holds_ = run_.awaits_bout() && kind_ == BoutKind::played && secretary_ != nullptr && !people.empty() &&
           secretary_->shows_bill(run_.match(), people, room_.settings.of(run_.game().slug()));
  const std::size_t choice = script().choices.size();
  if (holds_ && !held && left_in_ != choice) {
    // Who left in the middle of that bout has let it begin.
    const records::BoutId row = save_target_.growing == nullptr ? 0 : save_target_.growing->bout();
    const records::InsideOf place{.bout = row, .place = static_cast<std::int64_t>(choice)};
    left_in_ = row != 0 && room_.kept.inside(place, run_.match().bout()) ? std::optional(choice) : std::nullopt;
    room_.guard.news();
  }
  holds_ = holds_ && left_in_ != choice;
}

void BoutScreen::keep_seats() {
  const Seats& seats = room_.seating.seats();
  const std::vector<std::string> away = absences_.kept();
  if (save_target_.growing != nullptr) {
    std::vector<records::SeatRow> rows = rows_of(seats, save_target_.with_names);
    for (std::size_t seat = 0; seat < rows.size(); ++seat) {
      rows[seat].away = away[seat];
    }
    save_target_.growing->seat(std::move(rows));
  } else if (!save_target_.as.file.empty()) {
    room_.kept.keep_seats(save_target_.as.file,
                          text_of({.seats = seats, .lesson = kind_ == BoutKind::lesson, .away = away}));
  }
}

std::optional<LongGamePage> BoutScreen::page_since(std::size_t choices, std::optional<int> reader) const {
  const Words& words = room_.language.words();
  auto model = panels_->page_since(run_.match(), run_.names(), words,
                                   {.choices = choices, .stood_in = absences_.since(choices, reader), .reader = reader});
  if (!model) {
    return std::nullopt;
  }
  const KeptAs kept = save_target_.now();
  model->game_continues = true;
  model->can_rematch = false;
  model->can_keep = kept.anywhere() && room_.flow.may_write_files();
  return LongGamePage{.model = std::move(*model),
                      .file = room_.kept.long_game_page_file(kept, script().choices.size(), reader),
                      .lead_on = {}};
}

void BoutScreen::tell_who_was_away(int seat) {
  const std::vector<overlay::StoodIn> all = absences_.since(0, seat);
  if (auto page = page_since(all.back().from, seat)) {
    page->model.next_label = "menu.front_page.go_on";
    room_.flow.show_long_game_page(std::move(*page));
  }
}

void BoutScreen::prepare(const overlay::Ui& ui) {
  const overlay::Box screen = ui.screen();
  text_scale_ = ui.text_scale();
  layout_ = scene::layout(static_cast<int>(screen.w), static_cast<int>(screen.h), layout_shape());
  const std::vector<AskedQuestion>& questions = run_.questions(room_.language.words());
  picks_.follow(run_, questions, room_.seating.seats(), room_.settings.shuffle_picks);
  shown_questions_ = run_.asked_count();
  shown_advice_ = coach_advises_;
  shown_offer_ = inactive_.offered();
  offer_place_ = shown_offer_ ? overlay::deserted_place(layout_.ring, ui) : overlay::Box{};
  build_stage(questions);
}

std::optional<BoutAnswer> BoutScreen::picture(overlay::Ui& ui) const {
  if (const auto curtain = picks_.curtain()) {
    const bool opened = overlay::curtain({.mark = seat_mark(*curtain), .name = seat_name(*curtain)}, ui);
    show_offer(ui);
    return opened ? std::optional(BoutAnswer{}) : std::nullopt;
  }
  if (unsaved_) {
    overlay::unsaved_sign(layout_.ring, ui);
  }
  if (const auto chance =
          live_analyst() != nullptr ? odds_.at(run_.clock(), motion() == scene::Motion::full) : std::nullopt) {
    overlay::live_odds(layout_.ring, *chance, {marks_[0].ink, marks_[1].ink}, ui);
  }
  const auto action = panels_->bout(panels_model(), ui);
  if (const AskedQuestion* question = explained()) {
    overlay::answers_sheet(question->prompt, panels_->place_of_answers(layout_), ui);
  }
  show_offer(ui);
  return action ? std::optional(BoutAnswer{.on_panels = action}) : std::nullopt;
}

const Analyst* BoutScreen::live_analyst() const {
  const bool wanted = room_.settings.live_odds && kind_ != BoutKind::puzzle && run_.match().seats() == 2;
  return wanted ? run_.game().analyst() : nullptr;
}

void BoutScreen::show_offer(overlay::Ui& ui) const {
  const std::optional<int> seat = inactive_.offered();
  if (!seat) {
    return;
  }
  const Seats& seats = room_.seating.seats();
  overlay::DesertedModel model{.mark = seat_mark(*seat),
                               .name = seat_name(*seat),
                               .controls = {},
                               .held = static_cast<float>(inactive_.share_held())};
  for (int other = seats.count() - 1; other >= 0; --other) {
    if (seats[other].is_person() && seats.device_of(other) != seats.device_of(*seat)) {
      model.controls = room_.seating.controls_of(seats.device_of(other));
    }
  }
  overlay::deserted_offer(model, offer_place_, ui);
}

overlay::BoutModel BoutScreen::panels_model() const {
  overlay::BoutModel model{.match = &run_.match(),
                           .scene = &run_.scene(),
                           .clock = run_.clock(),
                           .names = run_.names(),
                           .seats = {},
                           .questions = {},
                           .speed = room_.settings.speed,
                           .demo = kind_ == BoutKind::demonstration,
                           .replay = kind_ == BoutKind::replay,
                           .lesson = kind_ == BoutKind::lesson,
                           .coach_says = lesson_.says(),
                           .coach_advises = coach_advises_,
                           .coach_waits = coach_waits(),
                           .held = holds_,
                           .settings = room_.settings.of(run_.game().slug()),
                           .estimate = {}};
  if (secretary_ != nullptr) {
    model.estimate = [this](std::string_view question) { return secretary_->estimate(run_.match(), question); };
  }
  for (int seat = 0; seat < run_.match().seats(); ++seat) {
    // Who has just taken a bot's seat sees what belongs to it when the bot has left.
    const bool still_bot = is_own(kind_) && run_.conductor().is_bot(seat);
    model.seats.push_back(still_bot ? room_.seating.bot_model(seat) : room_.seating.seat_model(seat));
  }
  for (const AskedQuestion& question : run_.asked()) {
    if (!question.prompt.secret() || !picks_.hidden(question.prompt.need.seat)) {
      model.questions.push_back(shown(question));
    }
  }
  return model;
}

overlay::OpenQuestion BoutScreen::shown(const AskedQuestion& question) const {
  const int seat = question.prompt.need.seat;
  const bool discreet = question.prompt.secret() && is_discreet(picks_, room_.seating.seats(), seat);
  overlay::OpenQuestion open{.prompt = question.prompt,
                             .controls = room_.seating.controls_of(room_.seating.seats().device_of(seat)),
                             .by_person = question.by_person,
                             .sealed = question.sealed,
                             .discreet = discreet,
                             .cursor = picks_.cursor(seat),
                             .places = picks_.layout(seat),
                             .taken = picks_.taken(seat),
                             .sealed_age = picks_.sealed_age(seat, room_.clock.seconds)};
  if (question.prompt.secret() && !discreet && overlay::is_pad(open.controls.look)) {
    // His accept button takes what the focus is on; that place has another control.
    std::ranges::replace(open.controls.picks, open.controls.accept,
                         std::string(room_.seating.devices().bindings().control("pad.second-pick")));
  }
  for (const auto& [answer, price] : prices_) {
    const auto option = std::ranges::find(open.prompt.options, answer, &scene::Option::notation);
    if (option != open.prompt.options.end() && !price.empty()) {
      option->label += " " + price;
      open.refused.push_back(static_cast<std::size_t>(option - open.prompt.options.begin()));
    }
  }
  while (open.refused.size() < open.prompt.options.size() && open.refuses(open.prompt.first)) {
    open.prompt.first = (open.prompt.first + 1) % open.prompt.options.size();
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

scene::Stage BoutScreen::told_stage(double clock, double lived) const {
  scene::Stage stage = run_.scene().stage(clock, motion());
  if (motion() == scene::Motion::full) {
    scene::breathe_on(stage, lived);
  }
  return stage;
}

std::optional<scene::Stage> BoutScreen::stage_in(double seconds) const {
  const bool stands = coach_waits() || run_.is_all_shown();
  const double passed = stands ? 0 : seconds * BoutRun::pace(room_.settings.speed, hurrying_ || hurried_);
  return told_stage(run_.clock() + passed, life_.seconds() + seconds);
}

void BoutScreen::build_stage(const std::vector<AskedQuestion>& questions) {
  stage_ = told_stage(run_.clock(), life_.seconds());
  flashes_.hold_back(stage_, run_.clock(), room_.clock.seconds);
  for (const AskedQuestion& question : questions) {
    if (question.by_person && !question.prompt.secret()) {
      const std::vector<scene::Glow> shining = scene::glows(question.prompt, picks_.cursor(question.prompt.need.seat));
      stage_.glows.insert(stage_.glows.end(), shining.begin(), shining.end());
    }
  }
  scene::show_choices(stage_);
  scene::word_calls(stage_, room_.language.words());
}

std::string BoutScreen::round_line() const { return worded(run_.match().standing(), run_.names(), room_.language.words()); }

void BoutScreen::undo() {
  lesson_.go_on();
  if (secretary_ != nullptr) {
    secretary_->forget();
  }
  for (int seat = 0; seat < room_.seating.seats().count(); ++seat) {
    if (room_.seating.seats()[seat].is_person()) {
      run_.conductor().agree_to_undo(seat);
    }
  }
}

bool BoutScreen::may_be_advised() const {
  const bool wanted = kind_ == BoutKind::lesson || (kind_ == BoutKind::played && room_.settings.hints);
  return wanted && run_.game().any_analyst() != nullptr && room_.seating.seats().people() == 1;
}

const AskedQuestion* BoutScreen::advised() const {
  const auto& asked = run_.asked();
  const auto question = std::ranges::find_if(
      asked, [](const AskedQuestion& each) { return each.by_person && !each.sealed && !each.passed_over; });
  return may_be_advised() && question != asked.end() ? &*question : nullptr;
}

void BoutScreen::follow_advice() {
  coach_advises_.clear();
  const AskedQuestion* const question = advised();
  if (question == nullptr) {
    hint_wanted_ = false;
    return;
  }
  adviser_.ask(*run_.game().any_analyst(), run_.match(), question->prompt.need, run_.asked_count());
  const bool coach = kind_ == BoutKind::lesson && lesson_.is_known();
  const Advice* const advice = coach || hint_wanted_ ? adviser_.about(run_.asked_count(), room_.waits) : nullptr;
  if (advice == nullptr) {
    return;
  }
  const Words& words = room_.language.words();
  if (coach) {
    coach_advises_ = hint_words(run_.match(), run_.scene(), question->prompt, *advice, false, words);
  }
  if (std::exchange(hint_wanted_, false)) {
    const std::string said = hint_words(run_.match(), run_.scene(), question->prompt, *advice, true, words,
                                        picks_.taken(question->prompt.need.seat));
    room_.flow.show_notice("hint.heading", said.empty() ? std::string(words["hint.none"]) : said,
                           {{.words = std::string(words["menu.pause.resume"]), .take = {}}});
  }
}

void BoutScreen::hint() {
  hint_wanted_ = true;  // told as soon as it is reckoned: hints may have been switched on just now
  follow_advice();
}

void BoutScreen::keep_whole() {
  if (const Result<void> kept = run_.conductor().flush(); !kept) {
    room_.announcer.say(unsaved_words(kept.error(), room_.language.words()));
  }
  room_.kept.drop_cached_lists();
}

void BoutScreen::simulate() {
  keep_whole();
  room_.flow.back();
  listener_->simulate_rest(script());
}

void BoutScreen::leave() {
  if (on_top_) {
    room_.flow.back();
    return;
  }
  keep_whole();
  if (listener_ != nullptr) {
    listener_->leave();
    return;
  }
  Flow& flow = room_.flow;
  const bool began = lasts_for_evenings() && script().choices.size() > evening_from_;
  if (auto page = began ? page_since(evening_from_, {}) : std::nullopt) {
    page->model.next_label = "menu.front_page.go_home";
    page->lead_on = [&flow] { flow.bout_left(); };
    flow.show_long_game_page(std::move(*page));
    return;
  }
  flow.bout_left();
}

records::BoutId BoutScreen::row_kept() {
  if (save_target_.growing == nullptr) {
    return 0;
  }
  if (save_target_.growing->bout() == 0) {
    keep_whole();  // its first row may still be on its way, or could not be written
  }
  return save_target_.growing->bout();
}

void BoutScreen::follow_book() {
  if (room_.clock.seconds - looked_at_ < look_every_seconds) {
    return;
  }
  looked_at_ = room_.clock.seconds;
  const Result<KeptBout> kept = room_.kept.open(save_target_.as.row);
  const Result<bool> goes_on = kept ? run_.conductor().follow(kept->script) : tl::make_unexpected(kept.error());
  const bool stands_still = kept && kept->script == script();
  if (!goes_on || !*goes_on || (stands_still && room_.kept.bout_in_progress() != save_target_.as.row)) {
    room_.flow.watch();
  }
}

void BoutScreen::end() {
  if (watched_) {
    room_.flow.watch();
    return;
  }
  if (on_top_) {
    room_.flow.back();
    return;
  }
  keep_whole();
  if (listener_ != nullptr) {
    room_.flow.back();
    listener_->take(run_.match());
    return;
  }
  build_stage({});  // at instant speed the last frame shows how it was before all that has just happened
  std::vector<bool> people;
  for (int seat = 0; kind_ != BoutKind::demonstration && seat < room_.seating.seats().count(); ++seat) {
    people.push_back(room_.seating.seats()[seat].is_person());
  }
  room_.flow.bout_over({.game = &run_.game(),
                        .match = &run_.match(),
                        .kept = save_target_.now(),
                        .kind = kind_,
                        .scene = &run_.scene(),
                        .last_moment = stage_,
                        .people = std::move(people)});
}

}  // namespace fc::cabinet
