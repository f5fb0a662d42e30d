#include "scene/ringside/papers.h"

#include <variant>

#include "scene/overloaded.h"
#include "scene/ringside/pace.h"

namespace fc::ringside {
namespace {}  // namespace

void write_down(const Cue& cue, const Words& words, scene::StoryBook& book) {
  std::visit(scene::Overloaded{
                 [&](const RoundBegan& event) { book.begin(event.round); },
                 [&](const PunchLanded& event) {
                   book.hit({.by = event.thrower,
                             .weight = static_cast<float>(event.damage) / most_damage,
                             .clock = cue.start,
                             .event = cue.index,
                             .key = "ringside.paper.blow",
                             .punch = words[key_in_sentence(event.thrown)],
                             .points = event.damage});
                 },
                 [&](const KnockedDown& event) { book.down(event.corner); },
                 [&](const RoundEnded& event) { book.bell(event.score.damage[0], event.score.damage[1]); },
                 [&](const BoutEnded& event) {
                   if (event.method == Method::ko || event.method == Method::tko) {
                     book.stopped(event.winner);
                   }
                 },
                 [](const auto&) {},
             },
             cue.event);
}

}  // namespace fc::ringside
