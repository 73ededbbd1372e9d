/** Wizards: Gandalf tests rings, Pallando sees what is thrown away, Radagast learns of the wild. */
import {
  type Ability,
  action,
  always,
  both,
  called,
  choose,
  type Filter,
  filter,
  modifier,
  NOTHING,
  noun,
  say,
  self,
  the,
  verb,
  you,
} from '@westmarch/kernel';
import { itemClass, ownDraws, seesDiscards } from '../engine.ts';
import { testRing } from '../rules/items/ring-tests.ts';
import { handSizeBonus } from './great-characters.ts';
import { inCompanyOf, inPath, itsCompany, onYourTurn, tapSelf, untappedSelf } from './words/index.ts';

const goldRing: Filter = called(noun('gold ring'), itemClass.is('gold ring'));
export const gandalf: readonly Ability[] = [
  action({
    window: onYourTurn,
    zone: untappedSelf,
    costs: [tapSelf],
    targets: [choose('ring', both(goldRing, inCompanyOf(self)))],
    effect: verb('test ring', testRing, [you, the('ring')], say`test ${the('ring').say}`),
    rules: 'ME-CARD-0263 ME-RING-2026',
  }),
];

/** Of a number asked of players: of the controller of this card. */
const ofYou: Filter = filter('of you', [], (_g, v) => `${v.it} === you`, {
  adjectives: [],
  noun: null,
  after: [],
  definite: say`your`,
});
export const pallando: readonly Ability[] = [
  handSizeBonus(1, always(NOTHING), say`your hand size is +${1}`),
  {
    ...modifier({ attribute: seesDiscards, of: ofYou, by: 1, rules: 'ME-CARD-0555 ME-DISC-2002' }),
    say: say`your opponent discards cards from his hand face up`,
  },
];

export const radagast: readonly Ability[] = [
  {
    ...modifier({ attribute: ownDraws, of: itsCompany, by: inPath('wilderness') }),
    say: say`when the new site of its company is revealed, you may draw ${1} additional card for each Wilderness in its site path`,
  },
];
