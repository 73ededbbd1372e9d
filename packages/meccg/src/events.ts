/**
 * What happens: every event that the rules raise, for cards that wait for it.
 *
 * Owns   the events and what their three numbers are. `a` is whom or what it happens to; `b` the other party or the cause;
 *        `n` a number, or the card that caused it where `b` is taken.
 * Not    raising them: each rule does that where it happens, and lets triggers of a beginning or an end act at once.
 * Keeps  about something that begins, what is triggered comes before anything else in it; about something that was done,
 *        afterwards, in the next chain of effects (ME-COND-2008).
 */
import { type Event, noun, say } from '@westmarch/kernel';
import { engine } from './engine.ts';

const character = noun('character');
const company = noun('company');
const player = noun('player');
const card = noun('card');

// ——— phases: `a` the player whose turn it is ———
const phaseNames = {
  untap: 'untap',
  organization: 'organization',
  longEvent: 'long-event',
  movementHazard: 'movement/hazard',
  site: 'site',
  endOfTurn: 'end-of-turn',
} as const;
type PhaseEvents = Readonly<Record<keyof typeof phaseNames, Event>>;
const begins = (name: string): Event =>
  engine.event(`${name} phase begins`, player, (it) => say`the ${name} phase of ${it} begins`);
const ends = (name: string): Event =>
  engine.event(`${name} phase ends`, player, (it) => say`the ${name} phase of ${it} ends`);
export const phaseBegins: PhaseEvents = {
  untap: begins(phaseNames.untap),
  organization: begins(phaseNames.organization),
  longEvent: begins(phaseNames.longEvent),
  movementHazard: begins(phaseNames.movementHazard),
  site: begins(phaseNames.site),
  endOfTurn: begins(phaseNames.endOfTurn),
};
export const phaseEnds: PhaseEvents = {
  untap: ends(phaseNames.untap),
  organization: ends(phaseNames.organization),
  longEvent: ends(phaseNames.longEvent),
  movementHazard: ends(phaseNames.movementHazard),
  site: ends(phaseNames.site),
  endOfTurn: ends(phaseNames.endOfTurn),
};
/** The turn of a player is about to end. */
export const turnEnds = engine.event('turn ends', player, (it) => say`the turn of ${it} ends`);
export const deckExhausted = engine.event(
  'deck exhausted',
  player,
  (it) => say`the play deck of ${it} is exhausted`,
);

// ——— companies: `a` the company ———
/** Its movement/hazard phase begins: where it goes is not shown yet. */
export const movementBegins = engine.event(
  'movement begins',
  company,
  (it) => say`the movement/hazard phase of ${it} begins`,
);
/** It has shown where it goes. */
export const companyMoves = engine.event('company moves', company, (it) => say`${it} moves`);
/** Its way is laid, and hazards may be played on it. */
export const companyOnWay = engine.event('company on its way', company, (it) => say`${it} is on its way`);
export const movementEnds = engine.event(
  'movement ends',
  company,
  (it) => say`the movement/hazard phase of ${it} ends`,
);
/** It stands at its new site, all having moved: `b` is the site card. */
export const companyArrives = engine.event('company arrives', company, (it) => say`${it} arrives at a site`);
export const siteBegins = engine.event(
  'site phase of a company begins',
  company,
  (it) => say`the site phase of ${it} begins`,
);
/** It has chosen to enter its site, and nothing there is faced yet. */
export const companyEnters = engine.event(
  'company enters',
  company,
  (it) => say`${it} chooses to enter its site`,
);
export const siteEnds = engine.event(
  'site phase of a company ends',
  company,
  (it) => say`the site phase of ${it} ends`,
);

// ——— combat: `a` the company, `b` the attack; of strikes `a` who is struck, `b` the strike ———
export const attackBegins = engine.event('attack begins', company, (it) => say`${it} is attacked`);
/** `n` is the card that did it. */
export const attackCancelled = engine.event(
  'attack cancelled',
  company,
  (it) => say`an attack on ${it} is cancelled`,
);
/** It was not cancelled, and its strikes are about to be assigned. */
export const attackStands = engine.event(
  'attack stands',
  company,
  (it) => say`an attack on ${it} is not cancelled`,
);
export const attackFaced = engine.event('attack faced', company, (it) => say`${it} has faced an attack`);
export const attackDefeated = engine.event(
  'attack defeated',
  company,
  (it) => say`${it} has defeated an attack`,
);
export const strikeBegins = engine.event('strike begins', character, (it) => say`${it} faces a strike`);
/** `n` is what came of it. */
export const strikeEnds = engine.event('strike ends', character, (it) => say`${it} has faced a strike`);
/** `b` is the attack, or 0; `n` the card that did it where no attack has. */
export const wounded = engine.event('wounded', character, (it) => say`${it} is wounded`);

/** A successful strike did not wound him, though it would have: `b` is the attack. */
export const woundSpared = engine.event('wound spared', character, (it) => say`${it} would be wounded`);

/** Something has kept him from healing. */
export const keptFromHealing = engine.event('kept from healing', character, (it) => say`${it} would heal`);

// ——— checks: `a` who makes it ———
/** `b` is the card that calls for it, `n` its modifier. */
export const checkBegins = engine.event(
  'corruption check begins',
  character,
  (it) => say`${it} is about to make a corruption check`,
);
/** `b` is the total, without dice where he passes anyway; `n` what came of it. */
export const checkMade = engine.event(
  'corruption check made',
  character,
  (it) => say`${it} has made a corruption check`,
);
/** `b` is the attack, or 0; `n` the modifier. */
export const bodyBegins = engine.event(
  'body check begins',
  character,
  (it) => say`a body check is about to be made for ${it}`,
);
/** `b` is the total, `n` 1 if it was more than the body. */
export const bodyMade = engine.event(
  'body check made',
  character,
  (it) => say`a body check was made for ${it}`,
);
/** `b` is what he tries to influence, `n` the copy that is shown. */
export const attemptBegins = engine.event(
  'influence attempt begins',
  character,
  (it) => say`${it} is about to make an influence attempt`,
);
/** `b` is what he tried to influence, `n` by how much the total exceeds what was needed: more than 0 is success. */
export const attemptMade = engine.event(
  'influence attempt made',
  character,
  (it) => say`${it} has made an influence attempt`,
);

// ——— the chain of effects: `a` the card ———
/** What it declared is cancelled before it resolves: `b` is the card that does it, or 0. */
export const effectCancelled = engine.event(
  'effect cancelled',
  card,
  (it) => say`an effect of ${it} is cancelled`,
);
/** What it declared comes to nothing: what it needs is gone, or `n` is 1 for a hazard beyond the limit. */
export const effectLost = engine.event('effect lost', card, (it) => say`an effect of ${it} is lost`);

// ——— cards: `a` the card ———
/** It was played and resolved: `b` is its player, `n` the company that played it or that it was played on. */
export const cardPlayed = engine.event('card played', card, (it) => say`${it} is played`);
/** It has come into play and says so. */
export const cameIntoPlay = engine.event('came into play', card, (it) => say`${it} comes into play`);
/** It is about to leave play for the discard pile: `b` is the card that does it, `n` whose it was. */
export const cardDiscarded = engine.event('card discarded', card, (it) => say`${it} is discarded`);
/** It was discarded from a hand: `b` is whose. */
export const handDiscarded = engine.event(
  'discarded from hand',
  card,
  (it) => say`${it} is discarded from a hand`,
);
/** It is about to leave play for good: `n` is whose it was. */
export const eliminated = engine.event('eliminated', card, (it) => say`${it} is eliminated`);
/** `b` is the card that did it, or 0. */
export const cardTapped = engine.event('card tapped', card, (it) => say`${it} is tapped`);
/** An agent was turned face up, and has shown where it is. */
export const agentRevealed = engine.event('agent revealed', noun('agent'), (it) => say`${it} is revealed`);
/** It was put away: `b` is its player, `n` the number of the site. */
export const stored = engine.event('stored', card, (it) => say`${it} is stored`);
/** A site card was tapped by a resource: `b` is that card, `n` the company. */
export const siteTaps = engine.event('site tapped', noun('site'), (it) => say`${it} is tapped by a resource`);
/** Somebody bears an item from now on: `b` is the item. */
export const itemGained = engine.event('item gained', character, (it) => say`${it} gains an item`);
/** Somebody leaves a company, for another or for good: a character or ally, and `b` the company. */
export const left = engine.event('left', character, (it) => say`${it} leaves a company`);
/** Somebody has come to a company: a character or ally, and `b` the company. */
export const joined = engine.event('joined', character, (it) => say`${it} joins a company`);
