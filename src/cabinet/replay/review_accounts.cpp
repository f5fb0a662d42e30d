#include <algorithm>
#include <utility>

#include "cabinet/replay/review_model.h"

namespace fc::cabinet {
namespace {

constexpr double thousand = 1000;
float thousands(double sum) { return static_cast<float>(sum / thousand); }

/// "Black did best (+45), above all by training and cards (+20)". best: who gained most; else who gained least.
std::string accounts_clause(const Ledger& ledger, const SeatAccount& account, bool best, const std::string& name,
                            const Words& words) {
  const std::string key = ledger.game + ".accounts.";
  double usual = 0;
  for (const SeatAccount& one : ledger.accounts) {
    usual += one.given / static_cast<double>(ledger.accounts.size());
  }
  std::string cause;
  double weight = best ? thousand : -thousand;  // less is not worth a word
  double sum = 0;
  const auto weigh = [&](const std::string& of, double by, double told) {
    if (best ? by > weight : by < weight) {
      weight = by;
      cause = of;
      sum = told;
    }
  };
  // What comes to everybody tells by as much as it differs from what others had.
  weigh("given", account.given - usual, account.given);
  for (const AccountPart& part : account.parts) {
    weigh(std::string(part.source) + "_skill", part.skill, part.skill);
    weigh(std::string(part.source) + "_luck", part.luck, part.luck);
  }
  const std::string done = words.say(key + (best ? "best" : "worst"),
                                     {{"name", name}, {"sum", overlay::points_words(thousands(account.change))}});
  return cause.empty() ? done
                       : words.say(key + "above_all", {{"done", done},
                                                       {"cause", std::string(words[key + (best ? "by." : "for.") + cause])},
                                                       {"points", overlay::points_words(thousands(sum))}});
}

}  // namespace

Review accounts_review(const Ledger& ledger, const ReplayTrack& track, const std::vector<std::string>& names,
                       const Words& words) {
  const std::string key = ledger.game + ".accounts.";
  Review review;
  overlay::ReviewModel& page = review.page;
  page.sentence = accounts_sentence_of(ledger, names, words);
  page.account_heads = {std::string(words[key + "change"]), std::string(words[key + "given"])};
  for (const AccountPart& part : ledger.accounts.front().parts) {
    page.account_heads.emplace_back(words[key + std::string(part.source) + "_skill"]);
    page.account_heads.emplace_back(words[key + std::string(part.source) + "_luck"]);
  }
  page.account_unit = words[key + "thousands"];
  page.no_deals = words[key + "no_deals"];
  page.whole = track.is_laid_out();
  for (std::size_t seat = 0; seat < ledger.accounts.size(); ++seat) {
    const SeatAccount& of_seat = ledger.accounts[seat];
    overlay::ReviewAccount account{.name = names.at(seat),
                                   .deals_of = words.say(key + "deals", {{"name", names.at(seat)}}),
                                   .change = thousands(of_seat.change),
                                   .first_pin = review.pins.size()};
    account.parts.push_back(thousands(of_seat.given));
    for (const AccountPart& part : of_seat.parts) {
      account.parts.push_back(thousands(part.skill));
      account.parts.push_back(thousands(part.luck));
    }
    std::vector<AccountDeal> deals = of_seat.deals;
    std::erase_if(deals, [](const AccountDeal& deal) { return deal.skill > -thousand / 2; });
    std::ranges::stable_sort(deals, {}, &AccountDeal::skill);
    deals.resize(page.whole ? std::min(deals.size(), most_choices_told) : 0);
    for (const AccountDeal& deal : deals) {
      const std::size_t step = track.step_behind({.dice = deal.place.dice, .choices = deal.place.choices});
      if (step < track.steps().size() && !track.steps()[step].answers.empty()) {
        account.deals.push_back({.words = words.say(key + "in_fight", {{"fight", std::to_string(deal.round)},
                                                                       {"what", track.steps()[step].answers.front().label}}),
                                 .points = thousands(deal.skill)});
        review.pins.push_back(track.steps()[step].place);
      }
    }
    page.accounts.push_back(std::move(account));
  }
  return review;
}

std::string accounts_sentence_of(const Ledger& ledger, const std::vector<std::string>& names, const Words& words) {
  const std::string key = ledger.game + ".accounts.";
  const auto [worst, best] = std::ranges::minmax_element(ledger.accounts, {}, &SeatAccount::change);
  if (std::lround(thousands(best->change)) == std::lround(thousands(worst->change))) {
    return std::string(words[key + "even"]);
  }
  const auto clause = [&](auto of, bool is_best) {
    const std::string& name = names.at(static_cast<std::size_t>(of - ledger.accounts.begin()));
    return accounts_clause(ledger, *of, is_best, name, words);
  };
  return words.say(key + "sentence", {{"best", clause(best, true)}, {"worst", clause(worst, false)}});
}

}  // namespace fc::cabinet
