// Knock Out's game, stopped at the moments that matter.
#include <memory>

#include "library/knock-out/game.h"
#include "match/match_of.h"
#include "overlay/knock-out/panels.h"
#include "overlay/replay/review.h"
#include "scene/knock-out/game.h"
#include "tests/must.h"
#include "tests/overlay/moment.h"

namespace fc::knock_out::test {
namespace {

using namespace fc::overlay;
using namespace fc::overlay::test;

const std::vector<std::string> managers{"Anja", "Bernd", "Chris", "Dorothea", "Eike"};

constexpr std::string_view five = R"({"players": ["black", "purple", "yellow", "green", "orange"], "start": 0,
  "options": {"variable_start": true, "second_season": true}})";
constexpr std::string_view crowned = R"({"players": ["black", "green", "yellow"], "start": 0,
  "options": {"second_season": true}, "scenario": {"season": 2, "last_fight": [],
    "boxers": {"robin-zorres": {"class": "champion"}, "nick-hacker": {"class": "amateur", "out": true},
               "arnold-blackndecker": {"class": "champion", "title": "superchampion"},
               "rick-o-shea": {"class": "amateur", "out": true}},
    "cards": {"black": [4, 5, 5], "green": [2, 2, 3], "yellow": []}}})";
constexpr std::string_view three = R"({"players": ["green", "yellow", "black"], "start": 0})";

constexpr std::string_view unbet = R"({"players": ["green", "yellow", "black"], "start": 0, "options": {"betting": false}})";

std::shared_ptr<Moment> moment(const Words& words, std::uint64_t seed, std::string_view setup_json = five) {
  static const Catalogue catalogue = fc::test::must(load_catalogue(fc::test::data_folder()));
  const Setup setup = fc::test::must(read_setup(catalogue, setup_json));
  return moment_of(words, "knock-out", setup_json, {managers.begin(), managers.begin() + setup.players}, seed);
}

bool never(const Need& /*need*/) { return false; }

const State& state_of(const Moment& at) { return match_of<Rules>(at.match()).state(); }

/// The model at the last moment of the told game that fits.
template <class Fits>
BoutModel model_when(Moment& at, Fits fits) {
  constexpr double step = 0.1;
  BoutModel model = at.model(step);
  const auto& scene = static_cast<const Scene&>(at.scene());
  while (model.clock > 0 && !fits(scene.readout(model.clock))) {
    model.clock -= step;
  }
  return model;
}

/// Everybody but the first seat is a bot.
void leave_alone(BoutModel& model) {
  for (std::size_t seat = 1; seat < model.seats.size(); ++seat) {
    model.seats[seat] = {.kind = SeatKind::bot, .controls = {}, .level = "champion"};
  }
  for (OpenQuestion& question : model.questions) {
    question.by_person = question.prompt.need.seat == 0;
  }
}

void all_discreet(BoutModel& model) {
  for (OpenQuestion& question : model.questions) {
    question.discreet = true;
  }
}

SetupModel table_of_five() {
  SetupModel model;
  model.game = "knock-out";
  model.seats = {{.kind = SeatKind::person, .controls = pad_controls(DeviceLook::xbox), .device_number = 1, .level = {}},
                 {.kind = SeatKind::person, .controls = Controls{}, .level = {}},
                 {.kind = SeatKind::bot, .controls = {}, .level = "contender"},
                 {.kind = SeatKind::open, .controls = {}, .level = {}},
                 {.kind = SeatKind::bot, .controls = {}, .level = "champion"}};
  model.has_lesson = true;
  model.has_desk = true;
  return model;
}

void add_menus(const Words& words, std::vector<Exhibit>& all) {
  SetupModel model = table_of_five();
  const auto catalogue = fc::test::must(load_catalogue(fc::test::data_folder()));
  for (const std::size_t team : {0U, 3U, 2U, 1U, 4U}) {
    model.cards.push_back(
        team_card(static_cast<Colour>(team), {catalogue.boxers[2 * team].name, catalogue.boxers[2 * team + 1].name}, words));
  }
  const std::vector<std::string> off_on{"menu.off", "menu.on"};
  const auto row = [&](const std::string& key, std::vector<std::string> values, int value) {
    model.options.push_back({.label = "knock-out.option." + key,
                             .values = std::move(values),
                             .value = value,
                             .help = "knock-out.option." + key + "_help"});
  };
  row("managers", {"3", "4", "5"}, 2);
  row("game", {"knock-out.game.basic", "knock-out.game.professional", "knock-out.game.own_rules"}, 1);
  for (const std::string key : {"variable_start", "second_season", "strict_components", "betting"}) {
    row(key, off_on, 1);
  }
  row("bonus_split", {"knock-out.bonus_split.per-boxer", "knock-out.bonus_split.per-player"}, 0);
  all.push_back({"knock-out-setup", [model](Ui& ui) { setup_screen(model, ui); }});
  SetupModel nobody = model;
  for (SeatModel& seat : nobody.seats) {
    seat = {.kind = SeatKind::bot, .controls = {}, .level = "contender"};
  }
  all.push_back({"knock-out-setup-nobody", [nobody](Ui& ui) { setup_screen(nobody, ui); }});
  SetupModel small = model;
  small.seats.resize(3);
  small.cards.resize(3);
  all.push_back({"knock-out-setup-three", [small](Ui& ui) { setup_screen(small, ui); }});
  const auto at = moment(words, 1);
  all.push_back({"knock-out-tale", [at](Ui& ui) {
                   TaleModel tale = at->panels().tale(at->match(), at->names(), ui.words());
                   tale.sitters = {"Pad 1", "Pad 2", "Left keys", "Bot: Champion", "Bot: Contender"};
                   tale_screen(tale, ui);
                 }});
}

void add_questions(const Words& words, std::vector<Exhibit>& all) {
  {
    const auto at = moment(words, 2);
    at->play(0, asks(Decision::challenge));
    all.push_back(exhibit("knock-out-challenge", at, at->model(0)));
  }
  {
    const auto at = moment(words, 3);
    at->play(160, asks(Decision::challenge));
    BoutModel model = at->model(0);
    model.speed = 4;
    all.push_back(exhibit("knock-out-challenge-late", at, model));
    model.settings = {{"show_discards", "on"}, {"show_money", "off"}};
    all.push_back(exhibit("knock-out-discards", at, model));
  }
  {
    const auto at = moment(words, 4);
    at->play(0, asks(Decision::bet));
    all.push_back(exhibit("knock-out-bets-open", at, at->model(0)));
  }
  {
    const auto at = moment(words, 6);
    at->play(0, asks(Decision::bet));
    at->play(9, asks(Decision::bet));
    all.push_back(exhibit("knock-out-bets-half", at, at->model(0)));
  }
  {
    const auto at = moment(words, 5, three);
    at->play(0, asks(Decision::bet));
    at->play(4, asks(Decision::bet));
    BoutModel model = at->model(0);
    model.lesson = true;
    leave_alone(model);
    all.push_back(exhibit("knock-out-lesson", at, model));
  }
  {
    const auto at = moment(words, 7);
    at->play(0, asks(Decision::train));
    BoutModel model = at->model(0);
    model.questions.front().taken = {1, 0, 0, 1, 0, 0};
    BoutModel alone = model;
    leave_alone(alone);
    all.push_back(exhibit("knock-out-train-alone", at, alone));
    all_discreet(model);
    model.questions.back().sealed = true;
    all.push_back(exhibit("knock-out-train-discreet", at, model));
  }
  {
    const auto at = moment(words, 8);
    at->play(0, asks(Decision::punch));
    BoutModel model = at->model(0);
    leave_alone(model);
    all.push_back(exhibit("knock-out-punch-alone", at, model));
  }
}

void add_end_of_fight(const Words& words, std::vector<Exhibit>& all) {
  const auto fought = moment(words, 9);
  fought->play(0, asks(Decision::punch));
  fought->play(1, asks(Decision::challenge));
  const auto show = [&](const std::string& name, auto fits) {
    all.push_back(exhibit("knock-out-" + name, fought, model_when(*fought, fits)));
  };
  show("fight", [](const Readout& told) { return told.activity == Activity::fight && told.punches && told.punches->told; });
  show("decision", [](const Readout& told) { return told.activity == Activity::decision && told.turning; });
  const auto title = moment(words, 9, crowned);
  title->play(0, never);
  all.push_back(exhibit("knock-out-title-stake", title, model_when(*title, [](const Readout& told) {
                          return told.activity == Activity::training && told.activity_age > 0.5;
                        })));
  all.push_back(exhibit("knock-out-title-taken", title, model_when(*title, [](const Readout& told) {
                          return told.activity == Activity::decision && told.turning &&
                                 told.turning->to.title != Title::none;
                        })));
  const auto settling = [](const Readout& told) { return told.settlement && told.settlement->nets.empty(); };
  show("settlement", settling);
  all.push_back(exhibit("knock-out-settlement-title", title, model_when(*title, settling)));
  show("nets", [](const Readout& told) { return told.settlement && told.settlement->nets.size() == managers.size(); });
  const auto plain = moment(words, 9, unbet);
  plain->play(0, asks(Decision::punch));
  plain->play(1, asks(Decision::challenge));
  all.push_back(exhibit("knock-out-without-bets", plain, model_when(*plain, [](const Readout& told) {
                          return told.activity == Activity::decision && told.prizes.size() == 2;
                        })));
  const auto season = moment(words, 10);
  while (state_of(*season).season == 1) {
    season->answer();
  }
  all.push_back(exhibit("knock-out-season-end", season, model_when(*season, [](const Readout& told) {
                          return told.account && told.activity == Activity::season_end;
                        })));
  const auto over = moment(words, 11);
  over->play(0, never);
  all.push_back(exhibit("knock-out-ranking", over, over->model(0)));
  for (const std::uint64_t seed : {11U, 12U, 14U}) {
    const auto end = moment(words, seed, seed == 12 ? three : five);
    end->play(0, never);
    (void)end->model(0);  // its scene hears of everything
    all.push_back({"knock-out-front-page-" + std::to_string(seed), [end](Ui& ui) {
                     PageState state;
                     FrontPageModel page = end->panels().front_page(end->match(), end->names(), ui.words(), {});
                     page.masthead_date = "2026-03-02";
                     const scene::Papers papers = end->scene().papers(ui.words());
                     page.blow = papers.blow.value().caption;
                     page.rounds = papers.rounds;
                     front_page_screen(page, state, ui);
                   }});
  }
}

/// What became of the cash of five managers.
ReviewModel some_accounts(const Words& words) {
  const auto clause = [&words](const std::string& done, const std::string& name, const std::string& sum,
                               const std::string& cause, const std::string& points) {
    const std::string key = "knock-out.accounts.";
    return words.say(key + "above_all", {{"done", words.say(key + done, {{"name", name}, {"sum", sum}})},
                                         {"cause", std::string(words[key + cause])},
                                         {"points", points}});
  };
  ReviewModel model{
      .outcome = "The richest: Dorothea",
      .sentence = words.say("knock-out.accounts.sentence",
                            {{"best", clause("best", managers[3], "+534", "by.bets_skill", "+244")},
                             {"worst", clause("worst", managers[0], "\u2212109", "for.bets_skill", "\u2212248")}})};
  model.many = true;
  model.whole = true;
  model.account_unit = words["knock-out.accounts.thousands"];
  model.no_deals = words["knock-out.accounts.no_deals"];
  for (const char* const head : {"change", "given", "fights_skill", "fights_luck", "bets_skill", "bets_luck"}) {
    model.account_heads.emplace_back(words["knock-out.accounts." + std::string(head)]);
  }
  for (const std::string& name : managers) {
    model.accounts.push_back({.name = name,
                              .deals_of = words.say("knock-out.accounts.deals", {{"name", name}}),
                              .change = -109,
                              .parts = {107, -12, 4, -248, 40}});
  }
  const std::string deal =
      words.say("knock-out.accounts.in_fight",
                {{"fight", "12"}, {"what", "Against Purple\u2019s \u201cRobin Zorres is carried out\u201d: 30,000"}});
  model.accounts[0].deals.assign(3, {.words = deal, .points = -30});
  return model;
}

}  // namespace

std::vector<Exhibit> exhibits(const Words& words) {
  std::vector<Exhibit> all;
  add_menus(words, all);
  add_questions(words, all);
  add_end_of_fight(words, all);
  all.push_back({"knock-out-accounts", [](Ui& ui) {
                   PageState state;
                   review_screen(some_accounts(ui.words()), state, ui);
                 }});
  return all;
}

}  // namespace fc::knock_out::test
