#include "scene/commentary.h"
#include "rules/ringside-campaign/club.h"
#include "rules/ringside-campaign/rules.h"
#include "scene/ringside-campaign/game.h"

namespace fc::ringside_campaign {
namespace {

class Speaker {
 public:
  Speaker(const Setup& setup, const Cue& cue, const std::vector<std::string>& names, const Words& words)
      : setup_(setup), cue_(cue), names_(names), words_(words) {}

  std::string operator()(const ManMade& event) const {
    return event.seat == no_seat ? say("enters-pool", {{"man", man(event.man)}})
                                 : say("made", {{"man", man(event.man)}, {"manager", who(event.seat)}});
  }
  std::string operator()(const DraftOrdered& event) const { return say("draft", {{"manager", who(event.order[0])}}); }
  std::string operator()(const Picked& event) const {
    return say("picked", {{"man", man(event.man)}, {"manager", who(event.seat)}});
  }
  std::string operator()(const Nominated& event) const {
    return say("nominated", {{"man", man(event.man)}, {"manager", who(event.seat)}});
  }
  std::string operator()(const BidMade& event) const {
    return say("bid", {{"man", man(event.man)}, {"manager", who(event.seat)}, {"sum", money(event.bid)}});
  }
  std::string operator()(const LotSold& event) const {
    return say("lot-sold", {{"man", man(event.man)}, {"manager", who(event.seat)}, {"sum", money(event.bid)}});
  }
  std::string operator()(const CutSet& event) const {
    return say(event.before == 0 ? "cut" : "cut-review",
               {{"man", man(event.man)}, {"before", std::to_string(event.before)}, {"after", std::to_string(event.after)}});
  }
  std::string operator()(const Seeded& event) const { return say("seeded", {{"men", std::to_string(event.men)}}); }
  std::string operator()(const MeetingBegan& event) const {
    return say(event.is_final ? "final" : "meeting",
               {{"meeting", std::to_string(event.meeting)}, {"week", std::to_string(event.week)}});
  }
  std::string operator()(const WeekBegan& event) const {
    return say("week", {{"week", std::to_string(event.week)}, {"manager", who(event.first)}});
  }
  std::string operator()(const CampaignEnded& /*event*/) const { return say("ended", {}); }
  std::string operator()(const Retired& event) const {
    return say(event.rank == 0 ? "retired-champion" : "retired",
               {{"man", man(event.man)}, {"manager", who(event.seat)}, {"rank", rank_text(event.rank, words_)}});
  }
  std::string operator()(const SignedOn& event) const {
    return say("signed", {{"man", man(event.man)}, {"manager", who(event.seat)}});
  }
  std::string operator()(const OfferMade& event) const {
    if (event.offer.kind == OfferKind::bout) {
      return {};
    }
    return say(event.offer.kind == OfferKind::sale ? "offers-sale" : "offers-trade",
               {{"manager", who(event.offer.by)},
                {"other-manager", who(event.offer.to)},
                {"man", man(event.offer.man)},
                {"other", event.offer.other == nobody ? std::string_view() : man(event.offer.other)}});
  }
  std::string operator()(const OfferAnswered& event) const {
    if (event.accepted) {
      return {};
    }
    const bool bout = event.offer.kind == OfferKind::bout;
    return say(bout ? "declined-bout" : "declined", {{"manager", who(event.offer.to)},
                                                     {"man", man(event.offer.man)},
                                                     {"other", bout ? man(event.offer.other) : std::string_view()}});
  }
  std::string operator()(const Sold& event) const {
    return say("sold", {{"man", man(event.man)},
                        {"manager", who(event.from)},
                        {"other-manager", who(event.to)},
                        {"sum", money(event.sum)}});
  }
  std::string operator()(const Traded& event) const {
    return say("traded", {{"man", man(event.man)},
                          {"other", man(event.other)},
                          {"manager", who(event.by)},
                          {"other-manager", who(event.to)}});
  }
  std::string operator()(const TitleAnswered& event) const {
    const std::string kind = event.kind == OfferKind::vacant      ? "vacant"
                             : event.kind == OfferKind::challenge ? "challenge"
                                                                  : "defence";
    return say(kind + (event.willing ? "-yes" : "-no"), {{"man", man(event.man)}, {"manager", who(event.seat)}});
  }
  std::string operator()(const Stripped& event) const { return say("stripped", {{"man", man(event.man)}}); }
  std::string operator()(const Booked& event) const {
    return say_of_bout(event.bout.title ? "booked-title" : "booked", event.bout);
  }
  std::string operator()(const PlacesContested& event) const {
    return say("contested", {{"arena", words_[key_of(event.arena)]},
                             {"places", std::to_string(event.places)},
                             {"bouts", std::to_string(event.bouts)}});
  }
  std::string operator()(const PlaceBid& event) const {
    return event.bid ? say("place-bid", {{"manager", who(event.seat)}, {"sum", money(*event.bid)}})
                     : say("gave-way", {{"manager", who(event.seat)}});
  }
  std::string operator()(const PlacePaid& event) const {
    return say("place-paid", {{"manager", who(event.seat)}, {"sum", money(event.bid)}, {"man", man(event.red)}});
  }
  std::string operator()(const Moved& event) const { return say_of_bout("moved", event.bout); }
  std::string operator()(const TakenOff& event) const { return say_of_bout("taken-off", event.bout); }
  std::string operator()(const NightBegan& event) const {
    return say(event.bouts == 0   ? "no-night"
               : event.bouts == 1 ? "night-one"
                                  : "night",
               {{"week", std::to_string(event.week)}, {"bouts", std::to_string(event.bouts)}});
  }
  std::string operator()(const BoutFought& event) const {
    if (event.result.is_drawn()) {
      return say_of_bout("drawn", event.bout);
    }
    const std::string_view how = event.result.method == ringside::Method::decision ? "points"
                                 : event.result.method == ringside::Method::ko     ? "ko"
                                                                                   : "tko";
    const std::string topic = std::string("ringside-campaign.told.won-").append(how);
    return words_.say(scene::variant_of(topic, cue_.index, words_),
                      {{"winner", man(event.bout.man(event.result.winner))},
                       {"loser", man(event.bout.man(other(event.result.winner)))},
                       {"round", std::to_string(event.result.round)}});
  }
  std::string operator()(const RankChanged& event) const {
    return event.after == 0 ? say("new-champion", {{"man", man(event.man)}}) : std::string();
  }
  std::string operator()(const Learned& event) const {
    return event.ability ? say("learned", {{"man", man(event.man)}, {"ability", words_[key_of(*event.ability)]}})
                         : say("learned-nothing", {{"man", man(event.man)}});
  }
  std::string operator()(const CamerasPlaced& event) const {
    return event.arena ? say("cameras", {{"arena", words_[key_of(*event.arena)]}}) : say("no-cameras", {});
  }
  std::string operator()(const VisitorCame& event) const {
    return say("visitor", {{"man", man(event.visitor.man)}, {"arena", words_[key_of(event.visitor.arena)]}});
  }
  std::string operator()(const WalkedOver& event) const {
    return say(event.offer.title ? "walkover-title" : "walkover", {{"man", man(event.offer.man)},
                                                                   {"other", man(event.offer.other)},
                                                                   {"manager", who(event.offer.to)},
                                                                   {"sum", money(event.forfeit)}});
  }
  std::string operator()(const Rematched& event) const {
    return say(event.meeting == 2 ? "rematch" : "rematch-third",
               {{"man", man(event.bout.red)}, {"other", man(event.bout.blue)}});
  }
  std::string operator()(const Worn& event) const {
    return event.ability ? say("worn", {{"man", man(event.man)}, {"ability", words_[key_of(*event.ability)]}})
                         : say("worn-nothing", {{"man", man(event.man)}});
  }
  /// Everything else is only seen.
  template <class Other>
  std::string operator()(const Other& /*event*/) const {
    return {};
  }

 private:
  [[nodiscard]] std::string say(std::string_view key, Words::Arguments arguments) const {
    return words_.say(std::string("ringside-campaign.told.").append(key), arguments);
  }
  [[nodiscard]] std::string say_of_bout(std::string_view key, const BilledBout& bout) const {
    return say(key, {{"man", man(bout.red)},
                     {"other", man(bout.blue)},
                     {"arena", words_[key_of(bout.arena)]},
                     {"rounds", std::to_string(bout.rounds)}});
  }
  [[nodiscard]] std::string_view who(Seat seat) const {
    return seat == no_seat ? words_["ringside-campaign.promoter"] : std::string_view(names_.at(seat));
  }
  [[nodiscard]] std::string_view man(Person person) const { return man_name(setup_, person, words_); }
  [[nodiscard]] std::string money(Money amount) const { return money_text(amount, words_); }

  const Setup& setup_;
  const Cue& cue_;
  const std::vector<std::string>& names_;
  const Words& words_;
};

/// Whom an event is about: the line has his colour.
struct Seated {
  std::optional<Seat> operator()(const BoutFought& /*event*/) const { return std::nullopt; }
  template <class Other>
  std::optional<Seat> operator()(const Other& event) const {
    if constexpr (requires { event.seat; }) {
      return event.seat == no_seat ? std::nullopt : std::optional(event.seat);
    } else {
      return std::nullopt;
    }
  }
};

}  // namespace

std::optional<scene::CommentaryLine> commentary_line(const Setup& setup, const Cue& cue,
                                                     const std::vector<std::string>& names, const Words& words) {
  std::string text = std::visit(Speaker(setup, cue, names, words), cue.event);
  if (text.empty()) {
    return std::nullopt;
  }
  const std::optional<Seat> seat = std::visit(Seated(), cue.event);
  return scene::CommentaryLine{
      .time = cue.start, .text = std::move(text), .ink = seat ? mark_of(*seat).ink : scene::Ink::ink};
}

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
    case Purpose::wear: return named(wear::lowered_ability(value, shown.was_stopped));
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
