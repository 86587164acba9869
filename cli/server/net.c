/* SPDX-License-Identifier: MIT */
/*
** net.c -- connections, with libwebsockets: the page over HTTP, messages over WebSockets at /ws.
**
** What a stranger may cost is bounded: the number of connections (gate.c), of those that have shown
** no key, the length and rate of messages, the bytes that wait for clients, the time that a client
** takes nothing or says nothing.  Who goes beyond is sent away; nobody waits for anybody.
*/
#define _GNU_SOURCE
#include <libwebsockets.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "common/text.h"
#include "server/server.h"

enum {
  STRANGERS_MAX = 64,          /* connections that have shown no key */
  STRANGER_SECONDS = 10,       /* in which a key must come */
  QUEUE_READY = 256 * 1024,    /* bytes that wait for a client, beyond which it is spared views */
  QUEUE_MAX = 8 * 1024 * 1024, /* beyond which it is sent away */
  QUEUES_MAX = 256 * 1024 * 1024, /* bytes that wait for all clients, beyond which one for whom more
                                  ** than QUEUE_READY wait is sent away */
  STALLED_SECONDS = 30,           /* in which a client must take some of the bytes that wait */
  RATE = 200,
  BURST = 400, /* requests in a second */
  TURN = 8,    /* requests of a client, behind which others have their turn */
  OFFENCES_MAX = 10,
  THREADS = 2,
  PING_SECONDS = 25,
  HANGUP_SECONDS = 40
};

typedef struct Message {
  struct Message *next;
  size_t length;
  unsigned char bytes[]; /* LWS_PRE bytes of room, then the text */
} Message;

typedef struct Peer {
  struct Peer *next;
  struct lws *wsi;
  Net *net;
  HallClient *client;
  Message *first, **last;
  size_t queued;
  char *text; /* a message that is coming in */
  size_t length, room;
  bool oversize, gone;
  bool rests; /* nothing of it is read before the next tick */
  int turn;   /* its requests since the last tick */
  int offences;
  double tokens;
  int64_t filled, came,
      took; /* ms: when tokens were added; when it came; when it last took bytes */
} Peer;

struct Net {
  struct lws_context *context;
  lws_sorted_usec_list_t tick;
  Hall *hall;
  Crew *crew;
  Gate *gate;
  size_t queued; /* bytes, of all peers */
  Peer *peers;
  bool page;
  char hosts[160]; /* the names under which a loopback address is served; "": any */
  volatile sig_atomic_t stop;
  double longest; /* ms that a bot's move has waited behind its pace at most */
};

static int64_t now_ms(void)
{
  return (int64_t)(lws_now_usecs() / 1000);
}

void net_random(void *host, void *out, size_t size)
{
  FILE *source = fopen("/dev/urandom", "rb");
  (void)host;
  if (source && fread(out, 1, size, source) == size) {
    fclose(source);
    return;
  }
  fprintf(stderr, "lunarbiter table: the system gives no random numbers\n");
  exit(EXIT_FAILURE);
}

/* ---- Sending ---------------------------------------------------------------------- */

/* A connection is only marked here, and ends when it is its turn: the hall may be at work. */
static void send_away(Peer *peer)
{
  peer->gone = true;
  lws_set_timeout(peer->wsi, PENDING_TIMEOUT_USER_REASON_BASE, 1);
  lws_callback_on_writable(peer->wsi);
}

static void send_text(void *host, void *client, const char *text, size_t length)
{
  Peer *peer = client;
  Net *net = peer->net;
  (void)host;
  if (peer->gone) return;
  bool crowded = net->queued + length > QUEUES_MAX && peer->queued > QUEUE_READY;
  if (crowded || peer->queued + length > QUEUE_MAX) {
    send_away(peer);
    return;
  }
  Message *message = must_take(NULL, sizeof *message + LWS_PRE + length);
  message->next = NULL;
  message->length = length;
  memcpy(message->bytes + LWS_PRE, text, length);
  if (!peer->first) peer->took = now_ms();
  *peer->last = message;
  peer->last = &message->next;
  peer->queued += length;
  net->queued += length;
  lws_callback_on_writable(peer->wsi);
}

static bool takes_more(void *host, void *client)
{
  (void)host;
  return ((Peer *)client)->queued < QUEUE_READY;
}

/* Writes what the connection takes without waiting.  False: it is to end. */
static bool write_some(Peer *peer)
{
  while (peer->first && !lws_send_pipe_choked(peer->wsi)) {
    Message *message = peer->first;
    if (lws_write(peer->wsi, message->bytes + LWS_PRE, message->length, LWS_WRITE_TEXT) < 0)
      return false;
    peer->first = message->next;
    if (!peer->first) peer->last = &peer->first;
    peer->queued -= message->length;
    peer->net->queued -= message->length;
    peer->took = now_ms();
    free(message);
  }
  if (peer->first) lws_callback_on_writable(peer->wsi);
  return !peer->gone || (peer->first && peer->offences >= OFFENCES_MAX);
}

/* ---- Receiving -------------------------------------------------------------------- */

static bool within_rate(Peer *peer)
{
  int64_t now = now_ms();
  peer->tokens += (double)(now - peer->filled) * RATE / 1000;
  peer->filled = now;
  if (peer->tokens > BURST) peer->tokens = BURST;
  if (peer->tokens < 1) return false;
  peer->tokens -= 1;
  return true;
}

static void tick_soon(Net *net, int milliseconds);

static void forget_text(Peer *peer)
{
  free(peer->text);
  peer->text = NULL;
  peer->room = peer->length = 0;
}

/* Clients have turns: one that sends many requests at once rests until others were read, too. */
static void count_turn(Peer *peer)
{
  if (++peer->turn < TURN || peer->rests) return;
  peer->rests = lws_rx_flow_control(peer->wsi, 0) == 0;
}

static void turns_begin(Net *net)
{
  for (Peer *peer = net->peers; peer; peer = peer->next) {
    peer->turn = 0;
    if (peer->rests) lws_rx_flow_control(peer->wsi, 1);
    peer->rests = false;
  }
}

static void message_came(Peer *peer)
{
  bool owner = hall_longest(peer->client) == HALL_TEXT_MAX;
  const char *text = peer->text ? peer->text : "";
  bool good = false;
  if (peer->oversize)
    hall_turn_down(peer->client, "", 0,
                   owner ? "a message is longer than 1 MB" : "a message is longer than 64 KB");
  else if (!within_rate(peer))
    hall_turn_down(peer->client, text, peer->length, "more than 200 requests in a second");
  else good = hall_message(peer->net->hall, peer->client, text, peer->length);
  if (!good && ++peer->offences >= OFFENCES_MAX) send_away(peer);
  if (hall_entered(peer->client)) gate_is_known(peer->net->gate, peer->wsi);
  if (peer->room > HALL_MESSAGE_MAX) forget_text(peer); /* a file came: they are few */
  peer->length = 0;
  peer->oversize = false;
  count_turn(peer);
  tick_soon(peer->net, 0);
}

/* Collects the parts of a message.  A message that is too long is dropped. */
static void part_came(Peer *peer, const char *part, size_t size)
{
  if (peer->gone) return;
  if (peer->length + size > hall_longest(peer->client)) {
    peer->oversize = true;
    forget_text(peer);
  }
  if (!peer->oversize && peer->length + size > peer->room) {
    peer->room = (peer->length + size) * 2;
    peer->text = must_take(peer->text, peer->room);
  }
  if (!peer->oversize && size) {
    memcpy(peer->text + peer->length, part, size);
    peer->length += size;
  }
  if (lws_is_final_fragment(peer->wsi) && !lws_remaining_packet_payload(peer->wsi))
    message_came(peer);
}

/* ---- Who may come ----------------------------------------------------------------- */

static bool header(struct lws *wsi, enum lws_token_indexes token, char *out, int size)
{
  return lws_hdr_total_length(wsi, token) > 0 && lws_hdr_copy(wsi, out, size, token) > 0;
}

/* On loopback a foreign name for this machine is refused: a page of a stranger could have made it
** point here. */
static bool known_host(const Net *net, const char *host)
{
  char listed[120];
  snprintf(listed, sizeof listed, " %s ", host);
  return !*net->hosts || strstr(net->hosts, listed);
}

/* A browser says which page opens the connection: it must be ours.  Other programs say nothing,
** and have to show a key like everybody. */
static bool known_origin(struct lws *wsi, const char *host)
{
  char origin[160];
  if (lws_hdr_total_length(wsi, WSI_TOKEN_ORIGIN) <= 0) return true;
  if (!header(wsi, WSI_TOKEN_ORIGIN, origin, sizeof origin)) return false;
  const char *name = strstr(origin, "://");
  return name && strcmp(name + 3, host) == 0 &&
         (strncmp(origin, "http://", 7) == 0 || strncmp(origin, "https://", 8) == 0);
}

static int strangers(const Net *net)
{
  int count = 0;
  for (const Peer *peer = net->peers; peer; peer = peer->next)
    count += !peer->gone && !hall_entered(peer->client);
  return count;
}

static bool may_connect(const Net *net, struct lws *wsi)
{
  char host[100], path[64];
  return header(wsi, WSI_TOKEN_HOST, host, sizeof host) && known_host(net, host) &&
         known_origin(wsi, host) && header(wsi, WSI_TOKEN_GET_URI, path, sizeof path) &&
         strcmp(path, "/ws") == 0 && strangers(net) < STRANGERS_MAX;
}

static void peer_comes(Net *net, Peer *peer, struct lws *wsi)
{
  *peer = (Peer){.wsi = wsi, .net = net, .tokens = BURST};
  peer->last = &peer->first;
  peer->came = peer->filled = peer->took = now_ms();
  peer->next = net->peers;
  net->peers = peer;
  peer->client = hall_connect(net->hall, peer);
  gate_is_socket(net->gate, wsi);
}

static void peer_goes(Net *net, Peer *peer)
{
  if (!peer->client) return;
  hall_disconnect(net->hall, peer->client);
  peer->client = NULL;
  for (Peer **at = &net->peers; *at; at = &(*at)->next) {
    if (*at != peer) continue;
    *at = peer->next;
    break;
  }
  while (peer->first) {
    Message *message = peer->first;
    peer->first = message->next;
    net->queued -= message->length;
    free(message);
  }
  free(peer->text);
  tick_soon(net, 0);
}

/* ---- The page --------------------------------------------------------------------- */

static const char not_built[] =
    "The page of the table is not built. In the source tree, ./run table builds it (it needs\n"
    "npm); --page DIR names a folder with the built page. The program serves games all the same,\n"
    "to whoever speaks docs/table-protocol.md at /ws.\n";

static int answer_page(struct lws *wsi, unsigned status, const char *text)
{
  unsigned char room[LWS_PRE + 2048], *at = room + LWS_PRE, *start = at;
  unsigned char *end = room + sizeof room - 1;
  if (lws_add_http_common_headers(wsi, status, "text/plain; charset=utf-8", strlen(text), &at,
                                  end) ||
      lws_finalize_write_http_header(wsi, start, &at, end))
    return 1;
  unsigned char body[LWS_PRE + sizeof not_built];
  memcpy(body + LWS_PRE, text, strlen(text));
  if (lws_write(wsi, body + LWS_PRE, strlen(text), LWS_WRITE_HTTP_FINAL) < 0) return 1;
  return lws_http_transaction_completed(wsi);
}

/* Requests that no file answers. */
static int http_came(const Net *net, struct lws *wsi)
{
  char host[100];
  if (!header(wsi, WSI_TOKEN_HOST, host, sizeof host) || !known_host(net, host))
    return answer_page(wsi, HTTP_STATUS_FORBIDDEN, "This is not a name of this table.\n");
  if (net->page) return answer_page(wsi, HTTP_STATUS_NOT_FOUND, "There is no such file.\n");
  return answer_page(wsi, HTTP_STATUS_OK, not_built);
}

/* A socket's address, for the gate. */
static GateAddress address_of(lws_sockfd_type socket)
{
  struct sockaddr_storage from = {.ss_family = AF_UNSPEC};
  socklen_t size = sizeof from;
  if (getpeername(socket, (struct sockaddr *)&from, &size) != 0) from.ss_family = AF_UNSPEC;
  return gate_address(&from);
}

static void end_connection(const void *connection)
{
  lws_set_timeout((struct lws *)(uintptr_t)connection, PENDING_TIMEOUT_USER_REASON_BASE,
                  LWS_TO_KILL_ASYNC);
}

/* ---- libwebsockets ---------------------------------------------------------------- */

static int serve(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                 size_t size)
{
  Net *net = lws_context_user(lws_get_context(wsi));
  Peer *peer = user;
  GateAddress address;
  switch (reason) {
  case LWS_CALLBACK_FILTER_NETWORK_CONNECTION:
    address = address_of((lws_sockfd_type)(intptr_t)in);
    return gate_lets(net->gate, &address) ? 0 : -1;
  case LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED:
    address = address_of(lws_get_socket_fd(wsi));
    gate_comes(net->gate, wsi, &address, now_ms());
    return 0;
  case LWS_CALLBACK_WSI_DESTROY: gate_goes(net->gate, wsi); return 0;
  case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE: /* HTTP/2 would hide requests from the gate */
    return in && strcasecmp(in, "websocket") == 0 ? 0 : -1;
  case LWS_CALLBACK_FILTER_HTTP_CONNECTION: {
    char host[100];
    bool known = header(wsi, WSI_TOKEN_HOST, host, sizeof host) && known_host(net, host);
    return known && gate_asks(net->gate, wsi) ? 0 : -1;
  }
  case LWS_CALLBACK_HTTP: return http_came(net, wsi);
  case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION: return may_connect(net, wsi) ? 0 : -1;
  case LWS_CALLBACK_ESTABLISHED: peer_comes(net, peer, wsi); return 0;
  case LWS_CALLBACK_RECEIVE: part_came(peer, in, size); return 0;
  case LWS_CALLBACK_SERVER_WRITEABLE: return write_some(peer) ? 0 : -1;
  case LWS_CALLBACK_CLOSED: peer_goes(net, peer); return 0;
  case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
    if (net->crew) crew_finish(net->crew);
    if (net->hall) tick_soon(net, 0);
    return 0;
  default: return lws_callback_http_dummy(wsi, reason, user, in, size);
  }
}

/* Disconnects clients that take none of the bytes that wait, or that have shown no key in time. */
static void look_after(Net *net)
{
  int64_t now = now_ms();
  for (Peer *peer = net->peers; peer; peer = peer->next) {
    if (peer->gone) continue;
    bool stalled = peer->first && now - peer->took > STALLED_SECONDS * 1000;
    bool silent = !hall_entered(peer->client) && now - peer->came > STRANGER_SECONDS * 1000;
    if (stalled || silent) send_away(peer);
  }
  gate_each_old(net->gate, now, end_connection);
}

static void tick(lws_sorted_usec_list_t *list)
{
  Net *net = lws_container_of(list, Net, tick);
  int next = hall_tick(net->hall, now_ms());
  double waited = hall_longest_wait(net->hall);
  if (waited > net->longest) net->longest = waited;
  turns_begin(net);
  look_after(net);
  if (session_spent()) net->stop = 1;
  tick_soon(net, next);
}

static void tick_soon(Net *net, int milliseconds)
{
  lws_sul_schedule(net->context, 0, &net->tick, tick,
                   milliseconds ? (lws_usec_t)milliseconds * 1000 : 1);
}

static void wake(void *data)
{
  lws_cancel_service(((Net *)data)->context);
}

static void run_work(void *host, HallWork *work)
{
  crew_add(((Net *)host)->crew, work);
}

static void say_line(int level, const char *line)
{
  (void)level;
  fprintf(stderr, "lunarbiter table: %s", line);
}

static struct lws_context *open_context(const NetSetup *setup, Net *net)
{
  static const struct lws_protocol_vhost_options referrer = {NULL, NULL,
                                                             "referrer-policy:", "no-referrer"};
  static const struct lws_protocol_vhost_options sniff = {&referrer, NULL,
                                                          "x-content-type-options:", "nosniff"};
  static const struct lws_protocol_vhost_options policy = {
    &sniff, NULL, "content-security-policy:",
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"};
  static const struct lws_protocol_vhost_options wasm = {NULL, NULL, ".wasm", "application/wasm"};
  static const struct lws_protocol_vhost_options map = {&wasm, NULL, ".map", "application/json"};
  static const struct lws_protocol_vhost_options web = {&map, NULL, ".webmanifest",
                                                        "application/manifest+json"};
  static const struct lws_protocols protocols[] = {{.name = "lunarbiter-table",
                                                    .callback = serve,
                                                    .per_session_data_size = sizeof(Peer),
                                                    .rx_buffer_size = 16384},
                                                   {.name = NULL}};
  static const lws_retry_bo_t liveness = {.secs_since_valid_ping = PING_SECONDS,
                                          .secs_since_valid_hangup = HANGUP_SECONDS};
  const struct lws_http_mount files = {.mountpoint = "/",
                                       .mountpoint_len = 1,
                                       .origin = setup->page,
                                       .def = "index.html",
                                       .origin_protocol = LWSMPRO_FILE,
                                       .extra_mimetypes = &web,
                                       .cache_reusable = 1,
                                       .cache_revalidate = 1};
  struct lws_context_creation_info info = {.port = setup->port,
                                           .iface = setup->listen,
                                           .protocols = protocols,
                                           .headers = &policy,
                                           .retry_and_idle_policy = &liveness,
                                           .user = net,
                                           .gid = -1,
                                           .uid = -1,
                                           .keepalive_timeout = 30,
                                           .timeout_secs = 15,
                                           .server_string = "lunarbiter",
                                           .vhost_name = "table"};
  static struct lws_http_mount kept;
  kept = files;
  if (setup->page) info.mounts = &kept;
  lws_set_log_level(LLL_ERR, say_line);
  return lws_create_context(&info);
}

/* The names under which a loopback address is reached. */
static void list_hosts(Net *net, const NetSetup *setup)
{
  bool loopback = strncmp(setup->listen, "127.", 4) == 0 || strcmp(setup->listen, "::1") == 0 ||
                  strcmp(setup->listen, "localhost") == 0;
  if (loopback)
    snprintf(net->hosts, sizeof net->hosts, " %s:%d 127.0.0.1:%d localhost:%d [::1]:%d ",
             setup->listen, setup->port, setup->port, setup->port, setup->port);
}

Net *net_open(const NetSetup *setup, ArbError *error)
{
  Net *net = must_take(NULL, sizeof *net);
  *net = (Net){.page = setup->page != NULL, .gate = gate_new()};
  list_hosts(net, setup);
  net->context = open_context(setup, net);
  error->status = ARB_REFUSED;
  if (!net->context) {
    snprintf(error->text, sizeof error->text,
             "port %d of %.100s cannot be opened: is it in use? (--port N names another)",
             setup->port, setup->listen);
    gate_free(net->gate);
    free(net);
    return NULL;
  }
  net->crew = crew_new(THREADS, wake, net);
  HallSetup hall = setup->hall;
  hall.host = net;
  hall.send = send_text;
  hall.ready = takes_more;
  hall.random = net_random;
  hall.work = net->crew ? run_work : NULL;
  net->hall = hall_open(&hall, error);
  if (net->hall) return net;
  net_close(net);
  return NULL;
}

void net_serve(Net *net)
{
  tick_soon(net, 0);
  while (!net->stop && lws_service(net->context, 0) >= 0) continue;
}

double net_longest_wait(const Net *net)
{
  return net->longest;
}

void net_stop(Net *net)
{
  net->stop = 1;
  lws_cancel_service(net->context);
}

enum { LAST_SECONDS = 5 };

bool net_rests(Net *net)
{
  return !net->crew || crew_rests(net->crew, LAST_SECONDS);
}

void net_close(Net *net)
{
  if (net->crew) crew_free(net->crew);
  net->crew = NULL;
  lws_sul_schedule(net->context, 0, &net->tick, tick, LWS_SET_TIMER_USEC_CANCEL);
  for (Peer *peer = net->peers; peer; peer = peer->next) peer->gone = true;
  lws_context_destroy(net->context);
  if (net->hall) hall_close(net->hall);
  gate_free(net->gate);
  free(net);
}
