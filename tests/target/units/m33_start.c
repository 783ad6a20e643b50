// The start of a test program on a Cortex-M33: what the processor reads after a reset, and what main() may rely on.
#include <stdint.h>
#include <stdlib.h>

extern uint32_t m33_stack_top, __bss_start__, __bss_end__;  // of the linker
void initialise_monitor_handles(void);                      // of newlib's semihosting
void __libc_init_array(void);
int main(void);

static volatile uint32_t* const kCoprocessorAccess = (volatile uint32_t*)0xE000ED88;

void m33_reset(void) {
  *kCoprocessorAccess |= 0xFU << 20;  // floating point, which the compiler may use
  for (uint32_t* word = &__bss_start__; word != &__bss_end__; ++word) *word = 0;
  initialise_monitor_handles();
  __libc_init_array();
  exit(main());
}

// A fault of the program ends QEMU: status 3 is none of Unity's.
static void m33_fault(void) { _Exit(3); }

__attribute__((used, section(".vectors"))) static void* const kVectors[16] = {
    &m33_stack_top, m33_reset, m33_fault, m33_fault, m33_fault, m33_fault, m33_fault, m33_fault,
};
