# SPDX-License-Identifier: MIT
"""strangers_test.py LUNARBITER -- crowds of connections that show no key, over real sockets.

Strangers connect from 127.0.0.2 and above, the owner from 127.0.0.1.  While they crowd the door,
players go on, and the owner still gets in.
"""

import os
import select
import socket
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from server import Server  # noqa: E402
from wire import Client  # noqa: E402

PROGRAM = os.path.abspath(sys.argv[1])
OF_ADDRESS, UNKNOWN, REQUESTS = 64, 256, 500  # cli/server/server.h
CLOSED_AT_ONCE = 15  # seconds: the machine may be busy
HEADERS_TAKE = 40  # seconds: 15 for headers that do not come, and the same


def connect(server, address):
    one = socket.socket()
    one.settimeout(20)
    one.bind((address, 0))
    one.connect(("127.0.0.1", server.port))
    return one


def still_open(crowd):
    """Those that the server has not ended; ended ones are closed."""
    left = []
    for one in crowd:
        try:
            ready = select.select([one], [], [], 0)[0]
            if ready and one.recv(65536) == b"":
                one.close()
                continue
        except OSError:
            one.close()
            continue
        left.append(one)
    return left


def until_at_most(crowd, count, seconds, each=lambda one: None):
    """Waits until at most so many are open; returns them."""
    until = time.monotonic() + seconds
    while True:
        crowd = still_open(crowd)
        if len(crowd) <= count:
            return crowd
        assert time.monotonic() < until, f"{len(crowd)} connections are open, not {count}"
        for one in crowd:
            each(one)
        time.sleep(0.2)


def close_all(crowd):
    for one in crowd:
        one.close()


def memory(server):
    with open(f"/proc/{server.process.pid}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


def plays_on(server, player):
    """A player gets answers, and the owner gets in by a new connection."""
    began = time.monotonic()
    player.good({"type": "lobby"})
    fresh = server.owner()
    fresh.good({"type": "lobby"})
    fresh.socket.close()
    assert time.monotonic() - began < 10, time.monotonic() - began


def connections_that_say_nothing(server, player):
    crowd = [connect(server, "127.0.0.2") for _ in range(500)]
    crowd = until_at_most(crowd, OF_ADDRESS, CLOSED_AT_ONCE)
    plays_on(server, player)
    crowd = until_at_most(crowd, 0, HEADERS_TAKE)
    close_all(crowd)


def connections_of_many_addresses(server, player):
    crowd = [connect(server, f"127.0.{3 + at // 250}.{1 + at % 250}") for at in range(500)]
    crowd = until_at_most(crowd, UNKNOWN, CLOSED_AT_ONCE)
    plays_on(server, player)
    close_all(crowd)
    time.sleep(1)


def drip(one):
    try:
        one.sendall(b"X")
    except OSError:
        pass


def headers_that_come_byte_by_byte(server, player):
    crowd = [connect(server, "127.0.0.5") for _ in range(OF_ADDRESS)]
    for one in crowd:
        one.sendall(b"GET / HTTP/1.1\r\nX: ")
    plays_on(server, player)
    crowd = until_at_most(crowd, 0, HEADERS_TAKE, drip)
    close_all(crowd)


def headers_without_end(server, player):
    before = memory(server)
    for _ in range(20):
        one = connect(server, "127.0.0.6")
        try:
            one.sendall(b"GET / HTTP/1.1\r\n")
            for at in range(64):
                one.sendall(b"X%d: " % at + b"a" * 65536 + b"\r\n")
        except OSError:
            pass  # it was closed meanwhile
        one.close()
    plays_on(server, player)
    # 80 MB were sent; a sanitizer keeps what is freed for a while
    assert memory(server) - before < 32768, memory(server) - before


def requests_in_a_row(server, player):
    one = connect(server, "127.0.0.7")
    request = f"GET /nothing HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode()
    answers, rest = 0, b""
    one.settimeout(5)
    try:
        for _ in range(2 * REQUESTS):
            one.sendall(request)
            rest += one.recv(65536)
            answers += rest.count(b"HTTP/1.1 ")
            rest = rest[-8:]
    except OSError:
        pass
    one.close()
    assert 1 <= answers <= REQUESTS, answers
    plays_on(server, player)


def answers_that_nobody_reads(server, player):
    before = memory(server)
    crowd = [connect(server, "127.0.0.8") for _ in range(8)]
    request = f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode()
    for one in crowd:
        one.setblocking(False)
        try:
            for _ in range(200):
                one.send(request * 50)
        except OSError:
            pass
    plays_on(server, player)
    assert memory(server) - before < 16384, memory(server) - before
    close_all(crowd)


def no_other_protocol(server, player):
    for upgrade in ("h2c", "websocket2", "TLS/1.0"):
        one = connect(server, "127.0.0.9")
        one.sendall((f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: Upgrade, HTTP2-Settings\r\n"
                     f"Upgrade: {upgrade}\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n\r\n").encode())
        head = b""
        try:
            head = one.recv(65536)
        except OSError:
            pass
        assert b" 101 " not in head.split(b"\r\n")[0], (upgrade, head)
        one.close()
    one = connect(server, "127.0.0.9")
    one.sendall(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0" * 9)
    until_at_most([one], 0, HEADERS_TAKE)
    plays_on(server, player)


def sockets_without_a_key(server, player):
    crowd = []
    for _ in range(UNKNOWN // 2):
        try:
            crowd.append(Client(server.port).socket)
        except Exception:
            break
    assert 1 <= len(crowd) <= 64, len(crowd)
    player.good({"type": "lobby"})
    until_at_most(crowd, 0, HEADERS_TAKE)  # a key must come within ten seconds
    plays_on(server, player)


def answers_that_guests_do_not_read(server, player):
    """A hundred who watch ask for everything again and again, and read nothing."""
    table = player.good({"type": "create", "game": "evolve", "seed": 4, "seats": ["person", "random"]})["table"]
    key = player.good({"type": "links", "table": table})["watch"]
    crowd, look = [], {"type": "look", "table": table, "id": 1}
    for _ in range(100):
        guest = Client(server.port)
        guest.good({"type": "enter", "key": key})
        guest.socket.settimeout(1)
        crowd.append(guest)
    most = 0
    for _ in range(300):
        for guest in crowd:
            try:
                guest.send(look)
            except OSError:
                pass  # it was sent away
        most = max(most, memory(server))
    assert most < 512 * 1024, most  # kB: 256 MB of messages, and what the server takes itself
    player.good({"type": "lobby"})
    for guest in crowd:
        guest.socket.close()
    plays_on(server, player)
    player.good({"type": "close", "table": table})


def main():
    server = Server(PROGRAM)
    player = server.owner()
    for test in (connections_that_say_nothing, connections_of_many_addresses,
                 headers_that_come_byte_by_byte, headers_without_end, requests_in_a_row,
                 answers_that_nobody_reads, answers_that_guests_do_not_read, no_other_protocol, sockets_without_a_key):
        start = time.monotonic()
        test(server, player)
        assert server.process.poll() is None, server.said
        print(f"passed {test.__name__} ({time.monotonic() - start:.1f} s)", flush=True)
    player.socket.close()
    server.end()


main()
