#!/bin/sh
# The part of `package.sh check` that happens in the empty Debian: its packages lie in /packages/new and /packages/old.
set -eu
export DEBIAN_FRONTEND=noninteractive HOME=/root LC_ALL=C.UTF-8 SDL_AUDIODRIVER=dummy
cli=/usr/games/four-corners-cli
kept=/root/.local/share/four-corners

say() { printf '%s\n' "$*"; }

die() {
  printf 'check: %s\n' "$*" >&2
  exit 1
}

apt() { apt-get -qq -y --no-install-recommends --allow-downgrades "$@" >/packages/apt.log 2>&1 || { tail -n 15 /packages/apt.log; die "apt-get $1 failed"; }; }

version_of() { dpkg-query -W -f '${Version}' four-corners; }

# show: a bout in a real window of a screen in memory.
show() {
  xvfb-run -a -s '-screen 0 1280x720x24' /usr/games/four-corners --demo --speed 4 --seed 1 --frames 240 --renderer software --stats >/packages/told ||
    die "the cabinet did not show a bout under Xvfb"
  tail -n 1 /packages/told
}

dpkg-query -W -f '${Package}\n' | sort >/packages/at-first

# Whoever installs a game wants to play it, not to wait.
apt update
begin=$(date +%s)
apt install /packages/old/four-corners_*.deb /packages/old/four-corners-data_*.deb
say "Installed the older build, $(version_of), in $(($(date +%s) - begin)) s."
show
if [ -x $cli ]; then die "four-corners brought the command line along"; fi

apt install /packages/old/four-corners-cli_*.deb
if dpkg-query -W -f '${Depends}' four-corners-cli | grep -qi sdl; then die "four-corners-cli depends on SDL"; fi
printf '%s\n' '{"game":"knock-out","setup":{"players":["black","green","yellow"],"start":0},"dice":[],"choices":["challenge:robin-zorres:arnold-blackndecker"]}' >/packages/bout.json
$cli records import /packages/bout.json >/dev/null
before=$($cli records export 1 --bare)
say "Kept a bout."

apt install /packages/new/*.deb
say "Upgraded to $(version_of)."
[ "$($cli records export 1 --bare)" = "$before" ] || die "the upgrade lost the bout"
show
/usr/games/four-corners --version
for page in 6/four-corners 6/four-corners-cli 5/four-corners-data; do
  [ -s "/usr/share/man/man${page%/*}/${page#*/}.${page%/*}.gz" ] || die "there is no manual page $page"
done
for file in applications/four-corners.desktop metainfo/example.four_corners.FourCorners.metainfo.xml icons/hicolor/48x48/apps/four-corners.png; do
  [ -s "/usr/share/$file" ] || die "there is no /usr/share/$file"
done
getent passwd four-corners-kiosk >/dev/null || die "the kiosk has no user"

apt install /packages/old/four-corners_*.deb /packages/old/four-corners-data_*.deb /packages/old/four-corners-cli_*.deb /packages/old/four-corners-kiosk_*.deb
[ "$($cli records export 1 --bare)" = "$before" ] || die "the downgrade lost the bout"
say "Downgraded to $(version_of), and the bout is there."

apt purge 'four-corners*'
apt autoremove --purge
# What came along and is no less useful to others, as the tools of the console, goes too: then what is left is ours.
dpkg-query -W -f '${Package}\n' | sort | comm -13 /packages/at-first - | xargs -r apt-get -qq -y purge >/packages/apt.log 2>&1
[ -s $kept/records.db ] || die "purging took the player's own bouts"
# The user of a service stays with its number, so that it is given to nobody else.
sed -i '/^four-corners-kiosk:/d' /etc/passwd /etc/group /etc/shadow /etc/gshadow
