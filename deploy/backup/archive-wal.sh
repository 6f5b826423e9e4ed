#!/bin/sh
# PostgreSQL's archive_command: keeps one finished piece of its log, for point-in-time recovery.
#
#   archive_command = '/path/to/archive-wal.sh %p /archive/%f'
#
# PostgreSQL gives a piece again until this succeeds. A piece that is there already is only accepted when it is the same:
# after a crash the same one comes twice, and two servers must never write into one archive.
set -eu

from="$1"
to="$2"
umask 077

if [ -f "$to" ]; then
  cmp -s "$from" "$to" && exit 0
  echo "$to is there already and differs: does another server write into this archive?" >&2
  exit 1
fi
cp "$from" "$to.part"
sync "$to.part"
mv "$to.part" "$to"
sync "$(dirname "$to")"
