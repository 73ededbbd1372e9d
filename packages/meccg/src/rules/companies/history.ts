/**
 * What companies have been through this turn: what they faced and defeated, what was played on them and by them, who
 * was wounded. One row for each, with the definition of the card and the phase.
 *
 * Owns   remembering, asking, and handing it on when companies join or split.
 * Keeps  it is forgotten with the turn; when all rows are taken the newest is not kept.
 */
import { announce, clearRow } from '@westmarch/kernel';
import { cardPlayed } from '../../events.ts';
import type { S } from '../../state.ts';

export const Deed = {
  /** It faced a creature, or an attack of a card in play. */
  faced: 1,
  defeated: 2,
  /** A hazard was declared on it. */
  playedOn: 3,
  /** A card was played by it, or by its player while its phase was on, and resolved. */
  played: 4,
  /** One of its characters or allies was wounded. */
  wounded: 5,
  /** It changes the hazard limit of the company before that is halved. */
  countsFirst: 6,
  /** It played the one minor item a turn that leaves a site untapped. */
  spared: 7,
  /** It left this site, or set out for it: only where one may go on below. */
  used: 8,
  reached: 9,
  /** What was said of an earlier movement/hazard phase, and counts no more. */
  past: 10,
} as const;
export type Which = (def: number) => boolean;

export function remember(s: S, company: number, deed: number, def: number, phase = s.global.phase): void {
  const { history } = s;
  for (let i = 1; i < history.deed.length; i++)
    if (history.deed[i] === 0) {
      history.company[i] = company;
      history.deed[i] = deed;
      history.def[i] = def;
      history.phase[i] = phase;
      return;
    }
}

/** How often it happened to a company, or to any for 0: with such cards, in one phase or in any. */
export function timesOf(s: S, company: number, deed: number, which: Which, phase = -1): number {
  const { history } = s;
  let n = 0;
  for (let i = 1; i < history.deed.length && history.deed[i] !== 0; i++)
    if (
      history.deed[i] === deed &&
      (company === 0 || history.company[i] === company) &&
      (phase === -1 || history.phase[i] === phase) &&
      which(history.def[i])
    )
      n++;
  return n;
}

/** The definitions that a company has faced this turn, or that were played on it, in order. */
export const facedBy = (s: S, company: number): number[] => noted(s, company, Deed.faced);
export const playedOn = (s: S, company: number): number[] => noted(s, company, Deed.playedOn);
function noted(s: S, company: number, deed: number): number[] {
  const { history } = s;
  const found: number[] = [];
  for (let i = 1; i < history.deed.length && history.deed[i] !== 0; i++)
    if (history.company[i] === company && history.deed[i] === deed) found.push(history.def[i]);
  return found;
}

export const rememberFirst = (s: S, company: number, def: number): void =>
  remember(s, company, Deed.countsFirst, def);
/** In another movement/hazard phase it is asked anew. */
export function forgetFirst(s: S, company: number): void {
  const { history } = s;
  for (let i = 1; i < history.deed.length && history.deed[i] !== 0; i++)
    if (history.deed[i] === Deed.countsFirst && history.company[i] === company) history.deed[i] = Deed.past;
}
export function countsFirst(s: S, company: number, def: number): boolean {
  const { history } = s;
  for (let i = 1; i < history.deed.length && history.deed[i] !== 0; i++)
    if (history.deed[i] === Deed.countsFirst && history.company[i] === company && history.def[i] === def)
      return true;
  return false;
}
/** Such a card was played this turn: on that company, or on any for 0. */
export const wasPlayed = (s: S, company: number, which: Which): boolean =>
  timesOf(s, company, Deed.playedOn, which) > 0;
/** How many creatures of some kind a company has faced this turn. */
export const facedCreatures = (s: S, company: number, which: Which): number =>
  timesOf(s, company, Deed.faced, which);

/** A card was played and has resolved: `company` played it, or it was played on that one. */
export function announcePlayed(s: S, card: number, player: number, company: number): void {
  remember(s, company, Deed.played, s.card.def[card]);
  announce(s, cardPlayed, card, player, company);
}

/** Companies have joined: what one has been through, both have. ME-JOIN-501 */
export function joinHistory(s: S, from: number, to: number): void {
  const { company, deed } = s.history;
  for (let i = 1; i < deed.length && deed[i] !== 0; i++) if (company[i] === from) company[i] = to;
}

/** A company has split: both parts have been through the same. ME-SPLIT-510 */
export function splitHistory(s: S, from: number, to: number): void {
  const { company, deed, def, phase } = s.history;
  let free = 1;
  while (free < deed.length && deed[free] !== 0) free++;
  for (let i = 1; i < free; i++) if (company[i] === from) remember(s, to, deed[i], def[i], phase[i]);
}

export function forgetHistory(s: S): void {
  for (let i = 1; i < s.history.deed.length && s.history.deed[i] !== 0; i++) clearRow(s.history, i);
}
