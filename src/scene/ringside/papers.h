// What a reporter writes down of each thing that happens in Ringside.
#pragma once

#include "library/words.h"
#include "scene/corners/story_book.h"
#include "scene/ringside/choreography.h"
#include "scene/ringside/naming.h"

namespace fc::ringside {

/// For the papers (`scene::papers_of`). words: must outlive the book.
void write_down(const Cue& cue, const Words& words, scene::StoryBook& book);

}  // namespace fc::ringside
