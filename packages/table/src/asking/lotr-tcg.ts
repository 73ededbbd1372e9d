/** What a decision of the LotR TCG is like: its phases are short, so that stops alone decide. */
import { Kind } from '@westmarch/kernel';
import type { LotrTcgState } from '@westmarch/lotr-tcg';
import type { LotrSeat } from '../lotr-tcg/seat.ts';
import type { Asking } from './circumstance.ts';

const OFFERS: ReadonlySet<string> = new Set(['actions of one player', 'action procedure', 'responses']);

export const lotrAsking: Asking<LotrTcgState, LotrSeat> = {
  company: () => 0,
  circumstance: ({ view: s, you }, { procedure }, options) => ({
    pass: options.find(Kind.pass, 0, 0, 0),
    offer: OFFERS.has(procedure),
    own: false,
    // What can be responded to has just happened; a skirmish is about those who fight in it.
    aimed: procedure === 'responses' || (s.global.skirmish !== 0 && s.card.owner[s.global.skirmish] === you),
    moot: false,
    urgent: () => false,
    slight: () => false,
    lastChance: false,
  }),
};
