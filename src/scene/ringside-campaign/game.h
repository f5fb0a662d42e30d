// A campaign on the stage: choreography, captions, commentary and prompts behind the face that the cabinet knows.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "library/words.h"
#include "rules/ringside-campaign/club.h"
#include "rules/ringside-campaign/events.h"
#include "rules/ringside-campaign/rules.h"
#include "rules/ringside-campaign/setup.h"
#include "rules/ringside-campaign/state.h"
#include "scene/game_scene.h"
#include "scene/prompt.h"
#include "scene/ringside-campaign/choreography.h"
#include "scene/scene_of.h"
#include "scene/stage.h"

namespace fc::ringside_campaign {

// Texts of a campaign: names and figures, commentary, captions of rolls, and questions with the effects of every answer.

// Text keys of the campaign, and figures in print.

/// "ringside-campaign.arena.middle".
std::string key_of(Arena arena);
/// "ringside-campaign.arena.title" for a title bout, else as its arena.
std::string key_of_venue(int venue);
/// "ringside-campaign.ability.endurance".
std::string key_of(Ability ability);
/// "ringside-campaign.method.ko".
std::string key_of(ringside::Method method);

/// "$12,000", "12 000 $"; losses with a dash before it.
std::string money_text(Money amount, const Words& words);
/// With its sign: "+$300".
std::string signed_money_text(Money amount, const Words& words);
/// Half points as points: 9 is "4½", -3 "–1½".
std::string points_text(int half_points);
/// "champion", "no. 4", "unranked". rank: see `rank_of`.
std::string rank_text(int rank, const Words& words);
/// "12-3-1": won, lost, drawn.
std::string record_text(const Man& man);
/// "KO 7", "points", "draw".
std::string result_text(const BoutResult& result, const Words& words);
/// "50 Ag · 23 punches · 12 End · 20 Cp", in the language's words.
std::string abilities_text(const ringside::Boxer& boxer, const Words& words);
/// The sum of the ratings of his six punches.
int punches_of(const ringside::Boxer& boxer);

// Names of men on the screen.

/// "Joe Louis". person: not `nobody`.
std::string_view man_name(const Setup& setup, Person person, const Words& words);

/// "Louis": the last word of his name, for tables and headlines.
std::string_view last_name(const Setup& setup, Person person, const Words& words);

// What the texts of answers need: the state, who is asked, and names of men, money and managers.

struct Wording {
  const Setup& setup;
  const State& state;
  Need need;
  const std::vector<std::string>& names;  ///< managers, by seat
  const Words& words;

  [[nodiscard]] std::string say(std::string_view key, Words::Arguments arguments = {}) const {
    return words.say(std::string("ringside-campaign.").append(key), arguments);
  }
  [[nodiscard]] const std::string& manager(int seat) const { return names.at(static_cast<std::size_t>(seat)); }
  [[nodiscard]] std::string_view man(Person person) const { return man_name(setup, person, words); }
  [[nodiscard]] std::string money(Money amount) const { return money_text(amount, words); }
  [[nodiscard]] std::string rank(Person person) const { return rank_text(rank_of(state.ladder, person), words); }
  /// His manager's cut, "18%"; a cut still to be rolled as the range that it can have.
  [[nodiscard]] std::string cut(Person person) const;
  /// "no. 3, 12-2-0, 14½ POP, strength 812".
  [[nodiscard]] std::string standing(Person person) const;
};

/// The label, explanation and warning of one answer. choice: a legal answer to a decision of that group.
scene::Option forming_option(const Wording& wording, const Choice& choice);
scene::Option office_option(const Wording& wording, const Choice& choice);
scene::Option title_option(const Wording& wording, const Choice& choice);
scene::Option booking_option(const Wording& wording, const Choice& choice);
scene::Option dispute_option(const Wording& wording, const Choice& choice);
/// An answer to the decision `answer`, about a sale, a trade or a bout.
scene::Option answer_option(const Wording& wording, const Choice& choice);

// Colour and shape of each seat: never red or blue, which are the corners of bouts.

/// seat: 0 to 7.
constexpr scene::SeatMark mark_of(int seat) {
  return {.ink = static_cast<scene::Ink>(static_cast<int>(scene::Ink::seat_1) + seat),
          .mark = static_cast<scene::Mark>(seat)};
}

// The commentary: a line for most events.

/// The line for a cue's event; none if nothing is said. names: of the managers, by seat.
std::optional<scene::CommentaryLine> commentary_line(const Setup& setup, const Cue& cue,
                                                     const std::vector<std::string>& names, const Words& words);

// Captions of rolls: what a roll is for, and its result. Source: overlay/design.md, The look;
// rules/ringside-campaign/rules.md, 3.10.

/// The caption of the last roll; empty before the first. names: of the managers, by seat.
scene::Caption caption_of(const Setup& setup, const Readout& shown, const std::vector<std::string>& names,
                          const Words& words);

// The campaign's questions on the screen: the effect of every answer, in figures. Source: rules/ringside-campaign/rules.md,
// 3.8, 10.

/// The prompt for the open choice. names: of the managers, by seat.
scene::Prompt make_prompt(const Setup& setup, const State& state, const Need& need, const std::vector<std::string>& names,
                          const Words& words);

// Chances of winning, as the computer's managers estimate them. Source: rules/ringside-campaign/rules.md, 6.1.

/// The chance, in per cent, 1 to 99, that one man would beat the other this week: 40 points of form double the odds; form is
/// strength minus twice the damage that he carries.
int chance_to_win(const Setup& setup, const State& state, Person own, Person other);

/// In per cent: below this chance an offered bout counts as hopeless, and the cursor does not start at accepting it.
inline constexpr int least_chance_worth_taking = 15;
/// The same chance from two forms (`form_of`).
int chance_of_form(int own, int others);

// The money that a bout would bring its men and their managers. Source: rules/ringside-campaign/rules.md, 2.2, 2.3.

/// A bout that could be booked. venue: an Arena as a number, or `title_venue`.
constexpr BilledBout bout_at(Person own, Person other, int venue) {
  const bool title = venue == title_venue;
  return {.red = own, .blue = other, .arena = title ? Arena::best : static_cast<Arena>(venue), .title = title};
}

/// By Outcome: the purse that the man would earn.
constexpr Purses purses_of(const Setup& setup, const State& state, Person own, Person other, int venue) {
  const BilledBout bout = bout_at(own, other, venue);
  Purses purses{};
  if (manager_of(state, own) == no_seat) {
    return purses;  // nobody pays a visitor
  }
  for (std::size_t outcome = 0; outcome < outcome_count; ++outcome) {
    purses[outcome] = purse_of(setup, state, bout, Corner::red, static_cast<Outcome>(outcome));
  }
  return purses;
}

/// By Outcome: what his manager would get of it.
constexpr Purses shares_of(const Setup& setup, const State& state, Person own, Person other, int venue) {
  Purses shares = purses_of(setup, state, own, other, venue);
  for (Money& share : shares) {
    share = manager_share(share, state.man(own).cut);
  }
  return shares;
}

/// The endurance with which a man would begin a bout of that length.
constexpr int start_of(const Setup& setup, const State& state, Person person, int rounds) {
  return fresh_endurance(rounds, state.man(person).boxer.endurance) - carried_damage(setup, state, person);
}

/// Weeks until a man carries no more damage; 0 if he carries none.
constexpr int weeks_of_rest(const Setup& setup, const State& state, Person person) {
  return carried_damage(setup, state, person) == 0 ? 0
                                                   : setup.tables.rest_weeks - (state.week - state.man(person).last_week);
}

class Scene final : public scene::SceneOf<Rules, Choreography> {
 public:
  using SceneOf::SceneOf;

  [[nodiscard]] const Chronicle& chronicle(double clock) const { return choreography().chronicle(clock); }

  [[nodiscard]] scene::Caption caption(double clock, const Words& words) const override;
  [[nodiscard]] scene::Prompt prompt(const Match& match, const Need& need, const Words& words) const override;
  /// Paper covers the ring; only the strip at the foot is left to dice and commentary.
  [[nodiscard]] scene::LayoutShape layout_shape() const override;
};

}  // namespace fc::ringside_campaign
