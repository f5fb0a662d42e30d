#include "scene/dice-boxing/papers.h"

#include <variant>

#include "rules/dice-boxing/card.h"
#include "scene/corners/story_book.h"

namespace fc::dice_boxing {
namespace {

/// Anything that only scores is lighter than a blow that floors a man.
constexpr float lighter = 0.9F;

class Reporter {
 public:
  Reporter(scene::StoryBook& book, const Cue& cue, const Words& words) : book_(book), cue_(cue), words_(words) {}

  void operator()(const RoundBegan& event) { book_.begin(event.round); }
  void operator()(const PunchScored& event) {
    book_.hit({.by = event.corner,
               .weight = lighter * static_cast<float>(event.hit.points) / most_hit_points,
               .clock = cue_.start,
               .event = cue_.index,
               .key = event.hit.points == 1 ? "dice-boxing.paper.blow_one" : "dice-boxing.paper.blow",
               .punch = words_[key_in_sentence(event.hit.type, event.face)],
               .points = event.hit.points});
  }
  void operator()(const KnockedDown& event) {
    book_.down(event.corner);
    book_.hit({.by = other(event.corner),
               .weight = 1,
               .clock = cue_.start,
               .event = cue_.index,
               .key = "dice-boxing.paper.blow_down"});
  }
  void operator()(const CutOpened& event) { book_.cut(event.corner); }
  void operator()(const RoundEnded& event) { book_.bell(event.sheet[0].total, event.sheet[1].total); }
  void operator()(const BoutEnded& event) {
    if (event.end.has_winner && !event.end.on_cards) {
      book_.stopped(event.end.winner);
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

}  // namespace fc::dice_boxing
