/**
 * What cards can forbid or allow, as far as rules of several topics ask for it: one list each, empty unless a card
 * is in force that says so.
 */
import { forbiddenBy, noun, say } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import type { S } from '../../state.ts';

const someone = noun('character');
const company = noun('company');

/** A character or ally cannot be given a strike: asked with the card and the attack. */
export const struck = engine.prohibition('strike', someone, (it) => say`${it} may not be attacked`);
export const mayBeStruck = (s: S, card: number, attack: number): boolean =>
  forbiddenBy(s, struck, card, attack, 0) === 0;

/** Someone does not untap. */
export const untapping = engine.prohibition('untapping', someone, (it) => say`${it} may not untap`);
export const mayUntap = (s: S, card: number): boolean => forbiddenBy(s, untapping, card, 0, 0) === 0;

/** Someone cannot be discarded, nor go back to a hand. */
export const leaving = engine.prohibition(
  'leaving',
  someone,
  (it) => say`${it} may not be discarded or returned to a hand`,
);
export const mayLeave = (s: S, card: number): boolean => forbiddenBy(s, leaving, card, 0, 0) === 0;

/** No creatures may be played on a company. */
export const creaturesOn = engine.prohibition(
  'creatures',
  company,
  (it) => say`no creature may be played on ${it}`,
);
export const areCreaturesBarred = (s: S, of: number): boolean => forbiddenBy(s, creaturesOn, of, 0, 0) !== 0;

/** No resource that needs a scout may be played with a company. */
export const scoutWork = engine.prohibition(
  'scouts',
  company,
  (it) => say`no resource that needs a scout in ${it} may be played`,
);
export const mayScout = (s: S, of: number): boolean => forbiddenBy(s, scoutWork, of, 0, 0) === 0;

/** Hazards may not send a company back to where it came from, nor tap its site. */
export const sendingBack = engine.prohibition(
  'sending back',
  company,
  (it) => say`hazards may not return ${it} to its site of origin, nor tap its site`,
);
export const mayBeSentBack = (s: S, of: number): boolean => forbiddenBy(s, sendingBack, of, 0, 0) === 0;

/** A creature of that race, played on that company, does not count against the hazard limit. */
export const counting = engine.prohibition(
  'counting',
  noun('creature'),
  (it) => say`${it} does not count against the hazard limit`,
);
export const countsAsHazard = (s: S, race: number, on: number): boolean =>
  forbiddenBy(s, counting, race, on, 0) === 0;

/** Who may store cards at the end of his turn as in his organization phase: asked of a player. */
export const storesAtEnd = engine.attribute('stores at the end of the turn', () => 0, {
  least: 0,
  reads: () =>
    say`characters may store resources in the end-of-turn phase as though it were their organization phase`,
});
