# The lab's machines; see README.md. run.sh sources this file after lib.sh.

# client eth0 (192.168.1.23) – router – eth0 server (198.51.100.20, also 2001:db8:51::20).
make_world() {
  local ns
  for ns in client router server; do make_namespace "$ns"; done
  join client eth0 router lan
  join router wan server eth0
  address client eth0 192.168.1.23/24 2001:db8:1::23/64
  address router lan 192.168.1.1/24 2001:db8:1::1/64
  address router wan 198.51.100.1/24 2001:db8:51::1/64
  address server eth0 198.51.100.20/24 2001:db8:51::20/64
  on router sh -c 'echo 1 >/proc/sys/net/ipv4/ip_forward; echo 1 >/proc/sys/net/ipv6/conf/all/forwarding'
  on client ip route add default via 192.168.1.1
  on client ip -6 route add default via 2001:db8:1::1
  on server ip route add default via 198.51.100.1
  on server ip -6 route add default via 2001:db8:51::1
  name_hosts client '198.51.100.20 www.example.test'
  # One retry of a SYN instead of six, so the system gives up after three seconds.
  on client sh -c 'echo 1 >/proc/sys/net/ipv4/tcp_syn_retries'
}

# An authority that programs find through SSL_CERT_FILE, and certificates that it signed or should have.
make_certificates() {
  local name
  make_certificate www.example.test
  cp "$WORK/cert.pem" "$WORK/unknown.pem"
  cp "$WORK/key.pem" "$WORK/unknown-key.pem"
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 \
    -subj /CN=www.example.test -addext subjectAltName=DNS:www.example.test \
    -keyout "$WORK/self-signed-key.pem" -out "$WORK/self-signed.pem" 2>/dev/null
  # Only `openssl ca` can set both dates.
  : >"$WORK/index"
  echo 1000 >"$WORK/serial"
  cat >"$WORK/ca.conf" <<END
[ca]
default_ca = lab
[lab]
database = $WORK/index
new_certs_dir = $WORK
serial = $WORK/serial
unique_subject = no
default_md = sha256
policy = any
x509_extensions = leaf
[any]
commonName = supplied
[leaf]
subjectAltName = DNS:www.example.test
basicConstraints = critical,CA:FALSE
extendedKeyUsage = serverAuth
END
  issue expired "$(date -d '-40 days' +%y%m%d000000Z)" "$(date -d '-3 days' +%y%m%d000000Z)"
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj '/CN=Lab intermediate' \
    -keyout "$WORK/intermediate-key.pem" -out "$WORK/intermediate-request.pem" 2>/dev/null
  openssl x509 -req -in "$WORK/intermediate-request.pem" -CA "$WORK/ca.pem" -CAkey "$WORK/ca-key.pem" \
    -CAcreateserial -days 30 -out "$WORK/intermediate.pem" -extfile <(echo basicConstraints=critical,CA:TRUE) 2>/dev/null
  cp "$WORK/key.pem" "$WORK/inspected-key.pem"
  openssl x509 -req -in "$WORK/request.pem" -CA "$WORK/intermediate.pem" -CAkey "$WORK/intermediate-key.pem" \
    -CAcreateserial -days 30 -out "$WORK/inspected.pem" -extfile <(echo subjectAltName=DNS:www.example.test) 2>/dev/null
  issue early "$(date -d '+3 days' +%y%m%d000000Z)" "$(date -d '+40 days' +%y%m%d000000Z)"
}

# issue NAME FROM UNTIL
issue() {
  cp "$WORK/key.pem" "$WORK/$1-key.pem"
  openssl ca -batch -config "$WORK/ca.conf" -cert "$WORK/ca.pem" -keyfile "$WORK/ca-key.pem" \
    -in "$WORK/request.pem" -startdate "$2" -enddate "$3" -notext -out "$WORK/$1.pem" 2>/dev/null
}
