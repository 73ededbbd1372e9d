/**
 * An optional rule: hazards that Sauron would not turn against his own, and those that are about heroes, have no effect on
 * minion players. ME-OPT-4002
 *
 * Owns   which hazards those are; that they are not played against such a player, and change no attack on his companies.
 */
import { say } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import type { S } from '../../state.ts';
import { isMinionPlayer } from '../sides.ts';
import { sparesMinions } from './optional.ts';

const NAMES = new Set([
  'Eye of Sauron',
  'Morgul-knife',
  'The Pale Sword',
  'Rogrog',
  'Black Breath',
  'Gothmog',
  'Many Sorrows Befall',
  'Aware of Their Ways',
  'Eyes of the Shadow',
  'In Great Wrath',
  'Long Dark Reach',
  'Out of the Black Sky',
  'Revealed to All Watchers',
  'Wraith-lord',
]);
const isNamed = (def: number): boolean => NAMES.has(engine.definitions[def].names['en'] ?? '');
const isListed = (s: S, card: number): boolean => isNamed(s.card.def[card]);

/** It has no effect on that player. */
export const isWithoutEffectOn = (s: S, player: number, card: number): boolean =>
  sparesMinions(s) && isMinionPlayer(s, player) && isListed(s, card);
/** It would be played against a minion player. */
const isInVain = (s: S, player: number, card: number): boolean =>
  player !== s.global.active && isWithoutEffectOn(s, s.global.active, card);

const IN_VAIN = say`by an optional rule it has no effect on minion players`;
export const notInVain = engine.gate('prohibition', 'ME-OPT-4002', (s, p, c) => !isInVain(s, p, c), IN_VAIN);
engine.everyAction({
  rules: 'ME-OPT-4002',
  concerns: isNamed,
  holds: (s, player, card) => !isInVain(s, player, card),
  why: () => IN_VAIN,
});
