// Calls the client of openapi-generator's go: a result, an own price, a question, a refusal.
package openapi

import (
	"context"
	"errors"
	"net/http"
	"os"
	"strings"
	"testing"
)

func TestCalls(t *testing.T) {
	configuration := NewConfiguration()
	configuration.Servers = ServerConfigurations{{URL: os.Getenv("SERVICE")}}
	api := NewAPIClient(configuration).DiscoveryAPI
	calculate := func(inputs string) (*CalculationResult, *http.Response, error) {
		return api.Calculate(context.Background(), "fence").Inputs(inputs).Execute()
	}
	for inputs, value := range map[string]float64{"length:40~style.rate:38": 1520, `{"length":40,"style.rate":38}`: 1520} {
		answer, _, err := calculate(inputs)
		if err != nil || answer.Result.Value != value {
			t.Errorf("%s gives %v, %v", inputs, answer, err)
		}
	}
	quote, _, err := api.CheckQuote(context.Background(), "fence").Inputs("length:40").Amount(4000).Execute()
	if err != nil || quote.GetPosition() != "above" {
		t.Errorf("the quote gives %v, %v", quote, err)
	}
	_, response, err := calculate("lenght:40")
	var refused *GenericOpenAPIError
	if response == nil || response.StatusCode != 400 || !errors.As(err, &refused) || !strings.Contains(string(refused.Body()), `"suggestion":"length"`) {
		t.Errorf("the refusal gives %v", err)
	}
}
