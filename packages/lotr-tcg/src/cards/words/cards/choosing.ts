/** Choosing cards: words take a card that is known, or one that is chosen as they do their work. */
import {
  both,
  type CardRef,
  type Choice,
  choose,
  type Domain,
  type Effect,
  effect,
  type Filter,
  inForce,
  inZone,
  type PlayerRef,
  say,
  the,
  word,
  you,
} from '@westmarch/kernel';
import { cannotPay } from '../../../rules/actions/cause.ts';
import { Zone } from '../../../state.ts';
import { freePeoplesPlayer } from '../players.ts';
import { healable } from './fighting.ts';

/** A card that is known, or the choice of one. */
export type Who = CardRef | Choice;

/** What a card like that is called when it is mentioned again. */
const nameOf = (which: Filter): string => which.noun.noun ?? which.noun.anyOf?.[0]?.noun ?? 'card';

/** A card in play, chosen by whoever acts. Nobody there: nothing is chosen, and nothing happens. LR-EFFECT-007 */
export const a = (which: Filter, by: PlayerRef = you, name = nameOf(which)): Choice =>
  choose(name, which, inForce, by);
/** One with something to heal, which goes without saying. */
export const toHeal = (which: Filter): Choice => a(both(which, healable));

/** Where something is taken from, and not where it stays. */
const outOf = (zone: number, name: string): Domain => ({
  ...inZone(zone, you, name),
  say: say`from your ${word(name)}`,
});
export const yourHand: Domain = outOf(Zone.hand, 'hand');
export const yourDiscard: Domain = outOf(Zone.discard, 'discard pile');
export const yourDeck: Domain = outOf(Zone.deck, 'draw deck');
/** Of one's own dead pile. LR-KILL-003 */
export const yourDead: Domain = outOf(Zone.dead, 'dead pile');
/** Of the fellowship of this turn. */
export const deadPile: Domain = {
  ...inZone(Zone.dead, freePeoplesPlayer, 'dead pile'),
  say: say`in the dead pile`,
};
export const handOf = (player: PlayerRef): Domain => ({
  ...inZone(Zone.hand, player, 'hand'),
  say: say`from the hand of ${player.say}`,
});
export const from = (domain: Domain, which: Filter, by: PlayerRef = you): Choice =>
  choose(nameOf(which), which, domain, by);

const isCard = (who: Who): who is CardRef => who.kind === 'card';

/** Does something with a card: the one given, or the one chosen first. */
export function acting(who: Who, does: (card: CardRef) => Effect): Effect {
  if (isCard(who)) return does(who);
  const part = does(the(who.name));
  const text = who.who.word === 'you' ? part.say : say`have ${who.who.say} ${part.say}`;
  return effect('choosing', [who, part], text, (b) => {
    const end = b.label();
    const slot = b.slot(who.name);
    b.does('choosing', `${slot} = 0;`);
    who.build(b);
    // A price that nobody can pay any more is not paid. LR-COST-007
    b.does('choosing', `if (${slot} === 0) { ${b.g.ref(cannotPay)}(s); return ${end.mark}; }`);
    part.build(b);
    b.here(end);
  });
}
