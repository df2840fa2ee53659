#!/usr/bin/env bash
# usage: run.sh OUTDIR. Writes messages.txt for the note's Troubleshooting section; see README.md.
set -euo pipefail
source "$(dirname "$0")/../lib.sh"
lab_start "$1"
make_browser_host "$(dirname "$0")"

# WebKit doesn't resolve names if only loopback is up.
address host lo 198.51.100.20/32
name_hosts host '198.51.100.20 www.example.test img.example.test player.test'
start host server.log node serve.mjs
wait_for_port host 80

mkdir "$WORK/disk"
echo '<!doctype html><script type="module" src="menu.js"></script>
  <script>fetch("menu.js")</script>' >"$WORK/disk/index.html"
echo 'export {};' >"$WORK/disk/menu.js"

look() { on host node ../look.mjs "$@"; }
look chromium http://www.example.test/ 7 >"$WORK/Chrome"
look firefox http://www.example.test/ 7 >"$WORK/Firefox"
look webkit http://www.example.test/ 7 >"$WORK/Safari"
# Some messages appear only if the refused frame belongs to the page itself.
for engine in chromium:Chrome firefox:Firefox webkit:Safari; do
  look "${engine%:*}" http://www.example.test/frames >>"$WORK/${engine#*:}"
  look "${engine%:*}" "file://$WORK/disk/index.html" >>"$WORK/${engine#*:}"
done
# On localhost, WebKit offers a clipboard but refuses access to it without a click.
look webkit http://localhost/clipboard >>"$WORK/Safari"
on host node violations.mjs >>"$WORK/Chrome"
for name in window document localStorage; do
  node -e "$name" >>"$WORK/Node.js" 2>&1 || true
done

echo "# $(versions chromium firefox-esr webkit node), $(today)" >"$OUT/messages.txt"
while IFS= read -r line; do
  case $line in
    '#'*) echo "$line" >>"$OUT/messages.txt" ;;
    *': '*)
      program=${line%%: *} message=${line#*: }
      grep -qF -- "$message" "$WORK/$program" || message="Not seen in $program: $message"
      echo "$message" >>"$OUT/messages.txt"
      ;;
  esac
done <wordings.txt
if grep -q '^Not seen' "$OUT/messages.txt"; then
  cat "$WORK"/{Chrome,Firefox,Safari} >&2
fi
