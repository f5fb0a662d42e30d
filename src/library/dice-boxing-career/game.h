// What a career brings to the upper layers: tables, set-ups, the awaited bout, the referee's answer.
//
// Of every game the same names are expected: `Rules`, `Catalogue`, `load_catalogue(data, below)`, `check_data(data)`,
// `read_setup(catalogue, json)`, `bout_setup(setup, state)`, `write_answer(setup, state, events)`,
// `standing_of(setup, state)`.
#pragma once

#include "library/dice-boxing-career/answer.h"
#include "library/dice-boxing-career/career_setup.h"
#include "library/dice-boxing-career/catalogue.h"
#include "library/dice-boxing-career/habits.h"
#include "library/dice-boxing-career/looks.h"
#include "library/dice-boxing-career/standing.h"
#include "rules/dice-boxing-career/rules.h"
