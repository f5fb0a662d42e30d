#!/usr/bin/env bash
# What a frame of a demonstration costs, in instructions a pixel of the window, against what was written down: nothing of it
# may creep back. Counted by valgrind, so that it is the same on every machine that has this compiler and these packages.
# Usage: frame_cost.sh PROGRAM DATA FIGURES GAME. Status 77: left out, and why.
set -euo pipefail

program=$1
data=$2
figures=$3
game=$4
frames=240
width=1280
height=720
room=5 # per cent

if ! command -v valgrind >/dev/null; then
  printf 'left out: there is no valgrind here, which counts instructions\n'
  exit 77
fi
written=$(awk -v game="$game" '$1 == game { print $2 }' "$figures")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
valgrind --tool=callgrind --toggle-collect='fc::cabinet::Loop::frame()' --callgrind-out-file=/dev/null \
  "$program" --data "$data" --demo --game "$game" --seed 5 --frames "$frames" --window "${width}x$height" \
  --virtual-time --offscreen --mute --saves "$scratch" >"$scratch/said" 2>"$scratch/counted" || {
  cat "$scratch/counted"
  exit 1
}
collected=$(sed -n 's/.*Collected : *//p' "$scratch/counted")
awk -v game="$game" -v all="${collected:-0}" -v pixels=$((frames * width * height)) -v written="${written:-0}" \
  -v room="$room" 'BEGIN {
  now = all / pixels
  printf "%s: %.2f instructions a pixel and frame; written down: %.2f\n", game, now, written
  if (now > written * (1 + room / 100) || now == 0) {
    print "FAILED: more than " room " % above it: find what has become dearer, or write it down and say why"
    exit 1
  }
  if (now < written * (1 - room / 100)) {
    print "FAILED: it has become cheaper: write it down, so that it stays so"
    exit 1
  }
}'
