#!/usr/bin/env bash
# HTTP on the wire: two servers and their clients, all on this machine. Usage: run.sh OUTDIR
set -euo pipefail
source "$(dirname "$0")/../lib.sh"
lab_start "$1"

HERE=$(cd "$(dirname "$0")" && pwd)
SITE=https://www.example.test

make_namespace host
address host lo 198.51.100.20/32 198.51.100.21/32
name_hosts host '198.51.100.20 www.example.test' '198.51.100.20 www.bakery.example' \
  '198.51.100.21 api.example.test'
make_certificate www.example.test api.example.test www.bakery.example
# For this script's own commands; the machine's trust store stays as it is.
export CURL_CA_BUNDLE=$WORK/ca.pem SSL_CERT_FILE=$WORK/ca.pem

# Fixed times give fixed entity tags, because Caddy derives them from time and size.
mkdir "$WORK/site"
cp "$HERE"/site/* "$WORK/site"
cp /usr/share/common-licenses/GPL-3 "$WORK/site/gpl.txt"
touch -d '2026-11-20 09:00:00' "$WORK"/site/*
gzip -9 -k -n "$WORK/site/gpl.txt"
brotli -q 11 "$WORK/site/gpl.txt"

cp "$HERE/Caddyfile" "$WORK"
export XDG_DATA_HOME=$WORK/caddy XDG_CONFIG_HOME=$WORK/caddy
serve() {
  start host caddy.log env -C "$WORK" PROTOCOLS="$1" caddy run --config Caddyfile --adapter caddyfile
  CADDY=$PID
  wait_for_text "$WORK/caddy.log" 'serving initial configuration'
}

serve h1

# Keeps the message itself and drops curl's remarks about the connection.
message="2>&1 |
    grep -v '^[*{}]'"

# The fields needed for a first look; … marks what was cut.
transcript bakery curl caddy
echo '$ curl -sv https://www.bakery.example/hours' >>"$TRANSCRIPT"
on host curl -sv https://www.bakery.example/hours 2>&1 | tr -d '\r' |
  sed -E '/^[*{}]/d; /^> Accept/d; /^> User-Agent/c …
    /^< (Accept-Ranges|Etag|Last-Modified|Server)/d; /^< Date/c …' >>"$TRANSCRIPT"

transcript request curl caddy
shown host "curl -sv '$SITE/notes?page=2#top' $message"

transcript typed openssl caddy
on host python3 "$HERE/typed.py" openssl s_client -quiet -verify_quiet -crlf \
  -connect www.example.test:443 <"$HERE/typed.txt" >>"$TRANSCRIPT"

transcript conditional curl caddy
tag() { on host curl -sI "$SITE/notes" | tr -d '\r' | sed -n 's/^Etag: //p'; }
facts="| grep -E '^(HTTP|Etag|Content-L)'"
first=$(tag)
shown host "curl -sI $SITE/notes |
    ${facts#| }"
shown host "curl -si -H 'If-None-Match: $first' \\
    $SITE/notes $facts"
shown host "echo '<p>One more line.</p>' >>site/notes.html"
shown host "curl -si -H 'If-None-Match: $first' \\
    $SITE/notes $facts"
cp "$HERE/site/notes.html" "$WORK/site"
touch -d '2026-11-20 09:00:00' "$WORK/site/notes.html"

transcript redirect curl caddy
for code in 301 308; do
  shown host "curl -siL -d 'note=7' $SITE/order-$code |
    grep -E '^HTTP|^Location|method'"
done

transcript cookie curl caddy
shown host "curl -si $SITE/account |
    grep -E '^(HTTP|Loc)'"
shown host "curl -si -c jar -d 'name=ada&word=enchantress' \\
    $SITE/login | grep -E '^(HTTP|Loc|Set)'"
shown host "curl -sv -b jar $SITE/account 2>&1 |
    grep -E '^(> Cookie|Hello)'"

transcript compression curl caddy gzip brotli
for coding in identity gzip br; do
  shown host "curl -so copy -w '%{size_download}\n' \\
    -H 'Accept-Encoding: $coding' $SITE/gpl.txt"
done

transcript range curl caddy
shown host "curl -si -r 0-79 $SITE/gpl.txt |
    grep -vE '^(Date|Server|Last-Modified)'"

# What a page's script may do with another origin, and what that origin's server sees.
spki=$(openssl x509 -in "$WORK/cert.pem" -pubkey -noout | openssl pkey -pubin -outform der |
  openssl dgst -sha256 -binary | base64)
export SPKI=$spki TMPDIR=$WORK
start host api.log env -C "$WORK" node "$HERE/api.mjs"
wait_for_port host 443
# script CODE: prints what the console shows, then what reached the API.
script() {
  : >"$WORK/api.log"
  echo "> $1" >>"$TRANSCRIPT"
  on host node "$HERE/in-page.mjs" "$1" >>"$TRANSCRIPT"
  shown host 'cat api.log'
}
API=https://api.example.test
transcript cors-blocked chromium node
script "(await fetch('$API/closed')).text()"
transcript cors-preflight chromium node
script "(await fetch('$API/notes', {
    method: 'POST', body: '{}',
    headers: {'Content-Type': 'application/json'}})).status"

# Every combination in the live figure, in Chromium: what arrives, what the script gets, what the console
# says.
on host node "$HERE/cors-cases.mjs" "$WORK/api.log" >"$OUT/cors-cases.json"

transcript cache chromium node
echo '$ node labs/http/cache.mjs' >>"$TRANSCRIPT"
(cd "$WORK" && on host node "$HERE/cache.mjs") >>"$TRANSCRIPT"

# From here on, the server also speaks HTTP/2.
stop "$CADDY"
serve 'h1 h2'

transcript panel chromium node caddy
echo '$ node labs/http/panel.mjs' >>"$TRANSCRIPT"
on host node "$HERE/panel.mjs" >>"$TRANSCRIPT"

# HTTP lines end with CR LF. They look the same in a terminal without the CR.
sed -i 's/\r$//' "$OUT"/*.txt
