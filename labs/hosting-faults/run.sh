#!/usr/bin/env bash
# usage: run.sh OUTDIR. Writes messages.txt for the note's Troubleshooting section; see README.md.
set -euo pipefail
source "$(dirname "$0")/../lib.sh"
lab_start "$1"
HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

NGINX=198.51.100.20
CADDY=198.51.100.21
NOTHING=198.51.100.22
APACHE=198.51.100.23
SILENT=203.0.113.99

# Frames to SILENT are sent, but nobody answers. Two tries instead of seven, so a timeout takes only seconds.
make_namespace client
make_silent_namespace outside
join client eth0 outside eth0
address client eth0 203.0.113.10/24
address client lo "$NGINX/32" "$CADDY/32" "$NOTHING/32" "$APACHE/32"
on client ip neighbour replace "$SILENT" lladdr 02:00:00:00:00:99 dev eth0 nud permanent
on client sh -c 'echo 1 >/proc/sys/net/ipv4/tcp_syn_retries'
# The name service: www.example.test leads to a different server each time.
lead() { name_hosts client "$1 www.example.test" "$CADDY edge.example.test" "$SILENT silent.example.test"; }

# Certificates from an authority that Chromium and Firefox trust: one for the site, one for other names, one
# that has expired.
cd "$WORK"
chmod 755 .
make_certificate www.example.test
mv cert.pem www.pem
printf '%s\n' '[ca]' default_ca=lab '[lab]' database=index.txt serial=serial new_certs_dir=. default_md=sha256 default_days=30 \
  unique_subject=no policy=any '[any]' commonName=supplied >ca.conf
touch index.txt
echo 1000 >serial
# sign NAME SUBJECT EXTENSION [CA [more options]]: another certificate for the same key.
sign() {
  openssl req -new -key key.pem -subj "/CN=$2" -out request.pem
  openssl ca -batch -notext -config ca.conf -cert "${4:-ca}.pem" -keyfile "${4:-ca}-key.pem" \
    -in request.pem -out "$1.pem" -extfile <(echo "$3") "${@:5}" 2>/dev/null
}
sign other host.example 'subjectAltName=DNS:*.github.io'
sign shop shop.example.test subjectAltName=DNS:shop.example.test
sign expired www.example.test subjectAltName=DNS:www.example.test ca \
  -startdate 20260101000000Z -enddate 20260201000000Z
cp key.pem middle-key.pem
sign middle 'Lab intermediate' basicConstraints=critical,CA:TRUE
sign without-intermediate www.example.test subjectAltName=DNS:www.example.test middle
openssl req -x509 -key key.pem -days 30 -subj /CN=www.example.test -addext subjectAltName=DNS:www.example.test \
  -out self-signed.pem

export HOME=$WORK SSL_CERT_FILE=$WORK/ca.pem TMPDIR=$WORK
mkdir -p .pki/nssdb policies www/pages files body
chown www-data body
certutil -d sql:.pki/nssdb -N --empty-password
certutil -d sql:.pki/nssdb -A -t C,, -n lab -i ca.pem
echo "{\"policies\": {\"Certificates\": {\"Install\": [\"$WORK/ca.pem\"]}}}" >policies/policies.json
cp "$HERE"/pages/* www/pages

start client app.log node "$HERE/app.mjs" "$WORK/key.pem" "$WORK/www.pem"
cp "$HERE"/{nginx.conf,Caddyfile} .
start client nginx.log sh -c "mount --bind '$WORK' /srv && exec nginx -p '$WORK' -c nginx.conf"
start client caddy.log env "XDG_DATA_HOME=$WORK/caddy" "XDG_CONFIG_HOME=$WORK/caddy" \
  caddy run --config Caddyfile --adapter caddyfile
start client apache.log env "WORK=$WORK" apache2 -D FOREGROUND -f "$HERE/apache.conf"
wait_for_text app.log ready
for port in 443 3000 4436; do wait_for_port client "$port"; done
# Waits for Caddy and Apache.
for address in "$CADDY" "$APACHE"; do
  for ((i = 0; i < 100; i++)); do
    on client curl -s -o /dev/null "http://$address/" && break
    sleep 0.1
  done
done

SITE=http://www.example.test
SECURE=https://www.example.test
EDGE=http://edge.example.test

# What browsers show, in chromium-refused.txt and so on. Firefox gets the authority from a policy.
lead "$NGINX"
both=(refused=$SECURE:4439/ other=$SECURE:4431/ expired=$SECURE:4432/ self-signed=$SECURE:4433/ plain=$SECURE:4435/
  rejected=$SECURE:4436/ unnamed=https://edge.example.test/ mixed=$SECURE/pages/mixed.html loop=$SITE/loop
  modules=$SITE/pages/modules.html)
on client node "$HERE/visits.mjs" chromium "${both[@]}" 500=$EDGE/api/error 502=$EDGE/stopped 504=$EDGE/api/slow &
chromium=$!
on client bash -c "mount --bind policies /usr/lib/firefox-esr/distribution
  node '$HERE/visits.mjs' firefox ${both[*]} without-intermediate=$SECURE:4434/ silent=https://silent.example.test/"
wait "$chromium"
on client node "$HERE/visits.mjs" webkit modules=$SITE/pages/modules.html
lead "$SILENT"
on client node "$HERE/visits.mjs" chromium silent=$SECURE/

messages chromium firefox-esr webkit curl node npm nginx caddy apache2-bin certbot php openssh systemd

# logged REQUEST: prints the command that shows what nginx logs about a request.
logged() { echo ": >nginx-error.log; curl -s $1 >/dev/null; cat nginx-error.log"; }

symptom 0-5-Web-Hosting#err-connection-refused
lead "$NOTHING"
sees 'ERR_CONNECTION_REFUSED' - 'cat chromium-refused.txt'
sees 'Unable to connect' - 'cat firefox-refused.txt'
sees 'curl: \(7\) Failed to connect to www\.example\.test port 443' client "curl -sS $SECURE/"

symptom 0-5-Web-Hosting#err-connection-timed-out
lead "$SILENT"
sees 'ERR_CONNECTION_TIMED_OUT' - 'cat chromium-silent.txt'
sees 'www\.example\.test took too long to respond' - 'cat chromium-silent.txt'
sees 'The connection has timed out' - 'cat firefox-silent.txt'
sees 'curl: \(28\) Failed to connect to www\.example\.test port 443' client "curl -sS $SECURE/"
sees 'curl: \(28\) Connection timed out' client "curl -sS -m 1 $SECURE/"

symptom 0-5-Web-Hosting#welcome-to-nginx
lead "$NGINX"
sees 'Welcome to nginx!' client "curl -s $SITE:81/"
lead "$APACHE"
sees '<title>\K[^<]*' client "curl -s $SITE/"

lead "$NGINX"
symptom 0-5-Web-Hosting#net-err-cert-common-name-invalid
sees 'NET::ERR_CERT_COMMON_NAME_INVALID' - 'cat chromium-other.txt'
sees 'Be careful\. Something doesn’t look right\.' - 'cat firefox-other.txt'
sees 'SSL_ERROR_BAD_CERT_DOMAIN' - 'cat firefox-other.txt'
sees 'curl: \(60\) .*' client "curl -sS $SECURE:4431/"

symptom 0-5-Web-Hosting#net-err-cert-date-invalid
sees 'NET::ERR_CERT_DATE_INVALID' - 'cat chromium-expired.txt'
sees 'SEC_ERROR_EXPIRED_CERTIFICATE' - 'cat firefox-expired.txt'
sees 'curl: \(60\) .*' client "curl -sS $SECURE:4432/"
sees 'certificate has expired' client "NODE_EXTRA_CA_CERTS=ca.pem node -e 'fetch(\"$SECURE:4432/\")'"

symptom 0-5-Web-Hosting#net-err-cert-authority-invalid
sees 'SEC_ERROR_UNKNOWN_ISSUER' - 'cat firefox-without-intermediate.txt'
sees 'NET::ERR_CERT_AUTHORITY_INVALID' - 'cat chromium-self-signed.txt'
sees 'MOZILLA_PKIX_ERROR_SELF_SIGNED_CERT' - 'cat firefox-self-signed.txt'
sees 'curl: \(60\) .*' client "curl -sS $SECURE:4433/"
sees 'curl: \(60\) .*' client "curl -sS $SECURE:4434/"

symptom 0-5-Web-Hosting#err-ssl-protocol-error
sees 'ERR_SSL_PROTOCOL_ERROR' - 'cat chromium-plain.txt'
sees 'SSL_ERROR_RX_RECORD_TOO_LONG' - 'cat firefox-plain.txt'
sees 'wrong version number' client "curl -sS $SECURE:4435/"
sees 'ERR_SSL_UNRECOGNIZED_NAME_ALERT' - 'cat chromium-rejected.txt'
sees 'SSL_ERROR_UNRECOGNIZED_NAME_ALERT' - 'cat firefox-rejected.txt'
sees 'unrecognized name' client "curl -sS $SECURE:4436/"
sees '421 Misdirected Request' client "curl -s $SITE/apache"
sees 'www\.example\.test provided via HTTP have no compatible SSL setup' client 'cat apache-error.log'
sees 'ERR_SSL_PROTOCOL_ERROR' - 'cat chromium-unnamed.txt'
sees 'SSL_ERROR_INTERNAL_ERROR_ALERT' - 'cat firefox-unnamed.txt'
sees 'alert internal error' client "curl -sS https://edge.example.test/"
# An authority that requests the file from www.example.test and resolves every name to one address.
echo "{\"pebble\": {\"listenAddress\": \"127.0.0.1:14000\", \"managementListenAddress\": \"127.0.0.1:15000\",
  \"certificate\": \"$WORK/www.pem\", \"privateKey\": \"$WORK/key.pem\", \"httpPort\": 80, \"tlsPort\": 443}}" \
  >pebble.json
authority() {
  start client names.log pebble-challtestsrv -defaultIPv4 "$1" -defaultIPv6 '' -dns01 127.0.0.1:8053 \
    -http01 '' -https01 '' -tlsalpn01 '' -management ''
  NAMES=$PID
  start client pebble.log env PEBBLE_VA_NOSLEEP=1 PEBBLE_WFE_NONCEREJECT=0 \
    pebble -config pebble.json -dnsserver 127.0.0.1:8053
  PEBBLE=$PID
  wait_for_port client 14000
}
certbot="certbot certonly -n --agree-tos --register-unsafely-without-email --no-verify-ssl \
  --server https://localhost:14000/dir --config-dir \$(mktemp -d) --work-dir $WORK/certbot --logs-dir $WORK/certbot \
  -d www.example.test"
symptom 0-5-Web-Hosting#certbot-failed-to-authenticate-some-domains
authority "$NOTHING"
on client bash -c "$certbot --webroot -w $WORK/www" >certbot.txt 2>&1 || true
sees 'Certbot failed to authenticate some domains' - 'cat certbot.txt'
sees 'Type: +\Kconnection' - 'cat certbot.txt'
sees 'Could not bind TCP port 80 because it is already in use' client "$certbot --standalone"
stop "$PEBBLE"
stop "$NAMES"
authority "$NGINX"
sees 'Type: +\Kunauthorized' client "mkdir -p elsewhere; $certbot --webroot -w $WORK/elsewhere"
stop "$PEBBLE"
stop "$NAMES"

symptom 0-5-Web-Hosting#mixed-content
sees "Mixed Content: The page at 'https://" - 'cat chromium-mixed.txt'
sees 'was loaded over HTTPS, but requested an insecure stylesheet' - 'cat chromium-mixed.txt'
sees 'Blocked loading mixed active content' - 'cat firefox-mixed.txt'

symptom 0-5-Web-Hosting#404-on-reload
sees '404 Not Found' client "curl -sI $SITE/dashboard"
sees 'open\(\) "/srv/www/dashboard" failed \(2: No such file or directory\)' client "$(logged $SITE/dashboard)"

symptom 0-5-Web-Hosting#works-at-home-missing-online
sees "Module not found: Error: Can't resolve './components/Header.js'" client \
  "mkdir -p components; touch components/header.js; echo 'import \"./components/Header.js\"' >main.js
  cd '$LABS'; node -e 'require(\"webpack\")({context: process.env.HOME, entry: \"./main.js\"},
    (error, result) => console.log(result.toString()))'"

symptom 0-5-Web-Hosting#403-forbidden
sees '403 Forbidden' client "curl -s $SITE/"
sees 'directory index of "/srv/www/" is forbidden' client "$(logged $SITE/)"
echo '<!doctype html><title>Bakery</title>' >www/index.html
chmod 600 www/index.html
sees 'open\(\) "/srv/www/index.html" failed \(13: Permission denied\)' client "$(logged $SITE/)"
chmod 644 www/index.html
chmod 700 www
sees '"/srv/www/index.html" is forbidden \(13: Permission denied\)' client "$(logged $SITE/)"
sees 'stat\(\) "/srv/www/index.html" failed \(13: Permission denied\)' client "$(logged $SITE/order)"
chmod 755 www
lead "$APACHE"
sees "You don't have permission to access this resource\\." client "curl -s $SITE/private"
sees 'AH01630: client denied by server configuration' client 'cat apache-error.log'
sees 'AH01276: Cannot serve directory' client "curl -s $SITE:82/; cat apache-error.log"
mkdir -m 700 files/closed
touch files/closed/page.html
sees 'search permissions are missing' client "curl -s $SITE:82/closed/page.html; cat apache-error.log"

lead "$NGINX"
symptom 0-5-Web-Hosting#index-of
sees '<h1>\KIndex of /\S+(?=</h1>)' client "curl -s $SITE/pages/list/"

head -c 2000000 /dev/zero >photo.jpg
symptom 0-5-Web-Hosting#405-not-allowed
sees '405 Not Allowed' client "curl -s -d a=1 $SITE/order"
sees '413 Request Entity Too Large' client "curl -s --data-binary @photo.jpg $SITE/api/photo"
sees 'client intended to send too large body' client "$(logged "--data-binary @photo.jpg $SITE/api/photo")"

# checked SETTINGS: prints the command that tests Apache's configuration.
checked() {
  echo "printf '%s\n' 'ServerRoot /usr/lib/apache2' 'LoadModule mpm_event_module modules/mod_mpm_event.so' \
    '$1' >checked.conf; apache2 -t -f $WORK/checked.conf"
}
symptom 0-5-Web-Hosting#invalid-command
sees "Invalid command 'RewriteEngine', perhaps misspelled or defined by a module not included in the server configuration" \
  client "$(checked 'RewriteEngine on')"
sees "AH00558: apache2: Could not reliably determine the server's fully qualified domain name" client "$(checked 'Timeout 9')"

symptom 0-5-Web-Hosting#500-internal-server-error
sees 'This page isn’t working' - 'cat chromium-500.txt'
sees 'HTTP ERROR 500' - 'cat chromium-500.txt'
sees '500 Internal Server Error' client "curl -si $SITE/api/error"
sees 'rewrite or internal redirection cycle while internally redirecting to "/index.html"' client "$(logged $SITE:82/)"
sees 'Allowed memory size of 134217728 bytes exhausted' client \
  "php -d memory_limit=128M -r 'str_repeat(\"a\", 200000000);'"

symptom 0-5-Web-Hosting#502-bad-gateway
sees 'HTTP ERROR 502' - 'cat chromium-502.txt'
sees '502 Bad Gateway' client "curl -s $SITE/stopped"
sees 'connect\(\) failed \(111: Connection refused\) while connecting to upstream' client "$(logged $SITE/stopped)"
sees 'upstream sent no valid HTTP/1\.0 header' client "$(logged $SITE/http2)"
# Sometimes the program closes the connection before nginx has read from it.
sees 'curl: \(1\) .*' client "for i in 1 2 3; do curl -sS $SITE/http2; done"
sees 'upstream prematurely closed connection' client "$(logged $SITE/api/crash)"
sees 'upstream sent too big header while reading response header from upstream' client "$(logged $SITE/api/cookies)"
sees 'connect\(\) to unix:/run/php/php-fpm\.sock failed \(2: No such file or directory\) while connecting to upstream' client "$(logged $SITE/socket)"
sees 'no live upstreams while connecting to upstream' client "curl -s $SITE/two-stopped; $(logged $SITE/two-stopped)"

symptom 0-5-Web-Hosting#504-gateway-time-out
sees 'HTTP ERROR 504' - 'cat chromium-504.txt'
sees '504 Gateway Time-out' client "curl -s $SITE/api/slow"
sees 'upstream timed out \(110: Connection timed out\)' client "$(logged $SITE/api/slow)"
sees 'while reading response header from upstream' client "$(logged $SITE/api/slow)"
sees 'while connecting to upstream' client "$(logged $SITE/firewall)"
sees '503 Service Temporarily Unavailable' client "curl -s $SITE/switched-off"

symptom 0-5-Web-Hosting#err-too-many-redirects
sees 'ERR_TOO_MANY_REDIRECTS' - 'cat chromium-loop.txt'
sees 'redirected you too many times' - 'cat chromium-loop.txt'
sees 'The page isn’t redirecting properly' - 'cat firefox-loop.txt'
sees 'curl: \(47\) .*' client "curl -sSL $SITE/loop"

symptom 0-5-Web-Hosting#failed-to-fetch-dynamically-imported-module
sees 'Failed to fetch dynamically imported module' - 'cat chromium-modules.txt'
sees 'Failed to load module script: Expected a JavaScript-or-Wasm module script' - 'cat chromium-modules.txt'
sees 'error loading dynamically imported module' - 'cat firefox-modules.txt'
sees 'was blocked because of a disallowed MIME type \(“text/html”\)' - 'cat firefox-modules.txt'
sees 'Importing a module script failed\.' - 'cat webkit-modules.txt'
sees "'text/html' is not a valid JavaScript MIME type\\." - 'cat webkit-modules.txt'

# A project with a package missing from its lock file and a tool that isn't installed. npm contacts no
# registry.
mkdir -p project/{first,second}
for package in first second; do echo "{\"name\": \"$package\", \"version\": \"1.0.0\"}" >"project/$package/package.json"; done
describe() { echo "{\"name\": \"bakery\", \"scripts\": {\"build\": \"vite build\"}, \"dependencies\": {$1}}" >project/package.json; }
describe '"first": "file:first"'
npm install --prefix project --offline --silent
describe '"first": "file:first", "second": "file:second"'
symptom 0-5-Web-Hosting#npm-ci-in-sync
sees 'can only install packages when your package\.json and package-lock\.json or npm-shrinkwrap\.json are in sync' \
  client 'cd project && npm ci --offline'
sees 'Missing: second@1\.0\.0 from lock file' client 'cd project && npm ci --offline'
sees 'sh: 1: vite: not found' client 'cd project && npm run build'
mkdir -p project/node_modules/.bin
echo '#!/bin/sh' >project/node_modules/.bin/vite
sees 'vite: Permission denied' client 'cd project && npm run build'
sees 'JavaScript heap out of memory' client "node --max-old-space-size=20 \
  -e 'const all = []; for (;;) all.push(new Array(1000).fill(1.5))'"

sees 'Killed' client "bash -c 'sh -c \"kill -9 \\\$\\\$\"; true'"

sees 'Cannot find module' client 'node server.js'
sees 'ERR_MODULE_NOT_FOUND' client "node -e 'import(\"bread\")'"
echo '{"name": "bakery", "engines": {"node": ">=99"}}' >project/package.json
sees 'npm warn EBADENGINE Unsupported engine' client 'cd project && npm install --offline --loglevel=warn'

ssh-keygen -q -t ed25519 -N '' -f deploy_key
chmod 644 deploy_key
symptom 0-5-Web-Hosting#permission-denied-publickey
sees 'WARNING: UNPROTECTED PRIVATE KEY FILE!' client 'ssh-keygen -y -f deploy_key'
sees 'are too open\.' client 'ssh-keygen -y -f deploy_key'

symptom 0-5-Web-Hosting#enoent-no-such-file-or-directory
sees "ENOENT: no such file or directory, open 'data/prices\\.json'" client "node -e 'fs.readFileSync(\"data/prices.json\")'"

symptom 0-5-Web-Hosting#eaddrinuse
sees 'Error: listen EADDRINUSE: address already in use 127\.0\.0\.1:3000' client \
  "node -e 'http.createServer().listen(3000, \"127.0.0.1\")'"
echo 'events {} http { server { listen 80; } }' >second.conf
sees 'bind\(\) to 0\.0\.0\.0:80 failed \(98: Address already in use\)' client \
  "nginx -p '$WORK' -c second.conf -g 'pid second.pid; error_log stderr;'"

# run_service PROGRAM: prints what systemd says about a service that keeps failing. A user manager doesn't
# need a machine booted by systemd, and the journal's socket is enough for it.
run_service() {
  printf '[Service]\nRestart=on-failure\nExecStart=%s\n' "$1" >units/app.service
  WORK=$WORK unshare --mount bash -c '
    mount -t tmpfs none /run
    mkdir -p /run/systemd/{system,journal} /run/user
    python3 -c "
import socket
journal = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
journal.bind(\"/run/systemd/journal/socket\")
while True: print(journal.recv(65536).decode(errors=\"replace\"), flush=True)" &
    export XDG_RUNTIME_DIR=/run/user SYSTEMD_UNIT_PATH=$WORK/units:/usr/lib/systemd/user DBUS_SESSION_BUS_ADDRESS=
    for ((i = 0; i < 100; i++)); do [ -e /run/systemd/journal/socket ] && break; sleep 0.05; done
    /lib/systemd/systemd --user --unit=app.service --log-target=journal &
    for ((i = 0; i < 100; i++)); do systemctl --user --quiet is-failed app && break; sleep 0.1; done
    systemctl --user --no-pager status app
    kill %2
    wait %2
    kill %1' >service.txt 2>&1 || true
}
mkdir units
run_service /srv/app/start
sees 'status=203/EXEC' - 'cat service.txt'
sees 'Start request repeated too quickly' - 'cat service.txt'

# tested CONFIGURATION: prints the command that tests an nginx configuration. It logs to a file, as nginx's
# own packages do.
tested() { echo "echo 'events {} http { $1 }' >tested.conf; nginx -t -e tested.log -p '$WORK' -c tested.conf"; }
symptom 0-5-Web-Hosting#nginx-emerg
sees 'nginx: \[emerg\] unknown directive' client "$(tested 'servername www.example.test;')"
sees 'nginx: configuration file' client "$(tested 'servername www.example.test;')"
sees 'unexpected "}"' client "$(tested 'server { root /srv/www }')"
sees 'host not found in upstream "app"' client "$(tested 'server { location / { proxy_pass http://app:3000; } }')"
sees 'cannot load certificate' client \
  "$(tested 'server { listen 443 ssl; ssl_certificate missing.pem; ssl_certificate_key key.pem; }')"
sees 'conflicting server name "www\.example\.test" on 0\.0\.0\.0:80, ignored' client \
  "$(tested 'server { listen 80; server_name www.example.test; } server { listen 80; server_name www.example.test; }'); cat tested.log"
sees 'key values mismatch' client \
  "$(tested 'server { listen 443 ssl; ssl_certificate ca.pem; ssl_certificate_key key.pem; }')"
sees 'a duplicate default server for 0\.0\.0\.0:80' client \
  "$(tested 'server { listen 80 default_server; } server { listen 80 default_server; }')"

symptom 0-5-Web-Hosting#no-space-left-on-device
full='mkdir -p full; mount -t tmpfs -o size=64k none full; head -c 60k /dev/zero >full/old'
sees 'No space left on device' client "$full; cp photo.jpg full"
sees 'ENOSPC: no space left on device, write' client "$full; node -e 'fs.writeFileSync(\"full/log\", \"a\".repeat(1e6))'"
sees 'ENOSPC: System limit for number of file watchers reached' client "unshare --user --map-root-user sh -c \
  'echo 0 >/proc/sys/user/max_inotify_watches; node -e \"fs.watch(\\\".\\\")\"'"
