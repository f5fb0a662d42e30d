// What a reporter writes down of each thing that happens in DICE Boxing.
#pragma once

#include "library/words.h"
#include "scene/corners/story_book.h"
#include "scene/dice-boxing/choreography.h"
#include "scene/dice-boxing/naming.h"

namespace fc::dice_boxing {

/// For the papers (`scene::papers_of`). words: must outlive the book.
void write_down(const Cue& cue, const Words& words, scene::StoryBook& book);

}  // namespace fc::dice_boxing
