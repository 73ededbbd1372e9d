/** What tournaments settle about the game itself: a lost Wizard, the order of the last sums, dice, and the draft. */

import { trace } from '@westmarch/kernel';
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { pool as cards } from '../../../src/cards/pool.ts';
import { meccg, readSetup } from '../../../src/game.ts';
import { mayCall } from '../../../src/turn/end.ts';
import { adapter, Bob, company, scenario } from '../../table.ts';
import { nine } from '../set-up/nine.ts';

describe('a Wizard who is lost', () => {
  /** Saruman fails a check and is gone; his player had other points. */
  const falls = (avatarLoss: string) => ({
    phase: 'corruption check',
    avatarLoss,
    check: { character: 'Saruman' },
    dice: [1, 1],
    players: {
      Ann: {
        hand: ['Alatar'],
        factions: ['Riders of Rohan', 'Knights of Dol Amroth'],
        companies: [
          company(
            'Rivendell',
            { card: 'Saruman', on: ['Orcrist', 'Cram'] },
            { card: 'Elladan', status: 'tapped' },
          ),
        ],
      },
      Bob,
    },
  });
  scenario(
    '[ME-END-2000 ME-END-4006 ME-MP-003 ME-MP-004] costs five points at once, of no kind, and play goes on',
    (t) => {
      t.given(falls('minus5'));
      t.expect.result('undecided').card('Saruman', { in: 'out of Ann' });
      // Factions 3 and 3, Elladan 1; Orcrist went with its bearer.
      t.player('Ann').has({ 'faction points': 6, 'character points': 1, 'marshalling points': 2 });
      t.player('Ann').mayNot('Alatar', { because: 'had your Wizard', rule: 'ME-END-4009' });
    },
  );
  scenario('[ME-END-2000] where that is not agreed, the game is lost', (t) => {
    t.given(falls('lose'));
    t.expect.result({ Ann: 'lost', Bob: 'won' });
  });
});

describe('points', () => {
  const rich = (penalty: number) => ({
    phase: 'end-of-turn',
    decks: 1,
    players: {
      Ann: {
        penalty,
        factions: ['Riders of Rohan', 'Knights of Dol Amroth', 'Men of Anórien', 'Blue Mountain Dwarves'],
        points: ['Book of Mazarbul', 'Orcrist'],
        companies: [company('Rivendell', 'Elladan', 'Glorfindel II')],
      },
      Bob,
    },
  });
  test('[ME-MP-003 ME-END-4006] what a lost Wizard costs counts when the Council is to be called', () => {
    const callable = (penalty: number): boolean => {
      const t = new Table(adapter);
      t.given(rich(penalty));
      return mayCall(t.state, 1);
    };
    expect([callable(0), callable(5)]).toEqual([true, false]);
  });
  scenario(
    '[ME-END-4005] what an eliminated character costs is taken before doubling, what a Wizard costs after all',
    (t) => {
      t.given({
        players: {
          Ann: {
            penalty: 5,
            out: ['Elrond'],
            factions: ['Riders of Rohan', 'Knights of Dol Amroth'],
            companies: [company('Rivendell', 'Elladan', 'Elrohir', 'Balin', 'Glorfindel II')],
          },
          Bob,
        },
      });
      // Characters 7 − 3, doubled 8; factions 6, doubled 12 and cut to 8; then −5.
      t.player('Ann').has({ 'character points': 4, 'Council points': 11 });
    },
  );
});

describe('the draft', () => {
  const deck = Array.from({ length: 20 }, () => 'Cram');
  test('[ME-DRAFT-4002] is how starting companies are found, unless the starter rules are asked for', () => {
    const begins = (setup: object): string => trace(meccg.create(readSetup(setup), 'draft'));
    expect(begins({ decks: ['A', 'B'] })).toContain('character draft');
    expect(begins({ decks: ['A', 'B'], method: 'reveal' })).not.toContain('character draft');
  });
  test('[ME-DRAFT-4003] from a pool of ten characters at most; items are no characters', () => {
    const characters = cards.filter(({ facts }) => facts.kind === 'character' && !facts.avatar);
    const refused = (many: number, more: readonly string[] = []): boolean => {
      const pool = [...characters.slice(0, many).map(({ id }) => id), ...more];
      try {
        readSetup({ decks: [{ deck: [], sideboard: [], pool }, 'B'] });
        return false;
      } catch (error) {
        return String(error).includes('ME-DRAFT-001');
      }
    };
    const cram = 'TD-105';
    expect([refused(10), refused(10, [cram]), refused(11)]).toEqual([false, false, true]);
  });
  scenario('[ME-DRAFT-4004] whom both reveal is set aside, and revealed by neither again', (t) => {
    t.given({
      phase: 'set-up',
      players: {
        Ann: { deck, pool: [{ card: 'Haldir', as: 'hers' }, 'Elladan', 'Balin'] },
        Bob: { deck, pool: [{ card: 'Haldir', as: 'his' }, 'Elrohir', 'Bofur'] },
      },
    });
    t.player('Ann').does('hers');
    t.player('Bob').does('his');
    t.expect.card('hers', { in: 'aside of Ann' }).card('his', { in: 'aside of Bob' });
    t.player('Ann').mayChoose.exactly('Elladan', 'Balin');
    t.player('Ann').does('Elladan');
    t.player('Bob').mayChoose.exactly('Elrohir', 'Bofur');
    t.player('Bob').does('Elrohir');
    t.expect.card('Elladan', { at: 'Rivendell' }).card('Elrohir', { at: 'Rivendell' });
  });
  scenario('[ME-DRAFT-4005] ends at five characters, at twenty points of mind, or by choice', (t) => {
    t.given({
      phase: 'set-up',
      players: {
        Ann: { deck, pool: ['Anborn', 'Bofur', 'Orophin', 'Haldir', 'Ioreth', 'Adrazar'] },
        Bob: { deck, pool: ['Elrond', 'Glorfindel II', 'Elladan', 'Elrohir'] },
      },
    });
    t.player('Ann').does('Anborn');
    t.player('Bob').does('Elrond');
    t.player('Ann').does('Bofur');
    t.player('Bob').does('Glorfindel II');
    // Bob has 18 of 20, and nobody of mind 2: his draft is over, and Ann goes on alone.
    t.player('Ann').does('Orophin', 'Haldir', 'Ioreth');
    // Adrazar would fit by mind, but she has five.
    t.expect.card('Adrazar', { in: 'pool of Ann' }).card('Ioreth', { at: 'Rivendell' });
    t.player('Ann').mayChoose.excludes('Stop');
  });
  const doubled = (t: Parameters<Parameters<typeof scenario>[1]>[0], characters: readonly string[]): void => {
    t.given({
      phase: 'set-up',
      dice: [6, 6, 1, 1],
      players: {
        Ann: { deck: [...deck, ...characters], pool: [{ card: 'Haldir', as: 'hers' }, 'Elrond'] },
        Bob: { deck, pool: [{ card: 'Haldir', as: 'his' }, 'Bofur'] },
      },
    });
    t.player('Ann').does('hers');
    t.player('Bob').does('his');
  };
  scenario('[ME-DRAFT-4006] one who was set aside goes into the play deck if his player likes', (t) => {
    doubled(t, nine);
    t.player('Ann').mayChoose.exactly('Pass', 'hers');
    t.player('Ann').does('hers');
    t.player('Bob').does('Pass');
    t.expect.card('his', { in: 'aside of Bob' });
  });
  scenario('[ME-DRAFT-4006] but he counts among the ten', (t) => {
    doubled(t, [...nine, 'Théoden']);
    // Ann is not asked any more; Bob is.
    t.expect.card('hers', { in: 'aside of Ann' });
    t.player('Bob').does('Pass');
  });
});
