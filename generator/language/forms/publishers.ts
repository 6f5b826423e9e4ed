/** The form of publishers.yaml: who publishes the pages that records of evidence name. */
import type { Read } from './form.js';
import { file, group, located, mapOf, oneOf, optional, placed, text } from './form.js';
import { host } from './parts.js';

/** What a publisher does with numbers. */
export const publisherKinds = ['agency', 'maker', 'seller', 'measures', 'repeats', 'template', 'archive'] as const;

export type RawPublisher = Read<typeof publisher>;

const publisher = placed(
  group('Who publishes the pages of a host.', {
    publisher: text('Its name; hosts of one publisher have the same.', 120),
    kind: oneOf(
      publisherKinds,
      'What it does with numbers: an agency sets them or reports them, a maker or a seller prints its own, `measures` is for surveys of what was paid, `repeats` for guides, `template` for pages that name no origin, `archive` for hosts of the documents of others.',
    ),
    region: optional(text('Where it works or measures, such as Texas.', 80)),
    copies: optional(located(host)),
  }),
);

export const publishersFile = file(
  'Publishers',
  mapOf('Publishers by the hosts of their pages, without www.', publisher, host),
);
