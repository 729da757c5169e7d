#include "art/ornament.h"

#include "art/coast.h"
#include "art/part.h"

namespace mappa::art {
namespace {

constexpr Colour RED = "#B5382A";

std::string drawn(std::span<const Part> parts) { return draw(parts, {}, 1, Detail::Full); }

constexpr Part BOAT[] = {
    {"M-21-2H21C18 9 12 12 0 12S-18 9-21-2Z", "#A9713F", INK, 0, 1.8},
    {"M-18 3H18", "none", "#6F4722", 0, 1.4},
    {"M0-2V-31", "none", INK, 0, 2},
    {"M2-30C18-25 20-12 16-5H2Z", "#FFF7E2", INK, 0, 1.6},
    {"M-2-26C-12-20-14-12-12-5H-2Z", "#E9D3A0", INK, 0, 1.6},
    {"M0-31l10-3l-10-3Z", RED, INK, 0, 1.2},
};

constexpr Part RIGGING[] = {
    {"M-74-24L-34-52M-34-52L0-68L32-46L53-14M-46-10L-34-50M-22 0L0-66L22 0", "none", INK, 0, .8, .55},
    {"M-34 0V-52M0 2V-68M32 0V-46", "none", INK, 0, 2.6, 1, true},
};
constexpr const char* SAILS =
    "M-45-46H-23C-18-37.2-18-30.6-23-24C-29.6-29-38.4-29-45-24C-40-30.6-40-37.2-45-46Z"
    "M-15-62H15C20-53.2 20-46.6 15-40C6-45-6-45-15-40C-10-46.6-10-53.2-15-62Z"
    "M-18-38H18C23-27.6 23-19.8 18-12C7.2-17-7.2-17-18-12C-13-19.8-13-27.6-18-38Z"
    "M32-44L18-10H36Z";
constexpr Part HULL[] = {
    {"M-40-44C-36-38-36-31-39-26M-6-60C-1-54-1-48-5-43M-8-36C-3-29-3-22-7-16M28-30L26-14", "none", "#B99A66",
     0, 1.2, .7},
    {"M0-35V-20M-8-28H8", "none", RED, 0, 4},
    {"M-34-52q-8-5-15 0q7 3 15 4ZM0-68q-8-5-15 0q7 3 15 4ZM32-46q-8-5-15 0q7 3 15 4Z", RED, INK, 0, 1.2},
    {"M-58-14L-46-10H-40L-36 0H30L34-14H54L52-2C50 14 40 20 20 20H-30C-44 20-50 6-58-14Z", "#8E5E34", INK, 0,
     2},
    {"M-53-4L-46 0H-38L-35 5H50", "none", "#C08A55", 0, 1.4},
    {"M-48 6H50M-43 12H46", "none", "#5E3B1C", 0, 1.5},
    {"M-26-3h4M-14-3h4M-2-3h4M10-3h4M20-3h4", "none", WINDOW, 0, 3},
    {"M-58-14L-74-24", "none", INK, 0, 2.2, 1, true},
    {"M36-11H52V-7H36Z", GOLD, INK, 0, 1},
};

constexpr const char* COILS = "M-70 14C-66-8-44-8-40 14ZM-30 14C-24-22 6-22 12 14ZM24 14C27-2 46-2 50 14Z"
                              "M60 14C66 2 76-2 88-12C86-2 88 4 92 8C82 6 76 8 72 14Z"
                              "M-96 14C-98-10-92-30-104-40C-114-47-128-42-134-34C-130-32-126-32-124-34"
                              "C-122-28-116-26-112-26C-116-12-116 2-112 14Z";
constexpr const char* BELLIES = "M-66 14C-62 0-48 0-44 14ZM-25 14C-19-12 1-12 7 14ZM28 14C31 4 42 4 46 14Z"
                                "M-108 14C-112 2-110-14-106-26C-110-28-104-30-102-24C-100-12-102 2-101 14Z";
constexpr const char* FINS =
    "M-103-40C-96-48-92-48-88-54C-88-44-90-38-97-33ZM-62-3L-58-11L-53-5M-16-12L-10-21L-4-12M33 3L37-5L41 2";

std::string waves(const char* data, double width, const ChartColours& c) {
  return draw_data(data, {.line = c.shore, .width = width, .round = true});
}

} // namespace

std::string draw_boat() { return drawn(BOAT); }

std::string draw_ship(const ChartColours& c) {
  return drawn(RIGGING) + draw_data(SAILS, {.fill = c.sail, .line = INK, .width = 1.7}) + drawn(HULL) +
         waves("M-66 22q9-7 18 0t18 0t18 0t18 0t18 0t18 0", 2.6, c) +
         waves("M-44 29q9-7 18 0t18 0t18 0", 2, c);
}

std::string draw_serpent(const ChartColours& c) {
  return draw_data(FINS, {.fill = c.serpent_dark, .line = INK, .width = 1.4}) +
         draw_data(COILS, {.fill = c.serpent, .line = INK, .width = 1.9}) +
         draw_data(BELLIES, {.fill = c.serpent_dark, .opacity = .45}) +
         draw_data(
             "M-65 2q3-4 6 0m4-2q3-4 6 0M-23-4q3-4 6 0m6-4q3-4 6 0m4 6q3-4 6 0M31 5q3-4 6 0m2 1q3-4 6 0",
             {.line = c.serpent_dark, .width = 1.8, .round = true}) +
         circle({-113, -37}, 2.4, {.fill = c.sail, .line = INK, .width = 1.1}) +
         draw_data("M-134-34C-140-34-142-38-147-37M-140-35C-143-32-144-32-147-30",
                   {.line = RED, .width = 1.6, .round = true}) +
         waves("M-126 17q9-7 18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0", 2.6, c) +
         waves("M-100 25q9-7 18 0t18 0M-20 25q9-7 18 0t18 0t18 0", 1.8, c);
}

std::string draw_whale(const ChartColours& c) {
  constexpr const char* BODY =
      "M-64 14C-72-10-58-30-30-32C-2-34 22-20 36 2C42 10 48 8 51-2C42-6 40-18 44-26C50-20 56-20 60-16"
      "C65-22 73-24 80-20C80-10 72-4 64-2C62 8 58 14 52 14Z";
  constexpr const char* SPOUT =
      "M-36-34C-36-46-42-54-52-54C-58-54-60-48-57-44M-36-34C-36-48-30-58-20-58C-14-58-12-51-15-47M-36-36V-60";
  return draw_data(SPOUT, {.line = c.shore, .width = 3, .round = true}) +
         draw_data(BODY, {.fill = c.serpent_dark, .line = INK, .width = 1.9}) +
         draw_data("M-66 2C-54 8-40 6-32-2C-30 6-32 10-36 14H-64Z",
                   {.fill = c.sail, .line = INK, .width = 1.3, .opacity = .85}) +
         draw_data("M-58 9v5M-51 10v4M-44 9v5", {.line = INK, .width = 1.1}) +
         draw_data("M-14 14C-12 4-2 2 6 8C4 12 2 14 0 14Z", {.fill = c.serpent, .line = INK, .width = 1.4}) +
         draw_data("M-22-26C-4-25 10-16 20-4", {.line = c.serpent, .width = 2, .round = true}) +
         circle({-38, -9}, 2.6, {.fill = c.sail, .line = INK, .width = 1.1}) +
         waves("M-86 17q9-7 18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0", 2.6, c) +
         waves("M-54 25q9-7 18 0t18 0t18 0", 1.8, c);
}

std::string draw_star(Point middle, double r, Colour fill) {
  Line out;
  Line ways = clock(8);
  for (size_t i = 0; i < ways.size(); ++i) out.push_back(middle + ways[i] * (i % 2 ? r * .36 : r));
  return draw(Path::closed(out), {.fill = fill});
}

// ---- the compass rose

namespace {

struct Ray {
  double length, base; // parts of the radius
  Colour light, dark;
};

// Two halves, one in the light and one in the shade.
std::string draw_ray(const Ray& ray, double r, Point way, Point left, Point right, Colour ink) {
  auto half = [&](Point side, Colour fill) {
    return draw(Path::closed({{}, side * (r * ray.base), way * (r * ray.length)}),
                {.fill = fill, .line = ink, .width = r * .009});
  };
  return half(left, ray.light) + half(right, ray.dark);
}

std::string draw_scale(double r, Colour ink) {
  Path ticks;
  Line ways = clock(64);
  for (size_t i = 0; i < ways.size(); ++i)
    ticks.move(ways[i] * (r * .93)).line(ways[i] * (r * (i % 4 ? .97 : 1)));
  auto ring = [&](double part, double width) {
    return circle({}, r * part, {.line = ink, .width = r * width});
  };
  return ring(1, .022) + ring(.93, .01) + ring(.6, .012) + ring(.57, .006) +
         draw(ticks, {.line = ink, .width = r * .012});
}

std::string draw_lily(double r, Colour ink) {
  constexpr const char* LILY =
      "M0-1.2C.1-1.1.1-1.04 0-.98C-.1-1.04-.1-1.1 0-1.2ZM-.03-1.02C-.16-1.14-.2-1.04-.12-.99Z"
      "M.03-1.02C.16-1.14.2-1.04.12-.99Z";
  return moved({}, draw_data(LILY, {.fill = RED, .line = ink, .width = .012}), r);
}

} // namespace

std::string draw_rose(double r, const ChartColours& c) {
  Line ways = clock(64);
  auto rays = [&](size_t first, size_t every, size_t half, const Ray& ray) {
    std::string out;
    for (size_t i = first; i < 64; i += every)
      out += draw_ray(ray, r, ways[i], ways[(i + 64 - half) % 64], ways[(i + half) % 64], c.frame);
    return out;
  };
  constexpr size_t NORTH = 48;
  Ray north{.9, .2, "#D86A52", RED};
  return circle({}, r, {.fill = c.sea, .opacity = .55}) + draw_scale(r, c.frame) +
         rays(4, 8, 4, {.58, .2, c.frame_light, c.soft}) + rays(8, 16, 8, {.74, .24, c.frame_light, c.gold}) +
         rays(0, 16, 8, {.9, .2, c.frame_light, c.frame}) +
         draw_ray(north, r, ways[NORTH], ways[NORTH - 8], ways[NORTH + 8], c.frame) +
         circle({}, r * .1, {.fill = c.gold, .line = c.frame, .width = r * .014}) +
         circle({}, r * .045, {.fill = c.frame_light, .line = c.frame, .width = r * .01}) +
         draw_lily(r, c.frame);
}

} // namespace mappa::art
