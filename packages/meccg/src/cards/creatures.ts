/** Creatures. Most are their numbers; what else they do stands here. */
import {
  type Ability,
  action,
  all,
  always,
  both,
  type Condition,
  choose,
  condition,
  cost,
  countOf,
  type Effect,
  either,
  type Filter,
  filter,
  forbid,
  listed,
  modifier,
  type Phrase,
  playerRef,
  say,
  self,
  sequence,
  thatCard,
  the,
  times,
  trigger,
  value,
  verb,
} from '@westmarch/kernel';
import {
  attackBody,
  attackFaced,
  attackProwess,
  attackStands,
  attackStrikes,
  kind,
  wounded,
} from '../engine.ts';
import { races } from '../facts/names.ts';
import { heroSites } from '../facts/sites.ts';
import { scoutWork } from '../rules/chain/forbidden.ts';
import { StrikeResult } from '../rules/combat/strike.ts';
import { type S, Stage, Zone } from '../state.ts';
import { type CardDefinition, card } from './card.ts';
import {
  attackBonus,
  attackerChooses,
  byThisAttack,
  character,
  checksForEach,
  corruptionCheckBy,
  discardItems,
  facedOneOf,
  grantToCompany,
  hasFaced,
  hasSkill,
  inAttackedCompany,
  onceDeclared,
  onThatCompany,
  tapIt,
  toThatCompany,
  untapped,
  untilEndOfTurn,
  woundedByIt,
} from './words/index.ts';

/** What follows this card's own attack. */
const afterAttack = (text: Phrase, effect: Effect, when: Condition = byThisAttack) => ({
  ...trigger(attackFaced, { if: when, evenIfGone: true, effect }),
  say: text,
});
/** After the attack, each character it wounded checks corruption. */
const woundsCorrupt = (modifier: number) =>
  afterAttack(
    say`after the attack, each character wounded by it makes a corruption check modified by ${modifier}`,
    checksForEach('it', woundedByIt, corruptionCheckBy(the('it'), modifier)),
  );
/** The three trolls: whoever one of them wounds loses his items, if the company has met another this turn. */
const BERT = ['TW-16', 'Bert'] as const;
const TOM = ['TW-103', 'Tom'] as const;
const WILLIAM = ['TW-112', 'William'] as const;
const trollBrother = (...others: (readonly [id: string, name: string])[]): Ability => ({
  ...trigger(wounded, { if: facedOneOf(...others), effect: discardItems(thatCard) }),
  say: say`if the company has faced ${listed(
    others.map(([, name]) => name),
    'or',
  )} this turn, each character wounded by this attack discards all non-special items he bears`,
});

// ——— Chill Douser ———
const notCancelled: Condition = all(
  byThisAttack,
  condition('not cancelled', [], () => 's.attack.cancelled[b] === 0', say`it was not cancelled`),
);
const otherUndead: Filter = both(
  filter(
    'other Undead',
    [],
    (_g, v) => `(s.attack.race[${v.it}] === ${races.indexOf('Undead')} && s.attack.card[${v.it}] !== self)`,
    { adjectives: [say`other Undead`], noun: 'attack', after: [] },
  ),
  onThatCompany,
);
const thatCompany = value('that company', [], () => 'a', say`that company`);
const chill = (attribute: typeof attackStrikes): Effect =>
  grantToCompany(modifier({ attribute, of: otherUndead, by: 1 }), untilEndOfTurn, thatCompany);
const chillDouser: Ability = afterAttack(
  say`unless this attack is cancelled, all other Undead attacks against the company receive +${1} strike and +${1} prowess for the rest of the turn`,
  sequence(chill(attackStrikes), chill(attackProwess)),
  notCancelled,
);

// ——— Little Snuffler ———
const rangers = both(hasSkill('ranger'), inAttackedCompany);
const snuffledBody: Ability = {
  ...attackBonus(attackBody, times(-2, countOf(rangers))),
  say: say`each ranger in the attacked company lowers the body of this attack by ${2}`,
};
const noScouts: Ability = afterAttack(
  say`if the attack is not defeated, no resource that needs a scout in the company may be played for the rest of the turn`,
  grantToCompany(forbid(scoutWork, { if: toThatCompany }), untilEndOfTurn, thatCompany),
  all(
    byThisAttack,
    condition('not defeated', [], () => 's.attack.defeated[b] === 0', say`it was not defeated`),
  ),
);

// ——— Corpse-candle ———
const isThere = (s: S, company: number, card: number): boolean =>
  s.card.place[card] === s.layout.placeBase[Zone.company] + company;
const inThatCompany: Filter = both(
  character,
  filter('in that company', [], (g, v) => `${g.ref(isThere)}(s, a, ${v.it})`, {
    adjectives: [],
    noun: null,
    after: [say`in the company`],
  }),
);
const candle: Ability = {
  ...trigger(attackStands, {
    if: byThisAttack,
    effect: checksForEach('it', inThatCompany, corruptionCheckBy(the('it'))),
  }),
  say: say`unless this attack is cancelled, every character in the company makes a corruption check before strikes are assigned`,
};

// ——— Slayer ———
/** It attacks, and the defender has not used his one way out: before strikes, or on a strike. ME-CARD-0690 */
function mayParry(s: S, card: number): boolean {
  const { attack, stage } = s.global;
  if (attack === 0 || s.attack.card[attack] !== card || s.card.mark[card] !== 0) return false;
  if (s.attack.cancelled[attack] === 1 || s.attack.certain[attack] === 1) return false;
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
  if (s.attack.certain[attack] === 1) return;
  s.card.mark[card] = 1;
  s.attack.cancelled[attack] = 1;
  for (let i = 1; i < s.strike.attack.length; i++)
    if (s.strike.attack[i] === attack && (i === strike || s.strike.result[i] === StrikeResult.pending))
      s.strike.result[i] = StrikeResult.cancelled;
}
const parried: Ability = {
  ...action({
    window: onceDeclared(
      condition('parry', [], (g) => `${g.ref(mayParry)}(s, self)`, say`while facing this attack`),
    ),
    by: defender,
    // Allies count as characters here. ME-ALLY-509
    targets: [choose('character', both(untapped, either(character, kind.is('ally')), inAttackedCompany))],
    costs: [cost(always(say`there is one to tap`), tapIt(the('character')))],
    effect: verb('parry', parry, [self], say`cancel one of these attacks`),
    rules: 'ME-CARD-0690',
  }),
  say: say`the defender may tap any ${1} character in the company to cancel one of these attacks, even after a strike is assigned and after facing the other attack`,
};
const sameTarget: Ability = {
  ...attackerChooses,
  say: say`${2} attacks of ${1} strike each, all against one character whom the attacker chooses; each further strike is an excess strike against him`,
};

// ——— Corsairs of Umbar ———
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
const theirSeas = new Set([
  'Elven Shores',
  'Eriadoran Coast',
  'Andrast Coast',
  'Bay of Belfalas',
  'Mouths of the Anduin',
]);
const raided = heroSites.filter(({ region }) => theirSeas.has(region)).map(({ name }) => name);

export const creatures: readonly CardDefinition[] = [
  card('DM-106', { abilities: [chillDouser] }), // Chill Douser
  card('DM-108', { body: 10, abilities: [attackerChooses, snuffledBody, noScouts] }), // Little Snuffler
  card('DM-111'), // Stirring Bones
  card('LE-59', { abilities: [attackerChooses] }), // Ambusher
  card('LE-61', { abilities: [woundsCorrupt(-2)] }), // Barrow-wight
  card('LE-67', { abilities: [candle] }), // Corpse-candle
  card('LE-72', { abilities: [woundsCorrupt(-1)] }), // Ghosts
  card('LE-77'), // Hobgoblins
  card('LE-86', { abilities: [attackBonus(attackProwess, 3, hasFaced('Orc'))] }), // Orc-warband
  card('LE-87'), // Orc-watch
  card('LE-90', { attacks: 2, abilities: [sameTarget, parried] }), // Slayer
  card('TW-16', { abilities: [trollBrother(WILLIAM, TOM)] }), // “Bert” (Bûrat)
  card('TW-24', {
    keyedTo: { regions: theirCoasts, sites: raided, types: ['ruins-and-lairs', 'shadow-hold'] },
  }), // Corsairs of Umbar
  card('TW-72'), // Orc-guard
  card('TW-73', { abilities: [attackBonus(attackProwess, 4, hasFaced('Orc'))] }), // Orc-lieutenant
  card('TW-103', { abilities: [trollBrother(BERT, WILLIAM)] }), // “Tom” (Tûma)
  card('TW-112', { abilities: [trollBrother(BERT, TOM)] }), // “William” (Wûluag)
];
