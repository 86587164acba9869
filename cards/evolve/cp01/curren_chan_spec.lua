-- SPDX-License-Identifier: MIT
scenario "Curren Chan: one damage and a card of the deck" {
  p1 = { field = { "Curren Chan" }, play_points = 1 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:use("Curren Chan")
    t:expect("Follower 5/6"):damage(1)
    t:expect(t.p1.cemetery):count(1)
  end }

scenario "Curren Chan: not for nothing, nor engaged" {
  p1 = { field = { "Curren Chan" } },
  p2 = { field = { "Follower 5/6" } },
  function(t) t:cannot(t.p1, "use", "Curren Chan") end }
