#!/usr/bin/env bash
# usage: run.sh OUTDIR. Writes messages.txt for the note's Troubleshooting section; see README.md.
set -euo pipefail
source "$(dirname "$0")/../lib.sh"
lab_start "$1"
HERE=$(cd "$(dirname "$0")" && pwd)
NOTE=0-3-Why-Http3
SITE=https://www.example.test

make_namespace host
address host lo 198.51.100.20/32
name_hosts host '198.51.100.20 www.example.test'

make_certificate www.example.test
cd "$WORK"
openssl req -newkey rsa:2048 -nodes -subj /CN=www.example.test -keyout rsa-key.pem -out rsa.pem 2>/dev/null
openssl x509 -req -in rsa.pem -CA ca.pem -CAkey ca-key.pem -CAcreateserial -days 30 -out rsa-cert.pem \
  -extfile <(echo subjectAltName=DNS:www.example.test) 2>/dev/null
spki() {
  openssl x509 -in "$1" -pubkey -noout | openssl pkey -pubin -outform der |
    openssl dgst -sha256 -binary | base64
}
TRUST=--ignore-certificate-errors-spki-list=$(spki cert.pem),$(spki rsa-cert.pem)

# A home folder in which the browser trusts the lab's authority, as after running mkcert.
export HOME=$WORK/home XDG_DATA_HOME=$WORK/caddy XDG_CONFIG_HOME=$WORK/caddy
mkdir -p "$HOME/.pki/nssdb" site
certutil -d "sql:$HOME/.pki/nssdb" -N --empty-password
certutil -d "sql:$HOME/.pki/nssdb" -A -t C,, -n lab -i ca.pem

cp "$HERE"/{nginx.conf,Caddyfile} .
echo '<p>Bread</p>' >site/index.html
start host node.log node "$HERE/server.mjs"
start host nginx.log nginx -p "$WORK" -c nginx.conf
start host caddy.log caddy run --config Caddyfile --adapter caddyfile
start host quic.log gtlsserver -q -d "$WORK/site" '*' 9443 key.pem cert.pem
for port in 443 8080 8081 8440 8442 8443 8445 8446; do wait_for_port host "$port"; done
for port in 443 9443; do wait_for_port host "$port" udp; done
on host nft add table ip faults
on host nft 'add chain ip faults in { type filter hook input priority 0; }'
# firewall RULE …: sets these rules and removes all others.
firewall() {
  local rule
  on host nft flush table ip faults
  for rule in "$@"; do on host nft "add rule ip faults in $rule"; done
}

curl="curl -sS --cacert ca.pem"
visit="node $HERE/visit.mjs"
client="node $HERE/client.mjs"
firefox() {
  echo "node --input-type=module -e \"import {look} from '$LABS/browsers.mjs';
    console.log((await look('firefox', '$1', {trusting: true})).page)\""
}
get_by_quic="gtlsclient -q --exit-on-all-streams-close www.example.test"
force() { echo "--origin-to-force-quic-on=www.example.test:$1"; }
web_transport() {
  echo "new WebTransport('$SITE:$1/').ready.catch((error) => error.name + ': ' + error.message)"
}

messages chromium firefox-esr curl node nginx caddy openssl tshark ngtcp2-client

symptom "$NOTE#err-quic-protocol-error"
firewall 'udp dport 9443 drop'
sees ERR_QUIC_PROTOCOL_ERROR host "$visit $SITE:9443/index.html 1 '' $TRUST $(force 9443)"
firewall
sees ERR_QUIC_HANDSHAKE_FAILED host "$visit $SITE:9999/ 1 '' $TRUST $(force 9999)"

symptom "$NOTE#err-http2-protocol-error"
get="fetch('/half').then((response) => response.text()).catch(String)"
sees ERR_HTTP2_PROTOCOL_ERROR host "$visit $SITE:8440/ 1 \"$get\" $TRUST"
sees 'TypeError: Failed to fetch' host "$visit $SITE:8440/ 1 \"$get\" $TRUST"
sees ERR_HTTP2_PROTOCOL_ERROR host "$visit $SITE:8445/ 1 '' $TRUST"
sees ERR_HTTP2_COMPRESSION_ERROR host "$visit $SITE:8446/ 1 '' $TRUST"
sees 'Secure Connection Failed' host "$(firefox "$SITE:8443/reset?code=1")"
sees 'curl: .*' host "$curl -o half $SITE:8441/half"
sees 'curl: .*' host "$curl -o half $SITE:8440/half"
sees 'upstream prematurely closed connection while reading upstream' - 'cat nginx-error.log'

symptom "$NOTE#err-http2-inadequate-transport-security"
sees ERR_HTTP2_INADEQUATE_TRANSPORT_SECURITY host "$visit $SITE:8444/ 1 '' $TRUST"
sees 'Your connection is not secure' host "$(firefox "$SITE:8444/")"

symptom "$NOTE#nsposixerrordomain-100"
sees 'curl: .*' host "$curl $SITE:8440/upgrade"
request="require('http2').connect('$SITE:8443', {rejectUnauthorized: false}).request({'transfer-encoding': 'chunked'})"
sees 'HTTP/1 Connection specific .*' host "node -e \"$request\""

symptom "$NOTE#a-certificate-of-your-own-stays-on-h2"
sees 'visits by \K.*' host "$visit $SITE/ 3"
sees 'net::ERR_QUIC_PROTOCOL_ERROR.QUIC_TLS_CERTIFICATE_UNKNOWN' host \
  "$visit $SITE/ 1 \"$(web_transport 443)\""

symptom "$NOTE#the-tests-disagree"
tls="openssl s_client -connect www.example.test:8440 -alpn h3"
sees 'tlsv1 alert no application protocol' host "$tls"
sees 'No ALPN negotiated' host "$tls"
firewall 'udp dport 443 drop'
sees 'Connection to .*' host 'nc -vzu www.example.test 443'
firewall

symptom "$NOTE#option-http3"
sees 'curl: option .*' host "curl --http3 -I $SITE/"
sees 'curl: option .*' host "curl --http3-only -I $SITE/"

symptom "$NOTE#invalid-parameter-quic"
try() { echo "echo 'events {} http { $1 }' >try.conf; nginx -t -p $WORK -c try.conf"; }
sees 'invalid parameter "quic"' host "$(try 'server { listen 443 quic; }')"
sees 'unknown directive "http3"' host "$(try 'http3 on;')"
sees 'unknown directive "http2"' host "$(try 'http2 on;')"
twice='server { listen 443 reuseport; } server { listen 443 reuseport; }'
sees 'duplicate listen options for 0.0.0.0:443' host "$(try "$twice")"

symptom "$NOTE#address-already-in-use"
sees 'listen udp :443: bind: address already in use' host 'caddy run --config Caddyfile --adapter caddyfile'
echo 'events {} http { server { listen 443; } }' >try.conf
sees 'bind\(\) to 0.0.0.0:443 failed .*' host "nginx -p $WORK -c try.conf"

symptom "$NOTE#the-log-shows-http-1-1"
sees '"GET / HTTP/1.1" 200' host "$get_by_quic 443 $SITE/ >got; cat nginx-access.log"

symptom "$NOTE#only-over-the-vpn"
on host ip link set lo mtu 1220
sees 'sendmsg: Message too long' host "timeout 5 gtlsclient www.example.test 9443 $SITE:9443/index.html"
sees 'net::ERR_QUIC_PROTOCOL_ERROR.QUIC_PACKET_WRITE_ERROR' host \
  "$visit $SITE/ 1 \"$(web_transport 9443)\""
on host ip link set lo mtu 65536

symptom "$NOTE#quic-network-idle-timeout"
firewall 'udp dport 9443 drop'
wait_for_connection="$visit $SITE/ 1 \"$(web_transport 9443)\""
sees 'net::ERR_QUIC_PROTOCOL_ERROR.QUIC_NETWORK_IDLE_TIMEOUT' host "$wait_for_connection"
sees 'No recent network activity after' host "$wait_for_connection"
firewall

symptom "$NOTE#curl-92"
for code in 1 7; do sees 'curl: .*' host "$curl '$SITE:8443/reset?code=$code'"; done
sees 'curl: .*' host "$curl '$SITE:8443/goaway?code=0'"
for code in 2 8 11; do sees 'cleanly: \K.*' host "$curl '$SITE:8443/reset?code=$code'"; done

symptom "$NOTE#goaway"
sees ERR_HTTP2_SERVER_REFUSED_STREAM host "$visit '$SITE:8443/reset?code=7' 1 '' $TRUST"
sees ERR_CONNECTION_CLOSED host "$visit '$SITE:8443/goaway?code=0' 1 '' $TRUST"
sees 'ERR_HTTP2_STREAM_ERROR: \K.*' host "$client '$SITE:8443/reset?code=7'"
sees 'ERR_HTTP2_STREAM_ERROR: \K.*' host "$client '$SITE:8443/reset?code=11'"
sees 'ERR_HTTP2_SESSION_ERROR: \K.*' host "$client '$SITE:8443/goaway?code=11'"

symptom "$NOTE#received-http-0-9"
sees 'curl: .*' host "$curl http://www.example.test:8442/"
fetch="fetch('http://www.example.test:8442/').catch(console.error)"
sees 'Response does not match .*' host "node -e \"$fetch\""
sees '"PRI \* HTTP/2.0" 400' host "$curl --http2-prior-knowledge http://www.example.test:8081/ || :
  sleep 0.2; cat nginx-access.log"
sees 'ERR_HTTP2_ERROR: \K.*' host "$client http://www.example.test:8080/"
get="require('http').get('http://www.example.test:8442/').on('error', console.error)"
sees 'Parse Error: Expected HTTP/, RTSP/ or ICE/' host "node -e \"$get\""

symptom "$NOTE#status-text-is-empty"
get="fetch('/nothing').then((response) => response.text())"
sees 'status of \K404.*' host "$visit $SITE:8440/ 1 \"$get\" $TRUST"
sees 'status of \K404.*' host "$visit $SITE:8441/ 1 \"$get\" $TRUST"

symptom "$NOTE#opening-handshake-failed"
sees 'WebTransportError: .*' host "$visit $SITE/ 1 \"$(web_transport 443)\""
sees 'Failed to establish a connection to' host "$visit $SITE/ 1 \"$(web_transport 443)\""

symptom "$NOTE#protected-payload"
start host tcpdump.log tcpdump -i lo --immediate-mode -U -w quic.pcap udp port 9443
wait_for_text tcpdump.log listening
on host $get_by_quic 9443 "$SITE:9443/index.html" >/dev/null 2>&1
sleep 0.3
stop "$PID"
sees 'Protected Payload \(KP0\)' host 'tshark -r quic.pcap -d udp.port==9443,quic'
