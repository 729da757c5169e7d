#include "server/print_routes.h"

#include "print/fonts.h"
#include "print/tiles_pdf.h"

#include <charconv>
#include <fmt/format.h>

namespace mappa::server {

namespace {

using Done = std::function<void(Answer)>;

constexpr double MOST_AT_SERVER = 60; // mm of a square: larger ones need hundreds of sheets

// What cannot be printed, and why.
struct BadWish : std::runtime_error {
  using std::runtime_error::runtime_error;
};

std::string wished(const Query& query, const char* key, const char* usual) {
  const auto found = query.find(key);
  return found == query.end() ? usual : found->second;
}

double wished_square(const Query& query) {
  const std::string text = wished(query, "square", "45");
  double square = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), square);
  if (error != std::errc() || end != text.data() + text.size() || !(square >= print::LEAST_SQUARE) ||
      square > MOST_AT_SERVER)
    throw BadWish(
        fmt::format("\"square\" is not a number from {} to {}", print::LEAST_SQUARE, MOST_AT_SERVER));
  return square;
}

// Nothing: one sheet as large as the map.
std::optional<print::Size> wished_paper(const Query& query, bool or_one) {
  const std::string name = wished(query, "paper", print::PAPERS[0].name);
  const auto paper = print::paper_named(name);
  if (paper || (or_one && name == print::ONE_SHEET)) return paper;
  std::string known;
  for (const print::Paper& each : print::PAPERS) known += fmt::format("{}, ", each.name);
  throw BadWish(fmt::format("\"paper\" is none of {}",
                            or_one ? known + print::ONE_SHEET : known.substr(0, known.size() - 2)));
}

bool wished_flag(const Query& query, const char* key, const char* usual) {
  const std::string text = wished(query, key, usual);
  if (text != "0" && text != "1") throw BadWish(fmt::format("\"{}\" is neither 0 nor 1", key));
  return text == "1";
}

data::Language wished_language(const Query& query) {
  const auto language = data::language_named(wished(query, "language", "en"));
  if (!language) throw BadWish("\"language\" is none of the ten");
  return *language;
}

// Once, by the thread that prints.
void lend_fonts(const std::vector<PageFile>& files) { static const print::Fonts LENT(page_fonts(files)); }

// What was asked for, and how to make it.
struct Job {
  std::string id;   // of the map or set
  std::string name; // the same for all who want the same
  DrawingThread::Make make;
};

Job map_job(const data::MapPtr& map, const Query& query) {
  const print::MapSheets sheets{.square = wished_square(query),
                                .paper = wished_paper(query, true),
                                .look = {.language = wished_language(query),
                                         .starts = {},
                                         .with_chips = wished_flag(query, "chips", "0")}};
  return {map->map.id,
          fmt::format("print map {} {} {} {} {}", map->map.id, sheets.square, wished(query, "paper", ""),
                      data::name_of(sheets.look.language), sheets.look.with_chips),
          [map, sheets] { return print::map_pdf(*map, sheets); }};
}

Job tiles_job(const TileSet& set, const Query& query) {
  const print::TileSheets sheets{.size = wished_square(query),
                                 .paper = *wished_paper(query, false),
                                 .backs = wished_flag(query, "backs", "1")};
  return {set.name,
          fmt::format("print tiles {} {} {} {}", set.name, sheets.size, sheets.paper.width, sheets.backs),
          [&set, sheets] { return print::tiles_pdf({&set}, sheets); }};
}

void print_job(Context& context, const Job& job, const Asked& asked, const Done& done) {
  const auto make = [files = context.page ? &context.page->files() : &page_files(), make = job.make] {
    lend_fonts(*files);
    return make();
  };
  context.printer->draw(
      job.name, asked.address, make, [done, asked, id = job.id](const std::shared_ptr<const Drawing>& made) {
        Answer answer = made_answer(asked, made, "application/pdf", "public, max-age=3600");
        if (made)
          answer.fields.emplace_back("Content-Disposition", fmt::format("inline; filename=\"{}.pdf\"", id));
        done(std::move(answer));
      });
}

// `wish` makes the job, or throws BadWish.
template <typename Wish>
void print_wish(Context& context, const Wish& wish, const Asked& asked, const Done& done) {
  try {
    print_job(context, wish(), asked, done);
  } catch (const BadWish& bad) {
    done(failed(400, bad.what()));
  }
}

// "/print/maps/ID.pdf": what stands between folder and ending; empty: it is another address.
std::string printed(const std::string& path, std::string_view folder) {
  constexpr std::string_view PDF = ".pdf";
  if (!path.starts_with(folder) || !path.ends_with(PDF) || path.size() < folder.size() + PDF.size())
    return "";
  return path.substr(folder.size(), path.size() - folder.size() - PDF.size());
}

} // namespace

void answer_print(Context& context, const notation::Address& address, const Asked& asked, const Done& done) {
  const std::string& path = address.path;
  const Query& query = address.query;
  if (const std::string id = printed(path, "/print/maps/"); !id.empty())
    return context.hub->find_map(id, [&context, asked, done, query](const std::optional<data::MapPtr>& map) {
      if (!map) return done(failed(503, "the store cannot be read now"));
      if (!*map) return done(failed(404, "there is no such map"));
      print_wish(
          context, [&] { return map_job(*map, query); }, asked, done);
    });
  const TileSet* set = context.library->set(printed(path, "/print/tiles/"));
  if (!set) return done(failed(404, "there is no such map or tile set to print"));
  print_wish(
      context, [&] { return tiles_job(*set, query); }, asked, done);
}

} // namespace mappa::server
