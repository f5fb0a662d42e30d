#include "scene/dice-boxing/commentary.h"

#include <optional>
#include <variant>

#include "scene/commentary.h"
#include "scene/corners/verdict.h"
#include "scene/dice-boxing/commentary_line.h"

namespace fc::dice_boxing {
namespace {

/// Seconds from the start of an event's cue until it is spoken of.
double silence_before(const Event& event) {
  const auto* const end = std::get_if<BoutEnded>(&event);
  return end != nullptr && end->end.on_cards ? static_cast<double>(scene::seconds_until_verdict) : 0;
}

}  // namespace

std::vector<scene::CommentaryLine> commentary_until(const Choreography& choreography, double clock, const Names& names,
                                                    const Words& words, std::size_t most) {
  const auto line_of = [&](const Cue& cue, const Cue* previous) -> std::optional<scene::CommentaryLine> {
    const double time = cue.start + silence_before(cue.event);
    const State& after = cue.pose.seen;
    const State& before = previous != nullptr ? previous->pose.seen : after;
    const auto remark = remark_on(cue.event, before, after, choreography.setup(), names, words);
    if (!remark) {
      return std::nullopt;
    }
    return scene::CommentaryLine{.time = time, .text = remark->text, .ink = remark->ink};
  };
  return scene::commentary_until(choreography.timeline(), clock, most, line_of);
}

}  // namespace fc::dice_boxing
