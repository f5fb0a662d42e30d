#include "cabinet/program/corner_game.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/result.h"

namespace fc::cabinet {

Result<CornerGames> CornerGames::open(const std::filesystem::path& data) {
  CornerGames opened;
  FC_TRY(opened.library_, Games::load(data));
  for (const CornerEntry& entry : listed_corners()) {
    const Game* const game = opened.library_.find(entry.slug);
    FC_CHECK(game != nullptr);
    FC_TRY(auto corner, entry.open(*game));
    if (const CornerGame* const below = opened.find(corner->stands_on())) {
      corner->stand_on(*below);
    }
    opened.games_.push_back(std::move(corner));
  }
  return opened;
}

CornerGame* CornerGames::find(std::string_view slug) const {
  const auto found = std::ranges::find(games_, slug, [](const auto& game) { return game->slug(); });
  return found == games_.end() ? nullptr : found->get();
}

std::optional<Looks> CornerGames::looks_of(std::string_view name, const Words& words) const {
  for (const std::unique_ptr<CornerGame>& game : games_) {
    const Roster& roster = game->roster();
    for (std::size_t place = 0; place < roster.size(); ++place) {
      if (words[roster[place].name] == name) {
        if (const std::vector<Looks> looks = game->looks(roster[place].id); looks.size() == 1) {
          return looks.front();
        }
      }
    }
  }
  for (const std::unique_ptr<CornerGame>& game : games_) {
    if (std::optional<Looks> looks = game->looks_beyond_roster(name)) {
      return looks;
    }
  }
  return std::nullopt;
}

std::vector<CornerGame*> CornerGames::offered() const {
  std::vector<CornerGame*> offered;
  std::vector<CornerGame*> all;
  for (const auto& game : games_) {
    all.push_back(game.get());
    if (!off_.contains(game->slug())) {
      offered.push_back(game.get());
    }
  }
  return offered.empty() ? all : offered;
}

bool CornerGames::is_offered(const CornerGame& game) const {
  const std::vector<CornerGame*> all = offered();
  return std::ranges::find(all, &game) != all.end();
}

CornerGame& CornerGames::demonstration_game(std::uint64_t turn) const {
  std::vector<CornerGame*> demonstrating;
  std::ranges::copy_if(offered(), std::back_inserter(demonstrating), &CornerGame::demonstrates);
  if (demonstrating.empty()) {
    for (const auto& game : games_) {
      if (game->demonstrates()) {
        demonstrating.push_back(game.get());
      }
    }
  }
  FC_CHECK(!demonstrating.empty());
  return *demonstrating[turn % demonstrating.size()];
}

Result<std::vector<Habit>> CornerGames::habits(const Script& script) const { return library_.habits(script); }

std::string CornerGames::slugs() const {
  std::string slugs;
  for (const auto& game : games_) {
    slugs += (slugs.empty() ? "" : ", ") + std::string(game->slug());
  }
  return slugs;
}

DeskField desk_field(const Roster& roster, std::vector<std::size_t> all, std::size_t trait, std::uint64_t real, Who who,
                     std::string_view group, const Words& words) {
  const auto is_made_up = [&](std::size_t place) { return (roster[place].traits[trait] & real) == 0; };
  const auto made_up = static_cast<std::size_t>(std::ranges::count_if(all, is_made_up));
  DeskField field{.places = std::move(all), .heading = {}, .has_real_men = false};
  field.has_real_men = made_up > 0 && field.places.size() - made_up >= 2;
  if (who == Who::real_men) {
    std::erase_if(field.places, is_made_up);
  }
  field.heading = words.say(who == Who::real_men ? "menu.desk.field_of_real_men" : "menu.desk.field",
                            {{"group", group}, {"count", std::to_string(field.places.size())}});
  return field;
}

}  // namespace fc::cabinet
