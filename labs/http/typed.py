#!/usr/bin/env python3
"""Types lines into a program at a terminal, and prints what the terminal shows.

    typed.py PROGRAM [ARGUMENT…] <LINES

Standard input: the lines to type. Standard output: the command after `$ `, then everything the
terminal would show until the program ends: the lines as typed and the program's answers.
"""

import os
import pty
import sys
import time

# Waits until the program is connected, so no answer appears between two typed lines.
SECONDS_BEFORE_TYPING = 0.5
SECONDS_BETWEEN_LINES = 0.05


def type_lines(terminal, lines):
    time.sleep(SECONDS_BEFORE_TYPING)
    for line in lines:
        os.write(terminal, line.encode())
        time.sleep(SECONDS_BETWEEN_LINES)


def read_all(terminal):
    shown = b""
    while True:
        try:
            part = os.read(terminal, 65536)
        except OSError:
            # The program has exited, which closed the terminal.
            return shown
        if not part:
            return shown
        shown += part


def main():
    command = sys.argv[1:]
    lines = sys.stdin.readlines()
    process, terminal = pty.fork()
    if process == 0:
        os.execvp(command[0], command)
    type_lines(terminal, lines)
    shown = read_all(terminal)
    os.waitpid(process, 0)
    # Wraps lines that are too long for a page.
    print("$ " + " ".join(command).replace(" -connect ", " \\\n    -connect "))
    # A terminal ends lines with \r\n, so HTTP's own \r\n arrives as \r\r\n.
    print(shown.decode().replace("\r", ""), end="")


main()
