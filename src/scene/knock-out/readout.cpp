#include "scene/knock-out/readout.h"

namespace fc::knock_out {
namespace {

/// So many cards whose values are nobody's business.
Cards face_down(std::uint8_t count) { return {count, 0, 0, 0, 0}; }

}  // namespace

State told_of(const View& view) {
  State told = view.seen;
  for (std::size_t seat = 0; seat < told.players.size(); ++seat) {
    told.players[seat].cards = face_down(view.card_count[seat]);
  }
  for (std::size_t corner = 0; corner < told.fight.fighters.size(); ++corner) {
    told.fight.fighters[corner].training = face_down(view.training_count[corner]);
  }
  return told;
}

}  // namespace fc::knock_out
