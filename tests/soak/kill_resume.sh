#!/usr/bin/env bash
# Kills runs with SIGKILL at random moments and resumes them: what comes out in the end must be
# byte for byte what an uninterrupted run gives.
#
#   tests/soak/kill_resume.sh [BATT] [LANES] [KILLS] [PER_RUN]
#
# Runs of LANES lanes of the demo corpus, until there were KILLS kills, at most PER_RUN of them in one run.
set -euo pipefail

batt=${1:-target/release/batt}
lanes=${2:-100000}
kills=${3:-50}
per_run=${4:-5}

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$batt" run --jsonl "$folder/round" >/dev/null
per_round=$(wc -l <"$folder/round")
repeat=$(((lanes + per_round - 1) / per_round))

# The options of a run that writes files of this name.
options() {
  echo run --repeat "$repeat" --jsonl "$folder/$1.jsonl" --log "$folder/$1.log" \
    --ranking "$folder/$1.ranking" --submission "$folder/$1.submission"
}
part="$(options part) --run-dir $folder/dir --resume --batch 1000"

now() { date +%s%N; }

start=$(now)
"$batt" $(options whole) >"$folder/out" 2>&1
time=$((($(now) - start) / 1000000))
echo "uninterrupted: $(wc -l <"$folder/whole.jsonl") lanes in $time ms"

killed=0
for ((round = 1; killed < kills; round++)); do
  rm -rf "$folder/dir"
  done_before=0
  for ((n = 1; n <= per_run; n++)); do
    "$batt" $part >"$folder/out" 2>&1 &
    process=$!
    # Kills of one round fall all over the run: each waits for a random share of its part.
    pause=$((RANDOM * RANDOM % (2 * time / per_run + 1)))
    sleep "$((pause / 1000)).$(printf %03d $((pause % 1000)))"
    if kill -KILL "$process" 2>/dev/null; then
      killed=$((killed + 1))
    fi
    wait "$process" 2>/dev/null || true
    [ ! -e "$folder/part.jsonl" ] || { done_before=1; break; }
  done
  # A run that was killed at once has no directory yet.
  mkdir -p "$folder/dir"
  chunks=$(find "$folder/dir" -name '*.lanes' | wc -l)
  "$batt" $part >"$folder/out" 2>&1 || { cat "$folder/out"; exit 1; }
  for kind in jsonl log ranking submission; do
    cmp "$folder/whole.$kind" "$folder/part.$kind"
    rm "$folder/part.$kind"
  done
  left=$(find "$folder" "$folder/dir" -maxdepth 1 -name '*.tmp' | wc -l)
  [ "$left" = 0 ] || { echo "temporary files are left:"; ls -A "$folder" "$folder/dir"; exit 1; }
  echo "round $round: $chunks chunks were kept, the rest ran, all files are identical" \
    "$([ "$done_before" = 0 ] || echo '(ended before its last kill)')"
done
echo "$killed kills, $((round - 1)) resumed runs, no difference"
