#include "tests/power/device_life.h"

#include <algorithm>
#include <cstring>

namespace felicity::tests {

using store::GameMeta;
using store::Slot;

bool DeviceLife::fail(const char* what) {
  if (!flash.is_off() && wrong_.empty()) {
    wrong_ = std::string(what) + " at step " + std::to_string(done_);
  }
  return false;
}

bool DeviceLife::find_choices(Sight& found) {
  for (int i = 0; i < store::kSlots; ++i) {
    const auto choice = static_cast<Slot>(i);
    bool strange = false;
    (void)store_.load(choice, 1, [&](std::uint8_t, const std::uint8_t* bytes, std::size_t size) {
      strange = true;
      for (const int version : {safe().choices[i], next().choices[i]}) {
        const std::vector<std::uint8_t> wanted = SaveScript::bytes_of(choice, version);
        if (version == 0 || size != wanted.size()) continue;
        if (size > 0 && std::memcmp(bytes, wanted.data(), size) != 0) continue;
        found.choices[i] = version;
        strange = false;
      }
      return true;
    });
    if (strange) return fail("a choice was found that is neither the last nor the next");
  }
  return true;
}

bool DeviceLife::find_game(Sight& found) {
  Record record;
  GameMeta note;
  found.none = !store_.load_game(record, note);
  found.game = note.number;
  if (found.none) {
    note_ = GameMeta();
    note_.number = note.number;
    return true;
  }
  found.result_seen = note.result_seen;
  for (const Sight* likely : {&safe(), &next()}) {
    if (likely->none || likely->game != note.number || likely->result_seen != note.result_seen)
      continue;
    if (story_->record(likely->game, likely->actions) != record) continue;
    found.actions = likely->actions;
    if (likely->game == safe().game) {
      if (note.boots < starts_) return fail("a start was not counted");
      if (note.boots > most_starts_) return fail("a start was counted that never was");
    }
    note_ = note;
    return true;
  }
  return fail("a game was found that is neither the last nor the next");
}

// Newest first, none missing.
bool DeviceLife::find_finished(Sight& found) {
  store::PageRef mark = store::kAfterAll;
  Record record;
  GameMeta note;
  int expected = 0;
  for (int seen = 0; seen < most_finished_ && store_.next_finished(mark, record, note); ++seen) {
    if (seen == 0) found.finished = expected = note.number;
    if (note.number != expected || expected > next().finished) {
      return fail("finished games are not in order");
    }
    if (record != story_->record(expected, story_->actions(expected))) {
      return fail("a finished game has changed");
    }
    --expected;
  }
  if (expected > 0 && found.finished < most_finished_) return fail("old games were lost");
  return true;
}

bool DeviceLife::start() {
  FailingFlash::in_use = &flash;
  store_ = store::Store();
  Sight found;
  if (!find_choices(found) || !find_game(found) || !find_finished(found)) return false;
  if (found != safe() && found != next()) return fail("something was lost");
  if (!refresh(found)) return false;
  // From here on it may be shown, and must stay. Where nothing was saved before, the page in which
  // the power failed may still appear.
  const bool filing = begun_ && story_->step(done_).kind == Step::Kind::File;
  if (found != safe() && !filing) {
    ++done_;
    begun_ = false;
  } else if (begun_ && !is_first(story_->step(done_))) {
    begun_ = false;
  }
  resumed_ = true;
  if (found.none || found.result_seen || found.actions < story_->actions(found.game)) return true;
  // A finished game whose result was not seen is archived, perhaps once more.
  if (story_->step(done_).kind == Step::Kind::File) return run(1);
  return store_.archive(story_->record(found.game, found.actions), note_, resumed_) ||
         fail("a game could not be archived again");
}

// Nothing of its kind is saved yet.
bool DeviceLife::is_first(const Step& step) const {
  switch (step.kind) {
    case Step::Kind::Slot: return safe().choices[static_cast<int>(step.choice)] == 0;
    case Step::Kind::Game: return safe().game == 0;
    case Step::Kind::File:
    case Step::Kind::NoGame:
    case Step::Kind::EraseAhead: break;
  }
  return false;
}

bool DeviceLife::refresh(const Sight& found) {
  store_.mend();
  if (flash.is_off()) return false;
  if (found.none) return true;
  ++note_.boots;
  most_starts_ = std::max<int>(most_starts_, note_.boots);
  if (!store_.save_game(story_->record(found.game, found.actions), note_)) {
    return fail("the game could not be written again");
  }
  starts_ = most_starts_ = note_.boots;
  return true;
}

bool DeviceLife::save(Slot choice, int version) {
  const std::vector<std::uint8_t> bytes = SaveScript::bytes_of(choice, version);
  return store_.save(choice, 1, bytes.data(), bytes.size()) || fail("a choice was not saved");
}

bool DeviceLife::take(const Step& step) {
  switch (step.kind) {
    case Step::Kind::Slot: return save(step.choice, step.version);
    case Step::Kind::Game:
      if (step.game != safe().game) {
        note_ = GameMeta();
        note_.number = static_cast<std::uint16_t>(step.game);
      }
      note_.result_seen = step.result_seen;
      resumed_ = false;
      return store_.save_game(story_->record(step.game, step.actions), note_) ||
             fail("a game was not saved");
    case Step::Kind::File:
      return store_.archive(story_->record(step.game, step.actions), note_, resumed_) ||
             fail("a game was not archived");
    case Step::Kind::NoGame:
      return store_.save_no_game(note_.number) || fail("the end of a game was not saved");
    case Step::Kind::EraseAhead:
      while (store_.erase_ahead()) {
      }
      return !flash.is_off();
  }
  return false;
}

bool DeviceLife::run(int steps) {
  FailingFlash::in_use = &flash;
  for (; steps > 0; --steps) {
    const Step& step = story_->step(done_);
    const int game = safe().game;
    begun_ = true;
    if (!take(step)) return false;
    begun_ = false;
    ++done_;
    if (safe().game != game) starts_ = most_starts_ = 0;
  }
  return true;
}

}  // namespace felicity::tests
