// Pictures of maps: sound, complete, the same every time; everything printed has room of its own.
#include "art/board.h"
#include "art/chip.h"
#include "art/map_sketch.h"
#include "art/order.h"
#include "data/map_sample.h"
#include "maps.h"
#include "tiles.h"
#include "xml.h"

#include <gtest/gtest.h>

namespace mappa::art {

using namespace data;
namespace {

// With chips and without, in languages of which each has its turn.
void for_every_look(const std::function<void(const MapFile&, const MapLook&)>& check) {
  std::size_t turn = 0;
  for (const MapFile& file : all_maps())
    for (const bool chips : {false, false, true, true}) {
      MapLook look;
      look.language = static_cast<data::Language>(turn++ % data::LANGUAGE_NAME.size());
      look.with_chips = chips;
      SCOPED_TRACE(file.map.id + " " + data::name_of(look.language) + (chips ? " with chips" : ""));
      check(file, look);
    }
}

bool shows(const std::string& svg, const std::string& name) {
  return svg.find(">" + escaped(name) + "</text>") != svg.npos;
}

void expect_sound(const std::string& svg) {
  EXPECT_EQ(check_xml(svg).fault, "");
  for (const char* strange : {"\"nan", " nan", "(nan", "inf\"", "9223372"}) // the last: nan as a whole number
    EXPECT_EQ(svg.find(strange), svg.npos) << strange;
}

void expect_names(const std::string& svg, const MapFile& file, const MapLook& look) {
  const auto expect = [&](const Name& name) {
    EXPECT_TRUE(shows(svg, name.in(look.language))) << name.in(look.language);
  };
  expect(file.picture.name);
  for (const PlacePicture& town : file.picture.towns) expect(town.name);
  for (const PlacePicture& city : file.picture.large_cities) expect(city.name);
  for (const BorderPicture& border : file.picture.borders) expect(border.to);
  for (const Name& island : file.picture.islands) expect(island);
}

// M14
void expect_prints_for_chips_only_with_them(const std::string& svg, const MapFile& file,
                                            const MapLook& look) {
  int pigments = 0;
  for (int colour = 0; colour < COLOURS; ++colour)
    pigments += count(svg, chip_colours(static_cast<mappa::Colour>(colour)).fill);
  const bool prints = look.with_chips && file.map.id != "deutschland"; // whose chips lie anywhere
  EXPECT_EQ(pigments > 0, prints);
  for (const StackIsland& island : file.picture.stack_islands)
    EXPECT_EQ(shows(svg, island.name.in(look.language)), look.with_chips);
  if (file.picture.isle_of_man) {
    EXPECT_EQ(shows(svg, file.picture.isle_of_man->name.in(look.language)), look.with_chips);
  }
}

TEST(MapDrawing, IsSoundAndNamesEverythingAndPrintsNothingForChipsWithoutThem) {
  for_every_look([](const MapFile& file, const MapLook& look) {
    const std::string svg = draw_map(file, look);
    expect_sound(svg);
    EXPECT_LT(svg.size(), 1'200'000u);
    expect_names(svg, file, look);
    expect_prints_for_chips_only_with_them(svg, file, look);
  });
}

// A river is told under the mouse; hills make room for both.
TEST(MapDrawing, ShowsRiversAndMountains) {
  const MapFile with = parse_map(MAP_SAMPLE, "isle.json");
  MapFile without = with;
  without.picture.rivers.clear();
  without.picture.peaks.clear();
  const std::string drawn = draw_map(with, {}), plain = draw_map(without, {});
  expect_sound(drawn);
  EXPECT_NE(drawn.find("<title>The brook</title>"), drawn.npos);
  EXPECT_EQ(plain.find("The brook"), plain.npos);
  MapFile peak = without;
  peak.picture.peaks = with.picture.peaks;
  EXPECT_NE(draw_map(peak, {}), plain);
}

TEST(MapDrawing, IsOfModerateSizeWhenItIsSmall) {
  for (const MapFile& file : all_maps()) {
    MapLook look;
    look.pixels = 60;
    look.theme = Theme::Dark;
    look.with_chips = true;
    const std::string svg = draw_map(file, look);
    expect_sound(svg);
    EXPECT_LT(svg.size(), 600'000u) << file.map.id;
  }
}

TEST(MapDrawing, IsTheSameEveryTime) {
  for (const MapFile& file : all_maps()) EXPECT_EQ(draw_map(file, {}), draw_map(file, {})) << file.map.id;
}

struct Thing {
  std::string what;
  Box box;
};

// Names and ornaments, which keep off everything else and off each other.
std::vector<Thing> placed_things(const MapFile& file, const MapLook& look, const MapLayout& layout) {
  std::vector<Thing> out;
  for (const StubPlace& stub : layout.stubs)
    if (stub.name) out.push_back({"border " + stub.name->text, stub.name->box});
  for (const FerryPlace& ferry : layout.ferries)
    if (ferry.name) out.push_back({"ferry " + ferry.name->text, ferry.name->box});
  for (const PlacedName& name : layout.islands) out.push_back({"island " + name.text, name.box});
  for (const PlacedName& name : layout.neighbours) out.push_back({"neighbour " + name.text, name.box});
  double title = title_width(file.picture.name.in(look.language));
  if (layout.title) out.push_back({"title", title_box(*layout.title, title)});
  if (layout.rose)
    out.push_back({"rose", box_around(layout.rose->at, 2 * layout.rose->r, 2 * layout.rose->r)});
  for (const Ornament& ship : layout.ships)
    out.push_back({"ship", box_around(ship.at, 100 * ship.scale, 80 * ship.scale)});
  return out;
}

TEST(MapDrawing, LeavesOutLessImportantNamesWhereItIsSmall) {
  const MapFile& file = map_file("deutschland");
  auto drawn = [&](double pixels) {
    MapLook look;
    look.pixels = pixels;
    return draw_map(file, look);
  };
  EXPECT_TRUE(shows(drawn(50), "Travemünde – Rügen"));
  EXPECT_FALSE(shows(drawn(49), "Travemünde – Rügen"));
  EXPECT_TRUE(shows(drawn(34), "Kassel"));
  EXPECT_FALSE(shows(drawn(33), "Kassel"));
  for (const char* important : {"Erfurt", "Berlin"}) EXPECT_TRUE(shows(drawn(20), important)) << important;
}

TEST(MapDrawing, NamesAloneAreNeverTooSmallAndKeepOffEachOther) {
  for (const MapFile& file : all_maps())
    for (double pixels : {14., 20., 34., 42., 60., 110., 420.}) {
      MapLook look;
      look.with_chips = true;
      look.language = data::Language::De;
      look.names = Names::Alone;
      look.pixels = pixels;
      const std::string svg = draw_map(file, look);
      SCOPED_TRACE(file.map.id + " at " + std::to_string(pixels));
      expect_sound(svg);
      constexpr std::string_view SIZE = "font-size=\"";
      for (size_t at = svg.find(SIZE); at != svg.npos; at = svg.find(SIZE, at + 1))
        EXPECT_GE(std::stod(svg.substr(at + SIZE.size())) * pixels / 100, 9.99);
      for (const PlacePicture& city : file.picture.large_cities) // from afar only some have room
        EXPECT_TRUE(pixels < 34 || shows(svg, city.name.in(data::Language::De)))
            << city.name.in(data::Language::De);
      std::vector<Thing> names = placed_things(file, look, lettering_layout(file, look));
      for (size_t i = 0; i < names.size(); ++i)
        for (size_t j = 0; j < i; ++j)
          EXPECT_EQ(overlap(names[i].box, names[j].box), 0) << names[i].what << " lies on " << names[j].what;
    }
}

TEST(MapDrawing, IsItsNamesAndAllTheRest) {
  MapLook look;
  look.names = Names::None;
  const std::string bare = draw_map(map_file("france"), look);
  EXPECT_FALSE(shows(bare, "Paris") || shows(bare, "Nantes"));
  EXPECT_TRUE(shows(bare, "France")); // its title
  look.names = Names::Alone;
  const std::string names = draw_map(map_file("france"), look);
  EXPECT_TRUE(shows(names, "Paris") && shows(names, "Nantes"));
  EXPECT_LT(names.size(), 40'000u);
}

TEST(MapDrawing, MarksEveryChipSquareAndTrack) {
  MapLook look;
  look.with_chips = true;
  std::string britain = draw_map(map_file("great_britain"), look),
              iberia = draw_map(map_file("iberia"), look);
  for (const auto& squares : map_file("great_britain").map.chip_squares)
    for (At at : squares) {
      Point middle = corner_of(at) + CENTRE;
      EXPECT_NE(britain.find("translate(" + number(middle.x) + " " + number(middle.y) + ")"), britain.npos);
    }
  for (int track = 1; track <= 12; ++track)
    EXPECT_EQ(count(iberia, ">" + std::to_string(track) + "</text>"), 2) << track; // at both ends of the row
}

TEST(MapDrawing, TellsStartsApart) {
  const MapFile& file = map_file("deutschland"); // two of three are used
  constexpr const char* USED = "stroke-width=\"3.4\"";
  MapLook look;
  EXPECT_EQ(count(draw_map(file, look), USED), 0);
  look.starts = {"Erfurt", "Stuttgart"};
  EXPECT_EQ(count(draw_map(file, look), USED), 2);
  EXPECT_EQ(count(draw_map(map_file("great_britain"), {}), USED), 3); // there is no choice
}

// ---- room

std::vector<Thing> printed_things(const MapFile& file, const MapLook& look, const MapLayout& layout) {
  std::vector<Thing> out;
  for (const Box& box : square_boxes(file.map, true)) out.push_back({"a square", box});
  for (size_t i = 0; i < layout.stubs.size(); ++i)
    for (const Box& box : stub_boxes(layout.stubs[i], file.map.borders[i].kind))
      out.push_back({"a stub", box});
  for (const FerryPlace& ferry : layout.ferries)
    for (const Box& box : ferry_boxes(ferry)) out.push_back({"a ferry", box});
  if (look.with_chips)
    for (const StackIsland& island : file.picture.stack_islands)
      out.push_back({"an island", island_box(island)});
  return out;
}

TEST(MapLayout, EverythingHasRoomOfItsOwn) {
  for_every_look([](const MapFile& file, const MapLook& look) {
    MapLayout layout = map_layout(file, look);
    std::vector<Thing> placed = placed_things(file, look, layout),
                       printed = printed_things(file, look, layout);
    Box inner = layout.window.grown(-FRAME_WIDTH);
    for (size_t i = 0; i < placed.size(); ++i) {
      const Thing& thing = placed[i];
      EXPECT_TRUE(inner.holds(thing.box)) << thing.what << " is cut by the frame";
      for (const Thing& other : printed)
        EXPECT_EQ(overlap(thing.box, other.box), 0) << thing.what << " lies on " << other.what;
      for (size_t j = 0; j < i; ++j)
        EXPECT_EQ(overlap(thing.box, placed[j].box), 0) << thing.what << " lies on " << placed[j].what;
    }
    EXPECT_TRUE(layout.title && layout.rose);
  });
}

TEST(MapLayout, ArmsOfFerriesKeepOffSquares) {
  for_every_look([](const MapFile& file, const MapLook& look) {
    for (const FerryPlace& ferry : map_layout(file, look).ferries)
      for (Point arms : ferry.arms)
        for (const Box& square : square_boxes(file.map, false))
          EXPECT_EQ(overlap(box_around(arms, 14, 16), square), 0) << arms.x << " " << arms.y;
  });
}

TEST(MapLayout, BorderNamesStayNearTheirStubs) {
  for_every_look([](const MapFile& file, const MapLook& look) {
    for (const StubPlace& stub : map_layout(file, look).stubs)
      EXPECT_LT(distance(stub.middle + stub.out * 50, stub.name.value().box), 70) << stub.name->text;
  });
}

TEST(MapLayout, NamesStayInTheirSquares) {
  for_every_look([](const MapFile& file, const MapLook& look) {
    for (const PlacePicture& town : file.picture.towns) {
      PlacedName name = town_name(town.name.in(look.language), true, 1, least_letters(look));
      EXPECT_TRUE((Box{0, 0, 100, 100}).holds(name.box)) << name.text;
      EXPECT_GT(name.size, 12) << name.text;
    }
    for (const PlacePicture& city : file.picture.large_cities) {
      const std::string& name = city.name.in(look.language);
      Ribbon ribbon = ribbon_of(name, 100, 1, least_letters(look));
      EXPECT_LE(ribbon.half_width, 46) << name;
      EXPECT_LE(text_width(name, Face::ExtraBold) * ribbon.size, 2 * ribbon.half_width) << name;
    }
  });
}

TEST(MapLayout, LetteringGrowsNoFurtherThan110Pixels) {
  MapLook look;
  look.pixels = 220;
  MapLayout near = map_layout(map_file("deutschland"), look), far = map_layout(map_file("deutschland"), {});
  EXPECT_DOUBLE_EQ(near.stubs[0].name.value().size * 2, far.stubs[0].name.value().size);
}

// A file of one square and a narrow frame has no room for a title, and is drawn all the same.
TEST(MapDrawing, OfAlmostNothingIsSound) {
  MapFile file;
  file.map.id = "a \"b\"";
  file.map.width = file.map.height = 1;
  file.map.squares = {Ground::Plain};
  file.picture.frame = {0, 0, 1, 1};
  file.picture.outline = {{}, {{0, 0}}, {{0, 0}, {1, 1}}};
  MapLook look;
  look.with_chips = true;
  EXPECT_EQ(check_xml(draw_map(file, look)).fault, "");
}

// The sample has everything, in strange places.
TEST(MapDrawing, OfEverythingIsSound) {
  MapLook look;
  look.with_chips = true;
  expect_sound(draw_map(parse_map(MAP_SAMPLE, "isle.json"), look));
}

// ---- parts

TEST(LargeCity, IsCityAtOpenSidesAndBetweenItsSquares) { // M5
  const LargeCity& berlin = map_file("deutschland").map.large_cities[0];
  Tile west = large_city_tile(berlin, {8, 4}), east = large_city_tile(berlin, {9, 4});
  using K = Kind;
  EXPECT_EQ(west.sides, (std::array{K::City, K::City, K::Field, K::City}));
  EXPECT_EQ(east.sides, (std::array{K::Field, K::City, K::City, K::City}));
  EXPECT_EQ(west.features[0].sides, 0b1011);
  ASSERT_EQ(west.features.size(), 2u);
  EXPECT_EQ(west.features[1].ports, 0b110000);
}

TEST(Coast, NeighboursCrinkleACommonBorderAlike) {
  Line there = crinkled_line({{1, 1}, {3, 2}}), back = crinkled_line({{3, 2}, {1, 1}});
  ASSERT_EQ(there.size(), back.size());
  EXPECT_GT(there.size(), 4u);
  for (size_t i = 0; i < there.size(); ++i) EXPECT_LT(distance(there[i], back[back.size() - 1 - i]), 1e-9);
}

TEST(Coast, RunsOnOutsideOfTheFrame) {
  Frame frame{0, 0, 5, 5};
  Line ring = crinkled_ring({{3, 1}, {5, 1}, {5, 4}, {3, 4}, {3, 1}}, frame);
  double farthest = 0;
  for (Point p : ring) {
    farthest = std::max(farthest, p.x);
    bool along_the_frame = p.y > 110 && p.y < 390 && p.x > 340 && p.x < 510;
    EXPECT_FALSE(along_the_frame) << p.x << " " << p.y;
  }
  EXPECT_GT(farthest, 600);
}

TEST(Lettering, KnowsLatinCapitals) {
  EXPECT_EQ(capitals("Großbritannien"), "GROSSBRITANNIEN");
  EXPECT_EQ(capitals("Österreich, España"), "ÖSTERREICH, ESPAÑA");
  EXPECT_EQ(capitals("Łódź Žilina ŷÿ – 5"), "ŁÓDŹ ŽILINA Ŷÿ – 5");
}

TEST(Lettering, MeasuresLettersBelowTheirAccents) {
  EXPECT_DOUBLE_EQ(text_width("León", Face::Bold), text_width("Leon", Face::Bold));
  EXPECT_NEAR(text_width("Carcassonne", Face::Bold), 5.34, .03); // as Alegreya 700 has it
  EXPECT_GT(text_width("Carcassonne", Face::ExtraBold), text_width("Carcassonne", Face::Bold));
  EXPECT_EQ(letter_count("Łódź"), 4);
}

TEST(ChartColours, Mix) {
  EXPECT_EQ(mixed("#000000", "#FF8040", .5), "#804020");
  EXPECT_EQ(mixed("#123456", "#FFFFFF", 0), "#123456");
}

// ---- with a game on it

TEST(BoardDrawing, LaysTilesOnAMap) {
  const MapFile& file = map_file("france");
  Scene scene;
  scene.map = &file;
  scene.tiles = {{&tile_of("base/L"), {5, 5}, 0, 0}};
  scene.figures = {{0, FigureKind::Meeple, {5, 5}, 0}};
  for (Theme theme : {Theme::Light, Theme::Dark}) {
    scene.map_look.theme = theme;
    std::string svg = draw_board(scene);
    EXPECT_EQ(check_xml(svg).fault, "");
    size_t map = svg.find(">Lyon</text>"), tile = svg.find("<svg x=\"500\" y=\"500\"");
    ASSERT_NE(map, svg.npos);
    ASSERT_NE(tile, svg.npos);
    EXPECT_LT(map, tile);
  }
}

// Whoever makes a map may call things what they like: it is text, and never anything else.
TEST(MapDrawing, NamesAreNeverMarkup) {
  const std::string name = R"(<script>&"'</script>)";
  nlohmann::json map = nlohmann::json::parse(MAP_SAMPLE);
  map["name"] = map["borders"][0]["to"] = map["ferries"][0]["name"] = map["waves"][0]["name"] = name;
  map["towns"][0]["id"] = name + "2";
  map["towns"][0]["name"] = {{"de", name}};
  map["large_cities"][0]["id"] = map["large_cities"][0]["name"] = name + "3";
  const MapPtr file = parse_carried(map.dump());
  const auto drawn = [&](const std::string& before, const std::string& after) {
    return order(Library(), notation::read_address(before + file->map.id + after), file).make();
  };
  for (const std::string& svg :
       {drawn("/art/maps/", ".svg"), drawn("/art/maps/", ".svg?language=de&chips=1"),
        drawn("/art/maps/", ".svg?names=alone&pixels=90"), drawn("/art/cards/", ".svg")}) {
    expect_sound(svg);
    EXPECT_EQ(svg.find("<script"), svg.npos);
  }
  EXPECT_TRUE(shows(drawn("/art/maps/", ".svg"), name));
}

} // namespace
} // namespace mappa::art
