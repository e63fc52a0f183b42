#!/usr/bin/env bash
# restore.sh SOURCE.tar — into an empty DATA_DIR and, with DATABASE_URL, an empty database, connected to as the owner of
# its tables. The server must be stopped.
set -euo pipefail
umask 077
source=${1:?用法：restore.sh 备份.tar}
data=${DATA_DIR:?请设置 DATA_DIR}
mkdir -p "$data"
[ -n "$(ls -A "$data")" ] && { echo "$data 不是空目录，不覆盖。" >&2; exit 1; }
if [ -e "$source.sha256" ]; then
  (cd "$(dirname "$source")" && sha256sum --check --quiet "$(basename "$source").sha256") ||
    { echo "$source 与备份时的校验值不符，没有恢复。" >&2; exit 1; }
fi
# Extracted by name: grep -q would leave at the first match and break tar's pipe, and the archive would seem to hold no dump.
if tar --list --file "$source" database.dump >/dev/null 2>&1; then
  : "${DATABASE_URL:?备份来自外部数据库，请设置 DATABASE_URL（空库）}"
elif [ -n "${DATABASE_URL:-}" ]; then
  echo "备份来自内置数据库，恢复时请不要设置 DATABASE_URL。" >&2; exit 1
fi

tar --extract --file "$source" --numeric-owner --directory "$data"
if [ -e "$data/database.dump" ]; then
  # All or nothing, so that a restore that failed can be tried again once its cause is gone.
  pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname "$DATABASE_URL" "$data/database.dump" ||
    { find "$data" -mindepth 1 -delete; echo "数据库没有恢复，已清空 $data，可以重来。" >&2; exit 1; }
  # The dump's rights name roles of the old server; these rights nobody may have anywhere.
  psql --quiet --set ON_ERROR_STOP=1 \
    --command 'revoke update, delete, truncate on audit_entry, audit_link, proof_entry, proof_leaf, proof_tile, proof_checkpoint from current_user' \
    --command 'grant update (id) on proof_entry to current_user' --command 'grant update (hashes) on proof_tile to current_user' "$DATABASE_URL"
  # A dump has no statistics: the first pages would be looked up without an idea of the tables' size. What belongs to the
  # server itself is passed over, with a warning for each.
  psql --quiet --set ON_ERROR_STOP=1 --command 'set client_min_messages = error' --command analyze "$DATABASE_URL"
  rm "$data/database.dump"
  echo "使用 deploy/roles.sql 的角色时，请接着执行 npm run migrate，重新授予权限。"
fi
echo "已恢复到 $data。启动前后请各检查一次：npm run audit-check、npm run log:check。"
echo "原机的 DATA_DIR 还在时，请先把其中较新的 log-head.json 复制到 $data：它记着已经签署到哪里，备份比它旧时服务器会拒绝启动并说明处置。"
