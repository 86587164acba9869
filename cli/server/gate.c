/* SPDX-License-Identifier: MIT */
/* gate.c -- which connections are let in: in all, of an address, for how long.  See server.h. */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>

#include "common/text.h"
#include "server/server.h"

enum { FILES_KEPT = 64 /* for the page, the games and the libraries */ };

typedef struct Guest {
  const void *connection;
  GateAddress address;
  int64_t came;
  int requests;
  bool known, socket; /* has shown a key; is a WebSocket */
} Guest;

struct Gate {
  Guest *guests;
  int count, room, most;
};

/* As many connections as files may be open: the soft limit of the system is often 1,024. */
static int most_connections(void)
{
  struct rlimit files;
  int wanted = GATE_KNOWN_MAX + 2 * GATE_UNKNOWN_MAX;
  rlim_t needed = (rlim_t)wanted + FILES_KEPT;
  if (getrlimit(RLIMIT_NOFILE, &files) != 0) return wanted / 2;
  if (files.rlim_cur < needed) {
    files.rlim_cur = files.rlim_max < needed ? files.rlim_max : needed;
    setrlimit(RLIMIT_NOFILE, &files);
    getrlimit(RLIMIT_NOFILE, &files);
  }
  int may = files.rlim_cur < INT32_MAX ? (int)files.rlim_cur - FILES_KEPT : wanted;
  return may < wanted ? may : wanted;
}

Gate *gate_new(void)
{
  Gate *gate = must_take(NULL, sizeof *gate);
  *gate = (Gate){.most = most_connections()};
  return gate;
}

void gate_free(Gate *gate)
{
  free(gate->guests);
  free(gate);
}

GateAddress gate_address(const struct sockaddr_storage *of)
{
  GateAddress address = {{0}};
  static const unsigned char mapped[12] = {[10] = 0xff, [11] = 0xff}; /* ::ffff:a.b.c.d */
  if (of->ss_family == AF_INET) {
    memcpy(address.bytes, mapped, sizeof mapped);
    memcpy(address.bytes + 12, &((const struct sockaddr_in *)(const void *)of)->sin_addr, 4);
  } else if (of->ss_family == AF_INET6) {
    const struct in6_addr *six = &((const struct sockaddr_in6 *)(const void *)of)->sin6_addr;
    bool whole = IN6_IS_ADDR_V4MAPPED(six) || IN6_IS_ADDR_LOOPBACK(six);
    memcpy(address.bytes, six, whole ? 16 : 8); /* else one network has 2^64 addresses */
  }
  return address;
}

/* 127.0.0.1 and ::1: the owner, and a proxy that stands for everybody. */
static bool is_this_machine(const GateAddress *address)
{
  static const GateAddress four = {{[10] = 0xff, [11] = 0xff, [12] = 127, [15] = 1}};
  static const GateAddress six = {{[15] = 1}};
  return memcmp(address, &four, sizeof four) == 0 || memcmp(address, &six, sizeof six) == 0;
}

bool gate_lets(const Gate *gate, const GateAddress *address)
{
  bool here = is_this_machine(address);
  int unknown = 0, same[2] = {0, 0}; /* of that address: unknown, known */
  for (int i = 0; i < gate->count; i++) {
    const Guest *guest = &gate->guests[i];
    if (is_this_machine(&guest->address) != here) continue;
    unknown += !guest->known;
    same[guest->known] += memcmp(&guest->address, address, sizeof *address) == 0;
  }
  if (gate->count >= gate->most - (here ? 0 : GATE_OF_ADDRESS) || unknown >= GATE_UNKNOWN_MAX)
    return false;
  return here || (same[0] < GATE_OF_ADDRESS && same[1] < GATE_KNOWN_OF_ADDRESS);
}

void gate_comes(Gate *gate, const void *connection, const GateAddress *address, int64_t now)
{
  if (gate->count == gate->room) {
    gate->room = gate->room * 2 + 16;
    gate->guests = must_take(gate->guests, (size_t)gate->room * sizeof *gate->guests);
  }
  gate->guests[gate->count++] = (Guest){.connection = connection, .address = *address, .came = now};
}

static Guest *guest_of(Gate *gate, const void *connection)
{
  for (int i = 0; i < gate->count; i++)
    if (gate->guests[i].connection == connection) return &gate->guests[i];
  return NULL;
}

void gate_goes(Gate *gate, const void *connection)
{
  Guest *guest = guest_of(gate, connection);
  if (guest) *guest = gate->guests[--gate->count];
}

bool gate_asks(Gate *gate, const void *connection)
{
  Guest *guest = guest_of(gate, connection);
  return guest && ++guest->requests <= GATE_REQUESTS_MAX;
}

void gate_is_socket(Gate *gate, const void *connection)
{
  Guest *guest = guest_of(gate, connection);
  if (guest) guest->socket = true;
}

void gate_is_known(Gate *gate, const void *connection)
{
  Guest *guest = guest_of(gate, connection);
  if (guest) guest->known = true;
}

void gate_each_old(const Gate *gate, int64_t now, void (*end)(const void *connection))
{
  for (int i = 0; i < gate->count; i++) {
    const Guest *guest = &gate->guests[i];
    if (!guest->socket && now - guest->came > GATE_PLAIN_SECONDS * 1000) end(guest->connection);
  }
}

int gate_count(const Gate *gate)
{
  return gate->count;
}
