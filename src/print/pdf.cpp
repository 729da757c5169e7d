#include "print/pdf.h"

#include "print/error.h"

#include <cairo-pdf.h>
#include <librsvg/rsvg.h>

namespace mappa::print {

template <auto Free>
struct Freed {
  template <class T>
  void operator()(T* thing) const {
    Free(thing);
  }
};
using SurfacePointer = std::unique_ptr<cairo_surface_t, Freed<cairo_surface_destroy>>;
using PenPointer = std::unique_ptr<cairo_t, Freed<cairo_destroy>>;
using HandlePointer = std::unique_ptr<RsvgHandle, Freed<g_object_unref>>;

namespace {

constexpr double POINTS = 72 / 25.4; // of a millimetre
constexpr double HAIRLINE = 0.1;

[[noreturn]] void fail(const std::string& what, GError* error) {
  const std::string why = error ? error->message : "no reason is told";
  if (error) g_error_free(error);
  throw PrintError(what + ": " + why);
}

void need(cairo_status_t status, const char* what) {
  if (status != CAIRO_STATUS_SUCCESS)
    throw PrintError(std::string(what) + ": " + cairo_status_to_string(status));
}

cairo_status_t append(void* text, const unsigned char* bytes, unsigned int count) {
  static_cast<std::string*>(text)->append(reinterpret_cast<const char*>(bytes), count);
  return CAIRO_STATUS_SUCCESS;
}

} // namespace

struct Drawing::Handle {
  HandlePointer svg;
};

struct Pdf::Surface {
  std::string bytes;
  SurfacePointer surface;
  PenPointer pen;
  bool begun = false; // a page
};

Drawing::Drawing(const std::string& svg) {
  GError* error = nullptr;
  const auto* bytes = reinterpret_cast<const guint8*>(svg.data());
  HandlePointer handle(rsvg_handle_new_from_data(bytes, svg.size(), &error));
  if (!handle) fail("the drawing could not be read", error);
  if (!rsvg_handle_get_intrinsic_size_in_pixels(handle.get(), &units_.width, &units_.height))
    throw PrintError("the drawing does not say how large it is");
  handle_ = std::make_shared<const Handle>(Handle{std::move(handle)});
}

Pdf::Pdf(const std::string& title) : surface_(std::make_unique<Surface>()) {
  surface_->surface.reset(cairo_pdf_surface_create_for_stream(append, &surface_->bytes, 1, 1));
  cairo_pdf_surface_set_metadata(surface_->surface.get(), CAIRO_PDF_METADATA_TITLE, title.c_str());
  cairo_pdf_surface_set_metadata(surface_->surface.get(), CAIRO_PDF_METADATA_CREATOR, "Mappamundi");
}

Pdf::~Pdf() = default;

void Pdf::begin_page(Size page) {
  if (surface_->begun) cairo_show_page(surface_->pen.get());
  surface_->begun = true;
  cairo_pdf_surface_set_size(surface_->surface.get(), page.width * POINTS, page.height * POINTS);
  surface_->pen.reset(cairo_create(surface_->surface.get()));
  cairo_scale(surface_->pen.get(), POINTS, POINTS);
  cairo_set_line_width(surface_->pen.get(), HAIRLINE);
}

void Pdf::draw(const Drawing& drawing, const Box& box, const Box& window) {
  cairo_t* pen = surface_->pen.get();
  cairo_save(pen);
  cairo_rectangle(pen, window.corner.x, window.corner.y, window.size.width, window.size.height);
  cairo_clip(pen);
  const RsvgRectangle whole{box.corner.x, box.corner.y, box.size.width, box.size.height};
  GError* error = nullptr;
  if (!rsvg_handle_render_document(drawing.handle_->svg.get(), pen, &whole, &error))
    fail("the drawing could not be drawn", error);
  cairo_restore(pen);
}

void Pdf::line(Spot from, Spot to) {
  cairo_t* pen = surface_->pen.get();
  cairo_set_source_rgb(pen, 0, 0, 0);
  cairo_move_to(pen, from.x, from.y);
  cairo_line_to(pen, to.x, to.y);
  cairo_stroke(pen);
}

std::string Pdf::finish() {
  if (surface_->begun) {
    cairo_show_page(surface_->pen.get());
    need(cairo_status(surface_->pen.get()), "the pages could not be drawn");
  }
  surface_->pen.reset();
  cairo_surface_finish(surface_->surface.get());
  need(cairo_surface_status(surface_->surface.get()), "the file could not be written");
  return std::move(surface_->bytes);
}

} // namespace mappa::print
