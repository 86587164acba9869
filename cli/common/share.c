/* SPDX-License-Identifier: MIT */
/* share.c -- see share.h. */
#include "common/share.h"

#include <math.h>

static const double z = 1.959964;

Share share_of(int64_t part, int64_t whole)
{
  if (whole == 0) return (Share){0.5, 0, 1};
  double n = (double)whole, p = (double)part / n, d = 1 + z * z / n;
  double middle = (p + z * z / (2 * n)) / d;
  double half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / d;
  return (Share){p, middle - half, middle + half};
}

Share share_difference(int64_t part, int64_t whole, int64_t other, int64_t other_whole)
{
  Share a = share_of(part, whole), b = share_of(other, other_whole);
  double value = a.value - b.value;
  return (Share){value, value - hypot(a.value - a.low, b.high - b.value),
                 value + hypot(a.high - a.value, b.value - b.low)};
}

Share share_of_pairs(int64_t only_first, int64_t only_second, int64_t pairs)
{
  double n = (double)pairs + 2;
  double first = (double)only_first + 0.5, second = (double)only_second + 0.5;
  double value = pairs ? (double)(only_first - only_second) / (double)pairs : 0;
  double middle = (first - second) / n;
  double half = z * sqrt(first + second - (first - second) * (first - second) / n) / n;
  return (Share){value, fmax(middle - half, -1), fmin(middle + half, 1)};
}
