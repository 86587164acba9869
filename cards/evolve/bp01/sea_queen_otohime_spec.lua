-- SPDX-License-Identifier: MIT
scenario "12.4 Sea Queen Otohime: a bodyguard as she comes" {
  p1 = { hand = { "Sea Queen Otohime" }, play_points = 4 },
  function(t)
    t.p1:play "Sea Queen Otohime"
    t.p1:no() -- its Ward (12.8.2)
    t:expect(t.p1.field):is { "Sea Queen Otohime", "Otohime's Bodyguard" }
  end }

scenario "12.6 Sea Queen Otohime: three more as she evolves" {
  p1 = { field = { "Sea Queen Otohime" }, evolve_deck = { "Sea Queen Otohime" }, play_points = 2 },
  function(t)
    t.p1:evolve("Sea Queen Otohime"):no():no():no()
    t:expect(t.p1.field):count(4):has("Otohime's Bodyguard", 3)
    t:expect(t.p1.ex):count(0)
  end }

scenario "4.4.4.2 Sea Queen Otohime: those that find no room go into the EX area" {
  p1 = { field = { "Sea Queen Otohime", "Fighter", "Fighter", "Fighter" },
    evolve_deck = { "Sea Queen Otohime" }, play_points = 2 },
  function(t)
    t.p1:evolve("Sea Queen Otohime"):no()
    t:expect(t.p1.field):count(5)
    t:expect(t.p1.ex):is { "Otohime's Bodyguard", "Otohime's Bodyguard" }
  end }

scenario "4.4.4.2 Sea Queen Otohime: evolved on a full field all three go into the EX area, as far as there is room" {
  p1 = { field = { "Sea Queen Otohime", "Amulet", "Amulet", "Amulet", "Amulet" }, ex = { "Knight", "Knight", "Knight" },
    evolve_deck = { "Sea Queen Otohime" }, play_points = 2 },
  function(t)
    t.p1:evolve "Sea Queen Otohime"
    t:expect(t.p1.field):count(5)
    t:expect(t.p1.ex):count(5):has("Otohime's Bodyguard", 2)
  end }

scenario "12.8.2 Sea Queen Otohime: each bodyguard may come engaged; as the fifth card she brings none" {
  p1 = { hand = { "Sea Queen Otohime" }, field = { "Amulet" }, evolve_deck = { "Sea Queen Otohime" }, play_points = 6 },
  function(t)
    t.p1:play("Sea Queen Otohime"):yes()
    t:expect("Otohime's Bodyguard"):engaged()
    t.p1:evolve("Sea Queen Otohime"):yes():no()
    t:expect("Otohime's Bodyguard#2"):engaged()
    t:expect("Otohime's Bodyguard#3"):reserved()
    t:expect(t.p1.ex):is { "Otohime's Bodyguard" }
  end }
