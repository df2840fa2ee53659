#!/usr/bin/env bash
# What Chromium does with small pages, read from its own traces. Usage: run.sh OUTDIR
set -euo pipefail
source "$(dirname "$0")/../lib.sh"
lab_start "$1"

cd "$(dirname "$0")"
# A namespace of its own has no way out, so nothing that the browser tries can leave.
make_namespace host
# Where the browser keeps its profile; removed at the end.
export TMPDIR=$WORK

# Adds a command of this folder and what it prints; one that fails ends the lab.
show() {
  echo "\$ $1" >>"$TRANSCRIPT"
  on host bash -c "$1" >>"$TRANSCRIPT"
}

transcript processes chromium node
show 'node processes.mjs'

transcript pipeline chromium node
show 'node pipeline.mjs'

transcript order chromium node
show 'node order.mjs'

transcript animate chromium node
show 'node animate.mjs'

transcript forced-layout chromium node
show 'node forced-layout.mjs'

on host node page-loads.mjs >"$OUT/page-loads.json"
