#!/usr/bin/env bash
# What Chromium does with small pages, according to its own traces. Usage: run.sh OUTDIR
set -euo pipefail
source "$(dirname "$0")/../lib.sh"
lab_start "$1"
make_browser_host "$(dirname "$0")"

transcript processes chromium node
show_or_fail 'node processes.mjs'

transcript pipeline chromium node
show_or_fail 'node pipeline.mjs'

transcript loop chromium node
show_or_fail 'node loop.mjs'

transcript order chromium node
show_or_fail 'node order.mjs'

transcript changes chromium node
show_or_fail 'node changes.mjs'

transcript animate chromium node
show_or_fail 'node animate.mjs'

transcript forced-layout chromium node
show_or_fail 'node forced-layout.mjs'

on host node page-loads.mjs >"$OUT/page-loads.json"
