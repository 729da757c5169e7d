# Sourced by ./test: one line for each part while it runs; what it prints goes to build/logs, and is shown if it fails.
# What is to be seen in any case goes to 3.
exec 3>&1

LOGS=build/logs
TELLING='FAILED|Failure|[Ee]rror:|warning:|✘|runtime error'

# last_line FILE: the newest line that says something, without colours, as wide as fits.
last_line() { tail -c 4000 "$1" | tr '\r' '\n' | sed 's/\x1b\[[0-9;]*[A-Za-z]//g' | grep -v '^ *$' | tail -n 1 | cut -c "1-$((${COLUMNS:-100} - 24))"; }

# follow JOB FILE NAME: tells of the job until it ends, on a terminal in one line that changes, else once a minute.
follow() {
  local job=$1 file=$2 name=$3 begin=$SECONDS every=60
  [ -t 1 ] && every=1
  until timeout "$every" tail --pid="$job" -s 0.1 -f /dev/null; do
    if [ -t 1 ]; then
      printf '\r\033[K%-9s %4d s  %s' "$name" $((SECONDS - begin)) "$(last_line "$file")"
    else
      printf '%-9s %4d s  %s\n' "$name" $((SECONDS - begin)) "$(last_line "$file")"
    fi
  done
  [ ! -t 1 ] || printf '\r\033[K'
}

# run PART: the function of that name, in a process group of its own, which ends with this script.
run() {
  local part=$1 begin=$SECONDS log=$LOGS/$1.txt job code=0
  mkdir -p "$LOGS"
  set -m
  ("$part") >"$log" 2>&1 </dev/null &
  job=$!
  set +m
  trap 'kill -- "-$job" 2>/dev/null; exit 130' INT TERM
  follow "$job" "$log" "$part"
  wait "$job" || code=$?
  trap - INT TERM
  if [ "$code" -ne 0 ]; then
    cat "$log"
    say "$part: what tells most of $log"
    grep -nE "$TELLING" "$log" | tail -n 60 || true
    say "$part: FAILED after $((SECONDS - begin)) s"
    exit 1
  fi
  say "$part: passed in $((SECONDS - begin)) s"
}
