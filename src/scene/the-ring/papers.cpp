#include "scene/the-ring/papers.h"

#include <variant>

#include "scene/overloaded.h"
#include "scene/the-ring/blows.h"
#include "scene/the-ring/pace.h"

namespace fc::the_ring {
namespace {

/// after: seconds from the start of the cue until it meets.
scene::StoryBook::Hit hit_of(const Cue& cue, Corner by, float weight, float after) {
  return {.by = by, .weight = weight, .clock = cue.start + static_cast<double>(after), .event = cue.index};
}

scene::StoryBook::Hit hit_of(const Cue& cue, const EntryRead& event) {
  scene::StoryBook::Hit hit = hit_of(cue, event.to, weight_of_points(event.effects.score), first_blow);
  hit.key = "the-ring.paper.blow_points";
  hit.points = event.effects.score;
  return hit;
}

scene::StoryBook::Hit hit_of(const Cue& cue, const HardShotRead& event, const Words& words) {
  scene::StoryBook::Hit hit = hit_of(cue, event.by, weight_of(event.shot), 0);
  hit.punch = event.cell.has_hand ? words[key_in_sentence(event.cell.hand)] : std::string_view();
  hit.key = hit.punch.empty() ? "the-ring.paper.blow_hard" : "the-ring.paper.blow";
  return hit;
}

}  // namespace

void write_down(const Cue& cue, const Words& words, scene::StoryBook& book) {
  std::visit(scene::Overloaded{
                 [&](const RoundBegan& event) { book.begin(event.round); },
                 [&](const EntryRead& event) {
                   if (event.clause != no_clause && event.effects.score > 0) {
                     book.hit(hit_of(cue, event));
                   }
                 },
                 [&](const HardShotRead& event) {
                   if (event.shot != Shot::none) {
                     book.hit(hit_of(cue, event, words));
                   }
                 },
                 [&](const FinisherRead& event) {
                   const auto blow = blow_of(event, finisher_lands_after);
                   if (blow && blow->landing == scene::Landing::landed) {
                     scene::StoryBook::Hit hit = hit_of(cue, event.by, blow->weight, finisher_lands_after);
                     hit.key = "the-ring.paper.blow_finisher";
                     book.hit(hit);
                   }
                 },
                 [&](const KnockedDown& event) { book.down(event.corner); },
                 [&](const CutDealt& event) {
                   if (event.opened) {
                     book.cut(event.on);
                   }
                 },
                 [&](const RoundEnded& event) { book.bell(event.lines[0].points, event.lines[1].points); },
                 [&](const BoutEnded& event) {
                   if (event.end.has_winner && is_stoppage(event.end.method)) {
                     book.stopped(event.end.winner);
                   }
                 },
                 [](const auto&) {},
             },
             cue.event);
}

}  // namespace fc::the_ring
