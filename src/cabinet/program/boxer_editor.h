// One boxer in the Gym: what a game lets the player change of him, and how he is kept. The shared screen knows him only
// through this.
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
  /// name: whatever was written; what a name cannot hold is left out of it.
  virtual void set_name(std::string_view name) = 0;
  /// What has one of a few values, each with the line that explains it.
  [[nodiscard]] virtual std::vector<overlay::OptionRow> choices() const = 0;
  virtual void set_choice(std::size_t row, int value) = 0;
  /// His figures as they stand, and what each of them does.
  [[nodiscard]] virtual std::vector<overlay::GymRating> ratings(const Words& words) const = 0;
  /// place: 0, the worst, to `GymRating::places` - 1.
  virtual void set_rating(std::size_t row, int place) = 0;
  /// What follows from choices and ratings and is best seen as a bar.
  [[nodiscard]] virtual std::vector<overlay::GymBar> bars(const Words& words) const = 0;
  /// What he looks like as he stands.
  [[nodiscard]] virtual Looks looks() const = 0;
  /// value: a place in the words of that field. With another decade comes what was worn in it.
  virtual void set_looks(LooksField field, int value) = 0;
  /// Other looks of his time and style; pressed again and again, it goes on and on.
  virtual void draw_other_looks() = 0;
  /// As he stands, for a plan that he would box in: it takes this in the place of an id.
  [[nodiscard]] virtual std::string as_entrant() const = 0;

  /// He is one of the player's own in the roster. Else he is a newcomer or a copy.
  [[nodiscard]] virtual bool is_kept() const = 0;
  /// Something was set since he was opened, begun, copied or saved.
  [[nodiscard]] virtual bool is_changed() const = 0;
  /// From now on this is a newcomer without a name.
  virtual void start_afresh() = 0;
  /// From now on this is somebody new who is like him; he himself stays as he is kept.
  virtual void copy() = 0;
  /// Keeps him, whole or not at all, and brings him into the roster; gives his id there. Faults: what is wrong with him;
  /// cannot_write: nothing was changed.
  virtual Result<std::string> save() = 0;
  /// Takes him out of the roster and of what is kept. Fault cannot_write: he is still there.
  virtual Result<void> remove() = 0;

  /// The page of the rulebook that explains his figures.
  [[nodiscard]] virtual std::string rulebook_page() const = 0;
};

// Names that players give to boxers they make.

/// What a name can hold of this: 40 bytes at most, whole letters that are plain (core/cleaned.h).
std::string own_name(std::string_view written);

/// The name of somebody new who is like him: two of one name would not be told apart in the roster.
std::string name_of_another(std::string name);

/// An id that no file of the folder has, not even a faulty one: nothing is written over.
std::string free_own_id(const std::filesystem::path& folder, std::string_view name);

/// Without spaces at its ends.
std::string trimmed(std::string name);

}  // namespace fc::cabinet
