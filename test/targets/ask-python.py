"""Asks the Python package the calls of a file, and prints each answer on a line.

Usage: ask-python.py PACKAGE CALLS; a line of CALLS is {"module", "inputs", "lists", "extras", "on"}, by the names of Python; a list
has the class of its items, and a day in place of numbers is that day.
"""

import datetime
import importlib
import json
import sys


def main(package: str, calls: str) -> None:
    model = importlib.import_module(f"{package}._model")
    with open(calls, encoding="utf-8") as lines:
        for line in lines:
            call = json.loads(line)
            print(json.dumps(answer(model, importlib.import_module(f"{package}.{call['module']}"), call)))


def answer(model, module, call):
    given = dict(call["inputs"])
    for name, each in call["lists"].items():
        if "day" in each:
            given[name] = each["day"]
            continue
        item = getattr(module, each["class"])
        given[name] = [item(**values) for values in each["items"]]
    if call["extras"]:
        given["extras"] = call["extras"]
    if call["on"] is not None:
        given["on"] = datetime.date.fromisoformat(call["on"])
    try:
        said = module.calculate(**given).to_dict()
    except model.RefusedInputs as refusal:
        told = {"detail": str(refusal)} if refusal.code == "invalid_combination" else {}
        return {"code": refusal.code, "errors": [[each.parameter, each.code] for each in refusal.errors], **told}
    lists = {name: [used(item) for item in items] for name, items in said.get("lists", {}).items()}
    return {"inputs": used(said["inputs"]), "lists": lists, "result": said["result"], "estimate": said.get("estimate")}


def used(inputs):
    return {name: {"used": each["used"], "clamped": each["clamped"]} for name, each in inputs.items()}


main(*sys.argv[1:])
