#include "cabinet/program/flow.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <memory>
#include <utility>

#include "cabinet/attract/reel_screen.h"
#include "cabinet/bout/bout_screen.h"
#include "cabinet/bout/notices.h"
#include "cabinet/keeping/kept_bouts.h"
#include "cabinet/keeping/seats_record.h"
#include "cabinet/program/app_context.h"
#include "cabinet/program/match_up.h"
#include "cabinet/replay/replay_screen.h"
#include "cabinet/replay/review_screen.h"
#include "cabinet/screens/desk_screen.h"
#include "cabinet/screens/front_page_screen.h"
#include "cabinet/screens/gym_screen.h"
#include "cabinet/screens/hall_screen.h"
#include "cabinet/screens/menu_screens.h"
#include "cabinet/screens/roster_screen.h"
#include "cabinet/screens/settings_screen.h"
#include "cabinet/screens/setup_screens.h"
#include "match/script.h"

namespace fc::cabinet {
namespace {

/// Today; nothing in virtual time, where one run gives the pictures of the other.
std::string date_line(bool virtual_time) {
  if (virtual_time) {
    return {};
  }
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  localtime_r(&now, &local);
  return fmt::format("{:%Y-%m-%d}", local);
}

}  // namespace

Result<void> Flow::begin() {
  const Options& options = app_->options;
  if (!options.script.empty()) {
    FC_TRY(std::unique_ptr<Screen> bout, BoutScreen::from_file(*app_, options.script));
    transitions_.go(std::move(bout));
  } else if (options.demo || options.kiosk) {
    to_demonstration();
  } else if (!options.game.empty()) {
    to_setup(options.game);
  } else {
    to_title();
    if (options.first_bout) {
      to_first_bout();
    }
  }
  return {};
}

void Flow::to_title() {
  left_setups_.clear();
  corner_.clear();
  transitions_.go(std::make_unique<TitleScreen>(*this, app_->clock, app_->settings, app_->kept, app_->games,
                                                app_->language.words(), !app_->options.kiosk));
  warn_of_locked_saves();
}

void Flow::to_corners() {
  transitions_.go(std::make_unique<CornersScreen>(CornersScreen::Room{.flow = *this,
                                                                      .clock = app_->clock,
                                                                      .settings = app_->settings,
                                                                      .games = app_->games,
                                                                      .words = app_->language.words(),
                                                                      .photographer = app_->photographer,
                                                                      .first = corner_}));
}

void Flow::leave_setup(const CornerGame& game, BoutPlan plan) {
  left_setups_.insert_or_assign(std::string(game.slug()), std::move(plan));
  to_corners();
}

void Flow::to_setup(std::string_view slug) {
  CornerGame& game = *app_->games.find(slug);
  corner_ = slug;
  const Words& words = app_->language.words();
  const std::filesystem::path& saves = app_->folders.saves;
  if (const std::vector<Fault> left_out = saves.empty() ? std::vector<Fault>() : game.bring_own(saves); !left_out.empty()) {
    app_->announcer.say(words.say("menu.fault.own_left_out",
                                  {{"count", std::to_string(left_out.size())}, {"fault", one_line(left_out.front())}}));
  }
  const auto left = left_setups_.extract(std::string(slug));
  // An own boxer may have been taken away in another game's Gym; and not every game has a roster.
  const bool stands = !left.empty() && std::ranges::all_of(left.mapped().entrants, [&](const std::string& id) {
    return game.roster().size() == 0 || game.roster().find(id).has_value();
  });
  transitions_.go(std::make_unique<SetupScreen>(*this, game, app_->seating, app_->settings.names, app_->odds,
                                                app_->seed.shuffles(), words,
                                                stands ? std::optional(left.mapped()) : std::nullopt,
                                                SetupHouseRules{.is_short = app_->kiosk.settings().short_bouts != 0,
                                                                .even_only = app_->kiosk.settings().even_only != 0}));
  warn_of_locked_saves();
}

void Flow::open_roster(CornerGame& game, const BoutPlan& plan, int seat, RosterQuery& filters,
                       std::function<void(const std::string& id)> choose) {
  std::vector<const CornerGame*> others;
  for (const auto& other : app_->games.all()) {
    if (other.get() != &game) {
      others.push_back(other.get());
    }
  }
  transitions_.push(std::make_unique<RosterScreen>(*this,
                                                   RosterScreen::Search{.game = game,
                                                                        .plan = plan,
                                                                        .seat = seat,
                                                                        .filters = filters,
                                                                        .choose = std::move(choose),
                                                                        .odds = app_->odds,
                                                                        .others = std::move(others)},
                                                   app_->settings, app_->seed.shuffles(), app_->language.words()));
}

bool Flow::has_gym(const CornerGame& game) const {
  return game.has_gym() && !app_->options.kiosk && !app_->folders.saves.empty();
}

void Flow::open_gym(CornerGame& game, const BoutPlan& plan, int seat, std::string_view id,
                    std::function<void(const std::string& id)> done) {
  std::unique_ptr<BoxerEditor> editor = has_gym(game) ? game.edit(app_->folders.saves, id) : nullptr;
  if (editor == nullptr) {
    return;
  }
  const Words& words = app_->language.words();
  const std::optional<std::size_t> opponent = game.roster().find(opponent_of(plan, seat));
  GymScreen::Meeting meeting{.game = game, .plan = plan, .seat = seat, .opponent = {}, .odds = app_->odds};
  if (opponent) {
    meeting.opponent = words[game.roster()[*opponent].name];
  }
  transitions_.push(
      std::make_unique<GymScreen>(*this, std::move(editor), std::move(meeting), std::move(done), app_->announcer, words));
}

void Flow::open_desk(CornerGame& game, const BoutPlan& plan) {
  if (game.what_if({.plan = plan}, app_->language.words())) {
    transitions_.push(std::make_unique<DeskScreen>(*this, game, plan, app_->language.words(), app_->announcer));
  }
}

void Flow::to_first_bout() {
  if (!app_->kiosk.admits(1)) {
    return;
  }
  for (CornerGame* const game : app_->games.offered()) {
    if (std::optional<FirstBout> first = game->first_bout(app_->seed.shuffles())) {
      app_->seating.seat_learner(static_cast<int>(first->plan.entrants.size()));
      transitions_.push(std::make_unique<TaleScreen>(*this, *game, std::move(*first), app_->odds, app_->seating,
                                                     app_->language.words(), app_->announcer,
                                                     [this, game] { return game->first_bout(app_->seed.shuffles()); }));
      return;
    }
  }
}

void Flow::to_tale(CornerGame& game, FirstBout bout) {
  if (!app_->kiosk.admits(app_->seating.seats().people())) {
    return;
  }
  transitions_.push(std::make_unique<TaleScreen>(*this, game, std::move(bout), app_->odds, app_->seating,
                                                 app_->language.words(), app_->announcer));
}

void Flow::start_bout(CornerGame& game, const Script& script) {
  if (!app_->kiosk.admits(app_->seating.seats().people())) {
    return;
  }
  go_or_title(BoutScreen::begin(*app_, game, script, BoutKind::played));
}

void Flow::to_lesson(CornerGame& game, const Script& script) {
  if (!app_->kiosk.admits(1)) {
    return;
  }
  go_or_title(BoutScreen::lesson(*app_, game, script));
}

void Flow::to_demonstration() {
  if (app_->options.kiosk) {
    transitions_.go(std::make_unique<ReelScreen>(*app_));
    return;
  }
  go_or_title(BoutScreen::demonstration(*app_));
}

void Flow::resume_unfinished() {
  const std::optional<records::BoutRow> newest = app_->kept.unfinished();
  if (newest) {
    open_kept(newest->id);
  }
}

void Flow::open_kept(records::BoutId bout) {
  const Result<KeptBout> kept = app_->kept.open(bout);
  CornerGame* const game = kept ? app_->games.find(kept->script.game) : nullptr;
  if (game != nullptr && kept->row.standing.over) {
    if (const Result<void> opened = open_front_page(*game, *kept); !opened) {
      tell_unopened(bout, opened.error());
    }
    return;
  }
  if (!app_->kept.claim()) {
    watch();
    return;
  }
  const auto people = kept ? std::ranges::count_if(kept->seats, records::is_person, &records::SeatRow::sitter) : 0;
  if (game != nullptr && !(is_offered(*game) && app_->kiosk.admits(static_cast<int>(people)))) {
    return;
  }
  Result<std::unique_ptr<Screen>> screen = BoutScreen::from_records(*app_, bout);
  if (screen) {
    app_->kiosk.bout_goes_on(static_cast<int>(people));
    transitions_.go(std::move(*screen));
  } else {
    tell_unopened(bout, screen.error());
  }
}

void Flow::tell_unopened(records::BoutId bout, const Fault& fault) {
  const Words& words = app_->language.words();
  std::string text = one_line(fault);
  std::vector<NoticeChoice> ways;
  const auto open = [this](const Script& script) -> Result<std::unique_ptr<Match>> {
    const CornerGame* const game = app_->games.find(script.game);
    return game != nullptr ? game->open(script) : fc::fault(FaultCode::unknown_value, "game", "is not in this build");
  };
  const Result<KeptBout> kept = app_->kept.open(bout);
  if (const auto sound = kept ? records::sound_part(kept->script, open) : std::nullopt) {
    const std::vector<std::string> names = app_->games.find(kept->script.game)->names(kept->script, words);
    text = words.say("menu.fault.sound_part", {{"fault", text}, {"place", worded(sound->standing, names, words)}});
    ways.push_back({.words = std::string(words["menu.fault.go_on_from_there"]), .take = [this, bout, sound] {
                      const auto file = app_->kept.truncate(bout, *sound);
                      if (file) {
                        open_kept(bout);
                      }
                      app_->announcer.say(file ? app_->language.words().say("menu.kept_as", {{"file", file->string()}})
                                               : unsaved_words(file.error(), app_->language.words()));
                    }});
    ways.push_back({.words = std::string(words["menu.fault.leave_it"]), .take = {}});
  } else {
    ways.push_back({.words = std::string(words["menu.fault.read"]), .take = {}});
  }
  show_notice("menu.fault.saved_bout", std::move(text), std::move(ways));
}

void Flow::watch() {
  const records::BoutId bout = app_->kept.bout_in_progress();
  if (bout != 0) {
    go_or_title(BoutScreen::watch(*app_, bout));
  } else {
    to_title();
    app_->announcer.say(std::string(app_->language.words()["menu.held.nothing"]));
  }
}

void Flow::warn_of_locked_saves() {
  if (app_->kept.claim() || asked_about_book_ || app_->options.kiosk) {
    return;
  }
  asked_about_book_ = true;
  const Words& words = app_->language.words();
  const auto holder = records::holder_of(app_->kept.records().file());
  const std::string who = holder ? words.say("menu.held.who", {{"process", std::to_string(holder->process)},
                                                               {"since", records::local_time(holder->since)}})
                                 : std::string(words["menu.held.somebody"]);
  const auto words_of_way = [&words](std::string_view key) { return std::string(words[key]); };
  std::vector<NoticeChoice> ways;
  if (app_->kept.bout_in_progress() != 0) {
    ways.push_back({.words = words_of_way("menu.held.watch"), .take = [this] { watch(); }});
  }
  ways.push_back({.words = words_of_way("menu.held.unsaved"), .take = {}});
  ways.push_back({.words = words_of_way("menu.held.other_folder"), .take = [this] { move_to_free_folder(); }});
  show_notice("menu.held.heading", words.say("menu.held.line", {{"who", who}, {"folder", app_->kept.folder().string()}}),
              std::move(ways));
}

void Flow::move_to_free_folder() {
  const Words& words = app_->language.words();
  const auto folder = app_->kept.free_folder_beside();
  if (!folder) {
    app_->announcer.say(unsaved_words(folder.error(), words));
    return;
  }
  app_->kept.move_to(*folder);
  app_->folders.saves = *folder;
  static_cast<void>(app_->kept.claim());
  app_->announcer.say(words.say("menu.held.moved", {{"folder", folder->string()}}));
}

Result<void> Flow::open_front_page(CornerGame& game, const KeptBout& kept) {
  const Words& words = app_->language.words();
  FC_TRY(const std::unique_ptr<Match> match, game.open(kept.script));
  if (Result<void> replayed = replay(*match, kept.script); !replayed) {
    return replayed;
  }
  const std::unique_ptr<scene::GameScene> scene = scene::make_scene(*match, game.names(kept.script, words));
  scene->catch_up(*match, 0);
  scene::Stage last_moment = scene->stage(scene->end_time(), scene::Motion::full);
  scene::word_calls(last_moment, words);
  transitions_.push(front_page({.game = &game,
                                .match = match.get(),
                                .kept = {.row = kept.row.id},
                                .kind = BoutKind::replay,
                                .scene = scene.get(),
                                .last_moment = std::move(last_moment)}));
  return {};
}

void Flow::demonstration_left() {
  if (app_->options.kiosk || !app_->options.demo) {
    to_title();
  } else {
    to_corners();
  }
}

void Flow::bout_left() { to_title(); }

void Flow::bout_over(const BoutOver& over) {
  app_->kiosk.bout_ends(over);
  app_->guard.last_page();
  transitions_.go(front_page(over));
}

std::unique_ptr<Screen> Flow::front_page(const BoutOver& over) {
  const std::optional<scene::KeyBlow> blow = over.scene->papers(app_->language.words()).blow;
  std::vector<scene::Stage> moments{over.last_moment};
  if (blow) {
    moments.push_back(over.scene->stage(blow->clock, scene::Motion::full));
  }
  app_->photographer.set_moments(std::move(moments));
  // A demonstration writes nothing, its newspapers neither.
  std::vector<std::string>& printed =
      over.kind == BoutKind::demonstration ? app_->printed_by_demonstrations : app_->settings.printed;
  return std::make_unique<FrontPageScreen>(*this, over, app_->clock, app_->language.words(), app_->kept, app_->photographer,
                                           date_line(app_->options.virtual_time), printed, app_->options.virtual_time);
}

void Flow::replay_over() {
  app_->guard.news();
  to_title();
}

void Flow::rematch(CornerGame& game, const Script& script, BoutKind kind) {
  if (!is_offered(game) || !app_->kiosk.admits(app_->seating.seats().people())) {
    return;
  }
  if (kind == BoutKind::replay && app_->seating.seats().people() == 0) {
    seat_alone(game, script);
  }
  // A lesson begins where it began.
  if (const std::optional<Script> lesson = kind == BoutKind::lesson ? game.lesson_script() : std::nullopt) {
    return go_or_title(BoutScreen::begin(*app_, game, *lesson, kind));
  }
  Script opening = script;
  opening.dice.clear();
  opening.choices.clear();
  go_or_title(BoutScreen::begin(*app_, game, opening, BoutKind::played));
}

bool Flow::is_offered(const CornerGame& game) {
  const bool offered = app_->games.is_offered(game);
  if (!offered) {
    app_->announcer.say(std::string(app_->language.words()["menu.not_offered"]));
  }
  return offered;
}

void Flow::next_bout(CornerGame& game) { is_offered(game) ? to_setup(game.slug()) : void(); }

void Flow::begin_anew(CornerGame& game, const Script& script) {
  if (!is_offered(game)) {
    return;
  }
  if (std::optional<BoutPlan> plan = game.begin_anew(script, app_->seed.shuffles())) {
    left_setups_.insert_or_assign(std::string(game.slug()), std::move(*plan));
  }
  to_setup(game.slug());
}

void Flow::show_again(const Script& script, const KeptAs& kept, std::optional<records::Steps> at) {
  const CornerGame* const game = app_->games.find(script.game);
  if (game != nullptr && !game->stands_on().empty()) {
    push_or_announce_fault(BoutScreen::again(*app_, script, kept, true));  // too long to be laid out whole
    return;
  }
  push_or_announce_fault(ReplayScreen::open(*app_, script, kept, at));
}

void Flow::open_review(CornerGame& game, const Script& script, const KeptAs& kept) {
  push_or_announce_fault(ReviewScreen::open(*app_, game, script, kept));
}

void Flow::open_daily_puzzle() {
  const std::int64_t now = app_->options.virtual_time ? 0 : static_cast<std::int64_t>(std::time(nullptr));
  push_or_announce_fault(daily_puzzle(*app_, day_of(now)));
}

void Flow::ask_again(CornerGame& game, const Script& so_far, int seat,
                     std::function<std::string(const std::string& answer)> hear) {
  push_or_announce_fault(BoutScreen::puzzle(*app_, game, so_far, seat, std::move(hear)));
}

void Flow::show_notice(std::string title, std::string text, std::vector<NoticeChoice> ways) {
  app_->guard.news();
  transitions_.push(std::make_unique<MessageNotice>(*this, std::move(title), std::move(text), std::move(ways)));
}

void Flow::go_on_from(CornerGame& game, const Script& so_far, const KeptAs& from) {
  if (!is_offered(game) || !app_->kiosk.admits(1)) {
    return;
  }
  seat_alone(game, so_far);
  Result<std::unique_ptr<Screen>> screen = BoutScreen::go_on_from(*app_, game, so_far, from);
  if (!screen) {
    app_->announcer.say(one_line(screen.error()));
    return;
  }
  auto* const bout = dynamic_cast<BoutScreen*>(screen->get());
  transitions_.go(std::move(*screen));
  change_seats(*bout);
}

void Flow::seat_alone(CornerGame& game, const Script& script) {
  const auto seats = static_cast<int>(game.names(script, app_->language.words()).size());
  app_->seating.seat_alone(seats, app_->seating.device_in_use());
}

void Flow::open_rulebook(std::string_view page) {
  transitions_.push(std::make_unique<RulebookScreen>(*this, app_->language.rulebook(), page));
}

void Flow::open_settings() {
  transitions_.push(std::make_unique<SettingsScreen>(*this,
                                                     SettingsScreen::Subjects{.settings = app_->settings,
                                                                              .games = app_->games,
                                                                              .language = app_->language,
                                                                              .devices = app_->seating.devices(),
                                                                              .soundboard = app_->soundboard,
                                                                              .announcer = app_->announcer},
                                                     app_->options.kiosk));
}

void Flow::open_saved() {
  transitions_.push(std::make_unique<SavedScreen>(*this, app_->games, app_->kept, app_->language.words(), app_->announcer));
}

HallContext Flow::hall_room() {
  return {.flow = *this,
          .games = app_->games,
          .kept = app_->kept,
          .words = app_->language.words(),
          .announcer = app_->announcer,
          .waits = app_->options.virtual_time};
}

void Flow::open_hall() { transitions_.push(std::make_unique<HallScreen>(hall_room())); }

bool Flow::may_forget() const { return !app_->options.kiosk; }

void Flow::forget(const std::string& name) {
  const Words& words = app_->language.words();
  if (!app_->kept.claim()) {
    app_->announcer.say(std::string(words["menu.held.no_removing"]));
    return;
  }
  std::erase(app_->settings.names, name);
  std::erase(app_->own_settings.names, name);
  std::erase(app_->began_settings.names, name);
  app_->seating.seats().forget(name);
  transitions_.push(std::make_unique<ForgettingNotice>(*this, app_->kept, name));
}

void Flow::forgotten(const std::string& name, const Result<void>& done, const std::vector<std::filesystem::path>& files) {
  const Words& words = app_->language.words();
  app_->kept.drop_cached_lists();
  to_title();
  open_hall();
  if (!done) {
    app_->announcer.say(unsaved_words(done.error(), words));
    return;
  }
  app_->announcer.say(files.empty() ? words.say("menu.hall.forgotten", {{"name", name}})
                                    : words.say("menu.hall.files_name", {{"name", name},
                                                                         {"count", std::to_string(files.size())},
                                                                         {"file", files.front().string()}}));
}

void Flow::open_ranking(const HallQuery& query) { transitions_.push(std::make_unique<RankingScreen>(hall_room(), query)); }

void Flow::open_party(records::Party party, std::string game) {
  transitions_.push(std::make_unique<PartyScreen>(hall_room(), std::move(party), std::move(game)));
}

}  // namespace fc::cabinet
