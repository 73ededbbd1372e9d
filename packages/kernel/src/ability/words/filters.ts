/** Words that pick cards out. */

import {
  adjective,
  behind,
  counted,
  definite,
  listed,
  type Noun,
  noun,
  say,
  word,
} from '../../text/phrase.ts';
import { hostOf } from '../../zone/host.ts';
import { type CardRef, type Condition, type Filter, filter, type PlayerRef } from './node.ts';

/** One noun from several: adjectives first, then the noun that was given, then what stands behind. */
function together(parts: readonly Filter[]): Noun {
  const fixed = parts.find((p) => p.noun.definite !== undefined);
  if (fixed !== undefined) {
    // A name stands alone; what else is asked is told of it ("the ship is at sea").
    const { adjectives, after } = merged(parts.filter((p) => p !== fixed).map((p) => p.noun));
    return { ...fixed.noun, adjectives, after };
  }
  const nouns = parts.map((p) => p.noun);
  const plain = merged(nouns.filter((n) => n.anyOf === undefined));
  const choices = nouns.filter((n) => n.anyOf !== undefined);
  if (choices.length === 0) return plain;
  // "old ship or new ship": every choice with every other, and each with what all share.
  const anyOf = choices.reduce<readonly Noun[]>(
    (so, { anyOf: more = [] }) => so.flatMap((one) => more.map((other) => merged([one, other]))),
    [{ adjectives: [], noun: null, after: [] }],
  );
  return {
    ...plain,
    noun: null,
    after: [...choices.flatMap((n) => n.after), ...plain.after],
    anyOf: anyOf.map((one) => merged([one, { ...plain, adjectives: [], after: [] }])),
  };
}

/** Of several nouns the last stands as the noun, and the others before it. */
function merged(nouns: readonly Noun[]): Noun {
  const strong = nouns.some((n) => n.noun !== null && n.weak !== true);
  const named = nouns.flatMap((n) => (n.noun === null || (strong && n.weak === true) ? [] : [n.noun]));
  const last = named.pop() ?? null;
  const before = [...new Set(named)].filter((name) => name !== last);
  const fixed = nouns.find((n) => n.definite !== undefined);
  return {
    ...(fixed?.definite === undefined ? {} : { definite: fixed.definite }),
    adjectives: [...nouns.flatMap((n) => n.adjectives), ...before.map((name) => word(name))],
    noun: last,
    ...(strong || last === null ? {} : { weak: true }),
    after: nouns.flatMap((n) => n.after),
  };
}

export const both = (...parts: Filter[]): Filter =>
  filter(
    'both',
    parts,
    (g, v) => `(${parts.map((p) => p.js(g, v)).join(' && ') || 'true'})`,
    together(parts),
  );

export const either = (...parts: Filter[]): Filter =>
  filter('either', parts, (g, v) => `(${parts.map((p) => p.js(g, v)).join(' || ') || 'false'})`, {
    adjectives: [],
    noun: null,
    after: [],
    anyOf: parts.map((p) => p.noun),
  });

export const non = (part: Filter): Filter =>
  filter('non', [part], (g, v) => `!(${part.js(g, v)})`, denied(part.noun));
/** "non-old ship", "ship not at sea"; of several terms each may still be true: "ship not at once old and at sea". */
function denied(of: Noun): Noun {
  const terms = [...of.adjectives, ...of.after];
  if (of.noun !== null || of.anyOf !== undefined || terms.length === 0)
    return adjective(say`non-${counted(of, 'bare')}`);
  if (terms.length > 1) return behind(say`not at once ${listed(terms)}`);
  return of.after.length === 1 ? behind(say`not ${of.after[0]}`) : adjective(say`non-${of.adjectives[0]}`);
}

/** Any card but that one. */
export const otherThan = (card: CardRef): Filter =>
  filter(
    'other than',
    [card],
    (g, v) => `${v.it} !== ${card.js(g, v)}`,
    card.word === 'self' ? adjective(word('other')) : behind(say`other than ${card.say}`),
  );

/** The same cards under a name of their own. */
export const called = (as: Noun, which: Filter): Filter => ({
  ...which,
  say: say`${counted(as, 'a')}`,
  noun: as,
});

/** Any card. */
export const anyCard: Filter = filter('any card', [], () => 'true', noun('card'));

/** Cards of a player. */
export const controlledBy = (player: PlayerRef): Filter =>
  filter(
    'controlled by',
    [player],
    (g, v) => `s.card.controller[${v.it}] === ${player.js(g, v)}`,
    behind(player.word === 'you' ? say`you control` : say`controlled by ${player.say}`),
  );

/** Cards of anyone else. */
export const notControlledBy = (player: PlayerRef): Filter =>
  filter(
    'not controlled by',
    [player],
    (g, v) => `s.card.controller[${v.it}] !== ${player.js(g, v)}`,
    behind(player.word === 'you' ? say`you do not control` : say`not controlled by ${player.say}`),
  );

/** That very card. Which one it was is known once it is chosen, even if what it was found by has gone. */
export const exactly = (card: CardRef): Filter => ({
  ...filter('exactly', [card], (g, v) => `${v.it} === ${card.js(g, v)}`, definite(card.say)),
  atDeclaration: true,
});

/** Cards that lie on that card. */
export const on = (card: CardRef): Filter =>
  filter(
    'on',
    [card],
    (g, v) => `${g.ref(hostOf)}(s, ${v.it}) === ${card.js(g, v)}`,
    behind(say`on ${card.say}`),
  );

/** Cards of which a condition about `it` is true; `as` says it as a noun, where "such that" would be clumsy. */
export const where = (about: Condition, as?: Noun): Filter =>
  filter('where', [about], (g, v) => about.js(g, v), as ?? behind(say`such that ${about.say}`));
