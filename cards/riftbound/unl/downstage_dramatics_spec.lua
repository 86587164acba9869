-- SPDX-License-Identifier: MIT

scenario "Downstage Dramatics: draws 1" {
  p1 = { hand = { "Downstage Dramatics" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Downstage Dramatics")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Downstage Dramatics: repeated 2" {
  rule = "820",
  p1 = { hand = { "Downstage Dramatics" }, pool = { energy = 4 } },
  function(t)
    t.p1:play("Downstage Dramatics"):yes()
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end,
}
