// The notes of a reporter at the ringside of two corners: who hit hardest, who went down when, whose round it was.
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

/// The last word of a name: what a line has room for.
std::string_view surname_of(std::string_view name);

class StoryBook {
 public:
  /// Both must outlive it.
  StoryBook(const Names& names, const Words& words) : names_(names), words_(words) {}

  void begin(int round);
  /// key: what it was, with "{boxer}", "{opponent}", "{punch}" and "{points}". punch: worded. clock: when it meets.
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
  /// The bell of the round; whoever has more has it.
  void bell(int red, int blue);
  /// It was stopped in this round.
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

/// What the papers print of all that has been told. Beside the choreography stands `write_down(cue, words, book)`
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
