-- SPDX-License-Identifier: MIT
-- An auction aloud: each bid must beat the last, or its player is out; who is left pays it and draws three.
return card {
  id = "MORE-10", name = "Loud Auction", type = "spell", class = "neutral", cost = 1,

  run = function(game)
    local bidders, at, high = game.players(), 1, 0
    while #bidders > 1 or #bidders == 1 and high == 0 do
      local bid = game.number(0, 10, { by = bidders[at], text = "Your bid? No more than the last: you are out." })
      if bid > high then high, at = bid, at % #bidders + 1
      else bidders = bidders:without(bidders[at]); at = (at - 1) % math.max(#bidders, 1) + 1 end
    end
    if #bidders == 0 then return end
    game.deal(high, game.leader(bidders[1]))
    game.draw(3, { by = bidders[1] })
  end,
}
