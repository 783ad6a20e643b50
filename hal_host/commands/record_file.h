// A `.felicity` file named on a command line.
#pragma once

#include <string>

#include "engine/rules/record.h"

namespace felicity::host {

// False: why and where is printed on stderr.
bool read_record_file(Record& record, const std::string& path);

}  // namespace felicity::host
