#include "scene/dice-boxing-career/company.h"

#include <array>
#include <string_view>

#include "scene/dice-boxing-career/naming.h"

namespace fc::dice_boxing_career {
namespace {

constexpr std::array<std::string_view, company_kinds> kind_words{"beaten_by", "even",    "beaten",     "record",   "took_it",
                                                                 "owes_it",   "defence", "first_time", "once_more"};

/// What is behind both; `record`.
Company met(std::span<const PastBout> past, Person man) {
  Company company{.man = man};
  for (std::size_t place = 0; place < past.size(); ++place) {
    const BoutFought& bout = past[place].bout;
    if (bout.man == man) {
      company.wins += is_won(bout.outcome) ? 1 : 0;
      company.losses += is_lost(bout.outcome) ? 1 : 0;
      company.draws += bout.outcome == Outcome::draw ? 1 : 0;
      company.fight = static_cast<int>(place) + 1;
      company.outcome = bout.outcome;
    }
  }
  return company;
}

}  // namespace

std::optional<Company> company_of(std::span<const PastBout> past, Person man) {
  Company company = met(past, man);
  if (company.fight == 0) {
    return std::nullopt;
  }
  company.kind = company.wins > 0 && company.wins == company.losses ? CompanyKind::even
                 : is_lost(company.outcome)                         ? CompanyKind::beaten_by
                 : company.losses + company.draws == 0              ? CompanyKind::beaten
                                                                    : CompanyKind::record;
  return company;
}

Company interview_of(std::span<const PastBout> past, const State& state, Person man) {
  Company company = met(past, man);
  int tries = 0;
  for (const PastBout& each : past) {
    tries += each.bout.title ? 1 : 0;
  }
  if (state.is_champion()) {
    const bool owes = state.taken_from == man && *state.defences == 0;
    company.kind = owes ? CompanyKind::owes_it : CompanyKind::defence;
    company.number = *state.defences;
    for (std::size_t place = past.size(); owes && place-- > 0;) {
      if (const BoutFought& bout = past[place].bout; bout.man == man && bout.title && is_won(bout.outcome)) {
        company.fight = static_cast<int>(place) + 1;
        break;
      }
    }
  } else if (state.titles > 0) {
    // Others box for no place of the ladder: who took the title has it still.
    company.kind = CompanyKind::took_it;
  } else {
    company.kind = tries == 0 ? CompanyKind::first_time : CompanyKind::once_more;
    company.number = tries == 0 ? static_cast<int>(past.size()) : tries;
  }
  return company;
}

std::string worded(const Company& company, const Setup& setup, const std::vector<std::string>& names, const Words& words) {
  return words.say("dice-boxing-career.company." + std::string(kind_words.at(static_cast<std::size_t>(company.kind))),
                   {{"man", man_name(setup, company.man, names)},
                    {"fight", std::to_string(company.fight)},
                    {"wins", std::to_string(company.wins)},
                    {"losses", std::to_string(company.losses)},
                    {"draws", std::to_string(company.draws)},
                    {"number", std::to_string(company.number)},
                    {"how", words[std::string("dice-boxing-career.how.").append(name_of(company.outcome))]}});
}

}  // namespace fc::dice_boxing_career
