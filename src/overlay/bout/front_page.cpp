// The newspaper after a bout.
#include <algorithm>
#include <array>
#include <utility>

#include "overlay/bout/front_page_parts.h"
#include "overlay/controls/large_page.h"
#include "overlay/controls/widgets.h"
#include "overlay/screens/pages.h"

namespace fc::overlay {
namespace {

/// Those rounds that there is room for, in order: where something turned comes first.
std::vector<std::string_view> rounds_in(const FrontPageModel& model, const Box& box, const TextStyle& type, const Ui& ui) {
  std::vector<float> heights;
  float whole = 0;
  for (const scene::PaperLine& line : model.rounds) {
    heights.push_back(ui.height_of(line.text, box.w, type));
    whole += heights.back();
  }
  std::vector<bool> left_out(model.rounds.size());
  for (const bool turning : {false, true}) {
    for (std::size_t place = 0; place < model.rounds.size() && whole > box.h; ++place) {
      if (model.rounds[place].turns == turning && !left_out[place]) {
        left_out[place] = true;
        whole -= heights[place];
      }
    }
  }
  std::vector<std::string_view> shown;
  for (std::size_t place = 0; place < model.rounds.size(); ++place) {
    if (!left_out[place]) {
      shown.push_back(model.rounds[place].text);
    }
  }
  return shown;
}

/// The largest letters in which every round has room; where even small ones leave some out, those of the page.
TextStyle round_letters(const FrontPageModel& model, const Box& box, const Ui& ui) {
  constexpr TextStyle usual{.size = LetterSize::body, .wrap = true, .top = true, .most = 22};
  constexpr float least = 17;
  for (TextStyle type = usual; type.most >= least; --type.most) {
    if (rounds_in(model, box, type, ui).size() == model.rounds.size()) {
      return type;
    }
  }
  return usual;
}

/// Gives what is left below.
Box round_by_round(const FrontPageModel& model, Box box, Ui& ui) {
  const Box whole = box;
  const Box head = box.take_top(ui.text_px(24));
  const TextStyle type = round_letters(model, box, ui);
  const std::vector<std::string_view> lines = rounds_in(model, box, type, ui);
  if (lines.empty()) {
    return whole;
  }
  ui.text(head, ui.word(model.rounds_head),
          {.size = LetterSize::label, .face = Face::poster, .colour = colour::red, .most = 30});
  for (const std::string_view line : lines) {
    ui.text(box.take_top(ui.height_of(line, box.w, type)), line, type);
  }
  return box;
}

/// All stories but the lead, then the facts.
std::string rest_of_story(const FrontPageModel& model) {
  std::string rest;
  for (std::size_t index = 1; index < model.story.size(); ++index) {
    rest += model.story[index] + (index + 1 < model.story.size() ? " " : "");
  }
  for (const std::string& fact : model.facts) {
    rest += (rest.empty() ? "" : "\n") + fact;
  }
  return rest;
}

std::string all_quotes(const FrontPageModel& model) {
  std::string said;
  for (const std::string& quote : model.quotes) {
    said += (said.empty() ? "" : "\n") + quote;
  }
  return said;
}

/// How the words of a page are set: the lead in larger type than everything else.
struct Prose {
  /// most: units no letter exceeds. whole: all words have room at that.
  explicit Prose(float most = 26, bool whole = false) : whole(whole) {
    lead.most = body.most = most;
    quoted.most = std::min(most, 24.0F);
  }

  TextStyle lead{.size = LetterSize::heading, .wrap = true, .top = true};
  TextStyle body{.size = LetterSize::large, .wrap = true, .top = true};
  TextStyle quoted{.size = LetterSize::body, .face = Face::sans_bold, .colour = colour::ink_soft, .wrap = true};
  bool whole = false;
};

float height_of(const FrontPageModel& model, float width, const Prose& prose, const Ui& ui) {
  const std::string_view lead = model.story.empty() ? std::string_view() : std::string_view(model.story.front());
  return ui.height_of(lead, width, prose.lead) + ui.height_of(rest_of_story(model), width, prose.body) +
         ui.height_of(all_quotes(model), width - ui.px(14), prose.quoted) + ui.px(22);
}

/// The largest letters in which all words have room: none of them pays alone for the others.
Prose prose_for(const FrontPageModel& model, const Box& box, const Ui& ui) {
  constexpr float least = 11;
  for (float most = 26; most > least; --most) {
    if (const Prose prose(most, true); height_of(model, box.w, prose, ui) <= box.h) {
      return prose;
    }
  }
  return Prose(least);
}

/// The lead, then the rounds, then everything else; all of it shrinks until it fits. Gives what is left below.
Box story(const FrontPageModel& model, Box box, const Prose& prose, Ui& ui) {
  if (model.story.empty()) {
    return box;
  }
  const TextStyle& lead = prose.lead;
  const float height = std::min(box.h * (prose.whole ? 1.0F : 0.42F), ui.height_of(model.story.front(), box.w, lead));
  box.take_top(ui.text({box.x, box.y, box.w, height}, model.story.front(), lead) + ui.px(10));
  const bool quotes_follow = ui.screen().h > ui.screen().w;
  if (!model.rounds.empty()) {
    Box rounds = box.take_top(box.h * (quotes_follow ? 0.7F : 1.0F));
    rounds = round_by_round(model, rounds, ui);
    box = {box.x, rounds.y + ui.px(10), box.w, box.bottom() - rounds.y - ui.px(10)};
  }
  const std::string rest = rest_of_story(model);
  const TextStyle& body = prose.body;
  if (model.rounds.empty()) {
    const float share = quotes_follow && !prose.whole ? 0.64F : 1.0F;
    box.take_top(ui.text({box.x, box.y, box.w, box.h * share}, rest, body) + ui.px(10));
  } else if (const float needed = ui.height_of(rest, box.w, body); !quotes_follow && needed <= box.h) {
    box.take_top(ui.text({box.x, box.y, box.w, needed}, rest, body) + ui.px(10));
  }
  return box;
}

/// What both said afterwards, beside a red line.
void quotes(const FrontPageModel& model, Box box, const TextStyle& quoted, Ui& ui) {
  const std::string said = all_quotes(model);
  Box place = box.take_top(std::min(box.h, ui.height_of(said, box.w - ui.px(14), quoted)));
  ui.fill({place.x, place.y, std::max(2.0F, ui.px(3)), place.h}, colour::red);
  place.take_left(ui.px(14));
  ui.text(place, said, quoted);
}

/// The photograph, or the engraving, and below it what was said.
void picture_column(const FrontPageModel& model, Box box, Ui& ui) {
  constexpr float photograph_shape = 1;  // height to width, at most
  const float gap = ui.px(10);
  const TextStyle quoted = Prose().quoted;
  const float said = std::min(box.h * 0.42F, ui.height_of(all_quotes(model), box.w - ui.px(14), quoted));
  constexpr TextStyle caption{
      .size = LetterSize::body, .face = Face::sans_bold, .colour = colour::ink_soft, .wrap = true, .top = true, .most = 22};
  const float told = model.moment.empty() ? 0 : std::min(box.h * 0.2F, ui.height_of(model.moment, box.w, caption) + gap / 2);
  const float room = box.h - said - told - gap;
  last_moment(model, box.take_top(model.plot ? room : std::min(room, box.w * photograph_shape)), ui);
  if (told > 0) {
    box.take_top(gap / 2);
    ui.text(box.take_top(told - gap / 2), model.moment, caption);
  }
  box.take_top(gap);
  quotes(model, box, quoted, ui);
}

/// Shares of the card's width by what stands in its columns, so that none of them has to be set much smaller than the
/// others: a name is wide, a number is not.
std::vector<float> widths_of(const FrontPageModel& model, const Ui& ui) {
  std::vector<float> widths;
  float whole = 0;
  for (std::size_t column = 0; column < model.card_head.size(); ++column) {
    float needed = ui.width_of(model.card_head[column], {.size = LetterSize::label, .face = Face::poster, .most = 32});
    for (const std::vector<std::string>& row : model.card_rows) {
      if (column < row.size()) {
        needed = std::max(needed, ui.width_of(row[column], {.size = LetterSize::body, .most = 22}));
      }
    }
    const bool marked = column == 0 && !model.row_marks.empty();
    widths.push_back(needed + ui.px(12) + (marked ? ui.text_px(mark_in_table) + ui.px(4) : 0));
    whole += widths.back();
  }
  for (float& width : widths) {
    width /= whole;
  }
  return widths;
}

constexpr float figure_height = 34;  // units that grow with the letters
constexpr TextStyle figure_letters{.size = LetterSize::label, .face = Face::poster, .align = Align::centre};
constexpr TextStyle figure_label{.size = LetterSize::body, .align = Align::centre, .wrap = true};

/// What each of the three columns needs for its words on one line.
std::array<float, 3> widths_of_figures(const FrontPageModel& model, const Ui& ui) {
  std::array<float, 3> widths{};
  for (const std::array<std::string, 3>& line : model.figures) {
    for (std::size_t column = 0; column < line.size(); ++column) {
      const float words = ui.width_of(line.at(column), column == 1 ? figure_label : figure_letters);
      widths.at(column) = std::max(widths.at(column), words + ui.px(10));
    }
  }
  return widths;
}

void figures(const FrontPageModel& model, Box box, Ui& ui) {
  const float height =
      std::min(ui.text_px(figure_height), box.h / static_cast<float>(std::max<std::size_t>(1, model.figures.size())));
  const auto [red, middle, blue] = widths_of_figures(model, ui);
  constexpr float smallest = 0.76F;  // of what a name needs: in smaller letters it has room in that
  const float side = std::min(box.w * 0.31F, std::max((box.w - middle) / 2, std::max(red, blue) * smallest));
  std::vector<std::string_view> names;
  std::vector<std::string_view> amounts;
  std::vector<std::string_view> labels;
  for (const std::array<std::string, 3>& line : model.figures) {
    auto& sides = names.empty() ? names : amounts;
    sides.insert(sides.end(), {line.front(), line.back()});
    labels.emplace_back(line[1]);
  }
  const Box cell_size = Box{0, 0, side, height}.inset(ui.px(4), 0);
  const TextStyle name = ui.fitted(names, cell_size.inset(0, ui.px(2)), figure_letters);
  const TextStyle amount = ui.fitted(amounts, cell_size, figure_letters);
  const TextStyle label = ui.fitted(labels, Box{0, 0, box.w - 2 * side, height}, figure_label);
  for (const std::array<std::string, 3>& line : model.figures) {
    Box row = box.take_top(height);
    row_line(ui, row);
    for (const bool left : {true, false}) {
      const Box cell = left ? row.take_left(side) : row.take_right(side);
      const bool head = &line == &model.figures.front();  // names on their colour: some inks are too light for paper
      const scene::Ink ink = model.sides[left ? 0 : 1];
      const Box bar = cell.inset(0, ui.px(2));
      if (head) {
        ui.fill(bar, colour::of(ink));
      }
      TextStyle letters = head ? name : amount;
      letters.colour = head ? colour::on(ink) : letters.colour;
      ui.text((head ? bar : cell).inset(ui.px(4), 0), line[left ? 0 : 2], letters);
    }
    ui.text(row, line[1], label);
  }
}

/// The card or ranking, and below it the figures.
void card_and_figures(const FrontPageModel& model, Box box, Ui& ui) {
  if (!model.card_head.empty() && !model.card_rows.empty()) {
    const std::vector<float> widths = widths_of(model, ui);
    const float rows = ui.text_px(30) * static_cast<float>(model.card_rows.size() + 1);
    const float ranks = model.figures.empty() ? box.h : box.h * 0.52F;
    const Box upper = box.take_top(model.ranking ? ranks : std::min(box.h * 0.34F, rows));
    table(ui, upper,
          {.widths = widths,
           .head = model.card_head,
           .rows = model.card_rows,
           .airy = model.ranking,
           .marks = model.row_marks,
           .lit = model.own_rows});
  }
  if (model.blow.empty() || ui.screen().h > ui.screen().w) {
    return figures(model, box, ui);
  }
  const float lines = ui.text_px(figure_height) * static_cast<float>(model.figures.size());
  const bool stand_over_it = box.h - lines > box.w * 0.6F;  // beside it they would be narrow, over empty paper
  const auto [left, label, right] = widths_of_figures(model, ui);
  const float beside = std::clamp(box.w - ui.px(14) - label - 2 * std::max(left, right), box.w * 0.37F, box.w * 0.48F);
  const Box blow = (stand_over_it ? box.take_bottom(box.h - lines) : box.take_right(beside)).inset(0, ui.px(4));
  if (!stand_over_it) {
    box.take_right(ui.px(14));
  }
  figures(model, box, ui);
  hardest_blow(model, blow, ui);
}

std::optional<FrontPageChoice> buttons(const FrontPageModel& model, Box foot, Ui& ui) {
  struct Offer {
    FrontPageChoice choice;
    std::string_view key;
    bool shown;
  };
  const bool has_next_label = !model.next_label.empty();
  // A rematch begins at once: it never lies under a press that was meant for the bout.
  const std::array offers{
      Offer{FrontPageChoice::next, has_next_label ? std::string_view(model.next_label) : "menu.front_page.next", true},
      Offer{FrontPageChoice::rematch, "menu.front_page.rematch", model.can_rematch},
      Offer{FrontPageChoice::review, "review.open", model.can_review},
      Offer{FrontPageChoice::turn, "menu.front_page.turn", model.can_turn},
      Offer{FrontPageChoice::lives, "menu.front_page.lives", model.has_other_lives},
      Offer{FrontPageChoice::replay, "menu.front_page.replay", !model.game_continues},
      Offer{FrontPageChoice::keep, model.kept ? "menu.front_page.kept" : "menu.front_page.keep", model.can_keep},
      Offer{FrontPageChoice::cabinet, "menu.front_page.cabinet", !model.game_continues}};
  const int count = static_cast<int>(std::ranges::count_if(offers, &Offer::shown));
  std::optional<FrontPageChoice> choice;
  int place = 0;
  // In two rows the first are two, wider than the rest.
  const int above = foot.h > ui.px(58) && count > 3 ? 2 : 0;
  const auto box_of = [&](int button) {
    if (above == 0) {
      return foot.column(button, count, ui.px(12));
    }
    const bool first_row = button < above;
    return foot.row(first_row ? 0 : 1, 2, ui.px(8))
        .column(first_row ? button : button - above, first_row ? above : count - above, ui.px(12));
  };
  for (const Offer& offer : offers) {
    if (offer.shown) {
      const bool first = place == 0;
      if (poster_button(ui, offer.choice == FrontPageChoice::keep ? "keep" : offer.key, box_of(place++), ui.word(offer.key),
                        first ? Weight::strong : Weight::plain, first) &&
          !(offer.choice == FrontPageChoice::keep && model.kept)) {
        choice = offer.choice;
      }
    }
  }
  return choice;
}

/// Motto, date and price below the masthead: the date on a line of its own where all three would lie over each other.
void dateline(const FrontPageModel& model, Box& rest, Ui& ui) {
  const TextStyle small{.size = LetterSize::small};
  const std::string_view motto = ui.word("menu.front_page.motto");
  const std::string_view price = ui.word("menu.front_page.price");
  const float gap = ui.px(16);
  const auto side = [&](std::string_view words) { return ui.width_of(words, small) + gap; };
  const Box line = rest.take_top(ui.px_for_letters(24, 36));
  const float beside = std::max(side(motto), side(price));
  const bool together = 2 * beside + ui.width_of(model.masthead_date, small) <= line.w;
  Box ends = line;
  ui.text(ends.take_left(together ? beside : line.w * side(motto) / (side(motto) + side(price))), motto, small);
  ui.text(together ? ends.take_right(beside) : ends, price, {.size = LetterSize::small, .align = Align::right});
  ui.text(together ? line : rest.take_top(line.h), model.masthead_date, {.size = LetterSize::small, .align = Align::centre});
}

/// Everything but the buttons.
void newspaper(const FrontPageModel& model, Box rest, Ui& ui) {
  poster_heading(ui, rest.take_top(ui.px(64)), ui.word("menu.front_page.masthead"), LetterSize::poster, colour::ink, 0);
  dateline(model, rest, ui);
  double_rule(ui, rest.take_top(ui.px(8)));
  rest.take_top(ui.px(4));
  poster_heading(ui, rest.take_top(ui.px(96)), model.headline, LetterSize::giant, colour::ink,
                 model.winner ? colour::of(model.winner->ink) : colour::red);
  for (const std::string& subhead : model.subheads) {
    ui.text(rest.take_top(ui.px(34)), subhead, {.size = LetterSize::heading, .face = Face::poster, .align = Align::centre});
  }
  ui.fill(rest.take_top(std::max(1.0F, ui.px(1))), colour::ink);
  rest.take_top(ui.px(10));

  if (ui.screen().h > ui.screen().w) {
    const float air = ui.px(12);
    const bool tells = !model.facts.empty();  // a life needs the room more than its picture does
    float picture = rest.h * (tells ? 0.2F : 0.34F);
    float card = (rest.h - picture) * (tells ? 0.4F : 0.54F);
    if (model.rounds.empty()) {
      // Words that have no room take it from paper that stays empty, then from the picture.
      const auto lines = static_cast<float>(model.card_rows.size() + 1 + model.figures.size());
      float missing = height_of(model, rest.w, Prose(), ui) + 2 * air - (rest.h - picture - card);
      const float empty = std::clamp(missing, 0.0F, std::max(0.0F, card - lines * ui.px(34)));
      missing -= empty;
      card -= empty;
      picture -= std::clamp(missing, 0.0F, std::max(0.0F, picture - rest.h * 0.18F));
    }
    const Box photograph = rest.take_top(picture);
    const Box facts = rest.take_bottom(card);
    Box pictures = photograph;
    if (!model.blow.empty()) {
      hardest_blow(model, pictures.take_right(pictures.w * 0.42F), ui);
      pictures.take_right(ui.px(12));
    }
    last_moment(model, pictures, ui);
    const Box words = rest.inset(0, air);
    const Prose prose = model.rounds.empty() ? prose_for(model, words, ui) : Prose();
    quotes(model, story(model, words, prose, ui), prose.quoted, ui);
    card_and_figures(model, facts, ui);
  } else {
    const Box left = rest.take_left(rest.w * 0.36F);
    const Box facts = rest.take_right(rest.w * (!model.blow.empty() ? 0.62F : model.ranking ? 0.54F : 0.46F));
    story(model, rest.inset(ui.px(18), 0), Prose(), ui);
    picture_column(model, left, ui);
    ui.fill({rest.right() + ui.px(2), rest.y, std::max(1.0F, ui.px(1)), rest.h}, colour::ink);
    card_and_figures(model, facts.inset(ui.px(12), 0), ui);
  }
}

}  // namespace

std::optional<FrontPageChoice> front_page_screen(const FrontPageModel& model, PageState& state, Ui& ui) {
  ui.focus().open_scope("front-page", !std::exchange(state.was_open, true));
  std::optional<FrontPageChoice> choice;
  const Box foot = model.clean ? Box{} : large_foot(ui, 78);
  {
    std::optional<LargePage> page;
    if (!model.clean) {
      page.emplace(ui, "front-page", model.facts.empty() ? 1170 : 1560, foot);
    }
    const Panel panel(ui, "front-page", ui.screen(), true);
    paper_sheet(ui, ui.screen());
    Box rest = ui.screen().inset(ui.px(44), ui.px(24));
    if (!model.clean && foot.empty()) {
      choice = buttons(model, rest.take_bottom(ui.px(ui.screen().h > ui.screen().w ? 112 : 56)).inset(0, ui.px(4)), ui);
      rest.take_bottom(ui.px(6));
    }
    newspaper(model, rest, ui);
  }
  if (!foot.empty()) {
    const LargeFoot strip(ui, foot);
    choice = buttons(model, strip.inside(), ui);
  }
  ui.focus().close_scope();
  return choice;
}

}  // namespace fc::overlay
