#include "scene/dice-boxing/papers.h"

#include <variant>

#include "rules/dice-boxing/card.h"
#include "scene/overloaded.h"

namespace fc::dice_boxing {
namespace {

/// Anything that only scores is lighter than a blow that floors a man.
constexpr float lighter = 0.9F;

}  // namespace

void write_down(const Cue& cue, const Words& words, scene::StoryBook& book) {
  std::visit(scene::Overloaded{
                 [&](const RoundBegan& event) { book.begin(event.round); },
                 [&](const PunchScored& event) {
                   book.hit({.by = event.corner,
                             .weight = lighter * static_cast<float>(event.hit.points) / most_hit_points,
                             .clock = cue.start,
                             .event = cue.index,
                             .key = event.hit.points == 1 ? "dice-boxing.paper.blow_one" : "dice-boxing.paper.blow",
                             .punch = words[key_in_sentence(event.hit.type, event.face)],
                             .points = event.hit.points});
                 },
                 [&](const KnockedDown& event) {
                   book.down(event.corner);
                   book.hit({.by = other(event.corner),
                             .weight = 1,
                             .clock = cue.start,
                             .event = cue.index,
                             .key = "dice-boxing.paper.blow_down"});
                 },
                 [&](const CutOpened& event) { book.cut(event.corner); },
                 [&](const RoundEnded& event) { book.bell(event.sheet[0].total, event.sheet[1].total); },
                 [&](const BoutEnded& event) {
                   if (event.end.has_winner && !event.end.on_cards) {
                     book.stopped(event.end.winner);
                   }
                 },
                 [](const auto&) {},
             },
             cue.event);
}

}  // namespace fc::dice_boxing
