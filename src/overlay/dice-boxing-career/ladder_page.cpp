#include "overlay/dice-boxing-career/ladder_page.h"

#include <algorithm>
#include <string>

#include "overlay/controls/large_page.h"
#include "overlay/controls/widgets.h"
#include "rules/dice-boxing/names.h"
#include "scene/dice-boxing-career/company.h"
#include "scene/dice-boxing-career/naming.h"

namespace fc::dice_boxing_career {

using namespace overlay;

namespace {

std::vector<Form> form_against(const DeskView& view, Person man) {
  std::vector<Form> form;
  for (const PastBout& bout : view.readout.past) {
    if (bout.bout.man == man) {
      form.push_back(is_won(bout.bout.outcome) ? Form::won : is_lost(bout.bout.outcome) ? Form::lost : Form::drawn);
    }
  }
  return form;
}

LadderModel ladder_of(const DeskView& view, Ui& ui) {
  const State& now = view.now();
  LadderModel model;
  model.figure_head = ui.word("dice-boxing-career.ladder.head");
  model.moved = view.readout.moved;
  const int own = own_rank(now);
  const int before = view.readout.rank_before == no_rank ? own : view.readout.rank_before;
  for (int rank = 0; rank <= lowest_rank; ++rank) {
    const Person man = man_at(now, rank);
    LadderRow row;
    row.place = rank == 0 ? std::string(ui.word("dice-boxing-career.life.top")) : std::to_string(rank);
    row.name = man_name(*view.setup, man, view.model->names);
    row.figure = man == you ? std::string() : percent_of(view.chance(man), ui);
    row.crowned = rank == 0;
    row.lit = man == you;
    row.looks = view.looks_of(man);
    row.from = static_cast<float>(rank);
    if (man == you) {
      row.mark = scene::mark_of(Corner::red);
      row.from = static_cast<float>(before);
      row.risen = before - rank;
    } else {
      row.form = form_against(view, man);
    }
    model.rows.push_back(std::move(row));
  }
  return model;
}

/// Your figure, what it is, his.
void draw_pair(Ui& ui, Box box, const BoxerCard& own, const BoxerCard* his, std::size_t place) {
  const auto rating = dice_boxing::all_ratings.at(place);
  const Type figure{.size = LetterSize::body, .face = Face::sans_bold, .align = Align::centre, .most = 24};
  const float side = box.w * 0.22F;
  ui.text(box.take_left(side), std::to_string(own.ratings.*rating), figure);
  if (his != nullptr) {
    ui.text(box.take_right(side), std::to_string(his->ratings.*rating), figure);
  }
  ui.text(box, ui.word(std::string("dice-boxing.rating.").append(dice_boxing::rating_names.at(place))),
          {.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::centre, .most = 22});
}

void draw_cards(const DeskView& view, int rank, Box box, Ui& ui) {
  const Person man = man_at(view.now(), rank);
  paper_card(ui, box);
  box = box.inset(ui.px(10), ui.px(8));
  ui.text(box.take_top(ui.px_for_letters(34, 48)), man_name(*view.setup, man, view.model->names),
          {.size = LetterSize::heading, .face = Face::poster, .align = Align::centre, .misprint = colour::blue});
  ui.text(box.take_top(ui.px_for_letters(20, 30)), rank_word(rank, ui.words()),
          {.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::centre});
  if (const auto shares = view.shares(man)) {
    chance_scale(ui, box.take_top(ui.px_for_letters(26, 48)), *shares, {colour::red, colour::blue});
  }
  // Large ratings need the room.
  if (const auto company = company_of(view.readout.past, man); company && !has_large_pages(ui)) {
    const std::string said = worded(*company, *view.setup, view.model->names, ui.words());
    const Type type{.size = LetterSize::small, .face = Face::sans_bold, .align = Align::centre, .wrap = true, .most = 22};
    ui.text(box.take_top(ui.height_of(said, box.w, type)), said, type);
  }
  box.take_top(ui.px(6));
  const BoxerCard own = own_card(*view.setup, view.now());
  const BoxerCard* const his = man == you ? nullptr : &view.setup->man(man).card;
  const auto count = static_cast<int>(dice_boxing::all_ratings.size());
  const float height = std::min(ui.px_for_letters(28, 40), box.h / static_cast<float>(count));
  for (std::size_t place = 0; place < dice_boxing::all_ratings.size(); ++place) {
    draw_pair(ui, box.take_top(height), own, his, place);
  }
}

}  // namespace

void LadderMemory::look_up_from(int own_rank, const Ui& ui) {
  constexpr int rungs_above = 7;
  looked_at = std::max(0, own_rank - 1);
  // The ladder brings it within its bounds.
  state.scroll = ui.px_for_letters(30, 46) * static_cast<float>(std::max(0, own_rank - rungs_above));
}

void draw_ladder(const DeskView& view, Box box, LadderMemory& memory, Ui& ui) {
  const bool narrow = box.w < box.h;
  const Box card = narrow ? box.take_bottom(box.h * 0.42F) : box.take_right(box.w * 0.32F);
  if (narrow) {
    box.take_bottom(ui.px(10));
  } else {
    box.take_right(ui.px(12));
  }
  (void)ladder(ui, box, ladder_of(view, ui), memory.state, memory.looked_at);
  draw_cards(view, std::clamp(memory.looked_at, 0, lowest_rank), card, ui);
}

}  // namespace fc::dice_boxing_career
