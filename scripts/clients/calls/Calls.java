import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.DiscoveryApi;

/** Calls the client of openapi-generator's java: a result, an own price, a question, a refusal. */
public class Calls {
  public static void main(String[] arguments) throws Exception {
    ApiClient client = new ApiClient();
    client.updateBaseUri(arguments[0]);
    DiscoveryApi api = new DiscoveryApi(client);
    for (String inputs : new String[] {"length:40~style.rate:38", "{\"length\":40,\"style.rate\":38}"}) {
      Double value = api.calculate("fence", inputs, null, null, null, null, null, null, null).getResult().getValue();
      check(value == 1520, inputs + " gives " + value);
    }
    String asked = api.rankInputs("fence", null, null, null, null, "length:40", null).getInputs().get("length").toString();
    check(asked.contains("40"), "the ranking is of " + asked);
    try {
      api.calculate("fence", "lenght:40", null, null, null, null, null, null, null);
      check(false, "a misspelt input is taken");
    } catch (ApiException refused) {
      check(refused.getResponseBody().contains("\"suggestion\":\"length\""), refused.getResponseBody());
    }
  }

  private static void check(boolean isRight, String found) {
    if (!isRight) throw new IllegalStateException(found);
  }
}
