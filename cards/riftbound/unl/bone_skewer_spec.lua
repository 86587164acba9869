-- SPDX-License-Identifier: MIT

scenario "Bone Skewer: a unit of the opponent's hand is played to a battlefield for nothing, then stunned" {
  p1 = { hand = { "Bone Skewer" }, pool = { energy = 2, chaos = 1 }, at = { ["West Field"] = { "Unit 3" } } },
  p2 = { hand = { "Stalking Wolf", "Gust" } },
  function(t)
    t.p1:play("Bone Skewer"):choose("West Field")
    t:resolve()
    t:expect_no_option("Gust")
    t.p1:choose("Stalking Wolf")
    t:expect("Stalking Wolf"):at("West Field"):controlled_by("p2")
    t:pass_all()
    t:expect("Stalking Wolf"):stunned()
  end,
}

scenario "Bone Skewer: one need not choose any" {
  p1 = { hand = { "Bone Skewer" }, pool = { energy = 2, chaos = 1 } },
  p2 = { hand = { "Unit 2", "Gust" } },
  function(t)
    t.p1:play("Bone Skewer"):choose("West Field")
    t:resolve()
    t.p1:choose()
    t:expect_chain(0)
    t:expect(t.p2.hand):count(2)
    t:expect(t.p2.hand):seen_by("p1")
  end,
}
