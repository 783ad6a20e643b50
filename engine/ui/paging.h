// Texts that are read one after the other, each over as many pages as the panel needs.
#pragma once

#include "engine/ui/app.h"

namespace felicity::ui {

// Of Page::passage(): how many pages of this panel the text takes.
int page_count(const App& app, std::string_view text);
// To the page after (1) or before (-1). False at either end, and nothing changes.
bool turn_page(App& app, PagesMemory& at, int by, int texts,
               Paragraph (*text)(const App&, int index));

// Keys of a screen with such texts: arrows and A turn the page, B closes the screen. True: A on the
// last page, which changes nothing.
bool read_on(App& app, Key key, PagesMemory& at, int texts,
             Paragraph (*text)(const App&, int index));
// Opens a page to read.
void explain(App& app, Text title, Prose words);

}  // namespace felicity::ui
