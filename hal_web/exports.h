// A function that the page calls.
#pragma once

#define FELICITY_EXPORT(name) extern "C" __attribute__((export_name(name)))
