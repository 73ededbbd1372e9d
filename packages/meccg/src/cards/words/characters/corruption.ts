/** Corruption: checks, cards that corrupt, and how their bearers are rid of them. */

import {
  type Ability,
  type AnyWord,
  action,
  adjective,
  all,
  behind,
  both,
  type CardRef,
  type Condition,
  cardRef,
  choose,
  condition,
  controllerOf,
  type Effect,
  effect,
  type Filter,
  filter,
  forEach,
  host,
  hostOf,
  inForce,
  NOTHING,
  type Num,
  num,
  type Options,
  passes,
  repeat,
  say,
  sayNum,
  self,
  sequence,
  the,
  trigger,
  type Value,
  value,
  valueOf,
  verb,
  worded,
} from '@westmarch/kernel';
import { corruptionPoints } from '../../../engine.ts';
import { companyMoves, movementEnds, phaseEnds } from '../../../events.ts';
import { companyOf, discard, tap } from '../../../rules/cards/cards.ts';
import { isSame } from '../../../rules/cards/identity.ts';
import { firstOf } from '../../../rules/companies/company.ts';
import { checkCorruption, isBeyondCorruption } from '../../../rules/corruption/corruption.ts';
import { hasSource } from '../../../rules/corruption/doubled-source.ts';
import { rollsOver } from '../../../rules/dice.ts';
import { adds, note, Of, rollsFor } from '../../../rules/terms.ts';
import { Moment, Phase, type S, Zone } from '../../../state.ts';
import { signed } from '../amounts.ts';
import { character, inMovingCompany, untapped } from '../cards/filters.ts';
import { discardIt } from '../cards/states.ts';
import { asHazard } from '../occasions/hazard-windows.ts';
import { opensChain, within } from '../occasions/windows.ts';
import { shortEvent, staysOn } from '../playing/events.ts';

export const corruptionCheckBy = (card: CardRef, modifierBy: Num = 0): Effect =>
  verb(
    'check',
    checkCorruption,
    [card, num(modifierBy), 0, self],
    modifierBy === 0
      ? say`have ${card.say} make a corruption check`
      : say`have ${card.say} make a corruption check modified by ${sayNum(modifierBy)}`,
  );
/** A frame has three cells at least, so that half of where it lies is its own and fits into a byte. */
const half = (frame: number): number => frame >> 1;
/** Whose player says which of them is next: of all that wait, the first one's. */
const whoOrders = (s: S, frame: number): number => {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (s.card.due[c] === half(frame)) return s.card.controller[c];
  return 0;
};
const offerDue = (s: S, frame: number, o: Options): void => {
  const player = whoOrders(s, frame);
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (s.card.due[c] === half(frame) && s.card.controller[c] === player) o.card(c);
};
/**
 * A corruption check for each card that passes now, one after the other, in the order that their player chooses.
 * ME-CORR-2024
 */
export const checksForEach = (name: string, which: Filter, check: Effect): Effect => {
  const each = forEach(name, which, check);
  return effect('checks for each', each.parts, each.say, (b) => {
    const [again, end] = [b.label(), b.label()];
    const slot = b.slot(name);
    const mark = inForce.loop(
      b.g,
      b.v,
      (c) => `if (${which.js(b.g, { ...b.v, it: c })}) s.card.due[${c}] = f >> 1;`,
    );
    b.does('all who check', mark);
    b.here(again);
    b.does('next check', `${slot} = 0;`);
    b.asks('next check', {
      who: `${b.g.ref(whoOrders)}(s, f)`,
      options: `${b.g.ref(offerDue)}(s, f, o);`,
      choose: `${slot} = option.a; s.card.due[option.a] = 0;`,
      say: say`Several corruption checks are due: which is next?`,
      describe: [],
    });
    b.goes(end, `${slot} === 0`);
    check.build(b);
    b.goes(again);
    b.here(end);
  });
};
const addToCheck = (s: S, n: number, by: number): void => {
  s.global.checkModifier += n;
  note(s, Of.check, s.global.check, n, by);
};
const makeSure = (s: S): void => {
  s.global.checkSure = 1;
};
/** No dice are rolled for it. */
export const passesCheck: Effect = verb(
  'passes the check',
  makeSure,
  [],
  say`make him pass the corruption check automatically`,
);
export const checkBonus = (by: Num): Effect =>
  verb(
    'check bonus',
    addToCheck,
    [num(by), self],
    typeof by === 'number'
      ? say`give him ${signed(by)} to the corruption check`
      : say`add ${by.say} to the corruption check`,
  );

// ——— corruption cards ———
/** Of one character no two corruption cards in a turn; of a Ringwraith or The Balrog none. ME-CORR-2002, 2006 */
export const corruptible: Filter = filter(
  'corruptible',
  [],
  (g, v) => `(s.card.corrupted[${v.it}] === 0 && !${g.ref(isBeyondCorruption)}(s, ${v.it}))`,
  adjective(NOTHING),
);
const bearsSame = (s: S, character: number, card: number): boolean => {
  for (let c = s.place.first[s.layout.placeBase[Zone.on] + character]; c !== 0; c = s.card.next[c])
    if (isSame(s, c, card)) return true;
  return false;
};
/** "Cannot be duplicated on a given character." */
export const withoutAnother: Filter = filter(
  'without another',
  [],
  (g, v) => `!${g.ref(bearsSame)}(s, ${v.it}, self)`,
  behind(say`who bears no other copy of it`),
);
const markCorrupted = (s: S, character: number): void => {
  s.card.corrupted[character] = 1;
};
/** A corruption card has come to him this turn. */
export const markIt = (card: CardRef): Effect => verb('mark', markCorrupted, [card], NOTHING);
/** A corruption card: played on such a character, where it stays. */
export const corruptionCard = (which: Filter): Ability =>
  shortEvent({
    when: asHazard,
    if: opensChain,
    targets: [choose('character', both(which, character, inMovingCompany, corruptible, withoutAnother))],
    effect: sequence(staysOn(the('character')), markIt(the('character'))),
    rules: 'ME-CORR-2002 ME-CORR-2007',
  });

/** Nothing else is going on in the organization phase of whoever bears it. */
export const hostOrganizes: Condition = within(
  condition(
    'somebody organizes',
    [],
    () =>
      `(s.global.phase === ${Phase.organization} && s.global.moment === ${Moment.any} && s.global.entries === 0 && s.global.check === 0)`,
    NOTHING,
  ),
  condition(
    'host organizes',
    [],
    (g) =>
      `(s.global.phase === ${Phase.organization} && s.global.moment === ${Moment.any} && s.global.active === s.card.controller[${g.ref(hostOf)}(s, self)] && s.global.entries === 0 && s.global.check === 0)`,
    say`in its bearer's organization phase`,
  ),
);
const tryRemoval = (s: S, card: number, untaps: number, number: number): void => {
  const bearer = hostOf(s, card);
  s.card.corrupted[card] = untaps === 0 ? 1 : 2;
  if (untaps === 0) tap(s, bearer);
  rollsFor(s, 'card', card);
  if (rollsOver(s, adds(s, untaps === 1 ? -3 : 0, 'staying untapped'), number)) discard(s, card);
};
const hostUntapped: Condition = {
  ...passes(host, untapped),
  say: NOTHING,
  sayNot: say`its bearer is not untapped`,
};
const notTried = (most: number): Condition =>
  condition(
    'not tried',
    [],
    () => `(s.card.corrupted[self] <= ${most})`,
    NOTHING,
    say`its bearer has tried to remove it this turn`,
  );
/** The word by which such an ability is known, with its number. */
const REMOVE = 'remove over ';
/** What a roll must exceed to remove the card that has this ability; undefined: it removes nothing. */
export function removalNumberIn({ word, parts }: AnyWord): number | undefined {
  if (word.startsWith(REMOVE)) return Number(word.slice(REMOVE.length));
  for (const part of parts) {
    const found = removalNumberIn(part);
    if (found !== undefined) return found;
  }
  return undefined;
}
const removal = (
  if_: Condition,
  without: number,
  number: number,
  text: Effect['say'],
  rules: string,
): Ability =>
  action({
    window: hostOrganizes,
    by: controllerOf(host),
    if: if_,
    effect: verb(`${REMOVE}${number}`, tryRemoval, [self, without, number], text),
    rules,
  });
/** Its bearer may tap to try to remove it; or try without tapping, at −3 and only once. ME-CORR-2028, DECISIONS D9 */
export const removedBy = (number: number): Ability[] => [
  removal(
    all(hostUntapped, notTried(1)),
    0,
    number,
    say`tap its bearer and roll; if the result is greater than ${number}, discard ${self.say}`,
    'ME-CORR-2028',
  ),
  removal(
    notTried(0),
    1,
    number,
    say`roll at −3 without tapping; if the result is greater than ${number}, discard ${self.say}`,
    'ME-CORR-2028 ME-CORR-2030',
  ),
];
/** Its bearer may tap to try to remove it: what is no corruption card allows nothing else. */
export const removedByTapping = (number: number): Ability => removedBy(number)[0];
/** Its bearer may try once in his organization phase, without tapping. */
export const removedWithoutTapping = (number: number): Ability =>
  removal(
    notTried(0),
    2,
    number,
    say`roll once; if the result is greater than ${number}, discard ${self.say}`,
    '',
  );

const isHisCompany = (s: S, card: number, company: number): boolean => companyOf(s, card) === company;
/** The company that the event is about is its bearer's. */
export const ofItsCompany: Condition = condition(
  'his company',
  [],
  (g) => `${g.ref(isHisCompany)}(s, self, a)`,
  NOTHING,
);
/** It stays behind when its bearer's company moves. */
export const leftWhenMoving: Ability = {
  ...trigger(companyMoves, { if: ofItsCompany, effect: discardIt(self) }),
  say: say`discard ${self.say} when its bearer moves`,
};
/** So many corruption checks for whoever bears it, at the end of his company's movement/hazard phase. */
export const checksAtEnd = (times: Num, each: Effect['say']): Ability => ({
  ...trigger(movementEnds, { if: ofItsCompany, effect: repeat(times, corruptionCheckBy(host)) }),
  say: say`at the end of its bearer's movement/hazard phase, he makes a corruption check for each ${each}`,
});
/** Whoever is about to make a corruption check. */
export const theChecked: CardRef = cardRef('the checked', [], () => 's.global.check', say`that character`);
/** The same of a card that is no character. */
export const withoutCopy: Filter = filter(
  'without copy',
  [],
  (g, v) => `!${g.ref(bearsSame)}(s, ${v.it}, self)`,
  behind(say`with no other copy of it`),
);
const companyHasCopy = (s: S, character: number, card: number): boolean => {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (isSame(s, c, card) && companyOf(s, c) === companyOf(s, character)) return true;
  return false;
};
/** "Cannot be duplicated in a given company." */
export const inCompanyWithoutCopy: Filter = filter(
  'in a company without copy',
  [],
  (g, v) => `!${g.ref(companyHasCopy)}(s, ${v.it}, self)`,
  behind(say`in a company with no other copy of it`),
);

/** Of the end of an untap phase: it is that of whoever bears this card. */
export const hisUntapPhase: Condition = condition(
  'his untap phase',
  [],
  (g, v) => `(s.card.controller[${host.js(g, v)}] === a)`,
  say`it is his untap phase`,
);
/** At the end of the untap phase of whoever bears it, where he is then. */
export const afterHisUntap = (where: Condition, effect: Effect): Ability =>
  worded(
    trigger(phaseEnds.untap, { if: all(hisUntapPhase, where), effect }),
    say`at the end of his untap phase, if ${where.say}, ${effect.say}`,
  );
/** Whoever bears it is tempted turn by turn. */
export const checksAfterUntap: Ability = {
  ...trigger(phaseEnds.untap, { if: hisUntapPhase, effect: corruptionCheckBy(host) }),
  say: say`at the end of each of his untap phases, its bearer makes a corruption check`,
};

/** What an item gives a character, if he were the one who bears it. */
function corruptionFor(s: S, thing: number, character_: number): number {
  const { place } = s.card;
  const where_ = place[thing];
  place[thing] = s.layout.placeBase[Zone.on] + character_;
  const points = valueOf(s, corruptionPoints, thing);
  place[thing] = where_;
  return points;
}
export const corruptionIfBorne = (thing: CardRef, by: CardRef): Value =>
  value(
    'corruption if borne',
    [thing, by],
    (g, v) => `${g.ref(corruptionFor)}(s, ${thing.js(g, v)}, ${by.js(g, v)})`,
    say`the corruption points that ${thing.say} would give ${by.say}`,
  );
const isAnyCorrupted = (s: S): boolean => {
  for (let c = firstOf(s, s.global.company); c !== 0; c = s.card.next[c]) if (hasSource(s, c)) return true;
  return false;
};
/** Somebody in the company whose phase it is has a source of corruption. ME-CARD-0062 */
export const someoneCorrupted: Condition = condition(
  'someone corrupted',
  [],
  (g) => `${g.ref(isAnyCorrupted)}(s)`,
  say`a character of the company has a source of corruption`,
);
