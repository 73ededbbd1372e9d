/**
 * Words for piles that lie face down: looking through them, showing what lies on top, shuffling.
 *
 * Keeps  whoever looks knows what he saw until the cards are shuffled; what is shown, everyone knows.
 */
import type { State } from '../../arena/state.ts';
import { say, type Term, word } from '../../text/phrase.ts';
import { reveal, show } from '../../zone/place.ts';
import { shuffle } from '../../zone/shuffle.ts';
import type { Domain } from './domain.ts';
import { type Effect, effect, verb } from './effects.ts';
import type { PlayerRef } from './node.ts';
import { type Num, num, sayNum } from './values.ts';

/** The first so many cards of a pile. */
export function topOf(zone: number, whose: PlayerRef, n: Num, name: string): Domain {
  const pile = whose.word === 'you' ? say`your ${word(name)}` : say`the ${word(name)} of ${whose.say}`;
  return {
    loop(g, v, body) {
      const [c, after, left] = ['c', 'z', 'k'].map((prefix) => g.local(prefix));
      const at = `s.layout.placeBase[${zone}] + ${whose.js(g, v)}`;
      // The next card is read first, so that the body may take the card away.
      return `for (let ${c} = s.place.first[${at}], ${after} = 0, ${left} = ${num(n).js(g, v)}; ${c} !== 0 && ${left} > 0; ${c} = ${after}, ${left}--) { ${after} = s.card.next[${c}]; ${body(c)} }`;
    },
    say: n === 1 ? say`on top of ${pile}` : say`among the top ${sayNum(n)} cards of ${pile}`,
  };
}

const look = (s: State, card: number, player: number): void => show(s, card, 1 << player);

/** A player looks at the cards of a domain, whatever they are. */
export const lookAt = (who: PlayerRef, domain: Domain, text: Term): Effect =>
  effect(
    'look at',
    [who],
    who.word === 'you' ? say`look at ${text}` : say`${who.say} looks at ${text}`,
    (b) =>
      b.does(
        'look',
        domain.loop(b.g, b.v, (c) => `${b.g.ref(look)}(s, ${c}, ${who.js(b.g, b.v)});`),
      ),
  );

/** Everyone sees the cards of a domain. */
export const showAll = (domain: Domain, text: Term): Effect =>
  effect('show all', [], say`reveal ${text}`, (b) =>
    b.does(
      'show',
      domain.loop(b.g, b.v, (c) => `${b.g.ref(reveal)}(s, ${c});`),
    ),
  );

const shuffleFirst = (s: State, zone: number, player: number, first: number): void =>
  shuffle(s, s.layout.placeBase[zone] + player, first);

const ALL = 0x7fff;
/** A pile is shuffled, or the first so many cards of it. */
export const shufflePile = (zone: number, whose: PlayerRef, name: string, first: Num = ALL): Effect =>
  verb(
    'shuffle',
    shuffleFirst,
    [num(zone), whose, num(first)],
    first === ALL
      ? whose.word === 'you'
        ? say`shuffle your ${word(name)}`
        : say`shuffle the ${word(name)} of ${whose.say}`
      : say`shuffle the top ${sayNum(first)} cards of the ${word(name)}`,
  );
