// The sizes of a picture. A new kind of panel is a row of Metrics and two of TextSizes.
#pragma once

#include <cstdint>

#include "engine/gfx/art/life.h"
#include "engine/gfx/canvas.h"
#include "engine/gfx/font.h"
#include "engine/gfx/fonts/fonts.h"
#include "engine/gfx/rect.h"

namespace felicity::ui {

struct Extent {
  std::uint8_t w, h;
};
// An area without this much at either side, above and below.
constexpr gfx::Rect inset(gfx::Rect area, Extent by) { return area.inset(by.w, by.h); }

// What the setting "large text" changes.
struct TextSizes {
  const gfx::Font* tiny;  // where room is short
  const gfx::Font* text;  // what is read
  const gfx::Font* hint;  // the faint line along the bottom
  const gfx::Font* bold;  // titles, names, chosen things
  const gfx::Font* fine;  // the credits
  const gfx::Font* title;
  std::uint8_t bar;      // height of the title bar
  std::uint8_t gap;      // under it, and between rows of a full page
  std::uint8_t leading;  // between the lines of prose
  std::uint8_t line;     // height of a line in a list
  std::uint8_t key_bar;  // height of the key labels
};

// Every other number of a layout that differs from panel to panel; Page::small() is for what is
// composed in another way. The rows are in this header: an image for one kind of panel has them as
// constants in its code, and leaves out the parts they rule out.
struct Metrics {
  const gfx::Font* large;          // amounts, names on a cover
  const gfx::Font* huge;           // the one number a screen is about
  const gfx::Font* amount;         // on a key of the table
  const gfx::Font* cell;           // numbers in tables; large text leaves it as it is
  const gfx::Font* note;           // short words; large text leaves it as it is
  const gfx::Font* least;          // the last resort where nothing else fits
  const gfx::Font* face;           // the number on a card
  const gfx::Font* score;          // the columns of the final scoring
  const gfx::Font* podium_number;  // the totals on the podium
  const gfx::Life* sack;           // eyes and tail of the tied sack
  const gfx::Life* logo;           // the same of the logo
  gfx::Align face_align;           // of the number on a card
  std::uint8_t gap;                // between things
  std::uint8_t spare_gap;          // the same where a small panel has none
  std::uint8_t margin;             // beside a line of a list
  std::uint8_t corner;             // how round boxes are

  // Parts of a page
  std::uint8_t indent;         // beside a paragraph
  std::uint8_t pad;            // inside a button, beside its letter
  std::uint8_t aside;          // between a picture and its words
  std::uint8_t hint_lead;      // what a hint is higher than its font
  std::uint8_t rail;           // the thumb beside a long list
  Extent key_pad;              // around the key labels
  std::uint8_t key_foot;       // and under them
  std::uint8_t chosen_inset;   // of the ground under a chosen line
  std::uint8_t chosen_corner;  // and how round it is
  std::uint8_t stroke;         // a thick line

  // Cards, rows, names
  Extent card;
  Extent cell_box;            // a card as a cell with its label
  Extent back_plate;          // with the animal on a card's back
  std::uint8_t back_frame;    // around its pattern
  std::uint8_t card_head;     // height of a card's number
  Extent card_tab;            // its owner's animal
  std::uint8_t card_tab_top;  // and what is above it
  std::uint8_t card_rings;    // around a chosen card
  std::uint8_t row_gap;       // between the cards of a row, at most
  std::uint8_t payout;        // height of the mice under a row; 0: they lie on the backs
  std::uint8_t stripe;        // the patterned end of a name

  // The table
  bool table;           // it is drawn: felt, mats, wood
  std::uint8_t edge;    // height of the wood along the bottom, with the keys
  std::uint8_t mats;    // height of the mats
  std::uint8_t middle;  // height of the highest bid and the seats, where there are no mats

  // Parts of one screen; a bool is a part that only a roomy panel has
  Extent shuffle;           // how far a card comes out
  std::uint8_t deal_drop;   // from the sets to the lid of the box
  std::uint8_t cover_sack;  // height of the sack over the plate; 0: none
  Extent cover_plate, cover_pad, cover_tab;
  std::uint8_t cover_button, cover_line;  // what they are higher than their font
  Extent pause_plate, pause_pad;
  Extent wait_name;
  Extent erasing_area;
  std::uint8_t erasing_lines;
  bool erasing_sack;
  std::uint8_t erasing_border, erasing_bar, erasing_mouse;
  std::uint8_t question_side;
  std::uint8_t history_round;
  std::uint8_t tracker_set;
  bool tracker_names;
  std::uint8_t score_column, score_line, score_pad;
  bool score_heads;            // over its columns
  std::uint8_t podium_middle;  // width of the first step; 0: as wide as the others
  std::uint8_t podium_name, podium_crown, podium_least, podium_above, podium_plate;
  Extent podium_line;
  std::uint8_t test_lines, test_button, test_under, test_mark;
  std::uint8_t sleep_unit;
  Extent hand_pad;    // around the chosen card's name, where the hand is a line of cells
  bool result_cards;  // on the winner's colour; else cells
  bool resume_logo;
  bool lab_bars;  // under the shares of wins
};

inline constexpr Metrics kMonoMetrics = {.large = &gfx::kBold12,
                                         .huge = &gfx::kText16,
                                         .amount = &gfx::kBold12,
                                         .cell = &gfx::kText8,
                                         .note = &gfx::kTiny7,
                                         .least = &gfx::kTiny7,
                                         .face = &gfx::kText8,
                                         .score = &gfx::kText8,
                                         .podium_number = &gfx::kText8,
                                         .sack = &gfx::kSackSmallLife,
                                         .logo = &gfx::kLogoSmallLife,
                                         .face_align = gfx::Align::Left,
                                         .gap = 1,
                                         .spare_gap = 0,
                                         .margin = 2,
                                         .corner = 1,
                                         .indent = 1,
                                         .pad = 3,
                                         .aside = 4,
                                         .hint_lead = 0,
                                         .rail = 3,
                                         .key_pad = {0, 0},
                                         .key_foot = 0,
                                         .chosen_inset = 0,
                                         .chosen_corner = 0,
                                         .stroke = 1,
                                         .card = {24, 26},
                                         .cell_box = {13, 12},
                                         .back_plate = {9, 10},
                                         .back_frame = 2,
                                         .card_head = 9,
                                         .card_tab = {7, 9},
                                         .card_tab_top = 0,
                                         .card_rings = 0,
                                         .row_gap = 6,
                                         .payout = 0,
                                         .stripe = 8,
                                         .table = false,
                                         .edge = 10,
                                         .mats = 0,
                                         .middle = 16,
                                         .shuffle = {4, 0},
                                         .deal_drop = 2,
                                         .cover_sack = 0,
                                         .cover_plate = {5, 1},
                                         .cover_pad = {2, 1},
                                         .cover_tab = {9, 10},
                                         .cover_button = 1,
                                         .cover_line = 0,
                                         .pause_plate = {4, 2},
                                         .pause_pad = {2, 2},
                                         .wait_name = {0, 0},
                                         .erasing_area = {4, 1},
                                         .erasing_lines = 1,
                                         .erasing_sack = false,
                                         .erasing_border = 2,
                                         .erasing_bar = 12,
                                         .erasing_mouse = 6,
                                         .question_side = 2,
                                         .history_round = 14,
                                         .tracker_set = 9,
                                         .tracker_names = false,
                                         .score_column = 17,
                                         .score_line = 13,
                                         .score_pad = 0,
                                         .score_heads = false,
                                         .podium_middle = 32,
                                         .podium_name = 8,
                                         .podium_crown = 10,
                                         .podium_least = 12,
                                         .podium_above = 12,
                                         .podium_plate = 1,
                                         .podium_line = {0, 0},
                                         .test_lines = 5,
                                         .test_button = 4,
                                         .test_under = 3,
                                         .test_mark = 1,
                                         .sleep_unit = 2,
                                         .hand_pad = {0, 0},
                                         .result_cards = false,
                                         .resume_logo = false,
                                         .lab_bars = false};
inline constexpr Metrics kColourMetrics = {.large = &gfx::kText20,
                                           .huge = &gfx::kText40,
                                           .amount = &gfx::kBold24,
                                           .cell = &gfx::kBold12,
                                           .note = &gfx::kText12,
                                           .least = &gfx::kText8,
                                           .face = &gfx::kText20,
                                           .score = &gfx::kText12,
                                           .podium_number = &gfx::kText20,
                                           .sack = &gfx::kSackLargeLife,
                                           .logo = &gfx::kLogoLargeLife,
                                           .face_align = gfx::Align::Centre,
                                           .gap = 4,
                                           .spare_gap = 4,
                                           .margin = 8,
                                           .corner = 3,
                                           .indent = 8,
                                           .pad = 6,
                                           .aside = 10,
                                           .hint_lead = 4,
                                           .rail = 6,
                                           .key_pad = {3, 1},
                                           .key_foot = 2,
                                           .chosen_inset = 2,
                                           .chosen_corner = 3,
                                           .stroke = 3,
                                           .card = {42, 60},
                                           .cell_box = {23, 20},
                                           .back_plate = {20, 24},
                                           .back_frame = 3,
                                           .card_head = 20,
                                           .card_tab = {10, 13},
                                           .card_tab_top = 1,
                                           .card_rings = 2,
                                           .row_gap = 12,
                                           .payout = 18,
                                           .stripe = 16,
                                           .table = true,
                                           .edge = 36,
                                           .mats = 45,
                                           .middle = 0,
                                           .shuffle = {0, 15},
                                           .deal_drop = 30,
                                           .cover_sack = 52,
                                           .cover_plate = {12, 12},
                                           .cover_pad = {6, 4},
                                           .cover_tab = {22, 18},
                                           .cover_button = 14,
                                           .cover_line = 8,
                                           .pause_plate = {20, 24},
                                           .pause_pad = {4, 8},
                                           .wait_name = {8, 2},
                                           .erasing_area = {20, 16},
                                           .erasing_lines = 2,
                                           .erasing_sack = true,
                                           .erasing_border = 4,
                                           .erasing_bar = 24,
                                           .erasing_mouse = 9,
                                           .question_side = 12,
                                           .history_round = 34,
                                           .tracker_set = 41,
                                           .tracker_names = true,
                                           .score_column = 36,
                                           .score_line = 30,
                                           .score_pad = 2,
                                           .score_heads = true,
                                           .podium_middle = 0,
                                           .podium_name = 18,
                                           .podium_crown = 0,
                                           .podium_least = 30,
                                           .podium_above = 86,
                                           .podium_plate = 5,
                                           .podium_line = {8, 1},
                                           .test_lines = 6,
                                           .test_button = 22,
                                           .test_under = 6,
                                           .test_mark = 2,
                                           .sleep_unit = 4,
                                           .hand_pad = {0, 0},
                                           .result_cards = true,
                                           .resume_logo = true,
                                           .lab_bars = true};

// A narrow colour panel: composed like the one in black and white, which is as wide, with the room
// below spread over what there is.
constexpr Metrics narrow_metrics() {
  Metrics size = kMonoMetrics;
  size.stripe = 5;
  size.hint_lead = 2;
  size.key_foot = 1;
  size.card = {24, 38};
  size.cell_box = {13, 20};
  size.back_plate = {11, 14};
  size.stroke = 2;
  size.huge = &gfx::kText20;
  size.payout = 12;
  size.middle = 44;
  size.card_tab = {9, 10};
  size.cover_plate = {6, 8};
  size.cover_button = 5;
  size.cover_line = 4;
  size.pause_plate = {6, 16};
  size.erasing_area = {6, 8};
  size.erasing_lines = 2;
  size.erasing_sack = true;
  size.history_round = 16;
  size.tracker_set = 18;
  size.score_line = 18;
  size.podium_least = 24;
  size.podium_above = 36;
  size.test_lines = 6;
  size.test_button = 6;
  size.hand_pad = {2, 14};
  size.result_cards = true;
  size.resume_logo = true;
  return size;
}
inline constexpr Metrics kNarrowMetrics = narrow_metrics();

// No board has a narrow colour panel: only a program that shows any panel knows it.
inline constexpr int kRoomyWidth = 240;
inline bool is_narrow(const gfx::Canvas& canvas) {
  return gfx::kKnowsMono && gfx::kKnowsColour && canvas.width() < kRoomyWidth;
}
inline bool is_small(const gfx::Canvas& canvas) { return canvas.is_mono() || is_narrow(canvas); }
inline const Metrics& metrics_for(const gfx::Canvas& canvas) {
  return canvas.is_mono() ? kMonoMetrics : is_narrow(canvas) ? kNarrowMetrics : kColourMetrics;
}

}  // namespace felicity::ui
