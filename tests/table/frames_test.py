# SPDX-License-Identifier: MIT
"""frames_test.py LUNARBITER -- clients that break the rules of WebSockets, one after the other.

Frames that are cut off, carry no mask or a wrong length, messages that never end, floods of pings,
upgrades that come byte by byte, paths that lead out of the page.  After each of them a player goes
on; the server lives, and its memory is bounded.  Nothing here is timed.
"""

import os
import socket
import struct
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from server import ROOT, Server  # noqa: E402
from wire import Client, Refused  # noqa: E402

PROGRAM = os.path.abspath(sys.argv[1])
MASK = b"\x11\x22\x33\x44"


def frame(opcode, body, final=True, masked=True, size=None):
    """A frame whose length may be a lie."""
    size = len(body) if size is None else size
    head = bytes([(0x80 if final else 0) | opcode])
    bit = 0x80 if masked else 0
    if size < 126:
        head += bytes([bit | size])
    elif size < 65536:
        head += bytes([bit | 126]) + struct.pack(">H", size)
    else:
        head += bytes([bit | 127]) + struct.pack(">Q", size)
    if not masked:
        return head + body
    return head + MASK + bytes(byte ^ MASK[i % 4] for i, byte in enumerate(body))


def send(client, *frames):
    """Sends as much as the server takes.  Whether it took all."""
    try:
        for each in frames:
            client.socket.sendall(each)
        return True
    except OSError:
        return False


def not_answered(client, seconds=0.5):
    """What comes within that time is no reply, and mostly the end.  Whether the end came."""
    client.socket.settimeout(seconds)
    ended = False
    try:
        while (message := client.receive()) is not None:
            assert message["type"] != "reply", message
        ended = True
    except TimeoutError:
        pass
    except (OSError, ValueError):
        ended = True
    client.socket.close()
    return ended


def sent_away(client):
    assert not_answered(client, 60)


def memory(server):
    with open(f"/proc/{server.process.pid}/status", encoding="ascii") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


def frames_without_a_mask(server):
    """libwebsockets reads them; they are answered once, as masked ones are."""
    client = server.owner()
    send(client, frame(1, b'{"type":"nothing","id":9}', masked=False))
    assert client.receive()["type"] == "error"
    assert client.good({"type": "lobby"})["id"] == 2
    client.socket.close()


def frames_that_are_cut_off(server):
    for cut in (1, 2, 4, 6, 12):
        client = server.owner()
        send(client, frame(1, b'{"type":"lobby","id":9}')[:cut])
        client.socket.close()


def lengths_that_lie(server):
    for size in (1 << 20, 1 << 40, (1 << 63) - 1, (1 << 64) - 1):
        client = server.owner()
        send(client, frame(1, b"x" * 4096, size=size), *[b"y" * 65536] * 64)
        not_answered(client)


def codes_that_mean_nothing(server):
    for opcode in (3, 7, 11, 15):
        client = server.owner()
        send(client, frame(opcode, b"what"))
        sent_away(client)


def controls_that_are_split_or_long(server):
    for bad in (frame(9, b"", final=False), frame(9, b"x" * 200), frame(8, b"x" * 200)):
        client = server.owner()
        send(client, bad)
        sent_away(client)


def messages_that_never_end(server):
    before = memory(server)
    crowd = [server.owner() for _ in range(8)]
    for client in crowd:
        send(client, frame(1, b'{"type":"', final=False), *[frame(0, b"x" * 32768, final=False)] * 512)
    # 128 MB were sent; a sanitizer keeps what is freed for a while
    assert memory(server) - before < 65536, memory(server) - before
    for client in crowd:
        client.socket.close()


def a_part_without_a_beginning(server):
    client = server.owner()
    send(client, frame(0, b'{"type":"lobby","id":9}'))
    sent_away(client)


def a_message_within_another(server):
    client = server.owner()
    send(client, frame(1, b'{"type":', final=False), frame(1, b'{"type":"lobby","id":9}'))
    sent_away(client)


def messages_in_tiny_parts(server):
    """That is allowed, and answered."""
    client = server.owner()
    text = b'{"type":"lobby","id":77}'
    parts = [frame(1 if i == 0 else 0, text[i:i + 1], final=i == len(text) - 1) for i in range(len(text))]
    send(client, *parts)
    while (answer := client.receive())["type"] not in ("reply", "error"):
        pass
    assert answer["id"] == 77, answer
    client.socket.close()


def bytes_that_are_no_text(server):
    client = server.owner()
    send(client, frame(1, b"\xff\xfe\xfd"), frame(2, b"\x00" * 64))
    client.socket.settimeout(5)
    try:
        for _ in range(2):
            message = client.receive()
            assert message is None or message["type"] == "error", message
            if message is None:
                break
    except OSError:
        pass
    client.socket.close()


def pings_that_nobody_reads(server):
    before = memory(server)
    crowd = [server.owner() for _ in range(8)]
    for client in crowd:
        client.socket.settimeout(2)
        send(client, *[frame(9, b"p" * 125) * 400] * 40)
    assert memory(server) - before < 65536, memory(server) - before
    for client in crowd:
        client.socket.close()


def upgrades_that_do_not_end(server):
    crowd = []
    for _ in range(32):
        one = socket.create_connection(("127.0.0.1", server.port), timeout=20)
        one.sendall(f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n".encode())
        crowd.append(one)
    server.owner().good({"type": "lobby"})
    for one in crowd:
        one.close()


def wrong_hosts_and_origins(server):
    good = f"127.0.0.1:{server.port}"
    for host, origin in (("evil.example", "same"), (good, "http://evil.example"), (good, "null"), (good, f"http://{good}.evil.example"),
                         (good, f"https://{good}@evil.example"), ("", "same"), (good, f"http://127.0.0.1:{server.port - 1}")):
        try:
            client = Client(server.port, host=host or " ", origin=origin)
        except (Refused, OSError):
            continue
        raise AssertionError((host, origin, client))


def paths_that_lead_out(server):
    with open(os.path.join(ROOT, "README.md"), "rb") as file:
        secret = file.read(60)
    for path in ("/../README.md", "/%2e%2e/README.md", "/..%2f..%2fREADME.md", "/assets/../../../README.md", "//etc/passwd",
                 "/%2e%2e%2f%2e%2e%2fetc/passwd", "/..\\..\\README.md", "/assets/%00/../../README.md", "/" + "../" * 40 + "etc/passwd"):
        one = socket.create_connection(("127.0.0.1", server.port), timeout=20)
        one.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: close\r\n\r\n".encode())
        got = b""
        try:
            while more := one.recv(65536):
                got += more
                if len(got) > 1 << 22:
                    break
        except OSError:
            pass
        one.close()
        assert secret not in got and b"root:x:" not in got, (path, got[:200])


def main():
    server = Server(PROGRAM)
    player = server.owner()
    game = player.good({"type": "create", "game": "evolve", "seed": 4, "seats": ["person", "random"], "pace": 0})["table"]
    for test in (frames_without_a_mask, frames_that_are_cut_off, lengths_that_lie, codes_that_mean_nothing,
                 controls_that_are_split_or_long, messages_that_never_end, a_part_without_a_beginning, a_message_within_another,
                 messages_in_tiny_parts, bytes_that_are_no_text, pings_that_nobody_reads, upgrades_that_do_not_end,
                 wrong_hosts_and_origins, paths_that_lead_out):
        test(server)
        assert server.process.poll() is None, server.said
        player.good({"type": "look", "table": game})
        asked = [each for each in player.inbox if each["type"] == "decision"][-1]
        player.inbox.clear()
        player.good({"type": "answer", "table": game, "seat": 0, "number": asked["number"], "values": asked["default"]})
        print("passed " + test.__name__, flush=True)
    player.socket.close()
    server.end()


main()
