-- SPDX-License-Identifier: MIT

scenario "Sprite Queen: a ready Sprite in the base when she is played" {
  p1 = { hand = { "Sprite Queen" }, pool = { energy = 7, mind = 1 }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Sprite Queen"):at("West Field")
    t:pass_all()
    t:expect("Sprite"):at("base"):ready()
  end,
}

scenario "Sprite Queen: and one each turn, which stays for the turn" {
  rule = "816",
  p1 = { base = { "Sprite Queen" } }, turn = "p2",
  function(t)
    t:next_turn()
    t:expect("Sprite"):ready()
    t:expect(t.p1.base):is { "Sprite Queen", "Sprite" }
  end,
}

scenario "Sprite Queen: not in the opponent's turn" {
  p1 = { base = { "Sprite Queen" } },
  function(t)
    t:next_turn()
    t:expect(t.p1.base):is { "Sprite Queen" }
  end,
}
