/** What a decision of the LotR TCG is like: its phases are short, so that stops alone decide. */
import { Kind } from '@westmarch/kernel';
import type { LotrTcgState } from '@westmarch/lotr-tcg';
import type { PartName } from '@westmarch/protocol';
import type { LotrSeat } from '../lotr-tcg/seat.ts';
import type { Asking } from './circumstance.ts';

const OFFERS: ReadonlySet<string> = new Set(['actions of one player', 'action procedure', 'responses']);

/** Minions and whom they fight are picked one by one, and assigned at one time. */
const PARTS: Readonly<Record<string, PartName>> = {
  'assignment phase › which': 'minion',
  'assignment phase › defender': 'defender',
  'leftover minions › which': 'minion',
  'leftover minions › against': 'defender',
};

export const lotrAsking: Asking<LotrTcgState, LotrSeat> = {
  company: () => 0,
  minor: new Set(),
  part(_seat, { procedure, step }, options) {
    const of = PARTS[`${procedure} › ${step}`];
    return of === undefined ? null : { of, most: of === 'minion' ? options.count : 1 };
  },
  marks: () => ({}),
  circumstance: ({ view: s, you }, { procedure }, options) => ({
    pass: options.find(Kind.pass, 0, 0, 0),
    offer: OFFERS.has(procedure),
    own: false,
    // What can be responded to has just happened; a skirmish is about those who fight in it.
    aimed: procedure === 'responses' || (s.global.skirmish !== 0 && s.card.owner[s.global.skirmish] === you),
    moot: false,
    urgent: () => false,
    slight: () => false,
    worthwhile: () => false,
  }),
};
