// Base of a game's commentary in bouts of two corners: turns the events it selects into sentences.
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

// Displayed names of the two boxers, and helpers for sentences.

/// Displayed names, indexed by corner: red, blue.
using Names = std::array<std::string, 2>;

/// A signed number: "+10", "–10" (en dash, which both typefaces have), "+0".
std::string with_sign(int amount);

/// A commentary line; red or blue ink if it is about one boxer.
struct Remark {
  std::string text;
  Ink ink = Ink::ink;
};

/// A game's commentary derives from this and handles every event. Texts have {boxer} and {opponent}.
class Announcer {
 public:
  using Line = std::optional<Remark>;

  /// topics: key prefix of the texts, "bare-knuckle.say.". moment: number that differs between events; it selects the
  /// variant so that neighbouring events use different ones.
  Announcer(std::string_view topics, std::size_t moment, const Names& names, const Words& words)
      : topics_(topics), moment_(moment), names_(names), words_(words) {}

 protected:
  [[nodiscard]] const std::string& name(Corner corner) const { return names_[index_of(corner)]; }
  [[nodiscard]] const Words& words() const { return words_; }
  /// A line from one of the topic's variants.
  [[nodiscard]] Line line(Ink ink, const std::string& topic, Words::Arguments arguments) const;
  [[nodiscard]] Line about_nobody(const std::string& topic, Words::Arguments arguments) const;
  /// A line with this corner's name as {boxer} and the other's as {opponent}.
  [[nodiscard]] Line about(Corner corner, const std::string& topic) const;
  /// A line about this boxer from a single text without variants.
  [[nodiscard]] Line told(Corner corner, std::string_view key, Words::Arguments arguments) const;
  /// `story` followed by the text `key`, which states its effect.
  [[nodiscard]] Line with_effect(Line story, std::string_view key) const;

 private:
  std::string topics_;
  std::size_t moment_;
  const Names& names_;
  const Words& words_;
};

}  // namespace fc::scene
