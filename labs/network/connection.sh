# Client and server with a fixed delay between them: 25 ms each way, 50 ms per round trip.

make_pair --delay 25
# Without TCP timestamps, a full segment has 1,460 bytes and the capture's lines stay short.
for ns in client server; do on "$ns" sh -c 'echo 0 >/proc/sys/net/ipv4/tcp_timestamps'; done
start_server
# The program's first connections are slow, because its code isn't compiled yet.
for _ in 1 2 3 4 5; do on client curl -4 -sSo /dev/null https://www.example.test/; done

transcript handshake curl tshark node linux
capture client eth0 page.pcap 'tcp port 52814'
echo 'TCP %{time_connect}  TLS %{time_appconnect}  page %{time_starttransfer}\n' >"$WORK/times"
shown client 'cat times' laptop
shown client 'curl -4 -so page.html -w @times --local-port 52814 \
    https://www.example.test/?q=nut+allergy' laptop
stop_capture
shown - "tshark -r page.pcap -Y 'frame.number < 4 or tls.record' | head -9"
# Shortens long lines: the SYNs' options, and the records of the server's first reply.
sed -i -E 's/(Change Cipher Spec, Application Data), .*/\1, …/; s/ Win=.* (SACK_PERM) .*/ … \1 …/' "$TRANSCRIPT"

# The same page of 100,000 bytes at three distances and two rates.
RUNS=7
TIMES='%{time_connect} %{time_appconnect} %{time_starttransfer} %{time_total}'
for round_trip in 10 50 150; do
  for rate in 10 100; do
    restart_wire --delay $((round_trip / 2)) --rate "$rate"
    for ((run = 0; run < RUNS; run++)); do
      on client curl -4 -sSo /dev/null https://www.example.test/large \
        -w "$round_trip $rate $TIMES\n" >>"$WORK/loads.txt"
    done
  done
done
node "$HERE/summarise.mjs" "$(versions curl node linux)" "$(today)" \
  <"$WORK/loads.txt" >"$OUT/distance-or-bandwidth.json"

# Somebody else's large download fills the queue in front of a narrow link; the wire's queue holds 100 ms.
restart_wire --delay 25 --rate 10
transcript queue ping curl linux
shown client 'ping -q -c 3 www.example.test | tail -1' laptop
shown client 'curl -4 -so film https://www.example.test/film &
  sleep 2; ping -q -c 3 www.example.test | tail -1' laptop
until [ "$(stat -c %s "$WORK/film")" = 6000000 ]; do sleep 0.2; done

# The server's second data segment is lost. Without window scaling, the client's window reaches its limit
# immediately, so repeated acknowledgements are identical and tshark calls them duplicates. Earlier
# connections must have closed completely, or their last packets would be counted.
sleep 1
restart_wire --delay 25 --lose 2:2
on client sh -c 'echo 0 >/proc/sys/net/ipv4/tcp_window_scaling'
capture server eth0 plain.pcap 'tcp port 52815'
on client curl -4 -sSo /dev/null --local-port 52815 http://www.example.test/?q=nut+allergy
stop_capture
transcript loss tshark node linux
shown - "tshark -r plain.pcap --disable-protocol http \\
    -Y 'frame.number > 3' -c 16"
# Shortens long lines: the repeats keep only the acknowledgement and the later bytes received (the selective
# acknowledgement), and the retransmission is wrapped.
sed -i -E 's/(Dup ACK [^]]*\]) .* (Ack=[0-9]+) .* (SLE=.*)/\1 … \2 … \3/; s/(Retransmission\]) /\1\n      /' "$TRANSCRIPT"

# What somebody on the path can read when the same page goes over HTTP and over HTTPS.
transcript observer curl node
for file in plain.pcap page.pcap; do
  shown - "grep -aoE 'nut.allergy|www.example.test|<title>[^<]*' $file \\
    | sort | uniq -c"
done
