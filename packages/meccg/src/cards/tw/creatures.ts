/** The Wizards: creatures. */
import { placesIn } from '../../map/map.ts';
import { dragonCreature } from '../families/dragons.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Ability, afterAttack, againstStruck, asHazard, asHazardOn, attackBonus, attackerChooses, attackProwess,
  attackStands, attacksBy, attacksGet, behind, both, byThisAttack, cardFile, character, checksForEach, choose,
  chooseVictim, corruptionCheckBy, discardIt, discardItems, type Effect, type Filter, facedOneOf, fightWith,
  filter, hasFaced, ifItWounds, inAttackedCompany, inForce, item, mind, modifier, mortal, ofRace, orPermanent,
  type S, say, saying, sequence, siteOfTypeWithin, snares, struckAlone, tapIt, tapsOnly, thatCard, the,
  theDefender, theWounded, thisAttack, trigger, untapped, untilEndOfTurn, wayOut, woundedByIt, woundTaken,
  Zone,
} from '../words/index.ts';

export const card = cardFile();

const taken: Effect = saying(discardIt(theWounded), say`discard him`, 'whom it is about was named before');
// Abductor
card('TW-1', ifItWounds(taken, mortal));

// Adûnaphel
card(
  'TW-2',
  { keyedTo: { regions: ['Brown Lands', 'Dagorlad', 'Gorgoroth', 'Western Mirkwood'], anySite: true } },
  ...orPermanent(asHazard, tapIt(the('character')), chooseVictim(untapped)),
);

// Agburanar
card('TW-3', ...dragonCreature('Agburanar'));

// Ambusher
card('TW-5', attackerChooses);

// Assassin
card(
  'TW-8',
  { attacks: 3, sameTarget: true },
  attackerChooses,
  wayOut({ most: 2, byOthers: true, late: true }),
);

/** After the attack, each character it wounded checks corruption. */
const woundsCorrupt = (modifier: number) =>
  afterAttack(
    say`after the attack, each character wounded by it makes a corruption check modified by ${modifier}`,
    checksForEach('it', woundedByIt, corruptionCheckBy(the('it'), modifier)),
  );
// Barrow-wight
card('TW-14', woundsCorrupt(-2));

/** The three trolls: whoever one of them wounds loses his items, if the company has met another this turn. */
const trollBrother = (...others: string[]): Ability =>
  trigger(woundTaken, { if: facedOneOf(...others), effect: discardItems(thatCard) });
// “Bert” (Bûrat)
card('TW-16', trollBrother('“William” (Wûluag)', '“Tom” (Tûma)'));

const loot = choose('item', both(item, inAttackedCompany), inForce, theDefender);
const robbed: Effect = saying(
  sequence(loot, discardIt(the('item'))),
  say`the defender must discard an item of his choice that somebody in the company bears`,
  'the words tell the steps, a reader wants what comes of them',
);
// Brigands
card('TW-17', ifItWounds(robbed));

// Cave-drake
card('TW-20', attackerChooses);

const isThere = (s: S, company: number, card: number): boolean =>
  s.card.place[card] === s.layout.placeBase[Zone.company] + company;
const inThatCompany: Filter = both(
  character,
  filter('in that company', [], (g, v) => `${g.ref(isThere)}(s, a, ${v.it})`, behind(say`in the company`)),
);
// Corpse-candle
card(
  'TW-23',
  trigger(attackStands, {
    if: byThisAttack,
    effect: checksForEach('it', inThatCompany, corruptionCheckBy(the('it'))),
  }),
);

const theirCoasts = [
  'Andrast',
  'Anfalas',
  'Belfalas',
  'Cardolan',
  'Enedhwaith',
  'Harondor',
  'Lindon',
  'Lebennin',
  'Old Pûkel-land',
];
const theirSeas = [
  'Elven Shores',
  'Eriadoran Coast',
  'Andrast Coast',
  'Bay of Belfalas',
  'Mouths of the Anduin',
];
const raided = placesIn(theirSeas);
// Corsairs of Umbar
card('TW-24', {
  keyedTo: { regions: theirCoasts, sites: raided, types: ['ruins-and-lairs', 'shadow-hold'] },
});

// Daelomin
card('TW-26', ...dragonCreature('Daelomin'));

/** The third of the Nazgûl makes beasts fiercer. */
const beasts = attacksBy('Wolf', 'Spider', 'Animal');
// Dwar of Waw
card(
  'TW-31',
  { keyedTo: { regions: ['Harondor', 'Imlad Morgul', 'Gorgoroth', 'Ithilien'], anySite: true } },
  ...orPermanent(asHazardOn(beasts), attacksGet(beasts, attackProwess, 1, untilEndOfTurn)),
);

// Ghosts
card('TW-37', woundsCorrupt(-1));

// Ghouls
card('TW-38');

// Giant
card('TW-39');

const mirkwood = ['Heart of Mirkwood', 'Southern Mirkwood', 'Western Mirkwood', 'Woodland Realm'];
// Giant Spiders
card(
  'TW-40',
  { keyedTo: { regions: mirkwood, types: ['ruins-and-lairs', 'shadow-hold', 'dark-hold'] } },
  attackBonus(snares, 1),
);

// Half-trolls of Far Harad
card('TW-43');

const oldWoods = ['Drúadan Forest', 'Old Forest', 'Wellinghall'];
// Huorn
card('TW-45', {
  keyedTo: { regions: mirkwood, sites: oldWoods, types: ['ruins-and-lairs', 'shadow-hold'] },
});

// Leucaruth
card('TW-48', ...dragonCreature('Leucaruth'));

// Old Man Willow
card(
  'TW-70',
  {
    keyedTo: {
      regions: ['Fangorn', 'Heart of Mirkwood', 'Southern Mirkwood', 'Western Mirkwood'],
      types: ['ruins-and-lairs', 'shadow-hold', 'dark-hold'],
      sites: ['Old Forest', 'Drúadan Forest'],
    },
  },
  modifier({
    attribute: attackProwess,
    of: thisAttack,
    by: 15,
    change: 'set',
    if: againstStruck(ofRace('Hobbit')),
  }),
);

// Orc-guard
card('TW-72');

// Orc-lieutenant
card('TW-73', attackBonus(attackProwess, 4, hasFaced('Orc')));

// Orc-raiders
card('TW-75');

// Orc-warband
card('TW-76', attackBonus(attackProwess, 3, hasFaced('Orc')));

// Orc-warriors
card('TW-77');

// Orc-watch
card('TW-78');

const pukelLands = [
  'Andrast',
  'Anfalas',
  'Anórien',
  'Dunland',
  'Enedhwaith',
  'Gap of Isen',
  'Lamedon',
  'Old Pûkel Gap',
  'Old Pûkel-land',
  'Rohan',
];
// Pûkel-men
card('TW-82', { keyedTo: { at: siteOfTypeWithin('ruins-and-lairs', pukelLands) } });

// Slayer
card('TW-89', { attacks: 2, sameTarget: true }, attackerChooses, wayOut({ most: 1, late: true }));

// Smaug
card('TW-90', ...dragonCreature('Smaug'));

// “Tom” (Tûma)
card('TW-103', trollBrother('“Bert” (Bûrat)', '“William” (Wûluag)'));

// Wargs
card('TW-109');

// Watcher in the Water
card('TW-110', { keyedTo: { sites: ['Moria'] } });

// “William” (Wûluag)
card('TW-112', trollBrother('“Bert” (Bûrat)', '“Tom” (Tûma)'));

// Wolves
card('TW-114');

// Neeker-breekers
card('TW-493', struckAlone(mortal), fightWith(mind), attackBonus(tapsOnly, 1));
