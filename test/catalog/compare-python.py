"""Asks the Python package the calls of a file, and prints each answer that is not the expected one.

Usage: compare-python.py PACKAGE CALLS; a line of CALLS is {"slug", "module", "inputs", "lists", "extras", "on", "expected"}, where
`expected` is an answer of the service, or the code with which it refuses and those of its mistakes.
"""

import datetime
import importlib
import json
import sys


def main(package: str, calls: str) -> None:
    model = importlib.import_module(f"{package}._model")
    numbers = differences = 0
    with open(calls, encoding="utf-8") as lines:
        for line in lines:
            call = json.loads(line)
            said = answer(model, importlib.import_module(f"{package}.{call['module']}"), call)
            numbers += count_numbers(said)
            if said != call["expected"]:
                differences += 1
                if differences <= 5:
                    print(json.dumps({"call": call, "said": said}))
    print(json.dumps({"numbers": numbers, "differences": differences}))


def answer(model, module, call):
    given = dict(call["inputs"])
    for name, each in call["lists"].items():
        item = getattr(module, each["class"])
        given[name] = [item(**values) for values in each["items"]]
    if call["extras"]:
        given["extras"] = call["extras"]
    if call["on"] is not None:
        given["on"] = datetime.date.fromisoformat(call["on"])
    try:
        said = module.calculate(**given).to_dict()
    except model.RefusedInputs as refusal:
        return {"code": refusal.code, "errors": [[each.parameter, each.code] for each in refusal.errors]}
    lists = {name: [used(item) for item in items] for name, items in said.get("lists", {}).items()}
    return {"inputs": used(said["inputs"]), "lists": lists, "result": said["result"], "estimate": said.get("estimate")}


def used(inputs):
    return {name: {"used": each["used"], "clamped": each["clamped"]} for name, each in inputs.items()}


def count_numbers(value) -> int:
    if isinstance(value, dict):
        return sum(count_numbers(each) for each in value.values())
    if isinstance(value, list):
        return sum(count_numbers(each) for each in value)
    return int(isinstance(value, (int, float)) and not isinstance(value, bool))


main(*sys.argv[1:])
