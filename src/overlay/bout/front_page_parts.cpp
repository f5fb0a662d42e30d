#include "overlay/bout/front_page_parts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

#include <fmt/format.h>

#include "core/random.h"
#include "overlay/controls/widgets.h"
#include "scene/corners/story_book.h"

namespace fc::overlay {

std::string surname(const std::string& name) { return std::string(scene::surname_of(name)); }

void write_cards(FrontPageModel& page, std::string_view head, const std::vector<std::string>& names, const CardSums& sums) {
  page.card_head = {std::string(head)};
  std::array<std::vector<std::string>, 2> rows{{{surname(names[0])}, {surname(names[1])}}};
  for (std::size_t card = 0; card < sums.size(); ++card) {
    page.card_head.push_back(std::to_string(card + 1));
    for (const std::size_t side : {0U, 1U}) {
      rows.at(side).push_back(std::to_string(sums.at(card).at(side)));
    }
  }
  page.card_rows = {rows[0], rows[1]};
}

FigureTable::FigureTable(FrontPageModel& page, const Words& words, const std::vector<std::string>& names)
    : page_(page), words_(words) {
  page_.figures.push_back({surname(names[0]), {}, surname(names[1])});
}

void FigureTable::add(std::string_view key, int red, int blue) {
  const auto figure = [](int value) { return value < 0 ? "\u2212" + std::to_string(-value) : std::to_string(value); };
  page_.figures.push_back({figure(red), std::string(words_[key]), figure(blue)});
}

namespace {

/// Rays from the middle of a box to its edges, as on a poster.
void sunburst(Ui& ui, const Box& box, ImU32 ink) {
  constexpr int rays = 18;
  constexpr float whole = 2 * std::numbers::pi_v<float>;
  const Clip clip(ui, box);
  const ImVec2 centre{box.middle_x(), box.middle_y()};
  const float reach = box.w + box.h;
  for (int ray = 0; ray < rays; ++ray) {
    const float from = whole * static_cast<float>(ray) / rays;
    const float to = from + whole / rays / 2;
    ui.draw().AddTriangleFilled(centre, {centre.x + reach * std::cos(from), centre.y + reach * std::sin(from)},
                                {centre.x + reach * std::cos(to), centre.y + reach * std::sin(to)}, ink);
  }
}

/// Lays the photograph into the box, pixel by pixel; one that is not yet printed leaves it empty. False: there is none.
bool printed(const FrontPageModel& model, FrontPagePicture which, const Box& box, Ui& ui) {
  const float width = std::round(box.w);
  const float height = std::round(box.h);
  if (!model.photograph || width < 1 || height < 1) {
    return false;
  }
  const std::optional<ImTextureID> picture = model.photograph(which, static_cast<int>(width), static_cast<int>(height));
  if (!picture) {
    return true;
  }
  if (*picture == nullptr) {
    return false;
  }
  const float x = std::round(box.x);
  const float y = std::round(box.y);
  ui.draw().AddImage(*picture, {x, y}, {x + width, y + height});
  return true;
}

}  // namespace

// A panel of its own: it never changes.
void last_moment(const FrontPageModel& model, const Box& box, Ui& ui) {
  const Panel panel(ui, "photograph", box, true);
  ui.fill(box, colour::paper);
  ui.frame(box, colour::ink, ui.px(2));
  const Box inner = box.inset(ui.px(5));
  if (model.plot) {
    Box rest = inner.inset(ui.px(8), ui.px(4));
    ui.text(rest.take_top(ui.px(30)), model.plot_head, {.size = LetterSize::label, .face = Face::poster, .most = 30});
    draw_plot(ui, rest, *model.plot);
    return;
  }
  if (model.face) {
    ui.fill(inner, colour::paper_shade);
    sunburst(ui, inner, colour::faded(model.winner ? colour::of(model.winner->ink) : colour::gold, 0.45F));
    portray(ui, inner.inset(ui.px(6), 0), at_ease(*model.face), model.winner.value_or(scene::mark_of(Corner::red)), 1,
            Portrait::Cut::bust);
    return;
  }
  if (printed(model, FrontPagePicture::last_moment, inner, ui)) {
    return;
  }
  ui.fill(inner, colour::paper_shade);
  sunburst(ui, inner, colour::faded(model.winner ? colour::of(model.winner->ink) : colour::gold, 0.45F));
  const float side = std::min(inner.w, inner.h) * 0.66F;
  const Box mark = inner.centred(side, side);
  if (model.winner) {
    seat_mark(ui, mark.inset(-ui.px(10)), model.winner->mark, colour::ink);
    seat_mark(ui, mark, model.winner->mark, colour::of(model.winner->ink));
    const Box ribbon = mark.centred(side * 0.86F, side * 0.26F);  // legible on every shape
    ui.fill(ribbon, colour::ink);
    poster_heading(ui, ribbon.inset(ui.px(8), ui.px(2)), ui.word("menu.front_page.winner"), LetterSize::poster,
                   colour::paper, 0);
    return;
  }
  corner_mark(ui, mark.moved(-side * 0.3F, 0), Corner::red, colour::red);
  corner_mark(ui, mark.moved(side * 0.3F, 0), Corner::blue, colour::blue);
}

void hardest_blow(const FrontPageModel& model, Box box, Ui& ui) {
  constexpr TextStyle caption{
      .size = LetterSize::body, .face = Face::sans_bold, .colour = colour::ink_soft, .wrap = true, .top = true, .most = 22};
  const float lines = std::min(box.h * 0.4F, ui.height_of(model.blow, box.w, caption));
  constexpr float shape = 0.9F;  // height to width, at most
  box = box.take_top(std::min(box.h, box.w * shape + ui.px(4) + lines));
  ui.text(box.take_bottom(lines), model.blow, caption);
  box.take_bottom(ui.px(4));
  const Panel panel(ui, "hardest-blow", box, true);
  ui.fill(box, colour::paper);
  ui.frame(box, colour::ink, ui.px(2));
  const Box inner = box.inset(ui.px(4));
  if (!printed(model, FrontPagePicture::hardest_blow, inner, ui)) {
    ui.fill(inner, colour::paper_shade);
    sunburst(ui, inner, colour::faded(colour::gold, 0.45F));
  }
}

namespace {

std::uint64_t mixed(std::uint64_t sum, std::uint64_t more) {
  std::uint64_t state = sum ^ more;
  return splitmix64(state);
}

std::uint64_t number_of(std::string_view text) {
  std::uint64_t number = text.size();
  for (const char letter : text) {
    number = mixed(number, static_cast<unsigned char>(letter));
  }
  return number;
}

std::uint64_t number_of(const Script& bout) {
  std::uint64_t number = mixed(number_of(bout.game), number_of(bout.setup));
  for (const int die : bout.dice) {
    number = mixed(number, static_cast<std::uint64_t>(die));
  }
  for (const std::string& choice : bout.choices) {
    number = mixed(number, number_of(choice));
  }
  return number;
}

/// Whether a page says that: "<bout> <key> <key> ".
bool says(std::string_view page, const std::string& key) { return page.find(" " + key + " ") != std::string_view::npos; }

}  // namespace

PaperVariants::PaperVariants(const Words& words, const Script& bout, std::span<const std::string> lately)
    : words_(words), bout_(number_of(bout)), lately_(lately), printed_(fmt::format("{:016x} ", bout_)) {}

std::string PaperVariants::take(const std::string& topic) {
  std::vector<std::string> keys;
  for (std::string key = topic + ".1"; words_.has(key); key = topic + "." + std::to_string(keys.size() + 1)) {
    keys.push_back(key);
  }
  if (keys.empty()) {
    return topic;
  }
  Random order = random_stream(bout_, number_of(topic));
  for (std::size_t left = keys.size(); left > 1; --left) {
    std::swap(keys[left - 1], keys[order.below(static_cast<std::uint32_t>(left))]);
  }
  const std::string_view self = std::string_view(printed_).substr(0, printed_.find(' '));
  const auto before = std::ranges::find_if(lately_, [self](const std::string& page) { return page.starts_with(self); });
  // How many bouts ago it was printed, as far as anybody remembers.
  const auto ago = [this](const std::string& key) {
    return std::ranges::find_if(lately_, [&key](const std::string& page) { return says(page, key); }) - lately_.begin();
  };
  const auto said =
      std::ranges::find_if(keys, [&](const std::string& key) { return before != lately_.end() && says(*before, key); });
  const std::string chosen = said != keys.end() ? *said : *std::ranges::max_element(keys, {}, ago);
  printed_.append(chosen).append(" ");
  return chosen;
}

std::string PaperVariants::quote(const std::string& topic, std::string_view name, Words::Arguments places) {
  const std::string said = words_.say(take(topic), places);
  return words_.say("menu.front_page.quote", {{"quote", said}, {"name", name}});
}

void remember_printed(std::vector<std::string>& lately, const std::string& page) {
  const std::string_view bout = std::string_view(page).substr(0, page.find(' '));
  std::erase_if(lately, [bout](const std::string& other) { return other.starts_with(bout); });
  lately.insert(lately.begin(), page);
  lately.resize(std::min(lately.size(), bouts_without_repetition - 1));
}

}  // namespace fc::overlay
