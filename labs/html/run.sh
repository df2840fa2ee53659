#!/usr/bin/env bash
# What Chromium's parser and its accessibility tree make of small documents. Usage: run.sh OUTDIR
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

transcript tree chromium node
show "node tree.mjs '<!doctype html><title>T</title><p id=z>t<ul> <li>a</ul>'"
show "node tree.mjs '<p>a<div>b</div>c</p>'"

transcript repair chromium node
show 'node parse-table.mjs'

transcript quirks chromium node
show 'node quirks.mjs'

transcript encoding chromium node
show 'node encoding.mjs'

transcript keys chromium node
show 'node accessibility.mjs keys'

transcript roles chromium node
show 'node accessibility.mjs roles'
