// The chip's source of noise, which drivers/entropy_pool.cpp hashes into keys. entropy_* defines
// it.
#pragma once

#include "drivers/sha256.h"

namespace felicity::drivers {

// Adds 16 raw bits for every bit of a key. False: the source is stuck or does not answer.
bool add_noise(Sha256& hash);
// Starts the source again after add_noise() has failed.
void restart_noise();

}  // namespace felicity::drivers
