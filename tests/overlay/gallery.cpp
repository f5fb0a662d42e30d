#include "gallery.h"

#include <filesystem>
#include <memory>

#include "library/ringside/catalogue.h"
#include "library/rulebook.h"
#include "overlay/ringside/game.h"
#include "overlay/screens/notices.h"
#include "overlay/screens/pages.h"
#include "overlay/screens/setup.h"
#include "overlay/screens/title.h"

namespace fc::overlay::test {
namespace {

const std::filesystem::path data = std::filesystem::path(FC_SOURCE_DIR) / "data";

SetupModel some_setup() {
  SetupModel model;
  model.game = "ringside";
  model.seats = {{.kind = SeatKind::person, .controls = pad_controls(DeviceLook::xbox), .device_number = 1, .level = {}},
                 {.kind = SeatKind::bot, .controls = {}, .level = "contender"}};
  const auto catalogue = ringside::load_catalogue(data);
  for (const ringside::BoxerEntry& entry : catalogue->boxers) {
    model.boxers.push_back(ringside::boxer_card(entry.name, "", entry.boxer));
  }
  model.chosen = {0, 7};
  const auto row = [&](const std::string& key, std::vector<std::string> values, int value) {
    model.options.push_back({.label = "ringside.option." + key,
                             .values = std::move(values),
                             .value = value,
                             .help = "ringside.option." + key + "_help"});
  };
  row("rounds", {"3", "12"}, 1);
  row("tactics", {"menu.off", "menu.on"}, 1);
  row("saved_by_the_bell", {"menu.off", "menu.on"}, 0);
  row("scoring", {"ringside.scoring.rounds", "ringside.scoring.ten-point-must"}, 1);
  row("ask_counterpunch", {"menu.off", "menu.on"}, 0);
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
                {.label = "menu.settings.reduced_motion", .values = off_on, .help = "menu.settings.help.reduced_motion"}}},
      {.title = "menu.settings.play",
       .rows =
           {{.label = "menu.settings.speed",
             .values = {"menu.speed.1", "menu.speed.instant"},
             .value = 1,
             .help = "menu.settings.help.speed"},
            {.label = "menu.settings.shuffle_picks", .values = off_on, .help = "menu.settings.help.shuffle_picks"},
            {.label = "menu.settings.show_discards", .values = off_on, .help = "menu.settings.help.show_discards"},
            {.label = "menu.settings.show_money", .values = off_on, .value = 1, .help = "menu.settings.help.show_money"}}},
      {.title = "menu.settings.sound",
       .rows = {{.label = "menu.settings.effects_volume",
                 .values = {"0 %", "80 %"},
                 .value = 1,
                 .help = "menu.settings.help.effects_volume"},
                {.label = "menu.settings.crowd_volume",
                 .values = {"0 %", "60 %"},
                 .value = 1,
                 .help = "menu.settings.help.crowd_volume"}}}};
  model.hands = {"menu.hand.pad", "menu.hand.keyboard"};
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
                     .readable = true},
                    {.title = "bout-0007.json",
                     .detail = "cut short: not JSON at line 1",
                     .when = "2026-02-11 09:30",
                     .readable = false}}};
}

/// A show that keeps its PageState from frame to frame.
template <class Show>
std::function<void(Ui&)> with_state(Show show, PageState state = {}) {
  auto kept = std::make_shared<PageState>(std::move(state));
  return [show, kept](Ui& ui) { show(*kept, ui); };
}

}  // namespace

std::vector<Exhibit> menus() {
  std::vector<Exhibit> all;
  const auto add = [&](std::string name, std::function<void(Ui&)> show) {
    all.push_back({std::move(name), std::move(show)});
  };
  add("attract", [](Ui& ui) { attract_overlay({.kiosk = true, .ring = ui.screen()}, ui); });
  add("title",
      [](Ui& ui) { title_screen({.can_continue = true, .can_replay = true, .can_quit = true, .version = "0.1.0"}, ui); });
  add("cabinet", [](Ui& ui) {
    cabinet_screen({.corners = {{.slug = "ringside", .open = true},
                                {.slug = "knock-out"},
                                {.slug = "dice-boxing"},
                                {.slug = "the-ring"}}},
                   ui);
  });
  add("setup", [model = some_setup()](Ui& ui) { setup_screen(model, ui); });
  add("setup-open", [model = some_setup()](Ui& ui) {
    SetupModel open = model;
    open.seats[1] = {.kind = SeatKind::open, .controls = {}, .level = {}};
    open.seats[0].controls = {};
    open.chosen = {12, 20};
    setup_screen(open, ui);
  });
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
  add("saved", with_state([](PageState& state, Ui& ui) { saved_screen(some_bouts(), state, ui); }));
  add("saved-none", with_state([](PageState& state, Ui& ui) { saved_screen({}, state, ui); }));
  add("pause", [](Ui& ui) { pause_menu({.round_line = "Round 3 of 12, turn 11", .can_undo = true}, ui); });
  add("curtain-red", [](Ui& ui) { curtain({.mark = scene::mark_of(Corner::red), .name = "Muhammad Ali"}, ui); });
  add("curtain-blue", [](Ui& ui) { curtain({.mark = scene::mark_of(Corner::blue), .name = "Ingemar Johansson"}, ui); });
  add("pad-lost", [](Ui& ui) {
    pad_lost_notice({.mark = scene::mark_of(Corner::blue), .name = "Rocky Marciano", .can_hand_to_bot = true}, ui);
  });
  add("fault", [](Ui& ui) {
    fault_notice("menu.fault.saved_bout",
                 "saves/bout-0007.json: line 1 is cut short; delete the file or restore a copy of it", ui);
  });
  add("undo", [](Ui& ui) {
    const UndoModel::Voice red{.mark = scene::mark_of(Corner::red), .asked = true, .agreed = true, .controls = {}};
    const UndoModel::Voice blue{.mark = scene::mark_of(Corner::blue), .asked = true, .controls = {}};
    undo_notice({.seats = {red, blue}}, ui);
  });
  add("toast", [](Ui& ui) { toast("Kept as /home/player/.local/share/four-corners/front-page-0007.png", 2, ui); });
  return all;
}

}  // namespace fc::overlay::test
