// Voltages at the pins of the ADC. It is on only while a voltage is read: it draws current even
// without a clock, in dormant too.
#pragma once

#include "boards/board.h"

namespace felicity::drivers {

// Makes the pin an analogue input, without a resistor of the chip.
void start_adc(boards::Pin pin);
// Millivolts at the pin, the mean of 16 readings. Takes 40 us; not on the slow clock.
int adc_millivolts(boards::Pin pin);

}  // namespace felicity::drivers
