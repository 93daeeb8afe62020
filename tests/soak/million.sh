#!/usr/bin/env bash
# A long run must not need more memory than a short one, must not become slower, and must count exactly.
#
#   tests/soak/million.sh [BATT] [LANES] [MORE OPTIONS OF batt run…]
#
# Runs the demo corpus over and over, a tenth of LANES lanes and then all of them (100,000 at least), and reads the JSON lines as they come.
set -euo pipefail

batt=${1:-target/release/batt}
lanes=${2:-1000000}
options=("${@:3}")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

"$batt" run --jsonl "$folder/round" "${options[@]}" >"$folder/out"
per_round=$(wc -l <"$folder/round")

# What a run has so many times over: lines that match, that do not, that fail.
tell() { awk '/"match":true/ { yes++ } /"match":false/ { no++ } !/"error":null/ { failed++ }
  END { print NR, yes + 0, no + 0, failed + 0 }' "$1"; }
round=$(tell "$folder/round")

field() { awk -v name="$1" 'index($0, name) == 1 { sub(name " *", ""); print }' "$folder/out"; }

run() {
  local repeat=$((($1 + per_round - 1) / per_round)) counter told wanted
  mkfifo "$folder/pipe"
  tell "$folder/pipe" >"$folder/told" &
  counter=$!
  "$batt" run --repeat "$repeat" --stats --jsonl "$folder/pipe" "${options[@]}" >"$folder/out"
  wait "$counter"
  rm "$folder/pipe"
  wanted=$(for count in $round; do echo $((count * repeat)); done | xargs)
  told=$(cat "$folder/told")
  [ "$told" = "$wanted" ] || { echo "counts: $told instead of $wanted"; exit 1; }
  [ "$(field 'lanes ')" = "$(echo "$wanted" | cut -d ' ' -f 1)" ] || { cat "$folder/out"; exit 1; }
  memory=$(field 'peak memory' | tr -dc 0-9)
  echo "$told lanes, matches, misses, failures: exactly $repeat rounds"
  echo "  $(field samples/s) samples/s, peak memory $memory MB"
}

run $((lanes / 10))
before=$memory
run "$lanes"
speeds=$(field 'lanes/s by tenth')
echo "  lanes/s by tenth of the run: $speeds"
[ "$memory" -le $((before * 12 / 10 + 2)) ] || { echo "memory grew from $before to $memory MB"; exit 1; }
echo "$speeds" | tr ' ' '\n' | sort -n | awk '
  { speed[NR] = $1 }
  END {
    printf "  slowest to median tenth: %.2f\n", speed[1] / speed[5]
    if (speed[1] < 0.5 * speed[5]) { print "the run did not stay as fast as it was"; exit 1 }
  }'
