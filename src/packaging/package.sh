#!/usr/bin/env bash
# Makes and proves the packages; `./run package`, `./run package-check` and `./run package-twice` call it. By hand:
#   package.sh tarball FOLDER                     the source as it is released, into FOLDER
#   package.sh build FOLDER [OPTION...]           the Debian packages; the options go to dpkg-buildpackage (-A: without compiling)
#   package.sh twice FOLDER [OPTION...]           built twice under different circumstances, and compared
#   package.sh check FOLDER [PACKAGES]            installed, played, upgraded and purged in an empty Debian; as root
# EMPTY_DEBIAN=FILE: a tar of an empty Debian with xvfb and xauth, instead of making one.
# PACKAGES: a folder of packages of an older build, to be upgraded from.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
top=$(cd "$here/../.." && pwd)
version=$(awk '/^project\(four-corners VERSION/ { print $3 }' "$top/CMakeLists.txt")
readonly here top version
# Not "-1": that would be Debian's own first package.
readonly debian_version=$version-0fc1

say() { printf '%s\n' "$*"; }

die() {
  printf 'package: %s\n' "$*" >&2
  exit 1
}

# The first second of the day: what was made later is dated back to it, and no clock gets into a package.
release_seconds() { date -u -d "$(awk '{ gsub(/[()]/, ""); print $2; exit }' "$here/CHANGELOG") 00:00" +%s; }

# make_tarball FOLDER: a commit gives the same bytes wherever it is checked out.
make_tarball() {
  local folder=$1 name=four-corners-$version seconds
  mkdir -p "$folder"
  local -r tarball=$folder/four-corners_$version.orig.tar.gz
  if [ -e "$top/.git" ]; then
    if [ -n "$(git -C "$top" status --porcelain --untracked-files=no)" ]; then
      say "What is not committed is left out of the package."
    fi
    git -C "$top" -c core.autocrlf=false archive --format=tar --prefix="$name/" HEAD | gzip -9n >"$tarball"
  else
    seconds=$(release_seconds)
    tar -C "$top" --exclude=./build --exclude=./debian --exclude='./obj-*' --sort=name --mtime="@$seconds" --owner=0 --group=0 \
      --numeric-owner --format=ustar --transform="s,^\.,$name," -cf - . | gzip -9n >"$tarball"
  fi
  say "Made $tarball"
}

# The changelog as Debian writes it, out of ours.
debian_changelog() {
  awk -v maintainer="$(awk '/^Maintainer:/ { sub(/^Maintainer: /, ""); print }' "$here/debian/control")" -v revision="${debian_version#"$version"}" '
    function end_entry() { if (version != "") printf "\n -- %s  %s\n", maintainer, when }
    /^[0-9]/ {
      end_entry()
      version = $1
      gsub(/[()]/, "", $2)
      command = "LC_ALL=C date -u -R -d \"" $2 " 00:00\""
      command | getline when
      close(command)
      printf "%sfour-corners (%s%s) unstable; urgency=medium\n\n", (entries++ ? "\n" : ""), version, revision
      next
    }
    NF { print }
    END { end_entry() }' "$here/CHANGELOG"
}

# build FOLDER [OPTION...]: leaves the packages there.
build() {
  local folder=$1
  shift
  command -v dpkg-buildpackage >/dev/null || die "no dpkg-buildpackage here; ./run package installs it"
  rm -rf "$folder"/four-corners-"$version" "$folder"/four-corners*_"$version"*
  make_tarball "$folder"
  tar -C "$folder" -xf "$folder/four-corners_$version.orig.tar.gz"
  cp -r "$here/debian" "$folder/four-corners-$version/debian"
  debian_changelog >"$folder/four-corners-$version/debian/changelog"
  # debhelper gives the build another home folder, in which no compiler cache lies. No CCACHE_BASEDIR: it makes the paths
  # relative before the compiler cuts them, and they stand in the programs.
  if [ -z "${CCACHE_DISABLE:-}" ] && command -v ccache >/dev/null; then
    CCACHE_DIR=${CCACHE_DIR:-$(ccache -k cache_dir)}
    export CCACHE_DIR CCACHE_BASEDIR=
  fi
  local -a as_user=()
  if [ -n "${build_as:-}" ]; then
    chown -R "$build_as" "$folder"
    # Root's own folder for temporary files, as libpam-tmpdir gives one, is closed to others.
    as_user=(env -u TMPDIR setpriv "--reuid=$build_as" --regid=nogroup --clear-groups --)
  fi
  (cd "$folder/four-corners-$version" && "${as_user[@]}" dpkg-buildpackage -us -uc --jobs="$(nproc)" "$@") >"$folder/build.log" 2>&1 || {
    tail -n 20 "$folder/build.log" >&2
    die "the packages could not be built; all that was said is in $folder/build.log"
  }
  (cd "$folder" && sha256sum ./*.deb)
}

# twice FOLDER [OPTION...]: a difference between the packages is an error.
twice() {
  local folder=$1
  shift
  mkdir -p "$folder"
  folder=$(cd "$folder" && pwd)
  rm -rf "$folder/first" "$folder/second-place"
  build "$folder/first" "$@" >"$folder/first.sums"
  # Another folder, time, zone, language, mask and, for root, user, one job for two, and no cache that remembers the first.
  (
    umask 027
    if [ "$(id -u)" -eq 0 ] && setpriv --reuid=nobody --regid=nogroup --clear-groups -- test -x "$folder"; then
      build_as=nobody
    fi
    export TZ=Pacific/Kiritimati LC_ALL=C.UTF-8 LANG=fr_FR.UTF-8 LANGUAGE=fr CCACHE_DISABLE=1 DEB_BUILD_OPTIONS=parallel=1
    build "$folder/second-place" "$@" >"$folder/second.sums"
  )
  if ! cmp -s <(grep '\.deb$' "$folder/first.sums") <(grep '\.deb$' "$folder/second.sums"); then
    diff "$folder/first.sums" "$folder/second.sums" >&2 || true
    die "the two builds differ; diffoscope on the packages in $folder says where"
  fi
  grep '\.deb$' "$folder/first.sums"
  say "Built twice, the same to the byte."
}

# What lies in the empty Debian, but for what the check brings along and what apt, dpkg and the system keep about themselves.
files_in() {
  (cd "$1" && find . -xdev \( -path ./proc -o -path ./sys -o -path ./dev -o -path ./tmp -o -path ./run -o -path ./var/cache \
    -o -path ./var/lib/apt -o -path ./var/lib/dpkg -o -path ./var/log -o -path ./root -o -path ./packages -o -path ./etc/mtab \
    -o -path './etc/*-' -o -path ./etc/machine-id -o -path ./var/lib/systemd -o -path ./var/lib/private \) -prune -o -print | LC_ALL=C sort)
}

# An older build that never was: the same packages under a lower version.
repack_older() {
  local folder=$1 package unpacked
  shift
  mkdir -p "$folder"
  for package in "$@"; do
    unpacked=$(mktemp -d)
    dpkg-deb -R "$package" "$unpacked"
    sed -i "s/$debian_version/0.0.9-0fc1/g" "$unpacked/DEBIAN/control"
    dpkg-deb --root-owner-group -b "$unpacked" "$folder" >/dev/null
    rm -rf "$unpacked"
  done
}

# check FOLDER [PACKAGES]
check() {
  local folder=$1 older=${2:-} room package
  [ "$(id -u)" -eq 0 ] || die "check makes an empty Debian and goes into it, for which it must be root"
  local -a packages
  mapfile -t packages < <(find "$folder" -maxdepth 1 -name "*_${debian_version}_*.deb" ! -name '*-dbgsym_*' | sort)
  [ "${#packages[@]}" -ge 3 ] || die "there are no packages of $debian_version in $folder; ./run package makes them"
  room=$folder/empty
  rm -rf "$room"
  if [ -n "${EMPTY_DEBIAN:-}" ]; then
    mkdir "$room"
    tar -C "$room" -xf "$EMPTY_DEBIAN"
  else
    say "Making an empty Debian 12 ..."
    mmdebstrap --quiet --variant=minbase --aptopt='APT::Install-Recommends "false"' --include=xvfb,xauth,fonts-bebas-neue \
      bookworm "$room" >"$folder/mmdebstrap.log" 2>&1 || die "mmdebstrap failed, see $folder/mmdebstrap.log"
  fi
  mkdir "$room/packages" "$room/packages/new"
  cp "${packages[@]}" "$room/packages/new"
  if [ -n "$older" ]; then
    cp -r "$older" "$room/packages/old"
  else
    repack_older "$room/packages/old" "${packages[@]}"
  fi
  cp "$here/check_inside.sh" "$room/packages"
  files_in "$room" >"$folder/before.list"
  mount -t proc proc "$room/proc"
  local status=0
  chroot "$room" /bin/sh /packages/check_inside.sh || status=$?
  umount "$room/proc"
  [ "$status" -eq 0 ] || die "the check stopped in $room; the line above says where"
  files_in "$room" >"$folder/after.list"
  local left
  left=$(comm -13 "$folder/before.list" "$folder/after.list")
  if [ -n "$left" ]; then
    printf '%s\n' "$left" >&2
    die "these were left behind after purging"
  fi
  say "Purged: nothing left but what the player kept in his own folder."
  rm -rf "$room"
}

command=${1:-}
[ "$#" -ge 2 ] || die "usage: package.sh tarball|build|twice|check FOLDER ..."
shift
mkdir -p "$1"
folder=$(cd "$1" && pwd)
shift
case $command in
  tarball) make_tarball "$folder" ;;
  build) build "$folder" "$@" ;;
  twice) twice "$folder" "$@" ;;
  check) check "$folder" "$@" ;;
  *) die "there is no command '$command'" ;;
esac
