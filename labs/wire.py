#!/usr/bin/env python3
"""A wire with a delay, loss and a limited rate, in user space.

Some kernels lack `tc netem`, so this program takes the place of a cable between two network
interfaces and carries each Ethernet frame from one to the other:

    wire.py IF1 IF2 [--delay MS] [--loss PERCENT] [--seed N] [--rate MBIT] [--lose SIDE:N[,N…]]

IF1 and IF2 are the middle ends of two veth pairs; the other ends are the two hosts' interfaces.
`make_pair` in lib.sh sets all this up. The program prints `ready` once it's forwarding. On SIGTERM,
it prints one line of JSON: for each direction, how many frames it carried and lost.

  --delay  milliseconds one way, so a round trip takes twice as long
  --loss   percentage of frames lost in each direction; each direction has its own seeded random
           number generator, so the same seed and the same frames give the same losses
  --seed   any whole number (default: 1)
  --rate   Mbit/s in each direction; frames that would wait for more than 100 ms are dropped
  --lose   loses exactly these frames: `2:5,7` loses the fifth and the seventh that IF2 receives, counting
           only UDP datagrams and TCP segments with data (not SYN, FIN and bare acknowledgements)

Only frames that carry TCP or UDP are lost. ARP, neighbour discovery and ICMP always arrive, since
losing one frame would cost a whole second and hide what a lab wants to show.

How it works: an AF_PACKET socket on each interface receives frames. Each frame waits in a queue
until it's due and leaves through the other socket. All frames of a run have the same delay, so
queues stay in order without sorting.

Limits: a single process copies each frame, which is fast enough for about 200 Mbit/s. The scheduler
adds a little delay, usually under 0.2 ms each way. There's no jitter, reordering or duplication.
The hosts' interfaces must not leave checksums and segmentation to a network card (`ethtool -K … tx
off tso off gso off gro off`), because there is none: frames would arrive with wrong checksums or be
far larger than the MTU.
"""

import argparse
import json
import os
import random
import select
import signal
import socket
import sys
import time
from collections import deque

ETH_P_ALL = 3
PACKET_OUTGOING = 4
SO_RCVBUFFORCE = 33
MAX_QUEUE_SECONDS = 0.1
ETH_HEADER = 14
TCP = 6
UDP = 17
# Bytes on an Ethernet link outside any frame: preamble, check sequence, gap.
WIRE_OVERHEAD = 24


def transport_of(frame):
    """Returns (protocol, transport header and payload) of an Ethernet frame with TCP or UDP.

    Returns None for any other frame, including those with IPv6 extension headers.
    """
    kind = frame[12:14]
    if kind == b"\x08\x00":
        start = ETH_HEADER + (frame[14] & 15) * 4
        end = ETH_HEADER + int.from_bytes(frame[16:18], "big")
        protocol = frame[23]
    elif kind == b"\x86\xdd":
        start = ETH_HEADER + 40
        end = start + int.from_bytes(frame[18:20], "big")
        protocol = frame[20]
    else:
        return None
    return (protocol, frame[start:end]) if protocol in (TCP, UDP) else None


def carries_data(protocol, segment):
    """Returns False only for a TCP segment without payload."""
    return protocol == UDP or len(segment) > (segment[12] >> 4) * 4


class Direction:
    """The frames on their way from one interface to the other."""

    def __init__(self, source, target, options, number):
        self.source = source
        self.target = target
        self.delay = options.delay / 1000
        self.loss = options.loss / 100
        self.bits_per_second = options.rate * 1e6
        self.lose = options.lose.get(number, frozenset())
        self.random = random.Random(f"{options.seed}/{number}")
        self.queue = deque()
        self.free_at = 0.0
        self.counted = 0
        self.report = {"carried": 0, "lost": 0, "dropped": 0}

    def is_lost(self, frame):
        transport = transport_of(frame)
        if transport is None:
            return False
        if carries_data(*transport):
            self.counted += 1
            if self.counted in self.lose:
                return True
        return self.random.random() < self.loss

    def take_in(self):
        """Reads the frames waiting in the socket and sets when each one arrives."""
        while True:
            try:
                frame, address = self.source.recvfrom(65535)
            except BlockingIOError:
                return
            # The kernel also shows what this machine itself sends on the interface.
            if address[2] == PACKET_OUTGOING:
                continue
            now = time.monotonic()
            if self.is_lost(frame):
                self.report["lost"] += 1
                continue
            if self.bits_per_second:
                start = max(now, self.free_at)
                if start - now > MAX_QUEUE_SECONDS:
                    self.report["dropped"] += 1
                    continue
                now = start + (len(frame) + WIRE_OVERHEAD) * 8 / self.bits_per_second
                self.free_at = now
            self.queue.append((now + self.delay, frame))

    def hand_out(self):
        """Sends the frames that are due. Returns when the next one is due, or None."""
        while self.queue:
            due, frame = self.queue[0]
            if due > time.monotonic():
                return due
            self.queue.popleft()
            try:
                self.target.send(frame)
                self.report["carried"] += 1
            except OSError:
                # The far interface is down or the frame exceeds its MTU: lost, as on a cable.
                self.report["dropped"] += 1
        return None


def open_socket(interface):
    opened = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(ETH_P_ALL))
    opened.setsockopt(socket.SOL_SOCKET, SO_RCVBUFFORCE, 8 << 20)
    opened.bind((interface, 0))
    opened.setblocking(False)
    return opened


def parse_lose(text):
    """Parses `2:5,7` as {2: {5, 7}}."""
    side, numbers = text.split(":")
    return {int(side): frozenset(int(number) for number in numbers.split(","))}


def parse_arguments():
    parser = argparse.ArgumentParser(description="A wire with a delay, loss and a limited rate.")
    parser.add_argument("interfaces", nargs=2)
    parser.add_argument("--delay", type=float, default=0)
    parser.add_argument("--loss", type=float, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=0)
    parser.add_argument("--lose", type=parse_lose, default={})
    return parser.parse_args()


def main():
    options = parse_arguments()
    first, second = (open_socket(interface) for interface in options.interfaces)
    directions = [Direction(first, second, options, 1), Direction(second, first, options, 2)]
    by_socket = {direction.source: direction for direction in directions}

    def end(*_):
        report = {str(number): d.report for number, d in enumerate(directions, 1)}
        print(json.dumps(report), flush=True)
        sys.exit(0)

    signal.signal(signal.SIGTERM, end)
    # Runs ahead of everything else, so a busy processor doesn't add to the wire's delay.
    try:
        os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(10))
    except PermissionError:
        print("No real-time priority, so delays may be too long. Run as root.", file=sys.stderr)
    print("ready", flush=True)
    while True:
        due = [time_due for d in directions if (time_due := d.hand_out()) is not None]
        wait = max(0, min(due) - time.monotonic()) if due else None
        readable, _, _ = select.select(list(by_socket), [], [], wait)
        for ready in readable:
            by_socket[ready].take_in()


main()
