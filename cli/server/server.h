/* SPDX-License-Identifier: MIT */
/*
** server.h -- `lunarbiter table`: the hall (cli/table) behind HTTP and WebSockets, its games in
** a file.
**
**     command.c   the options, the address, the end
**     net.c       connections (libwebsockets): the page, messages, limits
**     gate.c      how many connections are let in, and for how long
**     crew.c      threads for what takes long
**     keep.c      the games in SQLite
**     static.c    the page without a server, copied for a web host
**
** One thread serves all connections and the hall.  It never waits: what a client does not take is
** queued within a bound, and what takes long is done by the threads of the crew.
**
** Uses: cli/common, cli/table
** Used by: cli
*/
#ifndef CLI_SERVER_H
#define CLI_SERVER_H

#include "table/hall.h"

/* ---- keep.c ----------------------------------------------------------------------- */

typedef struct Keep Keep;

/* Opens the file, or makes it; nobody else may have it open.  NULL with a sentence, also when a
** newer program wrote it. */
Keep *keep_open(const char *path, ArbError *error);
void keep_close(Keep *keep);
/* The store of a hall; valid as long as the file is open. */
HallStore keep_store(Keep *keep);

/* ---- static.c ---------------------------------------------------------------------- */

/* Whether the folder holds the page without a server. */
bool static_there(const char *folder);
/* Copies that page into the folder `to`, which is made when it is not there.  One that holds
** something else is left as it is; an earlier page is replaced.  Returns the number of files
** written, or -1 with a sentence. */
int static_copy(const char *from, const char *to, ArbError *error);

/* ---- crew.c ----------------------------------------------------------------------- */

typedef struct Crew Crew;

/* Starts the threads.  `wake` is called on them when a piece of work is done.  NULL: no threads. */
Crew *crew_new(int threads, void (*wake)(void *data), void *data);
void crew_add(Crew *crew, HallWork *work);
/* Calls `done` of the work that has been run.  Call it on the hall's thread. */
void crew_finish(Crew *crew);
/* Waits until nothing runs or waits, so many seconds at most.  Whether it is so. */
bool crew_rests(Crew *crew, int seconds);
/* Waits for the work that the threads are running, and ends them.  Work that still waits is run on
** the calling thread; then `done` of all work has been called. */
void crew_free(Crew *crew);

/* ---- gate.c ----------------------------------------------------------------------- */

/* The connections there are.  One is known when it has shown a key; how many others there may be is
** bounded, for each address and in all.  A network of IPv6 (/64) counts as one address.  Those of
** 127.0.0.1 and ::1 are counted apart and only together: the owner gets in beside a crowd, and a
** proxy may stand there for everybody. */
typedef struct Gate Gate;

enum {
  GATE_KNOWN_MAX = 1000,
  GATE_UNKNOWN_MAX = 256,
  GATE_OF_ADDRESS = 64, /* unknown ones of an address; this many places are for this machine */
  GATE_KNOWN_OF_ADDRESS = 256, /* known ones of an address */
  GATE_REQUESTS_MAX = 500,     /* over plain HTTP, of a connection */
  GATE_PLAIN_SECONDS = 120     /* that a connection over plain HTTP lasts at most */
};

typedef struct GateAddress {
  unsigned char bytes[16];
} GateAddress;

struct sockaddr_storage;

/* Raises the number of files that the program may open, where the system lets it; else fewer
** connections are let in. */
Gate *gate_new(void);
void gate_free(Gate *gate);
GateAddress gate_address(const struct sockaddr_storage *of);
/* Whether one more connection of that address is let in. */
bool gate_lets(const Gate *gate, const GateAddress *address);
/* A connection begins, `now` in milliseconds; it ends. */
void gate_comes(Gate *gate, const void *connection, const GateAddress *address, int64_t now);
void gate_goes(Gate *gate, const void *connection);
/* A request over plain HTTP; false: it is one too many. */
bool gate_asks(Gate *gate, const void *connection);
void gate_is_socket(Gate *gate, const void *connection);
void gate_is_known(Gate *gate, const void *connection);
/* Visits connections over plain HTTP that have lasted too long; `end` leaves the gate as it is. */
void gate_each_old(const Gate *gate, int64_t now, void (*end)(const void *connection));
int gate_count(const Gate *gate);

/* ---- net.c ------------------------------------------------------------------------ */

typedef struct NetSetup {
  const char *listen; /* an address of this machine */
  int port;
  const char *page; /* the folder with the built page; NULL: there is none */
  HallSetup hall;   /* without what the net fills in: host, send, ready, part, random, work */
} NetSetup;

typedef struct Net Net;

/* Opens the hall and begins to listen.  NULL with a sentence.  net_close ends all of it. */
Net *net_open(const NetSetup *setup, ArbError *error);
/* Serves until net_stop. */
void net_serve(Net *net);
/* Ends net_serve.  A signal may call it. */
void net_stop(Net *net);
/* The longest time by which a bot's move was later than its pace, in milliseconds. */
double net_longest_wait(const Net *net);
/* Waits some seconds for what is still at work.  False: it goes on, and net_close would wait for
** it, however long it takes. */
bool net_rests(Net *net);
void net_close(Net *net);
/* Fills `out` with random bytes of the system. */
void net_random(void *host, void *out, size_t size);

int command_table(int argc, char **argv);

#endif
