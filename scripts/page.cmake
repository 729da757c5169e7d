# Writes the files of FOLDER into OUTPUT, a C++ file, as server/page.h wants them.
set(type_html "text/html; charset=utf-8")
set(type_css "text/css; charset=utf-8")
set(type_js "text/javascript; charset=utf-8")
set(type_svg "image/svg+xml")
set(type_woff2 "font/woff2")

# The assembler copies the bytes (.incbin): compiling them as lists of numbers takes minutes and gigabytes.
# Appends a symbol for the bytes of a file to `arrays`, and sets NAME_size.
macro(include_bytes name symbol file)
  file(SIZE ${file} ${name}_size)
  string(APPEND arrays "asm(\".pushsection .rodata\\n${symbol}: .incbin \\\"${file}\\\"\\n.popsection\");\n")
  string(APPEND arrays "extern \"C\" const unsigned char ${symbol}[];\n")
endmacro()

file(GLOB_RECURSE files RELATIVE ${FOLDER} ${FOLDER}/*.html ${FOLDER}/*.css ${FOLDER}/*.js ${FOLDER}/*.svg
     ${FOLDER}/*.woff2)
set(arrays "")
set(entries "")
set(number 0)
foreach(file ${files})
  string(REGEX REPLACE ".*\\." "" ending ${file})
  include_bytes(plain PAGE_FILE_${number} ${FOLDER}/${file})
  set(gzip "{}")
  if(NOT ending STREQUAL "woff2") # fonts are compressed already
    set(packed ${CMAKE_CURRENT_BINARY_DIR}/page_file_${number}.gz)
    file(ARCHIVE_CREATE OUTPUT ${packed} PATHS ${FOLDER}/${file} FORMAT raw COMPRESSION GZip)
    include_bytes(gzip PAGE_GZIP_${number} ${packed})
    set(gzip "text_of(PAGE_GZIP_${number}, ${gzip_size})")
  endif()
  string(APPEND entries "      {\"/${file}\", \"${type_${ending}}\", text_of(PAGE_FILE_${number}, ${plain_size}), "
                        "${gzip}},\n")
  math(EXPR number "${number} + 1")
endforeach()
file(WRITE ${OUTPUT} "#include \"server/page.h\"

#include <cstddef>
#include <vector>

${arrays}
namespace mappa::server {

namespace {

[[maybe_unused]] std::string_view text_of(const unsigned char* bytes, std::size_t size) {
  return {reinterpret_cast<const char*>(bytes), size};
}

} // namespace

const PageFile* page_file(std::string_view path) {
  static const std::vector<PageFile> FILES{
${entries}  };
  for (const PageFile& file : FILES)
    if (file.path == path) return &file;
  return nullptr;
}

} // namespace mappa::server
")
