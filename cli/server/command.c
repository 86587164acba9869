/* SPDX-License-Identifier: MIT */
/* command.c -- `lunarbiter table`: its options, its address, its end.  See server.h. */
#define _XOPEN_SOURCE 700
#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "server/server.h"
#include "table/kinds.h"

enum { TOKEN_LETTERS = 32, PORT = 4990 };

typedef struct TableOptions {
  int64_t port, budget;
  const char *listen, *data, *games, *page, *protocol, *folder;
  SessionMods mods;
  bool open, memory;
} TableOptions;

static Net *serving;

static void stop(int signal_number)
{
  (void)signal_number;
  if (serving) net_stop(serving);
}

/* ---- Where things are ------------------------------------------------------------- */

/* The folder of the user's mods is beside the file of games. */
static bool default_games(char *out, size_t size)
{
  char home[SESSION_PATH_MAX];
  if (!bind_mods_home(home, sizeof home)) return false;
  char *slash = strrchr(home, '/');
  if (!slash) return false;
  *slash = 0;
  for (char *at = strchr(home + 1, '/'); at; at = strchr(at + 1, '/')) {
    *at = 0;
    mkdir(home, 0777);
    *at = '/';
  }
  mkdir(home, 0777);
  snprintf(out, size, "%s/table.sqlite", home);
  return true;
}

static bool holds_page(const char *folder)
{
  char file[SESSION_PATH_MAX + 64];
  snprintf(file, sizeof file, "%s/index.html", folder);
  return access(file, R_OK) == 0;
}

/* Where the built page is: --page, else build/web of the source tree, else page of an installed
** program. */
static const char *find_page(const TableOptions *options, const char *data, char *out, size_t size)
{
  static const char *const folders[] = {"build/web", "page"};
  if (options->page) return holds_page(options->page) ? options->page : NULL;
  for (int i = 0; i < 2; i++) {
    snprintf(out, size, "%s/%s", data, folders[i]);
    if (holds_page(out)) return out;
  }
  return NULL;
}

/* The built page without a server: build/wasm/static of the source tree, else static of an
** installed program.  NULL: there is none. */
static const char *find_static(const char *data, char *out, size_t size)
{
  static const char *const folders[] = {"build/wasm/static", "static"};
  for (int i = 0; i < 2; i++) {
    snprintf(out, size, "%s/%s", data, folders[i]);
    if (static_there(out)) return out;
  }
  return NULL;
}

/* ---- The address ------------------------------------------------------------------ */

static void make_token(char token[TOKEN_LETTERS + 1])
{
  static const char digits[] = "0123456789abcdef";
  unsigned char bytes[TOKEN_LETTERS];
  net_random(NULL, bytes, sizeof bytes);
  for (int i = 0; i < TOKEN_LETTERS; i++) token[i] = digits[bytes[i] & 15];
  token[TOKEN_LETTERS] = 0;
}

/* An address that listens everywhere is reached by the name of the machine. */
static void write_address(const TableOptions *options, const char *token, char *out, size_t size)
{
  char name[256] = "localhost";
  const char *host = options->listen;
  bool everywhere = strcmp(host, "0.0.0.0") == 0 || strcmp(host, "::") == 0;
  if (everywhere) gethostname(name, sizeof name - 1), host = name;
  bool colons = strchr(host, ':') != NULL;
  snprintf(out, size, "http://%s%s%s:%d/#key=%s", colons ? "[" : "", host, colons ? "]" : "",
           (int)options->port, token);
}

extern char **environ;

/* Opens the address in the user's browser, where there is one. */
static void open_browser(const char *address)
{
#ifdef __APPLE__
  char *words[] = {"open", (char *)(uintptr_t)address, NULL};
#else
  char *words[] = {"xdg-open", (char *)(uintptr_t)address, NULL};
  if (!getenv("DISPLAY") && !getenv("WAYLAND_DISPLAY")) return;
#endif
  pid_t child;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  for (int to = 0; to < 3; to++)
    posix_spawn_file_actions_addopen(&actions, to, "/dev/null", to ? 1 : 0, 0);
  if (posix_spawnp(&child, words[0], &actions, NULL, words, environ) == 0) waitpid(child, NULL, 0);
  posix_spawn_file_actions_destroy(&actions);
}

/* ---- The command ------------------------------------------------------------------ */

/* `busy`: something is still at work that nobody can stop, a game of bots as a rule. */
static int serve_all(const TableOptions *options, const NetSetup *setup, const char *token,
                     bool *busy)
{
  ArbError error = {0};
  char address[400];
  struct sigaction ends = {.sa_handler = stop}, ignored = {.sa_handler = SIG_IGN};
  sigaction(SIGPIPE, &ignored, NULL);
  serving = net_open(setup, &error);
  if (!serving) return session_failed("table", &error);
  sigaction(SIGINT, &ends, NULL);
  sigaction(SIGTERM, &ends, NULL);
  write_address(options, token, address, sizeof address);
  printf("The table is served at\n\n  %s\n\n", address);
  if (!setup->page) printf("The page is not built yet: ./run table builds it.\n");
  printf("Whoever has this address may do everything. Ctrl-C ends the program; games stay.\n");
  fflush(stdout);
  if (options->open && setup->page) open_browser(address);
  net_serve(serving);
  Net *net = serving;
  serving = NULL;
  printf("No move of a bot waited longer than %.0f ms.\n", net_longest_wait(net));
  *busy = !net_rests(net);
  if (!*busy) net_close(net);
  return EXIT_FINE;
}

static int run_table(TableOptions *options)
{
  ArbError error = {0};
  if (!session_allow_once(options->budget, &error)) return session_failed("table", &error);
  char games[SESSION_PATH_MAX + 32], page[SESSION_PATH_MAX + 32], token[TOKEN_LETTERS + 1];
  Session session = {0};
  options->mods.any_game = true; /* a table plays all games */
  if (!session_find_data(&session, options->data, &error) ||
      !session_find_mods(&session, &options->mods, &error)) /* broken ones are told now */
    return session_failed("table", &error);
  session_close(&session);
  options->mods.forgive = true; /* one that breaks while its author writes costs no game */
  if (options->games) snprintf(games, sizeof games, "%s", options->games);
  else if (!options->memory && !default_games(games, sizeof games)) {
    snprintf(error.text, sizeof error.text, "nobody knows where your files are: --games FILE");
    return session_failed("table", &error);
  }
  Keep *keep = options->memory ? NULL : keep_open(games, &error);
  if (!keep && !options->memory) return session_failed("table", &error);
  make_token(token);
  HallStore store = {0};
  if (keep) store = keep_store(keep);
  const NetSetup setup = {.listen = options->listen,
                          .port = (int)options->port,
                          .page = find_page(options, session.data, page, sizeof page),
                          .hall = {.data = options->data,
                                   .mods = &options->mods,
                                   .token = token,
                                   .store = keep ? &store : NULL}};
  bool busy = false;
  int code = session_end("table", serve_all(options, &setup, token, &busy));
  keep_close(keep); /* what at most is still at work touches no store */
  fflush(stdout);
  if (busy) _exit(code);
  return code;
}

static int write_static(const TableOptions *options)
{
  ArbError error = {0};
  char page[SESSION_PATH_MAX + 32];
  Session session = {0};
  if (!session_find_data(&session, options->data, &error)) return session_failed("table", &error);
  const char *from = find_static(session.data, page, sizeof page);
  session_close(&session);
  if (!from) {
    snprintf(error.text, sizeof error.text,
             "the page without a server is not built: ./run table --static DIR builds it");
    return session_failed("table", &error);
  }
  int files = static_copy(from, options->folder, &error);
  if (files < 0) return session_failed("table", &error);
  printf("%s: %d files for any web host\n", options->folder, files);
  return EXIT_FINE;
}

/* The first option beside --static that means nothing for it; NULL: there is none. */
static const char *beside_static(const TableOptions *options)
{
  if (options->games) return "--games";
  if (options->memory) return "--forget";
  if (options->page) return "--page";
  if (options->budget) return "--budget";
  if (options->protocol) return "--protocol";
  if (options->mods.named.count) return "--mod";
  return NULL;
}

int command_table(int argc, char **argv)
{
  TableOptions options = {.port = PORT, .listen = "127.0.0.1", .open = true};
  /* clang-format off */
  const Option table[] = {
    {.name = "port", .kind = OPTION_NUMBER, .to = &options.port, .argument = "N",
     .help = "the port (default: 4990)", .min = 1, .max = 65535},
    {.name = "listen", .kind = OPTION_TEXT, .to = &options.listen, .argument = "ADDR",
     .help = "the address to listen at (default: 127.0.0.1, this machine only;\n"
             "0.0.0.0: everybody who can reach this machine)"},
    {.name = "games", .kind = OPTION_TEXT, .to = &options.games, .argument = "FILE",
     .help = "the file that keeps the games\n"
             "(default: ~/.local/share/lunarbiter/table.sqlite)"},
    {.name = "forget", .kind = OPTION_FLAG, .to = &options.memory,
     .help = "keep no file: the games end with the program"},
    {.name = "page", .kind = OPTION_TEXT, .to = &options.page, .argument = "DIR",
     .help = "the folder with the built page (default: the one of the data folder)"},
    {.name = "no-open", .kind = OPTION_NEGATED, .to = &options.open,
     .help = "do not open the address in a browser"},
    {.name = "static", .kind = OPTION_TEXT, .to = &options.folder, .argument = "DIR",
     .help = "serve nothing: write the page with the engine in it into a folder, for any\n"
             "web host; everything but playing with others works there"},
    {.name = "protocol", .kind = OPTION_TEXT, .to = &options.protocol, .argument = "FORM",
     .help = "print the messages of the protocol and end: page (as in\n"
             "docs/table-protocol.md) or types (for TypeScript)"},
    SESSION_BUDGET_OPTION(&options.budget),
    SESSION_MOD_OPTIONS(&options.mods),
    SESSION_DATA_OPTION(&options.data),
  };
  /* clang-format on */
  const Usage usage = {
    .name = "table",
    .synopsis = "[options]",
    .text = "Serves a page on which one sees games, plays them and takes them apart, in a\n"
            "browser (docs/table.md). It prints an address with a key; whoever has it may do\n"
            "everything. For others the page makes links to a seat, or to watch. Games are\n"
            "kept in a file after every answer and go on where they were.",
    .examples = "table\n"
                "table --port 8080 --mod ember\n"
                "table --listen 0.0.0.0 --games evening.sqlite\n"
                "table --static public",
    .options = table,
    .option_count = sizeof table / sizeof *table,
  };
  int count;
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  if (options.memory && options.games)
    return options_wrong(&usage, "--forget and --games cannot both be given");
  if (options.folder && beside_static(&options))
    return options_wrong(&usage, "--static and %s cannot both be given", beside_static(&options));
  if (options.folder) return write_static(&options);
  if (!options.protocol) return run_table(&options);
  bool types = strcmp(options.protocol, "types") == 0;
  if (!types && strcmp(options.protocol, "page") != 0)
    return options_wrong(&usage, "--protocol is page or types, not '%s'", options.protocol);
  (types ? kinds_write_types : kinds_write_page)(stdout);
  return EXIT_FINE;
}
