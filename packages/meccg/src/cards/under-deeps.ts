/**
 * The sites of the Under-deeps: what their cards say beside their numbers.
 *
 * Keeps  a card that a site names counts as soon as it is in the pool, and is never in play before.
 */
import {
  type Ability,
  type Condition,
  condition,
  exactly,
  type Filter,
  filter,
  isIn,
  type Modifier,
  modifier,
  say,
  self,
} from '@westmarch/kernel';
import { printed, ringTest } from '../engine.ts';
import { type Race, races } from '../facts/names.ts';
import { timesFaced } from '../rules/combat/automatic-attacks.ts';
import type { Called } from '../rules/combat/called-attacks.ts';
import { racesAtSite } from '../rules/hazards/keying.ts';
import { type S, Zone } from '../state.ts';
import { indexOf, isInPlay, readsAs } from './words/index.ts';

/** Creatures of these races may be played at this site, whatever they are keyed to. */
export const creaturesHere = (text: string, ...names: Race[]): Modifier => ({
  ...modifier({
    attribute: racesAtSite,
    of: exactly(self),
    by: names.reduce((bits, name) => bits | (1 << races.indexOf(name)), 0),
    change: 'set',
  }),
  say: say`any ${text} may also be played at this site`,
});

// ——— Nazgûl ———
const NAZGUL = races.indexOf('Nazgûl');
const [ADUNAPHEL, KHAMUL, WITCH_KING] = ['TW-2', 'TW-47', 'TW-113'] as const;
const isOneOf =
  (...ids: readonly string[]): Called =>
  (s, card) =>
    ids.some((id) => indexOf(id).def === s.card.def[card]);
const isNazgul: Called = (s, card) => printed.race(s, card) === NAZGUL;
/** What each site calls to its defence, by the name of the site. */
export const called: Readonly<Record<string, Called>> = {
  'The Iron-deeps': isOneOf(WITCH_KING),
  'The Under-leas': isOneOf(WITCH_KING),
  'The Sulfur-deeps': isOneOf(KHAMUL, ADUNAPHEL),
  'The Under-courts': isNazgul,
};
const witchKing = readsAs(
  say`if Witch-king of Angmar is in play as a permanent-event, he must attack as one more automatic-attack; afterwards discard him, defeated or not`,
);

// ——— The Under-gates ———
const BALROG_OF_MORIA = 'TW-12';
const DURINS_BANE = 'DM-107';
function wasDefeated(s: S, def: number): boolean {
  for (let c = 1; c < s.card.def.length; c++)
    if (s.card.def[c] === def && (isIn(s, c, Zone.points) || isIn(s, c, Zone.out))) return true;
  return false;
}
const isElsewhere = (s: S): boolean => {
  const balrog = indexOf(BALROG_OF_MORIA).def;
  return isInPlay(s, balrog) || wasDefeated(s, balrog) || wasDefeated(s, indexOf(DURINS_BANE).def);
};
const balrogElsewhere: Condition = condition(
  'Balrog elsewhere',
  [],
  (g) => `${g.ref(isElsewhere)}(s)`,
  say`Balrog of Moria is in play, or it or Durin's Bane was defeated`,
);
const firstAttackHere: Filter = filter(
  'first attack here',
  [],
  (_g, v) =>
    `(s.attack.kind[${v.it}] === 2 && s.attack.number[${v.it}] === 1 && s.company.site[s.attack.company[${v.it}]] === self)`,
  { adjectives: [], noun: null, after: [], definite: say`its first automatic-attack` },
);
const firstCancelled: Modifier = {
  ...modifier({ attribute: timesFaced, of: firstAttackHere, by: 0, change: 'set', if: balrogElsewhere }),
  say: say`if Balrog of Moria is in play, or if it or Durin's Bane was defeated, the first automatic-attack is cancelled`,
};

// ——— The Under-grottos ———
const companyHere: Filter = filter('company here', [], (_g, v) => `s.company.site[${v.it}] === self`, {
  adjectives: [],
  noun: null,
  after: [],
  definite: say`a company at this site`,
});
const ringsTested: Modifier = {
  ...modifier({ attribute: ringTest, of: companyHere, by: 2 }),
  say: say`when a gold ring is tested in a company at this site, the roll is modified by +${2}`,
};

// ——— The Under-galleries ———
const STOLEN_KNOWLEDGE = 3;
/** Marshalling points of sites once they are stored. */
export const storedWorth: Readonly<Record<string, number>> = { 'DM-37': STOLEN_KNOWLEDGE };

export const underDeeps: Readonly<Record<string, readonly Ability[]>> = {
  'DM-30': [creaturesHere('Undead or Pûkel-creature', 'Undead', 'Pûkel-creature')], // The Gem-deeps
  'DM-33': [witchKing], // The Iron-deeps
  'DM-34': [creaturesHere('Undead or Pûkel-creature', 'Undead', 'Pûkel-creature')], // The Pûkel-deeps
  'DM-35': [
    readsAs(
      say`if Khamûl the Easterling or Adûnaphel is in play as a permanent-event, one of the attacker's choice must attack as one more automatic-attack; afterwards discard it, defeated or not`,
    ),
  ], // The Sulfur-deeps
  'DM-36': [
    readsAs(
      say`if a Nazgûl is in play as a permanent-event, one of the attacker's choice must attack as one more automatic-attack; afterwards discard it, defeated or not`,
    ),
  ], // The Under-courts
  'DM-37': [
    readsAs(
      say`when this site would be discarded, it is stored instead: ${STOLEN_KNOWLEDGE} miscellaneous marshalling points`,
    ),
  ], // The Under-galleries
  'DM-38': [firstCancelled], // The Under-gates
  'DM-39': [ringsTested], // The Under-grottos
  'DM-40': [witchKing], // The Under-leas
  'DM-41': [creaturesHere('Undead creature', 'Undead')], // The Under-vaults
};
