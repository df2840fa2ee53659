#!/usr/bin/env bash
# Compares the site to publish with one that was built from the same commit elsewhere and tested, byte
# by byte: neither the packages of the tests nor the build's own machine may have changed it.
#
#     compare-site.sh <tar of the site to publish> <its SHA-256> <folder of the tested site>
#
# Prints what differs and exits with 1, or one line.
set -euo pipefail

archive=$1
expected=$2
tested=$3

actual=$(sha256sum "$archive" | cut -d ' ' -f 1)
if [ "$actual" != "$expected" ]; then
  echo "$archive is not what the build has handed on: its SHA-256 is $actual, not $expected. Run all jobs again; if that does not help, somebody has changed the artifact." >&2
  exit 1
fi

unpacked=$(mktemp -d)
trap 'rm -rf "$unpacked"' EXIT
tar --extract --file "$archive" --directory "$unpacked"

if ! diff --brief --recursive "$unpacked" "$tested"; then
  echo "The site to publish ($unpacked) is not the one that was tested ($tested): see above. Two builds of one commit must be the same. Look for what depends on the machine, the time or a package that only the tests have, or for a test that writes to $tested." >&2
  exit 1
fi
echo "The site to publish is the one that was tested: $(find "$unpacked" -type f | wc -l) files."
