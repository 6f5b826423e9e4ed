#!/bin/sh
# Dumps the PostgreSQL database of leads while the service writes to it, into a file of its own that is whole and checked.
#
#   PGHOST=... PGUSER=... PGDATABASE=... BACKUP_FOLDER=... [BACKUP_KEEP=14] deploy/backup/backup-postgres.sh
#
# pg_dump reads where the database is, and the password, from PostgreSQL's own variables (PGHOST, PGPORT, PGUSER,
# PGDATABASE, PGPASSWORD or PGPASSFILE): on its command line, everybody on the machine could read them.
set -eu

: "${PGDATABASE:?is the name of the database of leads}"
: "${BACKUP_FOLDER:?is the folder for the dumps}"
keep="${BACKUP_KEEP:-14}"
case "$keep" in '' | 0* | *[!0-9]*) echo "BACKUP_KEEP is not a number of dumps from 1." >&2; exit 1 ;; esac

# Dumps hold names and telephone numbers: only the account that makes them may read them.
umask 077
mkdir -p "$BACKUP_FOLDER"
dump="$BACKUP_FOLDER/leads-$(date -u +%Y%m%dT%H%M%SZ).dump"

# One transaction from beginning to end: writers go on meanwhile, and nothing of theirs is half in the dump.
pg_dump --format=custom --no-owner --no-privileges --file="$dump.part"
# Reads the whole dump back: one that was cut off, or has no leads, must not count as a backup.
pg_restore --file=/dev/null "$dump.part"
if ! pg_restore --list "$dump.part" | grep -q 'TABLE DATA [^ ]* leads '; then
  echo "$PGDATABASE has no table of leads: is it the right database?" >&2
  exit 1
fi
sync "$dump.part"
mv "$dump.part" "$dump"
sync "$BACKUP_FOLDER"
echo "$dump: $(wc -c <"$dump") bytes, checked"

# The names sort by time: all but the last ones go.
ls -1 "$BACKUP_FOLDER" | grep -E '^leads-[0-9]{8}T[0-9]{6}Z\.dump$' | sort -r | tail -n "+$((keep + 1))" |
  while read -r old; do rm "$BACKUP_FOLDER/$old"; done
