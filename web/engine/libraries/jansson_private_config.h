/* SPDX-License-Identifier: MIT */
/*
** jansson_private_config.h -- what Jansson's sources ask of the system: the answers for Emscripten,
** which has all of it.
*/
#define HAVE_ATOMIC_BUILTINS 1
#define HAVE_CLOSE           1
#define HAVE_FCNTL_H         1
#define HAVE_GETPID          1
#define HAVE_GETTIMEOFDAY    1
#define HAVE_OPEN            1
#define HAVE_READ            1
#define HAVE_SCHED_H         1
#define HAVE_SCHED_YIELD     1
#define HAVE_STDINT_H        1
#define HAVE_SYS_STAT_H      1
#define HAVE_SYS_TIME_H      1
#define HAVE_SYS_TYPES_H     1
#define HAVE_UNISTD_H        1
