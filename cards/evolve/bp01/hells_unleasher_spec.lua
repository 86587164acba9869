-- SPDX-License-Identifier: MIT

scenario "10.4.2 Hell's Unleasher: engaged and buried it brings a follower of cost 3 or more back" {
  p1 = { field = { { "Hell's Unleasher", new = true } },
    cemetery = { "Goblin", "Fighter", "Goliath", "Phantom Howl" } },
  p2 = { cemetery = { "Gilgamesh" } },
  function(t)
    t.p1:use "Hell's Unleasher"
    t:expect("Hell's Unleasher"):in_zone "cemetery"
    t:expect(t.p1.hand):is { "Goliath" }
    t:expect("Gilgamesh"):in_zone "cemetery"
  end }

scenario "10.6.2.3.4 Hell's Unleasher: not without one, and not for itself" {
  p1 = { field = { "Hell's Unleasher" }, cemetery = { "Fighter", "Phantom Howl" } },
  p2 = { cemetery = { "Gilgamesh" } },
  function(t)
    t:cannot(t.p1, "use", "Hell's Unleasher")
  end }

scenario "10.4.6 Hell's Unleasher: not engaged" {
  p1 = { field = { { "Hell's Unleasher", engaged = true } }, cemetery = { "Goliath" } },
  function(t)
    t:cannot(t.p1, "use", "Hell's Unleasher")
  end }
