// Keeps the first error of a text that is read to its end.
#pragma once

#include <string>

namespace felicity::host {

class FirstError {
 public:
  void add(const std::string& error) {
    if (text_.empty()) text_ = error;
  }
  bool none() const { return text_.empty(); }
  const std::string& text() const { return text_; }  // empty: there is none

 private:
  std::string text_;
};

}  // namespace felicity::host
