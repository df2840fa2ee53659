#!/usr/bin/env bash
# One page over HTTP/1.1, 2 and 3 on a long, lossy line; QUIC's packets. Usage: run.sh OUTDIR
set -euo pipefail
source "$(dirname "$0")/../lib.sh"
lab_start "$1"

HERE=$(cd "$(dirname "$0")" && pwd)
DELAY=25
# Percent of packets lost, and how many times the page is loaded by each protocol. LOADS multiplies
# this: the committed numbers come from a longer run than fits into the other labs' time.
declare -A RUNS=([0]=5 [1]=17 [3]=17)
QUIC=https://www.example.test:8443

# Real-time priority: other work on the machine must not slow down what is measured.
chrt --rr -p 1 $$ || true

make_certificate www.example.test
node "$HERE/make-page.mjs" "$WORK/site"
head -c 2000000 /dev/zero >"$WORK/site/large"
spki=$(openssl x509 -in "$WORK/cert.pem" -pubkey -noout | openssl pkey -pubin -outform der |
  openssl dgst -sha256 -binary | base64)

# TCP: Caddy and the kernel. QUIC: ngtcp2's server. Both transports begin with ten packets and use
# Reno's congestion control, so that the measurement compares protocols and not these settings.
make_pair --delay "$DELAY"
cp "$HERE/Caddyfile" "$WORK"
export XDG_DATA_HOME=$WORK/caddy XDG_CONFIG_HOME=$WORK/caddy
start server caddy.log env -C "$WORK" caddy run --config Caddyfile --adapter caddyfile
start server quic.log gtlsserver -q --cc=reno -d "$WORK/site" '*' 8443 "$WORK/key.pem" "$WORK/cert.pem"
for port in 443 8441 8442; do wait_for_port server "$port"; done
for port in 443 8443; do wait_for_port server "$port" udp; done

# capture NAME command …: runs the command in the client's namespace; $WORK/NAME.pcap is what passed.
capture() {
  start client "$1.log" tcpdump -i eth0 --immediate-mode -U -w "$WORK/$1.pcap" udp
  wait_for_text "$WORK/$1.log" listening
  on client env SSLKEYLOGFILE="$WORK/$1.keys" "${@:2}" >/dev/null 2>&1
  # What is still on the wire.
  sleep 0.3
  stop "$PID"
}
quic_get() {
  capture "$1" gtlsclient -q --exit-on-all-streams-close "${@:3}" www.example.test 8443 "$QUIC/$2"
}


# tshark with the keys that the client wrote down, and without them as an observer has it.
decrypt() { echo "tshark -r $1.pcap -o tls.keylog_file:$1.keys"; }

quic_get first index.html --session-file="$WORK/ticket" --tp-file="$WORK/parameters"
transcript observer tshark ngtcp2-client ngtcp2-server
lines="grep -E '^Frame|Packet Length|Packet Type|Handshake Type|Server Name:'"
shown client "tshark -r first.pcap -O quic,tls -c 3 2>/dev/null |
    $lines"
transcript with-keys tshark ngtcp2-client ngtcp2-server
lines="grep -E '^Frame|Packet Type|Handshake Type|Frame Type: [^PNA]'"
shown client "$(decrypt first) -O quic,tls -c 3 2>/dev/null |
    $lines"

# The second visit has the first one's ticket.
quic_get again index.html --session-file="$WORK/ticket" --tp-file="$WORK/parameters"
transcript early-data tshark ngtcp2-client ngtcp2-server
shown client "$(decrypt again) -O quic -c 1 2>/dev/null |
    grep -E 'Packet Type|Frame Type: [^P]'"
for visit in first again; do
  shown client "$(decrypt $visit) \\
    -Y 'http3.frame_type == 1 && udp.srcport == 8443' \\
    -T fields -e frame.time_relative 2>/dev/null"
done

quic_get move large --change-local-addr=200ms
transcript migration tshark ngtcp2-client ngtcp2-server
shown client "tshark -r move.pcap -Y 'udp.dstport == 8443' -T fields -E occurrence=f \\
    -e udp.srcport -e quic.dcid 2>/dev/null | uniq -c"
shown client "$(decrypt move) -Y 'quic.frame_type in {26, 27}' \\
    -T fields -e frame.time_relative -e udp.srcport -e udp.dstport \\
    -e _ws.col.Info 2>/dev/null | sed 's/Prot.*PKN: [0-9]*, //' | head -n 8"

transcript alt-svc curl caddy chromium
shown client "curl -sI --cacert ca.pem https://www.example.test/ | grep -E '^(HTTP|alt-svc)'"
echo '$ node labs/http3/visits.mjs' >>"$TRANSCRIPT"
on client env SPKI="$spki" node "$HERE/visits.mjs" >>"$TRANSCRIPT"

# HTTP ends its lines with CR LF. A terminal shows the same without the CR.
sed -i 's/\r$//' "$OUT"/*.txt

for loss in "${!RUNS[@]}"; do
  restart_wire --delay "$DELAY" --loss "$loss" --seed 9114
  on client env SPKI="$spki" node "$HERE/measure.mjs" $((RUNS[$loss] * ${LOADS:-1})) >"$WORK/loss-$loss.jsonl"
done
node "$HERE/summarize.mjs" "$WORK" $((2 * DELAY)) "$(versions chromium caddy ngtcp2-server)" \
  "$(today)" >"$OUT/page-load.json"
