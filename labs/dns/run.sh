#!/usr/bin/env bash
# usage: run.sh OUTDIR. Writes the transcripts and the measured data of the DNS note; see README.md.
set -euo pipefail
source "$(dirname "$0")/../lib.sh"
source "$(dirname "$0")/world.sh"
lab_start "$1"

# Real-time priority, so other work on the machine doesn't slow down the measurements.
chrt --rr -p 1 $$ || true

make_world

# SOA, RRSIG and NSEC records are too long for the page. Keeps an SOA's serial and last field, a signature's
# key, and an NSEC's next name.
cut_records() {
  sed -i -E 's/(SOA.)ns1\.example\.test\. [^ ]+ ([0-9]+) 7200 900 1209600/\1… \2 …/
    s/(RRSIG\t[A-Z]+) .* ([0-9]+) [a-z.]+ \[omitted\]/\1 … \2 …/
    s/( NSEC [a-z0-9.]+) [A-Z].*/\1 …/' "$TRANSCRIPT"
}

# What the servers answer.
transcript referral dig nsd
shown client 'dig +norecurse +nocmd +nostats @192.0.2.2 www.example.test'

transcript delegation dig nsd
shown client 'dig +norecurse +dnssec +nocrypto +noall +authority +additional @192.0.2.2 www.example.test'
cut_records

transcript trace dig nsd unbound
# Between the steps, dig asks the resolver for the servers' addresses; the times don't include that.
on client dig +trace +nodnssec www.example.test >/dev/null
shown client 'dig -u +nocmd +trace +nodnssec www.example.test'

transcript asked tshark nsd unbound
capture resolver eth1 warm-up.pcap "dig @$PLAIN_RESOLVER www.example.test"
forget plain test
capture resolver eth1 asked.pcap "dig @$PLAIN_RESOLVER www.example.test"
shown - "tshark -r asked.pcap -Y 'dns.flags.response == 0' \\
    -T fields -e ip.dst -e _ws.col.Info"

transcript cname dig nsd unbound
shown client 'dig +noall +answer blog.example.test'
shown client 'sleep 5'
shown client 'dig +noall +answer blog.example.test'

transcript https dig nsd unbound
shown client 'dig +noall +answer www.example.test HTTPS'
shown client 'dig +noall +answer example.test HTTPS'

transcript alias dig chromium nsd unbound
shown client 'dig +noall +answer docs.example.test HTTPS'
# What the browser asks. It exits immediately, because nothing listens at the address it then connects to.
browser=$(node -e "import('$LABS/../scripts/lib/browser.mjs').then((m) => console.log(m.findBrowser()))")
flags=$(node -e "import('$LABS/../scripts/lib/browser.mjs').then((m) => console.log(m.BROWSER_FLAGS.join(' ')))")
capture client eth0 browser.pcap "HOME=$WORK timeout 20 $browser --headless $flags \
  --user-data-dir=$WORK/profile --dump-dom https://docs.example.test/ 2>&1 || true"
echo '$ chromium --headless https://docs.example.test/ …' >>"$TRANSCRIPT"
shown - "tshark -r browser.pcap -Y 'dns.qry.name contains example' \\
    -T fields -e _ws.col.Info"

transcript truncated dig nsd
shown client 'dig +norecurse +ignore @192.0.2.53 many.example.test TXT |
    grep "flags: qr"'
shown client "dig +norecurse @192.0.2.53 many.example.test TXT |
    grep -e 'flags: qr' -e TCP -e rcvd"

# What the resolver keeps.
transcript once dig nsd unbound
forget validating test
shown client 'dig +noall +answer www.example.test'
transcript again dig nsd unbound
shown client 'sleep 40'
shown client 'dig +noall +answer www.example.test'

transcript ttl dig nsd unbound
forget plain test
forget validating test
line="grep -e 'flags: qr' -e ^www -e time"
shown client "dig -u @$PLAIN_RESOLVER www.example.test |
    $line"
on client dig www.example.test >/dev/null
shown client 'sleep 40'
shown client "dig -u @$PLAIN_RESOLVER www.example.test |
    $line"
shown client "dig -u +norecurse @192.0.2.53 www.example.test |
    $line"
transcript answer dig nsd unbound
shown client 'dig www.example.test'

transcript nodata dig nsd unbound
shown client 'dig +nocmd +nostats ns1.example.test AAAA'
cut_records

transcript negative dig nsd unbound
line='grep -e status -e SOA'
shown client "dig shop.example.test | $line"
shown client 'mv next.signed example.test.signed; kill -HUP $(cat host.pid)'
shown client 'sleep 12'
shown client 'dig +short @192.0.2.53 shop.example.test'
shown client "dig shop.example.test | $line"
cut_records

# DNSSEC.
transcript validated delv nsd unbound
shown client "delv @$RESOLVER -a anchor +rtrace +nocrypto www.example.test"
cut_records

transcript denied delv nsd unbound
shown client "delv @$RESOLVER -a anchor +nocrypto \\
    missing.example.test"
cut_records
# Cuts delv's lines about the name itself, which say that it has no records of any type.
sed -i '/^; missing/c …' "$TRANSCRIPT"

transcript broken dig nsd unbound
shown client "dig broken.test | grep -e status -e EDE"
shown client "dig +cdflag broken.test | grep -e status -e ^broken"
shown client 'dig +norecurse +noall +answer +nocrypto +noclass \
    @192.0.2.2 broken.test DS'
shown client 'dig +norecurse +noall +answer +nocrypto +noclass \
    @192.0.2.53 broken.test DNSKEY'

# What a capture shows. dig prints the connection's keys among its messages, with a date in front.
while read -r name option; do
  capture client eth0 "$name.pcap" \
    "SSLKEYLOGFILE=keys dig $option @$RESOLVER www.example.test 2>$name.messages"
done <<'END'
plain +notcp
tcp +tcp
dot +tls
doh +https
END
sed -n 's/^[^ ]* [^ ]* \([A-Z_0-9]* [0-9a-f]* [0-9a-f]*\)$/\1/p' "$WORK/doh.messages" >"$WORK/keys"

transcript plain tshark dig unbound
shown - "tshark -r plain.pcap -Y 'udp.dstport == 53' -x"

transcript encrypted tshark dig unbound
to_resolver="tls && ip.dst == $RESOLVER"
fields='-T fields -e tcp.dstport -e frame.len -e _ws.col.Info'
shown - "tshark -r dot.pcap -Y '$to_resolver' \\
    $fields | head -n 3"
shown - "tshark -r doh.pcap -Y '$to_resolver' \\
    $fields | head -n 4"
shown - 'for f in plain dot doh; do grep -ao example $f.pcap | wc -l; done'

transcript decrypted tshark dig unbound
shown - "tshark -r doh.pcap -o tls.keylog_file:keys \\
    -Y http2.headers.path -T fields \\
    -e http2.headers.method -e http2.headers.path \\
    -e http2.headers.content_type"
shown - "tshark -r doh.pcap -o tls.keylog_file:keys \\
    -Y dns -T fields -e dns.flags.response \\
    -e dns.qry.name -e dns.a"

# Numbers for the charts.
on client node "$HERE/measure.mjs" "$WORK" "$OUT"
for name in plain tcp dot doh; do
  tshark -r "$WORK/$name.pcap" -T fields -e frame.len 2>/dev/null |
    awk -v name="$name" '{ sum += $1 } END { printf "\"%s\": {\"packets\": %d, \"bytes\": %d}\n", name, NR, sum }'
done | paste -sd, | sed 's/.*/{&}/' | python3 -m json.tool --indent 2 >"$OUT/captured.json"
