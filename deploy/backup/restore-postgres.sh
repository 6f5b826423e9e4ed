#!/bin/sh
# Restores a dump of the leads into an empty database, wholly or not at all. The service has to be stopped, or use
# another database meanwhile.
#
#   createdb leads_restored
#   PGHOST=... PGUSER=... PGDATABASE=leads_restored deploy/backup/restore-postgres.sh <dump>
#
# The password comes from PGPASSWORD or PGPASSFILE, as in backup-postgres.sh.
set -eu

: "${PGDATABASE:?is the name of the empty database}"
dump="${1:?name the dump: restore-postgres.sh <dump>}"
[ -f "$dump" ] || { echo "There is no dump $dump." >&2; exit 1; }

tables="$(psql --no-psqlrc --quiet --tuples-only --no-align \
  --command="select count(*) from pg_tables where schemaname = 'public'")"
if [ "$tables" != 0 ]; then
  echo "$PGDATABASE is not empty: it has $tables tables. Make a new database and name it in PGDATABASE." >&2
  exit 1
fi

pg_restore --single-transaction --exit-on-error --no-owner --no-privileges --dbname="$PGDATABASE" "$dump"
leads="$(psql --no-psqlrc --quiet --tuples-only --no-align --command='select count(*) from leads')"
echo "$PGDATABASE: $leads leads restored"
