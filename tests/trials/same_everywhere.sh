#!/usr/bin/env bash
# The same bouts of every game by g++ and clang++, unoptimised and optimised, and with 32 bits where the compiler and the
# libraries are there (g++-multilib, libfmt-dev:i386, libsqlite3-dev:i386): one hash for each game, or it fails.
# Usage: same_everywhere.sh BOUTS
set -euo pipefail

bouts=$1
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
games=$(sed -n 's/^set(FOUR_CORNERS_GAMES \([a-z].*\))$/\1/p' "$top/src/CMakeLists.txt" | tr ' ' '\n' | sed 's/:.*//')
build=$top/build/same

# hash_of CLI GAME: of the bouts of its first two men, or of what a game that takes no men makes of as many.
hash_of() {
  local counted
  local -a men play=("$1" sim "$2" --bouts "$bouts" --seed 1 --json --no-timing)
  mapfile -t men < <("$1" boxers "$2" | awk 'NR > 1 { print $1 }')
  counted=$("${play[@]}" --red "${men[0]}" --blue "${men[1]}" 2>/dev/null) || counted=$("${play[@]}") || return
  sha256sum <<<"$counted" | cut -d ' ' -f 1
}

# hashes_of NAME COMPILER FLAGS: builds the referee so, and prints a hash a game.
hashes_of() {
  local name=$1 compiler=$2 flags=$3 game hash
  cmake -S "$top" -B "$build/$name" -G Ninja -DCMAKE_CXX_COMPILER="$compiler" -DCMAKE_BUILD_TYPE=Debug \
    "-DCMAKE_CXX_FLAGS_DEBUG=$flags" -DFC_UNITE=ON -DBUILD_TESTING=OFF >"$build/$name.log" 2>&1 || return
  cmake --build "$build/$name" --target four-corners-cli >>"$build/$name.log" 2>&1 || return
  for game in $games; do
    hash=$(hash_of "$build/$name/bin/four-corners-cli" "$game") || return
    printf '%s %s\n' "$game" "$hash"
  done
}

mkdir -p "$build"
rm -f "$build/first.hashes"
status=0
for way in 'g++-O0 g++ -O0' 'g++-O3 g++ -O3' 'clang++-O0 clang++ -O0' 'clang++-O3 clang++ -O3' 'g++-32 g++ -O2 -m32'; do
  read -r name compiler flags <<<"$way"
  if ! hashes_of "$name" "$compiler" "$flags" >"$build/$name.hashes"; then
    printf '%-12s left out: it could not be built, see %s\n' "$name" "$build/$name.log"
    continue
  fi
  [ -e "$build/first.hashes" ] || cp "$build/$name.hashes" "$build/first.hashes"
  if cmp -s "$build/first.hashes" "$build/$name.hashes"; then
    printf '%-12s the same\n' "$name"
  else
    printf '%-12s DIFFERS:\n' "$name"
    diff "$build/first.hashes" "$build/$name.hashes" || status=1
  fi
done
cat "$build/first.hashes"
rm -f "$build/first.hashes"
exit "$status"
