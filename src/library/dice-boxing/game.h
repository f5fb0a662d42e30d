// What DICE Boxing brings to the upper layers: boxers and charts, set-ups, the referee's answer.
//
// Of every game the same names are expected: `Rules`, `Catalogue`, `load_catalogue(data)`, `check_data(data)`,
// `read_setup(catalogue, json)`, `write_answer(setup, state, events)`, `standing_of(setup, state)`.
#pragma once

#include "library/dice-boxing/answer.h"
#include "library/dice-boxing/bout_setup.h"
#include "library/dice-boxing/catalogue.h"
#include "library/dice-boxing/habits.h"
#include "library/dice-boxing/looks.h"
#include "library/dice-boxing/standing.h"
#include "rules/dice-boxing/rules.h"
