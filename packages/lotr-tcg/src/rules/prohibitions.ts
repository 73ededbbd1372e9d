/**
 * What cards can forbid: every prohibition of the game.
 *
 * Owns   their names, and what each is asked about.
 * Not    asking: each is asked where the rule offers or does the thing.
 * Keeps  where nothing else is said, b is the card whose text would do it, 0 for the rules themselves, and n says how
 *        (actions/cause.ts); so what is forbidden to some and in some ways is told apart.
 */
import { noun, say } from '@westmarch/kernel';
import { engine } from '../engine.ts';

const aCharacter = noun('character');
const aCard = noun('card');
const aPlayer = noun('player');

// ——— to a character ———
export const noWound = engine.prohibition('wound', aCharacter, (it) => say`${it} cannot take wounds`);
export const noExert = engine.prohibition('exert', aCharacter, (it) => say`${it} cannot exert`);
export const noHeal = engine.prohibition('heal', aCharacter, (it) => say`wounds on ${it} cannot be healed`);
/** What is about to happen cannot be prevented: asked of whom it happens to, with its source and its event. */
export const noPrevent = engine.prohibition(
  'prevent',
  aCharacter,
  (it) => say`what happens to ${it} cannot be prevented`,
);
export const noSkirmish = engine.prohibition(
  'skirmish',
  aCharacter,
  (it) => say`${it} cannot take part in skirmishes`,
);
/** Who cannot be assigned to whom: asked of the minion, with the character and the player who would assign it. */
export const noAssign = engine.prohibition('assign', noun('minion'), (it) => say`${it} cannot be assigned`);
/** Which minion is not roaming, wherever it is. LR-ROAM-001 */
export const noRoaming = engine.prohibition('roam', noun('minion'), (it) => say`${it} is not roaming`);
/** Who is not counted in an archery total. LR-ARCHERY-002, 003 */
export const noShot = engine.prohibition('shot', aCharacter, (it) => say`${it} adds to no archery total`);
/** Who cannot be given wounds of archery fire. */
export const noArrow = engine.prohibition('arrow', aCharacter, (it) => say`${it} takes no archery wounds`);

// ——— to a card ———
/** Whose text does not apply. */
export const noText = engine.prohibition('text', aCard, (it) => say`the text of ${it} does not apply`);
/** Who cannot bear a card: asked of the bearer, with the card as the second. LR-ATTACH-001 */
export const noBearing = engine.prohibition('bear', aCharacter, (it) => say`${it} cannot bear it`);
/** What cannot be handed on: asked of the card, with who would bear it. LR-TRANSFER */
export const noTransfer = engine.prohibition('transfer', aCard, (it) => say`${it} cannot be transferred`);
/** What cannot be played: asked of the card, with its player as the second. */
export const noPlay = engine.prohibition('play', aCard, (it) => say`${it} cannot be played`);
/** What cannot be used or played as an event: asked of the card, with its player and its ability. */
export const noUse = engine.prohibition('use', aCard, (it) => say`${it} cannot be used`);
/** What is discarded the moment it comes into play. LR-EFFECT-012 */
export const noStay = engine.prohibition(
  'stay',
  aCard,
  (it) => say`${it} is discarded as it comes into play`,
);
export const noDiscard = engine.prohibition('discard', aCard, (it) => say`${it} cannot be discarded`);
/** A site that nothing takes the place of. */
export const noReplacing = engine.prohibition('replace', noun('site'), (it) => say`${it} cannot be replaced`);

// ——— to a player ———
export const noUnburden = engine.prohibition('unburden', aPlayer, () => say`burdens cannot be removed`);
export const noThreatRemoval = engine.prohibition(
  'remove threats',
  aPlayer,
  (it) => say`${it} cannot remove threats`,
);
export const noDiscardFromHand = engine.prohibition(
  'discard from hand',
  aPlayer,
  (it) => say`${it} cannot be made to discard from hand`,
);
export const noDiscardFromDeck = engine.prohibition(
  'discard from deck',
  aPlayer,
  (it) => say`${it} cannot be made to discard from the draw deck`,
);
/** Whose hand nobody sees: asked of him, with the card that would show it and the player who would look. LR-ERRATA-009 */
export const noSight = engine.prohibition('see hand', aPlayer, (it) => say`the hand of ${it} cannot be seen`);
/** Whose fellowship cannot move again. */
export const noMove = engine.prohibition('move', aPlayer, () => say`the fellowship cannot move again`);
/** Whose fellowship cannot stay where it is, if it may move at all. LR-REGROUP-006 */
export const noRest = engine.prohibition('rest', aPlayer, () => say`the fellowship must move again`);
/** Who has not won by having fought at the last site: only once the Shadow players are about to reconcile. LR-WIN-001 */
export const noWinning = engine.prohibition(
  'win',
  aPlayer,
  () => say`the game is not won before Shadow players reconcile`,
);
/** The Free Peoples player, whatever he holds: the Shadow side has initiative then. */
export const noInitiative = engine.prohibition('initiative', aPlayer, () => say`the Shadow has initiative`);
/** A phase that is not held. */
export const noFights = engine.prohibition(
  'fights',
  aPlayer,
  () => say`the assignment and skirmish phases are skipped`,
);
export const noArchery = engine.prohibition('archery', aPlayer, () => say`the archery phase is skipped`);
