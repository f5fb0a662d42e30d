#include "paint/cards.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <string>

#include "paint/lettering.h"
#include "paint/markers.h"

namespace fc::paint {
namespace {

constexpr float scale_step = 0.04F;
constexpr float call_tilt_step = 0.02F;

/// Light letters stand in ink, dark ones on paper: both are read before the dark hall and on the canvas.
Lettering::CallInks inks_of(scene::Ink letters) {
  using scene::Ink;
  switch (letters) {
    case Ink::paper:
    case Ink::white: return {colour_of(letters), colour_of(Ink::ink), colour_of(Ink::red)};
    case Ink::gold: return {colour_of(letters), colour_of(Ink::ink), colour_of(Ink::gold)};
    case Ink::ink: return {colour_of(letters), colour_of(Ink::paper), colour_of(Ink::paper)};  // dark on dark is not read
    default: return {colour_of(letters), colour_of(Ink::paper), colour_of(Ink::ink)};
  }
}

}  // namespace

void Calls::forget() {
  printed_.forget();
  seen_.forget();
}

Calls::Seen Calls::seen(const scene::Call& call, const scene::Box& within, int height) {
  const Key words{.text = call.text, .ink = call.ink, .height = height};
  const std::shared_ptr<const Raster> poster = printed_.get(words, [&] {
    std::optional<Raster> printed = lettering_->call(words.text, words.height, inks_of(words.ink));
    return printed ? std::make_shared<const Raster>(*std::move(printed)) : nullptr;
  });
  if (poster == nullptr) {
    return {};
  }
  const float scale = std::min(call.scale, within.w / static_cast<float>(poster->width()));
  const SeenKey key{.words = words,
                    .scale = static_cast<std::int16_t>(std::clamp(std::lround(scale / scale_step), 1L, 100L)),
                    .tilt = static_cast<std::int16_t>(std::lround(call.tilt / call_tilt_step))};
  const float shown = static_cast<float>(key.scale) * scale_step;
  return {.key = key,
          .poster = poster,
          .turn = {.scale_x = shown, .scale_y = shown, .tilt = static_cast<float>(key.tilt) * call_tilt_step}};
}

void Calls::prerender(const scene::Call& call, const scene::Box& within, int height) {
  if (const Seen soon = call.alpha > 0 ? seen(call, within, height) : Seen{}; soon.poster != nullptr) {
    seen_.prerender(soon.key, soon.poster, soon.turn);
  }
}

void Calls::paint(SDL_Renderer* renderer, const scene::Call& call, scene::Pixel middle, const scene::Box& within,
                  int height) {
  const Seen now = call.alpha > 0 ? seen(call, within, height) : Seen{};
  SDL_Texture* const texture = now.poster != nullptr ? seen_.get(renderer, now.key, now.poster, now.turn) : nullptr;
  int width_pixels = 0;
  int height_pixels = 0;
  if (texture == nullptr || SDL_QueryTexture(texture, nullptr, nullptr, &width_pixels, &height_pixels) != 0) {
    return;
  }
  const float centre = within.x + within.w / 2;
  const float room = std::max(0.0F, within.w - static_cast<float>(width_pixels)) / 2;
  const float x = centre + std::clamp(middle.x - centre, -room, room);
  const float half = static_cast<float>(height_pixels) / 2;
  const float y = std::clamp(middle.y, within.y + half, std::max(within.y + half, within.bottom() - half));
  const SDL_Rect place{static_cast<int>(x) - width_pixels / 2, static_cast<int>(y) - height_pixels / 2, width_pixels,
                       height_pixels};
  SDL_SetTextureAlphaMod(texture, static_cast<std::uint8_t>(std::clamp(call.alpha, 0.0F, 1.0F) * 255));
  SDL_RenderCopy(renderer, texture, nullptr, &place);
}

namespace {

using scene::Ink;
using scene::Pixel;

constexpr float height_in_tray = 0.80F;  // of the tray's, at size 1
constexpr float height_over_ring = 0.46F;
constexpr float card_width = 0.70F;  // of its height
constexpr float squeeze_step = 1.0F / 16;
constexpr int unsqueezed = 16;
constexpr float card_tilt_step = 0.02F;  // radians

/// As it turns over, a share of the whole.
float width_of(const scene::Card& card) { return std::abs(std::cos(std::numbers::pi_v<float> * card.turned)); }

/// How much of a pixel lies within a rectangle with round corners.
float cover_of(float x, float y, float width, float height, float inset, float round) {
  const float from_x = std::abs(x - width / 2) - (width / 2 - inset - round);
  const float from_y = std::abs(y - height / 2) - (height / 2 - inset - round);
  const float away =
      std::hypot(std::max(from_x, 0.0F), std::max(from_y, 0.0F)) + std::min(std::max(from_x, from_y), 0.0F) - round;
  return std::clamp(0.5F - away, 0.0F, 1.0F);
}

/// The card's body: ink edge, then its ground; `ground_at` gives the colour at a pixel.
template <class GroundAt>
void print_body(Raster& card, GroundAt ground_at) {
  const auto width = static_cast<float>(card.width());
  const auto height = static_cast<float>(card.height());
  const float round = height * 0.08F;
  const float edge = std::max(1.0F, height * 0.018F);
  for (int y = 0; y < card.height(); ++y) {
    for (int x = 0; x < card.width(); ++x) {
      const float px = static_cast<float>(x) + 0.5F;
      const float py = static_cast<float>(y) + 0.5F;
      card.blend(x, y, colour_of(Ink::ink), cover_of(px, py, width, height, 0, round));
      card.blend(x, y, ground_at(px, py), cover_of(px, py, width, height, edge, round - edge));
    }
  }
}

void lay_middle(Raster& card, const std::optional<Raster>& words, float x, float y) {
  if (words) {
    card.lay(*words, static_cast<int>(std::lround(x)) - words->width() / 2,
             static_cast<int>(std::lround(y)) - words->height() / 2);
  }
}

/// The corner's colour under paper dots, with a paper frame and its shape.
void print_back(Raster& card, Corner corner) {
  const auto width = static_cast<float>(card.width());
  const auto height = static_cast<float>(card.height());
  const scene::SeatMark mark = scene::mark_of(corner);
  const Rgb ground = colour_of(mark.ink);
  const Rgb paper = colour_of(Ink::paper);
  const float frame = height * 0.055F;
  print_body(card, [&](float x, float y) {
    const float inner = cover_of(x, y, width, height, frame, height * 0.05F) -
                        cover_of(x, y, width, height, frame + height * 0.022F, height * 0.035F);
    const float tone = 0.34F - 0.24F * std::abs(y / height - 0.5F);
    const Rgb dotted = mixed(lit(ground, 0.82F), paper, 0.34F * halftone(x, y, height * 0.062F, tone));
    return mixed(dotted, paper, std::clamp(inner, 0.0F, 1.0F) * 0.9F);
  });
  const Pixel middle{width / 2, height / 2};
  card.ellipse(middle, height * 0.2F, height * 0.2F, paper);
  draw_mark(card, middle, height * 0.135F, mark.mark, lit(ground, 0.9F));
}

}  // namespace

Raster Cards::print_face(const Side& side) const {
  Raster card(static_cast<int>(std::lround(static_cast<float>(side.height) * card_width)), side.height);
  if (side.face.empty()) {
    print_back(card, side.corner);
    return card;
  }
  const auto width = static_cast<float>(card.width());
  const auto height = static_cast<float>(card.height());
  const scene::SeatMark mark = scene::mark_of(side.corner);
  const Rgb ink = colour_of(mark.ink);
  const Rgb paper = colour_of(Ink::paper);
  print_body(card, [&](float x, float y) {
    const float foot = std::clamp(y / height * 1.5F - 0.62F, 0.0F, 1.0F);
    return mixed(paper, ink, 0.42F * halftone(x, y, height * 0.05F, 0.55F * foot));
  });
  const int large = static_cast<int>(height * 0.86F);
  // Two inks that miss each other a little, as letterpress does.
  lay_middle(card, lettering_->plain(side.face, large, colour_of(Ink::ink)), width / 2 + height * 0.018F, height * 0.53F);
  lay_middle(card, lettering_->plain(side.face, large, ink), width / 2 - height * 0.004F, height * 0.515F);
  draw_mark(card, {width * 0.17F, height * 0.125F}, height * 0.06F, mark.mark, ink);
  draw_mark(card, {width * 0.83F, height * 0.875F}, height * 0.06F, mark.mark, colour_of(Ink::ink));
  return card;
}

void Cards::forget() {
  printed_.forget();
  seen_.forget();
}

std::shared_ptr<const Raster> Cards::printed(const Side& side) {
  return printed_.get(side, [&] { return std::make_shared<const Raster>(print_face(side)); });
}

Cards::Seen Cards::seen(const scene::Card& card, float height) {
  const bool held = card.table == scene::Table::ring;
  // A large card is not printed anew for every size and turn it goes through: its picture is stretched.
  const float printed_height = height * (held ? height_over_ring : height_in_tray * card.size);
  return {.side = {.face = card.turned >= 0.5F ? card.face : std::string(),
                   .corner = card.corner,
                   .height = static_cast<std::int16_t>(2 * std::lround(printed_height / 2))},
          .squeeze = static_cast<std::int8_t>(held ? unsqueezed : std::max(1L, std::lround(width_of(card) / squeeze_step))),
          .tilt = static_cast<std::int8_t>(std::lround(card.tilt / card_tilt_step))};
}

Turning Cards::turn_of(const Seen& seen) {
  return {.scale_x = static_cast<float>(seen.squeeze) * squeeze_step,
          .scale_y = 1,
          .tilt = static_cast<float>(seen.tilt) * card_tilt_step};
}

void Cards::prerender(std::span<const scene::Card> cards, scene::Table table, const scene::Box& place) {
  for (const scene::Card& card : cards) {
    if (card.table == table && card.alpha > 0) {
      const Seen soon = seen(card, place.h);
      seen_.prerender(soon, printed(soon.side), turn_of(soon));
    }
  }
}

void Cards::paint_card(SDL_Renderer* renderer, const scene::Card& card, const scene::Box& place, Shadows& shadows) {
  const bool held = card.table == scene::Table::ring;
  const float height = place.h * (held ? height_over_ring : height_in_tray) * card.size;
  const float wide = width_of(card);
  const Seen now = seen(card, place.h);
  SDL_Texture* const texture = seen_.get(renderer, now, printed(now.side), turn_of(now));
  int width_pixels = 0;
  int height_pixels = 0;
  if (texture == nullptr || card.alpha <= 0 ||
      SDL_QueryTexture(texture, nullptr, nullptr, &width_pixels, &height_pixels) != 0) {
    return;
  }
  const Pixel floor{place.x + card.at.x * place.w, place.y + card.at.y * place.h};
  if (card.alpha > 0.5F) {
    const float lifted = 1 + card.at.z;
    const float width = height * card_width * wide * 1.25F * lifted;
    const SDL_FRect spot{floor.x - width / 2 + height * 0.05F * lifted, floor.y - height * 0.5F, width, height * 1.16F};
    shadows.paint(renderer, spot);
  }
  if (held) {
    width_pixels = static_cast<int>(std::lround(static_cast<float>(width_pixels) * card.size * wide));
    height_pixels = static_cast<int>(std::lround(static_cast<float>(height_pixels) * card.size));
  }
  const SDL_Rect seen_at{static_cast<int>(std::lround(floor.x)) - width_pixels / 2,
                         static_cast<int>(std::lround(floor.y - card.at.z * height)) - height_pixels / 2, width_pixels,
                         height_pixels};
  SDL_SetTextureAlphaMod(texture, static_cast<std::uint8_t>(std::clamp(card.alpha, 0.0F, 1.0F) * 255));
  SDL_RenderCopy(renderer, texture, nullptr, &seen_at);
}

void Cards::paint(SDL_Renderer* renderer, std::span<const scene::Card> cards, scene::Table table, const scene::Box& place,
                  Shadows& shadows) {
  if (std::ranges::find(cards, table, &scene::Card::table) == cards.end()) {
    return;
  }
  if (table == scene::Table::tray) {
    // What slides in from the side comes from under the tray's rim.
    const float rim = place.h * 0.09F;
    const SDL_Rect clip{static_cast<int>(place.x + rim), static_cast<int>(place.y - place.h * 0.2F),
                        static_cast<int>(place.w - 2 * rim), static_cast<int>(place.h * 1.2F)};
    SDL_RenderSetClipRect(renderer, &clip);
  }
  for (const scene::Card& card : cards) {
    if (card.table == table) {
      paint_card(renderer, card, place, shadows);
    }
  }
  SDL_RenderSetClipRect(renderer, nullptr);
}

}  // namespace fc::paint
