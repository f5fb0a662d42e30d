// What The Ring brings to the upper layers: boxers and charts, set-ups, the referee's answer.
//
// Of every game the same names are expected: `Rules`, `Catalogue`, `load_catalogue(data)`, `check_data(data)`,
// `read_setup(catalogue, json)`, `write_answer(setup, state, events)`, `standing_of(setup, state)`.
#pragma once

#include "library/the-ring/answer.h"
#include "library/the-ring/bout_setup.h"
#include "library/the-ring/catalogue.h"
#include "library/the-ring/habits.h"
#include "library/the-ring/looks.h"
#include "library/the-ring/standing.h"
#include "rules/the-ring/rules.h"
