// Knock Out's small pictures: chips, class cards, titles, trophy and steak, cards face down.
#pragma once

#include "overlay/controls/ui.h"
#include "rules/knock-out/choice.h"
#include "rules/knock-out/setup.h"
#include "scene/stage.h"

namespace fc::knock_out {

/// A seat's chip: its colour and shape; a shown face says what kind of bet it is.
void draw_chip(overlay::Ui& ui, const overlay::Box& box, scene::SeatMark mark, BetType face);
/// A small chip in a manager's stock: its face, filled while he has it, an outline when it lies on a table.
void draw_stock_chip(overlay::Ui& ui, const overlay::Box& box, BetType face, bool left);
/// A boxer's class card: its letter. share: 0 to 1, from the card `from` to the card `to` while it turns over.
void draw_class_card(overlay::Ui& ui, const overlay::Box& box, Class from, Class to, float share);
/// The laurel of a superchampion, the belt of a world champion; nothing without a title.
void draw_title(overlay::Ui& ui, const overlay::Box& box, Title title);
void draw_trophy(overlay::Ui& ui, const overlay::Box& box);
void draw_steak(overlay::Ui& ui, const overlay::Box& box);
/// Up and green for a gain, down and red for a loss, a line for neither.
void gain_arrow(overlay::Ui& ui, const overlay::Box& box, Money gain);
/// The back of a fight card in a corner's colour, with its shape.
void draw_card_back(overlay::Ui& ui, const overlay::Box& box, ImU32 ink, scene::Mark mark);

}  // namespace fc::knock_out
