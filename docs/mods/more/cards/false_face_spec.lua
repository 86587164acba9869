-- SPDX-License-Identifier: MIT
test_card { id = "more-t3", name = "Barker", type = "unit", domains = { "fury" }, cost = { energy = 1 }, might = 1,
  keywords = { "ganking" },
  when { event = "turn_end", by = "you", run = function(game) game.draw(1) end },
}

scenario "False Face: has an ally's text for the turn" {
  p1 = { hand = { "False Face" }, pool = { energy = 3 }, base = { "Barker" } },
  function(t)
    t.p1:play("False Face"):on("Barker")
    t:pass_all()
    t:expect("False Face"):keyword("ganking"):might(3)
    t.p1:end_turn()
    t.p1:order { 1, 2 }
    t:pass_all()
    t:expect(t.p1.hand):count(2)
    t:expect("False Face"):no_keyword("ganking")
  end }
