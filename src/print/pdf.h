// A PDF of drawings: everything stays lines and letters, the fonts are embedded. Lengths are
// millimetres, from the top left corner of the page.
#pragma once

#include "print/paper.h"

#include <memory>
#include <string>

namespace mappa::print {

struct Spot {
  double x = 0, y = 0;
};
struct Box {
  Spot corner; // top left
  Size size;
};

// An SVG document, ready to be drawn as often as wanted. Throws PrintError if it is none.
class Drawing {
public:
  explicit Drawing(const std::string& svg);
  Size units() const { return units_; } // as its `width` and `height` say

private:
  friend class Pdf;
  struct Handle;
  std::shared_ptr<const Handle> handle_;
  Size units_;
};

class Pdf {
public:
  explicit Pdf(const std::string& title);
  ~Pdf();
  Pdf(const Pdf&) = delete;
  Pdf& operator=(const Pdf&) = delete;

  void begin_page(Size page);
  // The drawing fills `box`; only what lies in `window` is seen.
  void draw(const Drawing& drawing, const Box& box, const Box& window);
  void draw(const Drawing& drawing, const Box& box) { draw(drawing, box, box); }
  void line(Spot from, Spot to);
  std::string finish(); // the file

private:
  struct Surface;
  std::unique_ptr<Surface> surface_;
};

} // namespace mappa::print
