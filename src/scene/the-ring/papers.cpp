#include "scene/the-ring/papers.h"

#include <variant>

#include "scene/corners/story_book.h"
#include "scene/the-ring/blows.h"
#include "scene/the-ring/pace.h"

namespace fc::the_ring {
namespace {

class Reporter {
 public:
  Reporter(scene::StoryBook& book, const Cue& cue, const Words& words) : book_(book), cue_(cue), words_(words) {}

  void operator()(const RoundBegan& event) { book_.begin(event.round); }
  void operator()(const EntryRead& event) {
    if (event.clause != no_clause && event.effects.score > 0) {
      note(event.to, weight_of_points(event.effects.score), first_blow, "the-ring.paper.blow_points", {},
           event.effects.score);
    }
  }
  void operator()(const HardShotRead& event) {
    if (event.shot != Shot::none) {
      const std::string_view punch = event.cell.has_hand ? words_[key_in_sentence(event.cell.hand)] : std::string_view();
      note(event.by, weight_of(event.shot), 0, punch.empty() ? "the-ring.paper.blow_hard" : "the-ring.paper.blow", punch, 0);
    }
  }
  void operator()(const FinisherRead& event) {
    const auto blow = blow_of(event, finisher_lands_after);
    if (blow && blow->landing == scene::Landing::landed) {
      note(event.by, blow->weight, finisher_lands_after, "the-ring.paper.blow_finisher", {}, 0);
    }
  }
  void operator()(const KnockedDown& event) { book_.down(event.corner); }
  void operator()(const CutDealt& event) {
    if (event.opened) {
      book_.cut(event.on);
    }
  }
  void operator()(const RoundEnded& event) { book_.bell(event.lines[0].points, event.lines[1].points); }
  void operator()(const BoutEnded& event) {
    if (event.end.has_winner && is_stoppage(event.end.method)) {
      book_.stopped(event.end.winner);
    }
  }
  template <class Other>
  void operator()(const Other&) {}

 private:
  void note(Corner by, float weight, float after, std::string_view key, std::string_view punch, int points) {
    book_.hit({.by = by,
               .weight = weight,
               .clock = cue_.start + static_cast<double>(after),
               .event = cue_.index,
               .key = key,
               .punch = punch,
               .points = points});
  }

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

}  // namespace fc::the_ring
