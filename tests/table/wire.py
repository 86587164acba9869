# SPDX-License-Identifier: MIT
"""wire.py -- a client of the table in plain Python: a WebSocket over a raw socket."""

import base64
import json
import os
import socket
import struct
import time


class Refused(Exception):
    """The server did not open the connection."""


class Client:
    def __init__(self, port, path="/ws", origin="same", host=None, timeout=20):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=timeout)
        self.rest, self.inbox, self.asked, self.parts = b"", [], 0, b""
        host = host or f"127.0.0.1:{port}"
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket",
                 "Connection: Upgrade", "Sec-WebSocket-Version: 13",
                 "Sec-WebSocket-Key: " + base64.b64encode(os.urandom(16)).decode()]
        if origin == "same":
            origin = "http://" + host
        if origin:
            lines.append("Origin: " + origin)
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        head = b""
        while b"\r\n\r\n" not in head:
            got = self._receive()
            if not got:
                raise Refused(head.decode(errors="replace"))
            head += got
        head, self.rest = head.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            raise Refused(head.decode(errors="replace"))

    def _receive(self):
        try:
            return self.socket.recv(65536)
        except ConnectionError:
            return b""

    def send_bytes(self, payload, opcode=1):
        mask = os.urandom(4)
        size = len(payload)
        head = bytes([0x80 | opcode])
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 65536:
            head += bytes([0x80 | 126]) + struct.pack(">H", size)
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", size)
        key = int.from_bytes((mask * (size // 4 + 1))[:size], "big")
        body = (int.from_bytes(payload, "big") ^ key).to_bytes(size, "big") if size else b""
        self.socket.sendall(head + mask + body)

    def send(self, message):
        self.send_bytes(json.dumps(message).encode())

    def _frame(self):
        def need(count):
            while len(self.rest) < count:
                got = self._receive()
                if not got:
                    return False
                self.rest += got
            return True
        if not need(2):
            return None
        size, at = self.rest[1] & 127, 2
        if size == 126:
            if not need(4):
                return None
            size, at = struct.unpack(">H", self.rest[2:4])[0], 4
        elif size == 127:
            if not need(10):
                return None
            size, at = struct.unpack(">Q", self.rest[2:10])[0], 10
        if not need(at + size):
            return None
        final, opcode = self.rest[0] & 0x80, self.rest[0] & 15
        body, self.rest = self.rest[at:at + size], self.rest[at + size:]
        return final, opcode, body

    def receive(self):
        """The next message; None when the connection has ended."""
        while True:
            frame = self._frame()
            if frame is None:
                return None
            final, opcode, body = frame
            if opcode == 8:
                return None
            if opcode == 9:
                self.send_bytes(body, 10)
                continue
            if opcode in (0, 1):
                self.parts += body
                if not final:
                    continue
                message, self.parts = json.loads(self.parts), b""
                self.inbox.append(message)
                return message

    def ask(self, message):
        """Sends a request; its answer."""
        self.asked += 1
        self.send(dict(message, id=self.asked))
        while True:
            answer = self.receive()
            if answer is None:
                raise Refused("the connection ended")
            if answer["type"] == "error" and "id" not in answer:
                raise Refused(answer["message"])
            if answer.get("id") == self.asked:
                return answer

    def good(self, message):
        answer = self.ask(message)
        assert answer["type"] == "reply", (message, answer)
        return answer

    def refused(self, message, why):
        answer = self.ask(message)
        assert answer["type"] == "error" and why in answer["message"], (message, answer)

    def until(self, kind, **fields):
        """The first push of that kind from here on, or that came before and was not used."""
        while True:
            for at, message in enumerate(self.inbox):
                if message["type"] == kind and all(message.get(k) == v for k, v in fields.items()):
                    del self.inbox[:at + 1]
                    return message
            if self.receive() is None:
                raise Refused("the connection ended")

    def drain(self, seconds):
        """Takes what comes within that time."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            self.socket.settimeout(left)
            try:
                if self.receive() is None:
                    break
            except TimeoutError:
                break
        self.socket.settimeout(20)

    def cut(self):
        """Ends the connection as a broken network does: without a word."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()
