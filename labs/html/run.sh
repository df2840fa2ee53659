#!/usr/bin/env bash
# What Chromium's parser and its accessibility tree make of small documents. Usage: run.sh OUTDIR
set -euo pipefail
source "$(dirname "$0")/../lib.sh"
lab_start "$1"
make_browser_host "$(dirname "$0")"

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
