# SPDX-License-Identifier: MIT
"""server.py -- a `lunarbiter table` of a test."""

import atexit
import os
import re
import signal
import socket
import subprocess
import threading

from wire import Client

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    def __init__(self, program, games=None, *options):
        for _ in range(5):  # somebody else may take the port in between
            self._start(program, games, options)
            if "is it in use" not in self.said:
                break
        assert "#key=" in self.said, "the server ended: " + self.said
        self.token = re.search(r"#key=([0-9a-f]+)", self.said).group(1)
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()

    def _start(self, program, games, options):
        self.port = free_port()
        command = [os.path.abspath(program), "table", "--data", ROOT, "--no-mods", "--no-open", "--port",
                   str(self.port), *options]
        command += ["--games", games] if games else ["--forget"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                        text=True)
        atexit.register(self.process.kill)  # a test that fails leaves no server behind
        self.said, line = "", "before the first line"
        while line and "#key=" not in self.said:
            line = self.process.stdout.readline()
            self.said += line

    def _read(self):
        for line in self.process.stdout:
            self.said += line

    def owner(self, **options):
        client = Client(self.port, **options)
        assert client.good({"type": "enter", "key": self.token})["rights"] == "owner"
        return client

    def kill(self):
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(timeout=20) == 0, self.said
        self.reader.join(timeout=5)
