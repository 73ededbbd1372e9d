/**
 * Random play reaches every ability of the cards that are in no starter, lot by lot. What they need beside them and no
 * card of the pool is yet, such as a Nazgûl or a fortification, is invented.
 */
import { useEveryAbility } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { titleNumber } from '../../src/cards/titles.ts';
import {
  a,
  companion as aCompanion,
  addsTwilight,
  minion as aMinion,
  bearer,
  during,
  event,
  exertA,
  exertSelf,
  fellowship,
  healIt,
  hobbit,
  man,
  maneuver,
  placeTokens,
  regroup,
  removesBurdens,
  say,
  self,
  shadowPhase,
  skirmish,
  strengthen,
  toHeal,
  turns,
  untilRegroup,
  verb,
  you,
} from '../../src/cards/words/index.ts';
import { starterDeck } from '../../src/decks/starter.ts';
import { engine } from '../../src/engine.ts';
import type { Culture } from '../../src/facts/names.ts';
import { lotrTcg } from '../../src/game.ts';
import { couldLieThere } from '../../src/knowledge.ts';
import { takeControl } from '../../src/rules/sites/control.ts';
import {
  companion,
  freeCondition,
  freeEvent,
  invention,
  item,
  minion,
  shadowEvent,
  site,
} from '../invented.ts';

const SEED = process.env['WESTMARCH_SEED'] ?? 'sample';

const oncePerTurn = { times: 1, per: turns };
const placed = (culture: Culture) => placeTokens(1, culture, self);
const cheap = { twilight: 1, siteNumber: 1 };
/** Whom and what the cards of the lots ask for. */
const cast = invention.define(engine, [
  minion('Nazgûl', { ...cheap, race: 'Nazgul', culture: 'Wraith' }),
  minion('Wight', { ...cheap, race: 'Wraith', culture: 'Wraith', vitality: 3 }),
  minion('Warg-rider', { ...cheap, culture: 'Isengard', keyword: ['Warg-rider'], vitality: 3 }),
  minion('Troll', { ...cheap, race: 'Troll', culture: 'Sauron' }),
  minion('Raider', { ...cheap, race: 'Man', culture: 'Men' }),
  minion('Grunt', { ...cheap, culture: 'Orc' }),
  minion('White Uruk', { ...cheap, race: 'Uruk-hai', culture: 'Uruk-hai', siteNumber: 9 }),
  minion(
    'Conqueror',
    { ...cheap, culture: 'Dunland', race: 'Man' },
    during(shadowPhase, { costs: [exertSelf], effect: verb('take', takeControl, [you], say`take a site`) }),
  ),
  item('Orc Axe', { side: 'Shadow', culture: 'Orc', 'Support Area': 1, itemClass: 'none', twilight: 0 }),
  companion('Shade', { race: 'Wraith', vitality: 1, twilight: 0 }),
  companion(
    'Captain',
    { twilight: 0, vitality: 4 },
    during(skirmish, { costs: [exertA(aCompanion)], effect: strengthen(a(aMinion), -1) }),
    during(maneuver, { costs: [exertA(aCompanion)], effect: strengthen(a(aMinion), -1, untilRegroup) }),
  ),
  companion('Smith', { race: 'Dwarf', culture: 'Dwarven', twilight: 0 }),
  companion('Archer', { race: 'Elf', culture: 'Elven', twilight: 0, vitality: 4 }),
  companion('Cook', { race: 'Hobbit', culture: 'Shire', twilight: 0, vitality: 4 }),
  companion(
    'Healer',
    { twilight: 0 },
    during(regroup, { costs: [exertSelf], effect: healIt(toHeal(aCompanion)) }),
    during(regroup, { effect: removesBurdens(1), limit: { times: 1, per: turns } }),
  ),
  freeCondition('Wall', { keyword: ['Fortification'] }),
  item('Crown', { kind: 'artifact', itemClass: 'helm' }, bearer(man)),
  item('Sting', {}, bearer(hobbit)),
]);

/** Whom and what the second lot asks for beside them. */
const second = invention.define(engine, [
  companion('Brown Wizard', {
    title: titleNumber('Radagast'),
    race: 'Wizard',
    culture: 'Gandalf',
    twilight: 0,
  }),
  companion('Horseman', { culture: 'Rohan', twilight: 0, vitality: 4 }),
  minion(
    'Corsair',
    { ...cheap, race: 'Man', culture: 'Men' },
    during(shadowPhase, { effect: placed('Men') }),
  ),
  minion('Hound', { ...cheap, race: 'Uruk-hai', culture: 'Uruk-hai', Hunter: 1 }),
  freeCondition(
    'Song',
    { culture: 'Elven' },
    during(fellowship, { effect: placed('Elven'), limit: oncePerTurn }),
  ),
  freeEvent('Riddle', { culture: 'Shire', twilight: 0 }, event(fellowship, { effect: addsTwilight(1) })),
  freeEvent('Joke', { culture: 'Shire', twilight: 0 }, event(fellowship, { effect: addsTwilight(1) })),
  shadowEvent(
    'Return',
    { title: titleNumber('Return to Its Master'), twilight: 0 },
    event(skirmish, { effect: strengthen(a(aMinion), 1) }),
  ),
]);
/** A path on which everything is to be met: the block whose sites some name, woods and houses, and much twilight. */
const KING = 3;
const path = invention.define(
  engine,
  Array.from({ length: 9 }, (_x, i) =>
    site(`King site ${i + 1}`, {
      siteNumber: i + 1,
      block: KING,
      twilight: 9,
      keyword: [i % 2 === 0 ? 'Dwelling' : 'Forest'],
    }),
  ),
);

interface Lot {
  readonly cards: readonly string[];
  /** How many of their abilities need luck. */
  readonly rare: number;
  /** Beside the cast; and the path, where it is not that of the starter. */
  readonly more: readonly string[];
  readonly sites?: readonly string[];
}
const LOTS: Readonly<Record<string, Lot>> = {
  'sets 0 to 19, first draw': {
    cards:
      '0_67 1_238 2_19 3_1 4_20 5_65 6_106 7_122 8_43 9_32 10_105 11_172 13_96 14_4 15_108 16_5 17_130 18_80 19_25'.split(
        ' ',
      ),
    // An exhausted Shadow Host that is asked for its defenders.
    rare: 1,
    more: [],
  },
  'sets 0 to 19, second draw': {
    cards:
      '0_57 2_85 4_124 5_83 6_20 7_216 8_104 9_37 10_104 11_165 12_42 13_10 14_15 15_129 16_2 17_118 18_60 19_3'.split(
        ' ',
      ),
    // The resistance that Asfaloth adds: nobody asks for that of an Elf here.
    rare: 1,
    more: [...second, '1_97', '17_130'],
    sites: path,
  },
};

const starter = starterDeck('fotr-aragorn');
if (starter === undefined) throw new Error('no starter deck');
for (const [name, { cards, rare, more, sites = starter.sites }] of Object.entries(LOTS))
  test(`every ability of ${name} is used in random games`, () => {
    const found = useEveryAbility({
      game: lotrTcg,
      seed: SEED,
      games: 80,
      most: 20_000,
      viewsOnceIn: 200,
      fits: couldLieThere,
      cards,
      setup(unused) {
        const deck = [...cast, ...cast, ...more, ...more, ...unused.flatMap((id) => [id, id, id, id])];
        const list = { ...starter, ringBearer: '0_67', sites, deck: deck.filter((id) => id !== '0_67') };
        return { decks: [list, list] };
      },
    });
    expect(found.unimplemented).toBe(0);
    expect(found.unused.length, JSON.stringify(found.unused)).toBeLessThanOrEqual(rare);
  });
