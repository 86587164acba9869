/* SPDX-License-Identifier: MIT */
/* crew.c -- threads for what takes long.  See server.h. */
#define _GNU_SOURCE /* gettid, where the system has it */
#include <pthread.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>
#ifdef __linux__
#include <sys/syscall.h>
#include <unistd.h>
#endif

#include "common/text.h"
#include "server/server.h"

enum { THREADS_MAX = 16, STACK = 4 << 20 };

typedef struct Queue {
  HallWork *first, **last;
} Queue;

struct Crew {
  pthread_t threads[THREADS_MAX];
  int count;
  pthread_mutex_t lock;
  pthread_cond_t more, less;
  Queue waiting, finished;
  int running;
  bool stop;
  void (*wake)(void *data);
  void *data;
};

static void push(Queue *queue, HallWork *work)
{
  work->next = NULL;
  *queue->last = work;
  queue->last = &work->next;
}

static HallWork *pop(Queue *queue)
{
  HallWork *work = queue->first;
  if (!work) return NULL;
  queue->first = work->next;
  if (!queue->first) queue->last = &queue->first;
  return work;
}

/* The thread of the connections goes before these: on one core, too, nobody waits for a bot. */
static void step_back(void)
{
#ifdef __linux__
  setpriority(PRIO_PROCESS, (id_t)syscall(SYS_gettid), 10);
#endif
}

static void *work_on(void *data)
{
  Crew *crew = data;
  step_back();
  pthread_mutex_lock(&crew->lock);
  for (;;) {
    while (!crew->stop && !crew->waiting.first) pthread_cond_wait(&crew->more, &crew->lock);
    if (crew->stop) break;
    HallWork *work = pop(&crew->waiting);
    crew->running++;
    pthread_mutex_unlock(&crew->lock);
    work->run(work);
    pthread_mutex_lock(&crew->lock);
    crew->running--;
    push(&crew->finished, work);
    pthread_cond_signal(&crew->less);
    crew->wake(crew->data);
  }
  pthread_mutex_unlock(&crew->lock);
  return NULL;
}

Crew *crew_new(int threads, void (*wake)(void *data), void *data)
{
  Crew *crew = must_take(NULL, sizeof *crew);
  pthread_attr_t attributes;
  *crew = (Crew){.wake = wake, .data = data};
  crew->waiting.last = &crew->waiting.first;
  crew->finished.last = &crew->finished.first;
  pthread_mutex_init(&crew->lock, NULL);
  pthread_cond_init(&crew->more, NULL);
  pthread_cond_init(&crew->less, NULL);
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, STACK);
  for (int i = 0; i < threads && i < THREADS_MAX; i++)
    if (pthread_create(&crew->threads[crew->count], &attributes, work_on, crew) == 0) crew->count++;
  pthread_attr_destroy(&attributes);
  if (crew->count) return crew;
  crew_free(crew);
  return NULL;
}

void crew_add(Crew *crew, HallWork *work)
{
  pthread_mutex_lock(&crew->lock);
  push(&crew->waiting, work);
  pthread_cond_signal(&crew->more);
  pthread_mutex_unlock(&crew->lock);
}

void crew_finish(Crew *crew)
{
  for (;;) {
    pthread_mutex_lock(&crew->lock);
    HallWork *work = pop(&crew->finished);
    pthread_mutex_unlock(&crew->lock);
    if (!work) return;
    work->done(work);
  }
}

bool crew_rests(Crew *crew, int seconds)
{
  struct timespec until;
  clock_gettime(CLOCK_REALTIME, &until);
  until.tv_sec += seconds;
  pthread_mutex_lock(&crew->lock);
  int late = 0;
  while (!late && (crew->running || crew->waiting.first))
    late = pthread_cond_timedwait(&crew->less, &crew->lock, &until);
  bool rests = !crew->running && !crew->waiting.first;
  pthread_mutex_unlock(&crew->lock);
  return rests;
}

void crew_free(Crew *crew)
{
  pthread_mutex_lock(&crew->lock);
  crew->stop = true;
  pthread_cond_broadcast(&crew->more);
  pthread_mutex_unlock(&crew->lock);
  for (int i = 0; i < crew->count; i++) pthread_join(crew->threads[i], NULL);
  for (HallWork *work; (work = pop(&crew->waiting));) {
    work->run(work);
    work->done(work);
  }
  crew_finish(crew);
  pthread_cond_destroy(&crew->more);
  pthread_cond_destroy(&crew->less);
  pthread_mutex_destroy(&crew->lock);
  free(crew);
}
