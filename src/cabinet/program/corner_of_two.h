// What the corners of all games for two corners share beside `CornerOf`: red and blue, and what the screen calls
// them.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cabinet/program/corner_of.h"
#include "core/corner.h"
#include "library/catalogue_files.h"
#include "library/own_boxers.h"
#include "scene/stage.h"
#include "trials/field.h"

namespace fc::cabinet {

/// R: the game's rules. Catalogue: what library/<slug> reads; beside it stands `names_in(catalogue, setup)`, what the two of
/// a set-up are called.
template <Ruleset R, class Catalogue>
class CornerOfTwo : public CornerOf<R, Catalogue> {
 public:
  [[nodiscard]] std::vector<std::string> names(const Script& script, const Words& words) const final {
    std::vector<std::string> names;
    for (std::string& name : names_in(this->catalogue(), script.setup)) {
      const std::string_view corner = words[names.empty() ? "menu.corner.red" : "menu.corner.blue"];
      names.push_back(name.empty() ? std::string(corner) : std::move(name));
    }
    return names;
  }
  [[nodiscard]] std::vector<scene::SeatMark> marks(const Script& /*script*/) const final {
    return {scene::mark_of(Corner::red), scene::mark_of(Corner::blue)};
  }

 protected:
  using CornerOf<R, Catalogue>::CornerOf;
};

/// The corner of a game whose chances are fitted. Catalogue: has `boxers`. file: what they are read from. terms: of the fit.
/// make_analyst: of its bouts, by their weights. Faults: out_of_range, fewer than three boxers; those of `read_chances`.
template <class Corner, Ruleset R, class Catalogue>
Result<std::unique_ptr<CornerGame>> open_fitted(const Game& game, const char* file, std::span<const std::string_view> terms,
                                                std::unique_ptr<Analyst> (*make_analyst)(const Game&, std::vector<double>)) {
  if (catalogue_of<R, Catalogue>(game).boxers.size() < 3) {
    return fault(FaultCode::out_of_range, (game.data() / R::slug / file).string(), "fewer than three boxers");
  }
  FC_TRY(auto weights, read_chances(game.data(), R::slug, terms));
  auto corner = std::make_unique<Corner>(game);
  corner->set_analyst(make_analyst(game, std::move(weights)));
  return corner;
}

// What the corners of games with a Gym share: the player's own boxers beside everybody else, and the way to their editor.

/// What an editor works with; the catalogue and what the functions touch must outlive it.
template <class Catalogue>
struct GymContextOf {
  const Catalogue& catalogue;
  std::filesystem::path folder;  ///< of the player's own boxers
  std::function<void()> renew;   ///< the folder is another: read it again
};

/// Base of a game's editor. Named: as of `CornerWithGym`.
template <class Catalogue, class Named>
class EditorInGym : public EditorOf<Named> {
 public:
  EditorInGym(GymContextOf<Catalogue> room, Named boxer)
      : EditorOf<Named>({.folder = room.folder, .renew = room.renew}, std::move(boxer)), catalogue_(&room.catalogue) {}

 protected:
  [[nodiscard]] const Catalogue& catalogue() const { return *catalogue_; }

 private:
  [[nodiscard]] Result<void> check(const Named& boxer) const final { return check_own_boxer(catalogue(), boxer); }
  [[nodiscard]] Looks looks_as(const Named& boxer) const final { return looks_of(catalogue(), boxer); }
  [[nodiscard]] Json written(const Named& boxer) const final { return card_json(boxer); }

  const Catalogue* catalogue_;
};

/// Named: the game's card of a boxer, with `id`, `name` and `card`. Beside the catalogue stand `load_own_boxers(catalogue,
/// folder)`, `card_json(named)` and `looks_of(catalogue, named)`; in the game's cabinet `roster_of(catalogue, own)`, whom
/// seats can bring, and `edit_boxer(room, named)`: of an id one of the player's own, of none somebody made after him.
template <Ruleset R, class Catalogue, class Named>
class CornerWithGym : public CornerOfTwo<R, Catalogue> {
 public:
  using Room = GymContextOf<Catalogue>;

  std::vector<Fault> bring_own(const std::filesystem::path& saves) final {
    auto own = load_own_boxers(this->catalogue(), folder_in(saves));
    own_ = std::move(own.boxers);
    this->replace_roster(roster_of(this->catalogue(), own_));
    return std::move(own.left_out);
  }
  [[nodiscard]] std::vector<Looks> looks(std::string_view id) const final {
    const std::optional<Named> boxer = somebody(id);
    return boxer ? std::vector{looks_of(this->catalogue(), *boxer)} : std::vector<Looks>();
  }
  [[nodiscard]] bool has_gym() const final { return true; }
  [[nodiscard]] std::unique_ptr<BoxerEditor> edit(const std::filesystem::path& saves, std::string_view id) final {
    std::optional<Named> boxer = somebody(id);
    if (!boxer) {
      return nullptr;
    }
    if (own(id) == nullptr) {
      boxer->looks = wish_of(looks_of(this->catalogue(), *boxer));  // a copy looks like him
      boxer->id.clear();
    }
    return edit_boxer(
        Room{.catalogue = this->catalogue(), .folder = folder_in(saves), .renew = [this, saves] { bring_own(saves); }},
        std::move(*boxer));
  }

 protected:
  using CornerOfTwo<R, Catalogue>::CornerOfTwo;

  /// One of the player's own; null if he has nobody of that id.
  [[nodiscard]] const Named* own(std::string_view id) const { return find_by_id(own_, id); }
  /// Anybody; none if there is nobody of that id.
  [[nodiscard]] std::optional<Named> somebody(std::string_view id) const {
    const Named* mine = own(id);
    return mine != nullptr ? std::optional(*mine) : from_catalogue(id);
  }
  /// Everybody of these places in the roster meets everybody.
  [[nodiscard]] trials::Field<decltype(Named::card)> field_of(std::span<const std::size_t> places) const {
    trials::Field<decltype(Named::card)> field;
    for (const std::size_t place : places) {
      const std::string& id = this->roster()[place].id;
      field.ids.push_back(id);
      field.cards.push_back(somebody(id)->card);
    }
    field.meetings = trials::round_robin(field.ids.size());
    return field;
  }
  /// One of the player's own as a set-up spells him: the whole card.
  [[nodiscard]] static std::string spelled_whole(const Named& boxer) { return card_json(boxer).dump(); }

 private:
  [[nodiscard]] static std::filesystem::path folder_in(const std::filesystem::path& saves) {
    return own_boxers_folder_of(saves, R::slug);
  }
  /// Somebody whom everybody has; none if there is nobody of that id.
  [[nodiscard]] virtual std::optional<Named> from_catalogue(std::string_view id) const = 0;

  std::vector<Named> own_;  ///< made by the player
};

}  // namespace fc::cabinet
