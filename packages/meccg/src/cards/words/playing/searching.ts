/** What is playable where somebody stands, and playing it beside the site's own one resource. */
import { type CardRef, type Effect, type Filter, filter, say, stating, verb, you } from '@westmarch/kernel';
import { printed } from '../../../engine.ts';
import { companyOf, Kind as Type } from '../../../rules/cards/cards.ts';
import { isPlayableWhere } from '../../../rules/sites/playable.ts';
import { playBeside } from '../../../rules/sites/site-plays.ts';
import type { S } from '../../../state.ts';

const KINDS = new Set<number>([Type.item, Type.ally, Type.faction]);
const suits = (s: S, card: number, who: number): boolean =>
  KINDS.has(printed.kind(s, card)) && isPlayableWhere(s, card, companyOf(s, who));
/** Items, allies and factions that the site of somebody allows. */
export const playableWhere = (card: CardRef): Filter =>
  filter('playable where', [card], (g, v) => `${g.ref(suits)}(s, ${v.it}, ${card.js(g, v)})`, {
    adjectives: [],
    noun: 'item, ally or faction',
    after: [say`playable at the site of ${card.say}`],
  });
const listedHere = (s: S, card: number): boolean => isPlayableWhere(s, card, s.global.company);
/** Items that the site allows where the company is now. */
export const playableHere: Filter = filter(
  'playable here',
  [],
  (g, v) => `${g.ref(listedHere)}(s, ${v.it})`,
  {
    adjectives: [],
    noun: null,
    after: [say`playable at the site`],
  },
);
/** He taps to play it; the site neither needs to be untapped nor taps. */
export const playsBeside = (item: CardRef, bearer: CardRef): Effect =>
  verb('play beside', playBeside, [you, item, bearer], stating(say`${bearer.say} taps to play ${item.say}`));
