// The first screens: the title, and the ring of four corners in which a game is chosen.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "overlay/controls/ui.h"
#include "scene/layout.h"

namespace fc::overlay {

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
