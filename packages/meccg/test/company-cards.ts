/** Cards that exist only in tests, are played on a company and stay with it. */
import type { CardPart } from '../src/cards/card.ts';
import { aCompany, choose, inOrganization, shortEvent, staysWith, the } from '../src/cards/words/index.ts';
import { invent } from './invented.ts';

/** An event of this name, for a company of anyone in the organization phase. Returns its number. */
export const inventOnCompany = (name: string, ...text: readonly CardPart[]): number =>
  invent(
    name,
    'TW-240',
    { onCompany: true },
    shortEvent({
      when: inOrganization,
      targets: [choose('company', aCompany)],
      effect: staysWith(the('company')),
    }),
    ...text,
  );
