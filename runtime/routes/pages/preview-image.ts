/** `GET /calculators/{slug}/preview.png`: the picture of a calculator for shared addresses. */

import type { PreparedCalculator } from '../../../engine/calculator/prepared-calculator.js';
import type { Handler } from '../../../http/locals.js';
import { sendProblem } from '../../../http/problem.js';
import type { Representation } from '../../../http/representation.js';
import { entityTag, sendCacheable } from '../../../http/representation.js';
import type { CalculatorView } from '../../../pages/answer/view.js';
import { headlineText } from '../../../pages/markup/answer.js';
import { drawnParts } from '../../../pages/markup/drawing.js';
import { drawingWidth } from '../../../pages/markup/drawing-parts.js';
import { scaleOf } from '../../../pages/markup/scale.js';
import { viewOf } from '../../../pages/markup/whole-view.js';
import type { Html } from '../../../words/html.js';
import { html, nothing } from '../../../words/html.js';
import { unknownCalculator } from '../unknown-calculator.js';
import { imageSize } from './layout.js';
import type { Paint } from './page-assets.js';
import type { PagedSite } from './paged-site.js';
import type { Accent } from './readable-color.js';
import { colorText, readableAccent } from './readable-color.js';

/**
 * Paints each picture when it is asked for first, and once more on another day: its answer may be another one then. One
 * that could not be painted is tried again at the next request.
 */
export function sendPreview(site: PagedSite, paint: Paint): Handler {
  const { catalog, caching } = site;
  const painted = new Map<string, { readonly day: string; readonly picture: Promise<Representation> }>();
  const pictureOf = (slug: string, calculator: PreparedCalculator): Promise<Representation> => {
    const day = catalog.today();
    const known = painted.get(slug);
    if (known?.day === day) return known.picture;
    const picture = paint(svgOf(site, calculator)).then(representation);
    painted.set(slug, { day, picture });
    picture.catch(() => {
      if (painted.get(slug)?.picture === picture) painted.delete(slug);
    });
    return picture;
  };
  return async ({ params }, response) => {
    const slug = String(params['slug']);
    const calculator = catalog.calculators.get(slug);
    if (calculator === undefined) sendProblem(response, unknownCalculator(catalog, slug, ''));
    else sendCacheable(response, caching, await pictureOf(slug, calculator));
  };
}

function representation(body: Buffer): Representation {
  return { type: 'image/png', body, etag: entityTag(body) };
}

function svgOf({ catalog, name }: PagedSite, calculator: PreparedCalculator): string {
  const accent = catalog.service.look?.accent ?? null;
  return renderPreviewImage({ name, accent, view: viewOf(calculator, '') });
}

const usualAccent = '0b6b66';
const margin = 64;
const [ink, soft, ground, line] = ['#17242d', '#50616d', '#f4f7f8', '#cfd9de'];

export interface PreviewImage {
  /** The name of the service. */
  readonly name: string;
  /** The color of the service, in six hexadecimal digits; null for the usual one. */
  readonly accent: string | null;
  readonly view: CalculatorView;
}

export function renderPreviewImage({ name, accent, view }: PreviewImage): string {
  const { width, height } = imageSize;
  const look = readableAccent(accent ?? usualAccent, 'light');
  const room = width - 2 * margin - (view.drawing === null ? 0 : drawnWidth + 40);
  const title = wrapped(view.title, 68 * boldLetter, room, 3);
  const below = 176 + (title.length - 1) * 78;
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="Lato">
<rect width="${width}" height="${height}" fill="${ground}"/><rect width="${width}" height="14" fill="${colorText(look.color)}"/>
<text x="${margin}" y="84" font-size="30" fill="${soft}">${name}</text>
${linesOf(title, { y: 176, size: 68, step: 78, color: ink, isBold: true })}
${linesOf(wrapped(view.subtitle, 34 * letter, room, title.length > 2 ? 1 : 2), { y: below + 62, size: 34, step: 44, color: soft, isBold: false })}
${drawn(view, look)}${headline(view, look, room)}</svg>`.text;
}

interface TextLook {
  readonly y: number;
  readonly size: number;
  /** From one line to the next. */
  readonly step: number;
  readonly color: string;
  readonly isBold: boolean;
}

function linesOf(texts: readonly string[], { y, size, step, color, isBold }: TextLook): Html {
  const weight = isBold ? 700 : 400;
  return html`${texts.map((text, index) => html`<text x="${margin}" y="${y + index * step}" font-size="${size}" font-weight="${weight}" fill="${color}">${text}</text>`)}`;
}

/** The answer for the usual values, above a bar from its low to its high end. */
function headline(view: CalculatorView, { color }: Accent, room: number): Html {
  if (view.state.kind !== 'answered') return nothing;
  const { label, value, range } = headlineText(view, view.state.answer);
  const size = fittingSize(value, 72, room);
  const texts = html`<text x="${margin}" y="${label === '' ? 540 : 462}" font-size="28" fill="${soft}">${label}</text>
<text x="${margin}" y="540" font-size="${size}" font-weight="700" fill="${colorText(color)}">${value}</text>`;
  if (range === null || range.low === range.high) return texts;
  const x = scaleOf(0, range.high * 1.2, 0, room);
  return html`${texts}<rect x="${margin}" y="566" width="${room}" height="18" rx="9" fill="${line}"/>
<rect x="${margin + x(range.low)}" y="566" width="${Math.max(8, x(range.high) - x(range.low))}" height="18" rx="9" fill="${colorText(color)}"/>`;
}

const drawnWidth = 480;

/** The drawing of what is measured, in the colors that its style sheet gives it. */
function drawn(view: CalculatorView, { color }: Accent): Html {
  if (view.drawing === null) return nothing;
  const scale = drawnWidth / drawingWidth;
  const { height, content } = drawnParts(view.language, view.drawing);
  const [at, top] = [imageSize.width - margin - drawnWidth, 345 - (height * scale) / 2];
  const mixed = (share: number): string => colorText(mixedWithWhite(color, share));
  return html`<style>
.drawing polygon,.drawing path{fill:none;stroke:${soft};stroke-linejoin:round}
.drawing .top{fill:${mixed(0.14)}}.drawing .front,.drawing .water{fill:${mixed(0.4)}}.drawing .side{fill:${mixed(0.7)}}
.drawing .ground{fill:#e4eaed}.drawing .board{stroke:${mixed(0.4)};stroke-width:3}.drawing .joint{stroke:#fff}
.drawing .top ~ .joint,.drawing .thin{stroke:${mixed(0.7)};stroke-width:.7}
.drawing .post{stroke:${colorText(color)};stroke-width:5}
.drawing text{fill:${ink};font-size:15px;font-weight:700}.drawing .worth{font-size:12px;font-weight:400}
</style><g transform="translate(${at} ${top}) scale(${scale})" class="drawing">${content}</g>`;
}

function mixedWithWhite(color: Accent['color'], share: number): Accent['color'] {
  const [red, green, blue] = color.map((part) => Math.round(part * share + 255 * (1 - share)));
  return [red ?? 255, green ?? 255, blue ?? 255];
}

/** The mean widths of a letter in parts of its size; a little more than what Lato takes. */
const [letter, boldLetter] = [0.5, 0.55];

function fittingSize(text: string, size: number, room: number): number {
  return Math.min(size, Math.floor(room / (text.length * boldLetter)));
}

/** A text in lines that fit into a room, the last one cut where there are too many; `width` is that of a letter. */
function wrapped(text: string, width: number, room: number, most: number): readonly string[] {
  const longest = Math.floor(room / width);
  const texts: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${texts.at(-1) ?? ''} ${word}`.trim();
    if (texts.length > 0 && longer.length <= longest) texts.splice(-1, 1, longer);
    else texts.push(word);
  }
  if (texts.length <= most) return texts;
  const kept = texts.slice(0, most);
  return [...kept.slice(0, -1), `${kept.at(-1)?.slice(0, longest - 1)}…`];
}
