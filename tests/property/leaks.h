// Views with a planted leak each: the detector must find every one of them.
#pragma once

#include "engine/rules/state.h"

namespace felicity::property {

inline View with_anothers_lowest_card(const State& s, Seat viewer) {
  View view = view_for(s, viewer);
  const Seat other = viewer == 0 ? 1 : 0;
  if (!s.hands[other].empty())
    view.hand_size[other] = static_cast<std::uint8_t>(s.hands[other].lowest());
  return view;
}
inline View with_anothers_discard(const State& s, Seat viewer) {
  View view = view_for(s, viewer);
  const Seat other = viewer == 0 ? 1 : 0;
  view.box[other] = box_of(s, other);
  return view;
}
inline View with_a_face_down_card(const State& s, Seat viewer) {
  View view = view_for(s, viewer);
  if (s.row_size > 0) view.row[s.row_size - 1].face = s.row[s.row_size - 1].face();
  return view;
}
inline View with_the_next_dummy_card(const State& s, Seat viewer) {
  View view = view_for(s, viewer);
  if (s.players == 3 && s.round < kRounds)
    view.dummy_left = static_cast<std::uint8_t>(s.dummy_deck[s.round]);
  return view;
}
inline View with_the_dummys_discard(const State& s, Seat viewer) {
  View view = view_for(s, viewer);
  if (s.players == 3) view.box[kDummySet] = box_of(s, kDummySet);
  return view;
}
inline View with_the_choices_of_the_seat_to_act(const State& s, Seat viewer) {
  View view = view_for(s, viewer);
  view.choices = choices(s);
  return view;
}
inline View with_the_first_bit_of_a_hand_hidden_in_the_bank(const State& s, Seat viewer) {
  View view = view_for(s, viewer);
  const Seat other = viewer == 0 ? 1 : 0;
  if (s.hands[other].has(Face::Cat15)) view.bank = static_cast<Mice>(view.bank ^ 128U);
  return view;
}

}  // namespace felicity::property
