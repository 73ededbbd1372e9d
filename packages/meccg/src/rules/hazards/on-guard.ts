/**
 * Cards on guard: placed face down beside a company's site, shown when it enters or plays there. ME-ONGUARD
 *
 * Owns   placing, the two occasions for revealing, what may not be revealed, and the way back to hand.
 * Not    what a card does when it is revealed: its own ability, or its attack as a creature.
 * Keeps  a card on guard is known to its owner only; a revealed event resolves at once, before the chain in which it
 *        was revealed (ME-ONGUARD-2013); it costs its place in the hazard limit once (2018).
 */
import {
  At,
  call,
  finish,
  firstIn,
  idOf,
  isIn,
  isOpen,
  localOf,
  move,
  moveFaceDown,
  type Options,
  ofCard,
  place,
  resolveDeclared,
  say,
  sizeOf,
  useAction,
  valueOf,
} from '@westmarch/kernel';
import { ask, engine, step } from '../../engine.ts';
import { type Race, races, type SiteType, siteTypes } from '../../facts/names.ts';
import { Phase, type S, Stage, Zone } from '../../state.ts';
import { discard, isCreature, isHazard, Kind as Type, untapped } from '../cards/cards.ts';
import { canPlayUnique } from '../cards/unique.ts';
import { type CardAction, cardAction } from '../chain/actions.ts';
import { isAnswering } from '../chain/chain.ts';
import { windowGate } from '../chain/window-gate.ts';
import { attacksAt, hasAttackBy } from '../combat/automatic-attacks.ts';
import { announcePlayed, Deed, remember } from '../companies/history.ts';
import { tapsByRule, tapsByText } from '../sites/play-sites.ts';
import { siteType } from '../sites/sites.ts';
import { notInSolitaire } from '../solitaire/solitaire.ts';
import { notInStarter } from '../starter.ts';
import { notBarred, underLimit } from './creatures.ts';
import { hazardSite, siteKey } from './keying.ts';

/** What an event may be revealed for. One that returns a company, taps it or its site, or removes someone: nothing. */
export interface OnGuardUse {
  /** It changes automatic-attacks: any, or those of some races. */
  readonly attacks?: 'any' | readonly Race[];
  /** It changes those of such sites only. */
  readonly at?: readonly SiteType[];
  /** It affects the company or one of its characters in the site phase. */
  readonly company?: boolean;
  /** It affects influence attempts. */
  readonly attempts?: boolean;
  /** It answers what is declared, and says itself to what. */
  readonly answers?: boolean;
  /** It affects whoever chooses to enter the site. */
  readonly entering?: boolean;
}
const uses = new Map<number, OnGuardUse>();
const none: OnGuardUse = {};
export function registerOnGuard(def: number, use: OnGuardUse): void {
  uses.set(def, use);
}

const guardsOf = (s: S, company: number): number => place(s, Zone.onGuard, company);

// ——— placing ———
/** Beside a company that still moves, even one that nobody is left of. ME-COMPANY-506 */
const mayPlace = (s: S, player: number): boolean =>
  s.global.phase === Phase.movementHazard &&
  s.global.hazardPlayer === player &&
  s.company.player[s.global.company] !== 0 &&
  s.company.done[s.global.company] === 0 &&
  s.company.returned[s.global.company] === 0;
cardAction({
  name: 'placeOnGuard',
  from: 'hand',
  // Any card may be, to bluff; but nobody asks why a resource is not.
  kinds: Object.values(Type),
  suits: isHazard,
  gates: [
    windowGate(
      'ME-ONGUARD-2000 ME-ONGUARD-2002',
      [mayPlace, say`cards are placed on guard in the movement/hazard phase of an opponent's company`],
      [
        (s) => s.global.stage === Stage.none && s.global.check === 0,
        say`an attack is being faced, or a check is about to be made`,
      ],
    ),
    notInStarter,
    notInSolitaire,
    engine.gate('zone', 'ME-ONGUARD-2000', (s, _p, c) => isIn(s, c, Zone.hand), say`it is not in your hand`),
    engine.gate(
      'requirement',
      'ME-ONGUARD-2000 ME-ONGUARD-4003',
      (s) => sizeOf(s, guardsOf(s, s.global.company)) === 0,
      say`one card for each company is all`,
    ),
    engine.gate(
      'requirement',
      'ME-ONGUARD-2017 ME-MP-4029',
      (s, _p, c) => s.layout.sizes.players === 2 || isHazard(s, c),
      say`with more than two players only hazards may be placed on guard`,
    ),
    engine.gate('cost', 'ME-ONGUARD-2018', (s) => underLimit(s), say`the hazard limit is reached`),
  ],
  declare(s, player, card) {
    s.global.hazardsDeclared++;
    // Which hazard it was, so that it can go back when the limit falls below that.
    const placed = moveFaceDown(s, card, guardsOf(s, s.global.company), 1 << player);
    s.card.hazardNumber[placed] = s.global.hazardsDeclared;
  },
  say: () => say`place on guard`,
});

// ——— revealing ———
/** Something is declared that may tap the site. */
function isTappingPlay(s: S): boolean {
  if (!untapped(s, s.company.site[s.global.company])) return false;
  for (let e = s.global.entries; e !== 0; e--) {
    const { ability, action, source } = s.entry;
    if (ability[e] === 0 ? tapsByRule(action[e]) : tapsByText(s.card.def[source[e]])) return true;
  }
  return false;
}

const isEntering = (s: S): boolean => s.global.stage === Stage.entering;
const isPlaying = (s: S): boolean =>
  s.global.stage === Stage.none &&
  s.global.check === 0 &&
  isAnswering(s) &&
  (isTappingPlay(s) || s.global.attempt !== 0);

/** Something is declared that the card may answer, even when an attack is faced. */
const isAnswered = (s: S, card: number): boolean =>
  uses.get(s.card.def[card])?.answers === true && isAnswering(s);

function changesAttacks(s: S, card: number): boolean {
  if (uses.get(s.card.def[card])?.entering === true) return true;
  const { attacks, at } = uses.get(s.card.def[card]) ?? none;
  if (at !== undefined && !at.includes(siteTypes[valueOf(s, siteType, s.company.site[s.global.company])]))
    return false;
  if (attacks === undefined || attacks === 'any')
    return attacks === 'any' && attacksAt(s, s.global.company) > 0;
  for (let i = 0; i < attacks.length; i++)
    if (hasAttackBy(s, s.global.company, races.indexOf(attacks[i]))) return true;
  return false;
}

function affectsPlay(s: S, card: number): boolean {
  const use = uses.get(s.card.def[card]);
  return (
    (use?.company === true && isTappingPlay(s)) ||
    (use?.attempts === true && s.global.attempt !== 0) ||
    (use?.answers === true && isAnswering(s))
  );
}

/** Some ability by which it is played from hand could be used now. */
function isPlayable(s: S, player: number, card: number): boolean {
  const { abilities, definitions } = s.engine;
  const { actions } = definitions[s.card.def[card]];
  for (let i = 0; i < actions.length; i++)
    if (isOpen(abilities[actions[i]].gates, s, player, card)) return true;
  return false;
}

const revealing = engine.procedure('revealing', { player: idOf('player'), card: idOf('card') })({
  creature: step('ME-ONGUARD-2016 ME-ONGUARD-2019', (s, f) => {
    if (!isCreature(s, f.card)) return undefined;
    s.card.hazardNumber[f.card] = 0;
    // It waits, seen by all, until the automatic-attacks are resolved.
    move(s, f.card, place(s, Zone.declared, 0));
    return finish;
  }),
  use: ask('ME-ONGUARD-2013 ME-ONGUARD-2020', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`How is ${ofCard(f.card)} used?`,
    options(s, f, o) {
      const { actions } = s.engine.definitions[s.card.def[f.card]];
      for (let i = 0; i < actions.length; i++)
        if (isOpen(s.engine.abilities[actions[i]].gates, s, f.player, f.card))
          o.action(f.card, actions[i], 0);
    },
    choose(s, f, option) {
      s.card.hazardNumber[f.card] = 0;
      move(s, f.card, place(s, Zone.declared, 0));
      useAction(s, option.b, f.card, f.player);
    },
  }),
  layAside: step('ME-ONGUARD-2009 ME-EVENT-005', (s, f) => {
    announcePlayed(s, f.card, f.player, s.global.company);
    if (isIn(s, f.card, Zone.declared)) discard(s, f.card);
  }),
});

const onChain = engine.declared;
/** What is revealed from on guard resolves as if before the chain. ME-ONGUARD-2013 */
engine.declared = (s, base) => {
  if (localOf(s, revealing, 1) === s.frames[base + At.source]) resolveDeclared(s, base);
  else onChain(s, base);
};

const reveal: CardAction = cardAction({
  name: 'reveal',
  from: 'onGuard',
  kinds: Object.values(Type),
  suits: isHazard,
  gates: [
    engine.gate(
      'window',
      'ME-ONGUARD-2004 ME-ONGUARD-2006 ME-ONGUARD-2012',
      (s, p, c) =>
        s.global.phase === Phase.site &&
        s.global.company !== 0 &&
        s.global.active !== p &&
        (isEntering(s) || isPlaying(s) || isAnswered(s, c)),
      say`it is revealed when the company faces automatic-attacks, or plays what may tap its site`,
    ),
    engine.gate(
      'zone',
      'ME-ONGUARD-2015 ME-ONGUARD-2023',
      (s, p, c) => s.card.owner[c] === p && s.card.place[c] === guardsOf(s, s.global.company),
      say`it is not on guard beside this company`,
    ),
    engine.gate('requirement', 'ME-ONGUARD-2017', (s, _p, c) => isHazard(s, c), say`it is no hazard`),
    ...notBarred,
    engine.gate(
      'requirement',
      'ME-ONGUARD-2005 ME-ONGUARD-2019 ME-ONGUARD-4001 ME-ONGUARD-4002',
      (s, _p, c) =>
        !isCreature(s, c) ||
        (isEntering(s) &&
          attacksAt(s, s.global.company) > 0 &&
          siteKey(s, c, s.company.site[s.global.company]) !== 0 &&
          canPlayUnique(s, c)),
      say`a creature must be keyed to the site, and be shown before an automatic-attack there is faced`,
    ),
    engine.gate(
      'requirement',
      'ME-ONGUARD-2004 ME-ONGUARD-9000',
      (s, _p, c) => !isEntering(s) || isCreature(s, c) || changesAttacks(s, c),
      say`it does not change the automatic-attack`,
    ),
    engine.gate(
      'requirement',
      'ME-ONGUARD-2006 ME-ONGUARD-2011 ME-ONGUARD-4007 ME-ONGUARD-9003',
      (s, _p, c) => isEntering(s) || isCreature(s, c) || affectsPlay(s, c),
      say`it does nothing to the company now that may be revealed`,
    ),
    engine.gate(
      'target',
      'ME-ONGUARD-2020',
      (s, p, c) => isCreature(s, c) || isPlayable(s, p, c),
      say`there is nothing that it could be played on`,
    ),
  ],
  declare(s, player, card) {
    remember(s, s.global.company, Deed.playedOn, s.card.def[card]);
    call(s, revealing, player, card);
  },
  say: () => say`reveal`,
});

/**
 * It could be revealed beside the company that moves: a creature keyed to where it will be, or an event that says so.
 * All else is placed to bluff. It decides nothing: only whether somebody is asked for its sake.
 */
export const couldBeRevealed = (s: S, card: number): boolean =>
  isHazard(s, card) &&
  (isCreature(s, card)
    ? attacksAt(s, s.global.company) > 0 && siteKey(s, card, hazardSite(s, s.global.company)) !== 0
    : uses.has(s.card.def[card]));

/** Whose card lies on guard beside the company; the hazard player where there is none. */
export function guardOwner(s: S): number {
  const card = firstIn(s, guardsOf(s, s.global.company));
  return card === 0 ? s.global.hazardPlayer : s.card.owner[card];
}

/** Whatever a player may reveal against the company now. */
export function offerReveals(s: S, player: number, o: Options): void {
  for (let c = firstIn(s, guardsOf(s, s.global.company)); c !== 0; c = s.card.next[c])
    if (isOpen(reveal.gates, s, player, c)) o.action(c, 0, reveal.code);
}

/** The next creature that was revealed and has not attacked, or 0. */
export function revealedCreature(s: S): number {
  for (let c = firstIn(s, place(s, Zone.declared, 0)); c !== 0; c = s.card.next[c])
    if (isCreature(s, c)) return c;
  return 0;
}
