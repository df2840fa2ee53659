# Functions for the labs. A lab's run.sh begins with:
#
#     set -euo pipefail
#     source "$(dirname "$0")/../lib.sh"
#     lab_start "$1"
#
# `lab_start OUTDIR` sets OUT (where transcripts go), WORK (a folder for anything else, removed at
# the end) and a trap that ends what the lab started and removes what it made, even after a failure.
# Labs use short names for network namespaces ("client"); their names on the machine contain the
# process id, so that two labs can run at once.
#
#     make_namespace NAME                 a namespace with loopback up
#     join NS1 IF1 NS2 IF2                a cable between two namespaces, without a delay
#     address NS IF ADDRESS/LEN …         assigns addresses to the interface and brings it up
#     make_pair [wire's options]          namespaces client and server joined by wire.py (below)
#     restart_wire [wire's options]       replaces the wire, for another delay or loss
#     on NS command …                     runs a command in a namespace
#     start NS LOG command …              the same in the background, output to $WORK/LOG; sets PID
#     stop PID                            ends a process and waits for it
#     wait_for_port NS PORT [udp]         waits until something listens; fails after ten seconds
#     wait_for_text FILE TEXT             waits for the text in the file; fails after ten seconds
#     name_hosts NS "ADDRESS NAME…" …     writes /etc/hosts for that namespace only
#     make_certificate NAME …             a lab authority and a certificate: $WORK/{ca,cert,key}.pem
#     versions PROGRAM …                  "curl 7.88.1, tshark 4.0.17"
#     today                               "21 November 2026"
#     transcript NAME PROGRAM …           begins $OUT/NAME.txt with its caption; `shown` adds to it
#     shown NS 'command'                  adds "$ command" and what it prints (both streams)
#     shown - 'command'                   the same outside any namespace, without root privileges
#     shown NS 'command' laptop           the same with the machine in the prompt: "laptop$ command"
#     messages PROGRAM …                  begins $OUT/messages.txt with its caption
#     symptom NOTE#ID                     the symptom that the next messages belong to
#     sees 'PATTERN' NS 'command'         adds the match (Perl syntax) in the command's output
#     make_browser_host FOLDER            a namespace with no external network, for Chromium
#     show_or_fail 'command'              like `shown`, but runs the command in that namespace and FOLDER,
#                                         and ends the lab if it fails

LABS=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
export LC_ALL=C.UTF-8 TZ=UTC
unset http_proxy https_proxy all_proxy HTTP_PROXY HTTPS_PROXY ALL_PROXY
unset SSLKEYLOGFILE SSL_CERT_DIR CURL_CA_BUNDLE REQUESTS_CA_BUNDLE NODE_EXTRA_CA_CERTS NODE_OPTIONS

lab_start() {
  OUT=$(cd "$1" && pwd)
  WORK=$(mktemp -d)
  NAMESPACES=()
  PIDS=()
  trap lab_end EXIT
  set -o errtrace
  trap 'echo "${BASH_SOURCE[0]##*/}:$LINENO: failed: $BASH_COMMAND" >&2' ERR
  trap 'exit 130' INT TERM
}

# Ends processes before namespaces: a namespace lives as long as a process in it.
lab_end() {
  local pid ns
  set +e
  trap - ERR
  for pid in "${PIDS[@]}"; do kill "$pid" 2>/dev/null; done
  sleep 0.2
  for ns in "${NAMESPACES[@]}"; do ip netns pids "$ns" | xargs -r kill -9; done 2>/dev/null
  for pid in "${PIDS[@]}"; do wait "$pid"; done 2>/dev/null
  for ns in "${NAMESPACES[@]}"; do
    ip netns delete "$ns" 2>/dev/null
    rm -rf "/etc/netns/$ns"
  done
  rmdir /etc/netns 2>/dev/null
  rm -rf "$WORK"
}

# The machine-wide name of one of this lab's namespaces.
ns_name() { echo "lab$$-$1"; }

on() { ip netns exec "$(ns_name "$1")" "${@:2}"; }

make_namespace() {
  local ns
  ns=$(ns_name "$1")
  ip netns add "$ns"
  NAMESPACES+=("$ns")
  # Addresses are usable immediately (no duplicate address detection), and only the lab sends anything (no
  # router solicitations). TCP uses its classic congestion control (RFC 5681; some others can't be chosen in a
  # namespace) and doesn't remember earlier connections, so a run depends on neither the machine's settings
  # nor the previous run.
  on "$1" sh -c '
    for key in default all; do
      echo 0 >/proc/sys/net/ipv6/conf/$key/accept_dad
      echo 0 >/proc/sys/net/ipv6/conf/$key/router_solicitations
    done
    echo reno >/proc/sys/net/ipv4/tcp_congestion_control
    echo 1 >/proc/sys/net/ipv4/tcp_no_metrics_save'
  on "$1" ip link set lo up
}

# A namespace whose interfaces only forward frames: it has no addresses and sends nothing itself.
make_silent_namespace() {
  make_namespace "$1"
  on "$1" sh -c 'for key in default all; do echo 1 >/proc/sys/net/ipv6/conf/$key/disable_ipv6; done'
}

join() {
  ip link add "$2" netns "$(ns_name "$1")" type veth peer name "$4" netns "$(ns_name "$3")"
  plain_frames "$1" "$2"
  plain_frames "$3" "$4"
}

# There's no network card to split large packets or fill in checksums, so the kernel does it.
plain_frames() {
  on "$1" ethtool -K "$2" tx off rx off tso off gso off gro off >/dev/null
  on "$1" ip link set dev "$2" up
}

address() {
  local one
  for one in "${@:3}"; do on "$1" ip address add "$one" dev "$2"; done
  on "$1" ip link set dev "$2" up
}

# client eth0 (198.51.100.10, 2001:db8:51::10) – wire – eth0 server (198.51.100.20, 2001:db8:51::20).
# www.example.test and example.test lead to the server in both namespaces.
make_pair() {
  local ns
  make_namespace client
  make_namespace server
  make_silent_namespace wire
  join client eth0 wire one
  join wire two server eth0
  address client eth0 198.51.100.10/24 2001:db8:51::10/64
  address server eth0 198.51.100.20/24 2001:db8:51::20/64
  for ns in client server; do
    name_hosts "$ns" '198.51.100.20 www.example.test example.test' \
      '2001:db8:51::20 www.example.test example.test'
  done
  start_wire "$@"
  # Both learn each other's link-layer addresses now rather than in the middle of a measurement.
  on client ping -q -c 1 -W 5 198.51.100.20 >/dev/null
  on client ping -q -c 1 -W 5 2001:db8:51::20 >/dev/null
  settle client 198.51.100.20 2001:db8:51::20
  settle server 198.51.100.10 2001:db8:51::10
}

# settle NS ADDRESS …: keeps the neighbours' link-layer addresses permanently.
settle() {
  local one mac
  for one in "${@:2}"; do
    mac=$(on "$1" ip neighbour show "$one" dev eth0 | grep -o 'lladdr [^ ]*' | cut -d' ' -f2)
    on "$1" ip neighbour replace "$one" lladdr "$mac" dev eth0 nud permanent
  done
}

start_wire() {
  start wire wire.log python3 "$LABS/wire.py" one two "$@"
  WIRE=$PID
  wait_for_text "$WORK/wire.log" ready
}

# The last line of $WORK/wire-report.json then says what the old wire carried and lost.
restart_wire() {
  stop "$WIRE"
  tail -n 1 "$WORK/wire.log" >>"$WORK/wire-report.json"
  start_wire "$@"
}

start() {
  : >"$WORK/$2"
  ip netns exec "$(ns_name "$1")" "${@:3}" >>"$WORK/$2" 2>&1 </dev/null &
  PID=$!
  PIDS+=("$PID")
}

stop() {
  kill "$1" 2>/dev/null || true
  wait "$1" 2>/dev/null || true
}

wait_for_port() {
  local flags=-Hltn i
  [ "${3:-tcp}" = udp ] && flags=-Hlun
  for ((i = 0; i < 200; i++)); do
    [ -n "$(on "$1" ss "$flags" "sport = :$2")" ] && return
    sleep 0.05
  done
  echo "Still nothing listening on ${3:-tcp} port $2 in \"$1\" after ten seconds." >&2
  tail -n 5 "$WORK"/*.log >&2 || true
  return 1
}

wait_for_text() {
  local i
  for ((i = 0; i < 200; i++)); do
    grep -qF -- "$2" "$1" 2>/dev/null && return
    sleep 0.05
  done
  echo "\"$2\" is still missing from ${1##*/} after ten seconds; the file ends with:" >&2
  tail -n 5 "$1" >&2 || true
  return 1
}

# With `ip netns exec`, the command sees the files of /etc/netns/NAME in its own /etc.
name_hosts() {
  local folder
  folder=/etc/netns/$(ns_name "$1")
  mkdir -p "$folder"
  printf '%s\n' '127.0.0.1 localhost' '::1 localhost' "${@:2}" >"$folder/hosts"
  # Queries mustn't reach the machine's own resolver.
  echo 'nameserver 127.0.0.1' >"$folder/resolv.conf"
}

# Only commands that get SSL_CERT_FILE or --cacert trust the authority.
make_certificate() {
  local name names=
  for name in "$@"; do names+=",DNS:$name"; done
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 \
    -subj '/CN=Lab authority' -keyout "$WORK/ca-key.pem" -out "$WORK/ca.pem" 2>/dev/null
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes \
    -subj "/CN=$1" -keyout "$WORK/key.pem" -out "$WORK/request.pem" 2>/dev/null
  openssl x509 -req -in "$WORK/request.pem" -CA "$WORK/ca.pem" -CAkey "$WORK/ca-key.pem" \
    -CAcreateserial -days 30 -out "$WORK/cert.pem" \
    -extfile <(echo "subjectAltName=${names#,}
basicConstraints=critical,CA:FALSE
extendedKeyUsage=serverAuth") 2>/dev/null
}

# PROGRAM is a Debian package, or node, python or linux. Programs such as NSD keep their own spelling.
versions() {
  local program list=
  for program in "$@"; do list+=", $(version "$program")"; done
  echo "${list#, }"
}

version() {
  case $1 in
    linux) echo "Linux $(uname -r | grep -oE '^[0-9.]+[0-9]')" ;;
    node) echo "Node.js $(node --version | tr -d v)" ;;
    python) echo "Python $(python3 -c 'import platform; print(platform.python_version())')" ;;
    nsd) echo "NSD $(package_version nsd)" ;;
    unbound) echo "Unbound $(package_version unbound)" ;;
    django) echo "Django $(package_version python3-django)" ;;
    dig | delv) echo "$1 $(package_version bind9-dnsutils)" ;;
    openssl) echo "OpenSSL $(package_version openssl)" ;;
    npm) echo "npm $(npm --version)" ;;
    apache2-bin) echo "Apache $(package_version apache2-bin)" ;;
    certbot) echo "Certbot $(package_version certbot)" ;;
    php) echo "PHP $(package_version php8.2-cli)" ;;
    openssh) echo "OpenSSH $(package_version openssh-client | sed 's/p.*//')" ;;
    caddy) echo "Caddy $(package_version caddy)" ;;
    nginx) echo "nginx $(package_version nginx)" ;;
    webkit) echo "WebKitGTK $(package_version libwebkit2gtk-4.1-0)" ;;
    firefox-esr) echo "Firefox $(package_version firefox-esr | tr -d a-z)" ;;
    chromium) echo "Chromium $(package_version chromium)" ;;
    ip | ss) echo "$1 $(package_version iproute2)" ;;
    ping | tracepath) echo "$1 $(package_version iputils-ping)" ;;
    *) echo "$1 $(package_version "$1")" ;;
  esac
}

# Drops Debian's own parts: 1:9.18.33-1~deb12u2 becomes 9.18.33.
package_version() {
  dpkg-query -W -f '${Version}' "$1" | sed -E 's/^[0-9]+://; s/-[^-]*$//; s/[+~].*//'
}

today() { date '+%-d %B %Y'; }

transcript() {
  TRANSCRIPT=$OUT/$1.txt
  echo "# $(versions "${@:2}"), $(today)" >"$TRANSCRIPT"
}

# Ignores the command's exit code, because a refused connection may be the point.
shown() {
  local inside=(ip netns exec "$(ns_name "$1")")
  # Some programs complain about running as root; reading a capture needs no privileges.
  [ "$1" = - ] && inside=(unshare --user)
  echo "${3:-}\$ $2" >>"$TRANSCRIPT"
  (cd "$WORK" && "${inside[@]}" bash -c "$2") >>"$TRANSCRIPT" 2>&1 </dev/null || true
}

messages() { echo "# $(versions "$@"), $(today)" >"$OUT/messages.txt"; }

symptom() { echo "## $1" >>"$OUT/messages.txt"; }

# A message that no longer appears is recorded as a difference, so one run shows them all.
sees() {
  local inside=(ip netns exec "$(ns_name "$2")") output
  [ "$2" = - ] && inside=(unshare --user)
  output=$(cd "$WORK" && "${inside[@]}" timeout 60 bash -c "$3" 2>&1 </dev/null) || true
  if ! grep -m 1 -oP -- "$1" <<<"$output" | head -n 1 >>"$OUT/messages.txt"; then
    echo "Not seen: $1" >>"$OUT/messages.txt"
    printf '%s printed:\n%s\n' "$3" "$output" >&2
  fi
}

# No request can leave the machine, and the browser's profiles are removed with WORK.
make_browser_host() {
  cd "$1"
  make_namespace host
  export TMPDIR=$WORK
}

show_or_fail() {
  echo "\$ $1" >>"$TRANSCRIPT"
  on host bash -c "$1" >>"$TRANSCRIPT"
}
