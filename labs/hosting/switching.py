#!/usr/bin/env python3
"""Requests a page repeatedly while the site is switched back and forth between two releases.

    switching.py rename|delete

`rename` switches as a deployment should: it renames a second pointer over the first. `delete`
removes the old pointer and then makes the new one. Prints how many answers showed each release,
and how many were errors.
"""

import http.client
import os
import re
import sys
import threading
import time
from collections import Counter

REQUESTS = 2000
SECONDS_BETWEEN_SWITCHES = 0.001


def rename(release):
    os.symlink(f"releases/{release}", "next")
    os.replace("next", "current")


def delete(release):
    os.unlink("current")
    os.symlink(f"releases/{release}", "current")


def keep_switching(switch, is_over):
    while not is_over.is_set():
        for release in (41, 42):
            switch(release)
            time.sleep(SECONDS_BETWEEN_SWITCHES)


def ask(connection):
    connection.request("GET", "/")
    response = connection.getresponse()
    content = response.read().decode()
    if response.status != 200:
        return str(response.status)
    return re.search(r"release \d+", content)[0]


def main():
    is_over = threading.Event()
    switcher = threading.Thread(
        target=keep_switching, args=({"rename": rename, "delete": delete}[sys.argv[1]], is_over)
    )
    switcher.start()
    connection = http.client.HTTPSConnection("www.example.test")
    answers = Counter(ask(connection) for _ in range(REQUESTS))
    is_over.set()
    switcher.join()
    print(", ".join(f"{name}: {count}" for name, count in sorted(answers.items(), reverse=True)))


main()
