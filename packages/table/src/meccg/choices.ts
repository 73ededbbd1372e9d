/** What helps to choose: a note on an option, the heading it stands under, and the card it is shown on. */
import { Kind, type Option, valueOf } from '@westmarch/kernel';
import {
  type ActionName,
  actionName,
  addedBelow,
  body,
  CardKind,
  cardsIn,
  companyOf,
  influenceTerms,
  isAdjacent,
  itemClasses,
  localNamed,
  namedPlaces,
  placeOfSite,
  printed,
  prowess,
  rollNeeded,
  Status,
  siteNumber,
  sites,
  siteTypes,
  statuses,
  Zone,
} from '@westmarch/meccg';
import { inWords, throwsAround } from '../odds.ts';
import type { Taken } from '../table-game.ts';
import { listOf, signed } from '../words.ts';
import { brief } from './facts.ts';
import { chancesOf } from './odds/chances.ts';
import type { MeccgSeat } from './seat.ts';

const HELD = 'Sites for what you hold';
const ON_GUARD = 'On guard, face down at the site';
const LAST = 'Characters you could let go';

/** What of your hand could be played at a site. */
export function playableAt(seat: MeccgSeat, site: number): string[] {
  const s = seat.view;
  return cardsIn(s, Zone.hand, seat.you)
    .filter((c) => {
      if (namedPlaces(s.card.def[c]).includes(placeOfSite[site])) return true;
      return (
        printed.kind(s, c) === CardKind.item &&
        sites[site]?.items.includes(itemClasses[printed.itemClass(s, c)]) === true
      );
    })
    .map((c) => seat.card(c));
}

/** What the way there takes, where it leads through the Under-deeps. */
function wayNote(seat: MeccgSeat, site: number): string {
  const s = seat.view;
  const company = localNamed(s, 'company');
  const from = s.company.site[company];
  const roll = from === 0 ? 0 : rollNeeded(s, company, from, site);
  if (roll === 0 && !isAdjacent(siteNumber(s, company), site)) return '';
  // What cards add to the roll is taken off what the dice must show.
  const needed = roll === 0 ? 0 : Math.max(0, roll - addedBelow(s, company, from, site));
  return needed === 0
    ? 'through the Under-deeps'
    : `through the Under-deeps with a roll of ${needed} or more (${inWords([['found', throwsAround(needed - 1).above]])})`;
}

/** Who guards a site, as short as it goes. */
export const guardsOf = (site: number): string[] =>
  (sites[site]?.attacks ?? []).map((a) =>
    a.fromHand === null
      ? `${a.race} ${a.strikes === 0 ? 'each' : a.strikes}×${a.prowess}`
      : 'a creature from hand',
  );

/** A site as a destination: what is there, and what you hold for it. */
function siteNote(seat: MeccgSeat, site: number): string {
  const facts = sites[site];
  if (facts === null || facts === undefined) return '';
  const attacks = guardsOf(site);
  const playable = [...new Set(playableAt(seat, site))];
  return [
    wayNote(seat, site),
    playable.length === 0 ? '' : facts.type,
    attacks.length === 0 ? '' : `guarded by ${attacks.join(', ')}`,
    playable.length === 0 ? '' : `for ${listOf(playable)}`,
  ]
    .filter((part) => part !== '')
    .join('; ');
}

const isSite = ({ procedure, step, option }: Taken): boolean =>
  option.kind === Kind.number &&
  ((procedure === 'declaring movement' && step === 'newSite') || procedure === 'bringing in');

/** Steps that offer whatever a player may do; other steps use such options for choices of their own. */
const ACTING = new Set(['act', 'answer', 'reveal', 'hazards', 'resources', 'support']);

/** Actions of the rules that have a heading of their own. */
const RULES: Readonly<Partial<Record<ActionName, string>>> = {
  declareMovement: 'Movement',
  regroup: 'Companies',
  transfer: 'Items',
  store: 'Items',
  placeOnGuard: ON_GUARD,
  discard: LAST,
};

const groupName = (type: string): string => `Sites: ${type}`;

export const groups: readonly string[] = [
  '',
  HELD,
  'From your hand',
  'Movement',
  'Companies',
  'Items',
  'Cards in play',
  ON_GUARD,
  ...siteTypes.map(groupName),
  'On the table',
  LAST,
];

export function group(seat: MeccgSeat, taken: Taken): string {
  const s = seat.view;
  const { option, step } = taken;
  if (isSite(taken))
    return playableAt(seat, option.a).length > 0 ? HELD : groupName(sites[option.a]?.type ?? siteTypes[0]);
  if (option.kind !== Kind.action || !ACTING.has(step)) return '';
  const named = option.b === 0 ? RULES[actionName(option.n)] : undefined;
  if (named !== undefined) return named;
  if (s.card.live[option.a] === 0) return 'From your hand';
  return option.b === 0 ? 'On the table' : 'Cards in play';
}

/** What helps to choose among cards. */
function cardNote(seat: MeccgSeat, option: Option): string {
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

export function note(seat: MeccgSeat, taken: Taken): string {
  if (isSite(taken)) return siteNote(seat, taken.option.a);
  const parts = [chancesOf(seat, taken), influenceNote(seat, taken) || cardNote(seat, taken.option)];
  return parts.filter((part) => part !== '').join('; ');
}

/** Who tries to win a faction is judged by his influence, not by his prowess. */
function influenceNote(seat: MeccgSeat, { procedure, step, option }: Taken): string {
  const s = seat.view;
  const card = localNamed(s, 'card');
  if (`${procedure} › ${step}` !== 'play at the site › who' || option.kind !== Kind.card) return '';
  if (printed.kind(s, card) !== CardKind.faction) return '';
  const terms = influenceTerms(s, card, option.a, companyOf(s, option.a)).filter(({ by }) => by !== 0);
  const sum = terms.reduce((all, { by }) => all + by, 0);
  const told = terms.map(({ by, source }) => `${signed(by)} ${source}`).join(', ');
  return `${signed(sum)} to the roll${terms.length > 1 ? ` (${told})` : ''}, over ${printed.influenceNumber(s, card)}`;
}

/** An option lives on its card: the one that is used, or the one that is chosen. */
export const cardOf = (seat: MeccgSeat, { option }: Taken): number =>
  (option.kind === Kind.action || option.kind === Kind.card) && option.a < seat.view.card.def.length
    ? option.a
    : 0;
