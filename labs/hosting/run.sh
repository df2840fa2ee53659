#!/usr/bin/env bash
# Many sites on one address, a cache before an origin, a deployment. Usage: run.sh OUTDIR
set -euo pipefail
source "$(dirname "$0")/../lib.sh"
lab_start "$1"

HERE=$(cd "$(dirname "$0")" && pwd)

make_namespace host
# Caddy; nginx; a stricter Caddy; the edge.
address host lo 192.0.2.{10,11,12,30}/32
name_hosts host '192.0.2.10 www.example.test shop.example.test' '192.0.2.30 cdn.example.test'

# One certificate for each site, from an authority each, and one file of all authorities.
for site in www shop cdn; do
  make_certificate "$site.example.test"
  mv "$WORK/cert.pem" "$WORK/$site.pem"
  mv "$WORK/key.pem" "$WORK/$site-key.pem"
  cat "$WORK/ca.pem" >>"$WORK/authorities.pem"
done
# For this script's own commands; the machine's trust store stays as it is.
export CURL_CA_BUNDLE=$WORK/authorities.pem SSL_CERT_FILE=$WORK/authorities.pem

# Release 41 and 42 of the site: a page, and a script whose name holds a hash of its bytes.
make_release() {
  local folder=$WORK/releases/$1 script
  mkdir -p "$folder"
  cp /usr/share/javascript/jquery/jquery.min.js "$folder/main.js"
  echo "// release $1" >>"$folder/main.js"
  script=main.$(sha256sum "$folder/main.js" | cut -c 1-8).js
  mv "$folder/main.js" "$folder/$script"
  gzip -9 -k -n "$folder/$script"
  brotli -q 11 "$folder/$script"
  sed "s/RELEASE/$1/; s/SCRIPT/$script/" "$HERE/site/index.html" >"$folder/index.html"
  # Fixed times make fixed entity tags: Caddy makes them of time and size.
  touch -d "2026-11-$((1 + $1 % 20)) 09:00:00" "$folder"/*
}
make_release 41
make_release 42
ln -s releases/41 "$WORK/current"
mkdir "$WORK/origin"
echo 'version 1' >"$WORK/origin/news"
echo 'h1 { color: navy; }' >"$WORK/origin/style.css"

cp "$HERE"/{Caddyfile,Originfile,nginx.conf,edge.vcl} "$WORK"
export XDG_DATA_HOME=$WORK/caddy XDG_CONFIG_HOME=$WORK/caddy
start host caddy.log env -C "$WORK" caddy run --config Caddyfile --adapter caddyfile
start host origin-caddy.log env -C "$WORK" caddy run --config Originfile --adapter caddyfile
echo "$PID" >"$WORK/origin.pid"
start host nginx.log nginx -p "$WORK" -c nginx.conf
# The edge: Hitch ends TLS, Varnish stores and answers.
start host varnish.log varnishd -F -j none -n "$WORK/varnish" -s malloc,32m -p feature=+http2 \
  -a 127.0.0.1:6086,PROXY -f "$WORK/edge.vcl"
cat "$WORK/cdn-key.pem" "$WORK/cdn.pem" >"$WORK/cdn-both.pem"
start host hitch.log hitch --user=_hitch --frontend='[192.0.2.30]:443' --backend='[127.0.0.1]:6086' \
  --write-proxy-v2=on --alpn-protos=h2,http/1.1 "$WORK/cdn-both.pem"
for port in 443 8080 6086; do wait_for_port host "$port"; done

transcript two-sites curl caddy openssl
for site in www shop; do
  shown host "curl -s --resolve $site.example.test:443:192.0.2.10 https://$site.example.test/"
done
for site in www shop; do
  shown host "openssl s_client -connect 192.0.2.10:443 -servername $site.example.test \\
    </dev/null 2>&1 | grep '^subject'"
done

transcript wrong-sni curl caddy nginx
for server in 10 11; do
  shown host "curl -sS --resolve other.example.test:443:192.0.2.$server \\
    https://other.example.test/ 2>&1 | head -n 1"
done
shown host "curl -sS https://192.0.2.11/ 2>&1 | head -n 1"

transcript wrong-host curl caddy nginx
# Which server, and which Host in a request to www.example.test.
for case in '10 shop' '10 other' '11 other' '12 shop'; do
  read -r server name <<<"$case"
  shown host "curl -si --connect-to ::192.0.2.$server -H 'Host: $name.example.test' \\
    https://www.example.test/ | grep -iE '^(http|server|content-length|the|<t)'"
done

transcript assets curl caddy
script=$(cd "$WORK/current" && ls main.*.js)
fields="| grep -iE '^(http|cache|etag)'"
for path in '' "$script" main.81d07e2b.js; do
  shown host "curl -sI https://www.example.test/$path $fields"
done

transcript compression curl caddy gzip brotli
for coding in identity gzip br; do
  shown host "curl -so copy -w '%{size_download}\n' -H 'Accept-Encoding: $coding' \\
    https://www.example.test/$script"
done

transcript switch curl caddy python
page='curl -s https://www.example.test/ | grep title'
shown host 'readlink current'
shown host "$page"
shown host 'ln -s releases/42 next && mv -T next current'
shown host "$page"
cp "$HERE/switching.py" "$WORK"
shown host 'python3 switching.py rename'
shown host 'python3 switching.py delete'

# A second visitor's request, three seconds after the first.
transcript age curl varnish hitch
fields="| grep -E '^(HTTP|age|cache-c|via)'"
shown host "curl -si https://cdn.example.test/style.css $fields"
sleep 3
shown host "curl -si https://cdn.example.test/style.css $fields"

transcript cache curl varnish hitch caddy
cat >"$WORK/ask" <<'END'
curl -si https://cdn.example.test/news | grep -E '^(age|cache-status|version)'
END
chmod +x "$WORK/ask"
shown host 'cat ask'
shown host './ask'
shown host 'sleep 2; ./ask'
shown host "echo 'version 2' >origin/news; ./ask"
shown host 'sleep 4; ./ask'
shown host './ask'
shown host 'grep -c "GET.*news" origin.log'
shown host 'kill $(cat origin.pid); sleep 6; ./ask'

# HTTP ends its lines with CR LF. A terminal shows the same without the CR.
sed -i 's/\r$//' "$OUT"/*.txt
