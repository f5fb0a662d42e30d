#include "cabinet/screens/menu_screens.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <utility>

#include "cabinet/bout/notices.h"
#include "cabinet/keeping/kept_bouts.h"
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
  if (!std::exchange(forgot_made_, true)) {
    for (const auto& game : games_->all()) {
      game->forget_made();  // not before the screens of the last visit are gone
    }
  }
  backdrop_.advance(dt, clock_->seconds_without_input(), settings_->reduced_motion);
  if (backdrop_.changed()) {
    spar();
  }
  weigh_kept_bouts();
  // A kiosk goes back by itself, and forgets what its visitors set.
  if (!model_.is_kiosk && clock_->seconds_without_input() >= attract_after_seconds) {
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
    if (game->slug() == room_.first) {
      model_.first = static_cast<int>(model_.corners.size());
    }
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

namespace {

constexpr int bouts_a_page = 40;

Result<std::unique_ptr<Match>> open_match(const CornerGames& games, const Script& script) {
  const CornerGame* const game = games.find(script.game);
  if (game == nullptr) {
    return fault(FaultCode::unknown_value, "game", "there is no game \"" + script.game + "\"; known: " + games.slugs());
  }
  return game->open(script);
}

Result<std::vector<records::BoutRow>> newest(const records::Database& database) {
  return bouts_before(database, 0, bouts_a_page);
}

}  // namespace

SavedScreen::SavedScreen(Flow& flow, const CornerGames& games, KeptBouts& kept, const Words& words, Announcer& announcer)
    : flow_(&flow),
      games_(&games),
      kept_(&kept),
      words_(&words),
      announcer_(&announcer),
      import_(
          kept.records(), [&games](const Script& script) { return open_match(games, script); },
          [&games, &words](const Script& script) { return games.find(script.game)->names(script, words); }) {
  turn_to(newest);
}

void SavedScreen::turn_to(const Page& page) {
  auto rows = kept_->records().read(page);
  if (!rows) {
    announcer_->say(unsaved_words(rows.error(), *words_));
    return;
  }
  const auto one_beyond = [this](auto ask, records::BoutId from) {
    const auto found = kept_->records().read([&](const records::Database& database) { return ask(database, from, 1); });
    return found && !found->empty();
  };
  rows_ = std::move(*rows);
  state_ = {};
  model_ = {};
  model_.is_importing = import_.at_work();
  model_.read_only = !flow_->may_write_files();
  for (const records::BoutRow& row : rows_) {
    const BoutWords words = words_of(row, *games_, *words_);
    const auto seats =
        kept_->records().read([&row](const records::Database& database) { return seats_of(database, row.id); });
    const std::string sitters = seats ? sitters_of(*seats, *words_) : std::string();
    const std::string fork = fork_words(row);
    // A long game is called by its name already.
    const std::string game = words.readable ? std::string((*words_)["menu.game." + row.game + ".name"]) : std::string();
    const bool named = game.empty() || words.title.find(game) != std::string::npos;
    std::string detail = named ? words.line : game + " \u00b7 " + words.line;
    detail += sitters.empty() ? sitters : " \u00b7 " + sitters;
    detail += fork.empty() ? fork : " \u00b7 " + fork;
    model_.bouts.push_back({.title = words.title,
                            .detail = std::move(detail),
                            .when = records::local_time(row.touched),
                            .finished = row.standing.over,
                            .readable = words.readable,
                            .can_review = words.readable && row.standing.over && can_review(row.game)});
  }
  model_.has_newer = !rows_.empty() && one_beyond(records::bouts_after, rows_.front().id);
  model_.has_older = !rows_.empty() && one_beyond(records::bouts_before, rows_.back().id);
}

bool SavedScreen::can_review(const std::string& slug) const {
  const CornerGame* const game = games_->find(slug);
  return game != nullptr && game->any_analyst() != nullptr;
}

std::string SavedScreen::fork_words(const records::BoutRow& row) const {
  const auto fork = kept_->records().read([&row](const records::Database& database) { return fork_of(database, row.id); });
  if (!fork || !*fork) {
    return {};
  }
  const records::ForkOf& from = **fork;
  const CornerGame* const game = games_->find(row.game);
  if (game != nullptr && !game->stands_on().empty()) {
    return std::string((*words_)["menu.saved.kin.fork"]);
  }
  return words_->say(from.bout == 0 ? "replay.fork_of_unkept" : "replay.fork_of",
                     {{"number", std::to_string(from.bout)}, {"round", std::to_string(std::max(1, from.length))}});
}

std::string SavedScreen::related_words(const records::RelatedBout& related) const {
  const auto row =
      kept_->records().read([&related](const records::Database& database) { return find_bout(database, related.bout); });
  const CornerGame* const game = row && *row ? games_->find((*row)->game) : nullptr;
  if (game == nullptr) {
    return {};
  }
  const records::BoutRow& kept = **row;
  const BoutWords words = words_of(kept, *games_, *words_);
  const Script opening{.game = kept.game, .setup = kept.setup, .dice = {}, .choices = {}};
  return words_->say("menu.saved.kin." + std::string(records::relation_of(related)),
                     {{"title", words.title},
                      {"when", records::local_time(kept.touched)},
                      {"where", worded(related.standing, game->names(opening, *words_), *words_)}});
}

bool SavedScreen::press(const Press& press) {
  if (goes_back(press)) {
    flow_->back();
    return true;
  }
  return false;
}

std::optional<overlay::SavedAction> SavedScreen::picture(overlay::Ui& ui) const {
  if (std::exchange(lets_go_, false)) {
    ui.focus().let_go();
  }
  return overlay::saved_screen(model_, state_, ui);
}

void SavedScreen::act(const overlay::SavedAction& action) {
  using Kind = overlay::SavedAction::Kind;
  switch (action.kind) {
    case Kind::back: flow_->back(); break;
    case Kind::newer:
      turn_to([from = rows_.front().id](const records::Database& database) {
        return bouts_after(database, from, bouts_a_page);
      });
      break;
    case Kind::older:
      turn_to([from = rows_.back().id](const records::Database& database) {
        return bouts_before(database, from, bouts_a_page);
      });
      break;
    case Kind::import_bouts:
      import_.begin(kept_->scripts_folder());
      model_.is_importing = true;
      break;
    case Kind::go_on:
    case Kind::replay:
    case Kind::why:
    case Kind::export_bout:
    case Kind::remove: act_on(rows_[static_cast<std::size_t>(action.index)].id, action.kind); break;
  }
}

void SavedScreen::update(double) {
  if (const auto report = import_.take()) {
    kept_->drop_cached_lists();
    turn_to(newest);
    lets_go_ = true;
    tell(*report);
  }
}

void SavedScreen::tell(const ScriptImport::Report& report) {
  if (report.came + report.were_there == 0 && report.refused.empty()) {
    announcer_->say(words_->say("menu.saved.no_files", {{"folder", kept_->scripts_folder().string()}}));
    return;
  }
  std::string line = words_->say("menu.saved.brought_in", {{"came", std::to_string(report.came)},
                                                           {"there", std::to_string(report.were_there)},
                                                           {"refused", std::to_string(report.refused.size())}});
  if (report.related.size() == 1) {
    line += " " + related_words(report.related.front());
  }
  if (!report.refused.empty()) {
    line += " " + one_line(report.refused.front());
  }
  if (report.related.size() <= 1) {
    announcer_->say(line);
    return;
  }
  // More than anybody reads in passing.
  constexpr std::size_t most = 4;
  for (std::size_t each = 0; each < std::min(most, report.related.size()); ++each) {
    line += "\n" + related_words(report.related[each]);
  }
  if (report.related.size() > most) {
    line += "\n" + words_->say("menu.saved.kin.more", {{"number", std::to_string(report.related.size() - most)}});
  }
  flow_->show_notice("menu.saved.kin.heading", std::move(line),
                     {{.words = std::string((*words_)["menu.fault.read"]), .take = {}}});
}

void SavedScreen::act_on(records::BoutId bout, overlay::SavedAction::Kind kind) {
  using Kind = overlay::SavedAction::Kind;
  if (kind == Kind::remove && !kept_->claim()) {
    announcer_->say(std::string((*words_)["menu.held.no_removing"]));
  } else if (kind == Kind::remove) {
    const records::BoutId first = rows_.front().id;
    kept_->remove(bout);
    turn_to([first](const records::Database& database) { return bouts_before(database, first + 1, bouts_a_page); });
    if (rows_.empty()) {
      turn_to(newest);  // the page had no other
    }
  } else if (kind == Kind::export_bout) {
    const auto file = kept_->export_bout(bout, [this](const Script& script) { return open_match(*games_, script); });
    announcer_->say(file ? words_->say("menu.kept_as", {{"file", file->string()}}) : one_line(file.error()));
  } else if (kind == Kind::go_on) {
    flow_->open_kept(bout);
  } else if (const auto kept = kept_->open(bout); kept && kind == Kind::why) {
    flow_->open_review(*games_->find(kept->script.game), kept->script, {.row = bout});
  } else if (kept) {
    flow_->show_again(kept->script, {.row = bout});
  } else {
    announcer_->say(one_line(kept.error()));
  }
}

}  // namespace fc::cabinet
