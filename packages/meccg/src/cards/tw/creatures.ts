/** The Wizards: creatures. */
import { placesIn } from '../../map/map.ts';
import { canBeCancelled, stopAttack } from '../../rules/combat/combat.ts';
import { StrikeResult } from '../../rules/combat/strike.ts';
import { dragonCreature } from '../families/dragons.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Ability, action, afterAttack, asHazardOn, attackBonus, attackerChooses, attackProwess, attackStands,
  attacksBy, attacksGet, behind, both, byThisAttack, cardFile, character, checksForEach, choose, condition,
  corruptionCheckBy, discardItems, either, type Filter, facedOneOf, filter, hasFaced, inAttackedCompany, kind,
  NOTHING, onceDeclared, orPermanent, playerRef, type S, Stage, say, saying, self, siteOfTypeWithin, tapping,
  thatCard, the, trigger, untapped, untilEndOfTurn, verb, within, woundedByIt, woundTaken, Zone,
} from '../words/index.ts';

export const card = cardFile();

// Agburanar
card('TW-3', ...dragonCreature('Agburanar'));

// Ambusher
card('TW-5', attackerChooses);

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

// Half-trolls of Far Harad
card('TW-43');

const darkWoods = ['Heart of Mirkwood', 'Southern Mirkwood', 'Western Mirkwood', 'Woodland Realm'];
const oldWoods = ['Drúadan Forest', 'Old Forest', 'Wellinghall'];
// Huorn
card('TW-45', {
  keyedTo: { regions: darkWoods, sites: oldWoods, types: ['ruins-and-lairs', 'shadow-hold'] },
});

// Leucaruth
card('TW-48', ...dragonCreature('Leucaruth'));

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

/** It attacks, and the defender has not used his one way out: before strikes, or on a strike. ME-CARD-0690 */
function mayParry(s: S, card: number): boolean {
  const { attack, stage } = s.global;
  if (s.attack.card[attack] !== card || s.card.usedUp[card] !== 0) return false;
  if (s.attack.cancelled[attack] === 1 || !canBeCancelled(s, attack)) return false;
  return stage !== Stage.none && stage !== Stage.entering;
}
const defender = playerRef(
  'defender',
  [],
  () => 's.company.player[s.attack.company[s.global.attack]]',
  say`the defender`,
);
/** An attack may be cancelled even after its strike is assigned; then the strike is, too. */
function parry(s: S, card: number): void {
  const { attack, strike } = s.global;
  if (!canBeCancelled(s, attack)) return;
  s.card.usedUp[card] = 1;
  stopAttack(s, attack, card);
  for (let i = 1; i < s.strike.attack.length; i++)
    if (s.strike.attack[i] === attack && (i === strike || s.strike.result[i] === StrikeResult.pending))
      s.strike.result[i] = StrikeResult.cancelled;
}
// Slayer
card(
  'TW-89',
  { attacks: 2 },
  saying(
    attackerChooses,
    say`all strikes of these attacks are against one character whom the attacker chooses; each further one is an excess strike against him`,
    'how the attacks of a Slayer hang together is a rule of its own',
  ),
  saying(
    action({
      window: onceDeclared(
        within(
          condition('an attack', [], () => '(s.global.attack !== 0)', NOTHING),
          condition('parry', [], (g) => `${g.ref(mayParry)}(s, self)`, say`while facing this attack`),
        ),
      ),
      by: defender,
      // Allies count as characters here. ME-ALLY-509
      targets: [choose('character', both(untapped, either(character, kind.is('ally')), inAttackedCompany))],
      costs: [tapping(the('character'))],
      effect: verb('parry', parry, [self], say`cancel one of these attacks`),
      rules: 'ME-CARD-0690',
    }),
    say`the defender may tap any ${1} character in the company to cancel one of these attacks, even after a strike is assigned and after facing the other attack`,
    'the same: it speaks of both attacks',
  ),
);

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
