// What Tiny brings to the upper layers: its roster, set-ups, the referee's answer.
#pragma once

#include "library/tiny/answer.h"
#include "library/tiny/bout_setup.h"
#include "library/tiny/catalogue.h"
#include "library/tiny/habits.h"
#include "library/tiny/looks.h"
#include "library/tiny/standing.h"
#include "rules/tiny/rules.h"
