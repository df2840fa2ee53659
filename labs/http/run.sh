#!/usr/bin/env bash
# HTTP as it is sent: one server, one client, both on this machine. Usage: run.sh OUTDIR
set -euo pipefail
source "$(dirname "$0")/../lib.sh"
lab_start "$1"

HERE=$(cd "$(dirname "$0")" && pwd)
SITE=https://www.example.test

make_namespace host
address host lo 198.51.100.20/32
name_hosts host '198.51.100.20 www.example.test'
make_certificate www.example.test
# For this script's own commands; the machine's trust store stays as it is.
export CURL_CA_BUNDLE=$WORK/ca.pem SSL_CERT_FILE=$WORK/ca.pem

# Fixed times make fixed entity tags: Caddy makes them of time and size.
mkdir "$WORK/site"
cp "$HERE"/site/* "$WORK/site"
cp /usr/share/common-licenses/GPL-3 "$WORK/site/gpl.txt"
touch -d '2026-11-20 09:00:00' "$WORK"/site/*
gzip -9 -k -n "$WORK/site/gpl.txt"
brotli -q 11 "$WORK/site/gpl.txt"

cp "$HERE/Caddyfile" "$WORK"
export XDG_DATA_HOME=$WORK/caddy XDG_CONFIG_HOME=$WORK/caddy
start host caddy.log env -C "$WORK" caddy run --config Caddyfile --adapter caddyfile
wait_for_port host 443

# Keeps the message itself and drops what curl says about the connection.
message="2>&1 |
    grep -v '^[*{}]'"

transcript request-1 curl caddy
shown host "curl -sv --http1.1 '$SITE/notes?page=2#top' $message"

transcript request-2 curl caddy
shown host "curl -sv -o page '$SITE/notes?page=2#top' 2>&1 |
    grep -E '^<|h2h3'"

transcript typed openssl caddy
on host python3 "$HERE/typed.py" openssl s_client -quiet -verify_quiet -crlf \
  -connect www.example.test:443 <"$HERE/typed.txt" >>"$TRANSCRIPT"

transcript conditional curl caddy
tag() { on host curl -sI "$SITE/notes" | tr -d '\r' | sed -n 's/^etag: //p'; }
facts="|
    grep -E '^(HTTP|etag|content-length)'"
first=$(tag)
shown host "curl -sI $SITE/notes $facts"
shown host "curl -si -H 'If-None-Match: $first' $SITE/notes $facts"
shown host "echo '<p>One more line.</p>' >>site/notes.html"
shown host "curl -si -H 'If-None-Match: $first' $SITE/notes $facts"

transcript redirect curl caddy
for code in 301 308; do
  shown host "curl -siL -d 'note=7' $SITE/order-$code |
    grep -E '^HTTP|^location|method'"
done

transcript cookie curl caddy
shown host "curl -si $SITE/account | grep -vE '^(date|server)'"
shown host "curl -si -c jar $SITE/login | grep -E '^(HTTP|set-cookie)'"
shown host "curl -sv -b jar $SITE/account 2>&1 | grep -E '> cookie|Hello'"

transcript compression curl caddy gzip brotli
for coding in identity gzip br; do
  shown host "curl -so copy -w '%{size_download}\n' -H 'Accept-Encoding: $coding' \\
    $SITE/gpl.txt"
done
shown host "curl -sI -H 'Accept-Encoding: gzip, br' $SITE/gpl.txt |
    grep -E '^(content|etag|vary)'"

transcript range curl caddy
shown host "curl -si -r 0-79 $SITE/gpl.txt |
    grep -vE '^(date|server|last-modified)'"
shown host "curl -si -r 90000-90099 $SITE/gpl.txt |
    grep -E '^(HTTP|content-range)'"

# HTTP ends its lines with CR LF. A terminal shows the same without the CR.
sed -i 's/\r$//' "$OUT"/*.txt
