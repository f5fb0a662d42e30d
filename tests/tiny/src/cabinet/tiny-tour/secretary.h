// Who sees to a host's stop on a tour of Tiny, if he is told to make it brief.
#pragma once

#include <memory>

#include "cabinet/program/corner_game.h"

namespace fc::tiny_tour {

/// He knows one order, "briefly": at this stop the seat meets the next man in a short bout that it need not see. He
/// reckons "stops-left", those after this one.
std::unique_ptr<cabinet::Secretary> make_secretary();

}  // namespace fc::tiny_tour
