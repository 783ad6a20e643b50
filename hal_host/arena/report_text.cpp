#include "hal_host/arena/report_text.h"

#include <algorithm>
#include <cstdarg>
#include <cstdio>

#include "hal_host/protocol/words.h"

namespace felicity::host {

// The compiler checks the arguments (format).
std::string formatted(const char* format, ...) {  // NOLINT(cert-dcl50-cpp)
  char text[512];
  va_list list;
  va_start(list, format);
  std::vsnprintf(text, sizeof text, format, list);
  va_end(list);
  return text;
}

std::string share_text(double value) {
  const std::string text = formatted("%.3f", value);
  return text.starts_with("0.") ? text.substr(1) : text;
}

std::string margin_interval_text(const Standing& standing) {
  return standing.margin_interval ? formatted("%.1f", *standing.margin_interval) : "?";
}

std::size_t width(const std::string& text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
  }));
}

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

std::string title_of(const ArenaPlan& plan) {
  const std::string dealt_by = plan.seed ? "seed " + std::to_string(*plan.seed) : "dealt by chance";
  return formatted("%zu players, %ld games of %ld %s, %s, %s", plan.entrants.size(), games_of(plan),
                   plan.deals, plan.deals == 1 ? "deal" : "deals", word(plan.setup.edition),
                   dealt_by.c_str());
}

long games_of(const ArenaPlan& plan) {
  return plan.deals * static_cast<long>(plan.entrants.size());
}

}  // namespace felicity::host
