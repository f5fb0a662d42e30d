// What the campaign brings to the upper layers: tables and names, set-ups, the awaited bout, the referee's answer.
//
// Of every game the same names are expected: `Rules`, `Catalogue`, `load_catalogue(data, below)`, `check_data(data)`,
// `read_setup(catalogue, json)`, `bout_setup(setup, state)`, `write_answer(setup, state, events)`,
// `standing_of(setup, state)`.
#pragma once

#include "library/ringside-campaign/answer.h"
#include "library/ringside-campaign/campaign_setup.h"
#include "library/ringside-campaign/catalogue.h"
#include "library/ringside-campaign/looks.h"
#include "library/ringside-campaign/standing.h"
#include "rules/ringside-campaign/rules.h"
