#include "overlay/ringside-campaign/pages.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "rules/ringside-campaign/ladder.h"
#include "scene/ringside-campaign/game.h"

namespace fc::ringside_campaign {
namespace {

using overlay::FrontPageModel;

class Editor {
 public:
  Editor(const OfficeView& view, const Words& words)
      : view_(view), words_(words), ranking_(ranking_of(view.setup, view.state)), bouts_(view.chronicle.bouts()) {}

  [[nodiscard]] FrontPageModel write() const {
    const std::string_view shared = is_shared() ? "-shared" : "";
    FrontPageModel page;
    page.winner = mark_of(ranking_[0].seat);
    page.headline = say(std::string("paper.headline").append(shared));
    page.subheads = {say("paper.subhead")};
    page.story = {say(std::string("paper.story").append(shared)), say("last_page.bouts")};
    if (!view_.chronicle.reigns().empty()) {
      page.story.push_back(say(view_.chronicle.reigns().size() == 1 ? "last_page.one_champion" : "last_page.champions"));
    }
    if (!bouts_.empty()) {
      page.story.push_back(best_purse());
    }
    page.quotes = {say("paper.quote")};
    page.ranking = true;
    write_ranking(page);
    write_reigns(page);
    page.plot = cash_plot(view_, words_, false);
    page.plot_head = say("office.ledger.by_week");
    for (const Ranked& ranked : ranking_) {
      page.more_pages.push_back(write_stable(ranked));
    }
    return page;
  }

 private:
  [[nodiscard]] bool is_shared() const { return ranking_.size() > 1 && ranking_[1].rank == 1; }

  [[nodiscard]] std::string say(std::string_view key) const {
    const auto stopped = std::ranges::count_if(bouts_, [](const PastBout& bout) { return bout.result.is_stoppage(); });
    const auto titles = std::ranges::count_if(bouts_, [](const PastBout& bout) { return bout.bout.title; });
    const auto& reigns = view_.chronicle.reigns();
    const auto longest = std::ranges::max_element(reigns, {}, [](const Reign& reign) { return reign.to - reign.from; });
    const Person ruler = longest == reigns.end() ? nobody : longest->man;
    return words_.say(std::string("ringside-campaign.").append(key),
                      {{"winner", view_.manager(ranking_[0].seat)},
                       {"cash", money_text(ranking_[0].cash, words_)},
                       {"bouts", std::to_string(bouts_.size())},
                       {"titles", std::to_string(titles)},
                       {"stopped", std::to_string(stopped)},
                       {"weeks", std::to_string(view_.state.week)},
                       {"champions", std::to_string(reigns.size())},
                       {"man", ruler == nobody ? std::string_view() : man_name(view_.setup, ruler, words_)},
                       {"reign", std::to_string(longest == reigns.end() ? 0 : longest->to - longest->from)}});
  }

  [[nodiscard]] std::string best_purse() const {
    const auto highest = [](const PastBout& bout) { return std::max(bout.purses[0], bout.purses[1]); };
    const PastBout& best = *std::ranges::max_element(bouts_, {}, highest);
    const Corner earner = best.purses[0] >= best.purses[1] ? Corner::red : Corner::blue;
    return words_.say("ringside-campaign.last_page.best_purse",
                      {{"man", man_name(view_.setup, best.bout.man(earner), words_)},
                       {"purse", money_text(highest(best), words_)},
                       {"week", std::to_string(best.week)}});
  }

  void write_ranking(FrontPageModel& page) const {
    page.card_head = {say("last_page.manager"), say("last_page.cash"), say("last_page.purses"), say("last_page.belt")};
    for (const Ranked& ranked : ranking_) {
      page.card_rows.push_back({std::to_string(ranked.rank) + ". " + view_.manager(ranked.seat),
                                money_text(ranked.cash, words_), money_text(ranked.purses, words_),
                                ranked.champion ? std::string(last_name(view_.setup, view_.state.ladder.champion, words_))
                                                : std::string("\u2013")});
    }
  }

  /// The chronicle of a manager's men: those who are left, what the best of them has done, and what all of them brought in.
  [[nodiscard]] FrontPageModel write_stable(const Ranked& ranked) const {
    const auto said = [&](std::string_view key, Words::Arguments arguments) {
      return words_.say(std::string("ringside-campaign.last_page.stable.").append(key), arguments);
    };
    int fought = 0;
    int won = 0;
    Money earned = 0;
    for (const PastBout& bout : bouts_) {
      for (const Corner corner : both_corners) {
        const bool own = bout.seats[index_of(corner)] == ranked.seat;
        fought += own ? 1 : 0;
        won += own && bout.result.outcome(corner) == Outcome::won ? 1 : 0;
        earned += own ? bout.shares[index_of(corner)] : 0;
      }
    }
    FrontPageModel page;
    page.winner = mark_of(ranked.seat);
    page.headline = view_.manager(ranked.seat);
    page.subheads = {said("subhead", {{"place", std::to_string(ranked.rank)}, {"cash", money_text(ranked.cash, words_)}})};
    page.story = {said(
        "bouts", {{"bouts", std::to_string(fought)}, {"won", std::to_string(won)}, {"shares", money_text(earned, words_)}})};
    page.ranking = true;
    page.card_head = {say("last_page.stable.man"), say("office.record"), say("office.pop"), say("last_page.purses")};
    overlay::PlotModel plot;
    for (const Person person : view_.state.manager(ranked.seat).stable) {
      const Man& man = view_.man(person);
      page.card_rows.push_back({std::string(man_name(view_.setup, person, words_)), record_text(man), points_text(man.pop()),
                                money_text(man.purses, words_)});
      for (std::string& line : life_of(person)) {
        page.story.push_back(std::move(line));
      }
      plot.curves.push_back(pop_curve(view_, person));
    }
    scale_pop(plot, view_, 0, 5);
    page.plot = std::move(plot);
    page.plot_head = say("office.pop_by_week");
    return page;
  }

  /// His best night, and his days as champion.
  [[nodiscard]] std::vector<std::string> life_of(Person person) const {
    std::vector<std::string> lines;
    const PastBout* best = nullptr;
    const auto others_pop = [&](const PastBout& bout) { return bout.pops[bout.bout.red == person ? 1 : 0]; };
    for (const std::int32_t index : view_.chronicle.bouts_of(person)) {
      const PastBout& bout = bouts_[static_cast<std::size_t>(index)];
      const bool won = !bout.result.is_drawn() && bout.bout.man(bout.result.winner) == person;
      if (won && (best == nullptr || others_pop(bout) > others_pop(*best))) {
        best = &bout;
      }
    }
    const std::string_view name = last_name(view_.setup, person, words_);
    if (best != nullptr) {
      lines.push_back(words_.say("ringside-campaign.last_page.stable.best",
                                 {{"man", name},
                                  {"other", last_name(view_.setup, best->bout.man(other(best->result.winner)), words_)},
                                  {"result", result_text(best->result, words_)},
                                  {"week", std::to_string(best->week)}}));
    }
    const auto own = view_.chronicle.bouts_of(person);
    for (const Reign& reign : view_.chronicle.reigns()) {
      if (reign.man == person && std::ranges::binary_search(own, reign.won_in)) {
        lines.push_back(
            words_.say("ringside-campaign.last_page.stable.reign", {{"man", name},
                                                                    {"from", std::to_string(reign.from)},
                                                                    {"to", std::to_string(reign.to)},
                                                                    {"defences", std::to_string(reign.defences)}}));
      }
    }
    return lines;
  }

  /// The latest ones: a paper has an end.
  void write_reigns(FrontPageModel& page) const {
    constexpr std::size_t most = 7;
    const auto& reigns = view_.chronicle.reigns();
    if (reigns.empty()) {
      return;
    }
    page.sides = {scene::Ink::ink, scene::Ink::ink};
    page.figures.push_back({say("last_page.reign"), say("last_page.champion"), say("last_page.defences")});
    for (std::size_t index = reigns.size() - std::min(most, reigns.size()); index < reigns.size(); ++index) {
      const Reign& reign = reigns[index];
      page.figures.push_back({std::to_string(reign.from) + "\u2013" + std::to_string(reign.to),
                              std::string(man_name(view_.setup, reign.man, words_)), std::to_string(reign.defences)});
    }
  }

  const OfficeView& view_;
  const Words& words_;
  Ranking ranking_;
  const std::vector<PastBout>& bouts_;
};

}  // namespace

FrontPageModel last_front_page(const OfficeView& view, const Words& words) { return Editor(view, words).write(); }

}  // namespace fc::ringside_campaign
