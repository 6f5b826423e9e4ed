"""Calls the clients of openapi-generator and of openapi-python-client: a result, an own price, a question, a refusal.

Usage: call.py ADDRESS, where one of the two is installed.
"""
import json
import sys

address = sys.argv[1]


def calls_of_generator():
    import openapi_client
    from openapi_client.exceptions import ApiException

    api = openapi_client.DiscoveryApi(openapi_client.ApiClient(openapi_client.Configuration(host=address)))

    def refused(inputs):
        try:
            api.calculate("fence", inputs=inputs)
        except ApiException as problem:
            return json.loads(problem.body)

    return (
        lambda inputs: api.calculate("fence", inputs=inputs).result.value,
        lambda inputs: api.check_quote("fence", 4000, inputs=inputs).position,
        refused,
    )


def calls_of_python_client():
    from client import Client
    from client.api.discovery import calculate, check_quote

    to = Client(base_url=address)

    return (
        lambda inputs: calculate.sync("fence", client=to, inputs=inputs).result.value,
        lambda inputs: str(check_quote.sync("fence", client=to, amount=4000, inputs=inputs).position.value),
        lambda inputs: calculate.sync("fence", client=to, inputs=inputs).to_dict(),
    )


try:
    value, position, refused = calls_of_generator()
except ModuleNotFoundError:
    value, position, refused = calls_of_python_client()

for inputs in ("length:40~style.rate:38", '{"length":40,"style.rate":38}'):
    assert value(inputs) == 1520, (inputs, value(inputs))
assert position("length:40") == "above", position("length:40")
assert refused("lenght:40")["errors"][0]["suggestion"] == "length", refused("lenght:40")
print("4 calls")
