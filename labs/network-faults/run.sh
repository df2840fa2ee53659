#!/usr/bin/env bash
# usage: run.sh OUTDIR. Writes messages.txt for the note's Troubleshooting section; see README.md.
set -euo pipefail
source "$(dirname "$0")/../lib.sh"
lab_start "$1"
HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
source "$HERE/world.sh"
make_world
make_certificates
make_namespace offline
name_hosts offline '198.51.100.20 www.example.test'
start server server.log node "$HERE/servers.mjs" "$WORK"
wait_for_text "$WORK/server.log" ready

# A firewall that drops packets silently.
on router nft -f - <<'END'
table inet filter {
  chain forward {
    type filter hook forward priority filter
    tcp dport { 22, 81 } drop
    icmp type echo-request drop
  }
}
END

SITE=www.example.test
NOTE=0-1-How-does-the-Internet-Work
# page ENGINE URL: prints a command that shows what the engine showed. Each page is only visited once.
page() {
  local file=$WORK/$1-${2//[^a-z0-9]/-}.txt
  [ -e "$file" ] || on client node "$LABS/look.mjs" "$1" "$2" >"$file"
  echo "cat $file"
}
look() { echo "node $LABS/look.mjs $1 $2"; }
ask() { echo "node $HERE/ask.mjs $1"; }

messages chromium firefox-esr curl node python openssl npm

symptom $NOTE#err-connection-timed-out
sees 'took too long to respond' - "$(page chromium http://$SITE:81/)"
sees 'ERR_CONNECTION_TIMED_OUT' - "$(page chromium http://$SITE:81/)"
sees 'The connection has timed out' - "$(page firefox http://$SITE:81/)"
sees 'curl: \(28\) Failed to connect to www\.example\.test port 81' client "curl -sS -m 10 http://$SITE:81/"
sees 'Operation timed out' client "curl -sS -m 2 http://$SITE:8003/"
sees 'connect ETIMEDOUT [0-9.:]+' client "$(ask http://$SITE:81/)"
sees '\[Errno 110\] Connection timed out' client "python3 -c 'import urllib.request; urllib.request.urlopen(\"http://$SITE:81/\")'"
sees 'UND_ERR_CONNECT_TIMEOUT' client "echo 6 >/proc/sys/net/ipv4/tcp_syn_retries; $(ask http://198.51.100.20:81/) fetch"
sees 'Connect Timeout Error' client "echo 6 >/proc/sys/net/ipv4/tcp_syn_retries; $(ask http://198.51.100.20:81/) fetch"
on client sh -c 'echo 1 >/proc/sys/net/ipv4/tcp_syn_retries'

symptom $NOTE#err-connection-refused
sees 'refused to connect' - "$(page chromium http://$SITE:3000/)"
sees 'ERR_CONNECTION_REFUSED' - "$(page chromium http://$SITE:3000/)"
sees 'Unable to connect' - "$(page firefox http://$SITE:3000/)"
sees 'Firefox can’t connect to the server at' - "$(page firefox http://$SITE:3000/)"
sees 'curl: \(7\) Failed to connect to www\.example\.test port 3000' client "curl -sS http://$SITE:3000/"
sees 'connect ECONNREFUSED [0-9.:]+' client "$(ask http://$SITE:3000/)"
sees '\[Errno 111\] Connection refused' client "python3 -c 'import urllib.request; urllib.request.urlopen(\"http://$SITE:3000/\")'"
# localhost has two addresses, and nothing is listening at either.
sees 'AggregateError \[ECONNREFUSED\]' client "node -e 'require(\"http\").get(\"http://localhost:5175/\")'"
sees 'port 3000: Connection refused' client "ssh -p 3000 root@$SITE"
sees "fatal: unable to access 'http://www\.example\.test:3000/': Failed to connect to www\.example\.test port 3000" client "git ls-remote http://$SITE:3000/"

symptom $NOTE#err-name-not-resolved
sees 'ERR_NAME_NOT_RESOLVED' - "$(page chromium 'data:text/html,<img src=http://shop.invalid/>')"
sees 'Server Not Found' - "$(page firefox http://shop.invalid/)"
sees 'curl: \(6\) .*' client 'curl -sS http://shop.invalid/'

symptom $NOTE#temporary-failure-in-name-resolution
sees 'getaddrinfo EAI_AGAIN [a-z.]+' client "$(ask http://shop.example.test/)"
sees 'Temporary failure in name resolution' client 'ping -c 1 shop.example.test'
sees 'no servers could be reached' client 'dig +tries=1 +time=1 shop.example.test'

symptom $NOTE#err-address-unreachable
on router ip route add unreachable 198.51.100.77
sees 'ERR_ADDRESS_UNREACHABLE' - "$(page chromium http://198.51.100.77/)"
sees 'connect EHOSTUNREACH [0-9.:]+' client "$(ask http://198.51.100.77/)"
sees 'Destination Host Unreachable' client 'ping -c 1 -W 5 192.168.1.77'
sees 'No route to host' client "bash -c '</dev/tcp/198.51.100.77/80'"

symptom $NOTE#err-internet-disconnected
sees 'ERR_\w+' offline "$(look chromium http://$SITE/)"
sees 'Network is unreachable' offline 'ping -c 1 198.51.100.20'
sees 'connect ENETUNREACH [0-9.:]+' offline "$(ask http://198.51.100.20/)"

symptom $NOTE#err-unsafe-port
sees 'ERR_UNSAFE_PORT' - "$(page chromium http://$SITE:6000/)"
sees 'This address is restricted' - "$(page firefox http://$SITE:6000/)"
sees 'bad port' client "$(ask http://$SITE:6000/) fetch"

symptom $NOTE#err-connection-reset
sees 'The connection was reset' - "$(page chromium http://$SITE:8002/)"
sees 'ERR_CONNECTION_RESET' - "$(page chromium http://$SITE:8002/)"
sees 'NS_ERROR_NET_EMPTY_RESPONSE' - "$(page firefox http://$SITE:8002/)"
sees 'curl: \(56\) .*' client "curl -sS http://$SITE:8002/"
sees 'read ECONNRESET' client "$(ask http://$SITE:8002/)"

symptom $NOTE#err-empty-response
sees 'didn’t send any data' - "$(page chromium http://$SITE:8001/)"
sees 'ERR_EMPTY_RESPONSE' - "$(page chromium http://$SITE:8001/)"
sees 'sent back an empty page' - "$(page firefox http://$SITE:8001/)"
sees 'NS_ERROR_NET_EMPTY_RESPONSE' - "$(page firefox http://$SITE:8001/)"
sees 'curl: \(52\) .*' client "curl -sS http://$SITE:8001/"
sees 'socket hang up' client "$(ask http://$SITE:8001/)"
sees 'other side closed' client "$(ask http://$SITE:8001/) fetch"

symptom $NOTE#err-connection-closed
sees 'ERR_CONNECTION_CLOSED' - "$(page chromium https://$SITE:8001/)"
sees 'PR_END_OF_FILE_ERROR' - "$(page firefox https://$SITE:8001/)"
sees 'PR_CONNECT_RESET_ERROR' - "$(page firefox https://$SITE:8002/)"
sees 'curl: \(35\) OpenSSL SSL_connect: SSL_ERROR_SYSCALL' client "curl -sS https://$SITE:8001/"
sees 'curl: \(35\) .*' client "curl -sS https://$SITE:8002/"
sees 'Client network socket disconnected before secure TLS connection was established' client "$(ask https://$SITE:8001/)"

symptom $NOTE#write-epipe
sees 'write EPIPE' client "node -e 'setInterval(() => console.log(\"x\".repeat(9999)), 1)' | head -c 9"
sees 'BrokenPipeError: .*' client "python3 -c 'while True: print(1)' | head -c 1"

symptom $NOTE#kex-exchange-identification
sees 'kex_exchange_identification: [^\r]*' client "ssh -p 8002 root@$SITE"
sees 'kex_exchange_identification: [^\r]*' client "ssh -p 8001 root@$SITE"
sees 'ssh: connect to host [^\r]*' client "ssh root@$SITE"

symptom $NOTE#unexpected-non-whitespace-character-after-json
sees 'Unexpected non-whitespace character after JSON at position \d+' client "node -e 'require(\"net\").connect(8006, \"$SITE\").on(\"data\", (data) => JSON.parse(data))'"

symptom $NOTE#eaddrinuse
sees 'listen EADDRINUSE: .*' server "node -e 'require(\"http\").createServer().listen(80)'"
sees 'OSError: .*' server 'python3 -m http.server 80'

symptom $NOTE#eacces-permission-denied
sees 'listen EACCES: .*' client "setpriv --reuid=65534 --clear-groups --inh-caps=-all --bounding-set=-all node -e 'require(\"http\").createServer().listen(80)'"
sees 'PermissionError: .*' client 'setpriv --reuid=65534 --clear-groups --inh-caps=-all --bounding-set=-all /usr/bin/python3 -m http.server 80'

symptom $NOTE#econnrefused-1
start client loop6.log node -e 'require("http").createServer((q, s) => s.end("ok")).listen(5173, "::1")'
start client loop4.log node -e 'require("http").createServer((q, s) => s.end("ok")).listen(5174, "127.0.0.1")'
wait_for_port client 5173
wait_for_port client 5174
sees 'connect ECONNREFUSED [0-9.:]+' client "$(ask http://127.0.0.1:5173/)"
sees 'connect ECONNREFUSED [0-9.:]+' client "$(ask http://[::1]:5174/)"

symptom $NOTE#err-tunnel-connection-failed
sees 'ERR_TUNNEL_CONNECTION_FAILED' client "https_proxy=http://198.51.100.20:8005 $(look chromium https://$SITE/)"
sees 'ERR_PROXY_CONNECTION_FAILED' client "http_proxy=http://198.51.100.20:3128 $(look chromium http://$SITE/)"
sees 'The proxy server is refusing connections' client "http_proxy=http://198.51.100.20:3128 $(look firefox http://$SITE/)"
sees 'curl: \(56\) .*' client "https_proxy=http://198.51.100.20:8005 curl -sS https://$SITE/"

symptom $NOTE#npm-error-network
for port in 8002 8003 8007; do
  on client npm view cake --fetch-retries=0 --fetch-timeout=1500 --registry="http://$SITE:$port/" >"$WORK/npm-$port.txt" 2>&1 || true
done
sees 'npm error code ECONNRESET' - 'cat npm-8002.txt'
sees 'npm error network This is a problem related to network connectivity\.' - 'cat npm-8002.txt'
sees 'In most cases you are behind a proxy or have bad network settings\.' - 'cat npm-8002.txt'
sees 'network timeout at' - 'cat npm-8003.txt'
sees 'EIDLETIMEOUT' - 'cat npm-8007.txt'
sees 'Invalid response body while trying to fetch' - 'cat npm-8007.txt'

symptom $NOTE#net-err-cert-authority-invalid
sees 'NET::ERR_CERT_AUTHORITY_INVALID' - "$(page chromium https://$SITE:8443/)"
sees 'Your connection is not private' - "$(page chromium https://$SITE:8443/)"
sees 'Be careful\. Something doesn’t look right\.' - "$(page firefox https://$SITE:8443/)"
sees 'curl: \(60\) .*' client "curl -sS https://$SITE:8443/"
sees 'curl: \(60\) .*' client "curl -sS https://$SITE:8444/"
sees 'DEPTH_ZERO_SELF_SIGNED_CERT' client "$(ask https://$SITE:8443/)"
sees 'UNABLE_TO_\w+' client "$(ask https://$SITE:8444/)"
sees 'unable to verify the first certificate' client "$(ask https://$SITE:8444/)"

symptom $NOTE#self-signed-certificate-in-certificate-chain
sees 'self-signed certificate in certificate chain' client "curl -sS https://$SITE:8448/"
sees 'SELF_SIGNED_CERT_IN_CHAIN' client "$(ask https://$SITE:8448/)"
sees 'unable to get local issuer certificate' client "$(ask https://$SITE:8449/)"
sees 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY' client "$(ask https://$SITE:8449/)"
sees 'CERTIFICATE_VERIFY_FAILED' client "python3 -c 'import urllib.request; urllib.request.urlopen(\"https://$SITE:8448/\")'"

symptom $NOTE#net-err-cert-date-invalid
sees 'curl: \(60\) .*' client "SSL_CERT_FILE=ca.pem curl -sS https://$SITE:8445/"
sees 'certificate is not yet valid' client "SSL_CERT_FILE=ca.pem curl -sS https://$SITE:8446/"
sees 'CERT_HAS_EXPIRED' client "NODE_EXTRA_CA_CERTS=ca.pem $(ask https://$SITE:8445/)"
sees 'CERT_NOT_YET_VALID' client "NODE_EXTRA_CA_CERTS=ca.pem $(ask https://$SITE:8446/)"

symptom $NOTE#err-ssl-version-or-cipher-mismatch
sees 'ERR_SSL_VERSION_OR_CIPHER_MISMATCH' - "$(page chromium https://$SITE:8447/)"
sees "Peer reports incompatible or unsupported protocol version" - "$(page firefox https://$SITE:8447/)"
sees 'tlsv1 alert protocol version' client "curl -sS --tlsv1.2 https://$SITE:8447/"
sees 'SSL alert number 70' client "$(ask https://$SITE:8447/)"

symptom $NOTE#err-ssl-protocol-error
sees 'ERR_SSL_PROTOCOL_ERROR' - "$(page chromium https://$SITE:80/)"
sees "SSL received a record that exceeded the maximum permissible length" - "$(page firefox https://$SITE:80/)"
sees 'wrong version number' client "curl -sS https://$SITE:80/"
sees 'wrong version number' client "$(ask https://$SITE:80/)"

symptom $NOTE#ping-fails-but-the-site-works
sees 'Time to live exceeded' client "ping -c 1 -W 2 -t 1 $SITE"
sees '100% packet loss' client "ping -c 1 -W 1 $SITE"

symptom $NOTE#emfile-too-many-open-files
sees 'connect EMFILE' client "ulimit -n 40; node -e 'for (let i = 0; i < 60; i++) require(\"net\").connect(8003, \"198.51.100.20\")'"
sees 'connect EADDRNOTAVAIL [0-9.:]+' client "echo '40000 40003' >/proc/sys/net/ipv4/ip_local_port_range; node -e 'for (let i = 0; i < 9; i++) require(\"net\").connect(8003, \"198.51.100.20\")'"
sees 'Cannot assign requested address' client "for i in 1 2 3 4 5 6 7 8; do bash -c 'exec 3<>/dev/tcp/198.51.100.20/8003; sleep 2' & done; wait"
