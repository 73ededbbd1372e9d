/**
 * X: a number that is settled as the price is paid, and used by what it is paid for: "spot X burdens to add X
 * twilight". Its player need not spot all. LR-SPOT-002
 */
import {
  always,
  anyCard,
  type Cost,
  chooseNumber,
  cost,
  counted,
  countOf,
  type Effect,
  type Filter,
  grant,
  lesser,
  many,
  modifier,
  type Num,
  noun,
  type Phrase,
  remembered,
  say,
  sequence,
  type Value,
  value,
  valueOf,
} from '@westmarch/kernel';
import { morePipes } from '../../../engine.ts';
import type { S } from '../../../state.ts';
import { pipe } from '../cards/filters.ts';
import { pipeweed } from '../cards/peoples.ts';
import { addsTwilight } from '../doing.ts';
import { forThisFellowshipPhase } from '../durations.ts';
import { discardA } from './costs.ts';

/** What it is. */
export const X: Value = { ...remembered('X'), say: say`X` };

const choosing = (most: Num, text: Phrase, can: Phrase): Cost => ({
  ...cost(always(can), { ...chooseNumber('X', 0, most), say: text }),
  say: text,
});
const sayLimited = (text: Phrase, limit?: Num): Phrase =>
  typeof limit !== 'number' ? text : say`${text} (limit ${limit})`;
const upTo = (value: Value, limit?: Num): Value => (limit === undefined ? value : lesser(value, limit));

/** "spot X Nazgûl": as many as are there, or fewer. */
export const spotX = (which: Filter, limit?: Num): Cost =>
  choosing(
    upTo(countOf(which), limit),
    sayLimited(say`spot ${counted(which.noun, X.say)}`, limit),
    say`${counted(which.noun, 'many')} can be spotted`,
  );
/** "add X twilight": as much as its player likes, up to what can still do anything. */
export const addXTwilight = (most: Num): Cost => ({
  ...cost(always(say`there is a pool`), sequence(chooseNumber('X', 1, most), addsTwilight(X))),
  say: say`add X twilight`,
});
const further = (s: S): number => valueOf(s, morePipes, 0);
/** Those in play, and what cards add to their number. LR-SPOT-002 */
const pipesToSpot: Value = value(
  'pipes to spot',
  [pipe],
  (g, v) => `(${countOf(pipe).js(g, v)} + ${g.ref(further)}(s))`,
  say`the number of pipes you can spot`,
);
/** "discard a pipeweed possession and spot X pipes" */
export const smokePipes: readonly Cost[] = [
  discardA(pipeweed),
  choosing(pipesToSpot, say`spot ${counted(pipe.noun, X.say)}`, say`pipes can be spotted`),
];
export const addsToPipes = (by: number): Effect => ({
  ...grant(modifier({ attribute: morePipes, of: anyCard, by }), forThisFellowshipPhase),
  say: say`add ${by} to the number of pipes you can spot`,
});
/** "spot X burdens": of what is counted without cards. */
export const spotXOf = (value: Value, what: string, limit?: number): Cost =>
  choosing(
    upTo(value, limit),
    sayLimited(say`spot ${many(X.say, what)}`, limit),
    say`${counted(noun(what), 'many')} can be spotted`,
  );
