# Two machines at home, three routers, a server:
#
#   laptop  192.168.1.23 ─┐
#                         home ── isp ── wire (20 ms a round trip) ── hosting ─┬─ rack B: server
#   tablet  192.168.1.40 ─┘                                                    └─ racks A and C
#
# The home router translates the home's private IPv4 addresses into its own, 203.0.113.7.

make_namespace laptop
make_namespace tablet
make_namespace home
make_namespace isp
make_silent_namespace exchange
make_namespace hosting
make_namespace racks
make_namespace origin

join laptop eth0 home port1
join tablet eth0 home port2
join home wan isp customer
join isp exchange exchange one
join exchange two hosting isp
join hosting rack-a racks eth0
join hosting rack-b origin eth0
join hosting rack-c racks eth1

for ns in home isp hosting; do
  on "$ns" sh -c 'echo 1 >/proc/sys/net/ipv4/ip_forward
    echo 1 >/proc/sys/net/ipv6/conf/all/forwarding'
done

# Link-layer addresses from the documentation block, so each run shows the same ones.
on laptop ip link set eth0 address 00:00:5e:00:53:23
on home ip link add lan address 00:00:5e:00:53:01 type bridge
on home ip link set port1 master lan
on home ip link set port2 master lan
address home lan 192.168.1.1/24 2001:db8:7:1::1/64
address laptop eth0 192.168.1.23/24 2001:db8:7:1::23/64
address tablet eth0 192.168.1.40/24 2001:db8:7:1::40/64
address home wan 203.0.113.7/24 2001:db8:7::7/64
address isp customer 203.0.113.1/24 2001:db8:7::1/64
address isp exchange 192.0.2.1/24 2001:db8:2::1/64
address hosting isp 192.0.2.2/24 2001:db8:2::2/64
address hosting rack-a 198.51.100.1/24
address hosting rack-b 198.51.100.17/28 2001:db8:51::1/64
address hosting rack-c 198.51.100.65/26
address origin eth0 198.51.100.20/28 2001:db8:51::20/64

for ns in laptop tablet; do
  on "$ns" ip route add default via 192.168.1.1
  on "$ns" ip -6 route add default via 2001:db8:7:1::1
  name_hosts "$ns" '198.51.100.20 www.example.test' '2001:db8:51::20 www.example.test'
done
on home ip route add default via 203.0.113.1
on home ip -6 route add default via 2001:db8:7::1
on isp ip route add 198.51.100.0/24 via 192.0.2.2
on isp ip -6 route add 2001:db8:51::/48 via 2001:db8:2::2
on isp ip -6 route add 2001:db8:7:1::/64 via 2001:db8:7::7
on hosting ip route add default via 192.0.2.1
on hosting ip -6 route add default via 2001:db8:2::1
on origin ip route add default via 198.51.100.17
on origin ip -6 route add default via 2001:db8:51::1

on home nft -f - <<'NFT'
table ip home {
  chain out {
    type nat hook postrouting priority srcnat
    oifname "wan" masquerade
  }
}
NFT

start exchange exchange.log python3 "$LABS/wire.py" one two --delay 10
wait_for_text "$WORK/exchange.log" ready
start origin origin.log node "$HERE/server.mjs" "$WORK/key.pem" "$WORK/cert.pem"
wait_for_text "$WORK/origin.log" ready
# Every router on the path learns its neighbours' link-layer addresses.
on laptop ping -q -c 2 198.51.100.20 >/dev/null
on laptop ping -q -c 2 2001:db8:51::20 >/dev/null

# The laptop when it joins the network: no address, no routes, no neighbours. The home router assigns
# addresses as home routers do, and recognises the laptop by its link-layer address. The DHCP client's own
# script is replaced with one that only sets the IPv4 address and route.
cat >"$WORK/dhcp-script" <<'END'
#!/bin/sh
[ "$reason" = BOUND ] || exit 0
ip address add "$new_ip_address/24" dev "$interface"
ip route add default via "$new_routers"
END
chmod +x "$WORK/dhcp-script"
touch "$WORK/leases"
export PATH_DHCLIENT_SCRIPT=$WORK/dhcp-script PATH_DHCLIENT_CONF=/dev/null \
  PATH_DHCLIENT_DB=$WORK/leases PATH_DHCLIENT_PID=$WORK/dhclient.pid
start home dhcp.log dnsmasq --no-daemon --conf-file=/dev/null --no-hosts --no-resolv --port=0 \
  --interface=lan --bind-interfaces --dhcp-authoritative --leasefile-ro --log-dhcp --no-ping \
  --dhcp-range=192.168.1.20,192.168.1.99,12h --dhcp-host=00:00:5e:00:53:23,192.168.1.23 \
  --dhcp-option=option:dns-server,192.168.1.1
DHCP=$PID
wait_for_text "$WORK/dhcp.log" 'DHCP, IP range'
on laptop ip -4 route flush dev eth0
on laptop ip -4 address flush dev eth0
on laptop ip neighbour flush all
capture laptop eth0 join.pcap 'arp or icmp'
transcript address isc-dhcp-client dnsmasq-base linux
shown laptop "dhclient -v eth0 2>&1 | grep -E '^(DHCP|bound)'" laptop
transcript neighbour ping ip tshark linux
shown laptop 'ping -c 1 198.51.100.20 | head -2' laptop
stop_capture
shown laptop 'ip neighbour' laptop
shown - 'tshark -r join.pcap -c 4'
sed -i 's/ (request in 3)/ …/' "$TRANSCRIPT"
kill "$(cat "$WORK/dhclient.pid")" 2>/dev/null || true
stop "$DHCP"

transcript routes ip linux
shown laptop 'ip route' laptop
shown hosting 'ip route' hosting
shown hosting 'ip route get 198.51.100.20' hosting
# Only the prefix and its link decide where packets go, so the rest of the kernel's output is cut.
sed -i -E 's/ (proto kernel scope link|uid 0).*/ …/; /^ +cache/d' "$TRANSCRIPT"

# Two connections from the same port on two machines, held open while we look.
for ns in laptop tablet; do
  start "$ns" "$ns.log" python3 -c '
import socket, sys, time
held = socket.create_connection(("198.51.100.20", 443), source_address=("", 52814))
print("connected", flush=True)
time.sleep(60)'
  held+=("$PID")
  wait_for_text "$WORK/$ns.log" connected
done
transcript nat ss conntrack linux
shown laptop 'ss -Htn' laptop
shown tablet 'ss -Htn' tablet
shown origin 'ss -Htn | sort' server
shown home 'conntrack -L -s 192.168.1.40' home
# One row of the table, which describes departing packets first and then their answers.
sed -i -E '/^conntrack v/d
  s/^tcp .* (src=.* dport=443) (src=\S+ dst=\S+ sport=\S+ dport=\S+) .*/… \1\n… \2 …/' "$TRANSCRIPT"
for pid in "${held[@]}"; do stop "$pid"; done

# The hosting company's router sends no ICMP reports, as many do.
on hosting nft -f - <<'NFT'
table inet quiet {
  chain out {
    type filter hook output priority filter
    icmp type { time-exceeded, destination-unreachable } drop
  }
}
NFT
capture laptop eth0 trace.pcap 'udp or icmp'
transcript traceroute traceroute linux
shown laptop 'traceroute -n -q 1 -N 1 -w 1 198.51.100.20' laptop
stop_capture
transcript traceroute-packets tshark linux
shown - 'tshark -r trace.pcap -T fields -E occurrence=f \
    -e ip.ttl -e ip.src -e _ws.col.Info'
sed -i 's/ (Time to live exceeded in transit)/ …/' "$TRANSCRIPT"

# Three ways a connection can fail: no address for the name, no program on the port, nobody at the address
# (and a router that doesn't say so).
capture laptop eth0 refused.pcap 'tcp'
transcript refused curl tshark linux
shown laptop 'curl -4 -m 3 -sS http://nobody.example.test/' laptop
shown laptop 'curl -4 -m 3 -sS --local-port 52816 \
    http://www.example.test:8080/' laptop
shown laptop 'curl -4 -m 3 -sS --local-port 52817 http://198.51.100.99/' laptop
stop_capture
shown - 'tshark -r refused.pcap'
sed -i -E 's/ Win=[0-9]+ Len=0.*/ …/; s/ (after [0-9]+ ms:)/\n    \1/' "$TRANSCRIPT"

# A server that listens on the loopback address only, and then on all the machine's addresses.
serve_at() {
  start laptop dev.log python3 -m http.server 5173 --bind "$1" --directory "$WORK"
  DEV=$PID
  wait_for_port laptop 5173
  shown laptop 'ss -Hltn' laptop
  shown tablet "curl -sSo page.html -w '%{http_code}\n' \\
    http://192.168.1.23:5173/" tablet
  stop "$DEV"
}
transcript loopback ss curl python linux
serve_at 127.0.0.1
serve_at 0.0.0.0
sed -i -E 's/ (after [0-9]+ ms:)/\n    \1/' "$TRANSCRIPT"

# A narrow link between the provider and the hosting company. The provider's router reports oversized packets.
on isp ip link set dev exchange mtu 1400
on hosting ip link set dev isp mtu 1400
transcript mtu ping ip linux
shown laptop 'ping -c 1 -M do -s 1472 198.51.100.20 | head -2' laptop
shown laptop 'ip route get 198.51.100.20' laptop
shown laptop 'ping -c 1 -M do -s 1372 198.51.100.20 | head -2' laptop
shown laptop 'ping -c 1 -s 1452 2001:db8:51::20 | head -2' laptop
sed -i -E 's/ uid 0 *$/ …/' "$TRANSCRIPT"

# The hosting company's router still sends no reports. The laptop must forget the path's MTU first:
# otherwise, when it connects, it would tell the server to send smaller segments.
fetch() {
  shown laptop "curl -4 -m 3 -sSo page.html \\
    -w '%{size_download} bytes\n' \\
    http://www.example.test/$1" laptop
}
transcript black-hole ip curl nftables linux
shown laptop 'ip route flush cache' laptop
fetch small
fetch large
shown hosting 'nft delete table inet quiet' hosting
fetch large
sed -i 's/ timed out after/ timed out\n    after/' "$TRANSCRIPT"
