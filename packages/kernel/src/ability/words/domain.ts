/** Domains: which cards a count or a choice looks through. Never all cards: those in force, or those of one place. */
import { counted, type NounTerm, type Phrase, say, word } from '../../text/phrase.ts';
import type { Gen } from '../compile/gen.ts';
import type { Filter, PlayerRef, Vars } from './node.ts';

export interface Domain {
  /** A loop over the cards of the domain; `body` may use the variable it is given, and `break` or `continue`. */
  loop(g: Gen, v: Vars, body: (card: string) => string): string;
  /** How it reads behind a noun; empty for cards in force. */
  readonly say: Phrase | null;
}

/** Cards in force. */
export const inForce: Domain = {
  loop(g, _v, body) {
    const c = g.local('c');
    const after = g.local('z');
    // The next card is read first, so that the body may take the card away.
    return `for (let ${c} = s.kernel.liveFirst, ${after} = 0; ${c} !== 0; ${c} = ${after}) { ${after} = s.card.liveNext[${c}]; ${body(c)} }`;
  },
  say: null,
};

/** Cards in a zone of a player. */
export function inZone(zone: number, whose: PlayerRef, name: string): Domain {
  return {
    loop(g, v, body) {
      const c = g.local('c');
      const after = g.local('z');
      const at = `s.layout.placeBase[${zone}] + ${whose.js(g, v)}`;
      return `for (let ${c} = s.place.first[${at}], ${after} = 0; ${c} !== 0; ${c} = ${after}) { ${after} = s.card.next[${c}]; ${body(c)} }`;
    },
    say: whose.word === 'you' ? say`in your ${word(name)}` : say`in the ${word(name)} of ${whose.say}`,
  };
}

/** "a ship", or "2 ships in the hand of that player". */
export const found = (which: Filter, domain: Domain, how: NounTerm['how']): Phrase =>
  domain.say === null ? say`${counted(which.noun, how)}` : say`${counted(which.noun, how)} ${domain.say}`;

/** How many cards of a domain pass a filter, as an expression. */
export function howMany(g: Gen, v: Vars, domain: Domain, filter: Filter, enough: number): string {
  const stop = enough > 0 ? ` if (k === ${enough}) return k;` : '';
  const inner: Vars = { ...v, it: 'it' };
  const each = (c: string): Vars => ({ ...inner, it: c, outer: 'it' });
  const loop = domain.loop(g, inner, (c) => `if (${filter.js(g, each(c))}) { k++;${stop} }`);
  return g.hoist(`let k = 0; ${loop} return k;`, v.it);
}
