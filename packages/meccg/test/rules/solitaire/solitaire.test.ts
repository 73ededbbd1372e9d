/** Solitaire: set-up, how hazards come and are played, and how it ends. ME-SOLO */
import { firstIn, place, sizeOf } from '@westmarch/kernel';
import { describe, expect, test } from 'vitest';
import { challengeDeck } from '../../../src/decks/challenge.ts';
import { factsOf } from '../../../src/facts/cards.ts';
import { meccg, readSetup } from '../../../src/game.ts';
import { hazardLimit } from '../../../src/rules/hazards/hazard-limit.ts';
import { Zone } from '../../../src/state.ts';
import { company, idleUntil, scenario } from '../../table.ts';
import { going, HAND, many, namesIn } from './alone.ts';

const isHazard = (id: string): boolean => ['creature', 'hazard event'].includes(factsOf(id).kind);

describe('set-up', () => {
  const list = challengeDeck('A');
  const { deck = [], pool = [], sideboard = [] } = list ?? {};
  const resources = deck.filter((id) => !isHazard(id));
  const hazards = deck.filter(isHazard);
  test('[ME-SOLO-4000] all hazards are a deck by themselves, and the first hand is five cards', () => {
    const s = meccg.create(readSetup({ decks: ['A'] }), 'x');
    for (let n = 0; n < 100 && s.global.turn === 0; n++) meccg.apply(s, meccg.options(s).count - 1);
    expect(sizeOf(s, place(s, Zone.hand, 1))).toBe(5);
    expect(sizeOf(s, place(s, Zone.hand, 2))).toBe(0);
    expect(sizeOf(s, place(s, Zone.deck, 2))).toBe(hazards.length);
    expect(s.global.active).toBe(1);
    for (let c = firstIn(s, place(s, Zone.deck, 1)); c !== 0; c = s.card.next[c])
      expect(isHazard(s.engine.definitions[s.card.def[c]].id)).toBe(false);
  });
  test('[ME-SOLO-4000] the play deck has thirty cards at least', () => {
    const of = (cards: readonly string[]) => readSetup({ decks: [{ deck: cards, pool, sideboard }] });
    const thirty = resources.slice(0, 30);
    expect(resources.length).toBeGreaterThanOrEqual(30);
    expect(of([...thirty, ...hazards]).decks).toHaveLength(1);
    expect(() => of([...thirty.slice(1), ...hazards])).toThrow(
      'at least 30 cards that are no hazards; there are 29',
    );
    expect(() => of(resources)).toThrow('solitaire needs hazards');
  });
  test('[ME-SOLO-4000] somebody else’s hazards may be played instead', () => {
    const s = meccg.create(readSetup({ decks: ['A'], hazards: 'B' }), 'x');
    const theirs = (challengeDeck('B')?.deck ?? []).filter(isHazard);
    expect(sizeOf(s, place(s, Zone.deck, 2))).toBe(theirs.length);
    expect(() => readSetup({ decks: ['A', 'B'], hazards: 'B' })).toThrow('setup.hazards');
    expect(() => readSetup({ decks: ['A'], hazards: { deck: resources, pool, sideboard } })).toThrow(
      'setup.hazards',
    );
  });
  test('[ME-SOLO-4008] it is as long as it is, and its variants are for nobody else', () => {
    expect(() => readSetup({ decks: ['A'], length: 3 })).toThrow('setup.length');
    expect(() => readSetup({ decks: ['A', 'B'], options: ['hazard-row'] })).toThrow('for 1 players');
    expect(() => readSetup({ decks: ['A'], options: ['nazgul-row'] })).toThrow(
      'only together with "hazard-row"',
    );
    expect(() => readSetup({ decks: ['A'], options: ['twenty-points', 'solitary-council'] })).toThrow(
      'contradict',
    );
  });
});

/** The end of her third turn. */
const atEnd = (ann: object = {}, options: readonly string[] = []) => ({
  phase: 'end-of-turn',
  solitaire: true,
  options,
  turn: 3,
  players: {
    Ann: { deck: many('Cram', 20), companies: [company('Rivendell', 'Elladan')], ...ann },
    Hazards: { deck: many('Wargs', 20) },
  },
});

describe('hazards', () => {
  scenario('[ME-SOLO-4002] two come to a company, and two for each that the site gives', (t) => {
    // Moria: three draws.
    t.given(going({ deck: [...many('Cave-drake', 4), ...many('Wargs', 16)] }));
    expect(HAND(t)).toHaveLength(8);
  });
  scenario('[ME-SOLO-4002] to one that stays, two', (t) => {
    t.given({
      ...going({ deck: many('Wargs', 20) }),
      players: {
        Ann: { deck: many('Cram', 20), companies: [company('Moria', 'Elladan')] },
        Hazards: { deck: many('Wargs', 20) },
      },
    });
    expect(sizeOf(t.state, place(t.state, Zone.deck, 2))).toBe(18);
  });
  scenario('[ME-SOLO-4002] what can be played within the limit is played, and nothing lies on guard', (t) => {
    t.given(
      going({
        hand: [{ card: 'Cave-drake', as: 'drake' }, 'Orc-guard'],
        deck: many('Lost in Free-domains', 20),
      }),
    );
    expect(hazardLimit(t.state)).toBe(3);
    t.player('Hazards').mayChoose.excludes('Pass');
    t.player('Hazards').mayNot('drake', {
      to: 'placeOnGuard',
      because: 'none lies on guard',
      rule: 'ME-SOLO-4002',
    });
  });
  scenario('[ME-SOLO-4002] what lies in play need not act, whatever is in the hand of the player', (t) => {
    t.given(
      going(
        { events: ['Adûnaphel', 'Doors of Night'], deck: many('Lost in Free-domains', 20) },
        { hand: ['Twilight'] },
      ),
    );
    t.player('Ann').mayChoose.includes('Twilight: ');
    t.player('Ann').does('Pass');
    t.player('Hazards').mayChoose.includes('Pass');
  });
  scenario(
    '[ME-SOLO-4001 ME-SOLO-4002] the rest is discarded but for what needs Doors of Night; hands are five',
    (t) => {
      const deck = ['Morgul Night', ...many('Lost in Free-domains', 20)];
      t.given(going({ deck }, { hand: many('Cram', 7) }));
      expect(HAND(t)).toEqual(['Morgul Night']);
      expect(namesIn(t.state, Zone.discard, 2)).toEqual(many('Lost in Free-domains', 7));
      t.expect.asked('Ann');
      for (const left of [6, 5]) {
        t.player('Ann').does(t.offered()[0]);
        expect(sizeOf(t.state, place(t.state, Zone.hand, 1))).toBe(left);
      }
      expect(t.offered().some((text) => /^Cram \(\d\)$/.test(text))).toBe(false);
    },
  );
  scenario('[ME-SOLO-4002] with Doors of Night what was saved is played', (t) => {
    t.given(going({ hand: ['Morgul Night'], deck: ['Doors of Night', ...many('Lost in Free-domains', 20)] }));
    t.expect
      .card('Doors of Night', { in: 'events of Hazards' })
      .card('Morgul Night', { in: 'events of Hazards' });
  });
  scenario('[ME-SOLO-4001] no turn of an opponent comes between one’s own', (t) => {
    t.given(atEnd());
    idleUntil(t, () => t.state.global.turn === 4);
    t.expect.table({ active: 'Ann', turn: 4 });
  });
  scenario('[ME-SOLO-4001] a hand of three is filled to five at the end of the turn', (t) => {
    t.given(atEnd({ hand: many('Cram', 3) }));
    t.player('Ann').does('Keep all');
    expect(sizeOf(t.state, place(t.state, Zone.hand, 1))).toBe(5);
    expect(HAND(t)).toEqual([]);
  });
});

describe('the end', () => {
  /** 7 items of 2 points, one of 4, and Elladan: 19; with one item more 21. */
  const items = (n: number): string[] => ['Orcrist', ...many('Hauberk of Bright Mail', n)];
  scenario(
    '[ME-SOLO-4008] the second time the play deck is exhausted ends it, with the points as they are',
    (t) => {
      t.given(atEnd({ exhausted: 1, deck: ['Cram'], points: items(2) }));
      t.expect.result({ Ann: 'won', Hazards: 'lost' });
      t.player('Ann').has({ exhausted: 2 });
    },
  );
  scenario('[ME-SOLO-4008] the first time does not', (t) => {
    t.given(atEnd({ exhausted: 0, deck: ['Cram'], points: items(12) }));
    t.expect.result('undecided');
  });
  scenario('[ME-SOLO-4008] by a variant twenty points are the aim', (t) => {
    t.given(atEnd({ points: items(8) }, ['twenty-points']));
    t.expect.result({ Ann: 'won', Hazards: 'lost' });
  });
  scenario('[ME-SOLO-4008] 20 are enough', (t) => {
    const two = [company('Rivendell', 'Elladan', 'Haldir')];
    t.given(atEnd({ points: items(7), companies: two }, ['twenty-points']));
    t.expect.result({ Ann: 'won', Hazards: 'lost' });
  });
  scenario('[ME-SOLO-4008] 19 are too few, and with the second deck it is lost', (t) => {
    t.given(atEnd({ points: items(7) }, ['twenty-points']));
    t.expect.result('undecided');
  });
  scenario('[ME-SOLO-4008] with the second deck it is lost then', (t) => {
    t.given(atEnd({ exhausted: 1, deck: ['Cram'], points: items(7) }, ['twenty-points']));
    t.expect.result({ Ann: 'lost', Hazards: 'won' });
  });
  scenario('[ME-SOLO-4009] with twenty points a Council may be held, and with fewer not', (t) => {
    t.given(atEnd({ points: items(7) }, ['solitary-council']));
    t.expect.table({ turn: 4 });
  });
  /** Kinds of points that none outweighs: 5 and 5 of items and factions besides Elladan. */
  const council = (turn: number, dice: readonly number[] = [6, 6]) => ({
    ...atEnd(
      {
        points: ['Orcrist', 'Hauberk of Bright Mail', 'Hauberk of Bright Mail', 'Hauberk of Bright Mail'],
        factions: ['Riders of Rohan', 'Knights of Dol Amroth', 'Men of Anórien', 'Blue Mountain Dwarves'],
      },
      ['solitary-council'],
    ),
    turn,
    dice,
  });
  scenario('[ME-SOLO-4009] one point more than 4 and 2 for each turn is enough', (t) => {
    const { players, ...rest } = council(8);
    // Of 22 points one is lost for good.
    t.given({ ...rest, players: { ...players, Ann: { ...players.Ann, penalty: 1 } } });
    t.player('Ann').has({ 'Council points': 21 }).does('Yes');
    t.expect.result({ Ann: 'won', Hazards: 'lost' });
  });
  for (const [turn, how] of [
    [7, 'won'],
    [9, 'lost'],
  ] as const)
    scenario(`[ME-SOLO-4009] held in turn ${turn} it is ${how}`, (t) => {
      t.given(council(turn));
      t.player('Ann').does('Yes');
      t.expect.result({ Ann: how, Hazards: how === 'won' ? 'lost' : 'won' });
    });
});
