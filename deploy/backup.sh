#!/usr/bin/env bash
# backup.sh TARGET.tar — database, files and secrets in one archive. Reads the server's own settings from the environment.
set -euo pipefail
umask 077
target=${1:?用法：backup.sh 目标.tar}
data=${DATA_DIR:?请设置 DATA_DIR}
[ -e "$target" ] && { echo "$target 已存在，不覆盖。" >&2; exit 1; }

if [ -z "${DATABASE_URL:-}" ]; then
  # The embedded database is copied cold: its package has no pg_dump.
  if [ -e "$data/pg/postmaster.pid" ]; then echo "请先停止服务再备份内置数据库。" >&2; exit 1; fi
  tar --create --file "$target.new" --numeric-owner --directory "$data" --exclude ./lock --exclude ./lock-journal .
else
  work=$(mktemp -d); trap 'rm -rf "$work"' EXIT
  pg_dump --format=custom --no-owner --file "$work/database.dump" "$DATABASE_URL"
  tar --create --file "$target.new" --directory "$work" database.dump
  # Files second: the dump names none that is not there yet.
  [ -d "$data" ] && tar --append --file "$target.new" --directory "$data" --exclude ./pg --exclude ./lock --exclude ./lock-journal .
fi
tar --list --file "$target.new" >/dev/null
mv "$target.new" "$target"
# The office shows it at /office/health.
[ -d "$data" ] && date -u +%FT%TZ > "$data/last-backup"
echo "已备份到 $target（$(du -h "$target" | cut -f1)）。SECRET_KEY 若由环境变量给出，请另行保管。"
