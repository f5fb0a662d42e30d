// Groups of options, as settings and the operator's desk show them.
#pragma once

#include <optional>
#include <span>

#include "overlay/screens/pages.h"

namespace fc::overlay {

/// Groups of options one below the other, or in two columns, in a part of a screen; only `set` comes of it.
std::optional<SettingsAction> option_groups(std::span<const SettingsPage> pages, PageState& state, const Box& box, Ui& ui);

}  // namespace fc::overlay
