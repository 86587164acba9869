-- SPDX-License-Identifier: MIT
scenario "12.4 Aurelia, Regal Saber: stronger and with Aura against three cards" {
  p1 = { hand = { "Aurelia, Regal Saber" }, play_points = 5 },
  p2 = { field = { "Goliath", "Fighter", "Woodland Refuge" } },
  function(t)
    t.p1:play("Aurelia, Regal Saber"):no()
    t:expect("Aurelia, Regal Saber"):attack(6):defense(8):keyword("aura", "rush", "assail", "ward")
  end }

scenario "12.4 Aurelia, Regal Saber: not against two" {
  p1 = { hand = { "Aurelia, Regal Saber" }, field = { "Fighter" }, play_points = 5 },
  p2 = { field = { "Goliath", "Fighter" } },
  function(t)
    t.p1:play("Aurelia, Regal Saber"):no()
    t:expect("Aurelia, Regal Saber"):attack(4):defense(6):no_keyword "aura"
    t:can(t.p1, "attack", "Aurelia, Regal Saber", "Goliath") -- Rush and Assail
    t:cannot(t.p1, "attack", "Aurelia, Regal Saber", "p2's leader")
  end }

scenario "12.4 Aurelia, Regal Saber: amulets and engaged cards count, those of the EX area not; what she got stays" {
  p1 = { hand = { "Aurelia, Regal Saber", "Aurelia, Regal Saber" }, play_points = 10 },
  p2 = { field = { "Amulet", { "Fighter", engaged = true } }, ex = { "Fairy" }, hand = { "Hare of Illusions" } },
  function(t)
    t.p1:play("Aurelia, Regal Saber"):no()
    t:expect("Aurelia, Regal Saber#1"):attack(4):no_keyword "aura"
    t:next_turn()
    t.p2:play "Hare of Illusions"
    t:next_turn()
    t.p1:play("Aurelia, Regal Saber#2"):no()
    t:expect("Aurelia, Regal Saber#2"):attack(6):defense(8):keyword "aura"
    t:expect("Aurelia, Regal Saber#1"):attack(4):no_keyword "aura"
  end }
