// Editor of one boxer in the Gym: what a game allows to change, and how he is saved. The shared screen uses only this
// interface.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/looks.h"
#include "core/result.h"
#include "library/own_boxers.h"
#include "library/words.h"
#include "overlay/screens/gym.h"

namespace fc::cabinet {

class BoxerEditor {
 public:
  BoxerEditor() = default;
  BoxerEditor(const BoxerEditor&) = delete;
  BoxerEditor& operator=(const BoxerEditor&) = delete;
  virtual ~BoxerEditor() = default;

  /// May be empty.
  [[nodiscard]] virtual std::string name() const = 0;
  /// name: any text; what a name cannot hold is dropped, see `own_name`.
  virtual void set_name(std::string_view name) = 0;
  /// Properties with few values, each with an explanation.
  [[nodiscard]] virtual std::vector<overlay::OptionRow> choices() const = 0;
  virtual void set_choice(std::size_t row, int value) = 0;
  /// His ratings and their effects.
  [[nodiscard]] virtual std::vector<overlay::GymRating> ratings(const Words& words) const = 0;
  /// place: 0, the worst, to `GymRating::places` - 1.
  virtual void set_rating(std::size_t row, int place) = 0;
  /// Derived quantities that are shown as bars.
  [[nodiscard]] virtual std::vector<overlay::GymBar> bars(const Words& words) const = 0;
  /// What he looks like as he stands.
  [[nodiscard]] virtual Looks looks() const = 0;
  /// value: index in `looks_words(field)`. A new decade also brings what was worn in it.
  virtual void set_looks(LooksField field, int value) = 0;
  /// Chooses other looks that suit his era and style; each call gives different ones.
  virtual void draw_other_looks() = 0;
  /// His current state as an entrant of a BoutPlan, in place of an id.
  [[nodiscard]] virtual std::string as_entrant() const = 0;

  /// Whether he is saved in the roster; otherwise he is a newcomer or a copy.
  [[nodiscard]] virtual bool is_kept() const = 0;
  /// Whether anything changed since he was opened, created, copied or saved.
  [[nodiscard]] virtual bool is_changed() const = 0;
  /// Starts a newcomer without a name.
  virtual void start_afresh() = 0;
  /// Turns this into an unsaved copy; the saved original is unchanged.
  virtual void copy() = 0;
  /// Saves him atomically and adds him to the roster; returns his id. Faults: those of an invalid boxer; cannot_write:
  /// nothing was changed.
  virtual Result<std::string> save() = 0;
  /// Deletes him from roster and disk. Fault cannot_write: he still exists.
  virtual Result<void> remove() = 0;

  /// The page of the rulebook that explains his figures.
  [[nodiscard]] virtual std::string rulebook_page() const = 0;
};

// Names that players give to boxers they make.

/// `written` reduced to a valid name: at most 40 bytes, whole code points, only plain ones (core/cleaned.h).
std::string own_name(std::string_view written);

/// A name for a copy, the original's with " II" if that fits: two of one name would not be told apart in the roster.
std::string name_of_another(std::string name);

/// An id not used by any file of the folder, valid or not, so that nothing is overwritten.
std::string free_own_id(const std::filesystem::path& folder, std::string_view name);

/// Without spaces at both ends.
std::string trimmed(std::string name);

// What the editors of all games' Gyms share: the name, the looks, whether the boxer is saved or changed, and saving him as a
// file.

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
