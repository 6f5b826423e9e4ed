"""Eleven calls with the Python client that openapi-generator made from the complete document.

Usage: call_complete.py ADDRESS. Ends with status 1 and the call that went wrong.
"""
import json
import sys

import openapi_client
from openapi_client.rest import ApiException

address = sys.argv[1]
api = openapi_client.ApiClient(openapi_client.Configuration(host=address))
outdoor = openapi_client.OutdoorApi(api)
estate = openapi_client.RealEstateApi(api)
shop = openapi_client.ShopApi(api)
discovery = openapi_client.DiscoveryApi(api)
leads = openapi_client.LeadRoutingApi(api)


def plain():
    answer = outdoor.calc_fence(length=150, style="vinyl_6")
    assert answer.ok and answer.slug == "fence"
    assert answer.inputs.length.used == 150 and not answer.inputs.length.clamped
    assert answer.catalog.hash and answer.legal_disclaimer


def defaults():
    answer = outdoor.calc_fence()
    assert answer.inputs.length.raw is None and answer.inputs.length.used == 120


def clamped():
    answer = outdoor.calc_fence(length=1000000)
    assert answer.inputs.length.clamped and answer.inputs.length.used == 5000


def null_band():
    answer = estate.calc_title_escrow(sale_price=20000001)
    assert answer.cost_band is None and answer.local_routing is None
    assert answer.inputs.sale_price.used == 20000001, "numbers above 16,777,216 keep their units"


def without_secondary():
    answer = shop.calc3d_printing(volume=60)
    assert answer.result.value > 0


def traced():
    answer = outdoor.calc_concrete(length=30, trace=True)
    assert answer.trace and answer.trace.steps and answer.trace.sources


def routed():
    answer = outdoor.calc_fence(city="corpus-christi", neighborhood="padre-island")
    assert answer.local_routing and answer.local_routing.tracking_phone.startswith("+1")


def refused():
    host = outdoor.api_client
    request = host.param_serialize("GET", "/api/calc/fence", query_params=[("lenght", "30")])
    response = host.call_api(*request)
    response.read()
    problem = openapi_client.Problem.from_json(response.data.decode())
    assert response.status == 400 and not problem.ok and problem.code == "invalid_parameters"
    assert problem.errors[0].suggestion == "length" and "length=30" in problem.corrected_url


def registry():
    answer = discovery.list_calculators()
    assert answer.count == len(answer.calculators)
    entry = next(each for each in answer.calculators if each.slug == "fence")
    kinds = [type(each.actual_instance).__name__ for each in entry.inputs]
    assert kinds == ["RegistryNumberInput", "RegistrySelectInput"]
    assert entry.about.endswith("/api/calc/fence/about")


def details():
    answer = discovery.describe_calculator("fence")
    assert answer.result.range.low <= answer.examples[0].value <= answer.result.range.high
    assert answer.laws and answer.sources


def lead():
    document = json.loads(api.rest_client.request("GET", f"{address}/openapi.json").read())
    body = document["paths"]["/api/lead-submit"]["post"]["requestBody"]["content"]["application/json"]["example"]
    answer = leads.submit_lead(openapi_client.Lead.from_dict(body))
    assert answer.ok and answer.status == "test" and answer.calculation.claim_matches
    try:
        leads.submit_lead(openapi_client.Lead.from_dict({**body, "consent": {"given": False, "text": "No."}}))
        raise AssertionError("a lead without consent was taken")
    except ApiException as refusal:
        assert refusal.status == 422


calls = [plain, defaults, clamped, null_band, without_secondary, traced, routed, refused, registry, details, lead]
for call in calls:
    call()
    print(f"  {call.__name__}: as documented")
