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

constexpr std::size_t most_bouts_of_a_kiosk = 50;
/// Level of both bots of a demonstration.
constexpr Level demonstrators = Level::contender;
/// Level of the bots that a learner meets.
constexpr Level sparring_partners = Level::novice;

std::vector<std::unique_ptr<Controller>> bots_for(const Seats& seats, const CornerGame& game) {
  std::vector<std::unique_ptr<Controller>> bots;
  for (int seat = 0; seat < seats.count(); ++seat) {
    bots.push_back(seats[seat].is_person() ? nullptr : game.bot(seats[seat].stand_in));
  }
  return bots;
}

Result<ConductorPlan> plan_for(House& house, const CornerGame& game, const Script& script,
                               const std::filesystem::path& file) {
  Result<std::unique_ptr<Match>> match = game.open(script);
  if (!match) {
    return tl::make_unexpected(std::move(match.error()));
  }
  house.seating.seats().resize((*match)->seats());
  ConductorPlan plan;
  plan.match = std::move(*match);
  plan.bots = bots_for(house.seating.seats(), game);
  plan.seed = house.seed.next_bout();
  if (!file.empty()) {
    plan.recorder = std::make_unique<ScriptFile>(file);
  }
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

Fault named(Fault fault, const std::filesystem::path& file) {
  fault.where = fault.where.empty() ? file.string() : file.string() + ": " + fault.where;
  return fault;
}

tl::unexpected<Fault> no_game(const Script& script, const std::filesystem::path& file) {
  return fault(FaultCode::unknown_value, file.string(), "there is no game '" + cleaned(script.game) + "' in this build");
}

}  // namespace

Result<std::unique_ptr<Screen>> BoutScreen::begin(House& house, CornerGame& game, const Script& opening, BoutKind kind) {
  std::filesystem::path file;
  if (is_own(kind)) {
    if (house.options.kiosk) {
      house.kept.keep_at_most(most_bouts_of_a_kiosk);
    }
    if (auto kept = house.kept.file_for_new_bout()) {
      file = std::move(*kept);
    }
  }
  FC_TRY(ConductorPlan plan, plan_for(house, game, opening, file));
  auto conductor = std::make_unique<Conductor>(std::move(plan));
  std::unique_ptr<BoutScreen> screen(new BoutScreen(house, game, std::move(conductor), kind, std::move(file)));
  screen->keep_seats();
  return screen;
}

Result<std::unique_ptr<Screen>> BoutScreen::lesson(House& house, CornerGame& game, const Script& script) {
  Seats seats(static_cast<int>(game.names(script, house.language.words()).size()));
  seats.place(0, house.seating.seats().people() > 0 ? house.seating.seats().first_device() : house.seating.device_at_hand());
  for (int seat = 1; seat < seats.count(); ++seat) {
    seats[seat].stand_in = bot_of(sparring_partners);
  }
  house.seating.seats() = seats;
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

Result<std::unique_ptr<Screen>> BoutScreen::from_file(House& house, const std::filesystem::path& file) {
  const Result<Script> script = read_script(file);
  if (!script) {
    return tl::make_unexpected(script.error());
  }
  CornerGame* game = house.games.find(script->game);
  if (game == nullptr) {
    return no_game(*script, file);
  }
  const Result<std::unique_ptr<Match>> match = played_match(*game, *script);
  if (!match) {
    return tl::make_unexpected(named(match.error(), file));
  }
  if ((*match)->need().kind == NeedKind::finished) {
    // Whoever switches off between the last bell and the front page leaves it unmarked: it would be continued for ever.
    return again(house, *script, house.kept.mark_over(file));
  }
  const Result<SeatsRecord> seats = seats_record_from(house.kept.seats_of(file), house.kept.seats_file(file).string(),
                                                      (*match)->seats(), game->stand_ins());
  if (!seats) {
    return tl::make_unexpected(seats.error());
  }
  // Where nobody has pressed yet, a person alone may begin with any device; of several, whoever presses first is the first.
  const bool alone = seats->seats.people() == 1;
  house.seating.seats() = seats_at_hand(seats->seats, alone ? house.seating.device_at_hand() : house.seating.last_device());
  Result<ConductorPlan> plan = plan_for(house, *game, *script, file);
  if (!plan) {
    return tl::make_unexpected(named(plan.error(), file));
  }
  Result<std::unique_ptr<Conductor>> conductor = Conductor::resume(std::move(*plan), *script);
  if (!conductor) {
    return tl::make_unexpected(named(conductor.error(), file));
  }
  const BoutKind kind = seats->lesson ? BoutKind::lesson : BoutKind::played;
  return std::unique_ptr<Screen>(new BoutScreen(house, *game, std::move(*conductor), kind, file));
}

Result<std::unique_ptr<Screen>> BoutScreen::again(House& house, const Script& script, std::filesystem::path file) {
  CornerGame* game = house.games.find(script.game);
  if (game == nullptr) {
    return no_game(script, file);
  }
  Result<ConductorPlan> plan = plan_for(house, *game, script, {});
  if (!plan) {
    return tl::make_unexpected(named(plan.error(), file));
  }
  Result<std::unique_ptr<Conductor>> conductor = Conductor::replay(std::move(*plan), script);
  if (!conductor) {
    return tl::make_unexpected(named(conductor.error(), file));
  }
  return std::unique_ptr<Screen>(new BoutScreen(house, *game, std::move(*conductor), BoutKind::replay, std::move(file)));
}

}  // namespace fc::cabinet
