/**
 * The kinds of players, side by side: what differs between them by the rules, in one table. ME-ALIGN, ME-SETUP,
 * ME-AVATAR, ME-FW, ME-RW, ME-BAL, ME-DRAGON
 *
 * Owns   every such difference. Nothing else names a kind of player; rules ask for the row of one.
 * Not    what single cards change (attributes beside the rules that ask for them).
 */
import { type SideName, sides } from '../facts/names.ts';
import { placeIndex } from '../map/map.ts';
import type { S } from '../state.ts';
import type { Side } from './side.ts';
import { balrogDeck, dragonDeck, fallenWizardDeck, heroDeck, ringwraithDeck } from './side-decks.ts';

export type { Side } from './side.ts';

const places = (...names: string[]): readonly number[] => names.map(placeIndex);

const wizard: Side = {
  name: 'wizard',
  player: 'Wizard player',
  avatar: 'Wizard',
  haven: 'Haven',
  council: 'Free Council',
  plays: ['hero', 'dual', 'neutral'],
  walker: {
    number: 1,
    uses: ['hero'],
    firstOnly: false,
    starter: true,
    fearsGorgoroth: true,
    knowsPass: false,
    swaps: [],
  },
  picksVersions: false,
  onePointEach: false,
  scoresStoredAnywhere: true,
  havens: 'hero',
  agentsUse: ['hero'],
  reveals: true,
  ofTheNine: false,
  calls: true,
  avatarArrives: places('Rivendell'),
  starts: places('Rivendell'),
  startRegions: [],
  isHisOwnAvatar: false,
  startsWith: 5,
  startCompanies: 8,
  charactersAPhase: 1,
  recallsMind: 0,
  recallsMindByHouse: 0,
  homesBelow: false,
  barsBalrogs: false,
  callsFromBelow: false,
  gainsNothingAtHome: false,
  minions: 'never',
  mayBeOvert: false,
  fightsAllFrom: 0,
  detained: false,
  havensTouchDeeps: true,
  alwaysUnused: 0,
  oneRingTo: 0,
  leaderBonus: 2,
  ringsOfAnySide: false,
  testOfHeroRings: 0,
  drawsByNewSite: false,
  begins: true,
  isToldByAvatar: false,
  choosesAvatar: true,
  mayTurnInto: 'fallen-wizard',
  livesInLair: false,
  hoards: false,
  scoresEveryKill: false,
  burningBonus: 0,
  deck: heroDeck,
};
const ringwraith: Side = {
  name: 'ringwraith',
  player: 'Ringwraith player',
  avatar: 'Ringwraith',
  haven: 'Darkhaven',
  council: 'Audience with Sauron',
  plays: ['minion', 'dual', 'neutral'],
  walker: {
    number: 2,
    uses: ['minion'],
    firstOnly: false,
    starter: true,
    fearsGorgoroth: false,
    knowsPass: true,
    swaps: [],
  },
  picksVersions: false,
  onePointEach: false,
  scoresStoredAnywhere: true,
  havens: 'minion',
  agentsUse: ['minion'],
  reveals: true,
  ofTheNine: true,
  calls: false,
  avatarArrives: places('Minas Morgul', 'Dol Guldur'),
  starts: places('Dol Guldur', 'Minas Morgul'),
  startRegions: [],
  isHisOwnAvatar: false,
  startsWith: 6,
  startCompanies: 2,
  charactersAPhase: 1,
  recallsMind: 0,
  recallsMindByHouse: 0,
  homesBelow: false,
  barsBalrogs: false,
  callsFromBelow: false,
  gainsNothingAtHome: false,
  minions: 'always',
  mayBeOvert: true,
  fightsAllFrom: 0,
  detained: true,
  havensTouchDeeps: true,
  alwaysUnused: 5,
  oneRingTo: placeIndex('Barad-dûr'),
  leaderBonus: 2,
  ringsOfAnySide: false,
  testOfHeroRings: 0,
  drawsByNewSite: false,
  begins: true,
  isToldByAvatar: false,
  choosesAvatar: true,
  mayTurnInto: 'none',
  livesInLair: false,
  hoards: false,
  scoresEveryKill: false,
  burningBonus: 0,
  deck: ringwraithDeck,
};
/** As a Ringwraith player, without an avatar. ME-ALIGN-004 */
const sauron: Side = {
  ...ringwraith,
  name: 'sauron',
  player: 'Sauron player',
  avatarArrives: [],
  isHisOwnAvatar: true,
  begins: false,
  reveals: false,
  ofTheNine: false,
};
const fallenWizard: Side = {
  name: 'fallen-wizard',
  player: 'fallen-wizard player',
  avatar: 'Fallen-wizard',
  haven: 'Wizardhaven',
  council: 'Day of Reckoning',
  plays: ['fallen-wizard', 'stage', 'hero', 'minion', 'dual', 'neutral'],
  walker: {
    number: 3,
    uses: ['fallen-wizard', 'hero', 'minion'],
    firstOnly: false,
    starter: false,
    fearsGorgoroth: false,
    knowsPass: false,
    swaps: [],
  },
  picksVersions: true,
  onePointEach: true,
  scoresStoredAnywhere: false,
  havens: 'fallen-wizard',
  agentsUse: ['hero'],
  reveals: true,
  ofTheNine: false,
  calls: true,
  avatarArrives: [],
  starts: places('The White Towers'),
  startRegions: ['Rhudaur', 'Arthedain'],
  isHisOwnAvatar: false,
  startsWith: 5,
  startCompanies: 8,
  charactersAPhase: 1,
  recallsMind: 0,
  recallsMindByHouse: 0,
  homesBelow: false,
  barsBalrogs: false,
  callsFromBelow: false,
  gainsNothingAtHome: false,
  minions: 'by their race',
  mayBeOvert: true,
  fightsAllFrom: 11,
  detained: false,
  havensTouchDeeps: false,
  alwaysUnused: 0,
  oneRingTo: 0,
  leaderBonus: 1,
  ringsOfAnySide: true,
  testOfHeroRings: -1,
  drawsByNewSite: true,
  begins: true,
  isToldByAvatar: true,
  choosesAvatar: true,
  mayTurnInto: 'none',
  livesInLair: false,
  hoards: false,
  scoresEveryKill: false,
  burningBonus: 0,
  deck: fallenWizardDeck,
};
const balrog: Side = {
  name: 'balrog',
  player: 'Balrog player',
  avatar: 'Balrog',
  haven: 'Darkhaven',
  council: 'Day of Decision',
  plays: ['minion', 'balrog', 'dual', 'neutral'],
  walker: {
    number: 4,
    uses: ['balrog', 'minion'],
    firstOnly: true,
    starter: false,
    fearsGorgoroth: false,
    knowsPass: true,
    swaps: [],
  },
  picksVersions: false,
  onePointEach: false,
  scoresStoredAnywhere: true,
  havens: 'balrog',
  agentsUse: ['balrog', 'minion'],
  reveals: true,
  ofTheNine: false,
  calls: false,
  avatarArrives: places('The Under-gates'),
  starts: places('Moria', 'The Under-gates'),
  startRegions: [],
  isHisOwnAvatar: false,
  startsWith: 6,
  startCompanies: 2,
  charactersAPhase: 2,
  recallsMind: 3,
  recallsMindByHouse: 2,
  homesBelow: true,
  barsBalrogs: true,
  callsFromBelow: true,
  gainsNothingAtHome: true,
  minions: 'always',
  mayBeOvert: true,
  fightsAllFrom: 0,
  detained: true,
  havensTouchDeeps: true,
  alwaysUnused: 5,
  oneRingTo: 0,
  leaderBonus: 2,
  ringsOfAnySide: false,
  testOfHeroRings: 0,
  drawsByNewSite: true,
  begins: true,
  isToldByAvatar: true,
  choosesAvatar: false,
  mayTurnInto: 'none',
  livesInLair: false,
  hoards: false,
  scoresEveryKill: false,
  burningBonus: 0,
  deck: balrogDeck,
};
/** As a Ringwraith player, but that he is one of the nine Dragons: the scenario Here Be Dragons. ME-DRAGON-4000..4026 */
const dragon: Side = {
  ...ringwraith,
  name: 'dragon',
  player: 'Dragon player',
  avatar: 'Dragon',
  council: 'Diet of Wyrms',
  walker: {
    number: 5,
    uses: ['minion', 'hero'],
    firstOnly: false,
    starter: false,
    fearsGorgoroth: false,
    knowsPass: true,
    swaps: ['Moria', 'Carn Dûm', 'Dol Guldur', 'Minas Morgul', 'Barad-dûr', 'Cirith Ungol', 'Cirith Gorgor'],
  },
  // His lair is the only one.
  havens: 'none',
  ofTheNine: false,
  calls: true,
  avatarArrives: [],
  starts: [],
  startCompanies: 1,
  oneRingTo: 0,
  drawsByNewSite: true,
  // He says so himself: the card of a Dragon is first of all a hazard.
  isToldByAvatar: true,
  choosesAvatar: false,
  livesInLair: true,
  hoards: true,
  scoresEveryKill: true,
  burningBonus: 1,
  deck: dragonDeck,
};

const rows = {
  none: wizard,
  wizard,
  ringwraith,
  sauron,
  'fallen-wizard': fallenWizard,
  balrog,
  dragon,
} as const;
const table: readonly Side[] = sides.map((name) => rows[name]);
export const sideNamed = (name: SideName): Side => rows[name];
/** The row of a player. */
export const sideOf = (s: S, player: number): Side => table[s.player.side[player]];

/** He plays minions: a Ringwraith, Sauron or Balrog player. */
export const isMinionPlayer = (s: S, player: number): boolean => sideOf(s, player).minions === 'always';

/** Definitions that make their player Sauron while they are in play. ME-ALIGN-004, DECISIONS F1 */
const sauronCards = new Set<number>();
export const registerSauron = (def: number): unknown => sauronCards.add(def);
/** Such a card has come into play: he is Sauron, not a Ringwraith. */
export function becomeSauron(s: S, player: number): void {
  s.player.side[player] = sides.indexOf('sauron');
}
/** He is such a player from now on, and says that he is that one. ME-OPT-4009 */
export function turnInto(s: S, player: number, side: SideName, person: number): void {
  s.player.side[player] = sides.indexOf(side);
  s.player.declared[player] = person;
}
/** A card leaves play: if it was such a one, he is as he was before. */
export function ceaseToBeSauron(s: S, card: number): void {
  const player = s.card.controller[card];
  if (sauronCards.has(s.card.def[card]) && sideOf(s, player).name === 'sauron')
    s.player.side[player] = sides.indexOf('ringwraith');
}
