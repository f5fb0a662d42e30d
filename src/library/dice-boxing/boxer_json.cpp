#include "library/dice-boxing/boxer_json.h"

#include "library/dice-boxing/card_json.h"

namespace fc::dice_boxing {

Json boxer_json(const RosterEntry& entry, const Boxer& boxer) {
  Json object = card_json({.id = entry.id, .name = entry.name, .card = boxer.card});
  object["first_year"] = boxer.years.first;
  object["last_year"] = boxer.years.last ? Json(*boxer.years.last) : Json(nullptr);
  object["record"] = {{"wins", boxer.record.wins},
                      {"losses", boxer.record.losses},
                      {"draws", boxer.record.draws},
                      {"ko_wins", boxer.record.ko_wins},
                      {"ko_losses", boxer.record.ko_losses}};
  object["real"] = entry.real;
  object["tier"] = entry.real ? Json(nullptr) : Json(entry.tier);
  object["great"] = entry.great;
  return object;
}

}  // namespace fc::dice_boxing
