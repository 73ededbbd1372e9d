/** Occasions: burdens, threats, tokens, twilight and initiative. LR-BURDEN, LR-THREAT, LR-TOKEN, LR-INIT */
import { counted, type Filter, type PlayerRef, say } from '@westmarch/kernel';
import {
  aboutToAddBurdens,
  aboutToAddThreats,
  aboutToAddTwilight,
  burdened,
  burdenRemoved,
  initiativeGained,
  initiativeLost,
  threatAdded,
  threatRemoved,
  tokenPlaced,
  tokenRemoved,
  twilightAdded,
} from '../../../rules/events.ts';
import { type Cause, happensFor, happensTo, type Occasion } from './occasions.ts';

export const burdenAdded = (...causes: readonly Cause[]): Occasion =>
  happensFor(burdened, null, say`a burden is added`, causes);
/** One window for all that are added at one time. */
export const burdensAboutToBeAdded = (...causes: readonly Cause[]): Occasion =>
  happensFor(aboutToAddBurdens, null, say`any number of burdens are about to be added`, causes);
export const burdenTakenAway = (...causes: readonly Cause[]): Occasion =>
  happensFor(burdenRemoved, null, say`a burden is removed`, causes);

export const aThreatIsAdded = (...causes: readonly Cause[]): Occasion =>
  happensFor(threatAdded, null, say`a threat is added`, causes);
export const threatsAboutToBeAdded = (...causes: readonly Cause[]): Occasion =>
  happensFor(aboutToAddThreats, null, say`any number of threats are about to be added`, causes);
export const aThreatIsRemoved = (...causes: readonly Cause[]): Occasion =>
  happensFor(threatRemoved, null, say`a threat is removed`, causes);

export const twilightIsAdded = (...causes: readonly Cause[]): Occasion =>
  happensFor(twilightAdded, null, say`twilight is added`, causes);
export const twilightAboutToBeAdded = (...causes: readonly Cause[]): Occasion =>
  happensFor(aboutToAddTwilight, null, say`any number of twilight tokens are about to be added`, causes);

export const aTokenIsPlacedOn = (which: Filter, ...causes: readonly Cause[]): Occasion =>
  happensTo(tokenPlaced, which, say`a token is placed on ${counted(which.noun, 'a')}`, causes);
export const aTokenIsRemovedFrom = (which: Filter, ...causes: readonly Cause[]): Occasion =>
  happensTo(tokenRemoved, which, say`a token is removed from ${counted(which.noun, 'a')}`, causes);

export const gainsInitiative = (who: PlayerRef): Occasion =>
  happensFor(initiativeGained, who, say`${who.say} gain initiative`);
export const losesInitiative = (who: PlayerRef): Occasion =>
  happensFor(initiativeLost, who, say`${who.say} lose initiative`);
