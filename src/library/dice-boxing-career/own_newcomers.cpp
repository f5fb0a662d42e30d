#include "library/dice-boxing-career/own_newcomers.h"

#include "library/checked_json.h"
#include "library/dice-boxing/card_json.h"
#include "rules/dice-boxing/card.h"

namespace fc::dice_boxing_career {

OwnBoxersOf<OwnNewcomer> load_own_newcomers(const std::filesystem::path& folder) {
  return load_own<OwnNewcomer>(folder, read_own_newcomer);
}

Result<OwnNewcomer> read_own_newcomer(std::string_view id, std::string_view text) {
  FC_TRY(const Json object, parse_json(text));
  FC_TRY(check_object(object, "", {"name", "class", "styles"}, {"id", "looks"}));
  std::string given;
  if (object.contains("id")) {
    FC_TRY(given, read_text(object["id"], "id"));
  }
  FC_TRY(check_own_id(id, given, !id.starts_with("own-")));
  OwnNewcomer newcomer;
  newcomer.id = id;
  FC_TRY(newcomer.name, read_name(object["name"], "name"));
  FC_TRY(check_own_name(newcomer.name));
  FC_TRY(keep(read_word(object["class"], "class", dice_boxing::class_names), newcomer.weight_class));
  FC_TRY(newcomer.styles, dice_boxing::read_styles(object["styles"], "styles"));
  FC_TRY(newcomer.looks, read_looks_of(object, ""));
  return newcomer;
}

Json newcomer_json(const OwnNewcomer& newcomer) {
  Json object;
  object["id"] = newcomer.id;
  object["name"] = newcomer.name;
  object["class"] = dice_boxing::name_of(newcomer.weight_class);
  object["styles"] = Json::array();
  for (const dice_boxing::Style style : newcomer.styles) {
    object["styles"].push_back(dice_boxing::name_of(style));
  }
  if (!newcomer.looks.empty()) {
    object[looks_key] = looks_json(newcomer.looks);
  }
  return object;
}

Result<void> check_own_newcomer(const OwnNewcomer& newcomer) {
  FC_TRY(read_own_newcomer(newcomer.id, newcomer_json(newcomer).dump(-1, ' ', false, Json::error_handler_t::replace)));
  return {};
}

}  // namespace fc::dice_boxing_career
