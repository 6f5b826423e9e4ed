/**
 * Renders a curve as SVG: a pure function from points to text, so that server and browser draw the same. The style
 * sheet has the colors; a description and a table say what the drawing shows.
 */
import type { Curve, CurvePoint } from '../answer/curve.js';
import type { Html } from './html.js';
import { html, nothing } from './html.js';
import { axisText, quantityText, rangeText } from './quantity.js';
import type { Scale } from './scale.js';
import { scaleOf, ticksAround } from './scale.js';
import { words } from './words.js';

const [width, height] = [360, 210];
const [left, right, top, bottom] = [46, 14, 12, 34];

interface Frame {
  readonly x: Scale;
  readonly y: Scale;
  /** The values that the vertical axis names. */
  readonly ticks: readonly number[];
}

/** Renders the figure of a curve: title, drawing, description, and some of its points as a table. */
export function renderPlot(curve: Curve): Html {
  const { input } = curve;
  const id = `plot-${input.name}`;
  const title = words.curveTitle(input.label);
  const description = describe(curve);
  return html`<figure class="plot"><figcaption>${title} <span class="now">${hereText(curve)}</span></figcaption>
<svg viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="${id}-title ${id}-text"><title id="${id}-title">${title}</title><desc id="${id}-text">${description}</desc>
${drawing(curve)}</svg>
<p class="proof">${proofOf(curve)}</p>
<details><summary>${words.curveTable}<span class="visually-hidden">: ${title}</span></summary>${table(curve)}</details></figure>`;
}

function drawing(curve: Curve): Html {
  const { input, here } = curve;
  const frame = frameOf(curve);
  const { x, y } = frame;
  const [hereX, hereY] = [tenths(x.at(here.at)), tenths(y.at(here.value))];
  const guide = `M${hereX} ${height - bottom}V${hereY}`;
  return html`${axes(frame, curve)}${band(curve, frame)}${strips(curve, frame)}
<path class="line" d="${linePath(curve, frame)}"/>
<path class="guide" d="${guide}"/><circle class="here" cx="${hereX}" cy="${hereY}" r="4.5"/>
<text class="axis" x="${width - right}" y="${height - 4}" text-anchor="end">${input.label}${input.unit === undefined ? '' : ` (${input.unit})`}</text>`;
}

function frameOf({ from, to, points, here }: Curve): Frame {
  const values = [here, ...known(points)].flatMap(({ value, low = value, high = value }) => [value, low, high]);
  const ticks = ticksAround(Math.min(...values), Math.max(...values), 4);
  const [low = 0, high = 1] = [ticks[0], ticks[ticks.length - 1]];
  return {
    x: scaleOf(from, to, left, width - right),
    y: scaleOf(low, high, height - bottom, top),
    ticks,
  };
}

function known(points: readonly (CurvePoint | null)[]): readonly CurvePoint[] {
  return points.filter((point) => point !== null);
}

/** Horizontal lines with their values, and the ends of the input below. */
function axes({ x, y, ticks }: Frame, { from, to, unit }: Curve): Html {
  const lines = ticks.map((tick) => {
    const at = tenths(y.at(tick));
    return html`<path class="grid" d="M${left} ${at}H${width - right}"/><text class="axis" x="${left - 6}" y="${at + 4}" text-anchor="end">${axisText(tick, unit)}</text>`;
  });
  const ends = [from, to].map(
    (end, side) =>
      html`<text class="axis" x="${tenths(x.at(end))}" y="${height - bottom + 14}" text-anchor="${side === 0 ? 'start' : 'end'}">${axisText(end, '')}</text>`,
  );
  return html`${lines}${ends}`;
}

/** The range of the result, shaded between its ends. */
function band({ points }: Curve, { x, y }: Frame): Html {
  const ends = known(points).flatMap(({ at, low, high }) =>
    low === undefined || high === undefined ? [] : [{ at, low, high }],
  );
  if (ends.length === 0) return nothing;
  const upper = ends.map(({ at, high }) => `${tenths(x.at(at))} ${tenths(y.at(high))}`);
  const lower = ends.map(({ at, low }) => `${tenths(x.at(at))} ${tenths(y.at(low))}`).reverse();
  return html`<path class="band-shade" d="M${[...upper, ...lower].join('L')}Z"/>`;
}

/**
 * If the result is proved never to fall, or never to rise, along the input, it lies between its values at any two
 * neighboring points. Shades these boxes.
 */
function strips({ points, slope }: Curve, { x, y }: Frame): Html {
  if (slope === null) return nothing;
  const path = neighbors(points).map(([from, to]) => {
    const [start, end] = [x.at(from.at), x.at(to.at)].map(tenths);
    const [low, high] = [y.at(Math.min(from.value, to.value)), y.at(Math.max(from.value, to.value))].map(tenths);
    return `M${start} ${low}H${end}V${high}H${start}Z`;
  });
  return html`<path class="proved" d="${path.join('')}"/>`;
}

function neighbors(points: readonly (CurvePoint | null)[]): readonly (readonly [CurvePoint, CurvePoint])[] {
  return points.flatMap((to, index) => {
    const from = index === 0 ? null : (points[index - 1] ?? null);
    return from === null || to === null ? [] : [[from, to] as const];
  });
}

/** The path of the curve, with gaps where values are left out. */
function linePath({ points }: Curve, { x, y }: Frame): string {
  return points
    .map((point, index) => {
      if (point === null) return '';
      const isFirst = index === 0 || points[index - 1] === null;
      return `${isFirst ? 'M' : 'L'}${tenths(x.at(point.at))} ${tenths(y.at(point.value))}`;
    })
    .join('');
}

/** A coordinate of the drawing in tenths, which are as fine as anybody can see. */
function tenths(at: number): number {
  return Math.round(at * 10) / 10;
}

function describe(curve: Curve): string {
  const { input, unit, here, points } = curve;
  const [first, last] = [known(points)[0] ?? here, known(points).at(-1) ?? here];
  const say = (value: number): string => quantityText(value, unit);
  const at = (value: number): string => quantityText(value, input.unit);
  const ends = words.curveEnds(at(first.at), say(first.value), at(last.at), say(last.value));
  return [ends, `${hereText(curve)}.`, words.curveHeld].join(' ');
}

function hereText({ input, unit, here }: Curve): string {
  return words.curveHere(quantityText(here.at, input.unit), quantityText(here.value, unit));
}

function proofOf(curve: Curve): string {
  const { points, slope, unit, here } = curve;
  const values = known(points).map(({ value }) => value);
  const range = rangeText(Math.min(...values), Math.max(...values), unit);
  const proof = slope === null ? words.noSlope : (slope === -1 ? words.falls : words.rises)(range);
  const holes = points.includes(null) ? [words.holes] : [];
  const band = here.low === undefined ? [] : [words.curveRange];
  return [proof, ...beyond(curve), ...holes, ...band].join(' ');
}

/** The sentence on the result at the upper bound, if that lies beyond the curve. */
function beyond({ input, unit, end, slope }: Curve): readonly string[] {
  if (end === null) return [];
  const [at, value] = [quantityText(end.at, input.unit), quantityText(end.value, unit)];
  return [slope === null ? words.curveEnd(at, value) : words.provedEnd(at, value)];
}

const rowCount = 10;

function table({ input, unit, points }: Curve): Html {
  const all = known(points);
  const count = Math.min(rowCount, all.length);
  const chosen = Array.from(
    { length: count },
    (_, part) => all[Math.round((part * (all.length - 1)) / Math.max(1, count - 1))],
  );
  const rows = chosen.flatMap((point) => (point === undefined ? [] : [row(point, input.unit, unit)]));
  return html`<table><thead><tr><th scope="col">${input.label}</th><th scope="col">${words.result}</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function row({ at, value, low, high }: CurvePoint, inputUnit: string | undefined, unit: string): Html {
  const range = low === undefined || high === undefined ? '' : ` (${rangeText(low, high, unit)})`;
  return html`<tr><th scope="row">${quantityText(at, inputUnit)}</th><td>${quantityText(value, unit)}${range}</td></tr>`;
}
