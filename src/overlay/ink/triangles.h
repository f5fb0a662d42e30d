// One ImGui draw list onto an SDL_Renderer.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include "overlay/ink/imgui_layer.h"

namespace fc::overlay {

/// Draws the list moved by -left, -top pixels onto the current target. Pairs of triangles that form an upright rectangle of
/// one colour are filled or copied; the rest goes through SDL_RenderGeometryRaw in as few calls as order allows.
void draw_triangles(SDL_Renderer* renderer, const ImDrawList& list, float left, float top, LayerCost& cost);

}  // namespace fc::overlay
