/** The kinds of totals and lines of an estimate, and how steps join over the jobs of one visit. */

/** Scope of a total: a whole job or a part of one. */
export const estimateCovers = ['job', 'material', 'labor'] as const;
export type EstimateCovers = (typeof estimateCovers)[number];

/** How often a total comes back. */
export const estimatePeriods = ['month', 'season', 'year'] as const;
export type EstimatePeriod = (typeof estimatePeriods)[number];

/** How a step joins over the jobs of one visit. */
export const joinings = ['sum', 'largest'] as const;
export type Joining = (typeof joinings)[number];

export const lineCovers = [...estimateCovers, 'delivery', 'equipment', 'permit', 'fee'] as const;
export type LineCovers = (typeof lineCovers)[number];
