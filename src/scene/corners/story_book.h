// Collects what the newspaper tells of a two-corner bout: the hardest punch, knockdowns, who won each round.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/corner.h"
#include "library/words.h"
#include "scene/corners/announcer.h"
#include "scene/prompt.h"

namespace fc::scene {

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
