#!/usr/bin/env bash
# Many sites on one address, a cache before an origin, a deployment. Usage: run.sh OUTDIR
set -euo pipefail
source "$(dirname "$0")/../lib.sh"
lab_start "$1"

HERE=$(cd "$(dirname "$0")" && pwd)

make_namespace host
# Caddy; nginx; a stricter Caddy; an nginx that refuses; the edge.
address host lo 192.0.2.{10,11,12,13,30}/32
name_hosts host '192.0.2.10 www.example.test shop.example.test server' '192.0.2.30 cdn.example.test'

# A certificate for each site, each from its own authority, and one file with all authorities.
for site in www shop cdn; do
  make_certificate "$site.example.test"
  mv "$WORK/cert.pem" "$WORK/$site.pem"
  mv "$WORK/key.pem" "$WORK/$site-key.pem"
  cat "$WORK/ca.pem" >>"$WORK/authorities.pem"
done
# For this script's own commands; the machine's trust store stays as it is.
export CURL_CA_BUNDLE=$WORK/authorities.pem SSL_CERT_FILE=$WORK/authorities.pem

# A build creates pages, and assets whose names contain a hash of their bytes.
build() {
  local folder=$WORK/build script
  rm -rf "$folder"
  mkdir -p "$folder"/{assets,pages}
  cp /usr/share/javascript/jquery/jquery.min.js "$folder/main.js"
  echo "// release $1" >>"$folder/main.js"
  script=main.$(sha256sum "$folder/main.js" | cut -c 1-8).js
  mv "$folder/main.js" "$folder/assets/$script"
  gzip -9 -k -n "$folder/assets/$script"
  brotli -q 11 "$folder/assets/$script"
  sed "s/RELEASE/$1/; s/SCRIPT/$script/" "$HERE/site/index.html" >"$folder/pages/index.html"
  # Fixed times: Caddy derives entity tags from time and size, and rsync lists a folder whose time differs.
  touch -d "2026-11-$((1 + $1 % 20)) 09:00:00" "$folder"/*/* "$folder"/*
}
# The server has release 41; the note deploys release 42.
build 41
mkdir "$WORK/releases"
cp -a "$WORK/build/pages" "$WORK/releases/41"
cp -a "$WORK/build/assets" "$WORK/assets"
ln -s releases/41 "$WORK/current"
script=$(cd "$WORK/assets" && ls main.*.js)
build 42
mkdir "$WORK/origin"
echo 'version 1' >"$WORK/origin/news"
echo 'h1 { color: navy; }' >"$WORK/origin/style.css"
echo 'a page' >"$WORK/origin/checked"

cp "$HERE"/{Caddyfile,site.caddy,Originfile,nginx.conf,default.conf,edge.vcl} "$WORK"
export XDG_DATA_HOME=$WORK/caddy XDG_CONFIG_HOME=$WORK/caddy
start host caddy.log env -C "$WORK" caddy run --config Caddyfile --adapter caddyfile
start host origin-caddy.log env -C "$WORK" caddy run --config Originfile --adapter caddyfile
echo "$PID" >"$WORK/origin.pid"
start host nginx.log nginx -p "$WORK" -c nginx.conf
# The edge: Hitch terminates TLS, and Varnish caches.
start host varnish.log varnishd -F -j none -n "$WORK/varnish" -s malloc,32m -p feature=+http2 \
  -a 127.0.0.1:6086,PROXY -f "$WORK/edge.vcl"
cat "$WORK/cdn-key.pem" "$WORK/cdn.pem" >"$WORK/cdn-both.pem"
start host hitch.log hitch --user=_hitch --frontend='[192.0.2.30]:443' --backend='[127.0.0.1]:6086' \
  --write-proxy-v2=on --alpn-protos=h2,http/1.1 "$WORK/cdn-both.pem"
# The server for deployments: an SSH server that sees the lab's folder as /srv, with one user whose home is in
# the lab. The lab's ssh and rsync know only this server and its key.
mkdir -m 700 "$WORK/home" "$WORK/home/.ssh"
dropbearkey -t ed25519 -f "$WORK/host-key" >/dev/null 2>&1
ssh-keygen -q -t ed25519 -N '' -f "$WORK/deploy-key"
cp "$WORK/deploy-key.pub" "$WORK/home/.ssh/authorized_keys"
chmod 600 "$WORK/home/.ssh/authorized_keys"
cat >"$WORK/ssh-config" <<END
Host server
  User root
  IdentityFile $WORK/deploy-key
  UserKnownHostsFile $WORK/known-hosts
  StrictHostKeyChecking accept-new
  LogLevel ERROR
END
export SSH_CONFIG=$WORK/ssh-config RSYNC_RSH="ssh -F $WORK/ssh-config"
ssh() { command ssh -F "$SSH_CONFIG" "$@"; }
export -f ssh
start host dropbear.log sh -c "mount --bind '$WORK' /srv && mount --bind '$WORK/home' /root &&
  exec dropbear -F -E -s -p 192.0.2.10:22 -r '$WORK/host-key'"
for port in 443 8080 6086 22; do wait_for_port host "$port"; done

transcript two-sites curl caddy openssl
for site in www shop; do
  shown host "curl -s --resolve $site.example.test:443:192.0.2.10 \\
    https://$site.example.test/"
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
# Wraps messages that are too long for a line.
sed -i -E 's/ (subject name matches)/\n    \1/; s/:(SSL routines)/:\n    \1/' "$TRANSCRIPT"

transcript wrong-host curl caddy nginx
# Each case is a server plus the Host field of a request to www.example.test.
for case in '10 shop' '10 other' '11 other' '12 shop'; do
  read -r server name <<<"$case"
  shown host "curl -si --connect-to ::192.0.2.$server \\
    -H 'Host: $name.example.test' https://www.example.test/ \\
    | grep -iE '^(http|content-length|the|<t)'"
done

transcript default-site curl nginx
shown host 'cat default.conf'
shown host 'curl -sS --resolve other.example.test:443:192.0.2.13 \
    https://other.example.test/ 2>&1 | head -n 1'
shown host "curl -si --connect-to ::192.0.2.13 \\
    -H 'Host: other.example.test' https://www.example.test/ | head -n 1"
shown host 'curl -si --resolve other.example.test:80:192.0.2.13 \
    http://other.example.test/ | head -n 1'
shown host 'curl -s --connect-to ::192.0.2.13 https://www.example.test/ \
    | grep title'
sed -i -E 's/:(SSL routines)/:\n    \1/' "$TRANSCRIPT"

transcript config caddy
shown host 'cat site.caddy'

transcript assets curl caddy
fields="| grep -iE '^(http|cache)'"
shown host "curl -sI https://www.example.test/ $fields"
for path in "$script" main.81d07e2b.js; do
  shown host "curl -sI https://www.example.test/assets/$path \\
    $fields"
done

transcript compression curl caddy gzip brotli
for coding in identity gzip br; do
  shown host "curl -so copy -w '%{size_download}\n' \\
    -H 'Accept-Encoding: $coding' \\
    https://www.example.test/assets/$script"
done

transcript deploy rsync openssh-client curl caddy
shown host "rsync -a --out-format=%n build/assets/ server:/srv/assets/" build
shown host "rsync -a --out-format=%n build/pages/ server:/srv/releases/42/" build
page='curl -s https://www.example.test/ | grep -E "title|script"'
shown host "$page" build
shown host "ssh server 'cd /srv &&
    ln -s releases/42 next && mv -T next current'" build
shown host "$page" build
shown host "curl -sI https://www.example.test/assets/$script \\
    | head -n 1" build

transcript switch curl caddy python
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
curl -si https://cdn.example.test/news \
    | grep -E '^(age|cache-status|version)'
END
chmod +x "$WORK/ask"
shown host 'cat ask'
shown host './ask'
shown host 'sleep 2; ./ask'
shown host "echo 'version 2' >origin/news; ./ask"
shown host 'sleep 4; ./ask'
shown host './ask'
shown host 'grep -c "GET.*news" origin.log'

# Two pages with the origin stopped: one that may be served stale, one that must be checked first.
transcript down curl varnish hitch caddy
cat >"$WORK/look" <<'END'
curl -sI https://cdn.example.test/checked \
    | grep -E '^(HTTP|cache)'
END
chmod +x "$WORK/look"
shown host 'cat look'
shown host './look'
shown host './look'
shown host 'kill $(cat origin.pid)'
shown host 'sleep 5; ./ask'
shown host './look'

# HTTP lines end with CR LF. They look the same in a terminal without the CR.
sed -i 's/\r$//' "$OUT"/*.txt
