-- SPDX-License-Identifier: MIT

scenario "Spinning Axe: Quick-Draw, three Might; Temporary only while it is not attached" {
  rule = "721.2",
  p1 = { hand = { "Spinning Axe" }, base = { "Unit 1", "Spinning Axe" },
    pool = { energy = 2, chaos = 1 } }, turn = "p1",
  function(t)
    t.p1:play("Spinning Axe")
    t:pass_all()
    t:expect("Unit 1"):might(4)
    t:next_turn()
    t:next_turn()
    t:expect("Unit 1"):might(4)
    t:expect(t.p1.trash):is { "Spinning Axe" }
  end,
}

scenario "Spinning Axe: Equip for Power of any domain" {
  rule = "135.2.e.5.a",
  p1 = { base = { "Unit 1", "Spinning Axe" }, pool = { calm = 1 } },
  function(t)
    t.p1:use("Spinning Axe")
    t:pass_all()
    t:expect("Spinning Axe"):attached_to("Unit 1")
  end,
}
