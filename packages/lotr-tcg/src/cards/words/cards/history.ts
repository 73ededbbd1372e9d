/** What has been: in this turn, in this phase or skirmish. */
import {
  behind,
  type CardRef,
  type Condition,
  condition,
  counted,
  type Filter,
  filter,
  type Phrase,
  say,
} from '@westmarch/kernel';
import { type Block, blocks } from '../../../facts/names.ts';
import { movedInPhase, Was, wasInPhase, wasInTurn } from '../../../rules/history.ts';
import { hasMovedTo } from '../../../rules/sites/sites.ts';
import { numbersFrom } from '../telling.ts';

type Been = keyof typeof Was;
const TEXT: Readonly<Record<Been, readonly [did: Phrase, didNot: Phrase]>> = {
  wounded: [say`was wounded`, say`was not wounded`],
  killed: [say`was killed`, say`was not killed`],
  won: [say`won a skirmish`, say`did not win a skirmish`],
  lost: [say`lost a skirmish`, say`did not lose a skirmish`],
  assigned: [say`was assigned to a skirmish`, say`was not assigned to a skirmish`],
  played: [say`was played`, say`was not played`],
  exerted: [say`exerted`, say`did not exert`],
  discarded: [say`was discarded`, say`was not discarded`],
};
const did = (what: Been): Phrase => TEXT[what][0];

/** Cards in play that have been through it; whoever has left is asked for by `anyWasThisTurn`. */
export const beenThisTurn = (what: Been): Filter =>
  filter(
    'this turn',
    [],
    (g, v) => `${g.ref(wasInTurn)}(s, ${v.it}, ${Was[what]})`,
    behind(say`that ${did(what)} this turn`),
  );
export const beenThisPhase = (what: Been): Filter =>
  filter(
    'this phase',
    [],
    (g, v) => `${g.ref(wasInPhase)}(s, ${v.it}, ${Was[what]})`,
    behind(say`that ${did(what)} in this phase`),
  );
export const itWasThisTurn = (card: CardRef, what: Been): Condition =>
  condition(
    'was this turn',
    [card],
    (g, v) => `${g.ref(wasInTurn)}(s, ${card.js(g, v)}, ${Was[what]})`,
    say`${card.say} ${did(what)} this turn`,
    say`${card.say} ${TEXT[what][1]} this turn`,
  );

/** Such a card, wherever it lies now. */
const anyCardWas = (asked: typeof wasInTurn, which: Filter, what: Been, when: string): Condition =>
  condition(
    'any was',
    [which],
    (g, v) =>
      g.hoist(
        `for (let c = 1; c < s.card.def.length; c++) if (${g.ref(asked)}(s, c, ${Was[what]}) && ${which.js(g, { ...v, it: 'c' })}) return true; return false;`,
        v.it,
      ),
    say`${counted(which.noun, 'a')} ${did(what)} ${when}`,
    say`no ${counted(which.noun, 'bare')} ${did(what)} ${when}`,
  );
export const anyWasThisTurn = (which: Filter, what: Been): Condition =>
  anyCardWas(wasInTurn, which, what, 'this turn');
export const anyWasThisPhase = (which: Filter, what: Been): Condition =>
  anyCardWas(wasInPhase, which, what, 'in this phase');

/** In the phase that is on the fellowship moved to one of these sites, of whichever block or of one. LR-BLOCK-003 */
export const movedThisPhaseTo = (from: number, to: number, block?: Block): Condition =>
  block === undefined
    ? condition(
        'moved this phase',
        [],
        (g) => `${g.ref(movedInPhase)}(s, ${from}, ${to})`,
        say`the fellowship has moved to sites ${from} to ${to} in this phase`,
      )
    : condition(
        'moved this phase',
        [],
        (g) => `${g.ref(hasMovedTo)}(s, ${from}, ${to}, ${blocks.indexOf(block)})`,
        say`the fellowship has moved to site ${numbersFrom(from, to)} of the ${block} block in this phase`,
      );
