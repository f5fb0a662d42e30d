// What a reporter writes down of each thing that happens in The Ring.
#pragma once

#include "library/words.h"
#include "scene/corners/story_book.h"
#include "scene/the-ring/choreography.h"
#include "scene/the-ring/naming.h"

namespace fc::the_ring {

/// For the papers (`scene::papers_of`). words: must outlive the book.
void write_down(const Cue& cue, const Words& words, scene::StoryBook& book);

}  // namespace fc::the_ring
