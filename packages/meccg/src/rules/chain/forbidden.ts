/**
 * What cards can forbid or allow, as far as rules of several topics ask for it: one list each, empty unless a card
 * is in force that says so.
 */
import { forbiddenBy, type Gate, isIn, noun, ofCard, type Prohibition, say } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import { type S, Status, Zone } from '../../state.ts';

const someone = noun('character');
const company = noun('company');

/** A character or ally cannot be given a strike: asked with the card and the attack. */
export const struck = engine.prohibition('strike', someone, (it) => say`${it} may not be attacked`);
export const mayBeStruck = (s: S, card: number, attack: number): boolean =>
  forbiddenBy(s, struck, card, attack) === 0;

/** Someone does not untap. */
export const untapping = engine.prohibition('untapping', someone, (it) => say`${it} may not untap`);
export const mayUntap = (s: S, card: number): boolean => forbiddenBy(s, untapping, card) === 0;

/** Someone cannot be discarded, nor go back to a hand. */
export const leaving = engine.prohibition(
  'leaving',
  someone,
  (it) => say`${it} may not be discarded or returned to a hand`,
);
export const mayLeave = (s: S, card: number): boolean => forbiddenBy(s, leaving, card) === 0;

/** Asked of a character, with the card that would do it: no effect discards him. */
export const effectDiscards = engine.prohibition(
  'being discarded',
  someone,
  (it) => say`no effect discards ${it}`,
);
export const mayBeDiscarded = (s: S, card: number, by: number): boolean =>
  forbiddenBy(s, effectDiscards, card, by) === 0;

/** No creatures may be played on a company. */
export const creaturesOn = engine.prohibition(
  'creatures',
  company,
  (it) => say`no creature may be played on ${it}`,
);
export const areCreaturesBarred = (s: S, of: number): boolean => forbiddenBy(s, creaturesOn, of) !== 0;

/** Asked of a company: no resource permanent-event is played on it as a whole. */
export const companyEvents = engine.prohibition(
  'events on a company',
  company,
  (it) => say`no resource permanent-event may be played on ${it}`,
);

/** No resource that needs a scout may be played with a company. */
export const scoutWork = engine.prohibition(
  'scouts',
  company,
  (it) => say`no resource that needs a scout in ${it} may be played`,
);
export const mayScout = (s: S, of: number): boolean => forbiddenBy(s, scoutWork, of) === 0;

/** Hazards may not send a company back to where it came from, nor tap its site. */
export const sendingBack = engine.prohibition(
  'sending back',
  company,
  (it) => say`hazards may not return ${it} to its site of origin, nor tap its site`,
);
export const mayBeSentBack = (s: S, of: number): boolean => forbiddenBy(s, sendingBack, of) === 0;

/** A creature, played on that company, does not count against the hazard limit. */
export const counting = engine.prohibition(
  'counting',
  noun('creature'),
  (it) => say`${it} does not count against the hazard limit`,
);
export const countsAsHazard = (s: S, creature: number, on: number): boolean =>
  forbiddenBy(s, counting, creature, on) === 0;
/** A creature, played on that company, needs to be keyed to nothing. */
export const keying = engine.prohibition('keying', noun('creature'), (it) => say`${it} needs no keying`);
export const mustBeKeyed = (s: S, creature: number, on: number): boolean =>
  forbiddenBy(s, keying, creature, on) === 0;

/** Asked of a company, with one way of keying creatures by its number (hazards/keying.ts): none is keyed so on it. */
export const keyedWays = engine.prohibition(
  'ways of keying',
  company,
  (it) => say`creatures may not be keyed so on ${it}`,
);
export const mayBeKeyedSo = (s: S, of: number, way: number): boolean =>
  forbiddenBy(s, keyedWays, of, way) === 0;

/** Who may store cards at the end of his turn as in his organization phase: asked of a player. */
export const storesAtEnd = engine.marker(
  'stores at the end of the turn',
  () =>
    say`characters may store resources in the end-of-turn phase as though it were their organization phase`,
);

// ——— one for each thing that cards forbid: `a` is what it is about, `b` the card in question, `n` the player ———
const card = noun('card');
/** Asked of a card: it cannot tap, neither as a price nor for support. */
export const tapping = engine.prohibition('tapping', someone, (it) => say`${it} may not tap`);
export const canTap = (s: S, c: number): boolean =>
  s.card.status[c] === Status.untapped && forbiddenBy(s, tapping, c, c) === 0;
/** Asked of a character or ally: nothing heals him. */
export const healing = engine.prohibition('healing', someone, (it) => say`${it} may not be healed`);
export const mayHeal = (s: S, c: number): boolean => forbiddenBy(s, healing, c, c) === 0;
/** Asked of a company: it stays where it is. */
export const moving = engine.prohibition('moving', company, (it) => say`${it} may not move`);
export const mayMove = (s: S, of: number): boolean => forbiddenBy(s, moving, of) === 0;
/** Asked of a company, with who would leave it for another. */
export const splitting = engine.prohibition('splitting', company, (it) => say`${it} may not split`);
export const maySplit = (s: S, of: number, who: number): boolean => forbiddenBy(s, splitting, of, who) === 0;
/** Asked of a company, with who would come to it. */
export const joining = engine.prohibition('joining', company, (it) => say`nobody may join ${it}`);
export const mayJoin = (s: S, of: number, who: number): boolean => forbiddenBy(s, joining, of, who) === 0;
/** Asked of an item. */
export const transferring = engine.prohibition(
  'transferring',
  noun('item'),
  (it) => say`${it} may not be transferred`,
);
export const storing = engine.prohibition('storing', card, (it) => say`${it} may not be stored`);
/** Asked of a character in hand, by whatever way he would come into play. */
export const bringingIn = engine.prohibition(
  'bringing into play',
  someone,
  (it) => say`${it} may not be brought into play`,
);
/** Asked of a card in hand that would be played. */
export const playing = engine.prohibition('playing', card, (it) => say`${it} may not be played`);
/** Asked of a character, with what he would try to influence. */
export const influencing = engine.prohibition(
  'influencing',
  someone,
  (it) => say`${it} may not make influence attempts`,
);
export const mayInfluence = (s: S, c: number, on: number): boolean =>
  forbiddenBy(s, influencing, c, on) === 0;
/** Asked of an attack. */
export const cancelling = engine.prohibition(
  'cancelling',
  noun('attack'),
  (it) => say`${it} may not be cancelled`,
);
export const mayCancel = (s: S, attack: number): boolean => forbiddenBy(s, cancelling, attack) === 0;
/** Asked of a company: it attacks no other. ME-CVCC */
export const attackingCompanies = engine.prohibition(
  'attacking companies',
  company,
  (it) => say`${it} may not attack another company`,
);
/** Asked of a company: it does nothing in its site phase. */
export const entering = engine.prohibition('entering', company, (it) => say`${it} may not enter its site`);
export const mayEnter = (s: S, of: number): boolean => forbiddenBy(s, entering, of) === 0;
/** Asked of a company: it plays nothing at its site that would tap it. */
export const siteWork = engine.prohibition(
  'site work',
  company,
  (it) => say`${it} may play no items, allies or factions at its site`,
);

/** Asked of the number of a site card, with the player: no company of his goes there. */
export const siteUse = engine.prohibition('use of a site', noun('site'), (it) => say`${it} may not be used`);
export const mayUseSite = (s: S, site: number, player: number): boolean =>
  forbiddenBy(s, siteUse, site, 0, player) === 0;

/** Nothing forbids it; or the card that does is named. */
export function unlessForbidden(
  what: Prohibition,
  about: (s: S, player: number, card: number) => number = (_s, _player, c) => c,
): Gate {
  const by = (s: S, player: number, c: number): number =>
    forbiddenBy(s, what, about(s, player, c), c, player);
  return {
    ...engine.gate('prohibition', '', (s, player, c) => by(s, player, c) === 0, say`something forbids it`),
    why: (s: S, player: number, c: number) => say`${ofCard(s.effect.source[by(s, player, c)])} forbids it`,
  };
}

// What would be played by its own text, from hand.
engine.everyAction({
  rules: '',
  holds: (s, player, c) => !isIn(s, c, Zone.hand) || forbiddenBy(s, playing, c, c, player) === 0,
  why: (s, player, c) => say`${ofCard(s.effect.source[forbiddenBy(s, playing, c, c, player)])} forbids it`,
});
