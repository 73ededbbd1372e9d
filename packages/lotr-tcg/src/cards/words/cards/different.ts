/**
 * Doing something to several different cards, chosen one by one. LR-WOUND-005
 *
 * Keeps  who was chosen is noted for as long as the ability lasts, so that nobody is chosen twice.
 */
import {
  addEffect,
  both,
  type CardRef,
  choose,
  type Effect,
  effect,
  type Filter,
  filter,
  inForce,
  type Num,
  num,
  type PlayerRef,
  the,
  you,
} from '@westmarch/kernel';
import { engine } from '../../../engine.ts';
import type { S } from '../../../state.ts';
import { unsaid } from './filters.ts';

// The note stands among the uses of abilities, whose numbers are never that high.
const CHOSEN = 0x7fff;
export const noteCard = (s: S, source: number, card: number): void =>
  void addEffect(s, engine.uses.id, source, card, CHOSEN, s.kernel.top);
export function isNoted(s: S, source: number, card: number): boolean {
  const e = s.effect;
  for (let row = s.channel.first[engine.uses.channel]; row !== 0; row = e.next[row])
    if (e.source[row] === source && e.subject[row] === card && e.amount[row] === CHOSEN) return true;
  return false;
}
const notChosen: Filter = filter(
  'not chosen yet',
  [],
  (g, v) => `!${g.ref(isNoted)}(s, self, ${v.it})`,
  unsaid,
);

/** Those that were chosen one by one in the same ability. */
export const chosenBefore: Filter = filter(
  'chosen before',
  [],
  (g, v) => `${g.ref(isNoted)}(s, self, ${v.it})`,
  unsaid,
);

/** So many different cards that pass, or as many as there are; its say is the caller's, who knows the number's name. */
export function eachOf(
  number: Num,
  which: Filter,
  does: (card: CardRef) => Effect,
  who: PlayerRef = you,
): Effect {
  const choice = choose('one of them', both(which, notChosen), inForce, who);
  const part = does(the(choice.name));
  return effect('each of', [num(number), choice, part], part.say, (b) => {
    const left = b.slot(b.slots.fresh());
    const slot = b.slot(choice.name);
    const next = b.label();
    const end = b.label();
    b.does('each of', `${left} = ${num(number).js(b.g, b.v)};`);
    b.here(next);
    b.does('each of', `${slot} = 0; if (${left}-- <= 0) return ${end.mark};`);
    choice.build(b);
    b.does('note', `if (${slot} === 0) return ${end.mark}; ${b.g.ref(noteCard)}(s, self, ${slot});`);
    part.build(b);
    b.goes(next);
    b.here(end);
  });
}
