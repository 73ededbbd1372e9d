/** Answers to "why?": why a card cannot be played, why a number is what it is, and what a choice means. */
import { type Attribute, Kind, type Refusal, valueOf } from '@westmarch/kernel';
import {
  body,
  CardKind,
  cardsIn,
  corruptionCheck,
  corruptionPoints,
  directInfluence,
  meccg,
  mind,
  points,
  printed,
  prowess,
  refusedActions,
  Zone,
} from '@westmarch/meccg';
import { readLedgers } from '../ledger/entries.ts';
import type { Choice } from './choices.ts';
import { factsLine, textOf } from './facts.ts';
import { capital } from './look.ts';
import type { Seat } from './seat.ts';

/** The rules themselves, as far as the ledger has them. */
export function ruleLines(ids: readonly string[], most = 4): string[] {
  if (ids.length === 0) return [];
  const ledger = new Map(readLedgers(['meccg']).map((entry) => [entry.id, entry]));
  return ids.slice(0, most).flatMap((id) => {
    const entry = ledger.get(id);
    return entry === undefined ? [] : [`${id}: ${entry.amended ?? entry.rule}`];
  });
}

/** A card: what is printed, then what it does. */
export function cardLines(seat: Seat, card: number): string[] {
  const text = textOf(seat, card);
  return [`${seat.card(card)}: ${factsLine(seat.view, card)}.`, ...text.map((line) => `  ${line}`)];
}

/** The choices that are about a card. */
const numbersOf = (choices: readonly Choice[], card: number): number[] =>
  choices
    .filter(({ option }) => option.a === card && (option.kind === Kind.action || option.kind === Kind.card))
    .map(({ number }) => number);

/** Which kinds of card an action of the rules is for; one that is not here is for any. */
const FOR: Readonly<Record<string, readonly number[]>> = {
  'bring into play': [CardKind.character],
  'declare movement': [CardKind.character],
  'regroup companies': [CardKind.character],
  discard: [CardKind.character],
  'bring cards from the sideboard': [CardKind.character],
  "influence an opponent's card": [CardKind.character],
  'cancel the automatic-attack at his home': [CardKind.character],
  transfer: [CardKind.item],
  store: [CardKind.item],
  'use instead of the other': [CardKind.item],
  play: [CardKind.item, CardKind.ally],
  'try to win over': [CardKind.faction],
  attack: [CardKind.creature],
  'place on guard': [CardKind.creature, CardKind.hazardEvent],
};

/** A gate about another kind of card says nothing about this one. */
const isBeside = (refusals: readonly Refusal[]): boolean =>
  refusals.some(({ why }) => why.key.startsWith('it is no ') || why.key.startsWith('only an avatar'));

interface Refused {
  readonly name: string;
  readonly refusals: readonly Refusal[];
}

/** Everything that might be done with a card where it lies, by its own text and by the rules. */
function refusedFor(seat: Seat, card: number): Refused[] {
  const s = seat.view;
  const kind = printed.kind(s, card);
  const { actions } = s.engine.definitions[s.card.def[card]];
  const own = meccg
    .whyNot(s, seat.you, card)
    .slice(0, actions.length)
    .map((refusals) => ({ name: 'its text', refusals }));
  const byRules = refusedActions(s, seat.you, card).filter(
    ({ name, refusals }) => (FOR[name]?.includes(kind) ?? true) && !isBeside(refusals),
  );
  return [...own, ...byRules].filter(({ refusals }) => refusals.length > 0);
}

/** Each reason once, under the first action that it is about. */
function reasonLines(seat: Seat, refused: readonly Refused[]): string[] {
  const said = new Set<string>();
  const lines: string[] = [];
  for (const { name, refusals } of refused) {
    const before = lines.length;
    for (const { why, rules } of refusals) {
      const text = `    ${capital(seat.say(why))}${rules.length === 0 ? '' : ` [${rules.join(', ')}]`}.`;
      if (said.has(text)) continue;
      said.add(text);
      if (lines.length === before) lines.push(`  ${capital(name)}:`);
      lines.push(text);
      for (const rule of ruleLines(rules, 1)) lines.push(`      ${rule}`);
    }
  }
  return lines;
}

export function whyLines(seat: Seat, card: number, choices: readonly Choice[]): string[] {
  const name = seat.card(card);
  const offered = numbersOf(choices, card);
  const refused = seat.view.card.controller[card] === seat.you ? refusedFor(seat, card) : [];
  const reasons = reasonLines(seat, refused);
  const can = offered.length === 0 ? [] : [`You can use ${name} now: choice ${offered.join(', ')}.`];
  if (reasons.length > 0) return [...can, `What cannot be done with ${name} now:`, ...reasons];
  if (can.length > 0) return can;
  return seat.view.card.controller[card] === seat.you
    ? [`There is nothing to do with ${name} by itself; it counts as it lies.`]
    : [`${name} is not yours to use.`];
}

const change = (before: number, after: number): string =>
  after >= before ? `+${after - before}` : `−${before - after}`;

function attributeLines(seat: Seat, attribute: Attribute, card: number): string[] {
  const { base, terms, value } = meccg.whyValue(seat.view, attribute, card);
  if (base === 0 && terms.length === 0) return [];
  return [
    `${capital(attribute.name)} ${value}${terms.length === 0 ? ', as printed' : ''}.`,
    ...(terms.length === 0 ? [] : [`  ${base} printed`]),
    ...terms.map(({ source, before, after, say, rules }) => {
      const rule = rules.length === 0 ? '' : ` [${rules.join(', ')}]`;
      return `  ${change(before, after)} from ${seat.card(source)}: ${seat.say(say)}${rule}`;
    }),
  ];
}

/** Corruption is a sum over all cards on a character, and then a modifier of his checks. */
function corruptionLines(seat: Seat, card: number): string[] {
  const s = seat.view;
  const sources = cardsIn(s, Zone.on, card).filter((c) => valueOf(s, corruptionPoints, c) !== 0);
  const total = sources.reduce((sum, c) => sum + valueOf(s, corruptionPoints, c), 0);
  return [
    `Corruption points ${total}.`,
    ...sources.map((c) => `  +${valueOf(s, corruptionPoints, c)} from ${seat.card(c)}`),
    ...attributeLines(seat, corruptionCheck, card),
  ];
}

export function valueLines(seat: Seat, card: number): string[] {
  const s = seat.view;
  const isCharacter = printed.kind(s, card) === CardKind.character;
  const attributes = isCharacter ? [prowess, body, directInfluence, mind] : [prowess, body, corruptionPoints];
  const lines = attributes.flatMap((attribute) => attributeLines(seat, attribute, card));
  const rest = [...(isCharacter ? corruptionLines(seat, card) : []), ...attributeLines(seat, points, card)];
  const all = [...lines, ...rest];
  return [
    `${seat.card(card)}, ${s.card.live[card] === 1 ? 'as it is in play' : 'as it would be'}:`,
    ...(all.length === 0 ? ['It has no numbers that can change.'] : all),
  ];
}

/** One choice: the card it is about, what it does, and the rules of this step. */
export function choiceExplained(seat: Seat, choice: Choice, rules: readonly string[]): string[] {
  const { option } = choice;
  const about = option.kind === Kind.action || option.kind === Kind.card ? cardLines(seat, option.a) : [];
  const note = choice.note === '' || about.length > 0 ? [] : [`  ${capital(choice.note)}.`];
  return [`${choice.number}: ${choice.text}.`, ...note, ...about, ...stepRules(rules)];
}

export function stepRules(rules: readonly string[]): string[] {
  const lines = ruleLines(rules);
  return lines.length === 0 ? [] : ['The rules of this step:', ...lines.map((line) => `  ${line}`)];
}
