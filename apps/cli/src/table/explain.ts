/** Answers to "why?": why a card cannot be used, why a number is what it is, and what a choice means. */
import type { Breakdown, Choice, Face, Refused } from '@westmarch/protocol';
import type { Game } from '../games.ts';
import { readLedgers } from '../ledger/entries.ts';
import { numberOf } from './choices.ts';
import { capital } from './look.ts';
import type { AnySession } from './session.ts';

/** The rules themselves, as far as the ledger has them. */
function ruleLines(game: Game, ids: readonly string[], most = 4): string[] {
  if (ids.length === 0) return [];
  const ledger = new Map(readLedgers([game]).map((entry) => [entry.id, entry]));
  return ids.slice(0, most).flatMap((id) => {
    const entry = ledger.get(id);
    return entry === undefined ? [] : [`${id}: ${entry.amended ?? entry.rule}`];
  });
}

function factsLine(face: Face): string {
  const numbers = Object.entries(face.numbers).map(([name, value]) => `${name} ${value}`);
  return [
    face.unique ? `unique ${face.title}` : face.title,
    face.tone === face.kind || face.title.includes(face.tone) ? '' : face.tone,
    face.words.map(({ word }) => word).join(', '),
    numbers.join(', '),
    face.path.length === 0 ? '' : `by ${face.path.join(', ')}`,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** A card: what is printed, then what it does, then what its words mean. */
export function cardLines(session: AnySession, card: number): string[] {
  const seat = session.seat();
  const { id } = seat.view.engine.definitions[seat.view.card.def[card]];
  const face = session.faces().get(id);
  if (face === undefined) return [`${seat.card(card)}.`];
  const meanings = face.words.filter(({ meaning }) => meaning !== '');
  return [
    `${seat.card(card)}: ${factsLine(face)}.`,
    ...face.text.map((line) => `  ${line}`),
    ...meanings.map(({ word, meaning }) => `  ${word}: ${meaning}`),
  ];
}

/** Each reason with its rule, under the action that it stands against. */
const reasonLines = (game: Game, refused: readonly Refused[]): string[] =>
  refused.flatMap(({ name, reasons }) => [
    `  ${name}:`,
    ...reasons.flatMap(({ text, rules }) => [
      `    ${text.replace(/\.$/, '')}${rules.length === 0 ? '' : ` [${rules.join(', ')}]`}.`,
      ...ruleLines(game, rules, 1).map((rule) => `      ${rule}`),
    ]),
  ]);

export function whyLines(session: AnySession, card: number, choices: readonly Choice[]): string[] {
  const seat = session.seat();
  const name = seat.card(card);
  const isYours = seat.view.card.controller[card] === seat.you;
  const offered = choices.filter((choice) => choice.card === card).map(numberOf);
  const reasons = isYours ? reasonLines(session.game, session.refused(card)) : [];
  const can = offered.length === 0 ? [] : [`You can use ${name} now: choice ${offered.join(', ')}.`];
  if (reasons.length > 0) return [...can, `What cannot be done with ${name} now:`, ...reasons];
  if (can.length > 0) return can;
  return isYours
    ? [`There is nothing to do with ${name} by itself; it counts as it lies.`]
    : [`${name} is not yours to use.`];
}

const change = (by: number): string => (by >= 0 ? `+${by}` : `−${-by}`);

const breakdownLines = ({ name, value, base, terms }: Breakdown): string[] => [
  `${capital(name)} ${value}${terms.length === 0 ? ', as printed' : ''}.`,
  ...(terms.length === 0 ? [] : [`  ${base} printed`]),
  ...terms.map(({ by, source, text, rules }) => {
    const rule = rules.length === 0 ? '' : ` [${rules.join(', ')}]`;
    return `  ${change(by)} from ${source}${text === '' ? '' : `: ${text}`}${rule}`;
  }),
];

export function valueLines(session: AnySession, card: number): string[] {
  const seat = session.seat();
  const head = `${seat.card(card)}, ${seat.view.card.live[card] === 1 ? 'as it is in play' : 'as it would be'}:`;
  const lines = session.values(card).flatMap(breakdownLines);
  return [head, ...(lines.length === 0 ? ['It has no numbers that can change.'] : lines)];
}

/** One choice: the card it is about, what it does, and the rules of this step. */
export function choiceExplained(session: AnySession, choice: Choice, rules: readonly string[]): string[] {
  const about = choice.card === 0 ? [] : cardLines(session, choice.card);
  const note = choice.note === '' ? [] : [`  ${capital(choice.note)}.`];
  return [`${numberOf(choice)}: ${choice.text}.`, ...note, ...about, ...stepRules(session.game, rules)];
}

export function stepRules(game: Game, rules: readonly string[]): string[] {
  const lines = ruleLines(game, rules);
  return lines.length === 0 ? [] : ['The rules of this step:', ...lines.map((line) => `  ${line}`)];
}
