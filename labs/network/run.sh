#!/usr/bin/env bash
# What happens below HTTP: a connection packet by packet, and packets' routes between networks. Writes
# transcripts and distance-or-bandwidth.json to the given folder.
set -euo pipefail
HERE=$(cd "$(dirname "$0")" && pwd)
source "$HERE/../lib.sh"
lab_start "$1"

# Runs ahead of other work on the machine, so a busy processor isn't measured as network time.
chrt --rr --pid 5 $$ || true

make_certificate www.example.test
# Only programs that the lab starts trust its authority.
export SSL_CERT_FILE=$WORK/ca.pem
# The columns tshark shows: seconds since the first packet, and the summary.
export WIRESHARK_CONFIG_DIR=$WORK/wireshark
mkdir "$WIRESHARK_CONFIG_DIR"
echo 'gui.column.format: "Time","%t","Info","%i"' >"$WIRESHARK_CONFIG_DIR/preferences"

start_server() {
  start server server.log node "$HERE/server.mjs" "$WORK/key.pem" "$WORK/cert.pem"
  wait_for_text "$WORK/server.log" ready
}

# capture NS INTERFACE FILE FILTER: records until `stop_capture`, with microsecond timestamps.
capture() {
  start "$1" capture.log dumpcap -q -P -i "$2" -f "$4" -w "$WORK/$3"
  CAPTURE=$PID
  wait_for_text "$WORK/capture.log" 'File:'
  # dumpcap reports that it's recording slightly before it really is.
  sleep 0.3
}

stop_capture() {
  sleep 0.5
  stop "$CAPTURE"
}

source "$HERE/connection.sh"
source "$HERE/routers.sh"
