#!/bin/sh
# Run once, when the folder of the database is empty: the roles of docs/running.md ("Who may change the log").
set -e
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --username="${POSTGRES_USER:-postgres}" --dbname=postgres <<'END'
\getenv owner_password DATABASE_OWNER_PASSWORD
\getenv service_password DATABASE_PASSWORD
create role nomucheck_owner login password :'owner_password';
create role nomucheck_service login password :'service_password';
grant nomucheck_service to nomucheck_owner;
create database nomucheck owner nomucheck_owner template template0 encoding 'UTF8' locale 'C.UTF-8';
END
