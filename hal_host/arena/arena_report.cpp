#include "hal_host/arena/arena_report.h"

#include <algorithm>
#include <cmath>
#include <cstdarg>
#include <cstdio>

#include "hal_host/protocol/json_line.h"
#include "hal_host/protocol/words.h"

namespace felicity::host {
namespace {

long games_of(const ArenaPlan& plan) {
  return plan.deals * static_cast<long>(plan.entrants.size());
}

__attribute__((format(printf, 1, 2))) std::string formatted(const char* format, ...) {
  char text[512];
  va_list list;
  va_start(list, format);
  std::vsnprintf(text, sizeof text, format, list);
  va_end(list);
  return text;
}

// .412 as tables of shares write it.
std::string share(double value) {
  const std::string text = formatted("%.3f", value);
  return text.starts_with("0.") ? text.substr(1) : text;
}

double rounded(double value) { return std::round(value * 1e6) / 1e6; }

// Letters of UTF-8, for columns.
std::size_t width(const std::string& text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
  }));
}

// A long command keeps its end: there stands the bot's own name.
std::string shortened(const std::string& text) {
  constexpr std::size_t kMostLetters = 32;
  if (!is_utf8(text)) return "(no UTF-8)";
  if (width(text) <= kMostLetters) return text;
  std::size_t start = 0;
  for (std::size_t left = width(text); left >= kMostLetters; --left) {
    do {
      ++start;
    } while (start < text.size() && (static_cast<unsigned char>(text[start]) & 0xC0U) == 0x80U);
  }
  return "…" + text.substr(start);
}

std::string xml(const std::string& text) {
  std::string safe;
  for (const char c : text) {
    if (c == '&') {
      safe += "&amp;";
    } else if (c == '<') {
      safe += "&lt;";
    } else if (static_cast<unsigned char>(c) < ' ') {
      safe += '?';
    } else {
      safe += c;
    }
  }
  return safe;
}

std::string title(const ArenaPlan& plan) {
  const std::string dealt_by = plan.seed ? "seed " + std::to_string(*plan.seed) : "dealt by chance";
  return formatted("%zu players, %ld games of %ld %s, %s, %s", plan.entrants.size(), games_of(plan),
                   plan.deals, plan.deals == 1 ? "deal" : "deals", word(plan.setup.edition),
                   dealt_by.c_str());
}

}  // namespace

std::string standings_table(const ArenaPlan& plan, const std::vector<Standing>& standings) {
  std::size_t widest = 7;
  for (const Standing& standing : standings) widest = std::max(widest, width(standing.name));
  const auto padded = [widest](const std::string& text) {
    return text + std::string(widest - width(text), ' ');
  };
  std::string text = title(plan) + "\n\n" + padded("entrant") +
                     "   wins          margin   score  faults  ms a decision\n";
  for (const Standing& standing : standings) {
    text += padded(standing.name) + "  " + formatted("%5s", share(standing.win).c_str()) + " ± " +
            share(standing.interval) +
            formatted("  %+7.1f  %6.1f  %6ld  %13.3f\n", standing.margin, standing.score,
                      standing.faults, standing.milliseconds);
  }
  return text;
}

std::string standings_json(const ArenaPlan& plan, const std::vector<Standing>& standings) {
  nlohmann::ordered_json seats = nlohmann::ordered_json::array();
  for (const Standing& standing : standings) {
    nlohmann::ordered_json seat;
    seat["name"] = standing.name;
    seat["win"] = rounded(standing.win);
    seat["ci"] = rounded(standing.interval);
    seat["margin"] = rounded(standing.margin);
    seat["score"] = rounded(standing.score);
    seat["faults"] = standing.faults;
    seat["ms"] = rounded(standing.milliseconds);
    seats.push_back(seat);
  }
  nlohmann::ordered_json all;
  all["games"] = games_of(plan);
  all["seats"] = seats;
  return all.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string standings_plot(const ArenaPlan& plan, const std::vector<Standing>& standings) {
  constexpr int kWidth = 720, kTop = 92, kLine = 40, kRight = 120;
  std::size_t longest = 8;
  for (const Standing& standing : standings) {
    longest = std::max(longest, width(shortened(standing.name)));
  }
  const int left = 32 + static_cast<int>(longest) * 8;
  const int lines = static_cast<int>(standings.size());
  const int bottom = kTop + lines * kLine;
  const int height = bottom + 36;
  const double fair = 1.0 / lines;
  double most = 2 * fair;
  for (const Standing& standing : standings) {
    most = std::max(most, std::min(1.0, standing.win + standing.interval));
  }
  const double step = most > 0.5 ? 0.2 : 0.1;
  most = std::min(1.0, std::ceil(most / step - 1e-9) * step);
  const auto x_of = [&](double value) {
    return left + std::clamp(value / most, 0.0, 1.0) * (kWidth - kRight - left);
  };

  std::string svg = formatted(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\" "
      "font-family=\"sans-serif\" font-size=\"14\" fill=\"#222\">\n"
      "<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n",
      kWidth, height, kWidth, height);
  svg += "<text x=\"24\" y=\"30\" font-size=\"18\" font-weight=\"bold\">Share of wins</text>\n";
  svg += "<text x=\"24\" y=\"52\" fill=\"#666\">" + xml(title(plan)) + "</text>\n";
  for (int i = 0; i * step <= most + 1e-9; ++i) {
    const double x = x_of(i * step);
    svg += formatted("<path d=\"M%.1f %dV%d\" stroke=\"#ddd\"/>\n", x, kTop, bottom);
    svg +=
        formatted("<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\" fill=\"#666\">%.0f %%</text>\n",
                  x, bottom + 20, 100 * i * step);
  }
  const double fair_x = x_of(fair);
  svg += formatted("<path d=\"M%.1f %dV%d\" stroke=\"#888\" stroke-dasharray=\"4 4\"/>\n", fair_x,
                   kTop, bottom);
  svg += formatted(
      "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\" fill=\"#666\">fair share</text>\n", fair_x,
      kTop - 8);
  for (int i = 0; i < lines; ++i) {
    const Standing& standing = standings[static_cast<std::size_t>(i)];
    const int y = kTop + i * kLine + kLine / 2;
    const double x = x_of(standing.win);
    const double low = x_of(standing.win - standing.interval);
    const double high = x_of(standing.win + standing.interval);
    svg +=
        formatted("<text x=\"24\" y=\"%d\">", y + 5) + xml(shortened(standing.name)) + "</text>\n";
    svg += formatted("<rect x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"20\" fill=\"#7aa6c2\"/>\n",
                     left, y - 10, x - left);
    svg += formatted(
        "<path d=\"M%.1f %dH%.1fM%.1f %dv12M%.1f %dv12\" stroke=\"#222\" fill=\"none\" "
        "stroke-width=\"1.5\"/>\n",
        low, y, high, low, y - 6, high, y - 6);
    svg += formatted("<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%.1f ± %.1f %%</text>\n",
                     kWidth - 8, y + 5, 100 * standing.win, 100 * standing.interval);
  }
  return svg + "</svg>\n";
}

}  // namespace felicity::host
