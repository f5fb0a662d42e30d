// What the editors of all games' Gyms share: the name, the looks, whether the boxer is saved or changed, and saving him as a
// file.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "cabinet/program/boxer_editor.h"
#include "core/looks.h"
#include "library/own_boxers.h"

namespace fc::cabinet {

/// The folder of a player's own boxers.
struct OwnShelf {
  std::filesystem::path folder;
  std::function<void()> renew;  ///< called when the folder has changed: reads it again
};

/// Named: the game's card of a boxer, with `id`, `name` and `looks`; comparable with ==.
template <class Named>
class EditorOf : public BoxerEditor {
 public:
  /// boxer: with an id, one of the player's own to change; without, the model for a new one.
  EditorOf(OwnShelf shelf, Named boxer) : shelf_(std::move(shelf)), boxer_(std::move(boxer)) {
    if (boxer_.id.empty()) {
      boxer_.name = name_of_another(std::move(boxer_.name));
    }
    before_ = boxer_;
  }

  [[nodiscard]] std::string name() const final { return boxer_.name; }
  void set_name(std::string_view name) final { boxer_.name = own_name(name); }
  [[nodiscard]] Looks looks() const final { return looks_as(boxer_); }
  void set_looks(LooksField field, int value) final {
    LooksWish wish = wish_of(looks());
    if (field == LooksField::decade) {
      for (const LooksField worn : {LooksField::hair, LooksField::whiskers, LooksField::trunks, LooksField::cut,
                                    LooksField::boots, LooksField::guard, LooksField::robe}) {
        wish.choose(worn, LooksWish::open);
      }
    }
    wish.choose(field, value);
    boxer_.looks = wish;
  }
  void draw_other_looks() final {
    // Derived from his present looks, so that no other luck is needed and none comes twice in a row.
    Named other = boxer_;
    other.id.clear();
    other.name = looks_json(wish_of(looks())).dump();
    other.looks = {};
    other.looks.choose(LooksField::decade, looks().decade);
    boxer_.looks = wish_of(looks_as(other));
  }
  [[nodiscard]] std::string as_entrant() const final {
    Named stands = boxer_;
    stands.id = "as-he-stands";
    stands.name = "?";  // as good as any, and he may have none yet
    stands.looks = {};
    return written(stands).dump();
  }
  [[nodiscard]] bool is_kept() const final { return !boxer_.id.empty(); }
  [[nodiscard]] bool is_changed() const final { return boxer_ != before_; }
  void start_afresh() final {
    boxer_ = newcomer();
    before_ = boxer_;
  }
  void copy() final {
    boxer_.id.clear();
    boxer_.name = name_of_another(std::move(boxer_.name));
    before_ = boxer_;
  }
  Result<std::string> save() final {
    Named kept = boxer_;
    kept.name = trimmed(std::move(kept.name));
    kept.looks = wish_of(looks_as(kept));  // as he is seen now he stays, whatever he is called, and before he has an id
    if (kept.id.empty()) {
      kept.id = free_own_id(shelf_.folder, boxer_.name);
    }
    FC_TRY(check(kept));
    FC_TRY(write_own_boxer(shelf_.folder, kept.id, written(kept)));
    boxer_ = kept;
    before_ = std::move(kept);
    shelf_.renew();
    return boxer_.id;
  }
  Result<void> remove() final {
    FC_TRY(remove_own_boxer(shelf_.folder, boxer_.id));
    shelf_.renew();
    return {};
  }

 protected:
  [[nodiscard]] Named& boxer() { return boxer_; }
  [[nodiscard]] const Named& boxer() const { return boxer_; }
  /// The boxer as he was when opened, newly made, copied or last saved.
  [[nodiscard]] const Named& before() const { return before_; }

 private:
  /// A new boxer to start from, without id and name.
  [[nodiscard]] virtual Named newcomer() const = 0;
  /// The fault that reading his file would give, if any.
  [[nodiscard]] virtual Result<void> check(const Named& boxer) const = 0;
  [[nodiscard]] virtual Looks looks_as(const Named& boxer) const = 0;
  /// The content of his file.
  [[nodiscard]] virtual Json written(const Named& boxer) const = 0;

  OwnShelf shelf_;
  Named boxer_;
  Named before_;
};

}  // namespace fc::cabinet
