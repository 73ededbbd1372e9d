/** The engine of the game, and the numbers that other cards may change. */
import {
  type Attribute,
  Engine,
  englishWith,
  noun,
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
  'set',
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
export const RULES_VERSION = '0.3';

const language = englishWith({
  Man: { one: 'Man', other: 'Men' },
  Elf: { one: 'Elf', other: 'Elves' },
  Dwarf: { one: 'Dwarf', other: 'Dwarves' },
  Nazgul: { one: 'Nazgûl', other: 'Nazgûl' },
  ally: { one: 'ally', other: 'allies' },
});

export const engine = new Engine<S>({
  name: 'lotr-tcg',
  version: RULES_VERSION,
  schema,
  facts,
  language,
  traits: ['race', 'keyword', 'culture'],
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
const enduring = base('Enduring');
const printedStrength = base('strength');
/** Values add up; who has any is a hunter. LR-HUNTER-003, 004 */
export const hunter = engine.attribute('hunter', base('Hunter'), 0);
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
export const takesPart = engine.attribute('takes part', () => 0, {
  least: 0,
  reads: (whose) => say`${whose} may take part in archery fire and skirmishes`,
});
/** Numbers of the table are asked of no card: `it` is 0. */
export const fellowshipTotal = engine.attribute('fellowship archery total', () => 0);
export const minionTotal = engine.attribute('minion archery total', () => 0);
/** Of the player whose turn it is. LR-MOVE-016 */
export const moveLimit = engine.attribute('move limit', (s) => s.global.moveLimit, 1);
/** Whoever has any of it comes into play with no more than one vitality. LR-EXERT-006 */
export const entersExhausted = engine.attribute('enters exhausted', () => 0, {
  reads: (whose) => say`${whose} comes into play exhausted`,
});
/** How many times the other side's strength overwhelms. */
export const overwhelm = engine.attribute('overwhelm multiple', () => 2, 2);

const aCharacter = noun('character');
export const aboutToBeWounded = engine.event(
  'about to be wounded',
  aCharacter,
  (it) => say`${it} is about to take a wound`,
);
export const wounded = engine.event('wounded', aCharacter, (it) => say`${it} takes a wound`);
export const killed = engine.event('killed', aCharacter, (it) => say`${it} is killed`);
export const healed = engine.event('healed', aCharacter, (it) => say`${it} is healed`);
export const burdened = engine.event('burdened', noun('player'), (it) => say`${it} adds a burden`);
/** A minion, with the character that it is to fight and the player who assigned it. */
export const assigned = engine.event('assigned', aCharacter, (it) => say`${it} is assigned to a skirmish`);
export const aboutToExert = engine.event('about to exert', aCharacter, (it) => say`${it} is about to exert`);
export const exerted = engine.event('exerted', aCharacter, (it) => say`${it} exerts`);
/** An event card is played and paid for, and has not done anything yet. LR-EVENT-002 */
export const eventPlayed = engine.event('event played', noun('event'), (it) => say`${it} is played`);
/**
 * A special ability is used and paid for, and has not done anything yet: with its player, and the phase whose name it
 * has; a response has none. LR-ABILITY-001
 */
export const abilityUsed = engine.event(
  'ability used',
  noun('card'),
  (it) => say`a special ability of ${it} is used`,
);
/** A site, with the player who is about to take it. LR-CONTROL-001 */
export const aboutToControl = engine.event(
  'about to control',
  noun('site'),
  (it) => say`a player is about to control ${it}`,
);
/** What a card asks of its player before it comes into play. LR-COST-002 */
export const priceOfPlaying = engine.event('price of playing', noun('card'), (it) => say`${it} is played`);
export const cardPlayed = engine.event('played', noun('card'), (it) => say`${it} is played`);
/** The site that a fellowship leaves. LR-MOVE-005 */
export const movedFrom = engine.event(
  'moved from',
  noun('site'),
  (it) => say`the fellowship moves from ${it}`,
);
/** The site that a fellowship comes to. LR-MOVE-007 */
export const movedTo = engine.event('moved to', noun('site'), (it) => say`the fellowship moves to ${it}`);
export const moved = engine.event('moved', noun('player'), (it) => say`${it} move to a site`);
export const skirmishWon = engine.event('skirmish won', aCharacter, (it) => say`${it} wins a skirmish`);
export const skirmishLost = engine.event('skirmish lost', aCharacter, (it) => say`${it} loses a skirmish`);
export const turnStarts = engine.event('turn starts', noun('player'), (it) => say`the turn of ${it} starts`);
export const turnEnds = engine.event('turn ends', noun('player'), (it) => say`the turn of ${it} ends`);
export const phaseStarts = engine.event('phase starts', noun('phase'), () => say`a phase starts`);
/** What cannot be done to a character. */
export const noWound = engine.prohibition('wound', aCharacter, (it) => say`${it} cannot take wounds`);
/** Whose wounds stay: asked of the character, with the card whose text would heal it; 0 for the rules. LR-EFFECT-001 */
export const noHeal = engine.prohibition('heal', aCharacter, (it) => say`wounds on ${it} cannot be healed`);
/** Whose burdens stay: asked of the player, with the card whose text would remove them. */
export const noUnburden = engine.prohibition(
  'unburden',
  noun('player'),
  () => say`burdens cannot be removed`,
);
export const noSkirmish = engine.prohibition(
  'skirmish',
  aCharacter,
  (it) => say`${it} cannot take part in skirmishes`,
);
/** Who cannot be assigned to whom: asked of the minion, with the character and the player who would assign it. */
export const noAssign = engine.prohibition('assign', noun('minion'), (it) => say`${it} cannot be assigned`);
/** Who cannot bear a card: asked of the bearer, with the card as the second. LR-ATTACH-001 */
export const noBearing = engine.prohibition('bear', aCharacter, (it) => say`${it} cannot bear it`);
/** What cannot be played: asked of the card, with its player as the second. */
export const noPlay = engine.prohibition('play', noun('card'), (it) => say`${it} cannot be played`);
/** What cannot be used or played as an event: asked of the card, with its player and its ability. */
export const noUse = engine.prohibition('use', noun('card'), (it) => say`${it} cannot be used`);
/** What is discarded the moment it comes into play. LR-EFFECT-012 */
export const noStay = engine.prohibition(
  'stay',
  noun('card'),
  (it) => say`${it} is discarded as it comes into play`,
);
/** Whose fellowship cannot move again. */
export const noMove = engine.prohibition('move', noun('player'), () => say`the fellowship cannot move again`);
/** A phase that is not held. */
export const noArchery = engine.prohibition(
  'archery',
  noun('player'),
  () => say`the archery phase is skipped`,
);
