// A reference to a neighbour: the session's to its saves, the app's to its session. Assigning one
// object to another copies its state and leaves its links as they are, so that a device can be
// copied onto another one without sharing parts with it.
#pragma once

namespace felicity {

template <class T>
class Link {
 public:
  explicit Link(T& to) : to_(&to) {}
  Link(const Link&) = delete;
  // Nothing is assigned.
  // cppcheck-suppress operatorEqVarError
  // NOLINTNEXTLINE(bugprone-unhandled-self-assignment)
  Link& operator=(const Link&) { return *this; }
  ~Link() = default;

  T& operator*() const { return *to_; }
  T* operator->() const { return to_; }

 private:
  T* to_;
};

}  // namespace felicity
