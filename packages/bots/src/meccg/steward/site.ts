/** The site phase: whether to enter. */
import { Kind } from '@westmarch/kernel';
import { localNamed, siteNumber } from '@westmarch/meccg';
import { orFirst } from '../thought.ts';
import { isSettled } from '../worth.ts';
import { Outlook } from './journeys.ts';
import type { Mind } from './mind.ts';
import { Party } from './party.ts';

/** For something that can be played by somebody, and that is worth what guards it. */
export const enter = (mind: Mind): number => {
  const company = localNamed(mind.s, 'company');
  if (isSettled(mind.s, mind.you, company)) return orFirst(mind, Kind.no);
  const outlook = new Outlook(mind, new Party(mind, company));
  return orFirst(mind, outlook.gain(siteNumber(mind.s, company)) > 0 ? Kind.yes : Kind.no);
};
