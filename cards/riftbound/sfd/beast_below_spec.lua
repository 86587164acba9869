-- SPDX-License-Identifier: MIT

scenario "Beast Below: one of ours and one of theirs go back to hand" {
  p1 = { hand = { "Beast Below" }, pool = { energy = 7, chaos = 2 }, base = { "Unit 1" } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Beast Below")
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 1" }
    t:expect(t.p2.hand):is { "Unit 2" }
    t:expect("Beast Below"):at("base")
  end,
}

scenario "Beast Below: itself is no other unit" {
  p1 = { hand = { "Beast Below" }, pool = { energy = 7, chaos = 2 } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Beast Below")
    t:pass_all()
    t:expect("Beast Below"):at("base")
  end,
}
