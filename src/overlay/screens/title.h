// The first screens: title, and the cabinet's ring of four corners.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "overlay/controls/ui.h"
#include "scene/layout.h"

namespace fc::overlay {

struct TitleModel {
  std::string continues;    ///< the unfinished bout in words; empty: there is none
  bool can_replay = false;  ///< at least one bout is kept: it can be seen again, and has its place in the hall of fame
  bool has_first = false;   ///< a game offers newcomers a bout
  bool can_quit = true;     ///< not in a kiosk
  bool two_ways = false;    ///< for strangers: the first bout and all games stand large above everything else
  std::string version;
};
enum class TitleChoice : std::uint8_t { play, first_bout, resume, replays, hall, rulebook, settings, quit };
/// Where the ring stands while the title's poster hangs beside it.
scene::LayoutShape title_layout_shape();
/// A poster over the hall; the stage behind stays visible on its right.
std::optional<TitleChoice> title_screen(const TitleModel& model, Ui& ui);
/// The poster alone, without anything to choose: what is left free below its head.
Box title_poster(Ui& ui);

struct CabinetModel {
  /// Slugs of the games, whose words are "menu.game.<slug>.name" and ".line": top left, top right, bottom left, bottom
  /// right, and further rows of two.
  std::vector<std::string> corners;
  /// What happens in that corner, in so many pixels; it may be another picture each time. Null: there is none.
  std::function<ImTextureID(int corner, int width, int height)> picture{};
};
/// A picture of the ring in a frame of so many pixels. picture: asked for it in whole pixels; null: there is none, and the
/// place stays dark. unpainted: the colour where it gives none yet.
void framed_view(const Box& place, float frame, ImU32 unpainted, const std::function<ImTextureID(int, int)>& picture,
                 Ui& ui);
/// Which corner has the focus, if one has.
std::optional<int> focused_corner(const CabinetModel& model, const Ui& ui);
struct CabinetAction {
  enum class Kind : std::uint8_t { enter, back } kind = Kind::back;
  int corner = 0;
};
std::optional<CabinetAction> cabinet_screen(const CabinetModel& model, Ui& ui);

}  // namespace fc::overlay
