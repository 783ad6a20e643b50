// The standings as pictures: bars with their intervals, alone or in a page.
#include <algorithm>
#include <cmath>

#include "hal_host/arena/arena_report.h"
#include "hal_host/arena/report_text.h"
#include "hal_host/protocol/words.h"

namespace felicity::host {
namespace {

struct Bar {
  std::string name;
  double value = 0;
  double interval = 0;
  std::string label;
};

struct Chart {
  std::string title;
  std::string subtitle;
  std::vector<Bar> bars = {};
  double low = 0, high = 1, step = 0.1;  // of the axis; low is 0 or below
  double mark = 0;                       // a dashed line
  const char* mark_label = "";
  std::string (*tick)(double) = nullptr;
};

std::string text_at(double x, double y, const char* attributes, const std::string& text) {
  return formatted("<text x=\"%.1f\" y=\"%.1f\" %s>", x, y, attributes) + xml(text) + "</text>\n";
}

std::string drawn(const Chart& chart) {
  constexpr int kWidth = 720, kTop = 92, kLine = 40, kRight = 120;
  std::size_t longest = 8;
  for (const Bar& bar : chart.bars) longest = std::max(longest, width(shortened(bar.name)));
  const int left = 32 + static_cast<int>(longest) * 8;
  const int bottom = kTop + static_cast<int>(chart.bars.size()) * kLine;
  const int height = bottom + 36;
  const auto x_of = [&](double value) {
    const double part = (value - chart.low) / (chart.high - chart.low);
    return left + std::clamp(part, 0.0, 1.0) * (kWidth - kRight - left);
  };
  std::string svg = formatted(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\" "
      "font-family=\"sans-serif\" font-size=\"14\" fill=\"#222\">\n"
      "<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n",
      kWidth, height, kWidth, height);
  svg += text_at(24, 30, "font-size=\"18\" font-weight=\"bold\"", chart.title);
  svg += text_at(24, 52, "fill=\"#666\"", chart.subtitle);
  const int ticks = static_cast<int>(std::lround((chart.high - chart.low) / chart.step));
  for (int i = 0; i <= ticks; ++i) {
    const double value = chart.low + i * chart.step;
    svg += formatted("<path d=\"M%.1f %dV%d\" stroke=\"#ddd\"/>\n", x_of(value), kTop, bottom);
    svg += text_at(x_of(value), bottom + 20, "text-anchor=\"middle\" fill=\"#666\"",
                   chart.tick(value));
  }
  svg += formatted("<path d=\"M%.1f %dV%d\" stroke=\"#888\" stroke-dasharray=\"4 4\"/>\n",
                   x_of(chart.mark), kTop, bottom);
  svg +=
      text_at(x_of(chart.mark), kTop - 8, "text-anchor=\"middle\" fill=\"#666\"", chart.mark_label);
  double y = kTop + kLine / 2.0;
  for (const Bar& bar : chart.bars) {
    const double from = std::min(x_of(0), x_of(bar.value));
    const double to = std::max(x_of(0), x_of(bar.value));
    const double low = x_of(bar.value - bar.interval);
    const double high = x_of(bar.value + bar.interval);
    svg += text_at(24, y + 5, "", shortened(bar.name));
    svg +=
        formatted("<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"20\" fill=\"#7aa6c2\"/>\n",
                  from, y - 10, to - from);
    svg += formatted(
        "<path d=\"M%.1f %.1fH%.1fM%.1f %.1fv12M%.1f %.1fv12\" stroke=\"#222\" fill=\"none\" "
        "stroke-width=\"1.5\"/>\n",
        low, y, high, low, y - 6, high, y - 6);
    svg += text_at(kWidth - 8, y + 5, "text-anchor=\"end\"", bar.label);
    y += kLine;
  }
  return svg + "</svg>\n";
}

Chart chart_of_margins(const ArenaPlan& plan, const std::vector<Standing>& standings) {
  Chart chart = {.title = "Margin to the best other",
                 .subtitle = title_of(plan),
                 .step = 10,
                 .mark_label = "even",
                 .tick = [](double value) { return formatted("%+.0f", value); }};
  double most = chart.step;
  for (const Standing& standing : standings) {
    const double interval = standing.margin_interval.value_or(0);
    most = std::max(most, std::abs(standing.margin) + interval);
    chart.bars.push_back({standing.name, standing.margin, interval,
                          formatted("%+.1f ± ", standing.margin) + margin_interval_text(standing)});
  }
  if (most > 6 * chart.step) chart.step *= 2;
  chart.high = std::ceil(most / chart.step - 1e-9) * chart.step;
  chart.low = -chart.high;
  return chart;
}

constexpr const char* kStyle =
    "body{font-family:sans-serif;color:#222;max-width:760px;margin:2em auto;padding:0 1em}"
    "table{border-collapse:collapse}td,th{padding:.3em .8em;text-align:right;"
    "border-bottom:1px solid #ddd}td:first-child,th:first-child{text-align:left}"
    "svg{max-width:100%;height:auto}";

}  // namespace

std::string standings_plot(const ArenaPlan& plan, const std::vector<Standing>& standings) {
  const double fair = 1.0 / static_cast<double>(standings.size());
  Chart chart = {.title = "Share of wins",
                 .subtitle = title_of(plan),
                 .mark = fair,
                 .mark_label = "fair share",
                 .tick = [](double value) { return formatted("%.0f %%", 100 * value); }};
  double most = 2 * fair;
  for (const Standing& standing : standings) {
    most = std::max(most, std::min(1.0, standing.win + standing.interval));
    chart.bars.push_back(
        {standing.name, standing.win, standing.interval,
         formatted("%.1f ± %.1f %%", 100 * standing.win, 100 * standing.interval)});
  }
  chart.step = most > 0.5 ? 0.2 : 0.1;
  chart.high = std::min(1.0, std::ceil(most / chart.step - 1e-9) * chart.step);
  return drawn(chart);
}

std::string standings_page(const ArenaPlan& plan, const std::vector<Standing>& standings) {
  std::string page =
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n"
      "<title>Felicity arena</title>\n<style>" +
      std::string(kStyle) + "</style>\n</head>\n<body>\n<h1>Felicity arena</h1>\n<p>" +
      xml(title_of(plan)) +
      "</p>\n<table>\n<tr><th>entrant</th><th>wins</th><th>margin</th><th>score</th>"
      "<th>faults</th><th>ms a decision</th></tr>\n";
  for (const Standing& standing : standings) {
    page += "<tr><td>" + xml(is_utf8(standing.name) ? standing.name : shortened(standing.name)) +
            "</td><td>" + share_text(standing.win) + " ± " + share_text(standing.interval) +
            formatted("</td><td>%+.1f ± ", standing.margin) + margin_interval_text(standing) +
            formatted("</td><td>%.1f</td><td>%ld</td><td>%.3f</td></tr>\n", standing.score,
                      standing.faults, standing.milliseconds);
  }
  page += "</table>\n<p>After ± stands half of the 95 % interval.</p>\n" +
          standings_plot(plan, standings) + drawn(chart_of_margins(plan, standings));
  return page + "</body>\n</html>\n";
}

}  // namespace felicity::host
