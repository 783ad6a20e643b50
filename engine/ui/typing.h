// Letters from a keyboard, for a machine that has one: they go into the name that is written.
#pragma once

namespace felicity::ui {

class App;

// The wheel of letters is open.
bool takes_letters(const App& app);
// Puts the letter, small or capital, where the cursor is. One that the language has not changes
// nothing.
void type_letter(App& app, char16_t letter);

}  // namespace felicity::ui
