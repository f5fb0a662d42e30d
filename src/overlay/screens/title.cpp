#include "overlay/screens/pages.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "overlay/controls/large_page.h"
#include "overlay/controls/widgets.h"
#include "overlay/ink/shapes.h"

namespace fc::overlay {
namespace {

/// A ring from above: canvas, three ropes, and in its middle the name of the house, where nothing lies on it.
void ring_from_above(Ui& ui, const Box& box, bool named) {
  ui.fill(box, colour::canvas);
  ui.frame(box, colour::ink, ui.px(2));
  for (const float rope : {10.0F, 22.0F, 34.0F}) {
    ui.frame(box.inset(ui.px(rope)), rope == 22.0F ? colour::red : colour::ink_soft, ui.px(3));
  }
  if (!named) {
    return;
  }
  const Box mat = box.centred(ui.px(420), ui.px(92));
  corner_mark(ui, mat.centred(ui.px(118), ui.px(118)), Corner::blue, colour::canvas_line);
  poster_heading(ui, mat, ui.word("menu.house"), LetterSize::giant);
}

/// The top of the poster: a panel of its own, which the moving focus below does not change.
void title_head(Ui& ui, const Box& box) {
  const Panel panel(ui, "title-head", box, true);
  paper_ground(ui, box);
  Box rest = box;
  ui.text(rest.take_top(ui.px(34)), ui.word("menu.title.billing"),
          {.size = LetterSize::heading, .face = Face::poster, .align = Align::centre});
  double_rule(ui, rest.take_top(ui.px(12)));
  halftone(ui, Box{rest.x, rest.y, rest.w, rest.h - ui.px(34)}, colour::faded(colour::red, 0.35F), true);
  const Box line = rest.take_bottom(ui.px(34));
  poster_heading(ui, rest.row(0, 2), ui.word("menu.title.first"), LetterSize::monumental);
  poster_heading(ui, rest.row(1, 2), ui.word("menu.title.second"), LetterSize::monumental);
  ui.fill(line, colour::red);
  ui.text(line.inset(ui.px(8), ui.px(2)), ui.word("menu.title.line"),
          {.size = LetterSize::heading, .face = Face::poster, .colour = colour::paper, .align = Align::centre});
}

// Of the poster, in pixels of the 1280 x 720 design.
constexpr float sheet_left = 44;
constexpr float sheet_width = 540;
constexpr float sheet_margin = 24;  // above and below
constexpr float title_head_height = 332;
constexpr float title_row = 62;

/// Upright it is as high as its entries need.
constexpr float upright_height(float entries, float head = title_head_height) {
  return head + 10 + 70 + title_row * entries;
}

/// Where letters are large the head gives way, so that so many rows below it are seen.
float height_of_head(const Ui& ui, float rows) {
  constexpr float around = 70;  // what else lies above the rows, and air below them
  constexpr float least = 150;
  const LargePageSizes page(ui);
  return std::clamp(ui.layer().output().h / ui.px(1) - around - title_row * rows, least, title_head_height);
}

/// The poster beside the ring; on an upright screen, so high, below it.
Box title_sheet(const Ui& ui, float upright) {
  const Box screen = ui.screen();
  if (screen.w >= screen.h) {
    return {ui.px(sheet_left), ui.px(sheet_margin), std::min(ui.px(sheet_width), screen.w - 2 * ui.px(sheet_left)),
            screen.h - 2 * ui.px(sheet_margin)};
  }
  const float height = std::min(screen.h - 2 * ui.px(sheet_margin), ui.px(upright));
  const float width = std::min(ui.px(640), screen.w - ui.px(48));
  return {screen.middle_x() - width / 2, screen.h - ui.px(sheet_margin) - height, width, height};
}

/// The sheet and its head; the space that is left below.
Box open_title(Ui& ui, const Box& sheet, float head = title_head_height) {
  paper_sheet(ui, sheet);
  Box rest = sheet.inset(ui.px(34), ui.px(26));
  title_head(ui, rest.take_top(ui.px(head)));
  rest.take_top(ui.px(10));
  return rest;
}

struct Entry {
  TitleChoice choice;
  std::string_view key;
  bool shown;
  bool has_row = true;  ///< else it stands beside the one before
};

/// What happens in a corner. A panel of its own, which is never kept: its picture may be another one at any time.
void corner_picture(const CabinetModel& model, int index, const Box& box, Ui& ui) {
  const Panel panel(ui, std::string("corner-").append(std::to_string(index)), box, false);
  std::function<ImTextureID(int, int)> picture;
  if (model.picture) {
    picture = [&](int width, int height) { return model.picture(index, width, height); };
  }
  framed_view(box, ui.px(2), colour::paper_shade, picture, ui);  // it is painted in one of the next frames
}

/// Beside the words where there is room beside them, else above them.
Box take_picture(Box& card, bool on_the_left, const Ui& ui) {
  constexpr float shape = 1.45F;        // width to height
  constexpr float most_beside = 0.42F;  // of the card's width
  constexpr float above = 0.46F;        // of its height
  if (card.w < card.h * 1.3F) {
    const Box picture = card.take_top(card.h * above);
    card.take_top(ui.px(8));
    return picture;
  }
  const float width = std::min(card.h * shape, card.w * most_beside);
  const Box picture = on_the_left ? card.take_left(width) : card.take_right(width);
  static_cast<void>(on_the_left ? card.take_left(ui.px(12)) : card.take_right(ui.px(12)));
  return picture;
}

/// One corner's card; true if it was entered.
bool corner_card(const CabinetModel& model, int index, const Box& card, Ui& ui) {
  constexpr std::array<ImU32, 4> inks{colour::red, colour::blue, colour::gold, colour::good};
  const std::string& slug = model.corners[static_cast<std::size_t>(index)];
  const bool left = index % 2 == 0;
  const Align align = left ? Align::left : Align::right;
  const Touch touch = ui.focus().add(focus_id("corner", index), card, {.first = index == model.first});
  ui.fill(card.moved(ui.px(4), ui.px(4)), colour::faded(colour::ink, touch.focused ? 1.0F : 0.35F));
  ui.fill(card, colour::paper);
  ui.frame(card, colour::ink, ui.px(2));
  if (touch.focused) {
    focus_frame(ui, card);
  }
  Box inner = card.inset(ui.px(12), ui.px(10));
  const Box place = take_picture(inner, left, ui);
  const Box band = inner.take_top(inner.h * 0.40F);
  ui.fill(band, inks.at(static_cast<std::size_t>(index) % inks.size()));
  poster_heading(ui, band.inset(ui.px(12), ui.px(2)), ui.word("menu.game." + slug + ".name"), LetterSize::poster,
                 colour::paper, colour::faded(colour::ink, 0.6F), align);
  inner.take_top(ui.px(8));
  ui.text(inner, ui.word("menu.game." + slug + ".line"),
          {.size = LetterSize::large, .align = align, .wrap = true, .top = true});
  corner_picture(model, index, place, ui);
  return touch.activated;
}

/// A stranger's way in: two large choices, and below them what else there is, two in a row.
std::optional<TitleChoice> kiosk_choices(const TitleModel& model, Ui& ui) {
  constexpr float large = 1.5F;  // rows
  std::vector<Entry> small;
  for (const Entry& entry : {Entry{TitleChoice::resume, "menu.title.continue", !model.continues.empty()},
                             Entry{TitleChoice::replays, "menu.title.replays", model.can_replay},
                             Entry{TitleChoice::hall, "menu.title.hall", model.can_replay},
                             Entry{TitleChoice::rulebook, "menu.title.rulebook", true},
                             Entry{TitleChoice::settings, "menu.title.settings", true}}) {
    if (entry.shown) {
      small.push_back(entry);
    }
  }
  const int small_rows = (static_cast<int>(small.size()) + 1) / 2;
  const float rows = large * (model.has_first ? 2 : 1) + static_cast<float>(small_rows);
  const float head = height_of_head(ui, large);
  LargePage page(ui, "title", upright_height(rows, head) + 2 * sheet_margin);
  const Box sheet = title_sheet(ui, upright_height(rows, head));
  Box choices = sheet;
  static_cast<void>(choices.take_top(ui.px(head)));
  page.show({.box = choices, .key = 1});  // a stranger sees at once what he can choose
  const Panel panel(ui, "title", sheet, true);
  ui.focus().open_scope("title", true);  // whoever comes next begins anew
  Box rest = open_title(ui, sheet, head);
  const float row = rest.h / rows;
  std::optional<TitleChoice> chosen;
  const auto offer = [&](const Entry& entry, const Box& place, std::string_view words, Weight weight, bool first) {
    if (poster_button(ui, entry.key, place.inset(0, ui.px(4)), ui.word(words), weight, first)) {
      chosen = entry.choice;
    }
  };
  if (model.has_first) {
    offer({TitleChoice::first_bout, "menu.title.first_bout", true}, rest.take_top(row * large), "menu.title.first_bout",
          Weight::strong, true);
  }
  offer({TitleChoice::play, "menu.title.play", true}, rest.take_top(row * large), "menu.title.all_games", Weight::strong,
        !model.has_first);
  for (int place = 0; place < static_cast<int>(small.size()); ++place) {
    const Entry& entry = small[static_cast<std::size_t>(place)];
    const bool alone = place % 2 == 0 && place + 1 == static_cast<int>(small.size());
    const Box line = rest.row(place / 2, small_rows);
    offer(entry, alone ? line : line.column(place % 2, 2, ui.px(8)), entry.key, Weight::plain, false);
  }
  ui.focus().close_scope();
  return chosen;
}

}  // namespace

void framed_view(const Box& place, float frame, ImU32 unpainted, const std::function<ImTextureID(int, int)>& picture,
                 Ui& ui) {
  ui.fill(place, colour::hall);
  const Box inner = place.inset(frame);
  const float x = std::round(inner.x);
  const float y = std::round(inner.y);
  const float width = std::round(inner.w);
  const float height = std::round(inner.h);
  if (!picture || width < 1 || height < 1) {
    return;
  }
  if (const ImTextureID painted = picture(static_cast<int>(width), static_cast<int>(height))) {
    ui.draw().AddImage(painted, {x, y}, {x + width, y + height});
  } else {
    ui.fill({x, y, width, height}, unpainted);
  }
}

scene::LayoutShape title_layout_shape() {
  constexpr float side = 20;
  constexpr float gap = 6;
  constexpr float fewest_entries = 4;
  return {.top = 40,
          .side = side,
          .side_large = side,
          .prompt = 0,
          .caption = 0,
          .tray = 0,
          .upright = upright_height(fewest_entries) + sheet_margin,
          .poster = sheet_left + sheet_width + gap - side};
}

Box title_poster(Ui& ui) {
  constexpr float room_below = 3.4F;  // rows
  const Box sheet = title_sheet(ui, upright_height(room_below));
  const Panel panel(ui, "title", sheet, true);
  return open_title(ui, sheet);
}

std::optional<TitleChoice> title_screen(const TitleModel& model, Ui& ui) {
  if (model.is_kiosk) {
    return kiosk_choices(model, ui);
  }
  const std::array entries{Entry{TitleChoice::play, "menu.title.play", true},
                           Entry{TitleChoice::first_bout, "menu.title.first_bout", model.has_first, false},
                           Entry{TitleChoice::resume, "menu.title.continue", !model.continues.empty()},
                           Entry{TitleChoice::replays, "menu.title.replays", model.can_replay},
                           Entry{TitleChoice::hall, "menu.title.hall", model.can_replay, false},
                           Entry{TitleChoice::rulebook, "menu.title.rulebook", true},
                           Entry{TitleChoice::settings, "menu.title.settings", true},
                           Entry{TitleChoice::quit, "menu.title.quit", model.can_quit}};
  const auto count =
      static_cast<float>(std::ranges::count_if(entries, [](const Entry& entry) { return entry.shown && entry.has_row; }));
  const float head = height_of_head(ui, model.continues.empty() ? 1 : 2);
  const LargePage page(ui, "title", upright_height(count, head) + 2 * sheet_margin);
  const Box sheet = title_sheet(ui, upright_height(count, head));
  const Panel panel(ui, "title", sheet, true);
  // Of a bout that waits since the last look at the title the focus begins anew.
  ui.focus().open_scope(model.continues.empty() ? "title" : "title-with-bout");
  Box rest = open_title(ui, sheet, head);
  const Box foot = rest.take_bottom(ui.px(18));
  const float line = model.continues.empty() ? 0 : ui.text_px(20);
  const float row = std::min(ui.px(title_row), (rest.h - line) / count);
  std::optional<TitleChoice> chosen;
  Box beside;
  for (const Entry& entry : entries) {
    if (entry.shown) {
      const bool first = entry.choice == (model.continues.empty() ? TitleChoice::play : TitleChoice::resume);
      const bool shares = entry.choice == TitleChoice::replays || (entry.choice == TitleChoice::play && model.has_first);
      Box place = entry.has_row ? rest.take_top(row).inset(0, ui.px(4)) : beside;
      if (shares) {
        beside = place.column(1, 2, ui.px(8));
        place = place.column(0, 2, ui.px(8));
      }
      if (poster_button(ui, entry.key, place, ui.word(entry.key), first ? Weight::strong : Weight::plain, first)) {
        chosen = entry.choice;
      }
      if (entry.choice == TitleChoice::resume) {
        ui.text(rest.take_top(line), model.continues, {.size = LetterSize::body, .align = Align::centre});
      }
    }
  }
  ui.text(foot, model.version, {.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::right});
  ui.focus().close_scope();
  return chosen;
}

std::optional<int> focused_corner(const CabinetModel& model, const Ui& ui) {
  for (int index = 0; index < static_cast<int>(model.corners.size()); ++index) {
    if (ui.focus().focused() == focus_id("corner", index)) {
      return index;
    }
  }
  return std::nullopt;
}

std::optional<CabinetAction> cabinet_screen(const CabinetModel& model, Ui& ui) {
  const FullPage page(ui, "cabinet", {.heading = ui.word("menu.cabinet.heading"), .side = 40});
  Box rest = page.inside();
  Box foot = rest.take_bottom(ui.px(46));
  rest.take_bottom(ui.px(12));
  const int shown = static_cast<int>(model.corners.size());
  const int rows = std::max(2, (shown + 1) / 2);
  ring_from_above(ui, rest, rows == 2);
  const float gap = ui.px(rows == 2 ? 118 : 24);
  std::optional<CabinetAction> action;
  for (int index = 0; index < shown; ++index) {
    const Box card = rest.inset(ui.px(16)).row(index / 2, rows, gap).column(index % 2, 2, ui.px(rows == 2 ? 150 : 24));
    if (corner_card(model, index, card, ui)) {
      action = {.kind = CabinetAction::Kind::enter, .corner = index};
    }
  }
  const Box back = foot.take_left(ui.px(200));
  if (poster_button(ui, "back", back.inset(0, ui.px(3)), ui.word("menu.back"), Weight::plain, false, ui.controls().back)) {
    action = {.kind = CabinetAction::Kind::back};
  }
  return action;
}

}  // namespace fc::overlay
