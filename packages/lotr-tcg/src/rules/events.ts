/**
 * What can happen, and be heard of: every event of the game.
 *
 * Owns   their names, and what each is about: (a) whom or what it happens to, (b) by which card or with whom, (n) how.
 * Not    raising them: each stands with its rule.
 * Keeps  where nothing else is said, b is the card whose text did it, 0 for the rules themselves, and n says how
 *        (actions/cause.ts).
 */
import { noun, say } from '@westmarch/kernel';
import { engine } from '../engine.ts';

const aCharacter = noun('character');
const aCard = noun('card');
const aPlayer = noun('player');
const aSite = noun('site');
const aPhase = noun('phase');

// ——— wounds, exertion, healing, death ———
export const aboutToBeWounded = engine.event(
  'about to be wounded',
  aCharacter,
  (it) => say`${it} is about to take a wound`,
);
export const wounded = engine.event('wounded', aCharacter, (it) => say`${it} takes a wound`);
export const aboutToExert = engine.event('about to exert', aCharacter, (it) => say`${it} is about to exert`);
export const exerted = engine.event('exerted', aCharacter, (it) => say`${it} exerts`);
export const aboutToHeal = engine.event('about to heal', aCharacter, (it) => say`${it} is about to heal`);
export const healed = engine.event('healed', aCharacter, (it) => say`${it} is healed`);
export const aboutToBeKilled = engine.event(
  'about to be killed',
  aCharacter,
  (it) => say`${it} is about to be killed`,
);
/** Told while it is still where it was, so that what it bears and whom it fights are known. */
export const killed = engine.event('killed', aCharacter, (it) => say`${it} is killed`);

// ——— cards that go and come ———
export const aboutToBeDiscarded = engine.event(
  'about to be discarded',
  aCard,
  (it) => say`${it} is about to be discarded`,
);
/** From play, and told while it is still there. */
export const discarded = engine.event('discarded', aCard, (it) => say`${it} is discarded from play`);
/** By whichever way: discarded, killed, returned, stacked. */
export const leftPlay = engine.event('left play', aCard, (it) => say`${it} leaves play`);
/** A player draws a card or takes one into hand. */
export const cardTaken = engine.event('card taken', aPlayer, (it) => say`${it} takes a card into hand`);
export const discardedFromHand = engine.event(
  'discarded from hand',
  aPlayer,
  (it) => say`${it} discards a card from hand`,
);
export const discardedFromDeck = engine.event(
  'discarded from deck',
  aPlayer,
  (it) => say`${it} discards a card from the draw deck`,
);
/** A card of a hand is shown to all, and is still there. LR-EFFECT-003 */
export const revealed = engine.event('revealed', aCard, (it) => say`${it} is revealed from hand`);
/** What a card asks of its player before it comes into play; b is that player. LR-COST-002 */
/** What a card asks of its player before it comes into play; b is that player, n who is to bear it. LR-COST-002 */
export const priceOfPlaying = engine.event('price of playing', aCard, (it) => say`${it} is played`);
/** b is who plays it, n its bearer. */
export const cardPlayed = engine.event('played', aCard, (it) => say`${it} is played`);
/** An event card is paid for and has not done anything yet; b is who plays it, n the phase. LR-EVENT-002 */
export const eventPlayed = engine.event('event played', noun('event'), (it) => say`${it} is played`);
/** A special ability is paid for and has not done anything yet; b is who uses it, n the phase, 0 for a response. */
export const abilityUsed = engine.event(
  'ability used',
  aCard,
  (it) => say`a special ability of ${it} is used`,
);
/** b is who bears it now. LR-TRANSFER */
export const transferred = engine.event('transferred', aCard, (it) => say`${it} is transferred`);
export const reconciles = engine.event('reconciles', aPlayer, (it) => say`${it} reconciles`);
export const reconciled = engine.event('reconciled', aPlayer, (it) => say`${it} has reconciled`);

// ——— burdens, threats, tokens, twilight, initiative ———
export const aboutToAddBurdens = engine.event(
  'about to add burdens',
  aPlayer,
  (it) => say`burdens are about to be added for ${it}`,
);
export const burdened = engine.event('burdened', aPlayer, (it) => say`${it} adds a burden`);
export const burdenRemoved = engine.event('burden removed', aPlayer, (it) => say`${it} removes a burden`);
export const aboutToAddThreats = engine.event(
  'about to add threats',
  aPlayer,
  (it) => say`threats are about to be added for ${it}`,
);
export const threatAdded = engine.event('threat added', aPlayer, (it) => say`${it} adds a threat`);
export const threatRemoved = engine.event('threat removed', aPlayer, (it) => say`${it} removes a threat`);
export const aboutToAddTwilight = engine.event(
  'about to add twilight',
  noun('pool'),
  () => say`twilight is about to be added`,
);
export const twilightAdded = engine.event('twilight added', noun('pool'), () => say`twilight is added`);
export const tokenPlaced = engine.event('token placed', aCard, (it) => say`a token is placed on ${it}`);
export const tokenRemoved = engine.event('token removed', aCard, (it) => say`a token is removed from ${it}`);
export const initiativeGained = engine.event(
  'initiative gained',
  aPlayer,
  (it) => say`${it} gains initiative`,
);
export const initiativeLost = engine.event('initiative lost', aPlayer, (it) => say`${it} loses initiative`);

// ——— the Ring ———
export const ringPutOn = engine.event('Ring put on', aCharacter, (it) => say`${it} puts on The One Ring`);
export const ringTakenOff = engine.event(
  'Ring taken off',
  aCharacter,
  (it) => say`${it} takes off The One Ring`,
);

// ——— sites and moves ———
/** Who takes it is the player of the cause. LR-CONTROL-001 */
export const aboutToControl = engine.event(
  'about to control',
  aSite,
  (it) => say`a player is about to control ${it}`,
);
export const siteControlled = engine.event(
  'site controlled',
  aSite,
  (it) => say`a player takes control of ${it}`,
);
export const siteLiberated = engine.event('site liberated', aSite, (it) => say`${it} is liberated`);
/** The old site; b is the new one. */
export const siteReplaced = engine.event('site replaced', aSite, (it) => say`${it} is replaced`);
/** The site that a fellowship leaves; b is its player, n the number. LR-MOVE-005 */
export const movedFrom = engine.event('moved from', aSite, (it) => say`the fellowship moves from ${it}`);
/** Whose fellowship moves; b is the site that it comes to, n the number. LR-MOVE-006 */
export const moved = engine.event('moved', aPlayer, (it) => say`${it} move to a site`);
/** The site that a fellowship comes to; b is its player, n the number. LR-MOVE-007 */
export const movedTo = engine.event('moved to', aSite, (it) => say`the fellowship moves to ${it}`);

// ——— assignments and skirmishes ———
/** A minion; b is the character that it is to fight, n the player who assigned it. */
export const assigned = engine.event('assigned', aCharacter, (it) => say`${it} is assigned to a skirmish`);
/** b is the character on the other side, where there is one. */
export const skirmishWon = engine.event('skirmish won', aCharacter, (it) => say`${it} wins a skirmish`);
export const skirmishLost = engine.event('skirmish lost', aCharacter, (it) => say`${it} loses a skirmish`);
export const skirmishCancelled = engine.event(
  'skirmish cancelled',
  aCharacter,
  (it) => say`the skirmish of ${it} is cancelled`,
);

// ——— turns and phases ———
export const turnStarts = engine.event('turn starts', aPlayer, (it) => say`the turn of ${it} starts`);
export const turnEnds = engine.event('turn ends', aPlayer, (it) => say`the turn of ${it} ends`);
/** b is whose phase it is, n the character whose skirmish it is. */
export const phaseStarts = engine.event('phase starts', aPhase, () => say`a phase starts`);
export const phaseEnds = engine.event('phase ends', aPhase, () => say`a phase ends`);
