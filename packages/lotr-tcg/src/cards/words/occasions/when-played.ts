/** Occasions: cards that are played, used, taken, discarded or leave; the Ring; sites that change hands. */
import {
  type Ability,
  both,
  type CardRef,
  counted,
  type Filter,
  notControlledBy,
  type PlayerRef,
  say,
  silent,
  thatCard,
  word,
  you,
} from '@westmarch/kernel';
import {
  abilityUsed,
  aboutToBeDiscarded,
  aboutToControl,
  cardPlayed,
  cardTaken,
  discarded,
  discardedFromDeck,
  discardedFromHand,
  eventPlayed,
  leftPlay,
  reconciled,
  reconciles,
  revealed,
  ringPutOn,
  ringTakenOff,
  siteControlled,
  siteLiberated,
  siteReplaced,
  transferred,
} from '../../../rules/events.ts';
import { phases } from '../../../state.ts';
import { anEvent, aSite, yours } from '../cards/filters.ts';
import { type Cause, type Following, happensFor, happensTo, type Occasion, when } from './occasions.ts';

/** Whoever plays it. */
export const isPlayed = (which: Filter): Occasion =>
  happensTo(cardPlayed, which, say`${counted(which.noun, 'a')} is played`);
export const youPlay = (which: Filter): Occasion =>
  happensTo(cardPlayed, both(which, yours), say`you play ${counted(which.noun, 'a')}`);
/** Someone else plays it. */
export const anOpponentPlays = (which: Filter): Occasion =>
  happensTo(
    cardPlayed,
    both(which, notControlledBy(you)),
    say`an opponent plays ${counted(which.noun, 'a')}`,
  );
/** What was played. */
export const thatOrc: CardRef = { ...thatCard, say: say`${word('that Orc')}` };
export const thatMinion: CardRef = { ...thatCard, say: say`${word('that minion')}` };
/** A card of any kind: events are told of as they are played, all others as they come into play. LR-EVENT-007 */
export const eachTimeYouPlay = (which: Filter, f: Following): readonly Ability[] => [
  when(youPlay(which), f),
  silent(when(happensTo(eventPlayed, both(which, anEvent, yours), say`you play it`), f)),
];
export const anEventIsPlayed = (which: Filter): Occasion =>
  happensTo(eventPlayed, which, say`${counted(which.noun, 'a')} is played`);
/** A special ability of such a card, in that phase; preventing it cancels the action. LR-COST-006 */
export const abilityIsUsed = (which: Filter, phase?: number): Occasion => {
  const o = happensTo(abilityUsed, which, say`a special ability of ${counted(which.noun, 'a')} is used`);
  return phase === undefined
    ? o
    : {
        ...o,
        test: (g, v, at) => `(${o.test(g, v, at)} && ${at.n} === ${phase})`,
        say: say`a ${word(phases[phase])} special ability of ${counted(which.noun, 'a')} is used`,
      };
};

export const isDiscarded = (which: Filter, ...causes: readonly Cause[]): Occasion =>
  happensTo(discarded, which, say`${counted(which.noun, 'a')} is discarded`, causes);
export const isAboutToBeDiscarded = (which: Filter, ...causes: readonly Cause[]): Occasion =>
  happensTo(aboutToBeDiscarded, which, say`${counted(which.noun, 'a')} is about to be discarded`, causes);
export const leavesPlay = (which: Filter, ...causes: readonly Cause[]): Occasion =>
  happensTo(leftPlay, which, say`${counted(which.noun, 'a')} leaves play`, causes);

/** Draws it or takes it otherwise. */
export const takesACard = (who: PlayerRef, ...causes: readonly Cause[]): Occasion =>
  happensFor(cardTaken, who, say`${who.say} draws a card (or takes a card into hand)`, causes);
/** Anyone but oneself. */
export const anOpponentTakesACard = (...causes: readonly Cause[]): Occasion => {
  const text = say`an opponent draws a card (or takes a card into hand)`;
  const o = happensFor(cardTaken, null, text, causes);
  return { ...o, test: (g, v, at) => `(${at.a} !== you && ${o.test(g, v, at)})` };
};
export const discardsFromHand = (who: PlayerRef, ...causes: readonly Cause[]): Occasion =>
  happensFor(discardedFromHand, who, say`${who.say} discards a card from hand`, causes);
export const discardsFromDeck = (who: PlayerRef, ...causes: readonly Cause[]): Occasion =>
  happensFor(discardedFromDeck, who, say`${who.say} discards a card from the draw deck`, causes);
/** Shown to all while it lies in a hand. LR-EFFECT-003 */
export const isRevealed = (which: Filter, ...causes: readonly Cause[]): Occasion =>
  happensTo(revealed, which, say`${counted(which.noun, 'a')} is revealed from hand`, causes);
export const beginsToReconcile = (who: PlayerRef): Occasion =>
  happensFor(reconciles, who, say`${who.say} reconciles`);
export const hasReconciled = (who: PlayerRef): Occasion =>
  happensFor(reconciled, who, say`${who.say} has reconciled`);
export const isTransferred = (which: Filter): Occasion =>
  happensTo(transferred, which, say`${counted(which.noun, 'a')} is transferred`);

export const theRingIsPutOn: Occasion = happensFor(
  ringPutOn,
  null,
  say`the Ring-bearer puts on The One Ring`,
);
export const theRingIsTakenOff: Occasion = happensFor(
  ringTakenOff,
  null,
  say`the Ring-bearer takes off The One Ring`,
);

export const controlIsTaken = (...causes: readonly Cause[]): Occasion =>
  happensTo(siteControlled, aSite, say`a site is taken control of`, causes);
export const controlAboutToBeTaken = (...causes: readonly Cause[]): Occasion =>
  happensTo(aboutToControl, aSite, say`a site is about to be taken control of`, causes);
export const siteIsLiberated = (...causes: readonly Cause[]): Occasion =>
  happensTo(siteLiberated, aSite, say`a site is liberated`, causes);
export const siteIsReplaced = (which: Filter = aSite): Occasion =>
  happensTo(siteReplaced, which, say`${counted(which.noun, 'a')} is replaced`);
