/* SPDX-License-Identifier: MIT */
/* matching.cc -- LEMON's blossom algorithm, with pairs put into its graph as they are needed. */
#include "pairing/matching.h"

#include <algorithm>
#include <new>
#include <unordered_set>
#include <vector>

#include <lemon/matching.h>
#include <lemon/smart_graph.h>

namespace {

using Graph = lemon::SmartGraph;
using Weights = Graph::EdgeMap<int64_t>;
using Solver = lemon::MaxWeightedPerfectMatching<Graph, Weights>;

/* A pair that is missing in the graph, and by how much it violates the dual solution. */
struct Missing {
  int64_t by;
  int a, b;
};

class Search {
public:
  Search(int count, MatchingCost *cost, const void *data)
      : count_(count), cost_(cost), data_(data), weights_(graph_)
  {
    graph_.reserveNode(count);
    for (int i = 0; i < count; i++) graph_.addNode();
  }

  Matching run(int reach, int *mate)
  {
    for (;; reach *= 4) {
      add_near(reach);
      Solver solver(graph_, weights_);
      if (solver.run()) break;
      if (reach >= count_) return MATCHING_NONE;
    }
    for (;;) {
      Solver solver(graph_, weights_);
      solver.run();
      if (add_missing(solver)) continue;
      for (int i = 0; i < count_; i++) mate[i] = graph_.id(solver.mate(graph_.nodeFromId(i)));
      return MATCHING_FOUND;
    }
  }

private:
  int64_t key(int a, int b) const
  {
    return int64_t(a) * count_ + b;
  }

  void add(int a, int b, int64_t cost)
  {
    if (!known_.insert(key(a, b)).second) return;
    weights_[graph_.addEdge(graph_.nodeFromId(a), graph_.nodeFromId(b))] = -cost;
  }

  /* Each node with the next `reach` nodes that it may be paired with. */
  void add_near(int reach)
  {
    for (int a = 0; a < count_; a++)
      for (int b = a + 1, found = 0; b < count_ && found < reach; b++) {
        int64_t cost = cost_(data_, a, b);
        if (cost == MATCHING_FORBIDDEN) continue;
        add(a, b, cost);
        found++;
      }
  }

  /* The sum of the dual values of the blossoms that hold both nodes. */
  int64_t common(int a, int b) const
  {
    int64_t sum = 0;
    for (const auto &blossom : blossoms_)
      if (blossom.second[size_t(a)] && blossom.second[size_t(b)]) sum += blossom.first;
    return sum;
  }

  void read_blossoms(const Solver &solver)
  {
    blossoms_.clear();
    for (int i = 0; i < solver.blossomNum(); i++) {
      if (solver.blossomValue(i) == 0) continue;
      std::vector<bool> holds(size_t(count_), false);
      for (Solver::BlossomIt it(solver, i); it != lemon::INVALID; ++it)
        holds[size_t(graph_.id(it))] = true;
      blossoms_.emplace_back(solver.blossomValue(i), std::move(holds));
    }
  }

  /* Puts pairs into the graph whose dual constraint is violated; false: there are none, and the
  ** matching is of least cost among all pairs. */
  bool add_missing(const Solver &solver)
  {
    const size_t most = size_t(count_) * 8;
    std::vector<int64_t> values;
    std::vector<Missing> missing;
    for (int i = 0; i < count_; i++) values.push_back(solver.nodeValue(graph_.nodeFromId(i)));
    read_blossoms(solver);
    for (int a = 0; a < count_; a++)
      for (int b = a + 1; b < count_; b++) {
        int64_t cost = cost_(data_, a, b);
        if (cost == MATCHING_FORBIDDEN) continue;
        int64_t slack = values[size_t(a)] + values[size_t(b)] + cost * Solver::dualScale;
        if (slack >= 0 || known_.count(key(a, b))) continue;
        slack += common(a, b);
        if (slack < 0) missing.push_back({slack, a, b});
      }
    std::sort(missing.begin(), missing.end(), [](const Missing &x, const Missing &y) {
      return x.by != y.by ? x.by < y.by : x.a != y.a ? x.a < y.a : x.b < y.b;
    });
    if (missing.size() > most) missing.resize(most);
    for (const Missing &pair : missing) add(pair.a, pair.b, cost_(data_, pair.a, pair.b));
    return !missing.empty();
  }

  int count_;
  MatchingCost *cost_;
  const void *data_;
  Graph graph_;
  Weights weights_;
  std::unordered_set<int64_t> known_;
  std::vector<std::pair<int64_t, std::vector<bool>>> blossoms_;
};

} // namespace

Matching matching_find_from(int reach, int count, MatchingCost *cost, const void *data, int *mate)
{
  try {
    return Search(count, cost, data).run(reach, mate);
  } catch (const std::bad_alloc &) {
    return MATCHING_MEMORY;
  }
}

Matching matching_find(int count, MatchingCost *cost, const void *data, int *mate)
{
  return matching_find_from(16, count, cost, data, mate);
}
