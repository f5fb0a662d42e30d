#include "scene/the-ring/commentary.h"

#include <optional>
#include <variant>

#include "scene/commentary.h"
#include "scene/corners/verdict.h"
#include "scene/the-ring/commentary_line.h"

namespace fc::the_ring {
namespace {

/// Seconds from the start of an event's cue until it is spoken of.
double silence_before(const Event& event) {
  const auto* const end = std::get_if<BoutEnded>(&event);
  return end != nullptr && !is_stoppage(end->end.method) ? static_cast<double>(scene::seconds_until_verdict) : 0;
}

}  // namespace

std::vector<scene::CommentaryLine> commentary_until(const Choreography& choreography, double clock, const Names& names,
                                                    const Words& words, std::size_t most) {
  const auto line_of = [&](const Cue& cue, const Cue* previous) -> std::optional<scene::CommentaryLine> {
    const double time = cue.start + silence_before(cue.event);
    const State& after = cue.pose.shown.now;
    const State& before = previous != nullptr ? previous->pose.shown.now : after;
    const auto remark = remark_on(cue.event, cue.index, before, after, choreography.setup(), names, words);
    if (!remark) {
      return std::nullopt;
    }
    return scene::CommentaryLine{.time = time, .text = remark->text, .ink = remark->ink};
  };
  return scene::commentary_until(choreography.timeline(), clock, most, line_of);
}

}  // namespace fc::the_ring
