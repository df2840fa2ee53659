#!/usr/bin/env bash
# usage: run.sh OUTDIR. Writes messages.txt for the note's Troubleshooting section; see README.md.
set -euo pipefail
source "$(dirname "$0")/../lib.sh"
lab_start "$1"
HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

RESOLVER=203.0.113.53

# Browsers don't query a resolver if only loopback is up.
make_namespace client
make_silent_namespace outside
join client eth0 outside eth0
address client eth0 203.0.113.10/24
address client lo "$RESOLVER/32"
# All of `dev` is on the browsers' HSTS list.
name_hosts client '127.0.0.1 www.example.test myapp.dev'
echo "nameserver $RESOLVER" >"/etc/netns/$(ns_name client)/resolv.conf"

# Nothing below `test` or `localhost` exists here. Chromium looks up google.com to find out whether the
# resolver or the name is at fault.
echo "server:
  interface: $RESOLVER
  access-control: 0.0.0.0/0 allow
  username: \"\"
  chroot: \"\"
  directory: \"$WORK\"
  pidfile: \"$WORK/unbound.pid\"
  use-syslog: no
  local-zone: \"localhost.\" static
  local-data: \"google.com. A 203.0.113.80\"" >"$WORK/unbound.conf"
start client unbound.log unbound -d -c "$WORK/unbound.conf"
wait_for_text "$WORK/unbound.log" 'start of service'

make_certificate example.test
start client server.log node "$HERE/server.mjs" "$WORK/key.pem" "$WORK/cert.pem"
wait_for_text "$WORK/server.log" ready
cd "$WORK"
export SSL_CERT_FILE=$WORK/ca.pem
# Chromium reports that the name doesn't match only if it trusts the authority.
export HOME=$WORK
mkdir -p .pki/nssdb
certutil -d sql:.pki/nssdb -N --empty-password
certutil -d sql:.pki/nssdb -A -t C,, -n lab -i ca.pem

messages chromium firefox-esr curl node unbound django

look() { echo "node $LABS/look.mjs $1 $2"; }

symptom 0-4-Domain-Name#new-domain-is-not-found
on client node "$LABS/look.mjs" chromium http://new.example.test/ 6 >chromium-new.txt
sees 'DNS_PROBE_FINISHED_NXDOMAIN' - 'cat chromium-new.txt'
sees 'Check if there is a typo in' - 'cat chromium-new.txt'
sees 'Server Not Found' client "$(look firefox http://new.example.test/)"
sees 'Could not resolve host' client 'curl -sS http://new.example.test/'

symptom 0-4-Domain-Name#net-err-cert-common-name-invalid
sees 'NET::ERR_CERT_COMMON_NAME_INVALID' client "$(look chromium https://www.example.test/)"
sees 'curl: \(60\) .*' client 'curl -sS https://www.example.test/'
sees 'ERR_TLS_CERT_ALTNAME_INVALID' client "NODE_EXTRA_CA_CERTS=ca.pem node -e 'fetch(\"https://www.example.test/\")'"
sees "Host: www\\.example\\.test\\. is not in the cert's altnames: DNS:example\\.test" client "NODE_EXTRA_CA_CERTS=ca.pem node -e 'fetch(\"https://www.example.test/\")'"
sees 'has a security policy called HTTP Strict Transport Security \(HSTS\)' client "$(look firefox https://myapp.dev/)"

symptom 0-4-Domain-Name#cookie-rejected-for-invalid-domain
on client node "$LABS/look.mjs" firefox http://www.example.test/ >firefox.txt
sees 'Cookie “session” has been rejected for invalid domain\.' - 'cat firefox.txt'

symptom 0-4-Domain-Name#invalid-url
sees 'TypeError: Invalid URL|TypeError \[ERR_INVALID_URL\]: Invalid URL' client "node -e 'new URL(\"www.example.test/order\")'"
sees 'ERR_INVALID_URL' client "node -e 'new URL(\"www.example.test/order\")'"
sees "Failed to construct 'URL': Invalid URL" client "$(look chromium http://www.example.test/)"
sees '(URL constructor: )?www.example.test/order is not a valid URL\.' - 'cat firefox.txt'
sees 'Failed to parse URL from /prices' client "node -e 'fetch(\"/prices\")'"

symptom 0-4-Domain-Name#hosts-file-entry-does-not-work
sees 'getaddrinfo ENOTFOUND myapp\.localhost' client "node -e 'fetch(\"http://myapp.localhost/\")'"
sees 'DNS_PROBE_FINISHED_NXDOMAIN' client "$(look chromium http://myapp.test/) 6"
sees 'ENOTFOUND https://myapp\.test' client "node -e 'require(\"http\").get({host: \"https://myapp.test\"})'"

# webpack's development server is one of Docusaurus's dependencies.
echo 1 >index.js
echo "const {createRequire} = require('module');
const load = createRequire('$LABS/run.mjs');
const compiler = load('webpack')({mode: 'development', context: '$WORK', entry: './index.js'});
new (load('webpack-dev-server'))({host: '127.0.0.1', port: 8080}, compiler).start().then(() => console.log('ready'));" \
  >webpack.cjs
start client webpack.log node webpack.cjs
wait_for_text webpack.log ready
echo "import django.conf, django.test
django.conf.settings.configure(DEBUG=True, ROOT_URLCONF=__name__, MIDDLEWARE=['django.middleware.common.CommonMiddleware'])
django.setup()
urlpatterns = []
django.test.Client(raise_request_exception=False).get('/', HTTP_HOST='www.example.test')" >site.py
symptom 0-4-Domain-Name#blocked-request-this-host-is-not-allowed
sees 'Invalid Host header' client "curl -s -H 'Host: myapp.test' http://127.0.0.1:8080/"
sees "Invalid HTTP_HOST header: 'www\\.example\\.test'\\. You may need to add 'www\\.example\\.test' to ALLOWED_HOSTS\\." \
  client '/usr/bin/python3 site.py'

symptom 0-4-Domain-Name#myapp-dev-jumps-to-https
sees 'ERR_SSL_PROTOCOL_ERROR' client "$(look chromium https://www.example.test:3000/)"
sees 'SSL received a record that exceeded the maximum permissible length\.' client "$(look firefox https://www.example.test:3000/)"
