/** The buttons of a finding: its fixes, and what the person may say to mend it. */
import type { Finding, Fix, Offer } from '../messages/findings.js';
import { offerWords, pageWords } from '../messages/words.js';
import { button, element, prose } from './element.js';

export interface FindingHost {
  readonly goTo: (path: string, offset: number) => void;
  readonly applyFix: (fix: Fix) => void;
  readonly takeOffer: (offer: Offer, finding: Finding) => void;
}

interface FindingAction {
  readonly name: string;
  readonly act: () => void;
}

export function actionsOf(finding: Finding, host: FindingHost): readonly FindingAction[] {
  const { fixes, offers } = finding;
  return [
    ...fixes.map((fix) => ({
      name: fix.isCertain ? pageWords.fix : fix.title.replaceAll('`', ''),
      act: () => host.applyFix(fix),
    })),
    ...offers.map((offer) => ({ name: nameOf(offer), act: () => host.takeOffer(offer, finding) })),
  ];
}

/** The text of a finding, a button that goes to its place, and the first `most` of its actions. */
export function findingParts(finding: Finding, host: FindingHost, place: string, most?: number): readonly Node[] {
  const { message, hint, path, from } = finding;
  return [
    element('p', {}, prose(message), ' ', prose(hint)),
    button(place, () => host.goTo(path, from), { class: 'quiet' }),
    ...actionsOf(finding, host)
      .slice(0, most)
      .map(({ name, act }) => button(name, act)),
  ];
}

function nameOf(offer: Offer): string {
  if (offer.kind === 'value') return offerWords.value({ value: offer.value });
  return offer.kind === 'line' ? offerWords.line({ key: offer.key }) : offerWords[offer.kind];
}
