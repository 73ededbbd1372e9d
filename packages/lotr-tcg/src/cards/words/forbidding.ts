/** What cannot be done: to whom, by what, in which way. */
import {
  type Ability,
  all,
  anyCard,
  type CardRef,
  type Condition,
  condition,
  counted,
  type Effect,
  exactly,
  type Filter,
  forbid,
  grant,
  modifier,
  NOTHING,
  not,
  otherCard,
  type Phrase,
  type PlayerRef,
  type Prohibition,
  passes,
  say,
  self,
  stating,
  subject,
  whilst,
} from '@westmarch/kernel';
import { mostAttackers } from '../../engine.ts';
import {
  noArrow,
  noAssign,
  noDiscard,
  noDiscardFromDeck,
  noDiscardFromHand,
  noExert,
  noHeal,
  noPlay,
  noPrevent,
  noReplacing,
  noShot,
  noSight,
  noText,
  noThreatRemoval,
  noTransfer,
  noUnburden,
  noUse,
  noWound,
} from '../../rules/prohibitions.ts';
import { forThisArchery } from './durations.ts';
import type { Cause, Test } from './occasions/occasions.ts';

const ABOUT = { a: 'a', b: 'b', n: 'n' } as const;

/** Anything but that: "except in skirmishes". */
export const otherThanBy = (cause: Cause): Cause => ({
  parts: cause.parts,
  test: (g, v, at) => `!${cause.test(g, v, at)}`,
  say: say`except ${cause.say}`,
});

const NONE: readonly Cause[] = [];
function forbidden(
  what: Prohibition,
  parts: Cause['parts'],
  tests: readonly Test[],
  text: Phrase,
  causes: readonly Cause[],
  when?: Condition,
): Ability {
  const all: readonly Test[] = [...tests, ...causes.map((cause) => cause.test)];
  const whole = causes.reduce((so, cause) => say`${so} ${cause.say}`, text);
  const further = when === undefined ? [] : [when];
  return {
    ...forbid(what, {
      if: condition(
        'forbidden',
        [...parts, ...causes.flatMap((cause) => cause.parts), ...further],
        (g, v) =>
          `(${[...all.map((test) => test(g, v, ABOUT)), ...further.map((part) => part.js(g, v))].join(' && ')})`,
        NOTHING,
      ),
    }),
    say: when === undefined || when.say.key === NOTHING.key ? whole : say`while ${when.say}, ${whole}`,
  };
}
const toCard = (
  what: Prohibition,
  which: Filter,
  text: Phrase,
  causes: readonly Cause[],
  when?: Condition,
): Ability =>
  forbidden(
    what,
    [which],
    [(g, v, at) => `(${at.a} !== 0 && ${which.js(g, { ...v, it: at.a })})`],
    text,
    causes,
    when,
  );
const toPlayer = (what: Prohibition, who: PlayerRef, text: Phrase, causes: readonly Cause[]): Ability =>
  forbidden(what, [who], [(g, v, at) => `${at.a} === ${who.js(g, v)}`], text, causes);

export const cannotTakeWounds = (which: Filter, when?: Condition, ...causes: readonly Cause[]): Ability =>
  toCard(noWound, which, say`${counted(which.noun, 'each')} cannot take wounds`, causes, when);
export const cannotExert = (which: Filter, ...causes: readonly Cause[]): Ability =>
  toCard(noExert, which, say`${counted(which.noun, 'each')} cannot exert`, causes);
export const cannotHeal = (which: Filter, when?: Condition, ...causes: readonly Cause[]): Ability =>
  toCard(noHeal, which, say`${counted(which.noun, 'each')} cannot heal`, causes, when);
export const cannotBeDiscarded = (which: Filter, ...causes: readonly Cause[]): Ability =>
  toCard(noDiscard, which, say`${counted(which.noun, 'each')} cannot be discarded`, causes);
export const cannotBeTransferred = (which: Filter): Ability =>
  toCard(noTransfer, which, say`${counted(which.noun, 'each')} cannot be transferred`, NONE);
export const cannotBeReplaced = (which: Filter): Ability =>
  toCard(noReplacing, which, say`${counted(which.noun, 'each')} cannot be replaced`, NONE);
/** Asked of the card, whoever would play it. */
export const cannotBePlayed = (which: Filter, when?: Condition): Ability =>
  toCard(noPlay, which, say`${counted(which.noun, 'each')} cannot be played`, NONE, when);
/** Neither its special abilities nor, if it is an event, the card itself. */
export const cannotBeUsed = (which: Filter, when?: Condition): Ability =>
  toCard(noUse, which, say`${counted(which.noun, 'each')} cannot be used`, NONE, when);
/** What it says does not count; what it is, and its numbers, stay. LR-LATER-027 */
export const textDoesNotApply = (which: Filter): Ability => ({
  ...forbid(noText, { of: which }),
  say: say`the game text of ${counted(which.noun, 'each')} does not apply`,
});
/** What is about to happen to them cannot be prevented. */
export const cannotBePrevented = (which: Filter = anyCard): Ability =>
  toCard(noPrevent, which, say`what happens to ${counted(which.noun, 'each')} cannot be prevented`, NONE);

export const threatsCannotBeRemoved = (who: PlayerRef, ...causes: readonly Cause[]): Ability =>
  toPlayer(noThreatRemoval, who, say`threats cannot be removed`, causes);
export const cannotBeMadeToDiscardFromHand = (who: PlayerRef, ...causes: readonly Cause[]): Ability =>
  toPlayer(noDiscardFromHand, who, say`cards cannot be discarded from the hand of ${who.say}`, causes);
/** Nobody else sees his hand. LR-ERRATA-009 */
export const cannotSeeHandOf = (whose: PlayerRef, who: PlayerRef): Ability =>
  forbidden(
    noSight,
    [whose, who],
    [(g, v, at) => whoseTest(whose, at.a, g, v), (g, v, at) => whoseTest(who, at.n, g, v)],
    who.word === 'any Shadow player'
      ? say`no Shadow player can look at or reveal cards in your hand`
      : say`${who.say} cannot look at or reveal cards in the hand of ${whose.say}`,
    NONE,
  );
const whoseTest = (who: PlayerRef, player: string, g: Parameters<Test>[0], v: Parameters<Test>[1]): string =>
  who.word === 'any Shadow player' ? `${player} !== s.global.active` : `${player} === ${who.js(g, v)}`;
export const cannotBeMadeToDiscardFromDeck = (who: PlayerRef, ...causes: readonly Cause[]): Ability =>
  toPlayer(noDiscardFromDeck, who, say`cards cannot be discarded from the draw deck of ${who.say}`, causes);

/** A minion to a character, by anyone or only by that player. LR-ASSIGN-010 */
export const cannotBeAssignedTo = (minion: Filter, character: Filter, by?: PlayerRef): Ability =>
  forbidden(
    noAssign,
    [minion, character, ...(by === undefined ? [] : [by])],
    [
      (g, v, at) => minion.js(g, { ...v, it: at.a }),
      (g, v, at) => character.js(g, { ...v, it: at.b }),
      ...(by === undefined ? [] : [((g, v, at) => `${at.n} === ${by.js(g, v)}`) satisfies Test]),
    ],
    by === undefined
      ? say`${counted(minion.noun, 'each')} cannot be assigned to ${counted(character.noun, 'a')}`
      : say`${by.say} cannot assign ${counted(character.noun, 'a')} to ${counted(minion.noun, 'each')}`,
    NONE,
  );
/** No more than so many minions in each skirmish of such a character. */
export const atMostMinions = (n: number, character: Filter, when?: Condition): Ability => ({
  ...modifier({
    attribute: mostAttackers,
    of: character,
    by: n,
    change: 'atMost',
    ...(when === undefined ? {} : { if: when }),
  }),
  say: whilst(
    n === 1
      ? say`no more than ${1} minion may be assigned to each skirmish of ${counted(character.noun, 'a')}`
      : say`no more than ${n} minions may be assigned to each skirmish of ${counted(character.noun, 'a')}`,
    when,
  ),
});
/** For this archery phase it adds to no total: "this minion does not add to the minion archery total". */
export const sitsOutArchery: Effect = {
  ...grant(forbid(noShot, { of: exactly(self) }), forThisArchery),
  say: stating(say`${self.say} does not add to an archery total`),
};
/** The same of another character that is known. */
export const sitOutArchery = (card: CardRef): Effect => ({
  ...grant(forbid(noShot, { of: exactly(subject) }), forThisArchery, card),
  say: stating(say`${card.say} does not add to an archery total`),
});
/** They are not counted in an archery total. LR-ARCHERY-002, 003 */
export const doesNotAddToArchery = (which: Filter, when?: Condition): Ability =>
  toCard(noShot, which, say`${counted(which.noun, 'each')} does not add to an archery total`, NONE, when);
/** Archery wounds go to others. LR-ERRATA-054 */
export const takesNoArcheryWounds = (which: Filter, when?: Condition): Ability =>
  toCard(noArrow, which, say`${counted(which.noun, 'each')} takes no archery wounds`, NONE, when);

// ——— what stays ———
/** Nobody can, but texts of such cards may. */
interface Unless {
  readonly except?: Filter;
  readonly if?: Condition;
}
function never(what: Prohibition, text: Phrase, { except, if: when }: Unless): Ability {
  const tests = [
    ...(when === undefined ? [] : [when]),
    ...(except === undefined ? [] : [not(passes(otherCard, except))]),
  ];
  const said = except === undefined ? text : say`${text} (except by ${counted(except.noun, 'many')})`;
  return {
    ...forbid(what, tests.length === 0 ? {} : { if: { ...all(...tests), say: NOTHING } }),
    say: whilst(said, when),
  };
}
export const woundsStay = (unless: Unless = {}): Ability =>
  never(noHeal, say`wounds cannot be healed`, unless);
export const burdensStay = (unless: Unless = {}): Ability =>
  never(noUnburden, say`burdens cannot be removed`, unless);
