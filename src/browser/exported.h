// What JavaScript calls (texts.js): texts end with a zero byte; those that come back are valid until the next
// call.
#pragma once

#include <emscripten/emscripten.h>

#define MAPPA_EXPORTED extern "C" EMSCRIPTEN_KEEPALIVE
