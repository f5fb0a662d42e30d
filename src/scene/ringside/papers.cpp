#include "scene/ringside/papers.h"

#include <variant>

#include "scene/corners/story_book.h"

namespace fc::ringside {
namespace {

constexpr float most_damage = 9;

class Reporter {
 public:
  Reporter(scene::StoryBook& book, const Cue& cue, const Words& words) : book_(book), cue_(cue), words_(words) {}

  void operator()(const RoundBegan& event) { book_.begin(event.round); }
  void operator()(const PunchLanded& event) {
    book_.hit({.by = event.thrower,
               .weight = static_cast<float>(event.damage) / most_damage,
               .clock = cue_.start,
               .event = cue_.index,
               .key = "ringside.paper.blow",
               .punch = words_[key_in_sentence(event.thrown)],
               .points = event.damage});
  }
  void operator()(const KnockedDown& event) { book_.down(event.corner); }
  void operator()(const RoundEnded& event) { book_.bell(event.score.damage[0], event.score.damage[1]); }
  void operator()(const BoutEnded& event) {
    if (event.method == Method::ko || event.method == Method::tko) {
      book_.stopped(event.winner);
    }
  }
  template <class Other>
  void operator()(const Other&) {}

 private:
  scene::StoryBook& book_;
  const Cue& cue_;
  const Words& words_;
};

}  // namespace

scene::Papers papers_of(const Choreography& choreography, const Names& names, const Words& words) {
  scene::StoryBook book(names, words);
  for (const Cue& cue : choreography.timeline().all()) {
    std::visit(Reporter(book, cue, words), cue.event);
  }
  return book.write();
}

}  // namespace fc::ringside
