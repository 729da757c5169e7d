// e to the x, the same bits on every machine: libraries differ in the last of them.
#pragma once

namespace mappa::play {

double exponential(double x);

} // namespace mappa::play
