#!/bin/sh
# Makes the root folder of the image without a registry of images, by the steps of Containerfile, with debootstrap. Needs root, git and
# debootstrap, and takes some minutes.
#   deploy/image/rootfs.sh FOLDER [MIRROR]
set -eu
target=$1
mirror=${2:-https://deb.debian.org/debian}
sources=$(cd "$(dirname "$0")/../.." && pwd)
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT

debootstrap --variant=minbase trixie "$build" "$mirror"
mkdir "$build/app"
git -C "$sources" archive HEAD -- . ':!bench' ':!checks' ':!docs' ':!e2e' ':!tools' ':!*.test.ts' ':!*.test.tsx' | tar -x -C "$build/app"
# apt and npm use the name service, the registry and the certificates of this machine.
copy() {
  for file in "$@"; do
    [ ! -f "$file" ] || install -D -m 0644 "$file" "$build$file"
  done
}
copy /etc/resolv.conf /etc/hosts
chroot "$build" sh -c 'apt-get update -q && apt-get install -qy --no-install-recommends ca-certificates libatomic1 nodejs npm'
copy "$HOME/.npmrc" /etc/ssl/certs/ca-certificates.crt
chroot "$build" sh /app/deploy/image/build.sh /app

debootstrap --variant=minbase --include=libatomic1 trixie "$target" "$mirror"
rm -rf "$target"/var/cache/apt/archives/*.deb "$target"/var/lib/apt/lists/*
chroot "$target" useradd --system --uid 10001 --home-dir /app --shell /usr/sbin/nologin samak
install -d -o 10001 -g 10001 -m 0750 "$target/data"
mv "$build/app" "$target/app"
du -sh "$target" "$target/app"
