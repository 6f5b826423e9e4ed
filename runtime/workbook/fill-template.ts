/** Puts the inputs and values of a call into the workbook of its calculator. */
import { crc32, deflateRawSync } from 'node:zlib';
import type { FilledPart, TemplateCell, TemplatePart, WorkbookTemplate } from '../../contract/workbook-template.js';
import type { ArchivedPart } from './archive.js';
import { archive } from './archive.js';
import type { CellValues } from './cell-values.js';

/** The bytes of the file; the same ones for the same values. `hash` names the catalog. */
export function fillTemplate({ parts }: WorkbookTemplate, values: CellValues, hash: string): Buffer {
  return archive(parts.map((part) => archivedPart(part, values, hash)));
}

function archivedPart(part: TemplatePart, values: CellValues, hash: string): ArchivedPart {
  const { path } = part;
  if ('deflated' in part)
    return { path, deflated: Buffer.from(part.deflated, 'base64'), crc: part.crc, size: part.size };
  const content = Buffer.from(part.pieces.map((piece) => pieceText(piece, values, hash)).join(''));
  return { path, deflated: deflateRawSync(content), crc: crc32(content), size: content.length };
}

function pieceText(piece: FilledPart['pieces'][number], values: CellValues, hash: string): string {
  if (typeof piece === 'string') return piece;
  return 'fact' in piece ? hash : cellText(piece, values);
}

/**
 * The rest of a cell behind its attributes. A typed value takes the place of a formula; one without a value shows
 * nothing until it is worked out, rather than the value of another call.
 */
function cellText({ key, formula }: TemplateCell, { typed, shown }: CellValues): string {
  const given = typed.get(key);
  if (given !== undefined) return typedText(given);
  if (formula === null) return '/>';
  const value = shown.get(key);
  if (value === undefined) return `>${formula}</c>`;
  const type = typeof value === 'string' ? ' t="str"' : '';
  return `${type}>${formula}<v>${escaped(String(value))}</v></c>`;
}

function typedText(value: number | string): string {
  if (typeof value === 'number') return `><v>${value}</v></c>`;
  return ` t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
