// Editor of one boxer in the Gym: what a game allows to change, and how he is saved. The shared screen uses only this
// interface.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/looks.h"
#include "core/result.h"
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

}  // namespace fc::cabinet
