/** What kinds of sources a record of evidence may name. */
export const evidenceKinds = ['statute', 'tariff', 'code', 'maker', 'agency', 'survey', 'firm', 'guide'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];
