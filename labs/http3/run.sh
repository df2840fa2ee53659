#!/usr/bin/env bash
# One page over HTTP/1.1, 2 and 3 on a long, lossy link; QUIC's packets. Usage: run.sh OUTDIR
set -euo pipefail
source "$(dirname "$0")/../lib.sh"
lab_start "$1"

HERE=$(cd "$(dirname "$0")" && pwd)
DELAY=25
# The percentage of packets lost, and how often the page is loaded over each protocol. LOADS multiplies the
# latter: the committed numbers come from a longer run than the other labs have time for.
declare -A RUNS=([0]=5 [1]=17 [3]=17)
QUIC=https://www.example.test:8443

# Real-time priority, so other work on the machine doesn't slow down the measurements.
chrt --rr -p 1 $$ || true

make_certificate www.example.test
node "$HERE/make-page.mjs" "$WORK/site"
head -c 2000000 /dev/zero >"$WORK/site/large"
spki=$(openssl x509 -in "$WORK/cert.pem" -pubkey -noout | openssl pkey -pubin -outform der |
  openssl dgst -sha256 -binary | base64)

# TCP: Caddy and the kernel. QUIC: ngtcp2's server. Both transports start with ten packets and use Reno
# congestion control, so the measurement compares protocols rather than settings.
make_pair --delay "$DELAY"
# The client's second address, as on a second network.
address client eth0 203.0.113.25/24
on server ip route add 203.0.113.0/24 dev eth0
on client ping -q -c 1 -W 5 -I 203.0.113.25 198.51.100.20 >/dev/null
cp "$HERE/Caddyfile" "$WORK"
export XDG_DATA_HOME=$WORK/caddy XDG_CONFIG_HOME=$WORK/caddy
start server caddy.log env -C "$WORK" caddy run --config Caddyfile --adapter caddyfile
start server quic.log gtlsserver -q --cc=reno -d "$WORK/site" '*' 8443 "$WORK/key.pem" "$WORK/cert.pem"
for port in 443 8441 8442; do wait_for_port server "$port"; done
for port in 443 8443; do wait_for_port server "$port" udp; done

# capture NAME command …: runs the command in the client's namespace and records its traffic in
# $WORK/NAME.pcap.
capture() {
  start client "$1.log" tcpdump -i eth0 --immediate-mode -U -w "$WORK/$1.pcap" udp
  wait_for_text "$WORK/$1.log" listening
  on client env SSLKEYLOGFILE="$WORK/$1.keys" "${@:2}" >/dev/null 2>&1
  # Waits for packets still on the wire.
  sleep 0.3
  stop "$PID"
}
quic_get() {
  capture "$1" gtlsclient -q --exit-on-all-streams-close "${@:2}"
}

# Truncates lines that don't fit, dropping only what the text doesn't refer to.
cut_long_lines() {
  sed -i -E 's/^(Frame .* on wire) .*/\1 …/; s/DCID=[0-9a-f]+ /DCID=… /; s/ dir=(Uni|Bi)dir.*/ …/' \
    "$TRANSCRIPT"
}

# Prints the start of a tshark command that decrypts a capture with the client's keys.
decrypt() { echo "tshark -r $1.pcap -o tls.keylog_file:$1.keys"; }

# Only over IPv4, because its addresses are short.
name_hosts client '198.51.100.20 www.example.test'
quic_get first --session-file="$WORK/ticket" --tp-file="$WORK/parameters" \
  www.example.test 8443 "$QUIC/index.html"
transcript observer tshark ngtcp2-client ngtcp2-server
lines="grep -E '^Frame|Packet Length|Packet Type|Handshake Type|Name:'"
shown client "tshark -r first.pcap -O quic,tls -c 3 2>/dev/null |
    $lines"
cut_long_lines
transcript with-keys tshark ngtcp2-client ngtcp2-server
lines="grep -E '^Frame|Packet Type|QUIC Short|Handshake Type|^    STREAM'"
shown client "$(decrypt first) \\
    -O quic,tls -c 3 2>/dev/null |
    $lines"
cut_long_lines

# The second visit uses the first one's ticket.
quic_get again --session-file="$WORK/ticket" --tp-file="$WORK/parameters" \
  www.example.test 8443 "$QUIC/index.html"
transcript early-data tshark ngtcp2-client ngtcp2-server
shown client "$(decrypt again) \\
    -O quic -c 1 2>/dev/null |
    grep -E 'Packet Type|^    [CS][RT]'"
cut_long_lines
for visit in first again; do
  shown client "$(decrypt $visit) \\
    -Y 'http3.frame_type == 1 && udp.srcport == 8443' \\
    -T fields -e frame.time_relative 2>/dev/null"
done

# The client moves to its second address 200 ms after the handshake: new sockets take the source address that
# the route then specifies. The clock starts with the client, not with the capture.
capture move sh -c 'sleep 0.15 && ip route add 198.51.100.20 dev eth0 src 203.0.113.25 &
  exec gtlsclient -q --exit-on-all-streams-close --change-local-addr=200ms www.example.test 8443 "$0"' \
  "$QUIC/large"
on client ip route delete 198.51.100.20 dev eth0 src 203.0.113.25
transcript migration tshark ngtcp2-client ngtcp2-server
shown client "tshark -r move.pcap -Y 'udp.dstport == 8443' \\
    -T fields -E occurrence=f -e ip.src -e quic.dcid 2>/dev/null | uniq -c"
shown client "$(decrypt move) \\
    -Y 'quic.frame_type in {26, 27}' -T fields -e frame.time_relative \\
    -e ip.src -e ip.dst -e _ws.col.Info 2>/dev/null |
    sed 's/Prot.*PKN: [0-9]*, //' | head -n 8"

# One packet of the response is lost: the server's seventh datagram contains only data of the second file.
for name in a b c; do head -c 4000 /dev/zero >"$WORK/site/$name"; done
restart_wire --delay "$DELAY" --lose 2:7
quic_get lost www.example.test 8443 "$QUIC/a" "$QUIC/b" "$QUIC/c"
rm "$WORK"/site/[abc]
restart_wire --delay "$DELAY"
transcript loss tshark ngtcp2-client ngtcp2-server
shown client "$(decrypt lost) \\
    -Y 'udp.srcport == 8443 && quic.stream.stream_id in {0, 4, 8}' \\
    -T fields -e frame.time_relative -e quic.packet_number \\
    -e quic.stream.stream_id 2>/dev/null"
shown client "$(decrypt lost) \\
    -Y 'quic.packet_number == 15 && udp.srcport == 8443' \\
    -O quic 2>/dev/null | grep -E '^    STREAM'"
cut_long_lines

name_hosts client '198.51.100.20 www.example.test' '2001:db8:51::20 www.example.test'
transcript alt-svc curl caddy chromium
shown client "curl -sI --cacert ca.pem https://www.example.test/ |
    grep -E '^(HTTP|alt-svc)'"
echo '$ node labs/http3/visits.mjs' >>"$TRANSCRIPT"
on client env SPKI="$spki" node "$HERE/visits.mjs" >>"$TRANSCRIPT"

# HTTP lines end with CR LF. They look the same in a terminal without the CR.
sed -i 's/\r$//' "$OUT"/*.txt

for loss in "${!RUNS[@]}"; do
  restart_wire --delay "$DELAY" --loss "$loss" --seed 9114
  on client env SPKI="$spki" node "$HERE/measure.mjs" $((RUNS[$loss] * ${LOADS:-1})) >"$WORK/loss-$loss.jsonl"
done
node "$HERE/summarize.mjs" "$WORK" $((2 * DELAY)) "$(versions chromium caddy ngtcp2-server)" \
  "$(today)" >"$OUT/page-load.json"
