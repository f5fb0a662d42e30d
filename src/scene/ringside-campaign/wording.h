// What the answers of a campaign are worded with: the state, who is asked, and how men, money and managers are called.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "library/words.h"
#include "rules/ringside-campaign/state.h"
#include "scene/prompt.h"
#include "scene/ringside-campaign/naming.h"
#include "scene/ringside-campaign/people.h"

namespace fc::ringside_campaign {

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
  /// His manager's cut, "18 %"; that of a man whose cut is still to be rolled as what it may become.
  [[nodiscard]] std::string cut(Person person) const;
  /// "no. 3, 12-2-0, 14½ POP, strength 812".
  [[nodiscard]] std::string standing(Person person) const;
};

/// Label, explanation and warning of one answer. choice: legal, of that group of decisions.
scene::Option forming_option(const Wording& wording, const Choice& choice);
scene::Option office_option(const Wording& wording, const Choice& choice);
scene::Option title_option(const Wording& wording, const Choice& choice);
scene::Option booking_option(const Wording& wording, const Choice& choice);
scene::Option dispute_option(const Wording& wording, const Choice& choice);
/// Of the decision `answer`: to a sale, a trade or a bout.
scene::Option answer_option(const Wording& wording, const Choice& choice);

}  // namespace fc::ringside_campaign
