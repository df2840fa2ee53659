#!/usr/bin/env bash
# What Chromium's parser and its accessibility tree make of small documents. Usage: run.sh OUTDIR
set -euo pipefail
source "$(dirname "$0")/../lib.sh"
lab_start "$1"
make_browser_host "$(dirname "$0")"

transcript tree chromium node
show_or_fail "node tree.mjs '<!doctype html><title>T</title><p id=z>t<ul> <li>a</ul>'"
show_or_fail "node tree.mjs '<p>a<div>b</div>c</p>'"

transcript quotes chromium node
show_or_fail "node tree.mjs '<p><a href=\"rye.html>Rye</a> or <a href=\"rolls.html\">rolls</a></p>'"
show_or_fail "node tree.mjs '<p>Bread</p><p><a href=\"rye.html>Rye</a> today</p><p>Open</p>'"
show_or_fail "node tree.mjs '<title>Bakery<p>Open from seven</p>'"
show_or_fail "node tree.mjs '<a href=rye.html title=Our rye>Rye</a>'"

transcript build chromium node
show_or_fail 'node build.mjs'

transcript repair chromium node
show_or_fail 'node parse-table.mjs'

transcript quirks chromium node
show_or_fail 'node quirks.mjs'

transcript encoding chromium node
show_or_fail 'node encoding.mjs'

transcript keys chromium node
show_or_fail 'node accessibility.mjs keys'

transcript roles chromium node
show_or_fail 'node accessibility.mjs roles'

transcript links chromium node
show_or_fail 'node accessibility.mjs links'

on host node sources.mjs >"$OUT/sources.json"
