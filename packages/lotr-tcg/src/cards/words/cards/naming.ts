/** Naming: a player says cultures out loud, and what follows is about cards that are of them or are not. LR-CULTURE-002 */
import { behind, type Effect, effect, type Filter, filter, many, say, word } from '@westmarch/kernel';
import { engine } from '../../../engine.ts';
import type { S } from '../../../state.ts';
import { freePeoplesPlayer } from '../players.ts';

/** Those that companions and allies are of; to name another would say nothing. LR-CULTURE-002 */
const named = ['Dwarven', 'Elven', 'Gandalf', 'Gollum', 'Gondor', 'Rohan', 'Shire'] as const;
const tests = named.map((name) => engine.traits.has('culture', name));
const isOfNamed = (s: S, card: number, set: number): boolean => {
  for (let i = 0; i < tests.length; i++) if ((set & (1 << i)) !== 0 && tests[i](s, card)) return true;
  return false;
};

/** So many different Free Peoples cultures are named, one by one. */
export const nameCultures = (n: number): Effect => {
  const who = freePeoplesPlayer;
  return effect('name cultures', [who], say`make ${who.say} name ${many(n, 'culture')}`, (b) => {
    const set = b.slot('cultures');
    const left = b.slot(b.slots.fresh());
    const next = b.label();
    const end = b.label();
    b.does('name', `${set} = 0; ${left} = ${n};`);
    b.here(next);
    b.goes(end, `${left}-- <= 0`);
    b.asks('name a culture', {
      who: who.js(b.g, b.v),
      options: `for (let i = 0; i < ${named.length}; i++) if ((${set} & (1 << i)) === 0) o.choice(i);`,
      choose: `${set} |= 1 << option.a;`,
      say: say`Name a culture`,
      describe: named.map((name) => say`${word(name)}`),
    });
    b.goes(next);
    b.here(end);
  });
};
/** Cards of none of them. */
export const ofNoNamedCulture: Filter = filter(
  'of no named culture',
  [],
  (g, v) => `!${g.ref(isOfNamed)}(s, ${v.it}, ${v.slot('cultures')})`,
  behind(say`not of a named culture`),
);
