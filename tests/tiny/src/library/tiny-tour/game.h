// What a tour of Tiny brings to the upper layers: set-ups, the awaited bout, the referee's answer.
#pragma once

#include "library/tiny-tour/answer.h"
#include "library/tiny-tour/catalogue.h"
#include "library/tiny-tour/tour_setup.h"
#include "rules/tiny-tour/rules.h"
