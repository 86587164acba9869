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

scenario "740.1 Beast Below: a team mate's unit is another friendly one" {
  rule = "740.1",
  teams = 2,
  p1 = { hand = { "Beast Below" }, pool = { energy = 7, chaos = 2 } },
  p2 = { base = { "Unit 4" } }, p3 = { base = { "Unit 2" } }, p4 = {},
  function(t)
    t.p1:play("Beast Below")
    t:pass_all()
    t:expect(t.p3.hand):is { "Unit 2" }
    t:expect(t.p2.hand):is { "Unit 4" }
  end,
}
