// The standings of an arena for people, programs and posters.
#pragma once

#include "hal_host/arena/arena.h"

namespace felicity::host {

std::string standings_table(const ArenaPlan& plan, const std::vector<Standing>& standings);
std::string standings_json(const ArenaPlan& plan, const std::vector<Standing>& standings);
// Shares of the wins with their intervals, as a picture (SVG).
std::string standings_plot(const ArenaPlan& plan, const std::vector<Standing>& standings);
// The table, and plots of shares and margins, as a page (HTML) that needs no other file.
std::string standings_page(const ArenaPlan& plan, const std::vector<Standing>& standings);

}  // namespace felicity::host
