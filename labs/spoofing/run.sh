#!/usr/bin/env bash
# usage: run.sh OUTDIR. An attacker forges DNS answers, with and without validation; see README.md.
set -euo pipefail
LAB=$(cd "$(dirname "$0")" && pwd)
source "$LAB/../lib.sh"
source "$LAB/../dns/world.sh"
lab_start "$1"

# Real-time priority, so other work on the machine doesn't slow down the race.
chrt --rr -p 1 $$ || true

make_world

# Makes both resolvers contact every server and learn its keys, then forget what they know about the name
# itself.
for address in "$PLAIN_RESOLVER" "$RESOLVER"; do
  on client dig "@$address" www.example.test >/dev/null
done
for resolver in plain validating; do
  unbound-control -q -c "$WORK/$resolver.conf" flush www.example.test
done

start wire attacker.log python3 "$LAB/attacker.py" far1 www.example.test 203.0.113.66
echo "$PID" >"$WORK/attacker.pid"
wait_for_text "$WORK/attacker.log" ready

transcript race tshark dig unbound nsd
capture resolver eth1 race.pcap "dig @$PLAIN_RESOLVER www.example.test"
unbound-control -q -c "$WORK/plain.conf" flush www.example.test
shown - "tshark -r race.pcap -Y 'dns.qry.name == www.example.test && !icmp' \\
    -T fields -E occurrence=f -e frame.time_relative \\
    -e ip.src -e dns.id -e dns.a"

transcript answers dig unbound nsd
line='grep -e status -e ^www -e EDE'
shown client "dig @$PLAIN_RESOLVER www.example.test | $line"
shown client "dig @$RESOLVER www.example.test | $line"
shown client 'kill $(cat attacker.pid)'
shown client 'sleep 61'
shown client "dig @$PLAIN_RESOLVER www.example.test | $line"
shown client "dig @$RESOLVER www.example.test | $line"
