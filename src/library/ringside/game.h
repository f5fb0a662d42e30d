// What Ringside brings to the upper layers: boxers and charts, set-ups, the referee's answer.
//
// Of every game the same names are expected: `Rules`, `Catalogue`, `load_catalogue(data)`, `check_data(data)`,
// `read_setup(catalogue, json)`, `write_answer(setup, state, events)`, `standing_of(setup, state)`,
// `option_facts()`.
#pragma once

#include "library/ringside/answer.h"
#include "library/ringside/bout_setup.h"
#include "library/ringside/catalogue.h"
#include "library/ringside/habits.h"
#include "library/ringside/looks.h"
#include "library/ringside/standing.h"
#include "rules/ringside/rules.h"
