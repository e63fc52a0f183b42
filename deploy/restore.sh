#!/usr/bin/env bash
# restore.sh SOURCE.tar — into an empty DATA_DIR and, with DATABASE_URL, an empty database. The server must be stopped.
set -euo pipefail
umask 077
source=${1:?用法：restore.sh 备份.tar}
data=${DATA_DIR:?请设置 DATA_DIR}
mkdir -p "$data"
[ -n "$(ls -A "$data")" ] && { echo "$data 不是空目录，不覆盖。" >&2; exit 1; }

tar --extract --file "$source" --numeric-owner --directory "$data"
if [ -e "$data/database.dump" ]; then
  : "${DATABASE_URL:?备份来自外部数据库，请设置 DATABASE_URL（空库）}"
  pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname "$DATABASE_URL" "$data/database.dump"
  # The dump's rights name roles of the old server; this one right nobody may have anywhere.
  psql --quiet --set ON_ERROR_STOP=1 --command 'revoke update, delete, truncate on audit_entry, audit_link from current_user' "$DATABASE_URL"
  rm "$data/database.dump"
elif [ -n "${DATABASE_URL:-}" ]; then
  echo "备份来自内置数据库，恢复时请不要设置 DATABASE_URL。" >&2; exit 1
fi
echo "已恢复到 $data。"
