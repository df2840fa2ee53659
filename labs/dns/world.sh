# This lab's DNS servers, for run.sh (which sources lib.sh first).
#
#     client 203.0.113.10 – 10 ms – resolver 203.0.113.53 – 40 ms – servers
#
# The "servers" namespace runs three NSDs: the root (192.0.2.1), `test` and `example` (192.0.2.2), and a DNS
# host (192.0.2.53 and 198.51.100.53 for example.test and broken.test, 192.0.2.54 for host.example). The
# "resolver" namespace runs two Unbounds, each with plain DNS on port 53, DNS over TLS on 853 and DNS over
# HTTPS on 443: the one that the client uses and, for comparison, one on 203.0.113.54 that doesn't validate.
# All zones are signed with keys generated for the run. The times are round trips, which two wires simulate.

HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
RESOLVER=203.0.113.53
PLAIN_RESOLVER=203.0.113.54
RESOLVER_NAME=dns.resolver.test

make_world() {
  make_network
  sign_zones
  start_server root 192.0.2.1 -- root
  start_server tld 192.0.2.2 -- test example
  start_server host 192.0.2.53 198.51.100.53 192.0.2.54 -- example.test host.example broken.test
  make_certificate "$RESOLVER_NAME"
  echo '. NS a.root.example.
a.root.example. A 192.0.2.1' >"$WORK/hints"
  start_resolver validating "$RESOLVER" 'validator iterator'
  start_resolver plain "$PLAIN_RESOLVER" iterator
}

make_network() {
  make_namespace client
  make_namespace resolver
  make_namespace servers
  make_silent_namespace wire
  join client eth0 wire near1
  join wire near2 resolver eth0
  join resolver eth1 wire far1
  join wire far2 servers eth0
  address client eth0 203.0.113.10/24
  address resolver eth0 "$RESOLVER/24" "$PLAIN_RESOLVER/24"
  address resolver eth1 192.0.2.9/24
  address servers eth0 192.0.2.1/24 192.0.2.2/24 192.0.2.53/24 192.0.2.54/24 198.51.100.53/32
  # `dig +trace` asks the servers itself, so the client also needs a route to them, through the resolver.
  on client ip route add default via "$RESOLVER"
  # Acknowledges immediately. On a TLS connection, Unbound sends its first answer only once its earlier data
  # has been acknowledged, and a client's usual delay of 40 ms would hide the round trips.
  on client ip route change 203.0.113.0/24 dev eth0 src 203.0.113.10 quickack 1
  on resolver ip route add 198.51.100.0/24 via 192.0.2.1
  on resolver sh -c 'echo 1 >/proc/sys/net/ipv4/ip_forward'
  on servers ip route add 203.0.113.0/24 via 192.0.2.9
  name_hosts client
  echo "nameserver $RESOLVER" >"/etc/netns/$(ns_name client)/resolv.conf"
  start wire near.log python3 "$LABS/wire.py" near1 near2 --delay 5
  start wire far.log python3 "$LABS/wire.py" far1 far2 --delay 20
  wait_for_text "$WORK/near.log" ready
  wait_for_text "$WORK/far.log" ready
  on client ping -q -c 1 -W 5 192.0.2.1 >/dev/null
}

# Children first, because a parent signs the digests (DS) of its children's keys.
sign_zones() {
  cp "$HERE"/zones/*.zone "$WORK"
  local i
  for i in {10..49}; do
    echo "many 300 TXT \"text number $i of forty that together are too long\""
  done >>"$WORK/example.test.zone"
  cd "$WORK"
  sign example.test
  sign host.example
  sign broken.test
  # The digest of a key that signs nothing here, as if the owner had changed the key without telling the
  # parent.
  ldns-key2ds -n -2 "$(new_key broken.test).key" >broken.test.ds
  cat example.test.ds broken.test.ds >>test.zone
  cat host.example.ds >>example.zone
  sign test
  sign example
  cat test.ds example.ds >>root.zone
  sign root .
  # The root's key in delv's format.
  awk '{print "trust-anchors { \".\" static-key " $4, $5, $6 " \"" $7 "\"; };"}' root.key >anchor
  sign_next_edition
  cd - >/dev/null
}

# The zone with one more record; run.sh publishes it halfway through.
sign_next_edition() {
  sed 's/admin 7 /admin 8 /' example.test.zone >next.zone
  echo 'shop 300 A 198.51.100.20' >>next.zone
  ldns-signzone -o example.test -f next.signed next.zone "$(cat example.test.keyname)"
}

new_key() { ldns-keygen -a ECDSAP256SHA256 -k "$1"; }

# sign FILE [ZONE]: FILE.zone becomes FILE.signed; FILE.ds and FILE.key hold what a parent needs.
sign() {
  local key
  key=$(new_key "${2:-$1}")
  ldns-signzone -o "${2:-$1}" -f "$1.signed" "$1.zone" "$key"
  ldns-key2ds -n -2 "$key.key" >"$1.ds"
  cp "$key.key" "$1.key"
  echo "$key" >"$1.keyname"
}

# start_server NAME ADDRESS … -- ZONE …
start_server() {
  local name=$1 file=$WORK/$1.conf zone
  shift
  {
    echo 'server:'
    for (( ; $# > 0; )); do
      [ "$1" = -- ] && break
      echo "  ip-address: $1"
      shift
    done
    # Keeps files inside the lab's folder, and doesn't change user.
    printf '  %s\n' 'username: ""' 'chroot: ""' 'database: ""' 'server-count: 1' \
      "zonesdir: \"$WORK\"" "pidfile: \"$WORK/$name.pid\"" "xfrdfile: \"$WORK/$name.xfrd\"" \
      "zonelistfile: \"$WORK/$name.list\"" "xfrdir: \"$WORK\"" 'hide-version: yes'
    echo 'remote-control:'
    echo '  control-enable: no'
    for zone in "${@:2}"; do
      echo 'zone:'
      echo "  name: \"${zone/#root/.}\""
      echo "  zonefile: \"$zone.signed\""
    done
  } >"$file"
  start servers "$name.log" nsd -d -c "$file"
  declare -g "SERVER_$name=$PID"
  wait_for_text "$WORK/$name.log" 'nsd started'
}

# start_resolver NAME ADDRESS 'MODULES'
start_resolver() {
  # By default, Unbound answers that the `test` zone doesn't exist, without asking any server.
  echo "server:
  interface: $2@53
  interface: $2@853
  interface: $2@443
  tls-service-key: \"$WORK/key.pem\"
  tls-service-pem: \"$WORK/cert.pem\"
  https-port: 443
  access-control: 203.0.113.0/24 allow
  local-zone: \"test.\" nodefault
  root-hints: \"$WORK/hints\"
  module-config: \"$3\"
  trust-anchor-file: \"$WORK/root.key\"
  trust-anchor-signaling: no
  ede: yes
  do-ip6: no
  username: \"\"
  chroot: \"\"
  directory: \"$WORK\"
  pidfile: \"$WORK/$1.pid\"
  use-syslog: no
remote-control:
  control-enable: yes
  control-use-cert: no
  control-interface: \"$WORK/$1.control\"" >"$WORK/$1.conf"
  start resolver "$1.log" unbound -d -c "$WORK/$1.conf"
  wait_for_text "$WORK/$1.log" 'start of service'
}

# forget RESOLVER ZONE …: makes the resolver forget these zones and everything below them.
forget() {
  local zone
  for zone in "${@:2}"; do unbound-control -q -c "$WORK/$1.conf" flush_zone "$zone"; done
}

# capture NS IF FILE 'command': records the traffic on the interface while the client runs the command.
capture() {
  start "$1" "$3.log" tshark -i "$2" -w "$WORK/$3"
  wait_for_text "$WORK/$3.log" 'Capture started'
  on client bash -c "cd $WORK; $4" >/dev/null
  # Waits until the last frames have reached the file.
  sleep 0.5
  stop "$PID"
}
