#!/usr/bin/env bash
# backup.sh TARGET.tar — database, files and secrets in one archive. Reads the server's own settings from the environment;
# BACKUP_DATABASE_URL, where it is set, is the same database for the role that may read everything (deploy/roles.sql).
set -euo pipefail
umask 077
target=${1:?用法：backup.sh 目标.tar}
data=${DATA_DIR:?请设置 DATA_DIR}
database=${BACKUP_DATABASE_URL:-${DATABASE_URL:-}}
[ -e "$target" ] && { echo "$target 已存在，不覆盖。" >&2; exit 1; }
[ -d "$data" ] || { echo "没有数据目录 $data。" >&2; exit 1; }
trap 'rm -rf "${work:-}" "$target.new"' EXIT

# Files come and go while a running server is copied: tar then exits with 1, and what the database names is never rewritten.
pack() { tar "$@" || [ $? -eq 1 ]; }

if [ -z "$database" ]; then
  # The embedded database is copied cold: its package has no pg_dump.
  if [ -e "$data/pg/postmaster.pid" ]; then echo "请先停止服务再备份内置数据库。" >&2; exit 1; fi
  tar --create --file "$target.new" --numeric-owner --directory "$data" --exclude ./lock --exclude ./lock-journal .
else
  work=$(mktemp -d)
  # The signed head first: the dump is then never shorter than the log that it names.
  head=()
  if [ -e "$data/log-head.json" ]; then cp "$data/log-head.json" "$work/"; head=(log-head.json); fi
  pg_dump --format=custom --no-owner --file "$work/database.dump" "$database"
  tar --create --file "$target.new" --directory "$work" database.dump "${head[@]}"
  # Files second: the dump names none that is not there yet.
  pack --append --file "$target.new" --directory "$data" --warning=no-file-changed --warning=no-file-removed \
    --exclude ./pg --exclude ./lock --exclude ./lock-journal --exclude './log-head.json*' .
fi
tar --list --file "$target.new" >/dev/null
sync "$target.new"
mv "$target.new" "$target"
(cd "$(dirname "$target")" && sha256sum "$(basename "$target")" > "$(basename "$target").sha256")
# The office shows it at /office/health, and Prometheus watches its age.
date -u +%FT%TZ > "$data/last-backup"
echo "已备份到 $target（$(du -h "$target" | cut -f1)）。其中有密钥文件 secrets.json 的，请与环境变量里的密钥一样保管。"
case "${FILES:-}" in s3:*) echo "文件在对象存储里，不在这份备份中：请在对象存储一侧开启版本与异地复制。" ;; esac
