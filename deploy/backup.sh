#!/bin/sh
# deploy/backup.sh [<folder>]: backs up the database and the files into a new folder below it (BACKUP_DIR without one), named by the
# time. Settings are the server's (DATABASE_URL, DATA_DIR or S3_…), in the environment. BACKUP_DAYS: how long backups stay (30).
# Needs Node, and pg_dump of the database's major version or a newer one. Safe while the server runs.
set -eu
umask 077
to=${1:-${BACKUP_DIR:-}}
[ -n "$to" ] && [ $# -le 1 ] || { echo "Usage: deploy/backup.sh <folder>, or BACKUP_DIR" >&2; exit 2; }
: "${DATABASE_URL:?is not set: stop the server and copy DATA_DIR instead}"

mkdir -p "$to"
folder=$(cd "$to" && pwd)
# A relative DATA_DIR counts from the caller's folder, as for the server.
release=$(cd "$(dirname "$0")/.." && pwd)
admin() { node "$release/dist/server/admin-cli.js" "$@"; }

# The password is passed in the environment: other users can read the arguments of a process.
PGPASSWORD=$(node -p 'decodeURIComponent(new URL(process.env.DATABASE_URL).password)')
address=$(node -p 'const url = new URL(process.env.DATABASE_URL); url.password = ""; url.href')
export PGPASSWORD

previous=
for found in "$folder"/20*Z; do if [ -d "$found/files" ]; then previous=$found/files; fi; done
backup=$folder/$(date -u +%Y-%m-%dT%H%M%SZ)
partial=$backup.partial
mkdir "$partial"
trap 'rm -rf "$partial"' EXIT
trap 'exit 1' HUP INT TERM

# The database first, so that every row of the backup finds its file.
pg_dump --format=custom --no-owner --no-privileges --file="$partial/database.dump" --dbname="$address"
admin storage save "$partial/files" ${previous:+"$previous"}
(cd "$partial" && sha256sum database.dump > database.dump.sha256)
mv "$partial" "$backup"

find "$folder" -mindepth 1 -maxdepth 1 -type d -name '20*Z' -mtime "+${BACKUP_DAYS:-30}" -exec rm -rf {} +
find "$folder" -mindepth 1 -maxdepth 1 -type d -name '20*Z.partial' -mtime +1 -exec rm -rf {} +
echo "$backup"
