-- SPDX-License-Identifier: MIT

scenario "Royal Entourage: readies a legend" {
  p1 = { hand = { "Royal Entourage" }, pool = { energy = 3, calm = 1 }, legend = { "Blind Monk", exhausted = true } },
  p2 = { legend = "The Boss" },
  function(t)
    t.p1:play("Royal Entourage"):on("Blind Monk")
    t:pass_all()
    t.p1:yes()
    t:expect("Blind Monk"):ready()
  end,
}

scenario "Royal Entourage: or exhausts one, also an opponent's" {
  rule = "414",
  p1 = { hand = { "Royal Entourage" }, pool = { energy = 3, calm = 1 }, legend = "Blind Monk" },
  p2 = { legend = "The Boss" },
  function(t)
    t.p1:play("Royal Entourage"):on("The Boss")
    t:pass_all()
    t.p1:no()
    t:expect("The Boss"):exhausted()
    t:expect("Blind Monk"):ready()
  end,
}

scenario "Royal Entourage: a legend is anybody's" {
  format = "2v2",
  p1 = { hand = { "Royal Entourage" }, pool = { energy = 3, calm = 1 }, legend = { "Bounty Hunter" } },
  p2 = { legend = { "Blind Monk" } }, p3 = { legend = { { "Swift Scout", exhausted = true } } }, p4 = { legend = { "Gloomist" } },
  function(t)
    t.p1:play("Royal Entourage")
    t:expect_option("Bounty Hunter", "Blind Monk", "Swift Scout", "Gloomist")
    t.p1:on("Swift Scout")
    t:resolve()
    t.p1:yes()
    t:expect("Swift Scout"):ready()
  end }
