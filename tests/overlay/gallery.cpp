#include "gallery.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <utility>

#include "library/rulebook.h"
#include "moment.h"
#include "overlay/bout/bout_parts.h"
#include "overlay/bout/two_corners.h"
#include "overlay/controls/widgets.h"
#include "overlay/kiosk/kiosk.h"
#include "overlay/replay/review.h"
#include "overlay/screens/desk.h"
#include "overlay/screens/gym.h"
#include "overlay/screens/hall.h"
#include "overlay/screens/notices.h"
#include "overlay/screens/pages.h"
#include "overlay/screens/roster.h"

namespace fc::overlay::test {
namespace {

const std::filesystem::path data = std::filesystem::path(FC_SOURCE_DIR) / "data";

BoutSeatsModel some_chairs(int count) {
  BoutSeatsModel model;
  for (int seat = 0; seat < count; ++seat) {
    const auto ink = static_cast<scene::Ink>(static_cast<int>(scene::Ink::seat_1) + seat);
    BoutSeatsModel::Chair chair{.mark = {ink, scene::Mark::star}, .name = "Ingemar Johansson", .sitter = {}};
    chair.sitter.kind = seat % 2 == 0 ? SeatKind::person : SeatKind::bot;
    chair.sitter.level = "contender";
    chair.sitter.controls = pad_controls(DeviceLook::xbox);
    chair.sitter.device_number = seat + 1;
    chair.fixed = seat == 5;
    model.chairs.push_back(chair);
  }
  return model;
}

SettingsModel some_settings() {
  SettingsModel model;
  const std::vector<std::string> off_on{"menu.off", "menu.on"};
  model.pages = {
      {.title = "menu.settings.display",
       .rows = {{.label = "menu.settings.language",
                 .values = {"menu.language.en", "menu.language.fr"},
                 .help = "menu.settings.help.language"},
                {.label = "menu.settings.fullscreen", .values = off_on, .help = "menu.settings.help.fullscreen"},
                {.label = "menu.settings.text_scale", .values = {"100 %", "200 %"}, .help = "menu.settings.help.text_scale"},
                {.label = "menu.settings.reduced_motion", .values = off_on, .help = "menu.settings.help.reduced_motion"},
                {.label = "menu.settings.keeps_pace", .values = off_on, .help = "menu.settings.help.keeps_pace"}}},
      {.title = "menu.settings.play",
       .rows = {{.label = "menu.settings.speed",
                 .values = {"menu.speed.1", "menu.speed.instant"},
                 .value = 1,
                 .help = "menu.settings.help.speed"},
                {.label = "menu.settings.live_odds", .values = off_on, .help = "menu.settings.help.live_odds"},
                {.label = "menu.settings.hints", .values = off_on, .help = "menu.settings.help.hints"},
                {.label = "menu.settings.shuffle_picks", .values = off_on, .help = "menu.settings.help.shuffle_picks"}}},
      {.title = "menu.settings.sound",
       .rows = {{.label = "menu.settings.effects_volume",
                 .values = {"0 %", "80 %"},
                 .value = 1,
                 .help = "menu.settings.help.effects_volume"},
                {.label = "menu.settings.crowd_volume",
                 .values = {"0 %", "60 %"},
                 .value = 1,
                 .help = "menu.settings.help.crowd_volume"}}},
      {.title = "menu.game.tiny.name",
       .rows = {{.label = "tiny.setting.hearts",
                 .values = {"tiny.hearts_as.figure", "tiny.hearts_as.points"},
                 .value = 1,
                 .help = "tiny.setting.hearts_help"}}}};
  model.groups = {"menu.hand.pad", "menu.hand.keyboard"};
  const std::vector<std::pair<std::string, std::string>> pad{{"accept", "a"},
                                                             {"back", "b"},
                                                             {"details", "y"},
                                                             {"rulebook", "x"},
                                                             {"up", "dpup"},
                                                             {"down", "dpdown"},
                                                             {"hurry", "righttrigger"},
                                                             {"shoulder-left", "leftshoulder"},
                                                             {"start", "start"},
                                                             {"pick-1", "leftshoulder"},
                                                             {"pick-2", "y"},
                                                             {"pick-3", "rightshoulder"},
                                                             {"pick-4", "x"},
                                                             {"pick-5", "a"},
                                                             {"pick-6", "b"}};
  for (const auto& [action, control] : pad) {
    model.bindings.push_back({.label = "menu.action." + action, .control = control, .look = DeviceLook::playstation});
  }
  model.listening = 3;
  return model;
}

SavedModel some_bouts() {
  return {.bouts = {{.title = "Muhammad Ali v Rocky Marciano",
                     .detail = "Round 3 of 12",
                     .when = "2026-03-02 20:14",
                     .readable = true},
                    {.title = "Joe Louis v Duane Bobick",
                     .detail = "Joe Louis by knockout, round 4",
                     .when = "2026-03-01 18:02",
                     .finished = true,
                     .readable = true,
                     .can_review = true},
                    {.title = "bout-0007.json",
                     .detail = "cut short: not JSON at line 1",
                     .when = "2026-02-11 09:30",
                     .readable = false}}};
}

std::vector<OptionRow> hall_filters(bool with_order) {
  std::vector<OptionRow> rows{
      {.label = "menu.hall.who", .values = {"menu.hall.boxer", "menu.hall.person"}, .value = 0, .help = {}},
      {.label = "menu.hall.which", .values = {"menu.hall.every_game", "menu.game.tiny.name"}, .value = 0, .help = {}},
      {.label = "menu.hall.when", .values = {"menu.hall.ever", "2026"}, .value = 0, .help = {}}};
  if (with_order) {
    rows.push_back({.label = "menu.hall.by", .values = {"menu.hall.streak", "menu.hall.titles"}, .value = 0, .help = {}});
  }
  return rows;
}

std::vector<HallRow> hall_rows(int count) {
  const std::vector<std::string> names{"Muhammad Ali", "Karl Mildenberger", "Ingemar Johansson", "Joe Frazier"};
  std::vector<HallRow> rows;
  for (int row = 0; row < count; ++row) {
    rows.push_back({.place = std::to_string(row + 1) + ".",
                    .name = names[static_cast<std::size_t>(row) % names.size()],
                    .record = "123 - 45 - 6",
                    .figure = std::to_string(120 - row),
                    .won = 0.68F,
                    .lost = 0.25F});
  }
  return rows;
}

/// waiting: bouts that are still being written down; 0: all lists are whole, and the puzzle of the day is offered.
HallModel some_hall(const Ui& ui, int waiting) {
  HallModel model{.filters = hall_filters(false)};
  model.has_puzzle = true;
  model.lists = {HallList{.heading = "menu.hall.titles"}, HallList{.heading = "menu.hall.won"},
                 HallList{.heading = "menu.hall.streak"}};
  model.lists[1].rows = hall_rows(hall_list_rows(ui, model.filters.size()));
  model.lists[2].rows = waiting > 0 ? hall_rows(2) : model.lists[1].rows;
  model.waiting = waiting;
  return model;
}

RankingModel some_ranking(const Ui& ui, bool beside) {
  RankingModel model{.filters = hall_filters(true), .figure = "menu.hall.streak"};
  model.beside = beside ? ui.words().say("menu.hall.beside", {{"name", "Karl Mildenberger"}}) : "";
  model.rows = hall_rows(ranking_page_rows(ui, model.filters.size(), beside));
  model.page = 4;
  model.pages = 130;
  model.found = 1298;
  return model;
}

PartySkill some_skill(const Words& words) {
  PartySkill skill{.heading = words.say("menu.hall.skill.heading", {{"game", "Tiny"}, {"count", "168"}})};
  skill.facts = {
      {std::string(words["menu.hall.skill.result"]),
       words.say("menu.hall.skill.result_line", {{"result", "45"}, {"fair", "52"}})},
      {std::string(words["menu.hall.skill.luck"]), words.say("menu.hall.skill.a_bout", {{"points", "\u221212.4"}})},
      {std::string(words["menu.hall.skill.errors"]),
       words.say("menu.hall.skill.a_decision", {{"points", "0.84"}, {"bout", "47"}})}};
  for (const std::string month : {"11", "10"}) {
    skill.months.push_back(
        {words.say("menu.hall.months", {{"month", std::string(words["menu.month." + month])}, {"year", "2026"}}),
         words.say("menu.hall.skill.month_line",
                   {{"count", "84"}, {"fair", "52"}, {"luck", "\u221212.4"}, {"errors", "0.84"}})});
  }
  for (int bout = 0; bout < 40; ++bout) {
    skill.came.push_back(static_cast<float>(bout % 9) - static_cast<float>(bout) / 8);
    skill.dice.push_back(-static_cast<float>(bout) / 10);
  }
  return skill;
}

PartyModel some_party(const Ui& ui, bool habits) {
  const Words& words = ui.words();
  PartyModel model{.name = habits ? "Ann" : "Karl Mildenberger",
                   .kind = habits ? "menu.hall.of_person" : "menu.hall.of_boxer",
                   .won = 123,
                   .lost = 45,
                   .drawn = 6};
  model.facts = {
      {std::string(words["menu.hall.titles"]),
       words.say("menu.hall.titles_line", {{"won", "2"}, {"defended", "13"}, {"lost", "1"}})},
      {std::string(words["menu.hall.streak"]), words.say("menu.hall.streak_line", {{"now", "3"}, {"best", "11"}})}};
  float sum = 0;
  for (int bout = 0; bout < 40; ++bout) {
    sum += bout < 12 && bout % 3 != 0 ? -1.0F : bout % 4 == 0 ? -1.0F : 1.0F;
    model.form.push_back(sum);
  }
  model.endings = {{std::string(words["menu.method.ko"]), 61, 20},
                   {std::string(words["menu.method.technical-decision"]), 40, 15},
                   {std::string(words["menu.method.decision"]), 22, 10}};
  for (int bout = 0; bout < 12; ++bout) {
    const int kind = bout % 3;
    model.bouts.push_back({.outcome = bout == 1   ? "menu.hall.title_defended"
                                      : kind == 0 ? "menu.hall.outcome_won"
                                      : kind == 1 ? "menu.hall.outcome_lost"
                                                  : "menu.hall.outcome_drawn",
                           .score = static_cast<std::int8_t>(kind == 0   ? 1
                                                             : kind == 1 ? -1
                                                                         : 0),
                           .title = words.say("menu.hall.against", {{"name", "Ingemar Johansson"}}),
                           .detail = "Tiny \u00b7 Karl Mildenberger by knockout in round 12",
                           .when = "2026-11-22 20:14",
                           .belt = bout == 1});
  }
  model.has_older = true;
  model.company = habits ? "menu.hall.leads" : "menu.hall.led_by";
  if (habits) {
    for (const std::string question : {"menu.settings.display", "menu.settings.controls"}) {
      PartyHabit habit{.question = std::string(words[question])};
      for (const std::string answer : {"menu.action.up", "menu.action.shoulder-left", "menu.action.hurry"}) {
        habit.answers.push_back({.words = std::string(words[answer]), .times = 33, .share = 33});
      }
      habit.read = words.say("menu.hall.read", {{"share", "24"}, {"times", "1310"}});
      model.habits.push_back(habit);
    }
    model.unweighed = words.say("menu.hall.skill.waiting", {{"count", "274"}});
    model.skill = {some_skill(words)};
  }
  return model;
}

std::vector<std::string> some_corners() {
  std::vector<std::string> corners;
#define FC_ADD_CORNER(game, name) corners.emplace_back(name);
  FC_FOR_EACH_TESTED_GAME(FC_ADD_CORNER)
#undef FC_ADD_CORNER
  return corners;
}

/// As many rows as the page has, five traits and an order, and two cards. The keys are the house's: what stands there is no
/// matter.
RosterModel some_roster(const Ui& ui) {
  RosterModel model;
  model.seat = ui.words()["menu.corner.blue"];
  model.mark = scene::mark_of(Corner::blue);
  for (const std::string trait : {"menu.settings.display", "menu.settings.controls", "menu.action.accept",
                                  "menu.action.back", "menu.action.details"}) {
    model.traits.push_back({.label = trait, .values = {"menu.roster.any", "menu.level.novice"}, .value = 1, .help = {}});
  }
  model.order = {.label = "menu.roster.order", .values = {"menu.roster.as_listed", "menu.roster.by_name"}, .help = {}};
  model.has_names = true;
  model.name = "Mil";
  model.has_favourites = true;
  model.has_gym = true;
  model.has_desk = true;
  model.can_match = true;
  for (int row = 0; row < roster_page_rows(ui); ++row) {
    model.rows.push_back(
        {.name = "Karl Mildenberger", .note = "1954-1968", .looks = {Looks{}}, .favourite = row == 2, .taken = {}});
  }
  model.rows[0].taken = scene::mark_of(Corner::red);
  model.shown = 1;
  model.page = 2;
  model.pages = 130;
  model.found = 1298;
  model.card.card.name = "Karl Mildenberger";
  for (const std::string label :
       {"menu.action.up", "menu.action.shoulder-left", "menu.action.hurry", "menu.action.accept"}) {
    model.card.card.ratings.push_back({.label = label, .value = 51, .most = 90});
  }
  model.card.mark = model.mark;
  model.beside = model.card;
  model.beside->card.name = "Ingemar Johansson";
  model.beside->mark = scene::mark_of(Corner::red);
  model.beside_title = ui.words()["menu.roster.against"];
  model.beside_left = true;
  model.odds = odds_for_show(ui.words());
  return model;
}

/// His card of the game with the longest name, where whoever stands beside him has none.
RosterModel turned_roster(const Ui& ui) {
  RosterModel model = some_roster(ui);
  for (const std::string& slug : some_corners()) {
    const std::string_view name = ui.words()["menu.game." + slug + ".name"];
    model.card_title = name.size() > model.card_title.size() ? name : model.card_title;
  }
  model.turn_to = ui.words().say("menu.roster.in_game", {{"game", model.card_title}});
  model.beside.reset();
  model.odds.reset();
  return model;
}

/// Nothing to look for: a few managers, one of them beside the one who sits there now.
RosterModel few_to_choose_from(const Ui& ui) {
  RosterModel model;
  model.seat = ui.words().say("menu.setup.seat", {{"seat", "3"}});
  model.rows = {{.name = "Green", .note = {}, .taken = {}}, {.name = "Black", .note = {}, .taken = {}}};
  model.shown = 0;
  model.found = 2;
  model.card.card = {.name = "Green",
                     .note = {},
                     .ratings = {},
                     .lines = {"Robin Zorres", "Nick Hacker"},
                     .mark = {},
                     .looks = {Looks{}, Looks{}}};
  model.beside = model.card;
  model.beside_title = ui.words()["menu.roster.now"];
  return model;
}

/// Rows enough for two columns, one rating raised and one lowered. The keys are the house's: what stands there is no matter.
GymModel some_gym(const Ui& ui, bool kept) {
  GymModel model;
  model.name = kept ? "Ingemar Johansson II" : "";
  for (const std::string label : {"menu.settings.display", "menu.settings.controls", "menu.action.hurry",
                                  "menu.action.rulebook", "menu.action.back", "menu.action.details"}) {
    model.choices.push_back(
        {.label = label, .values = {"menu.level.novice", "menu.level.contender"}, .value = 1, .help = "menu.undo.line"});
  }
  const std::vector<std::string> labels{"menu.action.up",     "menu.action.down",    "menu.action.left",
                                        "menu.action.right",  "menu.action.accept",  "menu.action.shoulder-left",
                                        "menu.action.pick-1", "menu.action.start",   "menu.action.hurry",
                                        "menu.action.back",   "menu.action.rulebook"};
  for (const std::string& label : labels) {
    GymRating rating{.label = label,
                     .value = "51",
                     .place = 16,
                     .places = 42,
                     .before = "51",
                     .place_before = 16,
                     .effect = "Of 100 times down, 16 are the end of him, and of 100 landed punches 51 floor somebody.",
                     .help = "menu.undo.line",
                     .better = "52"};
    if (model.ratings.size() == 1) {
      rating.value = "63";
      rating.place = 28;
    } else if (model.ratings.size() == 4) {
      rating.value = "\u221213";
      rating.place = 3;
      rating.better.clear();
    }
    model.ratings.push_back(std::move(rating));
  }
  model.bars.push_back({.title = "Where 100 landed punches go",
                        .parts = {{.name = "Jab", .share = 31, .strong = 12},
                                  {.name = "Body", .share = 29, .strong = 0},
                                  {.name = "Cross", .share = 22, .strong = 11},
                                  {.name = "Uppercut", .share = 18, .strong = 18}},
                        .over = {.name = {}, .share = 7}});
  model.opponent = "Karl Mildenberger";
  model.odds = odds_for_show(ui.words());
  model.is_kept = kept;
  model.is_changed = kept;
  model.looks = Looks{};
  return model;
}

DeskShare some_share(double share, double spread) { return {.share = share, .low = share - spread, .high = share + spread}; }

/// The choices of the desk. The keys are the house's: what stands there is no matter.
DeskModel some_desk(const Ui& ui, DeskState state) {
  DeskModel model;
  model.state = state;
  model.bouts = 10'000;
  model.done = state == DeskState::waiting ? 0 : state == DeskState::over ? 10'000 : 4'312;
  model.a_second = 1'240;
  model.terms = "12 rounds, strategies on";
  model.choices = {{.label = "menu.desk.bouts", .values = {ui.words().grouped(100'000)}, .help = {}},
                   {.label = "menu.desk.level", .values = {"menu.level.contender"}, .help = {}},
                   {.label = "menu.desk.who", .values = {"menu.desk.these", "menu.roster.favourites"}, .help = {}}};
  model.lengths_label = "menu.tale.heading";
  model.lengths = {0.02, 0.04, 0.05, 0.055, 0.06, 0.07, 0.05, 0.045, 0.04, 0.03, 0.03, 0.51};
  const std::vector<std::string> labels{"menu.setup.versus",      "menu.roster.heading", "menu.roster.favourites",
                                        "menu.settings.controls", "menu.level.novice",   "menu.level.contender",
                                        "menu.level.champion",    "menu.desk.drawn",     "menu.setup.random"};
  for (const std::string& label : labels) {
    const auto place = static_cast<double>(model.ways.size());
    DeskWay way{.label = label, .part = model.ways.size() % 3 != 0, .share = std::nullopt, .real = std::nullopt};
    if (state != DeskState::waiting) {
      way.share = some_share(0.6 - 0.06 * place, 0.01);
    }
    if (model.ways.size() < 6) {
      way.real = 0.5 - 0.05 * place;
      way.real_is_near = model.ways.empty();
    }
    model.ways.push_back(std::move(way));
  }
  model.real_near = "Real title bouts, Super-featherweight";
  model.real_far = "Real title bouts 1962\u20132017, all 5,175";
  return model;
}

/// Red and blue, and draws between them.
DeskModel desk_of_two(const Ui& ui, DeskState state) {
  DeskModel model = some_desk(ui, state);
  model.sides = {{.name = "Karl Mildenberger", .mark = scene::mark_of(Corner::red), .share = std::nullopt},
                 {.name = "Ingemar Johansson", .mark = scene::mark_of(Corner::blue), .share = std::nullopt}};
  model.can_be_drawn = true;
  if (state != DeskState::waiting) {
    model.sides[0].share = some_share(0.693, 0.014);
    model.sides[1].share = some_share(0.268, 0.013);
    model.drawn = some_share(0.039, 0.006);
  } else {
    std::ranges::fill(model.lengths, 0);
  }
  return model;
}

/// Five at a table; nothing is set beside them.
DeskModel desk_of_five(const Ui& ui) {
  DeskModel model = some_desk(ui, DeskState::stopped);
  for (int seat = 0; seat < 5; ++seat) {
    const auto ink = static_cast<scene::Ink>(static_cast<int>(scene::Ink::seat_1) + seat);
    model.sides.push_back({.name = seat == 0 ? "Black" : "Yellow",
                           .mark = {ink, static_cast<scene::Mark>(seat)},
                           .share = some_share(0.24 - 0.02 * seat, 0.01)});
  }
  model.choices.pop_back();
  model.ways.resize(3);
  model.lengths.assign(24, 0.01);
  model.lengths[16] = 0.3;
  for (DeskWay& way : model.ways) {
    way.part = false;
    way.real.reset();
  }
  model.real_near.clear();
  model.real_far.clear();
  return model;
}

/// A field and its table, as many rows as the page has.
DeskModel desk_of_a_field(const Ui& ui) {
  DeskModel model = desk_of_two(ui, DeskState::running);
  model.choices.back().value = 1;
  model.field = "Super-featherweight (98)";
  model.page = 1;
  model.pages = 9;
  const int rows = desk_table_rows(ui);
  for (int row = 0; row < rows; ++row) {
    model.table.push_back({.place = rows + row + 1,
                           .name = row == 2 ? "Ingemar Johansson" : "Bartholomew Featherstone",
                           .mark = std::nullopt,
                           .share = some_share(0.62 - 0.01 * row, 0.04)});
  }
  model.table[2].mark = scene::mark_of(Corner::blue);
  return model;
}

/// A show that keeps its PageState from frame to frame.
template <class Show>
std::function<void(Ui&)> with_state(Show show, PageState state = {}) {
  auto kept = std::make_shared<PageState>(std::move(state));
  return [show, kept](Ui& ui) { show(*kept, ui); };
}

/// A question with answers of every length, one of them unwise.
scene::Prompt some_question(std::size_t answers) {
  scene::Prompt question{.need = {}, .title = "Blue: how do you defend?", .options = {}, .places = {}};
  for (std::size_t index = 0; index < answers; ++index) {
    question.options.push_back(
        {.notation = "answer",
         .label = index % 2 == 0 ? "Cover up" : "Backpedal to the left",
         .explanation = "Red hits over 78 instead of 68; you counter with 26 or less and hit over 90.",
         .warning = index == 2 ? "Two steps from the ropes: he may trap you there." : "",
         .cell = std::nullopt,
         .hints = {},
         .pieces = {}});
  }
  return question;
}

/// Every seat's shape at the sizes in use, in one ink: they have to be told apart without colour.
void show_marks(Ui& ui) {
  const Panel panel(ui, "marks", ui.screen(), true);
  paper_sheet(ui, ui.screen());
  float y = 40;
  for (const float side : {9.0F, 12.0F, 16.0F, 24.0F, 48.0F, 96.0F}) {
    for (std::size_t mark = 0; mark < most_seats; ++mark) {
      const Box place{40 + static_cast<float>(mark) * ui.screen().w / 9, y, ui.px(side), ui.px(side)};
      seat_mark(ui, place, static_cast<scene::Mark>(mark), colour::ink);
    }
    y += ui.px(side) + ui.px(20);
  }
}

using Add = std::function<void(std::string name, std::function<void(Ui&)> show)>;

/// What one sees before a game begins, and what explains it.
void add_front(const Add& add) {
  add("attract", [](Ui& ui) {
    BoutModel model;
    model.demo = true;
    const Panel panel(ui, "top", ui.screen(), true);
    const Box strip{0, 0, ui.screen().w, ui.px(56)};
    Box rest = strip.inset(ui.px(14), ui.px(5));
    way_out(model, ui, strip, rest);
  });
  add("at-once", [](Ui& ui) {
    BoutModel model;
    model.speed = 0;
    const Panel panel(ui, "top", ui.screen(), true);
    ui.fill(ui.screen(), colour::hall);
    const Box strip{0, 0, ui.screen().w, ui.px(56)};
    Box rest = strip.inset(ui.px(14), ui.px(5));
    way_out(model, ui, strip, rest);
  });
  add("title", [](Ui& ui) {
    title_screen({.continues = "Muhammad Ali v Rocky Marciano · Round 3 of 12, turn 11",
                  .can_replay = true,
                  .has_first = true,
                  .can_quit = true,
                  .version = "0.1.0"},
                 ui);
  });
  add("marks", show_marks);
  add("cabinet", [](Ui& ui) { cabinet_screen({.corners = some_corners()}, ui); });
  for (const int page : {0, 1}) {
    add("settings-" + std::to_string(page),
        with_state([model = some_settings()](PageState& state, Ui& ui) { settings_screen(model, state, ui); },
                   {.page = page, .query = {}}));
  }
  for (const int page : {1, 4}) {
    const auto book = std::make_shared<std::optional<Rulebook>>();
    add("rulebook-" + std::to_string(page), with_state(
                                                [book](PageState& state, Ui& ui) {
                                                  if (!*book) {
                                                    *book = *Rulebook::load(data, ui.words().language());
                                                  }
                                                  rulebook_screen({.book = &**book}, state, ui);
                                                },
                                                {.page = page, .query = {}}));
  }
  for (const std::size_t answers : {std::size_t{4}, most_answers_explained}) {
    add("answers-" + std::to_string(answers), [answers](Ui& ui) {
      const scene::Layout layout = scene::layout(static_cast<int>(ui.screen().w), static_cast<int>(ui.screen().h));
      answers_sheet(some_question(answers), layout.ring, ui);
    });
  }
}

/// What a machine in a cafe shows while nobody plays, and what it asks.
void add_kiosk(const Add& add) {
  const ReelModel free{.devices = {pad_controls(DeviceLook::xbox)}};
  ReelModel paid = free;
  paid.turned = true;
  paid.coins = CoinModel{.credits = 1, .price = 2, .wanted = 4};
  for (const auto& [name, model] : {std::pair("free", free), std::pair("paid", paid)}) {
    add(std::string("reel-poster-") + name, [model = model](Ui& ui) { reel_poster(model, ui); });
    add(std::string("reel-bout-") + name, [model = model](Ui& ui) {
      reel_bout(model,
                {.game = "Dice Boxing",
                 .men = {"Karl Mildenberger", "Ingemar Johansson"},
                 .line = "The hall gasps: a right jab from Karl Mildenberger, and down goes Ingemar Johansson!"},
                ui);
    });
    add(std::string("reel-dark-") + name, [model = model](Ui& ui) { reel_invitation(model, 0.5F, ui); });
  }
  add("coins", [](Ui& ui) { coin_strip({.credits = 1, .price = 2, .wanted = 4}, ui); });
  add("coins-enough", [](Ui& ui) { coin_strip({.credits = 12, .price = 2, .wanted = 2}, ui); });
  add("still-there", [](Ui& ui) { still_there(10, ui); });
}

/// A long bout that red throws away.
ReviewModel some_review(const Words& words) {
  ReviewModel model{
      .names = {"Mildenberger", "Johansson"},
      .outcome = "Ingemar Johansson by technical decision in round 12",
      .sentence =
          "Mildenberger had the better dice (+14); Johansson outguessed Mildenberger (+9); "
          "Mildenberger threw it away in round 6 (\u221211).",
      .rarity = words.say("review.rarity", {{"bouts", "9"}}),
      .advice =
          words.say("review.advice.often",
                    {{"name", "Mildenberger"}, {"answer", "Backpedal to the left"}, {"times", "17"}, {"points", "31"}}) +
          " " + words.say("review.advice.better", {{"answer", "Backpedal to the left"}})};
  model.whole = true;
  float chance = 0.55F;
  constexpr int steps = 400;
  for (int step = 0; step <= steps; ++step) {
    chance += step % 7 == 0 ? 0.05F : step % 5 == 0 ? -0.045F : 0.001F;
    chance -= step > 240 && step < 250 ? 0.04F : 0;
    model.chances.push_back(step == steps ? 0 : std::clamp(chance, 0.03F, 0.97F));
  }
  for (int round = 1; round <= 12; ++round) {
    model.bells.push_back({.at = static_cast<float>(round - 1) / 12, .round = round});
  }
  const std::string roll = "HIT? needs over 58 (Agility 58 +10 covering up \u221210 rushing) \u2026 63. HIT.";
  const std::string far = words.say("review.in_round", {{"round", "12"}, {"what", roll}});
  const std::string choice = words.say("review.in_round", {{"round", "6"}, {"what", "Backpedal to the left"}});
  model.pins = {
      {.kind = ReviewPin::Kind::choice, .at = 0.2F, .who = Corner::red, .words = choice, .grade = ChoiceGrade::blunder},
      {.kind = ReviewPin::Kind::cut,
       .at = 0.21F,
       .who = Corner::blue,
       .words = words.say("review.pin.cut", {{"name", "Johansson"}})},
      {.kind = ReviewPin::Kind::down,
       .at = 0.4F,
       .who = Corner::blue,
       .words = words.say("review.pin.down", {{"name", "Johansson"}})},
      {.kind = ReviewPin::Kind::turning,
       .at = 0.61F,
       .who = std::nullopt,
       .words = words.say("review.pin.turning", {{"what", far}})},
      {.kind = ReviewPin::Kind::choice, .at = 0.62F, .who = Corner::blue, .words = choice},
      {.kind = ReviewPin::Kind::down,
       .at = 1,
       .who = Corner::red,
       .words = words.say("review.pin.down", {{"name", "Mildenberger"}})}};
  float from = 0;
  const auto pull = [&](std::string what, float to) {
    model.pulls.push_back({.words = std::move(what), .from = from, .to = to});
    from = to;
  };
  from = 0.5F;
  pull(std::string(words["review.pull.first"]), 0.55F);
  pull(std::string(words["review.pull.dice"]), 0.69F);
  pull(std::string(words["review.pull.reading"]), 0.6F);
  pull(words.say("review.pull.choices", {{"name", "Mildenberger"}}), -0.06F);
  pull(words.say("review.pull.choices", {{"name", "Johansson"}}), 0.02F);
  pull(std::string(words["review.pull.unexplained"]), 0);
  model.choices[0] = {{.words = choice, .points = -11, .grade = ChoiceGrade::blunder},
                      {.words = choice, .points = -7, .grade = ChoiceGrade::mistake},
                      {.words = choice, .points = -3, .grade = ChoiceGrade::inaccuracy}};
  model.rolls[0].assign(5, {.words = far + " " + roll + " " + roll, .points = 14});
  const auto read = [&words](int guessed, float share, const char* habit) {
    return ReviewRead{
        .line = words.say("review.read.line", {{"picks", "24"}, {"guessed", std::to_string(guessed)}, {"allowed", "8"}}),
        .habit = words.say(habit, {{"question", "Punches expected"},
                                   {"pick", "Backpedal to the left"},
                                   {"after", "Backpedal to the left"},
                                   {"times", "17"},
                                   {"of", "19"},
                                   {"expected", "6"}}),
        .guessed = share,
        .allowed = 0.33F};
  };
  model.read = {read(15, 0.63F, "review.read.after_pick"), read(9, 0.38F, "review.read.no_habit")};
  model.rolls[1] = {{.words = far, .points = 23}, {.words = far, .points = 2}};
  return model;
}

/// What decided a bout, on each of its leaves, with figures and while it is reckoned.
void add_reviews(const Add& add) {
  const auto show = [&add](std::string name, ReviewTab tab, bool figures) {
    add(std::move(name), with_state(
                             [figures](PageState& state, Ui& ui) {
                               ReviewModel model = some_review(ui.words());
                               model.shows_figures = figures;
                               model.can_keep = figures;
                               review_screen(model, state, ui);
                             },
                             {.page = static_cast<int>(tab), .query = {}}));
  };
  show("review", ReviewTab::choices, false);
  show("review-dice", ReviewTab::rolls, true);
  show("review-read", ReviewTab::read, false);
  add("review-reckoning", with_state([](PageState& state, Ui& ui) {
        review_screen({.names = {"Mildenberger", "Johansson"}}, state, ui);
      }));
  add("review-kept", with_state([](PageState& state, Ui& ui) {
        ReviewModel model = some_review(ui.words());
        model.clean = true;
        review_screen(model, state, ui);
      }));
}

/// What is kept, and who played.
void add_lists(const Add& add) {
  add("saved", with_state([](PageState& state, Ui& ui) { saved_screen(some_bouts(), state, ui); }));
  add("hall", [](Ui& ui) { hall_screen(some_hall(ui, 1200), ui); });
  add("hall-whole", [](Ui& ui) { hall_screen(some_hall(ui, 0), ui); });
  add("hall-none", [](Ui& ui) {
    HallModel model = some_hall(ui, 1200);
    model.lists[1].rows.clear();
    model.lists[2].rows.resize(1);
    hall_screen(model, ui);
  });
  add("ranking", [](Ui& ui) { ranking_screen(some_ranking(ui, false), ui); });
  add("ranking-beside", [](Ui& ui) { ranking_screen(some_ranking(ui, true), ui); });
  add("ranking-none",
      [](Ui& ui) { ranking_screen({.filters = hall_filters(true), .figure = "menu.hall.titles", .pages = 1}, ui); });
  add("party", [](Ui& ui) {
    static PartyState state;
    party_screen(some_party(ui, false), state, ui);
  });
  add("party-habits", [](Ui& ui) {
    static PartyState state{.tab = 1};
    party_screen(some_party(ui, true), state, ui);
  });
  add("party-skill", [](Ui& ui) {
    static PartyState state{.tab = 2};
    party_screen(some_party(ui, true), state, ui);
  });
  add("saved-none", with_state([](PageState& state, Ui& ui) { saved_screen({}, state, ui); }));
}

/// The what-if desk.
void add_desks(const Add& add) {
  for (const DeskState state : {DeskState::waiting, DeskState::running, DeskState::over}) {
    add("desk-" + std::to_string(static_cast<int>(state)),
        [state, page = std::make_shared<DeskPage>()](Ui& ui) { desk_screen(desk_of_two(ui, state), *page, ui); });
  }
  for (const int tab : {1, 2}) {
    add("desk-tab-" + std::to_string(tab), [page = std::make_shared<DeskPage>(DeskPage{.tab = tab})](Ui& ui) {
      desk_screen(desk_of_two(ui, DeskState::stopped), *page, ui);
    });
  }
  add("desk-table-of-five", [page = std::make_shared<DeskPage>()](Ui& ui) { desk_screen(desk_of_five(ui), *page, ui); });
  add("desk-field", [page = std::make_shared<DeskPage>()](Ui& ui) { desk_screen(desk_of_a_field(ui), *page, ui); });
}

/// What lies over a bout.
void add_notices(const Add& add) {
  add("pause",
      [](Ui& ui) { pause_menu({.round_line = "Round 3 of 12, turn 11", .can_undo = true, .can_change_seats = true}, ui); });
  add("pause-unasked", [](Ui& ui) {
    pause_menu({.round_line = "Round 3 of 12, turn 11", .can_change_seats = true, .gives_hints = true}, ui);
  });
  for (const int chairs : {2, 3, 8}) {
    add("seats-" + std::to_string(chairs), [chairs](Ui& ui) { bout_seats(some_chairs(chairs), ui); });
  }
  add("seats-of-an-evening", [](Ui& ui) {
    BoutSeatsModel model = some_chairs(5);
    model.evening = true;
    model.chairs[0].missing = true;
    bout_seats(model, ui);
  });
  add("bout-inside", [](Ui& ui) {
    bout_ways({.names = {"Ingemar Johansson", "Muhammad Ali"},
               .mark = scene::mark_of(Corner::blue),
               .asked = ui.say("menu.inside.asked", {{"name", "Rocky Marciano"}, {"device", "Pad 2"}})},
              ui);
  });
  add("bout-inside-simulated", [](Ui& ui) {
    bout_ways({.names = {"Ingemar Johansson", "Muhammad Ali"}, .mark = {}, .asked = {}}, ui);
  });
  add("curtain-red", [](Ui& ui) { curtain({.mark = scene::mark_of(Corner::red), .name = "Muhammad Ali"}, ui); });
  add("curtain-blue", [](Ui& ui) { curtain({.mark = scene::mark_of(Corner::blue), .name = "Ingemar Johansson"}, ui); });
  add("pad-lost", [](Ui& ui) {
    pad_lost_notice({.mark = scene::mark_of(Corner::blue), .name = "Rocky Marciano", .can_hand_to_bot = true}, ui);
  });
  add("fault", [](Ui& ui) {
    fault_notice("menu.fault.saved_bout",
                 "saves/bout-0007.json: line 1 is cut short; delete the file or restore a copy of it", {"Understood"}, ui);
  });
  add("fault-ways", [](Ui& ui) {
    fault_notice("menu.held.heading",
                 "Another Four Corners writes into this folder: process 4711, since 2026-11-21 18:05. Two that write would "
                 "spoil what is kept, so nothing of yours is kept here.",
                 {"Watch what is boxed there", "Play; nothing is kept", "Keep my bouts in saves-2"}, ui);
  });
  add("wait", [](Ui& ui) {
    wait_notice("menu.hall.forgetting", ui.say("menu.hall.forgetting_line", {{"name", "Ingemar Johansson"}}), ui);
  });
  add("undo", [](Ui& ui) {
    const UndoModel::Voice red{.mark = scene::mark_of(Corner::red), .asked = true, .agreed = true, .controls = {}};
    const UndoModel::Voice blue{.mark = scene::mark_of(Corner::blue), .asked = true, .controls = {}};
    undo_notice({.seats = {red, blue}}, ui);
  });
  add("unsaved", [](Ui& ui) {
    unsaved_sign(scene::layout(static_cast<int>(ui.screen().w), static_cast<int>(ui.screen().h)).ring, ui);
  });
  add("toast", [](Ui& ui) { toast("Kept as /home/player/.local/share/four-corners/front-page-0007.png", 2, ui); });
}

/// Whom one chooses, and whom one makes.
void add_boxers(const Add& add) {
  add("roster", [](Ui& ui) {
    RosterState state;
    roster_screen(some_roster(ui), state, ui);
  });
  add("roster-turned", [](Ui& ui) {
    RosterState state;
    roster_screen(turned_roster(ui), state, ui);
  });
  add("roster-looking", [](Ui& ui) {
    RosterState state{.looking = true};
    roster_screen(some_roster(ui), state, ui);
  });
  add("roster-writing", [](Ui& ui) {
    RosterState state{.writing = true};
    roster_screen(some_roster(ui), state, ui);
  });
  add("roster-few", [](Ui& ui) {
    RosterState state;
    roster_screen(few_to_choose_from(ui), state, ui);
  });
  add("gym", [](Ui& ui) {
    GymState state{.told = 7};
    gym_screen(some_gym(ui, true), state, ui);
  });
  add("gym-newcomer", [](Ui& ui) {
    GymState state;
    gym_screen(some_gym(ui, false), state, ui);
  });
  add("gym-writing", [](Ui& ui) {
    GymState state{.writing = true};
    gym_screen(some_gym(ui, false), state, ui);
  });
  add("gym-leaving", [](Ui& ui) {
    GymState state{.leaving = true};
    gym_screen(some_gym(ui, true), state, ui);
  });
}

}  // namespace

std::vector<Exhibit> menus() {
  std::vector<Exhibit> all;
  const Add add = [&](std::string name, std::function<void(Ui&)> show) {
    all.push_back({std::move(name), std::move(show)});
  };
  add_front(add);
  add_kiosk(add);
  add_lists(add);
  add_reviews(add);
  add_desks(add);
  add_notices(add);
  add_boxers(add);
  return all;
}

std::vector<Exhibit> exhibits_of_games(const Words& words) {
  std::vector<Exhibit> all;
#define FC_ADD_EXHIBITS(game, name)                           \
  for (Exhibit & offered : fc::game::test::exhibits(words)) { \
    all.push_back(std::move(offered));                        \
  }
  FC_FOR_EACH_TESTED_GAME(FC_ADD_EXHIBITS)
#undef FC_ADD_EXHIBITS
  return all;
}

}  // namespace fc::overlay::test
