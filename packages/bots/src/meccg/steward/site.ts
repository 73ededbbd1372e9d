/** The site phase: whether to enter. */
import { Kind } from '@westmarch/kernel';
import { localNamed, siteNumber } from '@westmarch/meccg';
import { isSettled } from '../worth.ts';
import { Outlook } from './journeys.ts';
import type { Mind, Weigh } from './mind.ts';
import { Party } from './party.ts';

/** For something that can be played by somebody, and that is worth what guards it. */
export const weighEntering = (mind: Mind): Weigh => {
  const company = localNamed(mind.s, 'company');
  const party = new Party(mind, company);
  const site = siteNumber(mind.s, company);
  const settled = isSettled(mind.s, mind.you, company);
  const ready = settled ? 0 : new Outlook(mind, party).ready(site);
  return (i, scale) => {
    if (mind.o.kind(i) !== Kind.yes) scale.put('setting', -0.01);
    else if (settled) scale.put('the avatar at risk', -1);
    else {
      scale.put('harvest', ready);
      scale.put('guards', -party.guards(site));
    }
  };
};
