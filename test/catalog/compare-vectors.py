"""Asks the Python package the vectors of a folder, and prints each answer that is not the expected one.

Usage: compare-vectors.py PACKAGE CALLS; a line of CALLS is {"slug", "module", "inputs", "lists", "vector"}, with inputs and
lists by the names of Python; a list has the class of its items.
"""

import datetime
import importlib
import json
import re
import sys


def main(package: str, calls: str) -> None:
    model = importlib.import_module(f"{package}._model")
    count = 0
    with open(calls, encoding="utf-8") as lines:
        for line in lines:
            call = json.loads(line)
            count += 1
            said = answer(model, importlib.import_module(f"{package}.{call['module']}"), call)
            if said != {name: call["vector"][name] for name in call["vector"] if name in COMPARED}:
                print(json.dumps({"vector": call["vector"]["name"], "slug": call["slug"], "said": said}))
    print(json.dumps({"vectors": count}))


COMPARED = ("value", "text", "range", "secondary", "figures", "total", "interpretation", "refused")

# What is said in front of the sentence where a list comes to more or less than its input takes.
MOVED = r"^(?:.+? was moved .+? that this calculator takes\. )+"


def answer(model, module, call):
    given = dict(call["inputs"])
    for name, each in call["lists"].items():
        item = getattr(module, each["class"])
        given[name] = [item(**values) for values in each["items"]]
    if "on" in call["vector"]:
        given["on"] = datetime.date.fromisoformat(call["vector"]["on"])
    try:
        whole = module.calculate(**given).to_dict()
    except model.RefusedInputs as refusal:
        return {"refused": str(refusal)}
    result = whole["result"]
    said = {name: result[name] for name in ("value", "text", "interpretation") if name in result}
    if call["lists"]:
        said["interpretation"] = re.sub(MOVED, "", said["interpretation"])
    if "range" in result:
        said["range"] = ends(result["range"])
    if "secondary" in result:
        said["secondary"] = [each["value"] for each in result["secondary"]]
    said["figures"] = {name: figure(each) for name, each in result.get("figures", {}).items()}
    if "estimate" in whole:
        said["total"] = ends(whole["estimate"]["total"])
    return said


def ends(each):
    return {"low": each["low"], "high": each["high"]}


def figure(each):
    if "text" in each:
        return each["text"]
    return each["value"] if "value" in each else ends(each)


main(*sys.argv[1:])
