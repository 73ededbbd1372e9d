/** Words that pick cards out. */

import { adjective, behind, counted, definite, type Noun, noun, say, word } from '../text/phrase.ts';
import { hostOf } from '../zone/host.ts';
import { type CardRef, type Condition, type Filter, filter, type PlayerRef } from './node.ts';

/** One noun from several: adjectives first, then the noun that was given, then what stands behind. */
function together(parts: readonly Filter[]): Noun {
  const fixed = parts.find((p) => p.noun.definite !== undefined);
  if (fixed !== undefined) return fixed.noun;
  const choices = parts.find((p) => p.noun.anyOf !== undefined)?.noun.anyOf;
  return {
    adjectives: parts.flatMap((p) => p.noun.adjectives),
    noun: parts.find((p) => p.noun.noun !== null)?.noun.noun ?? null,
    after: parts.flatMap((p) => p.noun.after),
    ...(choices === undefined ? {} : { anyOf: choices }),
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
  filter('non', [part], (g, v) => `!(${part.js(g, v)})`, adjective(say`non-${counted(part.noun, 'bare')}`));

/** Any card but that one. */
export const otherThan = (card: CardRef): Filter =>
  filter(
    'other than',
    [card],
    (g, v) => `${v.it} !== ${card.js(g, v)}`,
    card.word === 'self' ? adjective(word('other')) : behind(say`other than ${card.say}`),
  );

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

/** That very card. */
export const exactly = (card: CardRef): Filter =>
  filter('exactly', [card], (g, v) => `${v.it} === ${card.js(g, v)}`, definite(card.say));

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
