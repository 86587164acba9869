-- SPDX-License-Identifier: MIT

scenario "Black Rose Dignitary: dying channels a rune, exhausted" {
  p1 = { base = { "Black Rose Dignitary" }, hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  function(t)
    t.p1:play("Vengeance"):on("Black Rose Dignitary")
    t:pass_all()
    t:expect(t.p1.runes):exhausted(1)
  end,
}

scenario "Black Rose Dignitary: Assault; nothing channeled while it lives" {
  rule = "807",
  p1 = { base = { "Black Rose Dignitary" } },
  p2 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Black Rose Dignitary", "West Field")
    t:expect("Black Rose Dignitary"):might(3)
    t:combat()
    t:expect(t.p1.runes):count(0)
  end,
}
