/** The Lidless Eye: gold rings, what tests show them to be, and when minions must test them. */
import { describe, expect } from 'vitest';
import {
  choose,
  goldRing,
  onYourTurn,
  say,
  shortEvent,
  the,
  verb,
  you,
} from '../../../src/cards/words/index.ts';
import { testRing } from '../../../src/rules/items/ring-tests.ts';
import { borrow, invent } from '../../invented.ts';
import { Bob, company, offers, resolveChain, rowOf, scenario } from '../../table.ts';
import { minion } from '../minions.ts';
import { bearing } from '../positions.ts';

// Magic Ring of Lies, Magic Ring of Courage.
borrow('LE-320', 'TW-271');
invent('Ring of Rings', 'LE-326', { keywords: ['the One Ring'] });
const trial = shortEvent({
  when: onYourTurn,
  targets: [choose('ring', goldRing)],
  effect: verb('test ring', testRing, [you, the('ring')], say`test it`),
});
invent('Trial', 'LE-235', trial);
invent('Trial of Heroes', 'TW-292', trial);
const rings = {
  'the One Ring': 'Ring of Rings',
  spirit: 'The Oracle’s Ring',
  Dwarven: 'Dwarven Ring of Thélor’s Tribe',
  magic: 'Magic Ring of Lies',
  lesser: 'Minor Ring',
} as const;
type Kinds = Partial<Record<keyof typeof rings, readonly [number, number]>>;

const testing = (
  ring: string,
  roll: number,
  hand: readonly string[],
  more: object = {},
  on: readonly (string | object)[] = [],
) => ({
  dice: [Math.min(6, roll - 1), roll - Math.min(6, roll - 1)],
  players: {
    Ann: minion('Moria', [bearing('Layos', ring, ...on)], { hand: ['Trial', ...hand], ...more }),
    Bob,
  },
});
const all = [
  ['LE-303', 'Bright Gold Ring', true, { spirit: [8, 12], Dwarven: [9, 12], magic: [2, 5], lesser: [2, 12] }],
  [
    'LE-311',
    'Gleaming Gold Ring',
    true,
    { spirit: [10, 12], Dwarven: [9, 12], magic: [2, 6], lesser: [2, 12] },
  ],
  [
    'LE-312',
    'Gold Ring that Sauron Fancies',
    false,
    { 'the One Ring': [11, 12], Dwarven: [8, 12], magic: [2, 5], lesser: [2, 12] },
  ],
  [
    'LE-315',
    'The Least of Gold Rings',
    false,
    { 'the One Ring': [12, 12], Dwarven: [10, 12], magic: [2, 7], lesser: [2, 12] },
  ],
] as const satisfies readonly (readonly [string, string, boolean, Kinds])[];
const SEARCH = 'Search your play deck and discard pile for a lesser ring';

for (const [id, ring, searches, kinds] of all)
  describe(`[${id}] ${ring}`, () => {
    for (let roll = 2; roll <= 12; roll++) {
      const allowed = Object.entries(kinds)
        .filter(([, [least, most]]) => roll >= least && roll <= most)
        .map(([kind]) => rings[kind as keyof typeof rings]);
      scenario(`[ME-RING-2004] a roll of ${roll} allows ${allowed.join(', ')}`, (t) => {
        t.given(testing(ring, roll, Object.values(rings)));
        t.player('Ann').does('Trial: ');
        resolveChain(t);
        t.player('Ann').mayChoose.exactly(...allowed, ...(searches ? [SEARCH] : []), 'Pass');
        t.expect.card(ring, { in: 'discard of Ann' });
      });
    }
    scenario(`[${id}/1] its bearer checks corruption at the end of his untap phase`, (t) => {
      t.given({
        phase: 'untap',
        dice: [1, 2],
        players: { Ann: minion('Moria', [bearing('Layos', ring)]), Bob },
      });
      // Four points of corruption, and a total of three: a minion taps.
      t.expect.card('Layos', { status: 'tapped' });
    });
    scenario(`[${id}/1] not at the end of another player’s`, (t) => {
      t.given({
        phase: 'untap',
        active: 'Bob',
        players: { Ann: minion('Moria', [bearing('Layos', ring)]), Bob: { ...Bob, hand: ['Smoke Rings'] } },
      });
      t.expect.card('Layos', { status: 'untapped' });
    });
  });

describe('where they are played', () => {
  for (const [id, ring, at, may] of [
    ['LE-303', 'Bright Gold Ring', 'Edoras', true],
    ['LE-303', 'Bright Gold Ring', 'Bree', false],
    ['LE-303', 'Bright Gold Ring', 'Moria', false],
    ['LE-311', 'Gleaming Gold Ring', 'Bree', true],
    ['LE-311', 'Gleaming Gold Ring', 'Edoras', false],
    // A Border-hold where no gold rings are.
    ['LE-311', 'Gleaming Gold Ring', 'Variag Camp', false],
    ['LE-312', 'Gold Ring that Sauron Fancies', 'Bag End', true],
    ['LE-312', 'Gold Ring that Sauron Fancies', 'Gladden Fields', true],
    ['LE-312', 'Gold Ring that Sauron Fancies', 'Edoras', false],
    ['LE-312', 'Gold Ring that Sauron Fancies', 'Ettenmoors', false],
    ['LE-315', 'The Least of Gold Rings', 'Edoras', true],
    ['LE-315', 'The Least of Gold Rings', 'Moria', true],
    ['LE-315', 'The Least of Gold Rings', 'Ettenmoors', false],
  ] as const)
    scenario(`[${id}] ${ring} at ${at}: ${may}`, (t) => {
      t.given({
        phase: 'at the site',
        turn: 5,
        players: {
          Ann: minion(at, ['Layos'], { hand: [ring] }),
          Bob: { side: 'ringwraith', companies: [company(at, 'Ostisen')] },
        },
      });
      if (may) t.player('Ann').mayChoose.includes(`${ring}: play`);
      else t.player('Ann').mayNot(ring, { because: 'does not allow' });
    });
});

describe('searching', () => {
  for (const ring of ['Bright Gold Ring', 'Gleaming Gold Ring']) {
    const searching = (on: readonly (string | object)[] = []) =>
      testing(
        ring,
        7,
        [],
        { deck: ['Foul-smelling Paste', 'Trifling Ring', 'The Oracle’s Ring'], discard: ['Minor Ring'] },
        on,
      );
    const found = (t: { offered(): readonly string[] }) => [...t.offered()];
    scenario(
      `[LE-303, LE-311, ME-RING-2007] ${ring}: lesser rings of play deck and discard pile, and no others`,
      (t) => {
        t.given(searching());
        t.player('Ann').does('Trial: ');
        resolveChain(t);
        t.player('Ann').does(SEARCH);
        expect(found(t)).toEqual(['Minor Ring', 'Trifling Ring', 'Pass']);
        t.player('Ann').does('Trifling Ring');
        t.expect.card('Trifling Ring', { in: 'on of Layos' });
        t.player('Ann').has({ deck: 2 });
      },
    );
    scenario(
      `[LE-303, LE-311, ME-RING-2007, ME-DECK-4014] ${ring}: the play deck is shuffled though nothing is taken`,
      (t) => {
        t.given(searching());
        t.player('Ann').does('Trial: ');
        resolveChain(t);
        t.player('Ann').does(SEARCH);
        const seen = (): boolean[] =>
          ['Foul-smelling Paste', 'Trifling Ring', 'The Oracle’s Ring'].map(
            (name) => (t.state.card.knownTo[rowOf(t.state, name)] & 2) !== 0,
          );
        expect(seen()).toEqual([true, true, true]);
        t.player('Ann').does('Pass');
        // Once it is shuffled nobody knows which card is which.
        expect(seen()).toEqual([false, false, false]);
        t.player('Ann').has({ deck: 3 });
        t.expect.card('Minor Ring', { in: 'discard of Ann' });
      },
    );
    scenario(`[LE-324] ${ring}: none of which he bears one`, (t) => {
      t.given(searching([{ card: 'Minor Ring', as: 'his own' }]));
      t.player('Ann').does('Trial: ');
      resolveChain(t);
      t.player('Ann').does(SEARCH);
      expect(found(t)).toEqual(['Trifling Ring', 'Pass']);
      t.player('Ann').does('Pass');
    });
  }
});

describe('rings of the other side', () => {
  scenario('[ME-RING-2011] a minion’s gold ring shows no ring of heroes', (t) => {
    t.given(testing('The Least of Gold Rings', 5, ['Magic Ring of Courage', 'Magic Ring of Lies']));
    t.player('Ann').does('Trial: ');
    resolveChain(t);
    t.player('Ann').mayChoose.exactly('Magic Ring of Lies', 'Pass');
  });
  const fallen = (ring: string, dice: readonly number[]) => ({
    dice,
    players: {
      Ann: {
        side: 'fallen-wizard',
        declared: 'Saruman',
        hand: ['Trial', 'Trial of Heroes', 'Magic Ring of Courage', 'Magic Ring of Lies'],
        companies: [company('Isengard', bearing('Layos', ring), 'Ostisen')],
      },
      Bob,
    },
  });
  scenario('[ME-RING-2000] to a fallen-wizard it shows rings of either side', (t) => {
    t.given(fallen('The Least of Gold Rings', [3, 4]));
    t.player('Ann').does('Trial: ');
    resolveChain(t);
    t.player('Ann').mayChoose.exactly('Magic Ring of Courage', 'Magic Ring of Lies', 'Pass');
  });
  for (const [dice, shows] of [
    [[3, 3], true],
    [[3, 4], false],
  ] as const)
    scenario(`[ME-RING-2009] his tests of heroes’ rings are at −1: ${dice[0] + dice[1]}`, (t) => {
      t.given(fallen('Precious Gold Ring', dice));
      t.player('Ann').does('Trial of Heroes: ');
      resolveChain(t);
      // Magic rings at 5 or less.
      expect(t.offered().includes('Magic Ring of Lies')).toBe(shows);
    });
});

describe('tested by force', () => {
  const ending = (dice: readonly number[], where: string, ...who: readonly (string | object)[]) => ({
    phase: 'end-of-turn',
    dice,
    players: {
      Ann: {
        side: 'ringwraith',
        hand: ['Magic Ring of Lies'],
        companies: [company(where, ...who), company('Moria', bearing('Asternak', 'Bright Gold Ring'))],
      },
      Bob,
    },
  });
  const ring = bearing('Layos', 'The Least of Gold Rings');
  for (const [dice, shows] of [
    [[4, 5], true],
    [[5, 5], false],
  ] as const)
    scenario(
      `[ME-RING-2017, ME-RING-500, ME-RW-4001] with the Ringwraith, at −2: a roll of ${dice[0] + dice[1]}`,
      (t) => {
        t.given(ending(dice, 'Dol Guldur', 'Ren the Ringwraith', ring));
        // Magic rings at 7 or less; otherwise it is a card of the hand to be discarded.
        t.player('Ann').does('Magic Ring of Lies');
        t.expect.card('Magic Ring of Lies', { in: shows ? 'on of Layos' : 'discard of Ann' });
        t.expect.card('The Least of Gold Rings', { in: 'discard of Ann' });
        t.expect.card('Bright Gold Ring', { in: 'on of Asternak' });
      },
    );
  scenario('[ME-RING-2017, ME-RW-4001] not in another company', (t) => {
    t.given(ending([], 'Dol Guldur', ring));
    t.expect.card('The Least of Gold Rings', { in: 'on of Layos' });
  });
});

describe('special rings', () => {
  for (const [id, name, own, mind, influence] of [
    ['LE-324', 'Minor Ring', 'Layos', 5, 4],
    ['LE-327', 'The Oracle’s Ring', 'Layos', 3, 6],
    ['LE-327', 'The Oracle’s Ring', 'Tros Hesnef', 1, 4],
    ['LE-327', 'The Oracle’s Ring', 'Dorelas', 1, 5],
    ['LE-346', 'Trifling Ring', 'Layos', 5, 2],
  ] as const)
    scenario(`[${id}] ${name} on ${own}: ${mind} mind, ${influence} direct influence`, (t) => {
      t.given({ players: { Ann: minion('Dol Guldur', [bearing(own, name)]), Bob } });
      t.expect.value(own, 'mind', mind).value(own, 'direct influence', influence);
    });
  scenario('[LE-346] Trifling Ring: +3 against characters: Layos leads one of mind 5, no faction', (t) => {
    t.given({
      players: {
        Ann: minion('Dol Guldur', [bearing('Layos', 'Trifling Ring'), 'Ciryaher'], { hand: ['Woodmen'] }),
        Bob,
      },
    });
    t.player('Ann').does('Layos: regroup', 'Ciryaher', 'Follow Layos');
    t.expect.card('Ciryaher', { leader: 'Layos' });
  });
});

describe('[LE-226] Secrets of Their Forging', () => {
  const forging = (at: string, who: readonly (string | object)[], more: object = {}) => ({
    phase: 'at the site',
    turn: 5,
    players: {
      Ann: {
        side: 'ringwraith',
        hand: ['Secrets of Their Forging', ...Object.values(rings)],
        companies: [{ ...company(at, ...who), ...more }],
      },
      Bob: { side: 'ringwraith', companies: [company(at, 'Ostisen')] },
    },
  });
  const bearer = bearing('Asternak', 'The Least of Gold Rings');
  const play = 'Secrets of Their Forging: in';
  scenario(
    '[ME-RING-2014] a ring that it could be tested for, without a roll, and never The One Ring',
    (t) => {
      t.given(forging('Bree', [bearer, 'Layos']));
      t.player('Ann').does(play);
      resolveChain(t);
      t.player('Ann').mayChoose.exactly(rings.Dwarven, rings.magic, rings.lesser, 'Pass');
      t.player('Ann').does(rings.Dwarven);
      t.expect
        .card(rings.Dwarven, { in: 'on of Asternak' })
        .card('The Least of Gold Rings', { in: 'discard of Ann' })
        .card('Layos', { status: 'tapped', 'site tapped': true })
        .card('Asternak', { status: 'untapped' });
    },
  );
  for (const [why, at, who, more] of [
    ['without a sage', 'Bree', [bearer], {}],
    ['with a tapped one', 'Bree', [bearer, { card: 'Layos', status: 'tapped' }], {}],
    ['without a gold ring', 'Bree', ['Asternak', 'Layos'], {}],
    ['where no Information is', 'Ettenmoors', [bearer, 'Layos'], {}],
    ['at a tapped site', 'Bree', [bearer, 'Layos'], { siteTapped: true }],
  ] as const)
    scenario(`[ME-RING-2014] not ${why}`, (t) => {
      t.given(forging(at, who, more));
      expect(offers(t, play)).toBe(false);
    });
});
