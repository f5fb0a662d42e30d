#include "overlay/ink/imgui_layer.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace fc::overlay {
namespace {

/// ImGui packs colours as SDL_Color lies in memory (R, G, B, A), so vertices go to SDL as they are.
static_assert(sizeof(SDL_Color) == sizeof(ImU32) && IM_COL32_R_SHIFT == 0 && SDL_BYTEORDER == SDL_LIL_ENDIAN);

bool is_whole(float value) { return std::abs(value - std::round(value)) < 0.02F; }

int whole(float value) { return static_cast<int>(std::lround(value)); }

SDL_Color colour_of(const ImDrawVert& vertex) {
  return {static_cast<Uint8>(vertex.col), static_cast<Uint8>(vertex.col >> 8U), static_cast<Uint8>(vertex.col >> 16U),
          static_cast<Uint8>(vertex.col >> 24U)};
}

/// Draws one command (one texture, one clip) of a list.
class CommandPainter {
 public:
  /// part: only what may touch it is painted.
  CommandPainter(SDL_Renderer* renderer, const ImDrawList& list, const ImDrawCmd& command, float left, float top,
                 LayerCost& cost, const SDL_Rect* part)
      : renderer_(renderer),
        vertices_(list.VtxBuffer.Data + command.VtxOffset),
        indices_(list.IdxBuffer.Data + command.IdxOffset),
        count_(command.ElemCount),
        texture_(static_cast<SDL_Texture*>(command.GetTexID())),
        may_be_plain_(texture_ == ImGui::GetIO().Fonts->TexID),
        white_(ImGui::GetIO().Fonts->TexUvWhitePixel),
        left_(left),
        top_(top),
        cost_(&cost),
        part_(part) {
    SDL_RendererInfo info;
    whole_pixels_ = SDL_GetRendererInfo(renderer, &info) == 0 && (info.flags & SDL_RENDERER_SOFTWARE) != 0;
    SDL_QueryTexture(texture_, nullptr, nullptr, &texture_width_, &texture_height_);
    pending_.reserve(std::min<std::size_t>(count_, most_pending));
  }

  void paint() {
    unsigned int index = 0;
    while (index + 3 <= count_) {
      if (part_ != nullptr && misses_part(index)) {
        index += 3;
        continue;
      }
      if (index + 6 <= count_ && is_rectangle(index) &&
          paint_rectangle(vertices_[indices_[index]], vertices_[indices_[index + 2]])) {
        index += 6;
        continue;
      }
      collect(index);
      index += 3;
    }
    flush();
  }

 private:
  [[nodiscard]] bool misses_part(unsigned int index) const {
    const ImVec2& a = vertices_[indices_[index]].pos;
    const ImVec2& b = vertices_[indices_[index + 1]].pos;
    const ImVec2& c = vertices_[indices_[index + 2]].pos;
    const auto [left, right] = std::minmax({a.x, b.x, c.x});
    const auto [top, bottom] = std::minmax({a.y, b.y, c.y});
    constexpr float rounded = 1;
    return right - left_ + rounded < static_cast<float>(part_->x) ||
           left - left_ - rounded > static_cast<float>(part_->x + part_->w) ||
           bottom - top_ + rounded < static_cast<float>(part_->y) ||
           top - top_ - rounded > static_cast<float>(part_->y + part_->h);
  }

  /// Two triangles as ImGui writes rectangles and letters: corners a b c, a c d, upright, of one colour.
  [[nodiscard]] bool is_rectangle(unsigned int index) const {
    const ImDrawIdx* at = indices_ + index;
    if (at[3] != at[0] || at[4] != at[2]) {
      return false;
    }
    const ImDrawVert& a = vertices_[at[0]];
    const ImDrawVert& b = vertices_[at[1]];
    const ImDrawVert& c = vertices_[at[2]];
    const ImDrawVert& d = vertices_[at[5]];
    return a.col == b.col && a.col == c.col && a.col == d.col && a.pos.y == b.pos.y && b.pos.x == c.pos.x &&
           c.pos.y == d.pos.y && d.pos.x == a.pos.x;
  }

  [[nodiscard]] bool is_plain(const ImDrawVert& vertex) const {
    return may_be_plain_ && vertex.uv.x == white_.x && vertex.uv.y == white_.y;
  }

  bool paint_rectangle(const ImDrawVert& first, const ImDrawVert& last) {
    const SDL_Color colour = colour_of(first);
    const SDL_Rect place{whole(first.pos.x - left_), whole(first.pos.y - top_), whole(last.pos.x) - whole(first.pos.x),
                         whole(last.pos.y) - whole(first.pos.y)};
    if (is_plain(first) && is_plain(last)) {
      flush();
      if (place.w > 0 && place.h > 0 && colour.a > 0) {
        SDL_SetRenderDrawBlendMode(renderer_, colour.a == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
        SDL_SetRenderDrawColor(renderer_, colour.r, colour.g, colour.b, colour.a);
        SDL_RenderFillRect(renderer_, &place);
      }
      ++cost_->rectangles;
      return true;
    }
    const SDL_FRect cut{first.uv.x * static_cast<float>(texture_width_), first.uv.y * static_cast<float>(texture_height_),
                        (last.uv.x - first.uv.x) * static_cast<float>(texture_width_),
                        (last.uv.y - first.uv.y) * static_cast<float>(texture_height_)};
    if (cut.w <= 0 || cut.h <= 0 || !is_whole(cut.x) || !is_whole(cut.y) || !is_whole(cut.w) || !is_whole(cut.h)) {
      return false;
    }
    flush();
    SDL_SetTextureColorMod(texture_, colour.r, colour.g, colour.b);
    SDL_SetTextureAlphaMod(texture_, colour.a);
    const SDL_Rect from{whole(cut.x), whole(cut.y), whole(cut.w), whole(cut.h)};
    SDL_RenderCopy(renderer_, texture_, &from, &place);
    ++cost_->rectangles;
    return true;
  }

  void collect(unsigned int index) {
    const bool plain = is_plain(vertices_[indices_[index]]) && is_plain(vertices_[indices_[index + 1]]) &&
                       is_plain(vertices_[indices_[index + 2]]);
    if (plain != plain_ || pending_.size() == most_pending) {
      flush();
      plain_ = plain;
    }
    for (unsigned int corner = 0; corner < 3; ++corner) {
      ImDrawVert vertex = vertices_[indices_[index + corner]];
      if (whole_pixels_) {
        vertex.pos = {std::floor(vertex.pos.x + 0.5F), std::floor(vertex.pos.y + 0.5F)};
      }
      vertex.pos.x -= left_;
      vertex.pos.y -= top_;
      pending_.push_back(vertex);
    }
    ++cost_->triangles;
  }

  void flush() {
    if (pending_.empty()) {
      return;
    }
    const ImDrawVert* first = pending_.data();
    SDL_SetRenderDrawBlendMode(renderer_, SDL_BLENDMODE_BLEND);
    SDL_RenderGeometryRaw(renderer_, plain_ ? nullptr : texture_, &first->pos.x, sizeof(ImDrawVert),
                          reinterpret_cast<const SDL_Color*>(&first->col), sizeof(ImDrawVert), &first->uv.x,
                          sizeof(ImDrawVert), static_cast<int>(pending_.size()), nullptr, 0, 0);
    pending_.clear();
  }

  /// Corners handed on at a time: few enough that they lie in the processor's cache, where a thousand dots would fill new
  /// pages, here and in SDL's queue.
  static constexpr std::size_t most_pending = 3 * 512;

  SDL_Renderer* renderer_;
  const ImDrawVert* vertices_;
  const ImDrawIdx* indices_;
  unsigned int count_;
  SDL_Texture* texture_;
  int texture_width_ = 0;
  int texture_height_ = 0;
  bool may_be_plain_;  ///< the texture has a white dot; in one of letters, the place of that dot is a letter
  ImVec2 white_;
  float left_;
  float top_;
  bool plain_ = true;
  bool whole_pixels_ = false;  ///< the software renderer cuts corners down to whole pixels: we round them instead
  LayerCost* cost_;
  const SDL_Rect* part_;
  std::vector<ImDrawVert> pending_;
};

}  // namespace

void draw_triangles(SDL_Renderer* renderer, const ImDrawList& list, float left, float top, LayerCost& cost,
                    const SDL_Rect* part) {
  for (const ImDrawCmd& command : list.CmdBuffer) {
    SDL_Rect clip{whole(command.ClipRect.x - left), whole(command.ClipRect.y - top),
                  whole(command.ClipRect.z) - whole(command.ClipRect.x),
                  whole(command.ClipRect.w) - whole(command.ClipRect.y)};
    if (part != nullptr && SDL_IntersectRect(&clip, part, &clip) == SDL_FALSE) {
      continue;
    }
    if (command.ElemCount == 0 || clip.w <= 0 || clip.h <= 0) {
      continue;
    }
    SDL_RenderSetClipRect(renderer, &clip);
    CommandPainter(renderer, list, command, left, top, cost, part).paint();
  }
  SDL_RenderSetClipRect(renderer, nullptr);
}

}  // namespace fc::overlay
