-- SPDX-License-Identifier: MIT
os.execute("touch '@CANARY@'")
keyword "Away" { when_played { run = function(game) game.draw(1) end } }
