// The man at the microphone in a bout of two corners: he finds the words for what the game's own speaker has picked.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/corner.h"
#include "library/words.h"
#include "scene/stage.h"

namespace fc::scene {

// What the screen calls the two men of a bout, and small help to put numbers into sentences.

/// By corner: red, blue.
using Names = std::array<std::string, 2>;

/// "+10" or "–10", with a dash that both typefaces have; 0 is "+0".
std::string with_sign(int amount);

/// A line about one man in his ink, or about nobody in particular.
struct Remark {
  std::string text;
  Ink ink = Ink::ink;
};

/// A game's speaker is derived from this and takes every event. Lines know "{boxer}" and "{opponent}".
class Announcer {
 public:
  using Line = std::optional<Remark>;

  /// topics: where the variants stand, "bare-knuckle.say.". moment: whatever changes from event to event, so that a variant
  /// comes back only when others have been heard.
  Announcer(std::string_view topics, std::size_t moment, const Names& names, const Words& words)
      : topics_(topics), moment_(moment), names_(names), words_(words) {}

 protected:
  [[nodiscard]] const std::string& name(Corner corner) const { return names_[index_of(corner)]; }
  [[nodiscard]] const Words& words() const { return words_; }
  /// One of the topic's variants.
  [[nodiscard]] Line line(Ink ink, const std::string& topic, Words::Arguments arguments) const;
  [[nodiscard]] Line about_nobody(const std::string& topic, Words::Arguments arguments) const;
  /// He is "{boxer}", the other man "{opponent}".
  [[nodiscard]] Line about(Corner corner, const std::string& topic) const;
  /// A text that has no variants, about him.
  [[nodiscard]] Line told(Corner corner, std::string_view key, Words::Arguments arguments) const;
  /// A story and, behind it, what it does.
  [[nodiscard]] Line with_effect(Line story, std::string_view key) const;

 private:
  std::string topics_;
  std::size_t moment_;
  const Names& names_;
  const Words& words_;
};

}  // namespace fc::scene
