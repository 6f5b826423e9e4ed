"""What every calculator of this package takes and gives."""

from __future__ import annotations

import dataclasses
import datetime
import math
import re
import unicodedata
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from . import _kernel

Figures = TypeVar("Figures", covariant=True)
Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class Amount:
    """A number with its unit, which is empty for a plain number."""

    value: float
    unit: str


@dataclass(frozen=True, slots=True)
class Range:
    """A range with the unit of both ends."""

    low: float
    high: float
    unit: str


@dataclass(frozen=True, slots=True)
class Secondary:
    """A number beside the result."""

    value: float
    unit: str
    label: str


@dataclass(frozen=True, slots=True)
class Line:
    """A line of an estimate: what it pays for, and its money."""

    line: str
    covers: str
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Extra:
    """What a customer may add to an estimate, under the name that `extras` takes."""

    name: str
    line: str
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Estimate:
    """What somebody pays: lines, their total, what may be added, and what is left out."""

    covers: str
    total: Range
    lines: tuple[Line, ...]
    extras: tuple[Extra, ...]
    leaves_out: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class UsedInput:
    """An input as it was given, and the value that was used: a number outside its bounds is moved to the nearer one.

    `given_by` names the list or the day that gave it.
    """

    raw: float | str
    used: float | str
    clamped: bool
    given_by: str | None = None


@dataclass(frozen=True, slots=True)
class InputError:
    """One mistake: the input, a code that never changes its meaning, what is wrong and what is allowed."""

    parameter: str
    code: str
    detail: str
    received: object
    allowed: tuple[str, ...] | tuple[float, float] | None


class RefusedInputs(ValueError):
    """Inputs that the service refuses; `code` and `errors` are the same as there."""

    def __init__(self, code: str, errors: Sequence[InputError]) -> None:
        super().__init__(" ".join(dict.fromkeys(error.detail for error in errors)))
        self.code = code
        self.errors = tuple(errors)


@dataclass(frozen=True, slots=True)
class Answer(Generic[Figures]):
    """The numbers and the sentence of a calculation."""

    value: float
    unit: str
    interpretation: str
    figures: Figures
    secondary: tuple[Secondary, ...] = ()
    range: Range | None = None
    text: str | None = None


@dataclass(frozen=True, slots=True)
class Calculation(Generic[Figures]):
    """A whole answer. `to_dict` gives it with the names of the service's JSON."""

    calculator: Calculator
    inputs: Mapping[str, UsedInput]
    value: float
    unit: str
    interpretation: str
    figures: Figures
    secondary: tuple[Secondary, ...]
    range: Range | None
    text: str | None
    estimate: Estimate | None
    lists: Mapping[str, tuple[Mapping[str, UsedInput], ...]]

    def to_dict(self) -> dict[str, object]:
        """The answer as the service writes it, without place, catalog and evidence."""
        about = self.calculator
        return {
            "slug": about.slug,
            "title": about.title,
            "disclaimer": about.disclaimer,
            "inputs": _inputs_dict(self.inputs),
            **({"lists": self._lists()} if self.lists else {}),
            "result": self._result(),
            **({} if self.estimate is None else {"estimate": _estimate_dict(self.estimate)}),
        }

    def _lists(self) -> dict[str, object]:
        return {name: [_inputs_dict(item) for item in items] for name, items in self.lists.items()}

    def _result(self) -> dict[str, object]:
        figures = dict(zip(self.calculator.figures, _values(self.figures), strict=True))
        shown = {
            "value": self.value,
            "unit": self.unit,
            "text": self.text,
            "interpretation": self.interpretation,
            "secondary": [dataclasses.asdict(each) for each in self.secondary] or None,
            "range": None if self.range is None else dataclasses.asdict(self.range),
            "figures": {name: _figure_dict(each) for name, each in figures.items()} or None,
        }
        return {name: _plain(each) for name, each in shown.items() if each is not None}


def _inputs_dict(inputs: Mapping[str, UsedInput]) -> dict[str, object]:
    shown = {name: dataclasses.asdict(each) for name, each in inputs.items()}
    return {
        name: _plain({key: value for key, value in each.items() if value is not None}) for name, each in shown.items()
    }


def _values(figures: object) -> list[object]:
    fields = dataclasses.fields(figures) if dataclasses.is_dataclass(figures) else ()
    return [getattr(figures, field.name) for field in fields]


def _figure_dict(figure: object) -> object:
    if isinstance(figure, Amount | Range):
        return dataclasses.asdict(figure)
    return {"text": figure}


def _estimate_dict(estimate: Estimate) -> object:
    whole = dataclasses.asdict(estimate)
    extras = whole.pop("extras")
    return _plain({**whole, **({"options": extras} if extras else {})})


def _plain(value: object) -> object:
    """Whole numbers as integers, tuples as lists, as JSON has them."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, dict):
        return {key: _plain(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    return value


@dataclass(frozen=True, slots=True)
class NumberInput:
    """A number; one outside its bounds is moved to the nearer bound. `one` is the unit after 1, where it differs."""

    name: str
    label: str
    unit: str
    minimum: float
    maximum: float
    whole: bool = False
    one: str = ""


@dataclass(frozen=True, slots=True)
class DayInput:
    """A day; one outside its bounds is moved to the nearer bound."""

    name: str
    label: str
    minimum: datetime.date
    maximum: datetime.date


@dataclass(frozen=True, slots=True)
class ChoiceInput:
    """One of the options, spelled exactly."""

    name: str
    label: str
    options: tuple[str, ...]
    yes_no: bool = False


@dataclass(frozen=True, slots=True)
class ListInput:
    """An input that repeats, and the inputs that its items give together."""

    name: str
    least: int
    most: int
    gives: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Period:
    """A time in which no figure changes; an end without a day is open."""

    key: str
    start: str | None
    end: str | None


@dataclass(frozen=True, slots=True)
class Calculator:
    """The texts of a calculator, and the names of its figures in the service's JSON."""

    slug: str
    title: str
    subtitle: str
    disclaimer: str
    figures: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class EstimateLine:
    """The text of a line; `name` is set for what a customer may add."""

    line: str
    covers: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class EstimateTexts:
    """The texts of an estimate."""

    covers: str
    unit: str
    lines: tuple[EstimateLine, ...]
    extras: tuple[EstimateLine, ...]
    leaves_out: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ends:
    """An amount of money; both ends are the same where it is certain."""

    low: float
    high: float


@dataclass(frozen=True, slots=True)
class EstimateAmounts:
    """The money of an estimate, in the order of its texts."""

    lines: tuple[Ends, ...]
    extras: tuple[Ends, ...] = ()
    minimum: Ends = Ends(0, 0)


@dataclass(frozen=True, slots=True)
class BrokenRequirement:
    """A requirement across inputs that does not hold, as a sentence, and the inputs that it reads."""

    message: str
    inputs: tuple[str, ...]


class Call:
    """Reads the inputs of one call, and collects what is wrong with them."""

    def __init__(self, item: str = "") -> None:
        self.inputs: dict[str, UsedInput] = {}
        self._item = item
        self._errors: list[InputError] = []
        self._notes: list[str] = []
        self._items: dict[str, list[Call]] = {}
        self._days: dict[str, list[Call]] = {}

    def _named(self, name: str) -> str:
        return f"{self._item}.{name}" if self._item else name

    def items(self, spec: ListInput, given: Sequence[Item] | None) -> list[tuple[Call, Item]]:
        """The items that were given, each with a call that reads it."""
        if given is None:
            return []
        if not spec.least <= len(given) <= spec.most:
            count = "1 item" if len(given) == 1 else f"{len(given)} items"
            detail = f"{spec.name} was given {count}, and takes {spec.least} to {spec.most}."
            self._errors.append(InputError(spec.name, "too_many_parameters", detail, len(given), None))
            return []
        calls = [Call(f"{spec.name}[{place}]") for place in range(1, len(given) + 1)]
        self._items[spec.name] = calls
        return list(zip(calls, given, strict=True))

    def given_day(self, of: ListInput, spec: DayInput, given: datetime.date | str | None) -> list[float]:
        """The number of a day in place of others, alone in a list; no number where it was left out."""
        if given is None:
            return []
        call = Call()
        self._days[of.name] = [call]
        return [call.date(spec, given)]

    def given(
        self, spec: NumberInput, own: float | None, usual: float | None, of: ListInput, total: float | None
    ) -> float:
        """The number that was given by itself or by a list; the usual one where neither was."""
        items = self._items.get(of.name, []) or self._days.get(of.name, [])
        wrong = [error for item in items for error in item._errors][:1]
        if spec.name == of.gives[0]:
            self._errors.extend(wrong)
            self._notes.extend(note for item in items for note in item._notes)
        if wrong:
            return spec.minimum
        if total is not None:
            return self._given_by(spec, own, of, _kernel.on_grid(total))
        value = usual if own is None else own
        if value is None:
            detail = f"{spec.name} ({spec.label}) is required and has no default."
            self._errors.append(InputError(spec.name, "missing_parameter", detail, None, (spec.minimum, spec.maximum)))
            return spec.minimum
        return self.number(spec, value)

    def _given_by(self, spec: NumberInput, own: float | None, of: ListInput, total: float) -> float:
        if own is not None:
            detail = f"{spec.name} was given as {_plain(own)}, and {of.name} comes to {_plain(total)}. Send only one of them."
            self._errors.append(InputError(spec.name, "repeated_parameter", detail, (own, total), None))
            return spec.minimum
        if spec.whole and not total.is_integer():
            detail = f"{of.name} gives {spec.name}, which takes only whole numbers."
            self._errors.append(InputError(of.name, "not_whole", detail, total, None))
            return spec.minimum
        used = self.number(spec, total)
        self.inputs[spec.name] = dataclasses.replace(self.inputs[spec.name], given_by=of.name)
        return used

    def number(self, spec: NumberInput, given: float) -> float:
        """The number that is used for the one that was given."""
        name = self._named(spec.name)
        value = _finite(given)
        bounds = (spec.minimum, spec.maximum)
        if value is None:
            detail = f"{name} must be a finite number, not {given!r}."
            self._errors.append(InputError(name, "invalid_number", detail, given, bounds))
            return spec.minimum
        exact = _kernel.on_grid(value)
        if spec.whole and not exact.is_integer():
            detail = f"{name} must be a whole number, not {given!r}."
            self._errors.append(InputError(name, "not_whole", detail, given, bounds))
            return spec.minimum
        used = min(spec.maximum, max(spec.minimum, exact))
        clamped = exact < spec.minimum or exact > spec.maximum
        if clamped:
            self._notes.append(_moved(spec, self._label(spec), value, used))
        self.inputs[spec.name] = UsedInput(value, used, clamped)
        return used

    def _label(self, spec: NumberInput) -> str:
        return f"{spec.label} of {self._item}" if self._item else spec.label

    def choice(self, spec: ChoiceInput, given: str | bool) -> str:
        """The option that was given; True and False stand for yes and no."""
        name = self._named(spec.name)
        said = ("yes" if given else "no") if spec.yes_no and isinstance(given, bool) else given
        if not isinstance(said, str) or said not in spec.options:
            detail = f"{name} must be one of {', '.join(spec.options)}, not {given!r}."
            self._errors.append(InputError(name, "unknown_option", detail, given, spec.options))
            return spec.options[0]
        self.inputs[spec.name] = UsedInput(said, said, False)
        return said

    def date(self, spec: DayInput, given: datetime.date | str | None) -> float:
        """The number of the day that is used for the one that was given; None is today."""
        day = datetime.date.today() if given is None else _date(given)
        if day is None:
            detail = f"{spec.name} must be a day such as 2026-03-01, not {given!r}."
            self._errors.append(InputError(spec.name, "invalid_day", detail, given, None))
            return _kernel.day_number(spec.minimum)
        used = min(spec.maximum, max(spec.minimum, day))
        if used != day:
            end = "most" if used == spec.maximum else "least"
            self._notes.append(
                f"{spec.label} was moved from {day} to {used}, the {end} that this calculator takes."
            )
        self.inputs[spec.name] = UsedInput(day.isoformat(), used.isoformat(), used != day)
        return _kernel.day_number(used)

    def day(self, name: str, periods: Sequence[Period], given: datetime.date | None) -> str:
        """The period of a day; of today where none is named."""
        day = (given or datetime.date.today()).isoformat()
        for period in periods:
            if (period.start or "") <= day and (period.end is None or day <= period.end):
                return period.key
        self._errors.append(InputError(name, "unknown_day", f"No figures are known for {day}.", given, None))
        return periods[0].key

    def extras(self, texts: EstimateTexts, given: Collection[str]) -> None:
        """Refuses names of extras that there are not."""
        names = tuple(each.name for each in texts.extras)
        for name in given:
            if name not in names:
                detail = f"extras must be among {', '.join(names) or 'none'}, not {name!r}."
                self._errors.append(InputError("with", "unknown_option", detail, name, names))

    def check(self) -> None:
        """Raises what was wrong so far."""
        if self._errors:
            raise RefusedInputs("invalid_parameters", self._errors)

    def require(self, broken: BrokenRequirement | None) -> None:
        """Raises a requirement that these inputs break together."""
        if broken is None:
            return
        code = "invalid_combination"
        raise RefusedInputs(code, [InputError(name, code, broken.message, None, None) for name in broken.inputs])

    def finish(
        self, calculator: Calculator, answer: Answer[Figures], estimate: Estimate | None = None
    ) -> Calculation[Figures]:
        """The whole answer, with a sentence in front for each number that was moved."""
        return Calculation(
            calculator=calculator,
            inputs={**self.inputs, **self._given_days()},
            value=answer.value,
            unit=answer.unit,
            interpretation=" ".join([*self._notes, answer.interpretation]),
            figures=answer.figures,
            secondary=answer.secondary,
            range=answer.range,
            text=answer.text,
            estimate=estimate,
            lists={name: tuple(item.inputs for item in items) for name, items in self._items.items()},
        )

    def _given_days(self) -> dict[str, UsedInput]:
        days = [call for calls in self._days.values() for call in calls]
        return {name: used for day in days for name, used in day.inputs.items()}


def _date(given: object) -> datetime.date | None:
    if isinstance(given, datetime.date) and not isinstance(given, datetime.datetime):
        return given
    if not isinstance(given, str) or not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", given):
        return None
    try:
        return datetime.date.fromisoformat(given)
    except ValueError:
        return None


def _finite(given: object) -> float | None:
    if isinstance(given, bool) or not isinstance(given, int | float):
        return None
    try:
        value = float(given)
    except OverflowError:
        return None
    return value if math.isfinite(value) else None


def _moved(spec: NumberInput, label: str, value: float, used: float) -> str:
    end = "most" if used == spec.maximum else "least"
    start, goal = _quantity(value, spec), _quantity(used, spec)
    return f"{label} was moved from {start} to {goal}, the {end} that this calculator takes."


def _quantity(value: float, spec: NumberInput) -> str:
    unit = spec.unit
    size = abs(value)
    digits = _short(value) if size >= 1e15 or 0 < size < 1e-6 else _kernel.trimmed(value, 6)
    if len(unit) == 1 and unicodedata.category(unit) == "Sc":
        return _kernel.amount(digits, unit, "", "")
    return _kernel.amount(digits, "", f" {spec.one or unit}", f" {unit}") if unit else digits


def _short(value: float) -> str:
    """The shortest digits of a very large or very small number: 1e-7, 1000000000000000, 1e+21."""
    if abs(value) < 1e21 and value.is_integer():
        return str(int(value))
    mantissa, _, exponent = f"{value!r}".partition("e")
    return f"{mantissa.removesuffix('.0')}e{int(exponent):+d}"


def estimate_of(texts: EstimateTexts, amounts: EstimateAmounts, chosen: Collection[str]) -> Estimate:
    """The estimate with what the caller adds; its total is the sum of its lines."""
    own = [_line(text, money) for text, money in zip(texts.lines, amounts.lines, strict=True)]
    offered = list(zip(texts.extras, amounts.extras, strict=True))
    added = [_line(text, money) for text, money in offered if text.name in chosen]
    every = [*own, *_lift(amounts.minimum, own), *added]
    shown = [line for line in every if line.low > 0 or line.high > 0]
    total = _sum(every)
    return Estimate(
        covers=_covers_with(texts.covers, added),
        total=Range(total.low, total.high, texts.unit),
        lines=tuple(shown or every),
        extras=tuple(
            Extra(text.name, text.line, money.low, money.high) for text, money in offered if text.name not in chosen
        ),
        leaves_out=texts.leaves_out,
    )


def _covers_with(covers: str, added: Iterable[Line]) -> str:
    """An estimate of material with labor added, or the other way around, pays for a whole job."""
    other = "labor" if covers == "material" else "material"
    return "job" if covers == "job" or any(line.covers in ("job", other) for line in added) else covers


def _line(text: EstimateLine, money: Ends) -> Line:
    return Line(text.line, text.covers, money.low, money.high)


def _sum(lines: Iterable[Line]) -> Ends:
    low = high = 0.0
    for line in lines:
        low, high = low + line.low, high + line.high
    return Ends(_kernel.round_to(low, 2), _kernel.round_to(high, 2))


def _lift(minimum: Ends, lines: Sequence[Line]) -> list[Line]:
    """The line that lifts a sum to the price of the smallest job."""
    total = _sum(lines)
    low = _kernel.round_to(max(0.0, minimum.low - total.low), 2)
    high = _kernel.round_to(max(0.0, minimum.high - total.high), 2)
    return [Line("Up to the price of the smallest job", "minimum", low, high)] if low or high else []
