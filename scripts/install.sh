# Sourced by ./run and ./test: installs the Debian packages that are missing, and nothing else.

# STRICT, which ./test sets, makes warnings errors; a stranger's newer compiler may find others.

say() { printf '\033[1m== %s\033[0m\n' "$*"; }

# install_packages NAME...: needs no network when all are there; never removes or replaces anything.
install_packages() {
  local missing=() name root=()
  for name in "$@"; do
    dpkg-query -W -f '${db:Status-Status}' "$name" 2>/dev/null | grep -qx installed || missing+=("$name")
  done
  [ ${#missing[@]} -eq 0 ] && return 0
  [ "$(id -u)" -eq 0 ] || root=(sudo)
  say "installing ${missing[*]}"
  if ! "${root[@]}" apt-get install -y --no-install-recommends --no-remove "${missing[@]}"; then
    "${root[@]}" apt-get update
    "${root[@]}" apt-get install -y --no-install-recommends --no-remove "${missing[@]}"
  fi
}

BUILD_PACKAGES=(g++ cmake python3 ninja-build nlohmann-json3-dev libfmt-dev libcli11-dev libboost-dev libssl-dev libsqlite3-dev libpq-dev zlib1g-dev librsvg2-dev libwoff-dev pkg-config)
TEST_PACKAGES=(libgtest-dev libgmock-dev clang lld libclang-rt-14-dev clang-format clang-tidy librsvg2-bin poppler-utils postgresql python3-websocket python3-yaml chromium firefox-esr emscripten)
PACKAGE_PACKAGES=(emscripten dpkg-dev binutils) # emscripten: for the game in the browser

# install_node: Debian's own node and npm, unless there are others already.
install_node() {
  command -v node >/dev/null && command -v npm >/dev/null || install_packages nodejs npm
}

MODULE=build/wasm/src/browser/mappa.wasm
MODULE_SOURCES=(src/{report,game,data,notation,art,play,mapmaking,coach,tables,local,browser} data)

# build_module: the game for the browser, which the page then brings along.
build_module() {
  install_node
  say "building wasm"
  cmake --preset wasm -Wno-dev ${STRICT:+-DCMAKE_COMPILE_WARNING_AS_ERROR=ON} >/dev/null
  cmake --build --preset wasm --target mappa mappa_studio
}

# refresh_module: what was built of it once is built again when its sources have changed; where that cannot be done it is
# left out, since a browser that plays by older rules than the server is worse than none.
refresh_module() {
  [ -e "$MODULE" ] && [ -n "$(find "${MODULE_SOURCES[@]}" -newer "$MODULE" -print -quit)" ] || return 0
  if command -v emcc >/dev/null; then
    build_module
  else
    say "leaving out the game for the browser: it is older than its sources, and emscripten is missing (./test wasm)"
    rm "${MODULE%.wasm}"{,_studio}.{js,wasm}
  fi
}

# build_page: web/dist, if anything it is made of has changed; with the game for the browser if that was built. Its
# packages are installed anew only when their list has changed.
build_page() {
  install_node
  refresh_module
  (
    cd web
    if ! cmp -s package-lock.json node_modules/.installed-lock; then
      say "installing the page's packages"
      npm install --no-save --no-audit --no-fund # `npm ci` wants even packages for other systems to be listed
      cp package-lock.json node_modules/.installed-lock
    fi
    if [ ! -e dist/index.html ] || [ "../$MODULE" -nt dist/index.html ] ||
      { [ ! -e "../$MODULE" ] && compgen -G 'dist/assets/mappa-*.wasm' >/dev/null; } ||
      [ -n "$(find . -path ./node_modules -prune -o -path ./dist -prune -o -path ./tests -prune -o -type f -newer dist/index.html -print -quit)" ] ||
      [ -n "$(find ../licences -newer dist/index.html -print -quit)" ]; then
      say "building the page"
      npm run build
    fi
  )
}

# build PRESET [TARGET...]
build() {
  local preset=$1
  shift
  build_page # it is compiled in
  say "building $preset"
  cmake --preset "$preset" -Wno-dev ${STRICT:+-DCMAKE_COMPILE_WARNING_AS_ERROR=ON} >/dev/null
  cmake --build --preset "$preset" ${1:+--target "$@"}
}
