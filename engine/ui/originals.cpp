#include "engine/ui/originals.h"

#include "engine/gfx/art/cat_11.h"
#include "engine/gfx/art/cat_15.h"
#include "engine/gfx/art/cat_3.h"
#include "engine/gfx/art/cat_5.h"
#include "engine/gfx/art/cat_8.h"
#include "engine/gfx/art/cat_m5.h"
#include "engine/gfx/art/cat_m8.h"
#include "engine/gfx/art/dog_big.h"
#include "engine/gfx/art/dog_small.h"
#include "engine/gfx/art/mouse.h"
#include "engine/gfx/art/rabbit.h"

namespace felicity::ui {
namespace {

using namespace gfx;

// In the order of the faces, then the mouse.
constexpr Sprite kSmall[skin::kAnimals] = {kCatM8Small,  kCatM5Small,    kRabbitSmall, kCat3Small,
                                           kCat5Small,   kCat8Small,     kCat11Small,  kCat15Small,
                                           kDogBigSmall, kDogSmallSmall, kMouseSmall};
constexpr Sprite kLarge[skin::kAnimals] = {kCatM8Large,  kCatM5Large,    kRabbitLarge, kCat3Large,
                                           kCat5Large,   kCat8Large,     kCat11Large,  kCat15Large,
                                           kDogBigLarge, kDogSmallLarge, kMouseLarge};

constexpr bool have_the_sizes_of_a_skin() {
  for (int i = 0; i < skin::kAnimals; ++i) {
    const skin::Size large = skin::large_size(i), small = skin::small_size(i);
    if (kLarge[i].w != large.w || kLarge[i].h != large.h) return false;
    if (kSmall[i].w != small.w || kSmall[i].h != small.h) return false;
  }
  return true;
}
static_assert(have_the_sizes_of_a_skin());

}  // namespace

Sprite own_large(int animal) { return kLarge[animal]; }
Sprite own_small(int animal) { return kSmall[animal]; }

const Palette& own_palette(skin::Ground ground) {
  switch (ground) {
    case skin::Ground::Day: break;
    case skin::Ground::Night: return kNight;
    case skin::Ground::Felt: return kFelt;
    case skin::Ground::FeltNight: return kFeltNight;
  }
  return kDay;
}

}  // namespace felicity::ui
