#!/usr/bin/env bash
# What is installed and packaged says the same as the programs: manual pages, completions, versions, dependencies; and what
# needs no compiling is packaged twice, the same to the byte. Usage: packaging_test.sh CHECKOUT BUILD
set -u

checkout=$1
build=$2
packaging=$checkout/src/packaging
programs=$build/bin
failures=0
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

fail() {
  printf 'FAILED %s\n' "$*"
  failures=$((failures + 1))
}

# same NAME FIRST SECOND: two lists of words, in any order.
same() {
  local difference
  difference=$(diff <(tr ' ' '\n' <<<"$2" | sed '/^$/d' | sort -u) <(tr ' ' '\n' <<<"$3" | sed '/^$/d' | sort -u))
  [ -z "$difference" ] || fail "$1:"$'\n'"$difference"
}

# here NAME COMMAND...: when the machine has it; what it says is shown when it fails.
here() {
  local name=$1 said
  shift
  if ! command -v "$1" >/dev/null; then
    printf 'left out: %s, for there is no %s here\n' "$name" "$1"
  elif ! said=$("$@" 2>&1); then
    fail "$name: $said"
  fi
}

options_in_help() { "$@" --help | awk '/^  (-h,)?--/ { sub(/^-h,/, "", $1); print $1 }'; }
# Of a manual page: what stands at the beginning of a paragraph of its own.
options_in_page() { sed -n '/^\.TP/{n;s/\\-/-/g;p;}' "$1" | grep -oE -- '--[a-z][a-z-]*'; }

same 'options of four-corners(6) and of --help' "$(options_in_page "$packaging/man/four-corners.6.in")" "$(options_in_help "$programs/four-corners")"
commands=$("$programs/four-corners-cli" --help | awk '/^[A-Z]/ { part = $1 } part == "Subcommands:" && /^  [a-z]/ && $1 != "sim-merge" { print $1 }')
records=$("$programs/four-corners-cli" records --help | awk '/^[A-Z]/ { part = $1 } part == "Subcommands:" && /^  [a-z]/ { print $1 }')
page=$(sed 's/\\-/-/g' "$packaging/man/four-corners-cli.6.in")
for command in $commands; do
  grep -qE "^\.(BI?R?|B) .*\b$command\b" <<<"$page" || fail "four-corners-cli(6) does not know $command"
done
for command in $records; do
  grep -q "records $command" <<<"$page" || fail "four-corners-cli(6) does not know records $command"
done
for page in "$build"/src/packaging/*.[56]; do
  here "$(basename "$page")" man --warnings -E UTF-8 -l -Tutf8 -Z "$page"
done

# complete WORD...: what bash offers after these, the last of which is being typed.
complete_words() {
  COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
  _four_corners "$programs/$1"
  printf '%s\n' "${COMPREPLY[@]}"
}
# shellcheck disable=SC1091 # it is read for mistakes by itself
source "$packaging/completions/completions.bash"
same 'completed options' "$(complete_words four-corners --)" "$(options_in_help "$programs/four-corners")"
same 'completed languages' "$(complete_words four-corners --lang '')" 'en fr'
same 'completed commands' "$(complete_words four-corners-cli '')" "$commands"
same 'completed records' "$(complete_words four-corners-cli records '')" "$records"
same 'completed games' "$(complete_words four-corners --game kn)" knock-out
same 'completed options of a game' "$(complete_words four-corners-cli sim dice-boxing --gra)" --grades

version=$(awk '/^project\(four-corners VERSION/ { print $3 }' "$checkout/CMakeLists.txt")
for program in four-corners four-corners-cli; do
  said=$("$programs/$program" --version)
  [[ $said =~ ^$program\ $version\ \((commit\ [0-9a-f]{12},\ )?data\ [0-9a-f]{16}\)$ ]] || fail "$program --version says: $said"
done
[ "$("$programs/four-corners" --version | grep -o 'data.*')" = "$("$programs/four-corners-cli" --version | grep -o 'data.*')" ] ||
  fail "the programs read different data"

# What is listed to be installed, to be built with, and to be licensed, is one list.
listed=$(sed -n '/^readonly to_build=/,/^"/p' "$checkout/run" | awk 'NR > 1 && NF > 1 { print $1 }')
needed=$(sed -n '/^Build-Depends:/,/^[A-Z]/p' "$packaging/debian/control" | sed -n 's/^ \([a-z0-9.+-]*\).*/\1/p' | grep -v -e debhelper -e dh-sequence)
same 'packages in run and in debian/control' "$(grep -v -e '^g++$' -e '^fonts-' <<<"$listed")" "$needed"
materials=$(sed -n 's/^PackageName: //p' "$build/src/packaging/four-corners.spdx")
for package in $listed; do
  grep -qxF "$package" <<<"$materials" || fail "$package is not in the bill of materials: is it in third_party/README.md?"
done
[ "$(grep -c '^SPDXID' "$build/src/packaging/four-corners.spdx")" -eq "$(grep '^SPDXID' "$build/src/packaging/four-corners.spdx" | sort -u | wc -l)" ] ||
  fail "the bill of materials names something twice"

for icon in "$packaging"/icons/*.png; do
  size=$(basename "$icon" .png)
  # Width and height stand in the first chunk of a PNG, four bytes each.
  [ "$(od -An -j16 -N8 -t u1 "$icon" | awk '{ print $3 * 256 + $4, $7 * 256 + $8 }')" = "$size $size" ] || fail "$icon has another size"
done
here 'the entry in the menu' desktop-file-validate "$packaging/four-corners.desktop"
here 'the page in the store' appstreamcli validate --no-net "$build/src/packaging/example.four_corners.FourCorners.metainfo.xml"

# An installation below DESTDIR has everything that it shall have, and finds it where it was moved to.
DESTDIR=$scratch/root cmake --install "$build" --prefix /opt/fc >/dev/null || fail "cmake --install"
for file in bin/four-corners bin/four-corners-cli share/four-corners/data/common/text/menu.en.json share/four-corners/assets/common/motions.json \
  share/man/man6/four-corners.6 share/man/man6/four-corners-cli.6 share/man/man5/four-corners-data.5 share/applications/four-corners.desktop \
  share/metainfo/example.four_corners.FourCorners.metainfo.xml share/icons/hicolor/16x16/apps/four-corners.png \
  share/icons/hicolor/scalable/apps/four-corners.svg share/bash-completion/completions/four-corners-cli \
  share/zsh/vendor-completions/_four-corners share/fish/vendor_completions.d/four-corners.fish share/doc/four-corners/CHANGELOG; do
  [ -s "$scratch/root/opt/fc/$file" ] || fail "$file is not installed"
done
(cd / && "$scratch/root/opt/fc/bin/four-corners-cli" check-data >/dev/null) || fail "the installed program does not find its data"

# What it is built with came from the list in run, which knows no build-essential: -d takes that as it is.
if command -v dh >/dev/null; then
  "$packaging/package.sh" twice "$scratch/packages" -A -d >"$scratch/twice.log" 2>&1 || fail "packaged twice: $(tail -n 5 "$scratch/twice.log")"
else
  printf 'left out: packages, for there is no debhelper here\n'
fi

[ "$failures" -eq 0 ] && printf 'packaging: all as expected\n'
exit "$((failures > 0))"
