#!/usr/bin/env bash
# One step of the review of a catalog, as action.yml calls it. Each step can also be run by hand.
#
#   scripts/review/step.sh check    writes mistakes and advice as annotations
#   scripts/review/step.sh fresh    checks that the generated files are committed
#   scripts/review/step.sh slips    checks that no slip on a line changed since BASE goes unnoticed
#   scripts/review/step.sh compare  writes what changed since BASE to COMMENT and to the summary of the job
#   scripts/review/step.sh comment  posts COMMENT to the pull request PULL_REQUEST, in place of the last comment
#
# RECKONER is the command of the tool, ROOT the project's folder, CATALOG the catalog's folder below it.
set -euo pipefail

read -r -a reckoner <<<"${RECKONER:-npx reckoner}"
place=(--root "${ROOT:-.}" --catalog "${CATALOG:-catalog}")
comment=${COMMENT:-catalog-review.md}

compare() {
  local code=0
  "${reckoner[@]}" diff "${place[@]}" --format markdown "$BASE" >"$comment" || code=$?
  cat "$comment" >>"${GITHUB_STEP_SUMMARY:-/dev/stdout}"
  return "$code"
}

comment() {
  if [ ! -s "$comment" ]; then
    echo 'There is nothing to post: `compare` wrote no report.'
    return
  fi
  COMMENT="$comment" node "$(dirname "$0")/comment.mjs"
}

case "${1:-}" in
  check) "${reckoner[@]}" check "${place[@]}" --format github ;;
  fresh) "${reckoner[@]}" generate "${place[@]}" --check ;;
  slips) "${reckoner[@]}" mutate "${place[@]}" --format github --changed-since "$BASE" ;;
  compare) compare ;;
  comment) comment ;;
  *)
    sed -n '2,10s/^# \{0,1\}//p' "$0" >&2
    exit 2
    ;;
esac
