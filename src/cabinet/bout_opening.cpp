// The ways into a bout: a new one, the next demonstration, a kept one that goes on, a replay.
#include <nlohmann/json.hpp>

#include <array>
#include <utility>

#include "cabinet/bout_screen.h"
#include "cabinet/kept_bouts.h"
#include "cabinet/menu_screens.h"
#include "match/script.h"

namespace fc::cabinet {
namespace {

constexpr std::size_t most_bouts_of_a_kiosk = 50;
constexpr std::array<Level, 4> levels{Level::uniform, Level::novice, Level::contender, Level::champion};
/// Level of both bots of a demonstration.
constexpr Level demonstrators = Level::contender;

/// Who sits where, for a bout that is continued later: ["person", "champion"].
std::string seats_text(const Seats& seats) {
  nlohmann::json list = nlohmann::json::array();
  for (int seat = 0; seat < seats.count(); ++seat) {
    list.push_back(seats[seat].is_person() ? std::string("person") : std::string(word_of(seats[seat].level)));
  }
  return list.dump();
}

/// Puts people and bots back as they sat. The device at hand takes the first person's seat; the others' are empty until
/// somebody presses a button there. Without a usable text: one person in red.
void restore_seats(House& house, const std::string& text) {
  const nlohmann::json list = nlohmann::json::parse(text, nullptr, false);
  Seats seats;
  bool somebody = false;
  for (int seat = 0; seat < seats.count(); ++seat) {
    const auto place = static_cast<std::size_t>(seat);
    const nlohmann::json word =
        list.is_array() && place < list.size() ? list[place] : nlohmann::json(seat == 0 ? "person" : "");
    if (word == "person") {
      seats[seat].sitter = Sitter::person;
      seats[seat].device = somebody ? DeviceId{} : house.last_device;
      seats[seat].lost = somebody;
      somebody = true;
    }
    for (const Level level : levels) {
      if (word == std::string(word_of(level))) {
        seats[seat].level = level;
      }
    }
  }
  house.seats = seats;
}

std::vector<std::unique_ptr<Controller>> bots_for(const Seats& seats, const CornerGame& game) {
  std::vector<std::unique_ptr<Controller>> bots;
  for (int seat = 0; seat < seats.count(); ++seat) {
    bots.push_back(seats[seat].is_person() ? nullptr : game.bot(seats[seat].level));
  }
  return bots;
}

/// A seed of its own for every bout of a run.
std::uint64_t next_seed(House& house) {
  ++house.bouts;
  return random_stream(house.seed, house.bouts).bits();
}

Result<ConductorPlan> plan_for(House& house, const CornerGame& game, const Script& script,
                               const std::filesystem::path& file) {
  Result<std::unique_ptr<Match>> match = game.open(script);
  if (!match) {
    return tl::make_unexpected(std::move(match.error()));
  }
  ConductorPlan plan;
  plan.match = std::move(*match);
  plan.bots = bots_for(house.seats, game);
  plan.seed = next_seed(house);
  if (!file.empty()) {
    plan.recorder = std::make_unique<Recorder>(file);
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

}  // namespace

std::unique_ptr<Screen> BoutScreen::begin(House& house, CornerGame& game, const Script& opening, BoutKind kind) {
  std::filesystem::path file;
  if (kind == BoutKind::played) {
    if (house.options.kiosk) {
      house.kept->keep_at_most(most_bouts_of_a_kiosk);
    }
    if (auto kept = house.kept->file_for_new_bout()) {
      file = std::move(*kept);
      house.kept->keep_seats(file, seats_text(house.seats));
    }
  }
  Result<ConductorPlan> plan = plan_for(house, game, opening, file);
  if (!plan) {
    house.say(one_line(plan.error()));
    return std::make_unique<TitleScreen>();
  }
  auto conductor = std::make_unique<Conductor>(std::move(*plan));
  return std::unique_ptr<Screen>(new BoutScreen(house, game, std::move(conductor), kind, std::move(file)));
}

std::unique_ptr<Screen> BoutScreen::demonstration(House& house) {
  CornerGame& game = *house.games[static_cast<std::size_t>(house.bouts) % house.games.size()];
  house.seats = Seats();
  for (int seat = 0; seat < house.seats.count(); ++seat) {
    house.seats[seat].level = demonstrators;
  }
  return begin(house, game, game.opening_script(game.plan(house.shuffles)), BoutKind::demonstration);
}

Result<std::unique_ptr<Screen>> BoutScreen::from_file(House& house, const std::filesystem::path& file) {
  const Result<Script> script = read_script(file);
  if (!script) {
    return tl::make_unexpected(script.error());
  }
  CornerGame* game = house.game(script->game);
  if (game == nullptr) {
    return fault(FaultCode::unknown_value, file.string(), "there is no game '" + script->game + "' in this build");
  }
  const Result<std::unique_ptr<Match>> match = played_match(*game, *script);
  if (!match) {
    return tl::make_unexpected(named(match.error(), file));
  }
  if ((*match)->need().kind == NeedKind::finished) {
    return again(house, *script, file);
  }
  restore_seats(house, house.kept->seats_of(file));
  Result<ConductorPlan> plan = plan_for(house, *game, *script, file);
  if (!plan) {
    return tl::make_unexpected(named(plan.error(), file));
  }
  Result<std::unique_ptr<Conductor>> conductor = Conductor::resume(std::move(*plan), *script);
  if (!conductor) {
    return tl::make_unexpected(named(conductor.error(), file));
  }
  return std::unique_ptr<Screen>(new BoutScreen(house, *game, std::move(*conductor), BoutKind::played, file));
}

Result<std::unique_ptr<Screen>> BoutScreen::again(House& house, const Script& script, std::filesystem::path file) {
  CornerGame* game = house.game(script.game);
  if (game == nullptr) {
    return fault(FaultCode::unknown_value, file.string(), "there is no game '" + script.game + "' in this build");
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

void resume_unfinished(House& house) {
  const auto file = house.kept->unfinished();
  if (!file) {
    return;
  }
  Result<std::unique_ptr<Screen>> screen = BoutScreen::from_file(house, *file);
  if (screen) {
    house.director.go(std::move(*screen));
  } else {
    house.director.push(std::make_unique<FaultNotice>("menu.fault.saved_bout", one_line(screen.error())));
  }
}

}  // namespace fc::cabinet
