/** The starter rules: what they leave out is never offered, and with the standard rules it is. */
import { sizeOf } from '@westmarch/kernel';
import { selfPlay, Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { challengeDeck } from '../../../src/decks/challenge.ts';
import { checkDeck } from '../../../src/decks/legality.ts';
import { findCard } from '../../../src/decks/list.ts';
import { meccg, readSetup } from '../../../src/game.ts';
import { couldLieThere } from '../../../src/knowledge.ts';
import { pointsToCall } from '../../../src/rules/points.ts';
import { mayCall } from '../../../src/turn/end.ts';
import { adapter, Bob, company, scenario } from '../../table.ts';

const starter = { starter: 'rules' };
const both = [{}, starter] as const;
const withRules = both.map((rules) => [rules === starter ? 'starter' : 'standard', rules] as const);
const isStandard = (rules: object): boolean => rules !== starter;

for (const [name, rules] of withRules) {
  const does = isStandard(rules);
  describe(`by the ${name} rules`, () => {
    scenario('[ME-MOVE-9000] [ME-STARTER-9000] a company moves by regions, or only by printed paths', (t) => {
      t.given({ ...rules, players: { Ann: { companies: [company('Bree', 'Elladan')] }, Bob } });
      t.player('Ann').does('Elladan: declare movement');
      // From Bree the printed path leads to Rivendell and nowhere else, so that nothing is asked.
      if (does) t.player('Ann').mayChoose.includes('Weathertop', 'Rivendell');
      else t.expect.card('Elladan', { at: 'Rivendell' });
    });
    scenario('[ME-MOVE-9000] and nowhere by a chain of regions', (t) => {
      t.given({
        ...rules,
        phase: 'movement/hazard',
        players: { Ann: { companies: [{ ...company('Bree', 'Elladan'), movesTo: 'Rivendell' }] }, Bob },
      });
      if (does) t.player('Ann').mayChoose.includes('the path printed', 'Arthedain, Rhudaur');
      else t.expect.table({ byRegions: false });
    });
    scenario('[ME-SPLIT-9000] [ME-STARTER-9000] a company splits anywhere, or at Havens', (t) => {
      t.given({
        ...rules,
        players: {
          Ann: {
            companies: [company('Bree', 'Elladan', 'Beretar'), company('Rivendell', 'Haldir', 'Orophin')],
          },
          Bob,
        },
      });
      t.player('Ann').does('Haldir: regroup companies', 'Orophin');
      // At the Haven he forms a company of his own, which is all that he can do.
      expect(t.state.company.player[3]).toBe(1);
      expect(t.offered().includes('Beretar')).toBe(does);
    });
    scenario('[ME-SPLIT-9000] those who meet join anywhere, or at Havens', (t) => {
      t.given({
        ...rules,
        phase: 'movement/hazard',
        players: {
          Ann: {
            companies: [company('Moria', 'Elladan'), { ...company('Lórien', 'Elrohir'), movesTo: 'Moria' }],
          },
          Bob: { ...Bob, hand: ['Twilight'] },
        },
      });
      for (let n = 0; n < 20 && t.state.global.phase === 4; n++)
        t.choose(t.state.kernel.asked, t.offered()[0]);
      expect(t.state.company.player[2] === 0).toBe(does);
    });
    scenario('[ME-ORG-9000] newcomers arrive where the Wizard is, or at any Haven', (t) => {
      t.given({
        ...rules,
        players: { Ann: { hand: ['Orophin'], companies: [company('Rivendell', 'Alatar')] }, Bob },
      });
      t.player('Ann').does('Orophin: bring into play');
      t.player('Ann').mayChoose.includes('Form a company at Rivendell', 'Join Alatar');
      if (does) t.player('Ann').mayChoose.excludes('Form a company at Lórien');
      else t.player('Ann').mayChoose.includes('Form a company at Lórien');
    });
    scenario('[ME-STARTER-9000] a character may be discarded by choice, or not', (t) => {
      t.given({ ...rules, players: { Ann: { companies: [company('Rivendell', 'Elladan')] }, Bob } });
      if (does) t.player('Ann').mayChoose.includes('Elladan: discard');
      else t.player('Ann').mayNot('Elladan', { to: 'discard', rule: 'ME-STARTER-9000' });
    });
    scenario('[ME-STARTER-9000] companions tap to support a fighter, or not', (t) => {
      t.given({
        ...rules,
        phase: 'attack',
        attack: { strikes: 1, prowess: 4 },
        ...(does ? {} : { dice: [6, 6] }),
        players: { Ann: { companies: [company('Moria', 'Elladan', 'Elrohir')] }, Bob },
      });
      t.player('Ann').does('Elladan', 'No');
      if (does) t.player('Ann').mayChoose.exactly('Pass', 'Tap Elrohir for +1');
      else t.expect.card('Elladan', { status: 'tapped' }).asked('nobody');
    });
    scenario('[ME-STARTER-9000] companions tap for a corruption check, or not', (t) => {
      t.given({
        ...rules,
        phase: 'corruption check',
        check: { character: 'Elladan' },
        ...(does ? {} : { dice: [6, 6] }),
        players: { Ann: { companies: [company('Moria', 'Elladan', 'Elrohir')] }, Bob },
      });
      if (does) t.player('Ann').mayChoose.exactly('Roll', 'Tap Elrohir for +1');
      else t.expect.asked('nobody');
    });
    scenario('[ME-STARTER-9000] what an opponent has may be influenced, or not', (t) => {
      t.given({
        ...rules,
        phase: 'at the site',
        turn: 5,
        players: {
          Ann: { hand: ['Horn of Anor'], companies: [company('Edoras', 'Théoden', 'Haldir')] },
          Bob: { companies: [company('Edoras', 'Orophin')] },
        },
      });
      if (does) t.player('Ann').mayChoose.includes('Théoden: influence');
      else t.player('Ann').mayNot('Théoden', { rule: 'ME-STARTER-9000' });
    });
    scenario('[ME-STARTER-9000] a mover draws with someone of mind 3, or always', (t) => {
      t.given({
        ...rules,
        phase: 'movement/hazard',
        players: {
          Ann: {
            deck: ['Orcrist', 'Cram'],
            companies: [{ ...company('Lórien', 'Bofur', 'Orophin'), movesTo: 'Moria' }],
          },
          Bob: { ...Bob, hand: ['Doors of Night'] },
        },
      });
      if (does) t.player('Ann').does('the path printed');
      t.player('Ann').has({ hand: does ? 0 : 1 });
    });
    scenario('[ME-STARTER-9000] cards are placed on guard, or not', (t) => {
      t.given({
        ...rules,
        phase: 'hazards',
        players: {
          Ann: { companies: [company('Moria', 'Elladan')] },
          Bob: { ...Bob, hand: ['Doors of Night', 'Cram'] },
        },
      });
      if (does) t.player('Bob').mayChoose.includes('Cram: place on guard');
      else t.player('Bob').mayNot('Cram', { to: 'placeOnGuard', rule: 'ME-STARTER-9000' });
    });
    scenario('[ME-MP-9000] [ME-STARTER-9000] points are doubled and cut, or compared as they stand', (t) => {
      t.given({
        ...rules,
        players: {
          Ann: {
            points: ['Scroll of Isildur'],
            companies: [company('Moria', { card: 'Elladan', on: ['Orcrist'] })],
          },
          Bob: { hand: ['Orcrist'], companies: [company('Edhellond', 'Ioreth')] },
        },
      });
      // Items 8 and a character of 1: doubled to 16 and 2, cut to 2 and 2, less one for the copy that Bob shows.
      t.player('Ann').has({ 'Council points': does ? 3 : 9, 'marshalling points': 9 });
    });
  });
}

describe('calling the Council', () => {
  const may = (points: number, kind: string): boolean => {
    const t = new Table(adapter);
    t.given({
      decks: 1,
      starter: kind,
      players: {
        Ann: {
          points: ['Orcrist', 'Scroll of Isildur', 'Glamdring', 'Sword of Gondolin', 'Riders of Rohan'],
          companies: [company('Rivendell', 'Elrond', 'Glorfindel II')],
        },
        Bob,
      },
    });
    // Points lost, so that just so many are left.
    t.state.player.penalty[1] = pointsToCall(t.state, 1) - points;
    return mayCall(t.state, 1);
  };
  test('[ME-END-006] takes 20 points, and 18 where somebody has only a starter deck', () => {
    expect([may(20, 'rules'), may(19, 'rules')]).toEqual([true, false]);
    expect([may(18, 'deck'), may(17, 'deck')]).toEqual([true, false]);
  });
});

describe('the set-up', () => {
  scenario(
    '[ME-SETUP-9000] whole companies are laid face down and shown at once; whom both chose goes into the play decks',
    (t) => {
      const deck = Array.from({ length: 12 }, () => 'Cram');
      t.given({
        ...starter,
        phase: 'set-up',
        simultaneous: true,
        players: {
          Ann: { deck, pool: ['Haldir', 'Elladan', 'Orophin'] },
          Bob: { deck, pool: ['Haldir', 'Bofur'] },
        },
      });
      t.player('Ann').does('Haldir', 'Elladan', 'Done');
      t.player('Bob').mayChoose.includes('Haldir', 'Bofur');
      t.expect.card('Elladan', { in: 'chosen of Ann' });
      t.player('Bob').does('Haldir', 'Bofur');
      t.expect
        .card('Elladan', { at: 'Rivendell' })
        .card('Bofur', { at: 'Rivendell' })
        .card('Haldir #1', { in: 'deck of Ann' })
        .card('Haldir #2', { in: 'deck of Bob' });
    },
  );

  test('[ME-STARTER-9000] is for two players and one deck each, with no draft and no sideboards', () => {
    const setup = readSetup({ decks: ['A', 'B'], starter: 'rules' });
    expect(setup).toMatchObject({ length: 1, starter: 'rules' });
    const s = meccg.create(setup, 'starter');
    expect(s.global.simultaneous).toBe(1);
    for (const player of [1, 2])
      expect(sizeOf(s, s.layout.placeBase[meccg.engine.schema.zone['sideboard']] + player)).toBe(0);
    expect(() => readSetup({ decks: ['A', 'B'], starter: 'rules', length: 2 })).toThrow('setup.length');
    expect(() => readSetup({ decks: ['A', 'B'], starter: 'rules', method: 'draft' })).toThrow('setup.method');
    expect(() => readSetup({ decks: ['A', 'B', 'A'], starter: 'deck' })).toThrow('setup.decks');
    expect(() => readSetup({ decks: ['A', 'B'], starter: 'easy' })).toThrow('setup.starter');
  });

  test('[ME-STARTER-9000] whole games are played by them', () => {
    const played = selfPlay({
      game: meccg,
      setups: [readSetup({ decks: ['A', 'B'], starter: 'deck' })],
      seed: 'starter',
      games: 2,
      most: 20_000,
      changingCards: true,
      fits: couldLieThere,
    });
    expect(played.choices).toBeGreaterThan(200);
  });

  test('[ME-DECK-9000] a deck has 25 of each half, which is too few for the standard game', () => {
    const list = challengeDeck('A');
    if (list === undefined) throw new Error('There is no Challenge Deck A.');
    const entries = list.deck.map((name) => ({
      line: 0,
      section: 'deck' as const,
      quantity: 1,
      name,
      card: findCard(name),
    }));
    const isHalf = (kinds: readonly string[]) =>
      entries.filter(({ card }) => kinds.includes(card?.kind ?? ''));
    const resources = isHalf(['item', 'ally', 'faction', 'resource event']);
    const hazards = isHalf(['creature', 'hazard event']).filter(
      ({ card }) => card?.playableAsResource !== true,
    );
    const of = (n: number) => [...resources.slice(0, n), ...hazards.slice(0, n)];
    const broken = (n: number, starters: boolean): string[] =>
      checkDeck(of(n), { length: 1, starter: starters }).problems.flatMap(({ rules }) => rules);
    expect(broken(25, true)).toEqual([]);
    expect(broken(24, true)).toEqual(['ME-DECK-9000']);
    expect(broken(25, false)).toContain('ME-DECK-017');
  });
});
