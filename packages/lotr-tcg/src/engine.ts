/** The engine of the game, and the numbers that other cards may change. */
import {
  type Attribute,
  Engine,
  englishWith,
  printedName,
  printedNumber,
  printedSet,
  type State,
  say,
  valueOf,
} from '@westmarch/kernel';
import { cultures, itemClasses, kinds, loaded, races, sides, signets, unloaded } from './facts/names.ts';
import { type S, schema } from './state.ts';

export const kind = printedName('kind', kinds);
export const side = printedName('side', sides, 'adjective');
export const culture = printedName('culture', cultures, 'adjective');
export const race = printedName('race', races);
export const itemClass = printedName('itemClass', itemClasses);
export const keyword = printedSet('keyword', unloaded);
export const signet = printedName('signet', signets);

const numbers = [
  'unique',
  'twilight',
  'strength',
  'vitality',
  'resistance',
  'siteNumber',
  'title',
  'arrow',
  'block',
  'home',
  'homeBlock',
  'ringed',
  'further',
  'asksRanger',
  'eventPhases',
  ...loaded,
];
const facts = [kind, side, culture, race, itemClass, keyword, signet, ...numbers.map(printedNumber)];

/** Raised whenever a change of rules or cards can change a game. */
export const RULES_VERSION = '0.4';

const language = englishWith({
  Man: { one: 'Man', other: 'Men' },
  Elf: { one: 'Elf', other: 'Elves' },
  Dwarf: { one: 'Dwarf', other: 'Dwarves' },
  Nazgul: { one: 'Nazgûl', other: 'Nazgûl' },
  'Uruk-hai': { one: 'Uruk-hai', other: 'Uruk-hai' },
  ally: { one: 'ally', other: 'allies' },
});

export const engine = new Engine<S>({
  name: 'lotr-tcg',
  version: RULES_VERSION,
  schema,
  facts,
  language,
  traits: ['kind', 'keyword', 'culture'],
  priceRule: 'LR-COST-002',
});
export const { step, ask } = engine;

/** Printed numbers of cards on the table. */
export const printed = {
  kind: engine.printed('kind'),
  side: engine.printed('side'),
  culture: engine.printed('culture'),
  race: engine.printed('race'),
  unique: engine.printed('unique'),
  twilight: engine.printed('twilight'),
  vitality: engine.printed('vitality'),
  siteNumber: engine.printed('siteNumber'),
  title: engine.printed('title'),
  supportArea: engine.printed('Support Area'),
  itemClass: engine.printed('itemClass'),
  keyword: engine.printed('keyword'),
  toil: engine.printed('Toil'),
  /** Of a site: the side on which the player sits who lays the next. */
  arrow: engine.printed('arrow'),
  block: engine.printed('block'),
  /** Of an ally: home sites as a set of numbers, and the block whose path they are on. */
  home: engine.printed('home'),
  homeBlock: engine.printed('homeBlock'),
  /** May start with the Ring. */
  ringed: engine.printed('ringed'),
  /** Of a weapon: it may be borne beside one other of its class. */
  further: engine.printed('further'),
  /** Of an event: its price names a ranger who is spotted or exerts. LR-ERRATA-040 */
  asksRanger: engine.printed('asksRanger'),
  /** Of an event: the phases that its text names, as a set. */
  eventPhases: engine.printed('eventPhases'),
};

const base = (fact: string) => engine.printed(fact);
const ENDURING_BONUS = 2;
/** More than there are. */
const MANY_MINIONS = 99;
const enduring = base('Enduring');
const printedStrength = base('strength');
/** Values add up; who has any is a hunter. LR-HUNTER-003, 004 */
export const hunter = engine.attribute('hunter', base('Hunter'), {
  least: 0,
  reads: (whose, amount, by) => say`${whose} gains hunter ${by > 0 ? by : amount}`,
});
/** Against someone without hunter a hunter is stronger; one such opponent is enough. LR-HUNTER-001, 002, 005 */
function huntingBonus(s: S, card: number): number {
  const hero = s.global.skirmish;
  if (hero === 0 || (card !== hero && s.card.against[card] !== hero)) return 0;
  const bonus = valueOf(s, hunter, card);
  if (bonus === 0) return 0;
  if (card !== hero) return valueOf(s, hunter, hero) === 0 ? bonus : 0;
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (s.card.against[c] === hero && valueOf(s, hunter, c) === 0) return bonus;
  return 0;
}
/** Enduring characters gain from their wounds, hunters from their prey. LR-KEYWORD-014, LR-HUNTER-001 */
export const strength = engine.attribute(
  'strength',
  (s, c) =>
    printedStrength(s, c) + (enduring(s, c) > 0 ? ENDURING_BONUS * s.card.wounds[c] : 0) + huntingBonus(s, c),
  0,
);
/** What a character has before wounds. */
export const fullVitality = engine.attribute('vitality', base('vitality'), 0);
const printedResistance = base('resistance');
const COMPANION = kinds.indexOf('companion');
/** Each burden lowers it for every companion of that fellowship. LR-BURDEN-002, LR-RESIST-003 */
export const resistance = engine.attribute(
  'resistance',
  (s, c) =>
    printed.kind(s, c) === COMPANION ? printedResistance(s, c) - s.player.burdens[s.card.owner[c]] : 0,
  0,
);
const printedCost = base('twilight');
/** What a card says of its own cost holds wherever it is played from, so it is read from its definition. LR-MODIF-002 */
function ownCost(s: State, card: number): number {
  const { elsewhere } = engine.definitions[s.card.def[card]];
  let total = printedCost(s, card);
  for (let i = 0; i < elsewhere.length; i++) {
    const ability = engine.abilities[elsewhere[i]];
    if (ability.channel === cost.channel) total = ability.fold(s, 0, card, total);
  }
  return total;
}
export const cost: Attribute = engine.attribute('twilight cost', ownCost, 0);
const ROAMING_PENALTY = 2;
/** What a minion costs more while it roams. LR-ROAM-002 */
export const roamingPenalty = engine.attribute('roaming penalty', () => ROAMING_PENALTY, 0);
/** Of a site: the twilight that it brings when a fellowship moves there. */
export const shadowNumber = engine.attribute('Shadow number', base('twilight'), 0);
export const homeSite = engine.attribute('site number', base('siteNumber'), 0);
export const archer = engine.attribute('archer', base('Archer'), {
  least: 0,
  reads: (whose) => say`${whose} is an archer`,
});
export const damage = engine.attribute('damage', base('Damage'), {
  least: 0,
  reads: (whose, by) => say`${whose} is damage ${by}`,
});
export const defender = engine.attribute('defender', base('Defender'), {
  least: 0,
  reads: (whose, by) => say`${whose} is defender ${by}`,
});
export const fierce = engine.attribute('fierce', base('Fierce'), {
  least: 0,
  reads: (whose) => say`${whose} is fierce`,
});
export const ambush = engine.attribute('ambush', base('Ambush'), 0);
export const lurker = engine.attribute('lurker', base('Lurker'), 0);
export const muster = engine.attribute('muster', base('Muster'), 0);
export const unhasty = engine.attribute('unhasty', base('Unhasty'), 0);
/** An ally away from home may take part: 1 in skirmishes, 2 in archery fire, 3 in both. LR-ALLY-005 */
export const takesPart = engine.marker('takes part', (whose, _amount, by) =>
  by === 1
    ? say`${whose} may take part in skirmishes`
    : say`${whose} may take part in archery fire and skirmishes`,
);
/** An ally who may be given archery wounds wherever he is. LR-ERRATA-054 */
export const openToArrows = engine.marker('open to arrows', (whose) => say`${whose} may take archery wounds`);
/** Whose first sentence is passed over. */
export const unbridled = engine.marker(
  'unbridled',
  (whose) => say`the first sentence of the text of ${whose} does not apply`,
);
/** Numbers of the table are asked of no card: `it` is 0. */
export const fellowshipTotal = engine.attribute('fellowship archery total', () => 0);
export const minionTotal = engine.attribute('minion archery total', () => 0);
/** Of the player whose turn it is. LR-MOVE-016 */
export const moveLimit = engine.attribute('move limit', (s) => s.global.moveLimit, 1);
/** Of an ally: the number of the site of its player whose text it has beside its own. LR-ACTIVE-006 */
export const siteText = engine.attribute('site text', () => 0);
/** How many pipes can be spotted beyond those in play. */
export const morePipes = engine.attribute('further pipes', () => 0);
/** Of a character: how many minions can be assigned to its skirmish. */
export const mostAttackers = engine.attribute('most minions', () => MANY_MINIONS, 0);
/** Whoever has any of it comes into play with no more than one vitality. LR-EXERT-006 */
export const entersExhausted = engine.attribute('enters exhausted', () => 0, {
  reads: (whose) => say`${whose} comes into play exhausted`,
});
/** How many times the other side's strength overwhelms. */
export const overwhelm = engine.attribute('overwhelm multiple', () => 2, 2);
