#include "library/dice-boxing/own_boxers.h"

#include <array>

namespace fc::dice_boxing {

std::filesystem::path own_boxers_folder(const std::filesystem::path& user_folder) {
  return own_boxers_folder_of(user_folder, "dice-boxing");
}

OwnBoxers load_own_boxers(const Catalogue& catalogue, const std::filesystem::path& folder) {
  return load_own<NamedCard>(
      folder, [&](std::string_view id, std::string_view text) { return read_own_boxer(catalogue, id, text); });
}

Result<NamedCard> read_own_boxer(const Catalogue& catalogue, std::string_view id, std::string_view text) {
  FC_TRY(const Json object, parse_json(text));
  FC_TRY(NamedCard boxer, read_card_object(catalogue.tables(), object, ""));
  FC_TRY(check_own_id(id, boxer.id, catalogue.find(id) != nullptr || id.starts_with(made_up_prefix)));
  boxer.id = id;
  FC_TRY(check_own_name(boxer.name));
  return boxer;
}

Result<void> check_own_boxer(const Catalogue& catalogue, const NamedCard& boxer) {
  FC_TRY(read_own_boxer(catalogue, boxer.id, card_json(boxer).dump(-1, ' ', false, Json::error_handler_t::replace)));
  return {};
}

Result<void> save_own_boxer(const Catalogue& catalogue, const std::filesystem::path& folder, const NamedCard& boxer) {
  FC_TRY(check_own_boxer(catalogue, boxer));
  return write_own_boxer(folder, boxer.id, card_json(boxer));
}

BoxerCard newcomer(const CardTables& tables, WeightClass weight_class) {
  constexpr std::array<int, all_ratings.size()> starting{35, 5, 3, 60, 1, 35, 1, -2, 85, 40, 3};
  BoxerCard card;
  card.weight_class = weight_class;
  for (std::size_t rating = 0; rating < all_ratings.size(); ++rating) {
    card.ratings.*all_ratings[rating] = limited(tables, all_ratings[rating], starting[rating]);
  }
  card.ratings.kd = knockdown_numbers(tables, card.ratings.ko, weight_class);
  Styles styles;
  styles.push_back(Style::boxer);
  set_styles(tables, card, styles);
  return card;
}

void set_rating(const CardTables& tables, BoxerCard& card, std::int16_t Ratings::*rating, int value) {
  card.ratings.*rating = limited(tables, rating, value);
  if (rating == &Ratings::power) {
    card.results = results_of(tables, card.styles, card.ratings.power);
  }
}

void set_styles(const CardTables& tables, BoxerCard& card, const Styles& styles) {
  card.styles = styles;
  card.results = results_of(tables, card.styles, card.ratings.power);
}

}  // namespace fc::dice_boxing
