#include "hal_host/arena/habits.h"

#include <sstream>

#include "hal_host/protocol/files.h"
#include "hal_host/protocol/words.h"

namespace felicity::host {
namespace {

constexpr const char* kTitle = "habits 1";

// Calls `row(name, numbers, count, least, most)` for each line of the file, until one is false.
template <class SomeHabits, class Row>
void for_each_row(SomeHabits& habits, Row row) {
  for (auto& weights : habits.calls) {
    if (!row("calls", weights, kCallWeights, -128, 127)) return;
  }
  for (auto& liking : habits.placing.liking) {
    if (!row("liking", liking, kFaces, 1, 255)) return;
  }
}

std::string next_line(std::istringstream& text, int& number) {
  std::string line;
  std::getline(text, line);
  ++number;
  return line;
}

// Empty, or what the line should have been.
template <class Number>
std::string read_row(const std::string& line, const char* name, Number* numbers, int count,
                     int least, int most) {
  std::istringstream words(line);
  std::string word;
  bool good = words >> word && word == name;
  for (int i = 0; good && i < count; ++i) {
    words >> word;
    const auto number = words ? whole_number(word) : std::nullopt;
    good = number && *number >= least && *number <= most;
    if (good) numbers[i] = static_cast<Number>(*number);
  }
  if (good && !(words >> word)) return "";
  return "expected " + std::string(name) + " and " + std::to_string(count) + " numbers from " +
         std::to_string(least) + " to " + std::to_string(most);
}

}  // namespace

std::string format_habits(const Habits& habits) {
  std::string text = std::string(kTitle) + "\n";
  for_each_row(habits, [&](const char* name, const auto* numbers, int count, int, int) {
    text += name;
    for (int i = 0; i < count; ++i) text += " " + std::to_string(numbers[i]);
    text += "\n";
    return true;
  });
  return text;
}

std::string read_habits(const std::string& path, Habits& habits) {
  std::string all;
  if (const std::string error = read_text(path, all); !error.empty()) return path + ": " + error;
  std::istringstream text(all);
  int number = 0;
  std::string wrong;
  if (next_line(text, number) != kTitle) wrong = std::string("expected ") + kTitle;
  for_each_row(habits, [&](const char* name, auto* numbers, int count, int least, int most) {
    if (!wrong.empty()) return false;
    wrong = read_row(next_line(text, number), name, numbers, count, least, most);
    if (wrong.empty() && count == kCallWeights && numbers[kSpread] < 1) {
      wrong = "the last of calls is a spread, 1 or more";
    }
    return wrong.empty();
  });
  if (wrong.empty() && (next_line(text, number), text)) wrong = "expected the end of the file";
  return wrong.empty() ? "" : path + ":" + std::to_string(number) + ": " + wrong;
}

}  // namespace felicity::host
