#!/usr/bin/env bash
# ./run without building anything: help, wrong words, a machine without apt or sudo, and its own spelling.
# Usage: run_test.sh CHECKOUT
set -u

checkout=$1
failures=0
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# expect NAME STATUS TEXT COMMAND...: COMMAND ends with STATUS and says TEXT.
expect() {
  local name=$1 status=$2 text=$3 said actual
  shift 3
  said=$("$@" 2>&1)
  actual=$?
  if [ "$actual" -ne "$status" ] || [[ $said != *"$text"* ]]; then
    printf 'FAILED %s: status %s, wanted %s; said: %s\n' "$name" "$actual" "$status" "$said"
    failures=$((failures + 1))
  fi
}

# expect_one_line NAME STATUS TEXT COMMAND...: the same, in one line.
expect_one_line() {
  expect "$@"
  local name=$1 lines
  shift 3
  lines=$("$@" 2>&1 | wc -l)
  if [ "$lines" -ne 1 ]; then
    printf 'FAILED %s: %s lines, wanted 1\n' "$name" "$lines"
    failures=$((failures + 1))
  fi
}

# A copy of the script alone, on machines made of a few commands.
mkdir "$scratch/checkout" "$scratch/bare" "$scratch/poor"
cp "$checkout/run" "$scratch/checkout/run"
for command in bash env dirname awk grep cat id; do
  ln -s "$(command -v "$command")" "$scratch/bare/$command"
  ln -s "$(command -v "$command")" "$scratch/poor/$command"
done
printf '#!/bin/sh\nexit 1\n' >"$scratch/poor/dpkg-query"
printf '#!/bin/sh\nexit 1\n' >"$scratch/poor/apt-get"
rm "$scratch/poor/id"
printf '#!/bin/sh\necho 1000\n' >"$scratch/poor/id"
chmod +x "$scratch/poor/dpkg-query" "$scratch/poor/apt-get" "$scratch/poor/id"

expect help 0 './run [COMMAND]' "$checkout/run" help
expect help_option 0 'NO_INSTALL=1' "$checkout/run" --help
expect help_from_another_folder 0 './run [COMMAND]' env -C / "$checkout/run" help
expect_one_line unknown_command 2 "no command 'dance'" "$checkout/run" dance
expect_one_line unknown_option 2 "no command '--fast'" "$checkout/run" --fast
expect_one_line too_many_words 2 'build takes no more words' "$checkout/run" build everything
expect_one_line unknown_film 2 "no film of 'chess'" "$checkout/run" films chess
expect_one_line not_debian 1 'neither Debian nor Ubuntu' env PATH="$scratch/bare" "$scratch/checkout/run" build
expect_one_line no_sudo 1 'apt-get install g++ cmake' env PATH="$scratch/poor" "$scratch/checkout/run" build
expect spelling 0 '' shellcheck "$checkout/run" "$checkout/.ci/run" "$checkout"/tests/*/*.sh "$checkout"/src/packaging/*.sh \
  "$checkout"/src/packaging/completions/completions.bash "$checkout"/src/packaging/debian/tests/{play,referee,upgrade-keeps-saves}

[ "$failures" -eq 0 ] && printf 'run: all as expected\n'
exit "$((failures > 0))"
