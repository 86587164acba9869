-- SPDX-License-Identifier: MIT
scenario "Mayano Top Gun: four others and five in the cemetery" {
  p1 = { hand = { "Mayano Top Gun" }, play_points = 1, field = { "Haru Urara", "Haru Urara", "Haru Urara", "Systematic Squats" },
    cemetery = { "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara" } },
  function(t)
    t.p1:play("Mayano Top Gun")
    if t:accepts(t.p1, 1) and not t:offered(t.p1, "attack", "Mayano Top Gun", "p2's leader") then t.p1:choose(1) end
    t:expect("Mayano Top Gun"):keyword("storm", "rush"):attack(4)
  end }

scenario "Mayano Top Gun: three others and four cards do nothing" {
  p1 = { hand = { "Mayano Top Gun" }, play_points = 1, field = { "Super Creek", "Gold City", "Haru Urara", "Goblin" },
    cemetery = { "Super Creek", "Gold City", "Haru Urara", "Fine Motion", "Goblin" } },
  function(t)
    t.p1:play("Mayano Top Gun"):choose(1)
    t:pass_all()
    t:expect("Mayano Top Gun"):attack(2):no_keyword("storm"):keyword("rush")
  end }

scenario "3.1.2 Mayano Top Gun: the opponent's cards count for neither" {
  p1 = { hand = { "Mayano Top Gun" }, play_points = 1 },
  p2 = { field = { "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara" },
    cemetery = { "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara" } },
  function(t)
    t.p1:play("Mayano Top Gun"):choose(1)
    t:expect("Mayano Top Gun"):attack(2):no_keyword("storm")
  end }
