// The operator's tests that take the whole screen: buttons and picture.
#include <algorithm>
#include <array>
#include <string>

#include "overlay/controls/large_page.h"
#include "overlay/controls/widgets.h"
#include "overlay/kiosk/operator_desk.h"

namespace fc::overlay {
namespace {

void tested_device(const TestedDevice& device, Box row, Ui& ui) {
  Box name = row.take_left(std::min(ui.text_px(170), row.w * 0.3F));
  const float height = std::min({ui.px(36), name.h, name.w * 0.25F});
  device_picture(ui, name.take_left(height * 2).centred(height * 1.5F, height), device.look);
  ui.text(name, device.name, {.face = Face::sans_bold, .wrap = true});
  const int lamps = std::max(1, static_cast<int>(device.lamps.size()));
  const int lines = lamps > 1 && row.w < ui.text_px(48) * static_cast<float>(lamps) ? 2 : 1;  // a key's name can be read
  const int in_line = (lamps + lines - 1) / lines;
  for (std::size_t index = 0; index < device.lamps.size(); ++index) {
    const TestedDevice::Lamp& lamp = device.lamps[index];
    const int number = static_cast<int>(index);
    const Box cell = row.row(number / in_line, lines, ui.px(4)).column(number % in_line, in_line, ui.px(4));
    const Box place = cell.centred(std::min(cell.w, ui.text_px(72)), std::min(cell.h * 0.86F, ui.text_px(72)));
    ui.fill(place, lamp.lit ? colour::gold : colour::paper);
    ui.frame(place, lamp.seen ? colour::good : colour::paper_deep, ui.px(lamp.seen ? 4 : 2));
    const Box inner = place.inset(ui.px(6));
    const float drawn = std::min({inner.h, inner.w, ui.px(30)});
    glyph(ui, inner.centred(std::min(inner.w, glyph_width(ui, drawn, device.look, lamp.control)), drawn), device.look,
          lamp.control);
  }
}

}  // namespace

void button_test(const ButtonTestModel& model, Ui& ui) {
  const LargePage page(ui, "button-test");
  const Panel panel(ui, "button-test", ui.screen(), true);
  ui.focus().open_scope("button-test", true);
  paper_sheet(ui, ui.screen());
  Box rest = ui.screen().inset(ui.px(40), ui.px(26));
  screen_heading(ui, rest, ui.word("operator.tests.buttons"));
  ui.text(rest.take_top(ui.text_px(54)), ui.word("operator.tests.press_all"), {.align = Align::centre, .wrap = true});
  Box foot = rest.take_bottom(ui.text_px(36));
  ui.text(foot.take_left(foot.w * 0.5F), ui.say("operator.tests.coins", {{"count", std::to_string(model.coins)}}),
          {.face = Face::sans_bold});
  bar(ui, foot.inset(0, ui.px(10)), model.left, colour::gold);
  const int rows = std::max(6, static_cast<int>(model.devices.size()));
  for (int index = 0; index < static_cast<int>(model.devices.size()); ++index) {
    tested_device(model.devices[static_cast<std::size_t>(index)], rest.row(index, rows, ui.px(6)), ui);
  }
  ui.focus().close_scope();
}

void test_picture(int picture, Ui& ui) {
  const Box screen = ui.screen();
  const Panel panel(ui, "test-picture", screen, true);
  ui.focus().open_scope("test-picture", true);
  constexpr std::array<ImU32, 5> whole{IM_COL32(255, 255, 255, 255), IM_COL32(0, 0, 0, 255), IM_COL32(255, 0, 0, 255),
                                       IM_COL32(0, 255, 0, 255), IM_COL32(0, 0, 255, 255)};
  if (picture >= 2) {
    ui.fill(screen, whole[static_cast<std::size_t>(picture - 2) % whole.size()]);
  } else if (picture == 1) {
    constexpr std::array<ImU32, 8> bars{whole[0],
                                        IM_COL32(255, 255, 0, 255),
                                        IM_COL32(0, 255, 255, 255),
                                        whole[3],
                                        IM_COL32(255, 0, 255, 255),
                                        whole[2],
                                        whole[4],
                                        whole[1]};
    Box rest = screen;
    Box greys = rest.take_bottom(screen.h * 0.25F);
    for (int bar = 0; bar < static_cast<int>(bars.size()); ++bar) {
      ui.fill(rest.column(bar, static_cast<int>(bars.size())), bars[static_cast<std::size_t>(bar)]);
    }
    constexpr int steps = 16;
    for (int step = 0; step < steps; ++step) {
      const int grey = step * 255 / (steps - 1);
      ui.fill(greys.column(step, steps), IM_COL32(grey, grey, grey, 255));
    }
  } else {
    ui.fill(screen, whole[1]);
    constexpr int cells = 16;
    const float thin = std::max(1.0F, ui.px(1));
    const float side = std::max(screen.w, screen.h) / cells;
    for (float x = 0; x <= screen.w; x += side) {
      ui.fill({std::min(x, screen.w - thin), 0, thin, screen.h}, whole[0]);
    }
    for (float y = 0; y <= screen.h; y += side) {
      ui.fill({0, std::min(y, screen.h - thin), screen.w, thin}, whole[0]);
    }
    ui.frame(screen, whole[2], ui.px(3));
    ui.draw().AddCircle({screen.middle_x(), screen.middle_y()}, std::min(screen.w, screen.h) * 0.46F, whole[0], 96,
                        thin * 2);
  }
  ui.focus().close_scope();
}

}  // namespace fc::overlay
