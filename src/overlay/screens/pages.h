// Screens to read and to set things: settings, rulebook, kept bouts, front page.
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
#include "overlay/office/office.h"
#include "overlay/screens/setup.h"
#include "scene/layout.h"
#include "scene/prompt.h"
#include "scene/stage.h"

namespace fc::overlay {

/// A group of settings under one heading. title: a key; rows: see OptionRow.
struct SettingsPage {
  std::string title;
  std::vector<OptionRow> rows;
};
/// One action of the remapping table. label: a key; control: as the device names it; look: the device that draws it.
struct BindingRow {
  std::string label;
  std::string control;
  DeviceLook look = DeviceLook::keyboard;
};
struct SettingsModel {
  std::vector<SettingsPage> pages;
  std::vector<std::string> groups;  ///< keys of the groups of controls that can be remapped ("menu.hand.pad")
  int group = 0;                    ///< index of the group whose bindings are listed
  std::vector<BindingRow> bindings;
  int listening = -1;  ///< index of the binding that waits for a press; -1: none
};
/// What a screen remembers between frames. Keep it beside the model; start with a fresh one.
struct PageState {
  int page = 0;
  float scroll = 0;
  float list_scroll = 0;
  std::string query;
  bool was_open = false;  ///< the screen was shown before: the focus stays where it was then
};
/// Number of tabs of the settings, for `PageState::page`: options, controls.
inline constexpr int settings_tabs = 2;
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
/// state.page: the open page of book->pages(). Returns true when the rulebook is closed.
bool rulebook_screen(const RulebookModel& model, PageState& state, Ui& ui);

/// One kept bout, worded.
struct SavedBout {
  std::string title;   ///< "Ali v Marciano"
  std::string detail;  ///< "Round 3 of 12" or the result
  std::string when;
  bool finished = false;
  bool readable = true;     ///< else detail says what is wrong
  bool can_review = false;  ///< a review of what decided it is available
};
/// One page of kept bouts, newest first.
struct SavedModel {
  std::vector<SavedBout> bouts;
  bool has_newer = false;
  bool has_older = false;
  bool is_importing = false;  ///< files are being read
  bool read_only = false;     ///< read only: no bouts are removed, no files written or read
};
struct SavedAction {
  enum class Kind : std::uint8_t {
    back,
    go_on,
    replay,
    why,
    remove,
    export_bout,
    import_bouts,
    newer,
    older
  } kind = Kind::back;
  int index = 0;
};
std::optional<SavedAction> saved_screen(const SavedModel& model, PageState& state, Ui& ui);

enum class FrontPagePicture : std::uint8_t { last_moment, hardest_blow };
/// The newspaper after a bout. All texts are worded by the game.
struct FrontPageModel {
  std::string masthead_date;
  std::string headline;
  std::vector<std::string> subheads;
  std::vector<std::string> story;  ///< paragraphs
  std::vector<std::string> facts;  ///< worded: below the story, one line each
  std::vector<std::string> quotes;
  std::string printed;  ///< record of the wordings used, see `PaperVariants`
  std::optional<scene::SeatMark> winner;
  std::vector<std::string> card_head;  ///< scorecard, or ranking; the first column holds names
  std::vector<std::vector<std::string>> card_rows;
  bool ranking = false;                                                ///< the card is a ranking: it takes more room
  std::vector<scene::SeatMark> row_marks;                              ///< before the names of the ranking; empty: none
  std::vector<int> row_seats;                                          ///< whose row each is; empty: nobody's
  std::uint32_t own_rows = 0;                                          ///< rows of people who are here, a bit each
  std::vector<std::array<std::string, 3>> figures;                     ///< each: one side, label, the other side
  std::array<scene::Ink, 2> sides{scene::Ink::red, scene::Ink::blue};  ///< inks of the two sides
  std::optional<PlotModel> plot;                                       ///< shown instead of the engraving
  std::string plot_head;                                               ///< worded: over the plot
  /// Returns a photograph of a size in pixels: the last moment, or the hardest blow. A null texture: there is none; an
  /// engraving of the winner's mark replaces the first. No value: it is not yet printed.
  std::function<std::optional<ImTextureID>(FrontPagePicture which, int width, int height)> photograph{};
  std::string moment;                    ///< worded: what the first photograph shows; empty: nothing is said of it
  std::string blow;                      ///< worded: what the second photograph shows; empty: there is none
  std::vector<scene::PaperLine> rounds;  ///< the story round by round; what does not fit is left out
  std::string_view rounds_head = "menu.front_page.by_rounds";  ///< key: heading of `rounds`
  std::optional<Looks> face{};  ///< the man whose life is told: his portrait takes the place of the last moment
  bool can_rematch = true;
  bool has_other_lives = false;  ///< other lives of the same man can be simulated, for comparison
  bool can_keep = true;
  bool kept = false;
  bool can_review = false;      ///< a review of what decided it is available
  bool clean = false;           ///< without buttons: for the saved picture
  std::string next_label;       ///< key: label of the button `next` where that comes before the rematch; else empty
  bool can_turn = false;        ///< it is one of several pages
  bool game_continues = false;  ///< the game goes on after this page: buttons for replay and cabinet are left out
  std::vector<FrontPageModel> more_pages{};  ///< further pages, saved together with this one
};
enum class FrontPageChoice : std::uint8_t { rematch, next, cabinet, keep, replay, review, lives, turn };
std::optional<FrontPageChoice> front_page_screen(const FrontPageModel& model, PageState& state, Ui& ui);

// Groups of options, as shown by the settings and the operator's desk.

/// Draws groups of options one below the other, or in two columns, in a part of a screen. The only action it returns is
/// `set`.
std::optional<SettingsAction> option_groups(std::span<const SettingsPage> pages, PageState& state, const Box& box, Ui& ui);

// The first screens: the title, and the ring of four corners in which a game is chosen.

struct TitleModel {
  std::string continues;    ///< worded: the unfinished bout; empty: there is none
  bool can_replay = false;  ///< at least one bout is kept, for replays and the hall of fame
  bool has_first = false;   ///< a game offers a first bout for newcomers
  bool can_quit = true;     ///< not in a kiosk
  bool is_kiosk = false;    ///< for a kiosk: only the first bout and the choice of games are offered prominently
  std::string version;
};
enum class TitleChoice : std::uint8_t { play, first_bout, resume, replays, hall, rulebook, settings, quit };
/// The layout of the ring beside the title's poster.
scene::LayoutShape title_layout_shape();
/// The title screen: a poster over the hall; the stage stays visible on its right.
std::optional<TitleChoice> title_screen(const TitleModel& model, Ui& ui);
/// Draws the poster alone, without buttons; returns the space that is left below its head.
Box title_poster(Ui& ui);

struct CabinetModel {
  /// Slugs of the games, whose texts are "menu.game.<slug>.name" and ".line": top left, top right, bottom left, bottom
  /// right, then further rows of two.
  std::vector<std::string> corners;
  int first = 0;  ///< the corner that gets the focus when the screen opens
  /// A picture of what happens in a corner, of a size in pixels; may differ from call to call. Null: there is none.
  std::function<ImTextureID(int corner, int width, int height)> picture{};
};
/// Draws a picture of the ring in a frame. frame: its width, pixels. picture: called with the size in whole pixels; null:
/// the place stays dark. unpainted: the colour used while it returns no texture.
void framed_view(const Box& place, float frame, ImU32 unpainted, const std::function<ImTextureID(int, int)>& picture,
                 Ui& ui);
/// The corner that has the focus; none if no corner has.
std::optional<int> focused_corner(const CabinetModel& model, const Ui& ui);
struct CabinetAction {
  enum class Kind : std::uint8_t { enter, back } kind = Kind::back;
  int corner = 0;
};
std::optional<CabinetAction> cabinet_screen(const CabinetModel& model, Ui& ui);

}  // namespace fc::overlay
