/** All figures of a catalog with their evidence, as the service publishes them. */
import type { figureBuildUp, figureEntry, figureRecord } from '../../contract/figures.js';
import type { Static } from '../../contract/schema.js';
import type { BuildUp, Evidence, EvidenceRecord } from '../program/evidence.js';
import { classText } from '../program/evidence.js';
import type { ListedFigure } from '../program/listed-figures.js';
import { listedFigures } from '../program/listed-figures.js';
import { periodValues } from '../program/shared-figure.js';
import { unitLabel } from '../units/unit.js';
import type { DescribedCatalog } from './described.js';
import { jsonText } from './json.js';

export function emitFigures(catalog: DescribedCatalog): string {
  return jsonText({ figures: listedFigures(catalog).map(entryOf) });
}

function entryOf({
  name,
  shared,
  cells,
  evidence,
  source,
  asOf,
  due,
  users,
}: ListedFigure): Static<typeof figureEntry> {
  return {
    name,
    ...(shared === null ? {} : { unit: unitLabel(shared.unit), values: periodValues(shared) }),
    ...(cells.length === 0 ? {} : { cells: Object.fromEntries(cells.map(({ cell, value }) => [cell, value])) }),
    ...(evidence === null ? {} : standingOf(evidence)),
    as_of: asOf,
    due,
    ...(evidence?.because == null ? {} : { because: evidence.because }),
    ...(evidence?.judgement == null ? {} : { judgement: evidence.judgement }),
    ...(source === null ? {} : { source }),
    ...(evidence === null || evidence.buildUps.length === 0 ? {} : { build_up: evidence.buildUps.map(buildUpOf) }),
    records: (evidence?.records ?? []).map(recordOf),
    used_by: users,
  };
}

function standingOf({ standing, strength, voices }: Evidence) {
  return { standing, class: classText(strength), voices };
}

function buildUpOf({ cell, amount, apart, parts, because }: BuildUp): Static<typeof figureBuildUp> {
  return {
    ...(cell === null ? {} : { for: cell }),
    amount,
    apart,
    parts: parts.map(({ part, records }) => ({ part, records: records.map(recordOf) })),
    ...(because === null ? {} : { because }),
  };
}

function recordOf({
  who,
  says,
  as,
  by,
  published,
  at,
  publisher: { name: publisher },
  read,
  where,
  kind,
  cells,
  note,
}: EvidenceRecord): Static<typeof figureRecord> {
  return {
    who,
    says,
    ...(as.length === 0 ? {} : { as }),
    ...(by === null ? {} : { by }),
    published,
    at,
    ...(publisher === null ? {} : { publisher }),
    read,
    ...(where === null ? {} : { where }),
    kind,
    ...(cells.length === 0 ? {} : { for: cells }),
    ...(note === null ? {} : { note }),
  };
}
