#include "overlay/ink/changed_parts.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstring>
#include <iterator>
#include <limits>
#include <span>

namespace fc::overlay {
namespace {

constexpr std::size_t most_parts = 4;
/// Of the picture; beyond that it is cheaper painted as a whole.
constexpr double most_of_it = 0.5;

std::uint64_t folded(std::uint64_t print, std::uint64_t word) {
  print = (print ^ word) * 0x9e3779b97f4a7c15;
  return print ^ print >> 29U;
}

std::uint64_t folded(std::uint64_t print, const ImDrawVert& vertex) {
  static_assert(sizeof(ImDrawVert) == 20);
  std::uint64_t words[2];
  std::uint32_t last = 0;
  std::memcpy(words, &vertex, sizeof(words));
  std::memcpy(&last, reinterpret_cast<const char*>(&vertex) + sizeof(words), sizeof(last));
  return folded(folded(folded(print, words[0]), words[1]), last);
}

std::int16_t within(float value) {
  return static_cast<std::int16_t>(
      std::clamp<float>(value, std::numeric_limits<std::int16_t>::min(), std::numeric_limits<std::int16_t>::max()));
}

bool is_empty(const SDL_Rect& rect) { return rect.w <= 0 || rect.h <= 0; }

std::int64_t area(const SDL_Rect& rect) { return is_empty(rect) ? 0 : std::int64_t{rect.w} * rect.h; }

SDL_Rect around(const SDL_Rect& one, const SDL_Rect& other) {
  SDL_Rect both;
  SDL_UnionRect(&one, &other, &both);
  return both;
}

/// Takes one part more, with the one that then covers the least more than both.
void add(std::vector<SDL_Rect>& parts, SDL_Rect part) {
  for (;;) {
    auto best = parts.end();
    std::int64_t least = 0;
    for (auto other = parts.begin(); other != parts.end(); ++other) {
      const std::int64_t more = area(around(*other, part)) - area(*other) - area(part);
      if (best == parts.end() || more < least) {
        best = other;
        least = more;
      }
    }
    const bool touches = best != parts.end() && SDL_HasIntersection(&*best, &part) != SDL_FALSE;
    if (best == parts.end() || (!touches && least > 0 && parts.size() < most_parts)) {
      parts.push_back(part);
      return;
    }
    part = around(*best, part);
    parts.erase(best);
  }
}

}  // namespace

Pieces::Pieces(const ImDrawList& list, float left, float top) {
  pieces_.reserve(static_cast<std::size_t>(list.IdxBuffer.Size) / 6);
  for (const ImDrawCmd& command : list.CmdBuffer) {
    std::uint64_t ground = 0;
    std::memcpy(&ground, &command.ClipRect.x, sizeof(ground));
    std::uint64_t corner = 0;
    std::memcpy(&corner, &command.ClipRect.z, sizeof(corner));
    ground = folded(folded(ground, corner), reinterpret_cast<std::uintptr_t>(command.TextureId));
    const ImDrawVert* const vertices = list.VtxBuffer.Data + command.VtxOffset;
    const ImDrawIdx* const indices = list.IdxBuffer.Data + command.IdxOffset;
    for (unsigned int index = 0; index + 3 <= command.ElemCount;) {
      const ImDrawIdx* const at = indices + index;
      const bool is_quad = index + 6 <= command.ElemCount && at[3] == at[0] && at[4] == at[2];
      const ImDrawIdx corners[4] = {at[0], at[1], at[2], is_quad ? at[5] : at[2]};
      Piece piece{.print = ground};
      float least_x = command.ClipRect.z;
      float least_y = command.ClipRect.w;
      float most_x = command.ClipRect.x;
      float most_y = command.ClipRect.y;
      for (const ImDrawIdx each : corners) {
        const ImDrawVert& vertex = vertices[each];
        piece.print = folded(piece.print, vertex);
        least_x = std::min(least_x, vertex.pos.x);
        least_y = std::min(least_y, vertex.pos.y);
        most_x = std::max(most_x, vertex.pos.x);
        most_y = std::max(most_y, vertex.pos.y);
      }
      // A pixel more on each side: corners are rounded.
      piece.left = within(std::floor(std::max(least_x, command.ClipRect.x) - left) - 1);
      piece.top = within(std::floor(std::max(least_y, command.ClipRect.y) - top) - 1);
      piece.right = within(std::ceil(std::min(most_x, command.ClipRect.z) - left) + 1);
      piece.bottom = within(std::ceil(std::min(most_y, command.ClipRect.w) - top) + 1);
      pieces_.push_back(piece);
      index += is_quad ? 6 : 3;
    }
  }
}

std::optional<std::vector<SDL_Rect>> Pieces::differing_from(const Pieces& before, int w, int h) const {
  const auto same = [](const Piece& one, const Piece& other) { return one.print == other.print; };
  const std::span<const Piece> now(pieces_);
  const std::span<const Piece> then(before.pieces_);
  const auto alike = std::ranges::mismatch(now, then, same);
  std::span<const Piece> changed(alike.in1, now.end());
  std::span<const Piece> gone(alike.in2, then.end());
  while (!changed.empty() && !gone.empty() && same(changed.back(), gone.back())) {
    changed = changed.first(changed.size() - 1);
    gone = gone.first(gone.size() - 1);
  }
  // What stands in both is matched by its print; what is left over has come or gone.
  const auto prints_of = [](std::span<const Piece> pieces) {
    std::vector<std::uint64_t> prints;
    prints.reserve(pieces.size());
    for (const Piece& piece : pieces) {
      prints.push_back(piece.print);
    }
    std::ranges::sort(prints);
    return prints;
  };
  std::vector<std::uint64_t> both;
  std::ranges::set_intersection(prints_of(changed), prints_of(gone), std::back_inserter(both));
  std::vector<SDL_Rect> parts;
  const SDL_Rect whole{0, 0, w, h};
  const auto take_others = [&](std::span<const Piece> pieces) {
    std::vector<std::uint64_t> order;
    std::vector<bool> used(both.size());  // a print may stand there more than once
    for (const Piece& piece : pieces) {
      auto place = static_cast<std::size_t>(std::ranges::lower_bound(both, piece.print) - both.begin());
      while (place < both.size() && both[place] == piece.print && used[place]) {
        ++place;
      }
      if (place < both.size() && both[place] == piece.print) {
        used[place] = true;
        order.push_back(piece.print);
        continue;
      }
      SDL_Rect part{piece.left, piece.top, piece.right - piece.left, piece.bottom - piece.top};
      if (SDL_IntersectRect(&part, &whole, &part) != SDL_FALSE) {
        add(parts, part);
      }
    }
    return order;
  };
  if (take_others(changed) != take_others(gone)) {
    return std::nullopt;
  }
  std::int64_t covered = 0;
  for (const SDL_Rect& part : parts) {
    covered += area(part);
  }
  if (static_cast<double>(covered) > most_of_it * static_cast<double>(area(whole))) {
    return std::nullopt;
  }
  return parts;
}

}  // namespace fc::overlay
