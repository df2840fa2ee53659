#!/usr/bin/env bash
# usage: run.sh OUTDIR. Writes the transcripts of the note on domain names; see README.md.
set -euo pipefail
HERE=$(cd "$(dirname "$0")" && pwd)
source "$HERE/../lib.sh"
lab_start "$1"

# What a browser reads as the host. Node.js follows the same standard.
transcript hosts node
for after_scheme in WWW.Example.TEST:443/ www.example.test./ my_host.example.test/ \
  user@www.example.test@evil.example/ 0x7f.1/ 0300.0250.257/; do
  shown - "node -p \"new URL('https://$after_scheme').host\""
done
shown - "node -p \"URL.canParse('https://example.255/')\""

transcript punycode node
for name in bücher.example BÜCHER.example straße.example 例え.example аpple.example; do
  shown - "node -p \"url.domainToASCII('$name')\""
done
shown - "node -p \"url.domainToUnicode('xn--bcher-kva.example')\""

# Which cookies a program with the Public Suffix List accepts.
SITES=(www.example.test www.example.co.uk jye10032.github.io)
make_namespace host
address host lo 198.51.100.20/32
name_hosts host "198.51.100.20 ${SITES[*]}"
start host server.log node "$HERE/server.mjs"
wait_for_port host 80
transcript cookies curl libpsl5 node
for site in "${SITES[@]}"; do
  shown host "curl -sv -c jar http://$site/ 2>&1 |
    grep -i ' cookie' | fold -sw 70"
done
