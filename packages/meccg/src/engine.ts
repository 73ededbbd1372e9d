/** The engine of the game, and the numbers that other cards may change. What happens in it stands in events.ts. */
import {
  Engine,
  englishWith,
  firstIn,
  ITS,
  isIn,
  listed,
  NOTHING,
  printedName,
  printedNumber,
  printedSet,
  say,
} from '@westmarch/kernel';
import {
  alignments,
  itemClasses,
  keywords,
  kinds,
  lengths,
  pointKinds,
  races,
  skills,
} from './facts/names.ts';
import { type S, schema, Zone } from './state.ts';

export const kind = printedName('kind', kinds);
export const race = printedName('race', races);
export const skill = printedSet('skill', skills);
export const keyword = printedSet('keyword', keywords);
export const itemClass = printedName('itemClass', itemClasses);
export const alignment = printedName('alignment', alignments);

const facts = [
  kind,
  race,
  skill,
  keyword,
  itemClass,
  alignment,
  printedName('length', lengths),
  printedName('pointKind', pointKinds),
  ...[
    'avatar',
    'mind',
    'directInfluence',
    'prowess',
    'body',
    'strikes',
    'corruptionPoints',
    'corruptionModifier',
    'points',
    'stagePoints',
    'generalInfluence',
  ].map(printedNumber),
  /** Of a site: its number among all site cards, and that of its place. */
  ...['site', 'place', 'keyedRegions', 'keyedSites', 'playSite', 'influenceNumber'].map(printedNumber),
];

/** Raised whenever a change of rules or cards can change a game. */
export const RULES_VERSION = '0.2';

const language = englishWith({
  company: { one: 'company', other: 'companies' },
  Man: { one: 'Man', other: 'Men' },
  Dúnadan: { one: 'Dúnadan', other: 'Dúnedain' },
  Elf: { one: 'Elf', other: 'Elves' },
  Dwarf: { one: 'Dwarf', other: 'Dwarves' },
  Wolf: { one: 'Wolf', other: 'Wolves' },
  Undead: { one: 'Undead', other: 'Undead' },
  Nazgûl: { one: 'Nazgûl', other: 'Nazgûl' },
  Spawn: { one: 'Spawn', other: 'Spawn' },
  ally: { one: 'ally', other: 'allies' },
  wilderness: { one: 'Wilderness', other: 'Wildernesses' },
  'shadow-land': { one: 'Shadow-land', other: 'Shadow-lands' },
  'dark-domain': { one: 'Dark-domain', other: 'Dark-domains' },
  'coastal-sea': { one: 'Coastal Sea', other: 'Coastal Seas' },
  'border-land': { one: 'Border-land', other: 'Border-lands' },
  'free-domain': { one: 'Free-domain', other: 'Free-domains' },
  haven: { one: 'Haven', other: 'Havens' },
  'free-hold': { one: 'Free-hold', other: 'Free-holds' },
  'border-hold': { one: 'Border-hold', other: 'Border-holds' },
  'ruins-and-lairs': { one: 'Ruins & Lairs', other: 'Ruins & Lairs', article: 'a' },
  'shadow-hold': { one: 'Shadow-hold', other: 'Shadow-holds' },
  'dark-hold': { one: 'Dark-hold', other: 'Dark-holds' },
  // Numbers of attacks and checks, as they stand behind an amount: "+1 strike", "−1 to corruption checks".
  strikes: { one: 'strike', other: 'strikes', countable: true },
  'strike prowess': { one: 'prowess', other: 'prowess' },
  'strike body': { one: 'body', other: 'body' },
  'corruption points': { one: 'corruption point', other: 'corruption points', countable: true },
  'marshalling points': { one: 'marshalling point', other: 'marshalling points', countable: true },
  'corruption check': { one: 'to corruption checks', other: 'to corruption checks' },
  'influence check': { one: 'to influence checks', other: 'to influence checks' },
});

export const engine = new Engine<S>({
  name: 'meccg',
  version: RULES_VERSION,
  schema,
  facts,
  language,
  conditionsMustRemain: true,
  traits: ['race', 'skill', 'keyword'],
});
export const { step, ask } = engine;

/** Printed numbers of cards on the table. */
export const printed = {
  kind: engine.printed('kind'),
  alignment: engine.printed('alignment'),
  length: engine.printed('length'),
  race: engine.printed('race'),
  skill: engine.printed('skill'),
  keyword: engine.printed('keyword'),
  itemClass: engine.printed('itemClass'),
  pointKind: engine.printed('pointKind'),
  avatar: engine.printed('avatar'),
  mind: engine.printed('mind'),
  directInfluence: engine.printed('directInfluence'),
  prowess: engine.printed('prowess'),
  body: engine.printed('body'),
  strikes: engine.printed('strikes'),
  corruptionPoints: engine.printed('corruptionPoints'),
  corruptionModifier: engine.printed('corruptionModifier'),
  points: engine.printed('points'),
  stagePoints: engine.printed('stagePoints'),
  generalInfluence: engine.printed('generalInfluence'),
  site: engine.printed('site'),
  place: engine.printed('place'),
  keyedRegions: engine.printed('keyedRegions'),
  keyedSites: engine.printed('keyedSites'),
  playSite: engine.printed('playSite'),
  influenceNumber: engine.printed('influenceNumber'),
};

/** The marshalling points printed on the trophies of a character: only Orcs and Trolls have any. ME-TROPHY-501, 506 */
const COLLECTORS = new Set([races.indexOf('Orc'), races.indexOf('Troll')]);
function trophyPoints(s: S, card: number): number {
  if (!COLLECTORS.has(printed.race(s, card))) return 0;
  let all = 0;
  for (let c = firstIn(s, s.layout.placeBase[Zone.on] + card); c !== 0; c = s.card.next[c])
    if (s.card.trophy[c] === 1) all += printed.points(s, c);
  return all;
}
/** By these points, 4 for more: what they add to prowess, up to 9, and to direct influence. ME-TROPHY-501, 4001 */
const TROPHY_PROWESS = [0, 0, 1, 1, 2];
const TROPHY_INFLUENCE = [0, 1, 1, 2, 2];
const TROPHY_MOST = 9;
const ownProwess = (s: S, card: number): number => {
  const own = printed.prowess(s, card);
  const more = TROPHY_PROWESS[Math.min(4, trophyPoints(s, card))];
  return more === 0 ? own : Math.max(own, Math.min(TROPHY_MOST, own + more));
};
const ownInfluence = (s: S, card: number): number =>
  printed.directInfluence(s, card) + TROPHY_INFLUENCE[Math.min(4, trophyPoints(s, card))];
export const prowess = engine.attribute('prowess', ownProwess);
export const body = engine.attribute('body', printed.body);
export const mind = engine.attribute('mind', printed.mind, 0);
export const directInfluence = engine.attribute('direct influence', ownInfluence, 0);
const DREAD = new Set([races.indexOf('Ringwraith'), races.indexOf('Balrog')]);
/** Dragons stand for Ringwraiths, but lend nobody their strength. ME-DRAGON-4001 */
const NOBODYS = alignments.indexOf('neutral');
const COMPANION = 2;
/** Beside a Ringwraith or The Balrog the others are stronger against corruption. ME-CORR-501, 502, 2031 */
const beside = (s: S, card: number): number =>
  isIn(s, card, Zone.company) && isDreaded(s, s.card.place[card], card, NOBODYS) ? COMPANION : 0;
/** A Ringwraith or The Balrog lies in a place, beside that one card, and is not of that alignment. */
function isDreaded(s: S, at: number, but: number, unlike = -1): boolean {
  for (let c = firstIn(s, at); c !== 0; c = s.card.next[c])
    if (c !== but && DREAD.has(printed.race(s, c)) && printed.alignment(s, c) !== unlike) return true;
  return false;
}
/** What is added to every corruption check of a character. */
export const corruptionCheck = engine.attribute(
  'corruption check',
  (s, card) => printed.corruptionModifier(s, card) + beside(s, card),
);
export const corruptionPoints = engine.attribute('corruption points', printed.corruptionPoints, 0);
/** What is added to an influence check that a character makes. */
export const influenceCheck = engine.attribute('influence check', () => 0);
/** What counts in influence attempts alone, and not in other checks of influence. ME-INFL-2004, 4014 */
export const influenceAttempt = engine.attribute('influence attempt', () => 0);
/** How many rolls are made for an influence check: the best of them counts. */
export const checkRolls = engine.attribute('rolls for an influence check', () => 1, {
  reads: (whose) => say`${whose} makes one more roll, and uses the one of his choice, for influence checks`,
});
export const points = engine.attribute('marshalling points', printed.points);
/** Of an attack: `it` is its row. */
export const attackStrikes = engine.attribute('strikes', (s, attack) => s.attack.strikes[attack], 0);
export const attackProwess = engine.attribute('strike prowess', (s, attack) => s.attack.prowess[attack]);
export const attackBody = engine.attribute('strike body', (s, attack) => s.attack.body[attack], 0);
/** How many strikes of an attack come and go with Doors of Night, whether it is in play or not. */
export const strikesAtNight = engine.marker('strikes at night', () => NOTHING);
/** More than 0: the first attempt to cancel it cancels what made it so instead. */
export const steadfast = engine.marker(
  'steadfast',
  (whose) => say`the first attempt to cancel ${whose} instead cancels the effects of this card`,
);
/** More than 0: it only detains. */
export const detaining = engine.attribute('detainment', (s, attack) => s.attack.detainment[attack], {
  least: 0,
  reads: (whose, _by, n) => (n === 0 ? say`${whose} is no detainment attack` : say`${whose} is detainment`),
});
/** More than 0: whoever it would wound is tapped instead. */
export const tapsOnly = engine.marker(
  'taps only',
  (whose) => say`whoever ${whose} would wound is tapped instead, without a body check`,
);
/** More than 0: whoever is neither Wizard nor Ringwraith is discarded if his body check equals his body. */
export const snares = engine.marker(
  'snares',
  (whose) =>
    say`if the body check for a non-Wizard, non-Ringwraith character wounded by ${whose} equals his body, he is discarded`,
);
/** What is added to the body checks of those whom it wounds. */
export const woundRolls = engine.attribute('body checks', () => 0, {
  reads: (whose, by) => say`body checks of characters wounded by ${whose} are modified by ${by}`,
});
/** More than 0: the attacker chooses who is struck. */
export const attackerChooses = engine.attribute(
  'attacker chooses',
  (s, attack) => s.attack.attackerChooses[attack],
  0,
);
/** Of a character: more than 0 while the attacker may always give him the first strike of an attack. */
export const markedForStrike = engine.marker(
  'marked for a strike',
  (whose) => say`the attacker may always assign the first strike of an attack to ${whose}`,
);
/** Of a player: `it` is his number. */
export const handSize = engine.attribute('hand size', (s) => (s.global.solitaire === 1 ? 5 : 8), {
  least: 0,
  reads: (whose, by) => say`${whose} hand size is changed by ${by}`,
});
const GENERAL_INFLUENCE = 20;
/** Of a player: what is printed on his avatar in play, where anything is. ME-INFL-002, 504 */
export const generalInfluence = engine.attribute(
  'general influence',
  (s, player) => printed.generalInfluence(s, s.player.avatar[player]) || GENERAL_INFLUENCE,
  { least: 0, reads: (whose, by) => say`${whose} general influence is changed by ${by}` },
);

/** Of a company: how many cards fewer or more its player, or its opponent, draws for its movement. */
export const ownDraws = engine.attribute('cards drawn by the mover', () => 0, {
  reads: (whose, by) =>
    say`the number of cards that its player draws for the movement of ${whose} is changed by ${by}`,
});
export const opponentDraws = engine.attribute('cards drawn by the opponent', () => 0, {
  reads: (whose, by) =>
    say`the number of cards that your opponent draws for the movement of ${whose} is changed by ${by}`,
});
/** Of a player: more than 0 while the others discard from hand where he can see it. */
export const seesDiscards = engine.marker(
  'sees discards',
  () => say`your opponents discard cards from their hands face up`,
);
/** Of a player: more than 0 while he may put what he discards from hand on top of his play deck instead. */
export const keepsDiscards = engine.marker(
  'keeps discards',
  (whose) => say`${whose} who discards a card from hand may put it face down on top of his play deck instead`,
);
/** Of a place in the path of the company now moving: what type of region it counts as. */
export const regionType = engine.attribute('region type', (s, i) => s.path.type[i], 0);
/** Of a site card: what it adds to the hazard limit of a company that moves there. */
export const limitAtSite = engine.attribute('hazard limit', () => 0, {
  reads: (whose, by) => say`the hazard limit of a company moving to ${whose} is changed by ${by}`,
});
/** Of an eliminated card: what it is worth to its owner. */
export const eliminatedPoints = engine.attribute('marshalling points when eliminated', () => 0, {
  reads: (_whose, by) => say`${by} marshalling points if eliminated`,
});
/** Where a Ringwraith or The Balrog is, rings show less. ME-RING-500, 501, 2010 */
const DIMMED = -2;
/** A Ringwraith or The Balrog is in a company. */
export const holdsDread = (s: S, company: number): boolean =>
  isDreaded(s, s.layout.placeBase[Zone.company] + company, 0);
const ownRingTest = (s: S, company: number): number => (holdsDread(s, company) ? DIMMED : 0);
/** Of a company: what is added to the roll when a gold ring is tested in it. */
export const ringTest = engine.attribute('gold ring test', ownRingTest, {
  reads: (whose, by) => say`when a gold ring is tested in ${whose}, the roll is modified by ${by}`,
});
/** Of a character: 1 he can use a Palantír that he bears, 2 he must tap for it. */
export const palantirUse = engine.marker('use of a Palantír', (whose, _by, how) =>
  how > 1 ? say`${whose} may tap to use a Palantír in ${ITS} possession` : say`${whose} can use it`,
);
/** Kinds of magic, one bit each. */
export const Magic = { sorcery: 1, spirit: 2, shadow: 4 } as const;
const magicNames: readonly string[] = ['sorcery', 'spirit-magic', 'shadow-magic'];
/** Of a character: kinds of magic that he can use, one bit each. */
export const magicUse = engine.marker(
  'use of magic',
  (whose, _by, bits) =>
    say`${whose} can use ${listed(magicNames.filter((_name, i) => (bits & (1 << i)) !== 0))}`,
);
