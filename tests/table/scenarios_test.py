# SPDX-License-Identifier: MIT
"""scenarios_test.py LUNARBITER [SEEDS] -- scenarios written from random moments of games pass, and
are told step by step."""

import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from server import Server  # noqa: E402

SEEDS = int(sys.argv[2]) if len(sys.argv) > 2 else 6
MOMENTS = 3


def played(owner, game, seed):
    table = owner.good({"type": "create", "game": game, "seed": seed, "pace": 0,
                        "seats": ["random", "random"]})["table"]
    owner.until("end", table=table)
    return table


def retold(owner, table, moment):
    owner.good({"type": "goto", "table": table, "moment": moment})
    answer = owner.ask({"type": "scenario", "table": table, "name": "a moment, retold"})
    if answer["type"] == "error":  # before the first main phase there is nothing to tell
        assert "main phase" in answer["message"], answer
        return None
    assert answer["passes"], answer["text"] + answer["said"]
    assert answer["answers"] <= answer["of"]
    return answer


def main():
    random.seed(7)
    server = Server(sys.argv[1])
    owner = server.owner()
    owner.socket.settimeout(300)
    for game in ("riftbound", "evolve"):
        told = same = given = 0
        for seed in range(1, SEEDS + 1):
            table = played(owner, game, seed)
            moments = owner.good({"type": "timeline", "table": table})["moments"]
            for moment in random.sample(moments[3:], MOMENTS):
                answer = retold(owner, table, moment["moment"])
                if answer:
                    told, same = told + 1, same + answer["same"]
                    given += answer["answers"]
                    last = answer
            owner.good({"type": "close", "table": table})
        print(f"{game}: {told} scenarios pass, {same} of them end as the game does, {given} answers")
        assert told > MOMENTS * SEEDS // 2 and same >= told // 4
        steps = owner.good({"type": "open_scenario", "text": last["text"]})  # it says its game
        assert steps["game"] == game
        assert steps["passed"] and len(steps["steps"]) > 4, steps.get("message")
        assert all(step["passed"] for step in steps["steps"])
        broken = last["text"].replace("t:expect_decision(\"p1\")", "t:expect_decision(\"p2\")")
        if broken == last["text"]:
            broken = broken.replace("t:expect_decision(\"p2\")", "t:expect_decision(\"p1\")")
        steps = owner.good({"type": "open_scenario", "text": broken})
        assert not steps["passed"] and not steps["steps"][-1]["passed"], steps.get("message")
        assert "expected" in steps["steps"][-1]["message"]
    shipped = owner.good({"type": "open_scenario", "file": "cards/riftbound/ogn/gust_spec.lua"})
    assert shipped["passed"] and len(shipped["names"]) > 2
    first = shipped["steps"][0]["view"]
    assert {player["seat"] for player in first["players"]} == {0, 1}
    owner.refused({"type": "open_scenario", "file": "../etc/passwd"}, "below the data folder")
    owner.refused({"type": "open_scenario", "text": "x", "file": "y"}, "say a text, or a file")
    owner.refused({"type": "open_scenario", "text": "scenario ("}, "line")
    owner.refused({"type": "open_scenario", "text": "game \"evolv\""}, "no game 'evolv'")
    server.end()


main()
