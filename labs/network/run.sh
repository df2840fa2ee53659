#!/usr/bin/env bash
# What happens below HTTP: a connection packet by packet, and the way of packets between networks.
# Writes transcripts and distance-or-bandwidth.json into the folder that it is given.
set -euo pipefail
HERE=$(cd "$(dirname "$0")" && pwd)
source "$HERE/../lib.sh"
lab_start "$1"

# Ahead of other work on the machine, so that a busy processor is not measured as network time.
chrt --rr --pid 5 $$ || true

make_certificate www.example.test
# Programs that the lab starts trust its authority; nothing else does.
export SSL_CERT_FILE=$WORK/ca.pem
# tshark shows these columns: seconds since the first packet, and the summary.
export WIRESHARK_CONFIG_DIR=$WORK/wireshark
mkdir "$WIRESHARK_CONFIG_DIR"
echo 'gui.column.format: "Time","%t","Info","%i"' >"$WIRESHARK_CONFIG_DIR/preferences"

start_server() {
  start server server.log node "$HERE/server.mjs" "$WORK/key.pem" "$WORK/cert.pem"
  wait_for_text "$WORK/server.log" ready
}

# capture NS INTERFACE FILE FILTER: records until `stop_capture`, with times in microseconds.
capture() {
  start "$1" capture.log dumpcap -q -P -i "$2" -f "$4" -w "$WORK/$3"
  CAPTURE=$PID
  wait_for_text "$WORK/capture.log" 'File:'
  # dumpcap says so a moment before it records.
  sleep 0.3
}

stop_capture() {
  sleep 0.5
  stop "$CAPTURE"
}

source "$HERE/connection.sh"
source "$HERE/routers.sh"
