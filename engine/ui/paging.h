// Texts that are read one after the other, each in as many pages as the panel needs. Which text is
// the cursor of the screen's memory, which of its pages the top.
#pragma once

#include "engine/ui/app.h"

namespace felicity::ui {

// To the page after (1) or before (-1). False at either end, and nothing changes.
bool turn_page(App& app, int by, int texts, Paragraph (*text)(const App&, int index));

}  // namespace felicity::ui
