/** Magic: who can use it, and what it costs him. */
import {
  type CardRef,
  type Effect,
  type Filter,
  filter,
  ifSo,
  not,
  noun,
  passes,
  say,
  sequence,
  silent,
  valueOf,
} from '@westmarch/kernel';
import { Magic, magicUse } from '../../../engine.ts';
import { hasKeyword, isCharacter } from '../../../rules/cards/cards.ts';
import type { S } from '../../../state.ts';
import { ofRace } from '../cards/filters.ts';
import { usedBy } from '../sides/ringwraiths.ts';
import { corruptionCheckBy } from './corruption.ts';

type MagicName = 'sorcery' | 'spirit-magic' | 'shadow-magic';
const bits: Readonly<Record<MagicName, number>> = {
  sorcery: Magic.sorcery,
  'spirit-magic': Magic.spirit,
  'shadow-magic': Magic.shadow,
};
const canUse = (s: S, card: number, name: MagicName): boolean =>
  isCharacter(s, card) && (hasKeyword(s, card, name) || (valueOf(s, magicUse, card) & bits[name]) !== 0);
/** Characters who can use such magic: by what is printed on them, or by what a card gives. */
export const usesMagic = (name: MagicName): Filter =>
  filter('uses magic', [], (g, v) => `${g.ref(canUse)}(s, ${v.it}, '${name}')`, {
    ...noun('character'),
    adjectives: [say`${name}-using`],
  });
/** He uses this card of magic; whoever is no Ringwraith checks corruption for it. */
export const paysForMagic = (user: CardRef, by: number): Effect => ({
  ...sequence(
    usedBy(user),
    ifSo(silent(not(passes(user, ofRace('Ringwraith')))), corruptionCheckBy(user, by)),
  ),
  say: say`unless he is a Ringwraith, he makes a corruption check modified by ${by}`,
});
