-- SPDX-License-Identifier: MIT
test_card { id = "MORE-T22", name = "Elder Pixie", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  traits = { "Pixie" },
}

scenario "Council of Kinds: two of one kind are one kind" {
  p1 = { field = { "Council of Kinds", "Elder Pixie", "Elder Pixie" } },
  p2 = { field = { "Follower 2/2" } },
  function(t)
    t:expect("Elder Pixie#1"):attack(2)
    t:expect("Follower 2/2"):attack(2)
  end }

scenario "Council of Kinds: followers of no kind are worth nothing" {
  p1 = { field = { "Council of Kinds", "Follower 2/2" } },
  function(t) t:expect("Follower 2/2"):attack(2) end }
