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
TEST_PACKAGES=(libgtest-dev libgmock-dev clang libclang-rt-14-dev clang-format clang-tidy librsvg2-bin postgresql python3 python3-websocket)

# build PRESET [TARGET...]
build() {
  local preset=$1
  shift
  say "building $preset"
  cmake --preset "$preset" -Wno-dev >/dev/null
  cmake --build --preset "$preset" ${1:+--target "$@"}
}
