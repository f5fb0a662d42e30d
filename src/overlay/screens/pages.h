// What is read and set: settings, rulebook, kept bouts, front page.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "library/rulebook.h"
#include "overlay/controls/ui.h"
#include "overlay/office/plot.h"
#include "overlay/screens/setup.h"
#include "scene/prompt.h"
#include "scene/stage.h"

namespace fc::overlay {

/// A group of settings under one heading; title: a key; rows: see OptionRow.
struct SettingsPage {
  std::string title;
  std::vector<OptionRow> rows;
};
/// One action of the remapping table: label a key; control as the device names it; `look` draws it.
struct BindingRow {
  std::string label;
  std::string control;
  DeviceLook look = DeviceLook::keyboard;
};
struct SettingsModel {
  std::vector<SettingsPage> pages;
  std::vector<std::string> groups;  ///< keys of the groups of controls that can be remapped ("menu.hand.pad")
  int group = 0;                    ///< whose bindings are listed
  std::vector<BindingRow> bindings;
  int listening = -1;  ///< the binding that waits for a press
};
/// What a screen remembers by itself between frames; keep it beside the model, start with a fresh one.
struct PageState {
  int page = 0;
  float scroll = 0;
  float list_scroll = 0;
  std::string query;
  bool was_open = false;  ///< whoever comes back to it finds the focus where it was
};
/// The leaves of the settings, for `PageState::page`: options, controls.
inline constexpr int settings_leaves = 2;
struct SettingsAction {
  enum class Kind : std::uint8_t { back, set, choose_group, rebind, restore } kind = Kind::back;
  int page = 0;  ///< the group
  int row = 0;
  int value = 0;
};
std::optional<SettingsAction> settings_screen(const SettingsModel& model, PageState& state, Ui& ui);

struct RulebookModel {
  const Rulebook* book = nullptr;
};
/// state.page: the open page of book->pages(). True when it is closed.
bool rulebook_screen(const RulebookModel& model, PageState& state, Ui& ui);

/// One kept bout, worded.
struct SavedBout {
  std::string title;   ///< "Ali v Marciano"
  std::string detail;  ///< "Round 3 of 12" or the result
  std::string when;
  bool finished = false;
  bool readable = true;     ///< else detail says what is wrong
  bool can_review = false;  ///< what decided it can be told
};
/// One page of them, newest first.
struct SavedModel {
  std::vector<SavedBout> bouts;
  bool has_newer = false;
  bool has_older = false;
  bool bringing_in = false;  ///< files are being read
  bool to_look_at = false;   ///< bouts are neither removed nor files written or read
};
struct SavedAction {
  enum class Kind : std::uint8_t { back, go_on, replay, why, remove, give_out, bring_in, newer, older } kind = Kind::back;
  int index = 0;
};
std::optional<SavedAction> saved_screen(const SavedModel& model, PageState& state, Ui& ui);

enum class FrontPagePicture : std::uint8_t { last_moment, hardest_blow };
/// The newspaper after a bout; all texts are worded by the game.
struct FrontPageModel {
  std::string masthead_date;
  std::string headline;
  std::vector<std::string> subheads;
  std::vector<std::string> story;  ///< paragraphs
  std::vector<std::string> facts;  ///< worded: below the story, each on a line of its own
  std::vector<std::string> quotes;
  std::string printed;  ///< what is to be remembered of its words, see `PaperVariants`
  std::optional<scene::SeatMark> winner;
  std::vector<std::string> card_head;  ///< scorecard, or ranking; the first column holds names
  std::vector<std::vector<std::string>> card_rows;
  bool ranking = false;                                                ///< the card is a ranking: it takes more room
  std::vector<std::array<std::string, 3>> figures;                     ///< one side, label, the other
  std::array<scene::Ink, 2> sides{scene::Ink::red, scene::Ink::blue};  ///< inks of both
  std::optional<PlotModel> plot;                                       ///< stands in place of the engraving
  std::string plot_head;                                               ///< worded: over the plot
  /// Its photographs at a size in pixels: the last moment, and the hardest blow. Null: there is none; an engraving of the
  /// winner's mark takes the place of the first. Nothing: it is not yet printed.
  std::function<std::optional<ImTextureID>(FrontPagePicture which, int width, int height)> photograph{};
  std::string blow;                      ///< what the second one shows; empty: there is no second one
  std::vector<scene::PaperLine> rounds;  ///< the story round by round; what there is no room for is left out
  std::string_view rounds_head = "menu.front_page.by_rounds";  ///< a word: over them
  std::optional<Looks> face{};  ///< whose life it was: he stands where else the last moment does
  bool can_rematch = true;
  bool has_other_lives = false;  ///< the same man can be led through others, for comparison
  bool can_keep = true;
  bool kept = false;
  bool can_review = false;               ///< there is a page that says what decided it
  bool clean = false;                    ///< without buttons: for the PNG
  std::string leads_on;                  ///< key: what the next bout is called when it comes before a rematch; else empty
  bool can_turn = false;                 ///< it is one of several pages
  bool of_one_going_on = false;          ///< it is not over: one leads on from here, and nowhere else
  std::vector<FrontPageModel> leaves{};  ///< further pages that are kept like this one
};
enum class FrontPageChoice : std::uint8_t { rematch, next, cabinet, keep, replay, review, lives, turn };
std::optional<FrontPageChoice> front_page_screen(const FrontPageModel& model, PageState& state, Ui& ui);

// Groups of options, as settings and the operator's desk show them.

/// Groups of options one below the other, or in two columns, in a part of a screen; only `set` comes of it.
std::optional<SettingsAction> option_groups(std::span<const SettingsPage> pages, PageState& state, const Box& box, Ui& ui);

}  // namespace fc::overlay
