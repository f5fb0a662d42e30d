#include "paint/kept_pictures.h"

#include <SDL.h>

#include <iterator>

namespace fc::paint {
namespace {

constexpr std::size_t bytes_a_pixel = 4;

std::size_t bytes_of_pixels(int width, int height) {
  return bytes_a_pixel * static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
}

}  // namespace

std::size_t bytes_of(const TextureHandle& texture) {
  int width = 0;
  int height = 0;
  if (!texture || SDL_QueryTexture(texture.get(), nullptr, nullptr, &width, &height) != 0) {
    return 0;
  }
  return bytes_of_pixels(width, height);
}

std::size_t bytes_of(const Raster& raster) { return bytes_of_pixels(raster.width(), raster.height()); }

std::size_t bytes_of(const std::shared_ptr<const Raster>& raster) { return raster ? bytes_of(*raster) : 0; }

void PictureCache::hold_at_most(std::size_t bytes) {
  most_bytes_ = bytes;
  make_room();
}

bool PictureCache::tidy() {
  bool dropped = false;
  if (bytes_ > most_bytes_) {
    while (!places_.empty() && places_.back().asked <= tidied_) {
      drop_last();
      dropped = true;
    }
  }
  tidied_ = asked_;
  return dropped;
}

PictureCache::Places::iterator PictureCache::put(Shelf& shelf, const void* key, std::size_t bytes) {
  places_.push_front({.shelf = &shelf, .key = key, .bytes = bytes, .asked = ++asked_});
  bytes_ += bytes;
  make_room();
  return places_.begin();
}

void PictureCache::ask_again(Places::iterator place) {
  place->asked = ++asked_;
  places_.splice(places_.begin(), places_, place);
}

void PictureCache::take_out(Places::iterator place) {
  bytes_ -= place->bytes;
  places_.erase(place);
}

void PictureCache::drop_last() {
  const Place last = places_.back();
  take_out(std::prev(places_.end()));
  last.shelf->drop(last.key);
}

void PictureCache::make_room() {
  constexpr std::size_t in_hand = 2;
  while (leave_ == Leave::at_once && bytes_ > most_bytes_ && places_.size() > in_hand) {
    drop_last();
  }
}

}  // namespace fc::paint
