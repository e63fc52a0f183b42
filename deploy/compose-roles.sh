#!/bin/sh
# Run once by the database's image, when its volume is new: the roles, each with its password from compose.env.
set -eu
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" -f /deploy/roles.sql
# \getenv keeps passwords out of the list of processes.
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
\getenv owner OWNER_PASSWORD
\getenv worker WORKER_PASSWORD
alter role shuji_owner password :'owner';
alter role shuji_worker password :'worker';
SQL
