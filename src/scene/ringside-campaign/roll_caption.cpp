#include "scene/ringside-campaign/roll_caption.h"

#include "rules/ringside-campaign/club.h"
#include "rules/ringside-campaign/rules.h"
#include "rules/ringside-campaign/visitors.h"
#include "scene/ringside-campaign/marks.h"
#include "scene/ringside-campaign/naming.h"
#include "scene/ringside-campaign/people.h"

namespace fc::ringside_campaign {
namespace {

std::string signed_text(int number) {
  return number < 0 ? "\u2013" + std::to_string(-number) : "+" + std::to_string(number);
}

std::string question(const Setup& setup, const Readout& shown, const std::vector<std::string>& names, const Words& words) {
  const RollCall& call = shown.roll->call;
  const Need need{.kind = NeedKind::roll, .seat = call.seat, .topic = call.purpose};
  std::string key = std::string("ringside-campaign.roll.").append(Rules::topic_name(need));
  const bool known = shown.roller != nobody;
  const Man* const man = known ? &shown.now.man(shown.roller) : nullptr;
  if (shown.review) {
    key += "-review";
  }
  if (shown.was_stopped) {
    key += "-stopped";
  }
  const CutTable& cut = setup.tables.cut;
  return words.say(
      key, {{"manager", call.seat == no_seat ? words["ringside-campaign.promoter"] : std::string_view(names.at(call.seat))},
            {"man", known ? man_name(setup, shown.roller, words) : std::string_view()},
            {"added", std::to_string(cut.added)},
            {"lost-less-won", man == nullptr ? "" : signed_text(man->losses - man->wins)},
            {"sides", std::to_string(call.die.highest)}});
}

std::string result(const Setup& setup, const Readout& shown, const Words& words) {
  const int value = shown.roll->value;
  if (shown.cut) {
    return words.say("ringside-campaign.rolled.cut",
                     {{"value", std::to_string(value)}, {"cut", std::to_string(*shown.cut)}});
  }
  const auto of_value = [&](std::string_view meaning) {
    return words.say("ringside-campaign.rolled.meaning", {{"value", std::to_string(value)}, {"meaning", meaning}});
  };
  const auto named = [&](const std::optional<Ability>& ability) {
    return of_value(ability ? words[key_of(*ability)] : words["ringside-campaign.rolled.nothing"]);
  };
  switch (static_cast<Purpose>(shown.roll->call.purpose)) {
    case Purpose::experience: return named(learned(setup.tables, value, std::array<std::uint8_t, ability_count>{}));
    case Purpose::wear: return named(wear::named(value, shown.was_stopped));
    case Purpose::television: {
      const std::optional<Arena> arena = visits::cameras_at(value);
      return of_value(arena ? words[key_of(*arena)] : words["ringside-campaign.rolled.nowhere"]);
    }
    case Purpose::visitor: return of_value(words[key_of(visits::arena_of(value))]);
    default: return std::to_string(value);
  }
}

}  // namespace

scene::Caption caption_of(const Setup& setup, const Readout& shown, const std::vector<std::string>& names,
                          const Words& words) {
  if (!shown.roll) {
    return {};
  }
  const std::string asked = question(setup, shown, names, words);
  scene::Caption caption{.text = asked, .settled = shown.settled};
  if (shown.settled) {
    caption.text =
        words.say("ringside-campaign.rolled.line", {{"question", asked}, {"result", result(setup, shown, words)}});
  }
  if (shown.roll->call.seat != no_seat) {
    caption.ink = mark_of(shown.roll->call.seat).ink;
  }
  return caption;
}

}  // namespace fc::ringside_campaign
