#include "server/print_routes.h"

#include "print/fonts.h"
#include "print/tiles_pdf.h"

#include <charconv>
#include <fmt/format.h>

namespace mappa::server {

namespace {

constexpr double MOST_AT_SERVER = 100; // mm of a square: larger ones need hundreds of sheets

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

// What was asked for, and how to make it; nothing to make: there is no such thing.
struct Job {
  std::string name; // the same for all who want the same
  Studio::Make make;
};

Job map_job(const Context& context, const std::string& id, const Query& query) {
  const data::MapFile* file = context.library->map(id);
  if (!file) return {};
  const print::MapSheets sheets{.square = wished_square(query),
                                .paper = wished_paper(query, true),
                                .look = {.language = wished_language(query),
                                         .starts = {},
                                         .with_chips = wished_flag(query, "chips", "0")}};
  return {fmt::format("print map {} {} {} {} {}", id, sheets.square, wished(query, "paper", ""),
                      data::name_of(sheets.look.language), sheets.look.with_chips),
          [file, sheets] { return print::map_pdf(*file, sheets); }};
}

Job tiles_job(const Context& context, const std::string& name, const Query& query) {
  const TileSet* set = context.library->set(name);
  if (!set) return {};
  const print::TileSheets sheets{.size = wished_square(query),
                                 .paper = *wished_paper(query, false),
                                 .backs = wished_flag(query, "backs", "1")};
  return {fmt::format("print tiles {} {} {} {}", name, sheets.size, sheets.paper.width, sheets.backs),
          [set, sheets] { return print::tiles_pdf({set}, sheets); }};
}

} // namespace

void answer_print(Context& context, const notation::Address& address, const Asked& asked,
                  const std::function<void(Answer)>& done) {
  constexpr std::string_view MAPS = "/print/maps/", TILES = "/print/tiles/", PDF = ".pdf";
  const std::string& path = address.path;
  const bool map = path.starts_with(MAPS);
  const std::size_t begin = (map ? MAPS : TILES).size();
  Job job;
  std::string id;
  if ((map || path.starts_with(TILES)) && path.ends_with(PDF) && path.size() > begin + PDF.size()) {
    id = path.substr(begin, path.size() - begin - PDF.size());
    try {
      job = (map ? map_job : tiles_job)(context, id, address.query);
    } catch (const BadWish& wish) {
      return done(failed(400, wish.what()));
    }
  }
  if (!job.make) return done(failed(404, "there is no such map or tile set to print"));
  const auto* files = context.page ? &context.page->files() : &page_files();
  context.printer->draw(
      job.name, asked.address,
      [files, make = std::move(job.make)] {
        lend_fonts(*files);
        return make();
      },
      [done, asked, id](const std::shared_ptr<const Drawing>& made) {
        Answer answer = made_answer(asked, made, "application/pdf", "public, max-age=3600");
        if (made)
          answer.fields.emplace_back("Content-Disposition", fmt::format("inline; filename=\"{}.pdf\"", id));
        done(std::move(answer));
      });
}

} // namespace mappa::server
