// What the land of a site is asked: how far its shores are apart, where its capital lies, how large it is.
#pragma once

#include "mapmaking/site.h"

namespace mappa::mapmaking {

bool has_country(const std::vector<int>& list, int value);
double gap(const Bounds& a, const Bounds& b);
bool is_near(const Shore& a, const Shore& b, double most); // is there less than so much water between them?
Spot anchor_spot(const Site& site); // the first capital of the countries asked for, or their largest place
double home_area(const Site& site); // square kilometres

Shore enlarged(const Shore& shore, Spot from, Spot to, double scale); // and moved

// Islands, moved together; so many at most. False if there are too few places.
bool take_together(Site& site, int squares, std::size_t isles);

} // namespace mappa::mapmaking
