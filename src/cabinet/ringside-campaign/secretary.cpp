#include "cabinet/ringside-campaign/corner.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "bots/ringside-campaign/worth.h"

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

/// What has been said of a night's bill. watched: red men, of whom none is on a bill twice.
struct Tonight {
  int week = -1;
  bool bell = false;  ///< it may begin
  std::vector<Person> watched;

  [[nodiscard]] bool watches(Person red) const { return std::ranges::find(watched, red) != watched.end(); }
};

/// Questions to `estimate`: its first word, the men, and a venue.
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

/// Whether nobody is asked how he wants such a bout.
bool is_simulated(const BilledBout& bout, const ChosenValues& settings) {
  // By the place of the setting's value: up to which arena.
  constexpr std::array<int, simulated_arenas.size()> simulated{
      -1, static_cast<int>(Arena::low), static_cast<int>(Arena::middle), static_cast<int>(Arena::best)};
  return !bout.title && static_cast<int>(bout.arena) <= simulated[simulated_bouts.chosen_in(settings)];
}

class CampaignSecretary final : public Secretary {
 public:
  void take_order(const Match& match, int seat, std::string_view order) override;
  std::optional<std::string> answer(const Match& match, const Need& need, const ChosenValues& settings) override;
  std::optional<overlay::BoutWay> way(const Match& match, int seat, const ChosenValues& settings) override;
  /// What he wants to watch he has said on the bill.
  bool announces(const Match& /*match*/) override { return false; }
  bool shows_bill(const Match& match, std::span<const int> people, const ChosenValues& settings) override;
  bool watches(const Match& match) override {
    const Campaign& campaign = match_of<Rules>(match);
    return tonight_.week == campaign.state().week && tonight_.watches(campaign.state().night[0].red);
  }
  std::optional<double> estimate(const Match& match, std::string_view question) override;
  void forget() override;

 private:
  void change_the_bill(const Campaign& campaign, std::string_view order);
  [[nodiscard]] std::optional<std::string> next_step(const Campaign& campaign, int seat);
  [[nodiscard]] std::optional<std::string> going_on(const Campaign& campaign, Seat seat) const;
  [[nodiscard]] std::optional<std::string> foregone(const Campaign& campaign, Seat seat, const ChosenValues& settings) const;

  std::array<OrderSteps, most_managers> steps_;
  std::array<std::optional<GoingOn>, most_managers> on_;
  Tonight tonight_;
  /// The question that is left to its seat, by the length of the script, and what was set then.
  std::optional<std::pair<std::size_t, ChosenValues>> left_to_him_;
};

std::size_t length_of(const Match& match) { return match.script().dice.size() + match.script().choices.size(); }

void CampaignSecretary::take_order(const Match& match, int seat, std::string_view order) {
  const Campaign& campaign = match_of<Rules>(match);
  if (seat == no_seat) {
    change_the_bill(campaign, order);
    return;
  }
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

/// order: "bell", or "watch:joe-louis" to see the bout of that red man, or no longer.
void CampaignSecretary::change_the_bill(const Campaign& campaign, std::string_view order) {
  if (tonight_.week != campaign.state().week) {
    tonight_ = {.week = campaign.state().week, .watched = {}};
  }
  const std::string_view what = next_part(order);
  const Person red = person_in(campaign.setup(), order);
  if (what == "bell") {
    tonight_.bell = true;
  } else if (what == "watch" && red != nobody && std::erase(tonight_.watched, red) == 0) {
    tonight_.watched.push_back(red);
  }
}

/// Before the first bout of a night in which a man of theirs boxes or the title is at stake, and before any if nobody wants
/// to go on at once. Where all of it is simulated unasked nobody looks at a bill.
bool CampaignSecretary::shows_bill(const Match& match, std::span<const int> people, const ChosenValues& settings) {
  const Campaign& campaign = match_of<Rules>(match);
  const State& state = campaign.state();
  if (has_begun(campaign) || (tonight_.week == state.week && tonight_.bell)) {
    return false;
  }
  const auto is_theirs = [&](const BilledBout& bout) {
    return std::ranges::any_of(
        people, [&](int seat) { return state.man(bout.red).owner == seat || state.man(bout.blue).owner == seat; });
  };
  const bool goes_on =
      std::ranges::any_of(people, [this](int seat) { return on_[static_cast<std::size_t>(seat)].has_value(); });
  return std::ranges::any_of(state.night, [&](const BilledBout& bout) {
    return !is_simulated(bout, settings) && (!goes_on || bout.title || is_theirs(bout));
  });
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

std::optional<overlay::BoutWay> CampaignSecretary::way(const Match& match, int seat, const ChosenValues& settings) {
  const State& state = match_of<Rules>(match).state();
  const auto is_his = [&](Person man) { return state.man(man).owner == seat; };
  // Anybody may mark a bout on the bill, but nobody for another that he only watches his own man.
  if (watches(match) && !is_his(state.night[0].red) && !is_his(state.night[0].blue)) {
    return overlay::BoutWay::watch;
  }
  return is_simulated(state.night[0], settings) ? std::optional(overlay::BoutWay::simulate) : std::nullopt;
}

std::optional<double> CampaignSecretary::estimate(const Match& match, std::string_view question) {
  const Campaign& campaign = match_of<Rules>(match);
  const Setup& setup = campaign.setup();
  const State& state = campaign.state();
  const std::string_view what = next_part(question);
  const Prospect prospect{.own = person_in(setup, next_part(question)),
                          .other = person_in(setup, next_part(question)),
                          .venue = venue_in(question)};
  const auto is_here = [&](Person person) { return person != nobody && state.man(person).owner != no_seat; };
  if (what == "watched") {
    return tonight_.week == state.week && tonight_.watches(prospect.own) ? 1 : 0;
  }
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
  tonight_ = {};
  left_to_him_.reset();
}

}  // namespace

std::unique_ptr<cabinet::Secretary> make_secretary() { return std::make_unique<CampaignSecretary>(); }

}  // namespace fc::ringside_campaign
