// What is told of a bout of two corners: sentences of its commentary, and what the newspaper makes of it: the hardest punch,
// knockdowns, who won each round.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/corner.h"
#include "library/words.h"
#include "scene/prompt.h"
#include "scene/stage.h"

namespace fc::scene {

// Base of a game's commentary in bouts of two corners: turns the events it selects into sentences.

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

/// The last word of a name, and the one before if it is as short as "Jr"; for narrow lines.
std::string_view surname_of(std::string_view name);

class StoryBook {
 public:
  /// Both must outlive it.
  StoryBook(const Names& names, const Words& words) : names_(names), words_(words) {}

  void begin(int round);
  /// A punch that landed. key: its caption, with {boxer}, {opponent}, {punch} and {points}. punch: its name.
  /// clock: at impact.
  struct Hit {
    Corner by = Corner::red;
    float weight = 0;
    double clock = 0;
    std::size_t event = 0;
    std::string_view key{};
    std::string_view punch{};
    int points = 0;
  };
  void hit(const Hit& hit);
  void down(Corner who);
  void cut(Corner who);
  /// The round ends with these scores; the higher one wins it.
  void bell(int red, int blue);
  /// The bout is stopped in this round.
  void stopped(Corner winner);
  [[nodiscard]] Papers write() const;

 private:
  struct Round {
    int number = 1;
    std::array<int, 2> score{};
    std::array<int, 2> downs{};
    std::array<bool, 2> cut{};
    bool rung = false;
    bool over = false;
    Corner winner = Corner::red;
  };
  [[nodiscard]] Round& now();
  [[nodiscard]] std::string_view name(Corner corner) const { return surname_of(names_.at(index_of(corner))); }
  [[nodiscard]] std::string line_of(const Round& round) const;

  const Names& names_;
  const Words& words_;
  std::vector<Round> rounds_;
  Hit hardest_;
  int hardest_round_ = 0;
};

/// The newspaper data of the whole bout. The choreography's namespace has `write_down(cue, words, book)`
/// (scene/<slug>/papers.h). names: red, blue.
template <class Choreography>
Papers papers_of(const Choreography& choreography, const Names& names, const Words& words) {
  StoryBook book(names, words);
  for (const auto& cue : choreography.timeline().all()) {
    write_down(cue, words, book);
  }
  return book.write();
}

}  // namespace fc::scene
