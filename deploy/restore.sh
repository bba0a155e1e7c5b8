#!/bin/sh
# deploy/restore.sh <backup> [--with-files]: restores a folder of deploy/backup.sh into an empty database.
# Settings are the server's, in the environment, with DATABASE_URL naming the empty database. Stop the server first.
# Files in storage stay as they are; --with-files adds those of the backup that are missing. Ends with the check of
# "Restoring a backup" in docs/operations.md, and with its exit code: 1 if files are missing.
set -eu
umask 077
case "$#:${2:-}" in
  1: | 2:--with-files) ;;
  *) echo "Usage: deploy/restore.sh <backup> [--with-files]" >&2; exit 2 ;;
esac
: "${DATABASE_URL:?is not set}"

backup=$(cd "$1" && pwd)
release=$(cd "$(dirname "$0")/.." && pwd)
admin() { node "$release/dist/server/admin-cli.js" "$@"; }

PGPASSWORD=$(node -p 'decodeURIComponent(new URL(process.env.DATABASE_URL).password)')
address=$(node -p 'const url = new URL(process.env.DATABASE_URL); url.password = ""; url.href')
export PGPASSWORD

tables=$(psql --no-psqlrc --tuples-only --no-align --dbname="$address" --command="
  select count(*) from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'p') and nspname !~ '^(pg_|information_schema)'")
if [ "$tables" -ne 0 ]; then
  echo "The database of DATABASE_URL is not empty. Nothing was changed. Create a new one, and name it in DATABASE_URL." >&2
  exit 1
fi

(cd "$backup" && sha256sum --check --quiet database.dump.sha256)
contents=$(mktemp)
trap 'rm -f "$contents"' EXIT
pg_restore --list "$backup/database.dump" > "$contents"
# A dump names all extensions of its database, also those of a provider that nothing of ours needs.
for extension in $(sed -n 's/^[0-9].* EXTENSION - \([^ ]*\).*/\1/p' "$contents"); do
  if ! refusal=$(psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --dbname="$address" \
    --command="begin; create extension if not exists \"$extension\"; rollback" 2>&1); then
    echo "Skipped the extension $extension, which this role may not create: $refusal" >&2
    sed -i "/ EXTENSION - $extension\( \|\$\)/d" "$contents"
  fi
done
pg_restore --no-owner --no-privileges --no-comments --exit-on-error --single-transaction --use-list="$contents" --dbname="$address" \
  "$backup/database.dump"
echo "Restored the database."
if [ "${2:-}" = --with-files ]; then admin storage load "$backup/files"; fi

code=0
admin storage check || code=$?
echo "Next: start the server, which neither mails users nor queries payments yet. When the result is right, run"
echo "  npm run admin -- storage claim"
echo "  npm run admin -- outgoing allow"
exit $code
