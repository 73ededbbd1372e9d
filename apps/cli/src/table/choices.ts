/**
 * The choices of a decision: numbered, in groups, and a page at a time where they are many.
 *
 * Keeps  the number of a choice is its place in the game's own list, whatever group it is shown in.
 */
import { Kind, type Option, type Options, valueOf } from '@westmarch/kernel';
import {
  actionName,
  body,
  CardKind,
  cardsIn,
  itemClasses,
  meccg,
  namedSites,
  printed,
  prowess,
  Status,
  sites,
  siteTypes,
  statuses,
  Zone,
} from '@westmarch/meccg';
import { brief } from './facts.ts';
import { capital, inLetters, type Look, listOf, wrap } from './look.ts';
import type { Seat } from './seat.ts';

export interface Choice {
  /** What is typed for it. */
  readonly number: number;
  readonly option: Option;
  readonly text: string;
  readonly note: string;
  readonly group: string;
}

const HELD = 'Sites for what you hold';

/** What of your hand could be played at a site. */
function playableAt(seat: Seat, site: number): string[] {
  const s = seat.view;
  return cardsIn(s, Zone.hand, seat.you)
    .filter((c) => {
      if (namedSites(s.card.def[c]).includes(site)) return true;
      return (
        printed.kind(s, c) === CardKind.item &&
        sites[site]?.items.includes(itemClasses[printed.itemClass(s, c)]) === true
      );
    })
    .map((c) => seat.card(c));
}

/** A site as a destination: what is there, and what you hold for it. */
function siteNote(seat: Seat, site: number): string {
  const facts = sites[site];
  if (facts === null || facts === undefined) return '';
  const attacks = facts.attacks.map((a) => `${a.race} ${a.strikes === 0 ? 'each' : a.strikes}×${a.prowess}`);
  const playable = [...new Set(playableAt(seat, site))];
  return [
    playable.length === 0 ? '' : facts.type,
    attacks.length === 0 ? '' : `guarded by ${attacks.join(', ')}`,
    playable.length === 0 ? '' : `for ${listOf(playable)}`,
  ]
    .filter((part) => part !== '')
    .join('; ');
}

const isSite = (procedure: string, step: string, option: Option): boolean =>
  option.kind === Kind.number &&
  ((procedure === 'declaring movement' && step === 'newSite') || procedure === 'bringing in');

function groupOf(seat: Seat, option: Option, site: boolean, step: string): string {
  const s = seat.view;
  if (site)
    return playableAt(seat, option.a).length > 0 ? HELD : groupName(sites[option.a]?.type ?? siteTypes[0]);
  if (option.kind !== Kind.action || !ACTING.has(step)) return '';
  const named = option.b === 0 ? RULES[actionName(s, option.n, option.a)] : undefined;
  if (named !== undefined) return named;
  if (s.card.live[option.a] === 0) return 'From your hand';
  return option.b === 0 ? 'On the table' : 'Cards in play';
}

/** Steps that offer whatever a player may do; other steps use such options for choices of their own. */
const ACTING = new Set(['act', 'answer', 'reveal', 'hazards', 'resources', 'support']);
const ON_GUARD = 'On guard, face down at the site';
const LAST = 'Characters you could let go';

/** Actions of the rules, by what they are called. */
const RULES: Readonly<Record<string, string>> = {
  'declare movement': 'Movement',
  'regroup companies': 'Companies',
  transfer: 'Items',
  store: 'Items',
  'place on guard': ON_GUARD,
  discard: LAST,
};

const groupName = (type: string): string => `Sites: ${type}`;

/** What helps to choose among cards. */
function cardNote(seat: Seat, option: Option): string {
  const s = seat.view;
  if (option.kind !== Kind.card && option.kind !== Kind.action) return '';
  const card = option.a;
  if (s.card.def[card] === 0 || option.b !== 0) return '';
  if (s.card.live[card] === 0) return brief(s, card);
  const state = statuses[s.card.status[card]];
  if (option.kind === Kind.action) return s.card.status[card] === Status.untapped ? '' : state;
  const kind = printed.kind(s, card);
  if (kind !== CardKind.character && kind !== CardKind.ally) return [brief(s, card), state].join(', ');
  return `${valueOf(s, prowess, card)}/${valueOf(s, body, card)}, ${state}`;
}

export function choicesOf(seat: Seat, procedure: string, step: string): Choice[] {
  const options: Options = meccg.options(seat.view);
  const all: Choice[] = [];
  for (let i = 0; i < options.count; i++) {
    const option: Option = { kind: 0, a: 0, b: 0, n: 0 };
    options.read(i, option);
    const site = isSite(procedure, step, option);
    all.push({
      number: i + 1,
      option,
      text: capital(seat.say(meccg.describe(seat.view, i))),
      note: site ? siteNote(seat, option.a) : cardNote(seat, option),
      group: groupOf(seat, option, site, step),
    });
  }
  return all;
}

const ORDER = [
  '',
  HELD,
  'From your hand',
  'Movement',
  'Companies',
  'Items',
  'Cards in play',
  ON_GUARD,
] as const;

/** Group by group: those without a name first, what is rarely wanted last. */
function inOrder(choices: readonly Choice[]): Choice[] {
  const rank = (name: string): number => {
    const at = ORDER.findIndex((known) => known === name);
    return at >= 0
      ? at
      : name === LAST
        ? 99
        : ORDER.length + siteTypes.findIndex((type) => groupName(type) === name);
  };
  return choices.toSorted((a, b) => rank(a.group) - rank(b.group) || a.number - b.number);
}

export const PAGE = 24;

function line(choice: Choice, look: Look): string[] {
  const number = `${choice.number}`.padStart(3);
  if (look.plain)
    return [`${choice.number}. ${choice.text}${choice.note === '' ? '' : ` (${inLetters(choice.note)})`}.`];
  const [first, ...rest] = wrap(choice.text, look.width - 6, '');
  const note = choice.note === '' ? '' : `  ${choice.note}`;
  const room = look.width - 6 - first.length - note.length >= 0 && rest.length === 0;
  return [
    `${look.paint.cyan(number)}  ${first}${room ? look.paint.dim(note) : ''}`,
    ...rest.map((text) => `     ${text}`),
    ...(room || note === ''
      ? []
      : wrap(note.trim(), look.width - 8).map((text) => look.paint.dim(`       ${text}`))),
  ];
}

/** One page of the choices, each group under its name. */
export function choiceLines(choices: readonly Choice[], page: number, look: Look): string[] {
  const lines: string[] = [];
  let last = '';
  for (const choice of inOrder(choices).slice(page * PAGE, (page + 1) * PAGE)) {
    if (choice.group !== last) {
      last = choice.group;
      lines.push(look.plain ? `${last}:` : look.paint.dim(`     ${last}`));
    }
    lines.push(...line(choice, look));
  }
  return lines;
}

export const pagesOf = (choices: readonly Choice[]): number => Math.max(1, Math.ceil(choices.length / PAGE));
