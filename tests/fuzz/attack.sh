#!/usr/bin/env bash
# Runs every fuzzer under both sanitizers, on all cores, and tells how many executions that were and how long ten and a hundred
# million would take. What one finds lies in build/fuzz/found. Usage: attack.sh SECONDS
set -euo pipefail

seconds=$1
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cd "$top"
targets=$(sed -n 's/^set(targets \(.*\))$/\1/p' tests/fuzz/CMakeLists.txt)
mkdir -p build/fuzz/found
cmake --preset fuzz >build/fuzz/configure.log
# shellcheck disable=SC2046,SC2086 # one word a target
cmake --build build/fuzz --target $(printf 'fuzz_%s ' $targets)

printf '%-10s %12s %10s %16s %16s\n' fuzzer executions 'a second' 'hours to 10^7' 'hours to 10^8'
status=0
for target in $targets; do
  corpus=$(mktemp -d)
  cp -r "tests/fuzz/corpus/$target/." "$corpus"
  log=build/fuzz/$target.log
  # Without -entropic=0 it counts how rare each feature is after every execution, which takes longer than the execution;
  # without -print_funcs=0 it waits for names of functions. What was given back is kept from use for 2 megabytes, not 256, is
  # not filled with a pattern when it is handed out, and remembers one caller: half of all time went into that.
  if ! ASAN_OPTIONS=quarantine_size_mb=2:thread_local_quarantine_size_kb=64:malloc_context_size=1:max_malloc_fill_size=0 \
    "build/fuzz/bin/fuzz_$target" -entropic=0 -print_funcs=0 \
    -max_total_time="$seconds" -fork="$(nproc)" -print_final_stats=1 \
    -artifact_prefix="build/fuzz/found/$target-" "$corpus" >"$log" 2>&1; then
    printf '%s found something; it lies in build/fuzz/found, and is told in %s\n' "$target" "$log"
    status=1
  fi
  # "#12345: cov: ...": the executions of all processes so far.
  executions=$(sed -n 's/^#\([0-9]*\):.*/\1/p' "$log" | tail -n 1)
  awk -v name="$target" -v runs="${executions:-0}" -v seconds="$seconds" 'BEGIN {
    rate = runs / seconds
    printf "%-10s %12d %10.0f %16.1f %16.1f\n", name, runs, rate, rate ? 1e7 / rate / 3600 : 0, rate ? 1e8 / rate / 3600 : 0 }'
  rm -rf "$corpus"
done
exit "$status"
