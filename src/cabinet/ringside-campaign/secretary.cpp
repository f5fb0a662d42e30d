#include "cabinet/ringside-campaign/secretary.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bots/ringside-campaign/worth.h"
#include "cabinet/ringside-campaign/foregone.h"
#include "cabinet/ringside-campaign/order.h"
#include "cabinet/ringside-campaign/settings.h"

namespace fc::ringside_campaign {
namespace {

using cabinet::Secretary;

/// "on": from so many events on. place: of the question that he has looked at before he said so, as the length of the
/// script. seen: the rested men whom he has passed over already.
struct GoingOn {
  std::size_t since = 0;
  std::size_t place = 0;
  std::vector<Person> seen;
};

/// Questions to `reckon`: its first word, the men, and a venue.
struct Reckoned {
  std::string_view what;
  Prospect prospect;
};

std::string_view next_part(std::string_view& text) {
  const std::size_t end = text.find(':');
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return part;
}

Person person_in(const Setup& setup, std::string_view word) {
  const std::optional<Id> id = Id::from(word);
  return id ? person_of(setup, *id) : nobody;
}

int venue_in(std::string_view word) {
  const Result<Choice> choice = Rules::parse(word);
  return choice && choice->word == Word::venue ? choice->number : -1;
}

class CampaignSecretary final : public Secretary {
 public:
  void take_order(const Match& match, int seat, std::string_view order) override;
  std::optional<std::string> answer(const Match& match, const Need& need, const ChosenValues& settings) override;
  std::optional<overlay::BoutWay> way(const Match& match, int seat, const ChosenValues& settings) override;
  /// Nights are long: who wants to watch others' bouts wants the great ones.
  bool announces(const Match& match) override { return match_of<Rules>(match).state().night[0].arena == Arena::best; }
  std::optional<double> reckon(const Match& match, std::string_view question) override;
  void forget() override;

 private:
  [[nodiscard]] std::optional<std::string> next_step(const Campaign& campaign, int seat);
  [[nodiscard]] std::optional<std::string> going_on(const Campaign& campaign, Seat seat) const;
  [[nodiscard]] std::optional<std::string> foregone(const Campaign& campaign, Seat seat, const ChosenValues& settings) const;

  std::array<OrderSteps, most_managers> steps_;
  std::array<std::optional<GoingOn>, most_managers> on_;
  /// The question that is left to its seat, by the length of the script, and what was set then.
  std::optional<std::pair<std::size_t, ChosenValues>> left_to_him_;
};

std::size_t length_of(const Match& match) { return match.script().dice.size() + match.script().choices.size(); }

void CampaignSecretary::take_order(const Match& match, int seat, std::string_view order) {
  const Campaign& campaign = match_of<Rules>(match);
  const auto index = static_cast<std::size_t>(seat);
  steps_[index].clear();
  on_[index].reset();
  left_to_him_.reset();
  if (order == "on") {
    const bool books = is_asked(campaign.state(), Decision::book);
    on_[index] = GoingOn{.since = campaign.event_count(),
                         .place = length_of(match),
                         .seen = books ? rested_to_book(campaign, static_cast<Seat>(seat)) : std::vector<Person>()};
  } else if (std::optional<OrderSteps> steps = steps_of(order); steps && can_be_given(campaign, seat, *steps)) {
    steps_[index] = std::move(*steps);
  }
}

std::optional<std::string> CampaignSecretary::next_step(const Campaign& campaign, int seat) {
  OrderSteps& steps = steps_[static_cast<std::size_t>(seat)];
  const auto step = std::ranges::find_if(steps, [&](const OrderStep& one) { return is_asked(campaign.state(), one.asked); });
  const std::optional<std::string> answer = step == steps.end() ? std::nullopt : std::optional(step->answer);
  const Result<Choice> choice = answer ? Rules::parse(*answer) : Result<Choice>(choice_of(Word::pass));
  const Choices legal = Rules::legal(campaign.setup(), campaign.state(), campaign.state().asked);
  if (!answer || !choice || std::ranges::find(legal, *choice) == legal.end()) {
    steps.clear();
    return std::nullopt;
  }
  steps.erase(steps.begin(), step + 1);
  return answer;
}

std::optional<std::string> CampaignSecretary::going_on(const Campaign& campaign, Seat seat) const {
  const std::optional<GoingOn>& on = on_[seat];
  if (!on || has_fought_since(campaign, seat, on->since)) {
    return std::nullopt;
  }
  const bool is_looked_at = length_of(campaign) == on->place;
  const auto is_new = [&on](Person person) { return std::ranges::find(on->seen, person) == on->seen.end(); };
  if (is_asked(campaign.state(), Decision::office) && (is_looked_at || !has_a_new_veteran(campaign, seat))) {
    return Rules::notation(choice_of(Word::done));
  }
  if (is_asked(campaign.state(), Decision::book) && std::ranges::none_of(rested_to_book(campaign, seat), is_new)) {
    return Rules::notation(choice_of(Word::pass));
  }
  return std::nullopt;
}

std::optional<std::string> CampaignSecretary::foregone(const Campaign& campaign, Seat seat,
                                                       const ChosenValues& settings) const {
  if (is_asked(campaign.state(), Decision::book) && passes_again(campaign, seat)) {
    return Rules::notation(choice_of(Word::pass));
  }
  if (is_asked(campaign.state(), Decision::withdraw) && moved_bouts.chosen_in(settings) == 0) {
    return Rules::notation(choice_of(Word::keep));
  }
  if (std::optional<std::string> answer = going_on(campaign, seat)) {
    return answer;
  }
  return small_things.is_on(settings) ? answer_to_a_small_thing(campaign, seat) : std::nullopt;
}

std::optional<std::string> CampaignSecretary::answer(const Match& match, const Need& need, const ChosenValues& settings) {
  const Campaign& campaign = match_of<Rules>(match);
  // He is asked every frame while the question is open.
  if (left_to_him_ && left_to_him_->first == length_of(match) && left_to_him_->second == settings) {
    return std::nullopt;
  }
  if (std::optional<std::string> step = next_step(campaign, need.seat)) {
    return step;
  }
  std::optional<std::string> answer = foregone(campaign, need.seat, settings);
  if (!answer) {
    on_[need.seat].reset();
    left_to_him_ = {length_of(match), settings};
  }
  return answer;
}

std::optional<overlay::BoutWay> CampaignSecretary::way(const Match& match, int /*seat*/, const ChosenValues& settings) {
  const BilledBout& bout = match_of<Rules>(match).state().night[0];
  // By the place of the setting's value: up to which arena.
  constexpr std::array<int, simulated_arenas.size()> simulated{
      -1, static_cast<int>(Arena::low), static_cast<int>(Arena::middle), static_cast<int>(Arena::best)};
  const bool unasked = !bout.title && static_cast<int>(bout.arena) <= simulated[simulated_bouts.chosen_in(settings)];
  return unasked ? std::optional(overlay::BoutWay::simulate) : std::nullopt;
}

std::optional<double> CampaignSecretary::reckon(const Match& match, std::string_view question) {
  const Campaign& campaign = match_of<Rules>(match);
  const Setup& setup = campaign.setup();
  const State& state = campaign.state();
  const std::string_view what = next_part(question);
  const Prospect prospect{.own = person_in(setup, next_part(question)),
                          .other = person_in(setup, next_part(question)),
                          .venue = venue_in(question)};
  const auto is_here = [&](Person person) { return person != nobody && state.man(person).owner != no_seat; };
  if (what == "worth" && is_here(prospect.own)) {
    return worth_now(setup, state, prospect.own);
  }
  if (!is_here(prospect.own) || !is_here(prospect.other)) {
    return std::nullopt;
  }
  if (what == "chance") {
    return chance_to_beat(setup, state, prospect.own, prospect.other);
  }
  if (what == "value" && prospect.venue >= 0) {
    return value_of(setup, state, prospect);
  }
  if (what == "takes" && prospect.venue >= 0) {
    const Prospect his{.own = prospect.other, .other = prospect.own, .venue = prospect.venue};
    return is_willing(setup, state, his, Taste{}) ? 1 : 0;
  }
  return std::nullopt;
}

void CampaignSecretary::forget() {
  for (OrderSteps& steps : steps_) {
    steps.clear();
  }
  on_ = {};
  left_to_him_.reset();
}

}  // namespace

std::unique_ptr<cabinet::Secretary> make_secretary() { return std::make_unique<CampaignSecretary>(); }

}  // namespace fc::ringside_campaign
