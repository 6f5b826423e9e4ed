// Calls the client of oapi-codegen: a result, an own price, a question, a refusal.
package client

import (
	"context"
	"os"
	"testing"
)

func TestCalls(t *testing.T) {
	api, err := NewClientWithResponses(os.Getenv("SERVICE"))
	if err != nil {
		t.Fatal(err)
	}
	calculate := func(inputs string) *CalculateResponse {
		answer, err := api.CalculateWithResponse(context.Background(), "fence", &CalculateParams{Inputs: &inputs})
		if err != nil {
			t.Fatal(err)
		}
		return answer
	}
	for _, inputs := range []string{"length:40~style.rate:38", `{"length":40,"style.rate":38}`} {
		if answer := calculate(inputs).JSON200; answer == nil || answer.Result.Value != 1520 {
			t.Errorf("%s gives %v", inputs, answer)
		}
	}
	inputs := "length:40"
	amount := 4000.0
	quote, err := api.CheckQuoteWithResponse(context.Background(), "fence", &CheckQuoteParams{Inputs: &inputs, Amount: &amount})
	if err != nil || quote.JSON200 == nil || *quote.JSON200.Position != "above" {
		t.Errorf("the quote gives %v, %v", quote, err)
	}
	refused := calculate("lenght:40").ApplicationproblemJSON400
	if refused == nil || refused.Code != "invalid_parameters" {
		t.Errorf("the refusal gives %v", refused)
	}
}
