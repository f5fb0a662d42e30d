// The ways into a bout: a new one, the next demonstration, a kept one that goes on, a replay.
#include <utility>

#include "cabinet/bout/bout_screen.h"
#include "cabinet/keeping/seats_record.h"
#include "cabinet/program/house.h"
#include "core/cleaned.h"
#include "match/script.h"
#include "match/script_file.h"

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

Result<ConductorPlan> plan_for(House& house, const CornerGame& game, const Script& script) {
  Result<std::unique_ptr<Match>> match = game.open(script);
  if (!match) {
    return tl::make_unexpected(std::move(match.error()));
  }
  house.seating.seats().resize((*match)->seats());
  ConductorPlan plan;
  plan.match = std::move(*match);
  plan.bots = bots_for(house.seating.seats(), game);
  plan.seed = house.seed.next_bout();
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

Fault named(Fault fault, const std::filesystem::path& file) {
  fault.where = fault.where.empty() ? file.string() : file.string() + ": " + fault.where;
  return fault;
}

tl::unexpected<Fault> no_game(const Script& script) {
  return fault(FaultCode::unknown_value, "", "there is no game '" + cleaned(script.game) + "' in this build");
}

}  // namespace

Result<std::unique_ptr<Screen>> BoutScreen::begin(House& house, CornerGame& game, const Script& opening, BoutKind kind) {
  return begin_from(house, game, opening, kind, {});
}

Result<std::unique_ptr<Screen>> BoutScreen::go_on_from(House& house, CornerGame& game, const Script& so_far,
                                                       const KeptAs& from) {
  FC_TRY(const auto stood, played_match(game, so_far));
  return begin_from(house, game, so_far, BoutKind::played,
                    records::ForkOf{.bout = from.row,
                                    .place = {.dice = so_far.dice.size(), .choices = so_far.choices.size()},
                                    .length = stood->standing().length});
}

Result<std::unique_ptr<Screen>> BoutScreen::begin_from(House& house, CornerGame& game, const Script& opening, BoutKind kind,
                                                       std::optional<records::ForkOf> fork) {
  FC_TRY(ConductorPlan plan, plan_for(house, game, opening));
  Keeping keeping;
  if (is_own(kind)) {
    if (house.options.kiosk) {
      house.kept.keep_at_most(most_bouts_of_a_kiosk);
    }
    auto recorder =
        house.kept.begin(*plan.match, game.names(opening, house.language.words()),
                         rows_of(house.seating.seats(), !house.options.kiosk), kind == BoutKind::lesson, {}, {}, fork);
    keeping.growing = recorder.get();
    keeping.with_names = !house.options.kiosk;
    plan.recorder = std::move(recorder);
    house.kiosk.bout_begins(game.slug(), house.seating.seats().people());
  }
  FC_TRY(auto conductor, opened(std::move(plan), opening));
  std::unique_ptr<BoutScreen> screen(new BoutScreen(house, game, std::move(conductor), kind, std::move(keeping)));
  if (kind == BoutKind::played && !house.bills_told.emplace(game.slug()).second) {
    screen->run_.skip(true);
  }
  return screen;
}

Result<std::unique_ptr<Screen>> BoutScreen::lesson(House& house, CornerGame& game, const Script& script) {
  house.seating.seat_learner(static_cast<int>(game.names(script, house.language.words()).size()));
  return begin(house, game, script, BoutKind::lesson);
}

Result<std::unique_ptr<Screen>> BoutScreen::demonstration(House& house) {
  CornerGame* asked = house.games.find(house.options.game);
  CornerGame& game = asked != nullptr ? *asked : house.games.in_turn(house.seed.bouts());
  BoutPlan plan = game.plan(house.seed.shuffles());
  house.seating.seats() = Seats(static_cast<int>(plan.entrants.size()));
  for (int seat = 0; seat < house.seating.seats().count(); ++seat) {
    house.seating.seats()[seat].stand_in = bot_of(demonstrators);
  }
  plan.stand_ins = house.seating.seats().stand_ins();
  return begin(house, game, game.opening_script(plan), BoutKind::demonstration);
}

Result<std::unique_ptr<Screen>> BoutScreen::resumed(House& house, CornerGame& game, const Script& script,
                                                    const SeatsRecord& record, std::unique_ptr<Recorder> recorder,
                                                    Keeping keeping) {
  // Where nobody has pressed yet, a person alone may begin with any device; of several, whoever presses first is the first.
  const bool alone = record.seats.people() == 1;
  house.seating.seats() =
      seats_for_device(record.seats, alone ? house.seating.device_in_use() : house.seating.last_device());
  FC_TRY(ConductorPlan plan, plan_for(house, game, script));
  plan.recorder = std::move(recorder);
  FC_TRY(auto conductor, Conductor::resume(std::move(plan), script));
  const BoutKind kind = record.lesson ? BoutKind::lesson : BoutKind::played;
  return std::unique_ptr<Screen>(new BoutScreen(house, game, std::move(conductor), kind, std::move(keeping)));
}

Result<std::unique_ptr<Screen>> BoutScreen::from_records(House& house, records::BoutId bout) {
  FC_TRY(KeptBout kept, house.kept.open(bout));
  CornerGame* game = house.games.find(kept.script.game);
  if (game == nullptr) {
    return no_game(kept.script);
  }
  FC_TRY(const auto match, played_match(*game, kept.script));
  if (match->need().kind == NeedKind::finished) {
    return again(house, kept.script, {.row = bout});
  }
  FC_TRY(Seats seats, seats_from(kept.seats, "seats", match->seats(), game->stand_ins()));
  const SeatsRecord record{.seats = std::move(seats), .lesson = kept.row.lesson};
  const Script script = kept.script;
  auto recorder = std::make_unique<records::BoutRecorder>(house.kept.records(), std::move(kept.row), std::move(kept.seats),
                                                          std::move(kept.script));
  Keeping keeping{.growing = recorder.get(), .with_names = !house.options.kiosk, .as = {}};
  return resumed(house, *game, script, record, std::move(recorder), std::move(keeping));
}

Result<std::unique_ptr<Screen>> BoutScreen::watch(House& house, records::BoutId bout) {
  FC_TRY(const KeptBout kept, house.kept.open(bout));
  CornerGame* game = house.games.find(kept.script.game);
  if (game == nullptr) {
    return no_game(kept.script);
  }
  FC_TRY(ConductorPlan plan, plan_for(house, *game, kept.script));
  FC_TRY(auto conductor, Conductor::watch(std::move(plan), kept.script));
  std::unique_ptr<BoutScreen> screen(new BoutScreen(house, *game, std::move(conductor), BoutKind::replay,
                                                    {.growing = nullptr, .as = {.row = bout, .file = {}}}));
  screen->watched_ = true;
  return screen;
}

Result<std::unique_ptr<Screen>> BoutScreen::inside(House& house, BoutInside inside) {
  CornerGame* game = house.games.find(inside.script.game);
  if (game == nullptr) {
    return no_game(inside.script);
  }
  Seats& seats = house.seating.seats();
  seats = inside.seats;
  FC_TRY(ConductorPlan plan, plan_for(house, *game, inside.script));
  seats = std::move(inside.seats);  // with those who look on
  Keeping keeping;
  keeping.with_names = !house.options.kiosk;
  if (inside.place) {
    auto recorder =
        inside.kept ? std::make_unique<records::BoutRecorder>(house.kept.records(), std::move(inside.kept->row),
                                                              std::move(inside.kept->seats), std::move(inside.kept->script))
                    : house.kept.begin(*plan.match, game->names(inside.script, house.language.words()),
                                       rows_of(seats, keeping.with_names), false, inside.place, inside.title);
    keeping.growing = recorder.get();
    plan.recorder = std::move(recorder);
  }
  FC_TRY(auto conductor, Conductor::resume(std::move(plan), inside.script));
  std::unique_ptr<BoutScreen> screen(
      new BoutScreen(house, *game, std::move(conductor), BoutKind::played, std::move(keeping)));
  screen->taker_ = inside.taker;
  screen->hurried_ = inside.hurried;
  return screen;
}

Result<std::unique_ptr<Screen>> BoutScreen::from_file(House& house, const std::filesystem::path& file) {
  FC_TRY(const Script script, read_script(file));
  const auto opened = [&]() -> Result<std::unique_ptr<Screen>> {
    CornerGame* game = house.games.find(script.game);
    if (game == nullptr) {
      return no_game(script);
    }
    FC_TRY(const auto match, played_match(*game, script));
    if (match->need().kind == NeedKind::finished) {
      return again(house, script, {.row = 0, .file = file});
    }
    FC_TRY(const SeatsRecord record, seats_record_from(house.kept.seats_of(file), house.kept.seats_file(file).string(),
                                                       match->seats(), game->stand_ins()));
    return resumed(house, *game, script, record, std::make_unique<ScriptFile>(file),
                   {.growing = nullptr, .as = {.row = 0, .file = file}});
  };
  auto screen = opened();
  if (!screen) {
    return tl::make_unexpected(named(std::move(screen.error()), file));
  }
  return screen;
}

Result<std::unique_ptr<Screen>> BoutScreen::puzzle(House& house, CornerGame& game, const Script& so_far, int seat,
                                                   std::function<void(const std::string& answer)> hear) {
  house.seating.seats() = Seats(static_cast<int>(game.names(so_far, house.language.words()).size()));
  house.seating.seats().place(seat, house.seating.device_in_use());
  FC_TRY(ConductorPlan plan, plan_for(house, game, so_far));
  FC_TRY(auto conductor, Conductor::resume(std::move(plan), so_far));
  std::unique_ptr<BoutScreen> screen(new BoutScreen(house, game, std::move(conductor), BoutKind::puzzle, {}));
  screen->hear_answer_ = std::move(hear);
  return screen;
}

Result<std::unique_ptr<Screen>> BoutScreen::again(House& house, const Script& script, KeptAs kept) {
  CornerGame* game = house.games.find(script.game);
  if (game == nullptr) {
    return no_game(script);
  }
  FC_TRY(ConductorPlan plan, plan_for(house, *game, script));
  FC_TRY(auto conductor, Conductor::replay(std::move(plan), script));
  return std::unique_ptr<Screen>(
      new BoutScreen(house, *game, std::move(conductor), BoutKind::replay, {.growing = nullptr, .as = std::move(kept)}));
}

}  // namespace fc::cabinet
