-- SPDX-License-Identifier: MIT

scenario "Crescent Guardian: after a spell one Chaos lets it enter ready" {
  p1 = { hand = { "Mobilize", "Crescent Guardian" }, pool = { energy = 6, body = 1, chaos = 1 } },
  function(t)
    t.p1:play("Mobilize")
    t:pass_all()
    t.p1:play("Crescent Guardian"):yes()
    t:expect("Crescent Guardian"):ready()
    t:expect_number("p1", "chaos", 0)
  end,
}

scenario "Crescent Guardian: not without a spell" {
  p1 = { hand = { "Crescent Guardian", "Unit 0" }, pool = { energy = 4, chaos = 1 } },
  function(t)
    t.p1:play("Unit 0")
    t.p1:play("Crescent Guardian")
    t:expect("Crescent Guardian"):exhausted()
    t:expect_number("p1", "chaos", 1)
  end,
}

scenario "484.8.c Crescent Guardian: a spell of a team mate is none that you played" {
  format = "2v2",
  p1 = { hand = { "Crescent Guardian" }, pool = { energy = 4, chaos = 1 } },
  p3 = { hand = { "Downstage Dramatics" }, pool = { energy = 2 } },
  function(t)
    t.p1:invite()
    t.p3:play("Downstage Dramatics")
    t:pass_all()
    t:expect(t.p3.hand):count(1)
    t.p1:play("Crescent Guardian")
    t:expect("Crescent Guardian"):exhausted()
    t:expect_number("p1", "chaos", 1)
  end,
}
