# Sourced by ./run and ./test: installs the Debian packages that are missing, and nothing else.

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

BUILD_PACKAGES=(g++ cmake ninja-build nlohmann-json3-dev libfmt-dev libcli11-dev libboost-dev libssl-dev libsqlite3-dev libpq-dev zlib1g-dev)
TEST_PACKAGES=(libgtest-dev libgmock-dev clang lld libclang-rt-14-dev clang-format clang-tidy librsvg2-bin postgresql python3 python3-websocket chromium)

# install_node: Debian's own node and npm, unless there are others already.
install_node() {
  command -v node >/dev/null && command -v npm >/dev/null || install_packages nodejs npm
}

# build_page: web/dist, if anything it is made of has changed. Its packages are installed anew only when their list has.
build_page() {
  install_node
  (
    cd web
    if ! cmp -s package-lock.json node_modules/.installed-lock; then
      say "installing the page's packages"
      npm install --no-save --no-audit --no-fund # `npm ci` wants even packages for other systems to be listed
      cp package-lock.json node_modules/.installed-lock
    fi
    if [ ! -e dist/index.html ] || [ -n "$(find . -path ./node_modules -prune -o -path ./dist -prune -o -path ./tests -prune -o -type f -newer dist/index.html -print -quit)" ]; then
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
  cmake --preset "$preset" -Wno-dev >/dev/null
  cmake --build --preset "$preset" ${1:+--target "$@"}
}
