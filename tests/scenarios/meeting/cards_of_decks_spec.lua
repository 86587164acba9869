-- SPDX-License-Identifier: MIT
-- Where two or three cards of the Origins and Proving Grounds decks meet: what was expected was read
-- in the rulebook first, in each case.

scenario "144.3 two that move together trigger together" {
  p1 = { base = { "Traveling Merchant", "Noxian Drummer" }, hand = { "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move({ "Traveling Merchant", "Noxian Drummer" }, "West Field")
    t.p1:order { "Traveling Merchant", "Noxian Drummer" }
    t:expect_chain(2)
    t:resolve()
    t:expect("Recruit"):at("West Field")
    t:expect_no_event("combat")
    t:resolve()
    t:expect_event("combat")
    t:expect("Recruit"):attacking():exhausted()
  end }

scenario "182 the token of a hidden spell is no card: the Innovator makes one Recruit" {
  p1 = { base = { "Unit 4" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } }, base = { "Viktor, Innovator" },
    facedown = { ["West Field"] = "Sprite Call" } },
  function(t)
    t.p1:move("Unit 4", "West Field")
    t.p1:pass()
    t.p2:play("Sprite Call")
    t:pass_all()
    t:expect("Sprite"):at("West Field"):defending():ready()
    t:expect(t:zone("board", 2)):has("Recruit", 1)
    t:expect(t.p2.base):has("Recruit", 1)
  end }

scenario "187.3.b a showdown that ends with nobody there leaves a battlefield that can be contested again" {
  p1 = { base = { "Unit 2", "Unit 1" } },
  p2 = { hand = { "Gust" }, pool = { energy = 1 } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t.p1:pass()
    t.p2:play("Gust"):on("Unit 2")
    t:resolve()
    t:expect_decision("p1", "focus")
    t:showdown_pass()
    t:expect_control("West Field", "nobody")
    t:expect_points("p1", 0)
    t.p1:move("Unit 1", "West Field")
    t:expect_decision("p1", "focus")
    t:showdown_pass()
    t:expect_points("p1", 1)
  end }

scenario "187.4.b Reaver's Row sends the only defender home and is conquered" {
  battlefields = { "Reaver's Row", "East Field" },
  p1 = { base = { "Unit 1" } },
  p2 = { at = { ["Reaver's Row"] = { "Traveling Merchant" } }, hand = { "Unit 5" } },
  function(t)
    t.p1:move("Unit 1", "Reaver's Row")
    t.p2:yes()
    t:resolve()
    t:expect("Traveling Merchant"):at("base")
    t:expect_control("Reaver's Row", "p2")
    t:expect_chain(1)
    t:resolve()
    t:expect(t.p2.trash):is { "Unit 5" }
    t:expect(t.p2.hand):is { "Filler" }
    t:expect_decision("p1", "focus")
    t:combat()
    t:expect_control("Reaver's Row", "p1")
    t:expect_points("p1", 1)
  end }

scenario "187.4.c the Patron comes to where his only price stood" {
  p1 = { at = { ["West Field"] = { "Soaring Scout" } }, hand = { "Cruel Patron" }, pool = { energy = 4 } },
  function(t)
    t.p1:play("Cruel Patron"):at("West Field")
    t:expect("Cruel Patron"):at("West Field")
    t:expect("Soaring Scout"):in_zone("trash")
    t:expect_chain(1)
    t:resolve()
    t:expect(t.p1.runes):exhausted(1)
    t:expect_control("West Field", "p1")
    t:expect_points("p1", 0)
  end }

scenario "187.4.c the guard's Deathknell keeps the state closed: a hidden unit takes over the battlefield" {
  p1 = { hand = { "Hidden Blade" }, pool = { energy = 2, order = 1 } },
  p2 = { at = { ["West Field"] = { "Soaring Scout" } }, facedown = { ["West Field"] = "Pakaa Cub" } },
  function(t)
    t.p1:play("Hidden Blade"):on("Soaring Scout")
    t.p1:pass()
    t.p2:pass()
    t:expect("Soaring Scout"):in_zone("trash")
    t:expect_control("West Field", "p2")
    t:expect_decision("p2", "priority")
    t.p2:play("Pakaa Cub")
    t:pass_all()
    t:expect("Pakaa Cub"):at("West Field")
    t:expect_control("West Field", "p2")
    t:expect_no_event("control", "West Field")
    t:expect_no_event("showdown")
  end }

scenario "323.1 the eighth point by holding wins before what holding triggers" {
  battlefields = { "Grove of the God-Willow", "Altar to Unity" },
  p1 = { at = { ["Grove of the God-Willow"] = { "Unit 1" }, ["Altar to Unity"] = { "Unit 2" } }, points = 6, deck = {} },
  p2 = { points = 7 },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:order { "Altar to Unity", "Grove of the God-Willow" }
    t:expect_winner("p1")
    t:expect_points("p1", 8)
    t:expect_no_event("draw")
  end }

scenario "350.1 a card played by its own trigger in the opponent's turn makes the Innovator's Recruit" {
  p1 = { hand = { "Hidden Blade" }, pool = { energy = 2, order = 1 } },
  p2 = { base = { "Viktor, Innovator" }, at = { ["West Field"] = { "Undercover Agent" } },
    hand = { "Flame Chompers" }, pool = { fury = 1 } },
  function(t)
    t.p1:play("Hidden Blade"):on("Undercover Agent")
    t:resolve()
    t:expect_chain(1)
    t.p2:pass()
    t.p1:pass()
    t.p2:choose(1, 2)
    t.p2:yes():yes()
    t:resolve()
    t.p2:at("West Field")
    t:expect_control("West Field", "p2")
    t:expect("Flame Chompers"):at("West Field")
    t:resolve()
    t:expect(t.p2.base):has("Recruit", 1)
  end }

scenario "354.3 Get Excited! kills before the discarded Chompers are played" {
  p1 = { hand = { "Get Excited!", "Flame Chompers" }, pool = { energy = 2, fury = 2 }, base = { "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } }, facedown = { ["West Field"] = "Pakaa Cub" } },
  function(t)
    t.p1:play("Get Excited!"):on("Unit 3")
    t:resolve()
    t.p1:yes():yes()
    t:expect("Unit 3"):in_zone("trash")
    t:expect_chain(1)
    t:expect_control("West Field", "p2")
    t.p1:pass()
    t.p2:play("Pakaa Cub")
    t:pass_all()
    t:expect("Flame Chompers"):at("base")
    t:expect_control("West Field", "p2")
    t:expect("Pakaa Cub"):at("West Field")
  end }

scenario "355.10.e Cull the Weak chooses as it resolves: Deflect asks nothing, Highlander saves" {
  p1 = { hand = { "Cull the Weak" }, pool = { energy = 2, order = 1 }, base = { "Recruit", "Soaring Scout" } },
  p2 = { base = { "Pouty Poro" }, hand = { "Highlander" }, pool = { energy = 4 } },
  function(t)
    t.p1:play("Cull the Weak"):pass()
    t.p2:play("Highlander")
    t:resolve()
    t.p1:pass()
    t.p2:pass()
    t.p1:choose("Soaring Scout")
    t:expect("Pouty Poro"):at("base"):exhausted()
    t:expect("Soaring Scout"):in_zone("trash")
    t:expect_chain(1)
    t:resolve()
    t:expect(t.p1.runes):exhausted(1)
  end }

scenario "357.2 what the Buccaneer's discard set off waits until he is there" {
  p1 = { hand = { "Brazen Buccaneer", "Flame Chompers" }, pool = { energy = 4, fury = 1 } },
  function(t)
    t.p1:play("Brazen Buccaneer")
    t.p1:yes()
    t:expect("Brazen Buccaneer"):at("base")
    t.p1:yes()
    t:expect_chain(1)
    t:resolve()
    t:expect("Flame Chompers"):at("base"):exhausted()
    t:expect_number("p1", "energy", 0)
  end }

scenario "357.3 the Crownguard adds for Meditation and cannot then be exhausted for it" {
  p1 = { base = { "Lux, Crownguard" }, hand = { "Meditation" } },
  function(t)
    t.p1:play("Meditation")
    t:resolve()
    t:expect(t.p1.hand):count(1)
    t:expect("Lux, Crownguard"):exhausted()
  end }

scenario "357.3 the Crownguard may be exhausted for Meditation where runes pay" {
  p1 = { base = { "Lux, Crownguard" }, hand = { "Meditation" }, runes = { calm = 2 } },
  function(t)
    t.p1:play("Meditation"):yes()
    t:resolve()
    t:expect(t.p1.hand):count(2)
    t:expect("Lux, Crownguard"):exhausted()
    t:expect(t.p1.runes):exhausted(2)
  end }

scenario "359.3.e.2 a Burn Out in response takes the Attendant's unit out of the trash" {
  p1 = { hand = { "Cemetery Attendant", "Meditation" }, trash = { "Unit 1" }, deck = {},
    pool = { energy = 5, chaos = 1 } },
  p2 = {},
  function(t)
    t.p1:play("Cemetery Attendant"):at("base")
    t.p1:play("Meditation")
    t:resolve()
    t:expect(t.p1.hand):is { "Unit 1" }
    t:expect_points("p2", 1)
    t:resolve()
    t:expect(t.p1.hand):is { "Unit 1" }
    t:expect_no_event("return_to_hand")
  end }

scenario "359.3.e.4 a unit that was returned and played again has lost Highlander" {
  p1 = { at = { ["West Field"] = { "Sneaky Deckhand" } }, hand = { "Highlander", "Gust", "Hidden Blade" },
    pool = { energy = 10, order = 1 } },
  function(t)
    t.p1:play("Highlander")
    t:resolve()
    t.p1:play("Gust")
    t:resolve()
    t.p1:play("Sneaky Deckhand"):at("West Field")
    t:showdown_pass()
    t.p1:play("Hidden Blade")
    t:resolve()
    t:expect("Sneaky Deckhand"):in_zone("trash")
  end }

scenario "359.3.f the Drake looks for a ready enemy as its ability resolves" {
  p1 = { base = { "Dune Drake" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } }, hand = { "Meditation" }, pool = { energy = 2 } },
  function(t)
    t.p1:move("Dune Drake", "West Field")
    t:expect_chain(1)
    t.p1:pass()
    t.p2:play("Meditation"):yes()
    t:resolve()
    t:expect("Unit 3"):exhausted()
    t:expect(t.p2.hand):count(2)
    t:resolve()
    t:expect("Dune Drake"):might(5)
  end }

scenario "359.3.f.2 the Drummer is sent home in response: the Recruit is played there, no fight" {
  p1 = { base = { "Noxian Drummer" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } }, facedown = { ["West Field"] = "Fight or Flight" } },
  function(t)
    t.p1:move("Noxian Drummer", "West Field")
    t.p1:pass()
    t.p2:play("Fight or Flight"):on("Noxian Drummer")
    t:resolve()
    t:expect("Noxian Drummer"):at("base")
    t:resolve()
    t:expect("Recruit"):at("base"):exhausted()
    t:expect_no_event("combat")
    t:expect_decision("p1", "turn")
    t:expect_control("West Field", "p2")
  end }

scenario "373 Highlander on two of three that die at once; the Scout's Deathknell only for who died" {
  p1 = { hand = { "Firestorm" }, pool = { energy = 6, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Soaring Scout", "Soaring Scout", "Undercover Agent" } },
    hand = { "Highlander", "Highlander" }, pool = { energy = 8 } },
  function(t)
    t.p1:play("Firestorm"):on("West Field"):pass()
    t.p2:play("Highlander"):on("Soaring Scout#1")
    t.p2:play("Highlander"):on("Undercover Agent")
    t:resolve()
    t:resolve()
    t:resolve()
    t:expect_chain(1)
    t:expect(t.p2.base):is { "Soaring Scout" }
    t:expect("Undercover Agent"):at("West Field"):damage(3)
    t:resolve()
    t:expect(t.p2.runes):exhausted(1)
    t:expect_control("West Field", "p2")
  end }

scenario "383.3.b Mistfall readies a defender in the opponent's turn, who pays for Meditation at once" {
  p1 = { base = { "Unit 4" } },
  p2 = { base = { "Mistfall" }, at = { ["West Field"] = { { "Unit 2", exhausted = true } } },
    hand = { "Meditation" }, runes = { body = 1, calm = 2 },
    facedown = { ["West Field"] = "Stand United" } },
  function(t)
    t.p1:move("Unit 4", "West Field")
    t.p1:pass()
    t.p2:play("Stand United")
    t:resolve()
    t.p2:yes():yes()
    t:expect("Mistfall"):exhausted()
    t:resolve()
    t:expect("Unit 2"):ready():might(4)
    t:expect_decision("p1", "focus")
    t.p1:pass()
    t.p2:play("Meditation"):yes()
    t:resolve()
    t:expect("Unit 2"):exhausted()
    t:expect(t.p2.hand):count(2)
  end }

scenario "383.3.d.1 deaths of both players at once: the turn player's Deathknell is below" {
  p1 = { hand = { "Tibbers" }, pool = { energy = 8, any = 2 }, at = { ["West Field"] = { "Soaring Scout" } } },
  p2 = { at = { ["East Field"] = { { "Undercover Agent", damage = 2 } } }, hand = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play("Tibbers"):at("base")
    t:resolve()
    t:expect("Tibbers"):damage(0)
    t:expect_chain(2)
    t:resolve()
    t:expect(t.p2.hand):count(2)
    t:expect(t.p1.runes):count(0)
    t:resolve()
    t:expect(t.p1.runes):exhausted(1)
    t:expect_control("East Field", "nobody")
  end }

scenario "383.3.e the Pouch triggered with a facedown card; that the card is lost before changes nothing" {
  p1 = { base = { "Mushroom Pouch" }, at = { ["West Field"] = { "Sprite" } },
    facedown = { ["West Field"] = "Hidden Blade" } },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:order { "Mushroom Pouch", "Sprite" }
    t:resolve()
    t:expect("Sprite"):gone()
    t:expect("Hidden Blade"):in_zone("facedown")
    t:resolve()
    t:expect(t.p1.hand):count(2)
    t:expect("Hidden Blade"):in_zone("trash")
    t:expect_points("p1", 0)
  end }

scenario "383.3.e Might of Demacia counts as it triggers: one of the four gone since changes nothing" {
  p1 = { legend = { "Might of Demacia, Starter" }, base = { "Unit 1", "Unit 2", "Unit 3", "Unit 4" } },
  p2 = { hand = { "Gust" }, pool = { energy = 1 } },
  function(t)
    t.p1:move({ "Unit 1", "Unit 2", "Unit 3", "Unit 4" }, "West Field")
    t.p1:pass()
    t.p2:pass()
    t:expect_chain(1)
    t.p1:pass()
    t.p2:play("Gust"):on("Unit 1")
    t:pass_all()
    t:expect(t.p1.hand):has("Filler", 2)
  end }

scenario "383.3.e the Plaza counts as it triggers: Gust in response comes too late" {
  battlefields = { "The Grand Plaza", "East Field" },
  p1 = { at = { ["The Grand Plaza"] = { "Unit 1", "Unit 1", "Unit 1", "Unit 1", "Unit 1", "Unit 1", "Unit 2" } } },
  p2 = { hand = { "Gust" }, runes = { chaos = 1 } },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t:expect_chain(1)
    t.p1:pass()
    t.p2:play("Gust"):on("Unit 2")
    t:pass_all()
    t:expect_winner("p1")
  end }

scenario "383.4.e.2.a a combat staged anew is another combat: attack triggers trigger again" {
  p1 = { base = { "Crackshot Corsair", "Unit 6" } },
  p2 = { at = { ["West Field"] = { "Undercover Agent" } }, hand = { "Flame Chompers", "Unit 1" },
    pool = { fury = 1 } },
  function(t)
    t.p1:move({ "Crackshot Corsair", "Unit 6" }, "West Field")
    t:resolve()
    t:expect("Undercover Agent"):damage(1)
    t:combat()
    t.p2:order { "Unit 6", "Crackshot Corsair" }
    t:pass_all()
    t.p2:yes():yes()
    t:resolve()
    t.p2:at("West Field")
    t:expect_chain(1)
    t:resolve()
    t:expect("Flame Chompers"):damage(1)
    t:expect_decision("p1", "focus")
  end }

scenario "390.3 two Highlanders on one unit: one for each death" {
  p1 = { hand = { "Hidden Blade", "Cull the Weak" }, pool = { energy = 4, order = 2 }, base = { "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Undercover Agent" } }, hand = { "Highlander", "Highlander" },
    pool = { energy = 8 } },
  function(t)
    t.p1:play("Hidden Blade"):on("Undercover Agent"):pass()
    t.p2:play("Highlander"):play("Highlander")
    t:resolve()
    t:resolve()
    t:resolve()                                -- the two are alike: nobody is asked which one it is
    t:expect("Undercover Agent"):at("base")
    t:expect(t.p2.hand):count(2)
    t.p1:play("Cull the Weak")
    t:pass_all()
    t:expect("Undercover Agent"):at("base")
    t:expect("Unit 1"):in_zone("trash")
    t:expect(t.p2.hand):count(2)
  end }

scenario "416.3 Vi recycles what would have made the Sunderer cheap" {
  p1 = { hand = { "Rhasa the Sunderer" }, base = { "Vi, Destructive" }, trash = { "Unit 1", "Unit 2" },
    pool = { energy = 8, chaos = 1 } },
  function(t)
    t:can(t.p1, "play", "Rhasa the Sunderer")
    t.p1:use("Vi, Destructive"):choose("Unit 1")
    t:expect(t.p1.trash):is { "Unit 2" }
    t:resolve()
    t:expect("Vi, Destructive"):might(4)
    t:cannot(t.p1, "play", "Rhasa the Sunderer")
  end }

scenario "417.6.b.3 a Challenge deals with its units: neither Annie nor the Void Gate adds to it" {
  battlefields = { "Void Gate", "East Field" },
  p1 = { hand = { "Challenge" }, pool = { energy = 2, body = 1 }, base = { "Annie, Fiery" } },
  p2 = { at = { ["Void Gate"] = { "Unit 7" } } },
  function(t)
    t.p1:play("Challenge")
    t:pass_all()
    t:expect("Unit 7"):damage(4)
    t:expect("Annie, Fiery"):in_zone("trash")
  end }

scenario "419.4.a the Student grows after the spell: too late for the damage it dies of" {
  p1 = { base = { "Ravenbloom Student" }, hand = { "Gentlemen's Duel" }, pool = { energy = 6, body = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Gentlemen's Duel")
    t:resolve()
    t:expect("Unit 5"):in_zone("trash")
    t:expect("Ravenbloom Student"):in_zone("trash")
    t:expect_chain(1)
    t:resolve()
    t:expect_decision("p1", "turn")
  end }

scenario "428.5.c the Agent's Deathknell lies below what Disintegrate started" {
  p1 = { hand = { "Disintegrate" }, pool = { energy = 4 } },
  p2 = { at = { ["West Field"] = { { "Undercover Agent", damage = 2 } } }, hand = { "Unit 1" } },
  function(t)
    t.p1:play("Disintegrate"):on("Undercover Agent")
    t:resolve()
    t:expect_chain(2)
    t:resolve()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.hand):is { "Unit 1" }
    t:resolve()
    t:expect(t.p2.hand):count(2)
  end }

scenario "431.3.a who is told to draw two with nothing but the dead unit left burns out until the game is lost" {
  p1 = { hand = { "Hidden Blade" }, pool = { energy = 2, order = 1 } },
  p2 = { at = { ["West Field"] = { "Undercover Agent" } }, hand = { "Unit 1", "Unit 2" }, deck = {} },
  function(t)
    t.p1:play("Hidden Blade"):on("Undercover Agent")
    t:resolve()
    t:expect_points("p1", 8)
    t:expect_winner("p1")
  end }

scenario "459.2.d.1 the defender's battlefield resolves before the attack trigger" {
  battlefields = { "Fortified Position", "East Field" },
  p1 = { base = { "Crackshot Corsair" } },
  p2 = { at = { ["Fortified Position"] = { "Soaring Scout" } } },
  function(t)
    t.p1:move("Crackshot Corsair", "Fortified Position")
    t.p2:on("Soaring Scout")
    t:expect_chain(2)
    t:resolve()
    t:expect("Soaring Scout"):might(3)
    t:resolve()
    t:expect("Soaring Scout"):at("Fortified Position"):damage(1)
  end }

scenario "460.1 all defenders gone in response to an attack trigger: conquered without damage" {
  p1 = { base = { "Crackshot Corsair" } },
  p2 = { at = { ["West Field"] = { "Unit 3", "Unit 2" } }, hand = { "Flash" }, pool = { energy = 2 } },
  function(t)
    t.p1:move("Crackshot Corsair", "West Field")
    t.p1:on("Unit 3"):pass()
    t.p2:play("Flash"):choose("Unit 3", "Unit 2")
    t:pass_all()
    t:expect("Unit 3"):at("base"):damage(0)
    t:expect_decision("p1", "focus")
    t:expect_control("West Field", "p2")
    t:combat()
    t:expect_control("West Field", "p1")
    t:expect_points("p1", 1)
    t:expect_no_event("damage", "Crackshot Corsair")
  end }

scenario "461.3.d.1 what a Deathknell's discard brings onto the battlefield makes the combat go on" {
  p1 = { base = { "Unit 6" } },
  p2 = { at = { ["West Field"] = { "Undercover Agent" } }, hand = { "Flame Chompers", "Unit 1" },
    pool = { fury = 1 } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t:combat()
    t:expect("Undercover Agent"):in_zone("trash")
    t.p2:yes():yes()
    t:resolve()
    t.p2:at("West Field")
    t:expect("Flame Chompers"):at("West Field")
    t:expect_control("West Field", "p2")
    t:expect_points("p1", 0)
    t:expect_decision("p1", "focus")
    t:expect("Flame Chompers"):defending()
    t:expect("Unit 6"):attacking():damage(0)
    t:combat()
    t:expect("Flame Chompers"):in_zone("trash")
    t:expect_control("West Field", "p1")
    t:expect_points("p1", 1)
  end }

scenario "461.3.d.1 when both sides died the Deathknell's discard keeps the battlefield" {
  p1 = { base = { "Unit 5" } },
  p2 = { at = { ["West Field"] = { "Undercover Agent" } }, hand = { "Flame Chompers", "Unit 1" },
    pool = { fury = 1 } },
  function(t)
    t.p1:move("Unit 5", "West Field")
    t:combat()
    t:expect("Unit 5"):in_zone("trash")
    t.p2:yes():yes()
    t:resolve()
    t.p2:at("West Field")
    t:expect("Flame Chompers"):at("West Field")
    t:expect_control("West Field", "p2")
    t:expect_points("p1", 0)
    t:expect_points("p2", 0)
    t:expect_decision("p1", "turn")
  end }

scenario "461.5.e Charm makes an enemy attack in my turn: his triggers first, his conquest, his point" {
  battlefields = { "Targon's Peak", "East Field" },
  p1 = { hand = { "Charm" }, pool = { energy = 1, calm = 1 }, at = { ["Targon's Peak"] = { "Unit 1" } } },
  p2 = { base = { "Crackshot Corsair" }, runes = { exhausted = { body = 3 } } },
  function(t)
    t.p1:play("Charm"):on("Crackshot Corsair"):at("Targon's Peak")
    t:resolve()
    t:expect("Crackshot Corsair"):attacking()
    t:expect("Unit 1"):defending()
    t:expect_chain(1)
    t:resolve()
    t:expect("Unit 1"):in_zone("trash")
    t:expect_decision("p2", "focus")
    t:combat()
    t:expect_control("Targon's Peak", "p2")
    t:expect_points("p2", 1)
    t.p1:end_turn()
    t.p2:choose("Body Rune#1", "Body Rune#2")
    t:resolve()
    t:expect(t.p2.runes):count(5)
  end }

scenario "464.1 Udyr conquers, is readied by one buff, ganks by another and conquers again" {
  p1 = { base = { { "Udyr, Wildman", buffs = 1 } }, legend = { "Blind Monk" }, hand = { "Stand United" },
    pool = { energy = 5 }, points = 5 },
  function(t)
    t.p1:move("Udyr, Wildman", "West Field")
    t:showdown_pass()
    t.p1:use("Udyr, Wildman"):choose("mode 3")
    t:resolve()
    t:expect("Udyr, Wildman"):ready()
    t:cannot(t.p1, "move", "Udyr, Wildman", "East Field")
    t.p1:use("Blind Monk")
    t:resolve()
    t.p1:use("Udyr, Wildman"):choose("mode 4")
    t:resolve()
    t:expect("Udyr, Wildman"):unbuffed()
    t.p1:move("Udyr, Wildman", "East Field")
    t:showdown_pass()
    t:expect_points("p1", 7)
    t:expect_control("West Field", "nobody")
    t.p1:play("Stand United")
    t:resolve()
    t:expect("Udyr, Wildman"):might(8)
    t.p1:end_turn()
    t:expect_winner("nobody")
  end }

scenario "466.1.b.2 the card instead of the Winning Point burns out an empty deck" {
  p1 = { base = { "Unit 1" }, points = 7, deck = {}, trash = { "Unit 4" } },
  p2 = { points = 2 },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:expect_points("p1", 7)
    t:expect_points("p2", 3)
    t:expect(t.p1.hand):is { "Unit 4" }
    t:expect_winner("nobody")
  end }

scenario "466.1.b.2 held one and conquered the other: the Winning Point, before the battlefield's ability" {
  battlefields = { "Zaun Warrens", "Grove of the God-Willow" },
  p1 = { base = { "Unit 1" }, points = 6, at = { ["Grove of the God-Willow"] = { "Unit 2" } } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect_points("p1", 7)
    t:expect(t.p1.hand):count(2)
    t.p1:move("Unit 1", "Zaun Warrens")
    t:showdown_pass()
    t:expect_points("p1", 8)
    t:expect_winner("p1")
    t:expect(t.p1.hand):count(2)
  end }

scenario "471 Garen gone from the camp: the Recruit dies of damage it had outlived" {
  battlefields = { "Trifarian War Camp", "East Field" },
  p1 = { hand = { "Incinerate", "Fight or Flight" }, pool = { energy = 4 } },
  p2 = { at = { ["Trifarian War Camp"] = { "Garen, Commander", "Recruit" } } },
  function(t)
    t:expect("Recruit"):might(3)
    t.p1:play("Incinerate"):on("Recruit")
    t:resolve()
    t:expect("Recruit"):damage(2)
    t.p1:play("Fight or Flight"):on("Garen, Commander")
    t:resolve()
    t:expect("Recruit"):gone()
    t:expect_control("Trifarian War Camp", "nobody")
    t:expect("Garen, Commander"):at("base")
  end }

scenario "702.2.b Udyr's buff pays and he dies of old damage, yet the ability resolves" {
  p1 = { at = { ["West Field"] = { { "Udyr, Wildman", buffs = 1, damage = 6 }, "Lee Sin, Centered" } } },
  p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t:expect("Udyr, Wildman"):might(9)
    t.p1:use("Udyr, Wildman"):choose("mode 1"):on("Unit 2")
    t:expect("Udyr, Wildman"):in_zone("trash")
    t:expect_chain(1)
    t:resolve()
    t:expect("Unit 2"):in_zone("trash")
  end }

scenario "741.1 who is joined by a hidden unit is alone no more, and dies of old damage" {
  p1 = { base = { "Unit 4" }, hand = { "Incinerate", "Incinerate" }, pool = { energy = 4 } },
  p2 = { at = { ["West Field"] = { "Wielder of Water" } }, legend = { "Wuju Bladesman, Starter" },
    base = { "Mask of Foresight" }, facedown = { ["West Field"] = "Pakaa Cub" } },
  function(t)
    t.p1:move("Unit 4", "West Field")
    t:resolve()
    t:expect("Wielder of Water"):might(7)
    t.p1:play("Incinerate"):on("Wielder of Water")
    t:resolve()
    t.p2:pass()
    t.p1:play("Incinerate"):on("Wielder of Water")
    t:resolve()
    t:expect("Wielder of Water"):damage(4)
    t.p2:play("Pakaa Cub")
    t:expect("Wielder of Water"):in_zone("trash")
    t:expect("Pakaa Cub"):defending():might(5)
  end }

scenario "807 Raging Soul gets Assault in the middle of its attack, when a card is discarded" {
  p1 = { base = { "Raging Soul" }, hand = { "Get Excited!", "Scrapheap" }, pool = { energy = 2, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 7" } } },
  function(t)
    t.p1:move("Raging Soul", "West Field")
    t:expect("Raging Soul"):might(4)
    t.p1:play("Get Excited!"):on("Unit 7")
    t:resolve()
    t:expect("Unit 7"):damage(2)
    t:expect("Raging Soul"):might(5)
    t:resolve()
    t:expect(t.p1.hand):count(1)
    t:expect_decision("p2", "focus")
    t:combat()
    t:expect("Unit 7"):in_zone("trash")
    t:expect("Raging Soul"):in_zone("trash")
    t:expect_control("West Field", "nobody")
  end }

scenario "809 an ability the Inventor borrowed pays for Deflect" {
  p1 = { base = { "Heimerdinger, Inventor", "Orb of Regret" }, runes = { order = 1 } },
  p2 = { base = { "Pouty Poro" } },
  function(t)
    t.p1:use("Heimerdinger, Inventor"):choose("Pouty Poro")
    t:pass_all()
    t:expect("Pouty Poro"):might(1)
    t:expect("Heimerdinger, Inventor"):exhausted()
    t:expect("Orb of Regret"):ready()
    t:expect(t.p1.runes):count(0)
  end }

scenario "809.1.c Singularity made cheaper by two Apprentices pays Deflect twice in full" {
  p1 = { at = { ["East Field"] = { "Eager Apprentice", "Eager Apprentice" } }, hand = { "Singularity" },
    pool = { energy = 4, mind = 4 } },
  p2 = { base = { "Pouty Poro", "Pouty Poro" } },
  function(t)
    t.p1:play("Singularity"):choose("Pouty Poro#1", "Pouty Poro#2")
    t:expect_number("p1", "energy", 0)
    t:expect_number("p1", "mind", 0)
    t:resolve()
    t:expect(t.p2.trash):count(2)
  end }

scenario "811.1.b while the Deathknell of the last defender waits a hidden unit takes its place" {
  p1 = { base = { "Unit 7" } },
  p2 = { at = { ["West Field"] = { "Undercover Agent" } }, facedown = { ["West Field"] = "Pakaa Cub" } },
  function(t)
    t.p1:move("Unit 7", "West Field")
    t.p1:pass()
    t.p2:pass()
    t:expect("Undercover Agent"):in_zone("trash")
    t:expect_chain(1)
    t:expect_decision("p2", "priority")
    t.p2:play("Pakaa Cub")
    t:expect("Pakaa Cub"):at("West Field"):defending():exhausted()
    t:pass_all()
    t:expect_control("West Field", "p2")
    t:expect_decision("p1", "focus")
    t:combat()
    t:expect_control("West Field", "p1")
    t:expect_points("p1", 1)
    t:expect("Pakaa Cub"):in_zone("trash")
  end }

scenario "811.1.d.2 a hidden spell played in a fight elsewhere chooses at its own battlefield" {
  p1 = { base = { "Unit 4" } },
  p2 = { at = { ["West Field"] = { "Unit 2" }, ["East Field"] = { "Unit 3" } },
    facedown = { ["East Field"] = "Fight or Flight" } },
  function(t)
    t.p1:move("Unit 4", "West Field")
    t.p1:pass()
    t.p2:play("Fight or Flight"):on("Unit 3")
    t:expect_control("East Field", "p2")
    t:expect_no_event("choose", "Unit 2")
    t:resolve()
    t:expect("Unit 3"):at("base")
    t:expect_control("East Field", "nobody")
    t:expect_control("West Field", "p2")
    t:expect_decision("p1", "focus")
  end }

scenario "811.2 what a hidden spell does besides its choice reaches other battlefields" {
  p1 = { base = { "Unit 4" } },
  p2 = { at = { ["West Field"] = { { "Unit 2", buffs = 1 } }, ["East Field"] = { "Unit 1" } },
    facedown = { ["East Field"] = "Stand United" } },
  function(t)
    t.p1:move("Unit 4", "West Field")
    t.p1:pass()
    t.p2:play("Stand United"):on("Unit 1")
    t:resolve()
    t:expect("Unit 1"):might(3)
    t:expect("Unit 2"):might(4)
    t:combat()
    t:expect("Unit 2"):in_zone("trash")
    t:expect("Unit 4"):in_zone("trash")
    t:expect_control("West Field", "nobody")
  end }

scenario "814.2 Shield of Fortified Position comes to what a unit has, also on the attacker for nothing" {
  battlefields = { "Fortified Position", "East Field" },
  p1 = { base = { "Garen, Rugged" } },
  p2 = { at = { ["Fortified Position"] = { "Stalwart Poro" } } },
  function(t)
    t.p1:move("Garen, Rugged", "Fortified Position")
    local try = t:copy()
    try.p2:on("Garen, Rugged")
    try:resolve()
    try:expect("Garen, Rugged"):might(7):attribute("shield", 4)
    t.p2:on("Stalwart Poro")
    t:resolve()
    t:expect("Stalwart Poro"):might(5)
    t:combat()
    t:expect("Garen, Rugged"):at("Fortified Position")
  end }

scenario "815.1.c.2 of two Tanks the attacker says which is first, the third comes last" {
  p1 = { base = { "Unit 5" } },
  p2 = { at = { ["West Field"] = { "Lecturing Yordle", "Maddened Marauder", "Unit 1" } } },
  function(t)
    t.p1:move("Unit 5", "West Field")
    t:combat()
    t:expect_no_option("Unit 1")
    t.p1:order { "Maddened Marauder", "Lecturing Yordle" }
    t:expect(t.p2.trash):is { "Maddened Marauder" }
    t:expect_event("damage", "Lecturing Yordle", 1)
    t:expect_event("damage", "Maddened Marauder", 4)
    t:expect_no_event("damage", "Unit 1")
  end }

scenario "816 a Temporary unit that Highlander saved is not killed again that turn" {
  p1 = { base = { "Sprite" }, hand = { "Highlander" }, runes = { calm = 4 } },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t:expect_chain(1)
    t.p1:play("Highlander")
    t:pass_all()
    t:expect("Sprite"):at("base"):exhausted()
    t:expect_decision("p1", "turn")
  end }

scenario "816 the Deathknell of a Temporary unit is on top of Loose Cannon" {
  p1 = { legend = { "Loose Cannon" }, hand = { "Unit 1" },
    at = { ["West Field"] = { "Undercover Agent" } } },
  p2 = { hand = { "Fading Memories" }, pool = { energy = 4, chaos = 1 } },
  turn = "p2",
  function(t)
    t.p2:play("Fading Memories"):on("Undercover Agent")
    t:pass_all()
    t.p2:end_turn()
    t.p1:order { "Loose Cannon", "Undercover Agent" }
    t:resolve()
    t:expect("Undercover Agent"):in_zone("trash")
    t:expect_chain(2)
    t:resolve()
    t:expect(t.p1.hand):count(2)
    t:expect(t.p1.trash):has("Unit 1")
    t:resolve()
    t:expect_points("p1", 0)
    t:expect(t.p1.hand):count(3)
  end }

scenario "816.1.c a Sprite called in the opponent's Beginning Phase lives until mine" {
  p1 = { base = { "Sprite" } },
  p2 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Sprite Call" } },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t:expect_chain(1)
    t.p1:pass()
    t.p2:play("Sprite Call")
    t:resolve()
    t:expect("p2's Sprite"):at("West Field"):ready()
    t:resolve()
    t:expect(t.p1.base):count(0)
    t:expect_decision("p1", "turn")
    t:expect("Sprite"):at("West Field")
    t.p1:end_turn()
    t:resolve()
    t:expect("Sprite"):gone()
    t:expect_points("p2", 1)
  end }

scenario "811 Hidden Blade from hidden on an attacker, who draws two for his controller" {
  p1 = { base = { "Undercover Agent" }, hand = { "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } }, facedown = { ["West Field"] = "Hidden Blade" } },
  function(t)
    t.p1:move("Undercover Agent", "West Field")
    t.p1:pass()
    t.p2:play("Hidden Blade"):on("Undercover Agent")
    t:resolve()
    t:expect(t.p1.hand):count(3)
    t:expect_chain(1)
    t.p1:pass()
    t.p2:pass()
    t.p1:choose(1, 2)
    t:expect(t.p1.hand):count(3)
    t:expect_decision("p1", "focus")
    t:combat()
    t:expect_control("West Field", "p2")
  end }

scenario "344 Charm empties a battlefield onto an open one: the enemy conquers it in a showdown he opens" {
  p1 = { hand = { "Charm" }, pool = { energy = 1, calm = 1 } },
  p2 = { at = { ["West Field"] = { "Noxian Drummer" } }, facedown = { ["West Field"] = "Hidden Blade" } },
  function(t)
    t.p1:play("Charm"):at("East Field")
    t:resolve()
    t:expect_control("West Field", "p2")
    t:expect_chain(1)
    t:resolve()
    t:expect("Recruit"):at("East Field")
    t:expect("Hidden Blade"):in_zone("trash")
    t:expect_decision("p2", "focus")
    t:showdown_pass()
    t:expect_points("p2", 1)
    t:expect_control("East Field", "p2")
  end }

scenario "464.2 after being lured: he holds in his turn too" {
  battlefields = { "Monastery of Hirana", "Reaver's Row" },
  p1 = { hand = { "Charm" }, pool = { energy = 1, calm = 1 }, at = { ["Reaver's Row"] = { "Traveling Merchant", "Unit 1" } } },
  p2 = { base = { { "Bilgewater Bully", buffs = 1 } } },
  function(t)
    t.p1:play("Charm"):at("Reaver's Row")
    t:resolve()
    t.p1:yes()
    t.p1:on("Traveling Merchant")
    t:resolve()
    t:expect("Traveling Merchant"):at("base")
    t:resolve()
    t:expect(t.p1.hand):count(1)
    t:combat()
    t:expect_points("p2", 1)
    t:next_turn()
    t:expect_points("p2", 2)
    t.p2:move("Bilgewater Bully", "Monastery of Hirana")
    t:showdown_pass()
    t.p2:yes():yes()
    t:resolve()
    t:expect("Bilgewater Bully"):unbuffed():might(6)
    t:expect_points("p2", 3)
  end }
