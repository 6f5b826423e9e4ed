"""The arithmetic and the texts that calculators need beyond Python's own.

Pure functions of finite numbers. They give the published figures of the service exactly: each does what the function
of the same name does there.
"""

from __future__ import annotations

import calendar
import datetime
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

_SNAP = 1e-9
_MOST_FORGIVEN = 1e-3
# From this size on, every float is a whole number, and adding a half would change it.
_ALL_WHOLE = 2.0**52


def tolerance(x: float) -> float:
    """How far a value may lie from a whole number that it counts as."""
    size = abs(x)
    return min(size * _SNAP if size > 1 else _SNAP, _MOST_FORGIVEN)


def is_above(x: float, limit: float) -> bool:
    """True when x is above the limit by more than a rounding error."""
    return x > limit + tolerance(limit)


def is_at_most(x: float, limit: float) -> bool:
    """True when x is at most the limit, or above it only by a rounding error."""
    return x <= limit + tolerance(limit)


def is_below(x: float, limit: float) -> bool:
    """True when x is below the limit by more than a rounding error."""
    return x < limit - tolerance(limit)


def is_at_least(x: float, limit: float) -> bool:
    """True when x is at least the limit, or below it only by a rounding error."""
    return x >= limit - tolerance(limit)


def is_same(x: float, other: float) -> bool:
    """True when x is the other number up to a rounding error."""
    return is_at_least(x, other) and is_at_most(x, other)


def sum_of(values: Iterable[float]) -> float:
    """The sum, added up in order: Python's own carries lost digits, which no other language does."""
    total = 0.0
    for value in values:
        total += value
    return total


def round_up(x: float) -> float:
    """The smallest whole number that is not below x."""
    return float(math.ceil(x - tolerance(x)))


def round_down(x: float) -> float:
    """The largest whole number that is not above x."""
    return float(math.floor(x + tolerance(x)))


def round_half_away(x: float) -> float:
    """The nearest whole number; halves go away from zero."""
    if abs(x) >= _ALL_WHOLE:
        return x
    if x < 0:
        return -float(math.floor(-x + 0.5 + tolerance(x))) + 0.0
    return float(math.floor(x + 0.5 + tolerance(x)))


def round_up_to(x: float, multiple: float) -> float:
    """The smallest multiple that is not below x."""
    return round_up(x / multiple) * multiple


def round_down_to(x: float, multiple: float) -> float:
    """The largest multiple that is not above x."""
    return round_down(x / multiple) * multiple


def round_half_away_to(x: float, multiple: float) -> float:
    """The nearest multiple; halves go away from zero."""
    return round_half_away(x / multiple) * multiple


def round_to(x: float, decimals: int) -> float:
    """The value rounded to decimals; halves go away from zero. Whole numbers stay as they are."""
    if math.floor(x) == x:
        return x + 0.0
    factor = 10.0**decimals
    return round_half_away(x * factor) / factor


def round_estimate(x: float) -> float:
    """An estimate of money as a person says it."""
    size = abs(x)
    if size < 100:
        return round_half_away(x)
    for limit, multiple in ((500, 5), (2000, 10), (10_000, 50), (100_000, 100)):
        if size < limit:
            return round_half_away_to(x, multiple)
    return round_half_away_to(x, 1000)


def clamp(x: float, low: float, high: float) -> float:
    """x moved into [low, high]; high wins if low is above it."""
    return min(max(x, low), high)


def on_grid(value: float) -> float:
    """The number nearest to the value rounded to nine decimals, in which calculators count."""
    if abs(value) >= 8e6:
        return value
    scaled = value * 1e9
    below = math.floor(scaled)
    return (below + 1 if scaled - below >= 0.5 else below) / 1e9


def power(x: float, exponent: float) -> float:
    """x to the power of the exponent."""
    return math.pow(x, exponent)


def modulo(x: float, divisor: float) -> float:
    """The remainder with the sign of the divisor; zero if the quotient is a whole number within the tolerance."""
    count = x / divisor
    whole = round_down(count)
    if count - whole <= tolerance(count):
        return 0.0
    rest = x - whole * divisor
    return min(max(rest, 0.0), divisor) if divisor > 0 else max(min(rest, 0.0), divisor)


def annuity(rate: float, periods: float) -> float:
    """The payment of each period for a loan of 1 with interest at the rate of a period."""
    if abs(rate) * (periods + 1) < 1e-16:
        return 1 / periods
    return rate / -math.expm1(-periods * math.log1p(rate)) + 0.0


_FIRST = datetime.date(1899, 12, 30).toordinal()

_MONTHS = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)


def day_number(day: datetime.date) -> int:
    """A day as spreadsheets count it."""
    return day.toordinal() - _FIRST


def _day_of(number: float) -> datetime.date:
    return datetime.date.fromordinal(int(round_down(number)) + _FIRST)


def day_text(number: float) -> str:
    """A day as 2026-03-01."""
    return _day_of(number).isoformat()


def long_day(number: float) -> str:
    """A day as March 1, 2026, on every machine."""
    day = _day_of(number)
    return f"{_MONTHS[day.month - 1]} {day.day}, {day.year}"


def days_in_year(number: float) -> float:
    """365, or 366 in a leap year."""
    return 366.0 if calendar.isleap(_day_of(number).year) else 365.0


def day_of_year(number: float) -> float:
    """1 on January 1."""
    return float(_day_of(number).timetuple().tm_yday)


def days_left_in_year(number: float) -> float:
    """0 on December 31."""
    return days_in_year(number) - day_of_year(number)


def add_months(number: float, months: float) -> float:
    """The same date so many whole months later, or the last day of that month where it is shorter."""
    day = _day_of(number)
    place = 12 * day.year + day.month - 1 + int(round_down(months))
    year, month = place // 12, place % 12 + 1
    last = calendar.monthrange(year, month)[1]
    return float(day_number(datetime.date(year, month, min(day.day, last))))


def growth(rate: float, periods: float) -> float:
    """What 1 has grown to after a number of periods at a rate."""
    return math.exp(periods * math.log1p(rate))


def growing_annuity(rate: float, growth: float, periods: float) -> float:
    """The worth of payments at the end of each period: 1 the first time, then more each time by a rate of growth."""
    gain = growth - rate
    if abs(gain) * (periods + 1) < 1e-16:
        return periods / (1 + rate)
    return math.expm1(periods * math.log1p(gain / (1 + rate))) / gain + 0.0


def periods(principal: float, surplus: float, rate: float) -> float:
    """The number of periods that repay a principal; the surplus is what the first payment repays."""
    count = principal / surplus
    if abs(rate) * (count + 1) < 1e-16:
        return count
    return math.log1p(rate * count) / math.log1p(rate) + 0.0


_RADIAN = math.pi / 180


def sine(degrees: float) -> float:
    """The sine of an angle in degrees."""
    angle = math.fmod(degrees, 360) + 0.0
    if angle < 0:
        return 0.0 - sine(-angle)
    return _sine_to_half(angle) if angle < 180 else 0.0 - _sine_to_half(angle - 180)


def _sine_to_half(angle: float) -> float:
    return _sine_to_quarter(180 - angle if angle > 90 else angle)


def _sine_to_quarter(angle: float) -> float:
    if angle == 30:
        return 0.5
    return math.sin(angle * _RADIAN) if angle <= 45 else math.cos((90 - angle) * _RADIAN)


def cosine(degrees: float) -> float:
    """The cosine of an angle in degrees."""
    angle = math.fmod(abs(degrees), 360)
    half = 360 - angle if angle > 180 else angle
    return 0.0 - _cosine_to_quarter(180 - half) if half > 90 else _cosine_to_quarter(half)


def _cosine_to_quarter(angle: float) -> float:
    return math.cos(angle * _RADIAN) if angle < 45 else _sine_to_quarter(90 - angle)


def tangent(degrees: float) -> float:
    """The tangent of an angle in degrees that is not a right angle."""
    angle = math.fmod(degrees, 180) + 0.0
    if angle < 0:
        return 0.0 - tangent(-angle)
    return 0.0 - _tangent_to_quarter(180 - angle) if angle > 90 else _tangent_to_quarter(angle)


def _tangent_to_quarter(angle: float) -> float:
    if angle == 45:
        return 1.0
    return math.tan(angle * _RADIAN) if angle < 45 else 1 / math.tan((90 - angle) * _RADIAN)


def arcsine(x: float) -> float:
    """The angle from -90 to 90 degrees with this sine."""
    return 60 * x if abs(x) == 0.5 else math.asin(clamp(x, -1.0, 1.0)) / _RADIAN


def arccosine(x: float) -> float:
    """The angle from 0 to 180 degrees with this cosine."""
    return 90 - 60 * x if abs(x) == 0.5 else math.acos(clamp(x, -1.0, 1.0)) / _RADIAN


def arctangent(x: float) -> float:
    """The angle from -90 to 90 degrees with this tangent."""
    return math.atan(x) / _RADIAN


@dataclass(frozen=True, slots=True)
class Bracket:
    """Amounts up to a limit: a base, and a rate for what is above the floor."""

    up_to: float
    floor: float
    base: float
    rate: float


@dataclass(frozen=True, slots=True)
class Schedule:
    """A published step function: lines by their last amount, and brackets above them."""

    up_to: Sequence[float]
    values: Sequence[float]
    brackets: Sequence[Bracket] = ()
    round: float = 0


@dataclass(frozen=True, slots=True)
class Points:
    """Values measured at rising amounts; between two of them, values lie on a straight line."""

    at: Sequence[float]
    values: Sequence[float]


@dataclass(frozen=True, slots=True)
class Classes:
    """Classes by their last amounts."""

    up_to: Sequence[float]
    values: Sequence[str]


def _is_within(amount: float, limit: float) -> bool:
    """True when an amount is not above a limit, but for rounding errors."""
    return amount <= limit + (0.0 if math.isinf(limit) else tolerance(limit))


def _first_at_or_above(limits: Sequence[float], amount: float) -> int:
    low, high = 0, len(limits)
    while low < high:
        middle = (low + high) // 2
        if _is_within(amount, limits[middle]):
            high = middle
        else:
            low = middle + 1
    return low


def look_up(schedule: Schedule, amount: float) -> float:
    """The value of the first line or bracket at or above the amount."""
    line = _first_at_or_above(schedule.up_to, amount)
    if line < len(schedule.values):
        return schedule.values[line]
    if not schedule.brackets:
        return schedule.values[-1]
    above = (each for each in schedule.brackets if _is_within(amount, each.up_to))
    bracket = next(above, schedule.brackets[-1])
    product = bracket.rate * (amount - bracket.floor)
    return bracket.base + (product if schedule.round == 0 else round_half_away_to(product, schedule.round))


def interpolate(points: Points, amount: float) -> float:
    """The value at an amount, which lies between the first and the last point."""
    following = 0
    while following < len(points.at) - 1 and amount > points.at[following]:
        following += 1
    value, end = points.values[following], points.at[following]
    if following == 0 or amount >= end:
        return value
    before, start = points.values[following - 1], points.at[following - 1]
    return before + (value - before) * ((amount - start) / (end - start))


def class_of(classes: Classes, amount: float) -> str:
    """The first class at or above the amount."""
    return classes.values[min(_first_at_or_above(classes.up_to, amount), len(classes.values) - 1)]


def _grouped(value: float, decimals: int) -> str:
    return f"{value + 0.0:,.{decimals}f}"


def trimmed(value: float, decimals: int) -> str:
    """Rounded to at most `decimals` decimals, without trailing zeros: 2.5, 1,250."""
    digits = _grouped(round_to(value, decimals), decimals)
    return digits.rstrip("0").rstrip(".") if "." in digits else digits


def fixed(value: float, decimals: int) -> str:
    """Rounded to exactly `decimals` decimals: 2.50."""
    return _grouped(round_to(value, decimals), decimals)


def about(value: float) -> str:
    """An estimate of money as a person says it: 1,240 for 1,238."""
    return _grouped(round_estimate(round_half_away(value)), 0)


def amount(digits: str, prefix: str, one: str, many: str) -> str:
    """An amount with a prefix and a suffix: `one` after exactly one, `many` after any other."""
    return _signed(digits, prefix) + (one if digits == "1" else many)


def span(low: str, high: str, prefix: str, one: str, many: str) -> str:
    """"$370 to $545"; a single amount when both ends read the same."""
    if low == high:
        return amount(low, prefix, one, many)
    return f"{_signed(low, prefix)} to {_signed(high, prefix)}{many}"


def rough_span(low: float, high: float, prefix: str, one: str, many: str) -> str:
    """A range of money as a person says it; exactly, where both ends are the same amount."""
    start, end = trimmed(low, 0), trimmed(high, 0)
    if start == end:
        return amount(start, prefix, one, many)
    return span(about(low), about(high), prefix, one, many)


def parted(value: float, count: int, one: str, many: str, part_one: str, part_many: str) -> str:
    """An amount with its fraction in a smaller unit, `count` of which make one: "1 hour 15 minutes"."""
    parts = round_half_away(abs(value) * count)
    whole, rest = divmod(parts, count)
    sign = "-" if value < 0 and parts > 0 else ""
    above = [] if whole == 0 else [amount(_grouped(whole, 0), "", one, many)]
    below = [] if rest == 0 and whole > 0 else [amount(_grouped(rest, 0), "", part_one, part_many)]
    return sign + " ".join(above + below)


def parted_span(low: float, high: float, count: int, one: str, many: str, part_one: str, part_many: str) -> str:
    """"2 to 3 hours", "30 to 45 minutes", "45 minutes to 1 hour 15 minutes"."""
    start, end = round_half_away(low * count), round_half_away(high * count)
    if start == end:
        return parted(low, count, one, many, part_one, part_many)
    if start % count == 0 and end % count == 0:
        return span(trimmed(low, 0), trimmed(high, 0), "", one, many)
    if max(abs(start), abs(end)) < count:
        return span(_grouped(start, 0), _grouped(end, 0), "", part_one, part_many)
    ends = (parted(each, count, one, many, part_one, part_many) for each in (low, high))
    return " to ".join(ends)


def _signed(digits: str, prefix: str) -> str:
    return f"-{prefix}{digits[1:]}" if digits.startswith("-") else prefix + digits


