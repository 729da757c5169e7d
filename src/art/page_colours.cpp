#include "art/page_colours.h"

namespace mappa::art {

static constexpr PageColours PAGE_BY_DAY{
    .desk = "#CDB98C",
    .paper = "#FBF5E6",
    .card = "#F4EAD2",
    .rule = "#DCCAA2",
    .border = "#9E8350",
    .text = "#2E2216",
    .text_2 = "#5C482D",
    .text_3 = "#765F3E",
    .active = "#FBEBC0",
    .active_border = "#8F5A00",
};

static constexpr PageColours PAGE_BY_NIGHT{
    .desk = "#0C1014",
    .paper = "#1E1B16",
    .card = "#28241C",
    .rule = "#453C2C",
    .border = "#84703F",
    .text = "#F5EACF",
    .text_2 = "#D2BF96",
    .text_3 = "#AE9B71",
    .active = "#3A2F17",
    .active_border = "#F2C664",
};

const PageColours& page_colours(Theme theme) { return theme == Theme::Dark ? PAGE_BY_NIGHT : PAGE_BY_DAY; }

} // namespace mappa::art
