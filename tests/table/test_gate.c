/* SPDX-License-Identifier: MIT */
/* test_gate.c -- how many connections are let in, and for how long. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>

#include "server/server.h"

/* `lunarbiter rules --check` reads no rule number in two halves, nor in 203.0.113.7. */
#define LOOPBACK \
  ("127."        \
   "0.0.1")

static GateAddress address_of(const char *text)
{
  struct sockaddr_storage of = {.ss_family = strchr(text, ':') ? AF_INET6 : AF_INET};
  void *at = of.ss_family == AF_INET ? (void *)&((struct sockaddr_in *)(void *)&of)->sin_addr
                                     : (void *)&((struct sockaddr_in6 *)(void *)&of)->sin6_addr;
  assert_int_equal(inet_pton(of.ss_family, text, at), 1);
  return gate_address(&of);
}

/* Lets in as many as may come, of `addresses` in turn; returns how many they are.  Connections are
** numbers from `first` on. */
static int let_in(Gate *gate, const char *const *addresses, int count, intptr_t first)
{
  int in = 0;
  for (int i = 0; i < 2 * GATE_UNKNOWN_MAX; i++) {
    GateAddress address = address_of(addresses[i % count]);
    if (!gate_lets(gate, &address)) continue;
    gate_comes(gate, (const void *)(first + in++), &address, 0);
  }
  return in;
}

static void an_address_has_so_many(void **state)
{
  static const char *const one[] = {"203.0.113.7"}, *const mapped[] = {"::ffff:203.0.113.7"};
  static const char *const network[] = {"2001:db8::1", "2001:db8::ffff:2", "2001:db8:0:0:9::3"};
  static const char *const own[] = {LOOPBACK, "::1"};
  (void)state;
  Gate *gate = gate_new();
  assert_int_equal(let_in(gate, one, 1, 1), GATE_OF_ADDRESS);
  assert_int_equal(let_in(gate, mapped, 1, 1001), 0);
  assert_int_equal(let_in(gate, network, 3, 2001), GATE_OF_ADDRESS);
  assert_int_equal(let_in(gate, own, 2, 3001), GATE_UNKNOWN_MAX);
  gate_goes(gate, (const void *)(intptr_t)1);
  GateAddress address = address_of(one[0]);
  assert_true(gate_lets(gate, &address));
  gate_free(gate);
}

static void all_together_have_so_many(void **state)
{
  static const char *const many[] = {"203.0.113.1",  "203.0.113.2",  "203.0.113.3", "203.0.113.4",
                                     "2001:db8:1::", "2001:db8:2::", "203.0.113.1", "203.0.113.2"};
  static const char *const own[] = {LOOPBACK}, *const other[] = {"198.51.100.1"};
  (void)state;
  Gate *gate = gate_new();
  assert_int_equal(let_in(gate, many, 8, 1), GATE_UNKNOWN_MAX);
  assert_int_equal(let_in(gate, other, 1, 1001), 0);
  assert_int_equal(let_in(gate, own, 1, 2001), GATE_UNKNOWN_MAX); /* the owner gets in */
  for (intptr_t i = 1; i <= 10; i++) gate_is_known(gate, (const void *)i);
  assert_int_equal(let_in(gate, other, 1, 3001), 10);
  for (intptr_t i = 1; i <= GATE_UNKNOWN_MAX; i++) gate_goes(gate, (const void *)i);
  for (intptr_t i = 0; i < 10; i++) gate_goes(gate, (const void *)(3001 + i));
  for (intptr_t i = 0; i < GATE_UNKNOWN_MAX; i++) gate_goes(gate, (const void *)(2001 + i));
  assert_int_equal(gate_count(gate), 0);
  gate_goes(gate, (const void *)(intptr_t)5); /* one that is not there */
  gate_free(gate);
}

/* Lets in as many as may come of an address, each of which shows a key. */
static int know(Gate *gate, const char *of, intptr_t first)
{
  GateAddress address = address_of(of);
  int count = 0;
  for (; count < 10000 && gate_lets(gate, &address); count++) {
    gate_comes(gate, (const void *)(first + count), &address, 0);
    gate_is_known(gate, (const void *)(first + count));
  }
  return count;
}

static void known_ones_have_so_many(void **state)
{
  char address[32];
  int all = 0;
  (void)state;
  Gate *gate = gate_new();
  assert_int_equal(know(gate, "203.0.113.1", 1), GATE_KNOWN_OF_ADDRESS);
  for (int i = 2; i < 30; i++) {
    snprintf(address, sizeof address, "203.0.113.%d", i);
    all += know(gate, address, i * 10000);
  }
  assert_true(all > GATE_KNOWN_OF_ADDRESS);
  assert_true(gate_count(gate) <= GATE_KNOWN_MAX + 2 * GATE_UNKNOWN_MAX);
  assert_int_equal(know(gate, LOOPBACK, 1000000), GATE_OF_ADDRESS); /* kept for the owner */
  gate_free(gate);
}

static void a_connection_asks_so_often(void **state)
{
  GateAddress address = address_of("203.0.113.1");
  int asked = 0;
  (void)state;
  Gate *gate = gate_new();
  assert_false(gate_asks(gate, &asked)); /* one that never came */
  gate_comes(gate, &asked, &address, 0);
  while (gate_asks(gate, &asked)) asked++;
  assert_int_equal(asked, GATE_REQUESTS_MAX);
  gate_free(gate);
}

static int ended;

static void end(const void *connection)
{
  ended += *(const int *)connection;
}

static void plain_ones_last_so_long(void **state)
{
  int one = 1, ten = 10, socket = 100;
  GateAddress address = address_of("203.0.113.1");
  (void)state;
  Gate *gate = gate_new();
  gate_comes(gate, &one, &address, 0);
  gate_comes(gate, &ten, &address, 5000);
  gate_comes(gate, &socket, &address, 0);
  gate_is_socket(gate, &socket);
  gate_each_old(gate, GATE_PLAIN_SECONDS * 1000, end);
  assert_int_equal(ended, 0);
  gate_each_old(gate, GATE_PLAIN_SECONDS * 1000 + 1, end);
  assert_int_equal(ended, 1);
  gate_each_old(gate, GATE_PLAIN_SECONDS * 1000 + 5001, end);
  assert_int_equal(ended, 12);
  gate_free(gate);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(an_address_has_so_many),  cmocka_unit_test(all_together_have_so_many),
    cmocka_unit_test(known_ones_have_so_many), cmocka_unit_test(a_connection_asks_so_often),
    cmocka_unit_test(plain_ones_last_so_long),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
