// What Knock Out brings to the upper layers: teams and tables, set-ups, the referee's answer.
//
// Of every game the same names are expected: `Rules`, `Catalogue`, `load_catalogue(data)`, `check_data(data)`,
// `read_setup(catalogue, json)`, `write_answer(setup, state, events)`, `standing_of(setup, state)`.
#pragma once

#include "library/knock-out/answer.h"
#include "library/knock-out/catalogue.h"
#include "library/knock-out/game_setup.h"
#include "library/knock-out/habits.h"
#include "library/knock-out/looks.h"
#include "library/knock-out/standing.h"
#include "rules/knock-out/rules.h"
