// Pieces of text that tables, plots and pages of an arena have in common.
#pragma once

#include "hal_host/arena/arena.h"

namespace felicity::host {

__attribute__((format(printf, 1, 2))) std::string formatted(const char* format, ...);
std::string share_text(double value);                        // ".412", as tables of shares write it
std::string margin_interval_text(const Standing& standing);  // "2.4", or "?" after a single deal

// Letters of UTF-8, for columns.
std::size_t width(const std::string& text);
// A long command keeps its end: there stands the bot's own name.
std::string shortened(const std::string& text);
std::string xml(const std::string& text);

long games_of(const ArenaPlan& plan);
// "3 players, 300 games of 100 deals, english-2007, seed 1"
std::string title_of(const ArenaPlan& plan);

}  // namespace felicity::host
