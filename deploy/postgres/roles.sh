#!/bin/sh
# Creates the roles and databases of the market in a new PostgreSQL: the owner migrates, the serving role reads and writes rows, and the
# integration has its own database. Run it as the superuser, with the three passwords in the environment.
set -eu
psql -v ON_ERROR_STOP=1 -v owner="$OWNER_PASSWORD" -v serving="$SERVING_PASSWORD" -v behar="$BEHAR_PASSWORD" <<'SQL'
create role samak_owner login password :'owner';
create role samak_serving login password :'serving';
create role samak_behar login password :'behar';
create database samak owner samak_owner;
create database behar owner samak_behar;
SQL
