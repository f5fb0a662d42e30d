#include "overlay/ink/imgui_layer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <utility>

namespace fc::overlay {
namespace {

constexpr int paper_size = 256;

/// A fingerprint of bytes; not for secrets. Four at a time: there are hundreds of kilobytes in a frame, and one sum would
/// wait for each of its multiplications.
std::uint64_t print_of(const void* data, std::size_t size, std::uint64_t print) {
  const auto* bytes = static_cast<const unsigned char*>(data);
  std::array<std::uint64_t, 4> words{};
  std::array<std::uint64_t, 4> prints{print, ~print, print << 1U, ~print << 1U};
  for (; size >= sizeof(words); size -= sizeof(words), bytes += sizeof(words)) {
    std::memcpy(words.data(), bytes, sizeof(words));
    for (std::size_t lane = 0; lane < words.size(); ++lane) {
      prints[lane] = (prints[lane] ^ words[lane]) * 0x9e3779b97f4a7c15;
      prints[lane] ^= prints[lane] >> 29U;
    }
  }
  for (const std::uint64_t lane : prints) {
    print = (print ^ lane) * 0x9e3779b97f4a7c15;
    print ^= print >> 29U;
  }
  for (; size >= sizeof(std::uint64_t); size -= sizeof(std::uint64_t), bytes += sizeof(std::uint64_t)) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes, sizeof(word));
    print = (print ^ word) * 0x9e3779b97f4a7c15;
    print ^= print >> 29U;
  }
  for (; size > 0; --size, ++bytes) {
    print = (print ^ *bytes) * 0x100000001b3;
  }
  return print;
}

std::uint64_t print_of(const ImDrawList& list, const Box& box) {
  std::uint64_t print = print_of(&box, sizeof(box), 0x5deece66d);
  print = print_of(list.VtxBuffer.Data, static_cast<std::size_t>(list.VtxBuffer.size_in_bytes()), print);
  print = print_of(list.IdxBuffer.Data, static_cast<std::size_t>(list.IdxBuffer.size_in_bytes()), print);
  for (const ImDrawCmd& command : list.CmdBuffer) {
    print = print_of(&command.ClipRect, sizeof(command.ClipRect), print);
    print = print_of(&command.TextureId, sizeof(command.TextureId), print);
    print = print_of(&command.ElemCount, sizeof(command.ElemCount), print);
  }
  return print;
}

SDL_Rect to_rect(const Box& box) {
  return {static_cast<int>(box.x), static_cast<int>(box.y), static_cast<int>(box.w), static_cast<int>(box.h)};
}

/// Whole pixels, so that a kept panel lands exactly where it was drawn.
Box snapped(const Box& box) {
  const float left = std::floor(box.x);
  const float top = std::floor(box.y);
  return {left, top, std::ceil(box.right()) - left, std::ceil(box.bottom()) - top};
}

/// The pixels that a rectangle of that box paints: nothing of an opaque panel may stay unpainted.
Box painted(const Box& box) {
  const float left = std::round(box.x);
  const float top = std::round(box.y);
  return {left, top, std::round(box.right()) - left, std::round(box.bottom()) - top};
}

/// A fixed noise of the two coordinates, 0 to 255; wraps at paper_size.
int grain(int x, int y) {
  const auto column = static_cast<std::uint32_t>(x & (paper_size - 1));
  const auto row = static_cast<std::uint32_t>(y & (paper_size - 1));
  std::uint32_t mixed = column * 374761393U + row * 668265263U;
  mixed = (mixed ^ (mixed >> 13U)) * 1274126177U;
  return static_cast<int>((mixed ^ (mixed >> 16U)) & 255U);
}

/// The colour of one dot of paper: fine grain, soft clouds and a few fibres.
std::uint32_t paper_dot(int x, int y) {
  int cloud = 0;
  for (int step = 0; step < 4; ++step) {
    cloud += grain(x / 16 + (step & 1), y / 16 + (step >> 1)) - 128;
  }
  const bool fibre = grain(x / 9, y) > 252 && grain(x / 9 + 31, y + 91) > 170;
  const int shade = (grain(x, y) - 128) / 40 + cloud / 130 - (fibre ? 5 : 0);
  const auto channel = [shade](int base) { return static_cast<std::uint32_t>(std::clamp(base + shade, 0, 255)); };
  return channel(0xF3) << 16U | channel(0xE6) << 8U | channel(0xC8);
}

}  // namespace

ImguiLayer::ImguiLayer(SDL_Renderer* renderer, FontFiles fonts) : renderer_(renderer), loaded_(renderer, std::move(fonts)) {
  SDL_RendererInfo info;
  counts_pixels_ = SDL_GetRendererInfo(renderer, &info) == 0 && (info.flags & SDL_RENDERER_SOFTWARE) != 0;
}

ImguiLayer::~ImguiLayer() {
  ImGui::SetCurrentContext(context_.get());
  lists_.clear();
}

Result<std::unique_ptr<ImguiLayer>> ImguiLayer::create(SDL_Renderer* renderer, FontFiles fonts) {
  IMGUI_CHECKVERSION();
  std::unique_ptr<ImguiLayer> layer(new ImguiLayer(renderer, std::move(fonts)));
  layer->context_.reset(ImGui::CreateContext());
  ImGui::SetCurrentContext(layer->context_.get());
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;  // Nothing is written outside the named places.
  io.LogFilename = nullptr;
  io.BackendRendererName = "four-corners";
  io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
  int width = 0;
  int height = 0;
  SDL_GetRendererOutputSize(renderer, &width, &height);
  FC_TRY(layer->resize(std::max(width, 1), std::max(height, 1), 1));
  return layer;
}

Result<void> ImguiLayer::resize(int width, int height, float text_scale, int foot) {
  ImGui::SetCurrentContext(context_.get());
  const bool same_letters = width == width_ && height == height_ && text_scale == text_scale_ && foot == letters_above_;
  width_ = width;
  height_ = height;
  foot_ = 0;
  letters_above_ = foot;
  text_scale_ = text_scale;
  if (same_letters) {
    return {};
  }
  FC_TRY(loaded_.load(scene::layout(width, std::max(1, height - foot)).scale, text_scale));
  forget_textures();
  if (!paper_) {
    make_paper();
  }
  return {};
}

void ImguiLayer::make_paper() {
  std::vector<std::uint32_t> dots(static_cast<std::size_t>(paper_size) * paper_size);
  for (int y = 0; y < paper_size; ++y) {
    for (int x = 0; x < paper_size; ++x) {
      dots[static_cast<std::size_t>(y * paper_size + x)] = paper_dot(x, y);
    }
  }
  paper_.reset(SDL_CreateTexture(renderer_, SDL_PIXELFORMAT_RGB888, SDL_TEXTUREACCESS_STATIC, paper_size, paper_size));
  SDL_UpdateTexture(paper_.get(), nullptr, dots.data(), paper_size * 4);
  SDL_SetTextureBlendMode(paper_.get(), SDL_BLENDMODE_NONE);
}

bool ImguiLayer::make_picture(Shape& shape, Stencil stencil) {
  std::vector<std::uint32_t> dots(stencil.covered.size());
  std::ranges::transform(stencil.covered, dots.begin(),
                         [](std::uint8_t share) { return std::uint32_t{share} << 24U | 0xFFFFFFU; });
  stencil.covered = {};
  shape_pixels_ += dots.size();
  shape.stencil = std::move(stencil);
  shape.picture.reset(
      SDL_CreateTexture(renderer_, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STATIC, shape.stencil.w, shape.stencil.h));
  if (!shape.picture) {
    return false;
  }
  SDL_UpdateTexture(shape.picture.get(), nullptr, dots.data(), shape.stencil.w * 4);
  SDL_SetTextureBlendMode(shape.picture.get(), SDL_BLENDMODE_BLEND);
  return true;
}

/// Another shape may get the id of one that goes, and pieces are told apart by it. What the last frame showed is made of
/// shapes that stay; a panel whose picture is older is painted as a whole.
void ImguiLayer::drop_unused_shapes() {
  std::erase_if(shapes_, [](const auto& entry) { return !entry.second.used; });
  shape_pixels_ = 0;
  for (auto& [key, shape] : shapes_) {
    shape.used = false;
    shape_pixels_ += static_cast<std::size_t>(shape.stencil.w) * static_cast<std::size_t>(shape.stencil.h);
  }
  for (Kept& kept : kept_) {
    if (kept.kept != kept.print) {
      kept.box = {};
    }
  }
}

void ImguiLayer::forget_textures() { kept_.clear(); }

void ImguiLayer::begin_frame(float dt) {
  ImGui::SetCurrentContext(context_.get());
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {static_cast<float>(width_), static_cast<float>(height_)};
  io.DeltaTime = std::max(dt, 1e-5F);
  ImGui::NewFrame();
  open_lists_ = 0;
  constexpr std::size_t most_shapes = 512;
  constexpr std::size_t most_shape_pixels = 4'000'000;  // a window that is drawn larger asks for dots of every size
  if (shapes_.size() > most_shapes || shape_pixels_ > most_shape_pixels) {
    drop_unused_shapes();
  }
}

ImDrawList& ImguiLayer::open_list(std::string_view name, const Box& box, bool opaque, ImU32 shade) {
  if (open_lists_ == lists_.size()) {
    lists_.push_back({.name = {}, .box = {}, .opaque = false, .shade = 0, .commands = nullptr, .print = 0, .placed = false});
    lists_.back().commands = std::make_unique<ImDrawList>(ImGui::GetDrawListSharedData());
  }
  List& list = lists_[open_lists_++];
  list.name = name;
  list.box = (opaque ? painted(box) : snapped(box)).overlap(screen());
  list.opaque = opaque;
  list.shade = shade;
  list.placed = pages_.empty();
  ImDrawList& commands = *list.commands;
  commands._ResetForNewFrame();
  commands.Flags = ImDrawListFlags_AntiAliasedFill | ImDrawListFlags_AntiAliasedLines | ImDrawListFlags_AllowVtxOffset;
  commands.PushTextureID(ImGui::GetIO().Fonts->TexID);
  commands.PushClipRect({list.box.x, list.box.y}, {list.box.right(), list.box.bottom()});
  return commands;
}

void ImguiLayer::open_page(const Page& page) { pages_.push_back({page, open_lists_}); }

void ImguiLayer::close_page(float scrolled) {
  const OpenPage closed = pages_.back();
  pages_.pop_back();
  const Box& view = closed.page.view;
  const auto seen = [&](const Box& box) {
    const Box shown = box.moved(0, -scrolled).overlap(view);
    return shown.empty() ? Box{view.x, view.y, 0, 0} : shown;
  };
  for (std::size_t index = closed.first_list; index < open_lists_; ++index) {
    List& list = lists_[index];
    if (std::exchange(list.placed, true)) {
      continue;  // it was drawn on a page that lay over this one
    }
    list.box = seen(list.box);
    for (ImDrawVert& vertex : list.commands->VtxBuffer) {
      vertex.pos.y -= scrolled;
    }
    for (ImDrawCmd& command : list.commands->CmdBuffer) {
      const ImVec4& clip = command.ClipRect;
      const Box shown = seen({clip.x, clip.y, clip.z - clip.x, clip.w - clip.y});
      command.ClipRect = {shown.x, shown.y, shown.right(), shown.bottom()};
    }
  }
}

void ImguiLayer::end_frame() {
  ImGui::EndFrame();
  auto frame = static_cast<std::uint64_t>(open_lists_);
  for (std::size_t index = 0; index < open_lists_; ++index) {
    List& list = lists_[index];
    list.print = print_of(*list.commands, list.box);
    frame = (frame ^ list.print ^ list.shade) * 0x9e3779b97f4a7c15;
  }
  unchanged_ = frame == frame_print_;
  frame_print_ = frame;
}

std::vector<const ImDrawList*> ImguiLayer::lists() const {
  std::vector<const ImDrawList*> lists;
  for (std::size_t index = 0; index < open_lists_; ++index) {
    lists.push_back(lists_[index].commands.get());
  }
  return lists;
}

std::vector<Box> ImguiLayer::opaque_boxes() const {
  std::vector<Box> boxes;
  for (std::size_t index = 0; index < open_lists_; ++index) {
    if (lists_[index].opaque) {
      boxes.push_back(lists_[index].box);
    }
  }
  return boxes;
}

ImguiLayer::Kept& ImguiLayer::kept_of(const List& list) {
  const auto found = std::ranges::find(kept_, list.name, &Kept::name);
  if (found != kept_.end()) {
    return *found;
  }
  Kept& made = kept_.emplace_back();
  made.name = list.name;
  return made;
}

/// The colour itself, or as thin as it is laid over what has been drawn.
void ImguiLayer::lay_shade(const List& list, SDL_BlendMode mode) {
  const auto channel = [&list](unsigned shift) { return static_cast<std::uint8_t>(list.shade >> shift & 0xFFU); };
  const SDL_Rect place = to_rect(list.box);
  SDL_SetRenderDrawBlendMode(renderer_, mode);
  SDL_SetRenderDrawColor(renderer_, channel(IM_COL32_R_SHIFT), channel(IM_COL32_G_SHIFT), channel(IM_COL32_B_SHIFT),
                         channel(IM_COL32_A_SHIFT));
  SDL_RenderFillRect(renderer_, &place);
}

bool ImguiLayer::bring_up_to_date(Kept& kept, const List& list, bool still) {
  constexpr int frames_of_rest = 10;
  const Box seen = std::exchange(kept.seen, list.box);
  if (!still && (!counts_pixels_ || kept.rest > 0 || !(seen == list.box))) {
    kept.rest = std::max(0, kept.rest - 1);
    return false;
  }
  const SDL_Rect place = to_rect(list.box);
  Pieces pieces;
  std::optional<std::vector<SDL_Rect>> parts;
  if (counts_pixels_) {
    pieces = Pieces(*list.commands, list.box.x, list.box.y);
    const bool stays = kept.texture && kept.box == list.box;
    parts = stays ? pieces.differing_from(kept.pieces, place.w, place.h) : std::nullopt;
    if (!still && stays && !parts) {
      kept.rest = frames_of_rest;
      kept.box = {};
      return false;
    }
  }
  if (!kept.texture || kept.box.w != list.box.w || kept.box.h != list.box.h) {
    kept.texture.reset(SDL_CreateTexture(renderer_, SDL_PIXELFORMAT_RGB888, SDL_TEXTUREACCESS_TARGET, place.w, place.h));
  }
  SDL_Texture* const before = SDL_GetRenderTarget(renderer_);
  if (!kept.texture || SDL_SetRenderTarget(renderer_, kept.texture.get()) != 0) {
    kept.texture.reset();
    return false;
  }
  if (!parts) {
    draw_triangles(renderer_, *list.commands, list.box.x, list.box.y, cost_);
  } else {
    for (const SDL_Rect& part : *parts) {
      draw_triangles(renderer_, *list.commands, list.box.x, list.box.y, cost_, &part);
    }
  }
  SDL_SetRenderTarget(renderer_, before);
  kept.pieces = std::move(pieces);
  kept.box = list.box;
  kept.kept = list.print;
  kept.rest = 0;
  return true;
}

bool ImguiLayer::draw_kept(const List& list) {
  Kept& kept = kept_of(list);
  kept.used = true;
  const bool still = kept.print == list.print;
  kept.print = list.print;
  if (list.box.empty()) {
    return false;
  }
  const SDL_Rect place = to_rect(list.box);
  if ((kept.kept != list.print || !kept.texture) && !bring_up_to_date(kept, list, still)) {
    return false;
  }
  const ImU32 shade = list.shade >> IM_COL32_A_SHIFT & 0xFFU;
  if (shade != 0) {
    // The panel laid thinly on the shade looks as the shade on the panel, and costs half as much.
    lay_shade(list, SDL_BLENDMODE_NONE);
  }
  SDL_SetTextureBlendMode(kept.texture.get(), shade != 0 ? SDL_BLENDMODE_BLEND : SDL_BLENDMODE_NONE);
  SDL_SetTextureAlphaMod(kept.texture.get(), static_cast<std::uint8_t>(255 - shade));
  SDL_RenderCopy(renderer_, kept.texture.get(), nullptr, &place);
  return true;
}

void ImguiLayer::draw() {
  ImGui::SetCurrentContext(context_.get());
  cost_ = {};
  std::ranges::for_each(kept_, [](Kept& kept) { kept.used = false; });
  for (std::size_t index = 0; index < open_lists_; ++index) {
    const List& list = lists_[index];
    ++cost_.lists;
    cost_.vertices += list.commands->VtxBuffer.Size;
    if (list.opaque && draw_kept(list)) {
      ++cost_.lists_from_texture;
    } else {
      draw_triangles(renderer_, *list.commands, 0, 0, cost_);
      if (list.shade != 0) {
        SDL_RenderSetClipRect(renderer_, nullptr);
        lay_shade(list, SDL_BLENDMODE_BLEND);
      }
    }
  }
  std::erase_if(kept_, [](const Kept& kept) { return !kept.used; });
  SDL_RenderSetClipRect(renderer_, nullptr);
}

}  // namespace fc::overlay
