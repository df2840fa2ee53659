#!/usr/bin/env python3
"""A wire with a delay, loss and a limited rate, in user space.

Some kernels lack `tc netem`, so this program stands between two network interfaces, as a cable
would, and carries each Ethernet frame from one to the other:

    wire.py IF1 IF2 [--delay MS] [--loss PERCENT] [--seed N] [--rate MBIT] [--lose SIDE:N[,N…]]

IF1 and IF2 are the middle ends of two veth pairs; the other ends are the two hosts' interfaces.
lib.sh's `make_pair` sets all this up. It prints `ready` when it forwards. When it is ended by
SIGTERM it prints one line of JSON: for each direction, how many frames it carried and lost.

  --delay  milliseconds one way, so a round trip takes twice as long
  --loss   percentage of frames lost in each direction, chosen by a seeded generator of its own for
           each direction: the same seed and the same frames lose the same ones
  --seed   any whole number (1)
  --rate   Mbit/s in each direction; frames wait in a queue of at most 100 ms, then are dropped
  --lose   exactly these: `2:5,7` loses the fifth and the seventh that IF2 takes in, counting only
           UDP datagrams and TCP segments with data (not SYN, FIN and bare acknowledgements)

Only frames that carry TCP or UDP are lost. The neighbours' questions (ARP, neighbour discovery) and
ICMP always arrive, since a lost one costs a whole second and would hide what a lab wants to show.

How it works: one AF_PACKET socket on each interface takes the frames in. Each waits in a queue
until its time has come and leaves through the other socket. The delay is the same for all frames
of a run, so a queue needs no sorting and the order is kept.

Limits: one process that copies each frame, good for about 200 Mbit/s. A frame leaves late by what
the scheduler takes, usually under 0.2 ms each way. There is no jitter, reordering or duplication.
The hosts' interfaces must not leave checksums and cutting to the "network card" (`ethtool -K … tx
off tso off gso off gro off`), because here no card does that work: frames would come with wrong
checksums or far above the MTU.
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

    None for any other frame. IPv6 extension headers are not looked through.
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
    """Tells a TCP segment without payload from everything else."""
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
        """Reads the frames that wait in the socket and gives each its time of arrival."""
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
        """Sends the frames whose time has come. Returns when the next is due, or None."""
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
    """Reads `2:5,7` as {2: {5, 7}}."""
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
        print("not ahead of other programs: times may be long", file=sys.stderr)
    print("ready", flush=True)
    while True:
        due = [time_due for d in directions if (time_due := d.hand_out()) is not None]
        wait = max(0, min(due) - time.monotonic()) if due else None
        readable, _, _ = select.select(list(by_socket), [], [], wait)
        for ready in readable:
            by_socket[ready].take_in()


main()
