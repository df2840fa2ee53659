#!/usr/bin/env bash
# usage: run.sh OUTDIR. Writes messages.txt for the note's Troubleshooting section; see README.md.
set -euo pipefail
source "$(dirname "$0")/../lib.sh"
lab_start "$1"
HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

RESOLVER=203.0.113.53
SERVER=198.51.100.53
SILENT=192.0.2.53

# Chromium doesn't query a resolver if only loopback is up.
make_namespace client
make_silent_namespace outside
join client eth0 outside eth0
address client eth0 203.0.113.10/24
address client lo "$RESOLVER/32" "$SERVER/32" "$SILENT/32"
name_hosts client
resolv_conf=/etc/netns/$(ns_name client)/resolv.conf
echo "nameserver $RESOLVER" >"$resolv_conf"

# zone NAME: writes NAME.zone, NAME.signed and the resolver's NAME.anchor; sets KEY.
zone() {
  echo "\$ORIGIN $1.
\$TTL 300
@ SOA ns1 admin 1 7200 900 1209600 300
@ NS ns1
@ A 198.51.100.20
ns1 A $SERVER" >"$1.zone"
  KEY=$(ldns-keygen -a ECDSAP256SHA256 -k "$1")
  ldns-signzone -o "$1" -f "$1.signed" "$1.zone" "$KEY"
  ldns-key2ds -n -2 "$KEY.key" >"$1.anchor"
}

# Even the keys of nokeys.test lack a signature; in the other zones, only the address's signature is wrong.
cd "$WORK"
zone nokeys.test
sed -i '/RRSIG/d' nokeys.test.signed
zone unsigned.test
sed -i '/RRSIG\tA /d' unsigned.test.signed
zone expired.test
ldns-signzone -i 20260101000000 -e 20260201000000 -o expired.test -f old.signed expired.test.zone "$KEY"
sed -i '/RRSIG\tA /d' expired.test.signed
grep -P 'RRSIG\tA ' old.signed >>expired.test.signed

# The DNS host: it serves these zones but not example.test.
{
  printf 'server:\n  ip-address: %s\n' "$SERVER"
  printf '  %s\n' 'username: ""' 'chroot: ""' 'database: ""' 'server-count: 1' "zonesdir: \"$WORK\"" \
    "pidfile: \"$WORK/nsd.pid\"" "xfrdfile: \"$WORK/xfrd\"" "zonelistfile: \"$WORK/list\"" \
    "xfrdir: \"$WORK\""
  printf 'remote-control:\n  control-enable: no\n'
  for name in expired.test unsigned.test nokeys.test; do
    printf 'zone:\n  name: "%s"\n  zonefile: "%s.signed"\n' "$name" "$name"
  done
} >nsd.conf
start client nsd.log nsd -d -c "$WORK/nsd.conf"
wait_for_text nsd.log 'nsd started'

# The resolver, which answers that nothing below example.test exists. Chromium looks up google.com to find out
# whether the resolver or the name is at fault.
{
  printf 'server:\n  interface: %s\n  access-control: 0.0.0.0/0 allow\n' "$RESOLVER"
  printf '  %s\n' 'username: ""' 'chroot: ""' "directory: \"$WORK\"" 'use-syslog: no' 'do-ip6: no' \
    "pidfile: \"$WORK/unbound.pid\"" 'ede: yes' 'do-not-query-localhost: no' \
    'local-zone: "test." nodefault' 'local-zone: "example.test." static' \
    'local-data: "google.com. A 203.0.113.80"' \
    'local-data: "example.test. 300 SOA ns1.example.test. admin.example.test. 1 7200 900 1209600 300"'
  for name in expired.test unsigned.test nokeys.test; do
    printf '  trust-anchor-file: "%s.anchor"\n' "$name"
  done
  for name in expired.test unsigned.test nokeys.test; do
    printf 'stub-zone:\n  name: "%s"\n  stub-addr: %s\n' "$name" "$SERVER"
  done
} >unbound.conf
start client unbound.log unbound -d -c "$WORK/unbound.conf"
wait_for_text unbound.log 'start of service'

# A server that receives every query and never answers.
start client silent.log python3 -c "
import socket
s = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
s.bind(('$SILENT', 53))
print('ready', flush=True)
while True: s.recv(4096)"
wait_for_text silent.log ready

messages dig curl chromium firefox-esr nsd unbound node python busybox

look="$LABS/look.mjs"
symptom 0-6-DNS#dns-probe-finished-nxdomain
sees 'DNS_PROBE_FINISHED_NXDOMAIN' client "node $look chromium https://www.example.test/ 6"
sees 'Check if there is a typo in .*' client "node $look chromium https://www.example.test/ 6"
sees 'Server Not Found' client "node $look firefox https://www.example.test/"
sees 'curl: \(6\) .*' client 'curl -sS https://www.example.test/'
# example.test has only an SOA record.
sees '\*\*\* Can.*' client 'nslookup example.test'

symptom 0-6-DNS#nxdomain-although-the-record-exists
sees 'status: \KNXDOMAIN' client 'dig shop.example.test'
sees '\*\* server can.*' client 'nslookup shop.example.test'
sees 'Host .*' client 'host shop.example.test'

symptom 0-6-DNS#getaddrinfo-enotfound
sees 'getaddrinfo ENOTFOUND api.example.test' client "node -e 'fetch(\"https://api.example.test/\")'"
sees 'TypeError: fetch failed' client "node -e 'fetch(\"https://api.example.test/\")'"
sees 'Name or service not known' client "python3 -c 'import socket; socket.getaddrinfo(\"api.example.test\", 443)'"
sees 'No address associated with hostname' client \
  "python3 -c 'import socket; socket.getaddrinfo(\"example.test\", 443)'"
sees 'bad address .*' client 'busybox wget http://api.example.test/'

symptom 0-6-DNS#temporary-failure-in-name-resolution
echo 'nameserver 127.0.0.1' >"$resolv_conf"
sees 'Temporary failure in name resolution' client \
  "python3 -c 'import socket; socket.getaddrinfo(\"www.example.test\", 443)'"
sees '\[Errno -3\]' client "python3 -c 'import socket; socket.getaddrinfo(\"www.example.test\", 443)'"
sees 'getaddrinfo EAI_AGAIN www.example.test' client "node -e 'fetch(\"https://www.example.test/\")'"
echo "nameserver $RESOLVER" >"$resolv_conf"

# Records that a DNS host's form or a zone file checker rejects.
faulty() {
  printf '$ORIGIN example.test.\n$TTL 300\n@ SOA ns1 admin 1 7200 900 1209600 300\n@ NS ns1\nns1 A %s\n%s\n' \
    "$SERVER" "$1" >faulty.zone
}
symptom 0-6-DNS#cname-and-other-data
faulty $'www A 198.51.100.20\nwww CNAME pages.host.example.'
sees 'CNAME and other data(?! at)' - 'named-checkzone example.test faulty.zone'
sees 'CNAME and other data at the same name' - 'nsd-checkzone example.test faulty.zone'
faulty $'www CNAME pages.host.example.\nwww CNAME other.host.example.'
sees 'multiple CNAMEs at the same name' - 'nsd-checkzone example.test faulty.zone'

symptom 0-6-DNS#domain-appended-twice
faulty '@ NS ns1.example.test'
sees 'NS .* has no address records \(A or AAAA\)' - 'named-checkzone example.test faulty.zone'

symptom 0-6-DNS#a-record-with-a-url-a-port-or-a-path
faulty 'www A 198.51.100.1:3000'
sees 'invalid IPv4 address .*' - 'nsd-checkzone example.test faulty.zone'

symptom 0-6-DNS#text-string-is-longer-than-255-characters
faulty "name._domainkey TXT \"$(printf 'a%.0s' {1..300})\""
sees 'text string is longer than .*' - 'nsd-checkzone example.test faulty.zone'

symptom 0-6-DNS#servfail
sees 'EDE: 9 \(DNSKEY Missing\)' client 'dig nokeys.test'
# When asked again, Unbound answers from its cache and no longer says why.
sees 'status: \KSERVFAIL' client 'dig nokeys.test'
sees 'EDE: 6 \(DNSSEC Bogus\)' client 'dig nokeys.test'
sees 'EDE: 10 \(RRSIGs Missing\)' client 'dig unsigned.test'
sees 'not found: 2\(SERVFAIL\)' client 'host nokeys.test'
sees 'EDE: 7 \(Signature Expired\)' client 'dig expired.test'

symptom 0-6-DNS#refused
sees 'status: \KREFUSED' client "dig @$SERVER www.example.test"
sees 'EDE: 20 \(Not Authoritative\)' client "dig @$SERVER www.example.test"
sees 'Host .*REFUSED\)' client "host www.example.test $SERVER"
sees 'WARNING: recursion requested but not available' client "dig @$SERVER expired.test"

symptom 0-6-DNS#communications-error-timed-out
sees 'communications error to .*' client "dig +time=1 +tries=1 @$SILENT www.example.test"
sees 'no servers could be reached' client "dig +time=1 +tries=1 @$SILENT www.example.test"
# No program is listening there.
sees 'communications error to .*' client 'dig +tries=1 @127.0.0.53 www.example.test'
