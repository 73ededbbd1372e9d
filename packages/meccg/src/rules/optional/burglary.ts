/**
 * An optional rule: a Hobbit may try to steal into a site instead of fighting his way in. ME-OPT-4001, 4010
 *
 * Owns   who may try, what it takes, and what he may take with him.
 * Not    when it is asked (turn/site.ts), or facing an attack alone (combat/strike-rows.ts).
 * Keeps  whatever comes of it, agents and creatures on guard attack the whole company; after a success another may play a
 *        minor item (DECISIONS C4).
 */
import { firstIn, idOf, Kind, type Options, ofCard, place, say } from '@westmarch/kernel';
import { ask, engine } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { isRace, tap, untapped } from '../cards/cards.ts';
import { firstOf } from '../companies/company.ts';
import { rollsOver } from '../dice.ts';
import { mayTakeFrom } from '../sites/site-needs.ts';
import { playBeside } from '../sites/site-plays.ts';
import { rollsFor } from '../terms.ts';
import { burgles } from './optional.ts';

const ENOUGH = 5;

/** Hobbits of a company at an untapped site; and passing. */
export function offerBurglars(s: S, company: number, o: Options): void {
  if (!burgles(s) || !untapped(s, s.company.site[company])) return;
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c]) if (isRace(s, c, 'Hobbit')) o.card(c);
  if (o.count > 0) o.pass();
}
/** He rolls: more than 5, and the site is tapped without a fight. */
export function stealsIn(s: S, company: number, burglar: number): boolean {
  rollsFor(s, 'card', burglar);
  if (!rollsOver(s, 0, ENOUGH)) return false;
  tap(s, s.company.site[company], burglar);
  return true;
}

export const loot = engine.procedure('burglary', { burglar: idOf('card') })({
  what: ask('ME-OPT-4001', {
    who: (s) => s.global.active,
    say: (_s, f) => say`What does ${ofCard(f.burglar)} tap to play?`,
    options(s, f, o) {
      for (let c = firstIn(s, place(s, Zone.hand, s.global.active)); c !== 0; c = s.card.next[c])
        if (mayTakeFrom(s, s.global.active, c, f.burglar)) o.card(c);
      if (o.count > 0) o.pass();
    },
    choose(s, f, option) {
      if (option.kind === Kind.card) playBeside(s, s.global.active, option.a, f.burglar);
    },
  }),
});
