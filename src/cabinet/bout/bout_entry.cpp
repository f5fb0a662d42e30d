// The ways into a bout: a new one, the next demonstration, a kept one that goes on, a replay.
#include <utility>

#include <fmt/format.h>

#include "cabinet/bout/bout_screen.h"
#include "cabinet/keeping/seats_record.h"
#include "cabinet/program/app_context.h"
#include "core/cleaned.h"
#include "library/checked_json.h"
#include "library/whole_file.h"
#include "match/script.h"
#include "records/exchange.h"

namespace fc::cabinet {
namespace {

constexpr int most_bouts_of_a_kiosk = 50;
/// Level of both bots of a demonstration.
constexpr Level demonstrators = Level::contender;

std::vector<std::unique_ptr<Controller>> bots_for(const Seats& seats, const CornerGame& game) {
  std::vector<std::unique_ptr<Controller>> bots;
  for (int seat = 0; seat < seats.count(); ++seat) {
    bots.push_back(seats[seat].is_person() ? nullptr : game.bot(seats[seat].stand_in));
  }
  return bots;
}

Result<ConductorPlan> plan_for(AppContext& app, const CornerGame& game, const Script& script) {
  Result<std::unique_ptr<Match>> match = game.open(script);
  if (!match) {
    return tl::make_unexpected(std::move(match.error()));
  }
  app.seating.seats().resize((*match)->seats());
  ConductorPlan plan;
  plan.match = std::move(*match);
  plan.bots = bots_for(app.seating.seats(), game);
  plan.seed = app.seed.next_bout();
  return plan;
}

/// The match a script leads to. Fault: what is wrong with the script.
Result<std::unique_ptr<Match>> played_match(const CornerGame& game, const Script& script) {
  Result<std::unique_ptr<Match>> match = game.open(script);
  if (match) {
    if (Result<void> done = replay(**match, script); !done) {
      return tl::make_unexpected(std::move(done.error()));
    }
  }
  return match;
}

/// A lesson may open where there is something to learn: its script then has answers already.
Result<std::unique_ptr<Conductor>> opened(ConductorPlan plan, const Script& opening) {
  if (!opening.dice.empty() || !opening.choices.empty()) {
    return Conductor::resume(std::move(plan), opening);
  }
  return std::make_unique<Conductor>(std::move(plan));
}

/// rows: of a spoiled book perhaps none. count: the bout's seats.
Result<SeatsRecord> record_of(std::span<const records::SeatRow> rows, int count, bool lesson, const CornerGame& game) {
  FC_TRY(Seats seats, seats_from(rows, "seats", count, game.stand_ins()));
  SeatsRecord record{.seats = std::move(seats), .lesson = lesson, .away = {}};
  for (const records::SeatRow& row : rows) {
    record.away.push_back(row.away);
  }
  return record;
}

Fault named(Fault fault, const std::filesystem::path& file) {
  fault.where = fault.where.empty() ? file.string() : file.string() + ": " + fault.where;
  return fault;
}

tl::unexpected<Fault> no_game(const Script& script) {
  return fault(FaultCode::unknown_value, "", "there is no game '" + cleaned(script.game) + "' in this build");
}

}  // namespace

Result<std::unique_ptr<Screen>> BoutScreen::begin(AppContext& app, CornerGame& game, const Script& opening, BoutKind kind) {
  return begin_from(app, game, opening, kind, {});
}

Result<std::unique_ptr<Screen>> BoutScreen::go_on_from(AppContext& app, CornerGame& game, const Script& so_far,
                                                       const KeptAs& from) {
  FC_TRY(const auto stood, played_match(game, so_far));
  return begin_from(app, game, so_far, BoutKind::played,
                    records::ForkOf{.bout = from.row,
                                    .place = {.dice = so_far.dice.size(), .choices = so_far.choices.size()},
                                    .length = stood->standing().length});
}

Result<std::unique_ptr<Screen>> BoutScreen::begin_from(AppContext& app, CornerGame& game, const Script& opening,
                                                       BoutKind kind, std::optional<records::ForkOf> fork) {
  FC_TRY(ConductorPlan plan, plan_for(app, game, opening));
  SaveTarget save_target;
  if (is_own(kind)) {
    if (app.options.kiosk) {
      app.kept.keep_at_most(most_bouts_of_a_kiosk);
    }
    auto recorder = app.kept.begin(*plan.match, game.names(opening, app.language.words()),
                                   rows_of(app.seating.seats(), !app.options.kiosk), kind == BoutKind::lesson, {}, {}, fork);
    save_target.growing = recorder.get();
    save_target.with_names = !app.options.kiosk;
    plan.recorder = std::move(recorder);
    app.kiosk.bout_begins(game.slug(), app.seating.seats().people());
  }
  FC_TRY(auto conductor, opened(std::move(plan), opening));
  std::unique_ptr<BoutScreen> screen(new BoutScreen(app, game, std::move(conductor), kind, std::move(save_target)));
  if (kind == BoutKind::played && !app.bills_told.emplace(game.slug()).second) {
    screen->run_.skip(true);
  }
  return screen;
}

Result<std::unique_ptr<Screen>> BoutScreen::lesson(AppContext& app, CornerGame& game, const Script& script) {
  app.seating.seat_learner(static_cast<int>(game.names(script, app.language.words()).size()));
  return begin(app, game, script, BoutKind::lesson);
}

Result<std::unique_ptr<Screen>> BoutScreen::demonstration(AppContext& app) {
  CornerGame* asked = app.games.find(app.options.game);
  CornerGame& game = asked != nullptr ? *asked : app.games.demonstration_game(app.seed.bouts());
  BoutPlan plan = game.plan(app.seed.shuffles());
  app.seating.seats() = Seats(static_cast<int>(plan.entrants.size()));
  for (int seat = 0; seat < app.seating.seats().count(); ++seat) {
    app.seating.seats()[seat].stand_in = bot_of(demonstrators);
  }
  plan.stand_ins = app.seating.seats().stand_ins();
  return begin(app, game, game.opening_script(plan), BoutKind::demonstration);
}

Result<std::unique_ptr<Screen>> BoutScreen::resumed(AppContext& app, CornerGame& game, const Script& script,
                                                    const SeatsRecord& record, std::unique_ptr<Recorder> recorder,
                                                    SaveTarget save_target) {
  // Where nobody has pressed yet, a person alone may begin with any device; of several, whoever presses first is the first.
  const bool alone = record.seats.people() == 1;
  const bool several_evenings = !alone && !game.stands_on().empty() && !record.lesson;
  Seats& seats = app.seating.seats();
  seats = several_evenings ? record.seats
                           : seats_for_device(record.seats, alone ? app.seating.device_in_use() : app.seating.last_device());
  FC_TRY(ConductorPlan plan, plan_for(app, game, script));
  for (int seat = 0; several_evenings && seat < seats.count(); ++seat) {
    if (seats[seat].is_person()) {
      seats.go_away(seat);  // nobody is here yet, and who shares whose device is seen when they are
    }
  }
  plan.recorder = std::move(recorder);
  FC_TRY(auto conductor, Conductor::resume(std::move(plan), script));
  const BoutKind kind = record.lesson ? BoutKind::lesson : BoutKind::played;
  std::unique_ptr<BoutScreen> screen(new BoutScreen(app, game, std::move(conductor), kind, std::move(save_target)));
  screen->absences_.read(record.away);
  screen->asks_who_is_there_ = several_evenings;
  return screen;
}

Result<std::unique_ptr<Screen>> BoutScreen::from_records(AppContext& app, records::BoutId bout) {
  FC_TRY(KeptBout kept, app.kept.open(bout));
  CornerGame* game = app.games.find(kept.script.game);
  if (game == nullptr) {
    return no_game(kept.script);
  }
  FC_TRY(const auto match, played_match(*game, kept.script));
  if (match->need().kind == NeedKind::finished) {
    return again(app, kept.script, {.row = bout});
  }
  FC_TRY(const SeatsRecord record, record_of(kept.seats, match->seats(), kept.row.lesson, *game));
  const Script script = kept.script;
  auto recorder = std::make_unique<records::BoutRecorder>(app.kept.records(), std::move(kept.row), std::move(kept.seats),
                                                          std::move(kept.script));
  SaveTarget save_target{.growing = recorder.get(), .with_names = !app.options.kiosk, .as = {}};
  return resumed(app, *game, script, record, std::move(recorder), std::move(save_target));
}

Result<std::unique_ptr<Screen>> BoutScreen::watch(AppContext& app, records::BoutId bout) {
  FC_TRY(const KeptBout kept, app.kept.open(bout));
  CornerGame* game = app.games.find(kept.script.game);
  if (game == nullptr) {
    return no_game(kept.script);
  }
  FC_TRY(ConductorPlan plan, plan_for(app, *game, kept.script));
  FC_TRY(auto conductor, Conductor::watch(std::move(plan), kept.script));
  std::unique_ptr<BoutScreen> screen(new BoutScreen(app, *game, std::move(conductor), BoutKind::replay,
                                                    {.growing = nullptr, .as = {.row = bout, .file = {}}}));
  screen->watched_ = true;
  return screen;
}

Result<std::unique_ptr<Screen>> BoutScreen::inside(AppContext& app, InnerBout inside) {
  CornerGame* game = app.games.find(inside.script.game);
  if (game == nullptr) {
    return no_game(inside.script);
  }
  Seats& seats = app.seating.seats();
  seats = inside.seats;
  FC_TRY(ConductorPlan plan, plan_for(app, *game, inside.script));
  seats = std::move(inside.seats);  // with those who look on
  SaveTarget save_target;
  save_target.with_names = !app.options.kiosk;
  if (inside.place) {
    auto recorder =
        inside.kept ? std::make_unique<records::BoutRecorder>(app.kept.records(), std::move(inside.kept->row),
                                                              std::move(inside.kept->seats), std::move(inside.kept->script))
                    : app.kept.begin(*plan.match, game->names(inside.script, app.language.words()),
                                     rows_of(seats, save_target.with_names), false, inside.place, inside.title);
    save_target.growing = recorder.get();
    plan.recorder = std::move(recorder);
  }
  FC_TRY(auto conductor, Conductor::resume(std::move(plan), inside.script));
  std::unique_ptr<BoutScreen> screen(
      new BoutScreen(app, *game, std::move(conductor), BoutKind::played, std::move(save_target)));
  screen->listener_ = inside.listener;
  screen->hurried_ = inside.hurried;
  return screen;
}

Result<std::unique_ptr<Screen>> BoutScreen::from_file(AppContext& app, const std::filesystem::path& file) {
  FC_TRY(const std::string text, read_whole(file));
  const auto opened = [&]() -> Result<std::unique_ptr<Screen>> {
    const std::vector<ScriptText> scripts = split_scripts(text);
    if (scripts.size() > 1) {
      return fault(FaultCode::surplus, fmt::format("line {}", scripts[1].line),
                   "holds another bout; bring them in with `four-corners-cli records import`");
    }
    const std::string_view one = scripts.empty() ? std::string_view(text) : scripts.front().text;
    const auto open = [&app](const Script& script) -> Result<std::unique_ptr<Match>> {
      const CornerGame* const game = app.games.find(script.game);
      return game == nullptr ? no_game(script) : game->open(script);
    };
    FC_TRY(const records::WholeBout bout, records::read_whole_bout(one, open));
    CornerGame& game = *app.games.find(bout.script.game);
    if (bout.row.standing.over) {
      return again(app, bout.script, {.row = 0, .file = file});
    }
    const std::string sat = app.kept.seats_of(file);
    const int count = static_cast<int>(bout.seats.size());
    FC_TRY(const SeatsRecord record,
           sat.empty() ? record_of(bout.seats, count, bout.row.lesson, game)
                       : seats_record_from(sat, app.kept.seats_file(file).string(), count, game.stand_ins()));
    FC_TRY(const Json json, parse_json(one));
    std::string kept = json.contains("kept") ? json_text(json["kept"]) : std::string();
    return resumed(app, game, bout.script, record, std::make_unique<ScriptFile>(file, std::move(kept)),
                   {.growing = nullptr, .as = {.row = 0, .file = file}});
  };
  auto screen = opened();
  if (!screen) {
    return tl::make_unexpected(named(std::move(screen.error()), file));
  }
  return screen;
}

Result<std::unique_ptr<Screen>> BoutScreen::puzzle(AppContext& app, CornerGame& game, const Script& so_far, int seat,
                                                   std::function<std::string(const std::string& answer)> hear) {
  app.seating.seats() = Seats(static_cast<int>(game.names(so_far, app.language.words()).size()));
  app.seating.seats().place(seat, app.seating.device_in_use());
  FC_TRY(ConductorPlan plan, plan_for(app, game, so_far));
  FC_TRY(auto conductor, Conductor::resume(std::move(plan), so_far));
  std::unique_ptr<BoutScreen> screen(new BoutScreen(app, game, std::move(conductor), BoutKind::puzzle, {}));
  screen->hear_answer_ = std::move(hear);
  return screen;
}

Result<std::unique_ptr<Screen>> BoutScreen::again(AppContext& app, const Script& script, KeptAs kept, bool on_top) {
  CornerGame* game = app.games.find(script.game);
  if (game == nullptr) {
    return no_game(script);
  }
  FC_TRY(ConductorPlan plan, plan_for(app, *game, script));
  FC_TRY(auto conductor, Conductor::replay(std::move(plan), script));
  std::unique_ptr<BoutScreen> screen(
      new BoutScreen(app, *game, std::move(conductor), BoutKind::replay, {.growing = nullptr, .as = std::move(kept)}));
  screen->on_top_ = on_top;
  return screen;
}

}  // namespace fc::cabinet
