-- SPDX-License-Identifier: MIT

scenario "Factory Recall: a gear goes back to its owner" {
  rule = "127.1",
  p1 = { hand = { "Factory Recall" }, pool = { energy = 1 }, base = { { "Unit 1", attached = { { "Long Sword", owner = "p2" } } } } },
  function(t)
    t.p1:play("Factory Recall"):on("Long Sword")
    t:pass_all()
    t:expect(t.p2.hand):is { "Long Sword" }
  end,
}

scenario "Factory Recall: no unit; a token ceases to exist" {
  rule = "183.1",
  p1 = { hand = { "Factory Recall" }, pool = { energy = 1 } },
  p2 = { base = { "Gold", "Unit 1" } },
  function(t)
    t.p1:play("Factory Recall"):on("Gold")
    t:pass_all()
    t:expect("Gold"):gone()
    t:expect(t.p2.hand):count(0)
  end,
}
