/** Marshalling points: what gives them, and how they are counted at the Council. ME-MP */
import { describe, expect, test } from 'vitest';
import { halfCap } from '../../../src/rules/points.ts';
import { Bob, company, scenario } from '../../table.ts';

/** Points by kind in the order of the rules: character, item, faction, ally, kill, miscellaneous. */
const kinds = (...by: readonly number[]): number[] => [0, ...by];

describe('points', () => {
  const has = (ann: object, points: object) => ({
    given: { players: { Ann: { companies: [company('Rivendell', 'Haldir')], ...ann }, Bob } },
    points,
  });
  const sources = {
    '[ME-MP-500] a character in play, and none in hand': has(
      { hand: ['Théoden'], companies: [company('Rivendell', 'Elrond', 'Haldir')] },
      { 'character points': 4, 'marshalling points': 4 },
    ),
    '[ME-MP-008] a creature that was defeated': has({ points: ['Hobgoblins'] }, { 'kill points': 1 }),
    '[ME-MP-008] what is stored for its own points': has(
      { points: ['Dreams of Lore'] },
      { 'miscellaneous points': 2, 'item points': 0 },
    ),
    '[ME-MP-009 ME-MP-010] a special item among the other items': has(
      { companies: [company('Rivendell', { card: 'Haldir', on: ['Glamdring', 'Lesser Ring'] })] },
      { 'item points': 4, 'miscellaneous points': 0 },
    ),
    '[ME-MP-008] an ally, a faction': has(
      {
        companies: [company('Rivendell', { card: 'Haldir', on: ['Gollum'] })],
        factions: ['Riders of Rohan'],
      },
      { 'ally points': 2, 'faction points': 3 },
    ),
    '[ME-MP-011] six kinds, each by itself': has(
      {
        companies: [company('Rivendell', { card: 'Haldir', on: ['Gollum', 'Glamdring'] })],
        factions: ['Riders of Rohan'],
        points: ['Hobgoblins', 'Dreams of Lore'],
      },
      {
        'character points': 1,
        'item points': 2,
        'faction points': 3,
        'ally points': 2,
        'kill points': 1,
        'miscellaneous points': 2,
        'marshalling points': 11,
      },
    ),
  };
  for (const [title, { given, points }] of Object.entries(sources))
    scenario(title, (t) => {
      t.given(given);
      t.player('Ann').has({ ...points });
    });
  for (const richer of ['Ann', 'Bob'])
    scenario(`[ME-MP-001] whoever has more wins: ${richer}`, (t) => {
      const more = { factions: ['Riders of Rohan'] };
      t.given({
        phase: 'council',
        dice: [6, 6, 6, 6],
        players: {
          Ann: {
            companies: [company('Rivendell', { card: 'Elladan', on: ['Glamdring'] })],
            ...(richer === 'Ann' ? more : {}),
          },
          Bob: {
            companies: [company('Edhellond', { card: 'Elrohir', on: ['Orcrist'] })],
            ...(richer === 'Bob' ? more : {}),
          },
        },
      });
      for (let n = 0; n < 4 && t.offered().length > 0; n++) t.choose(t.state.kernel.asked, 'Roll');
      t.expect.result({ Ann: richer === 'Ann' ? 'won' : 'lost', Bob: richer === 'Bob' ? 'won' : 'lost' });
    });

  scenario(
    '[ME-MP-013 ME-MP-022 ME-END-4010] what the opponent has none of counts double at the Council, kills do not; before it nothing does',
    (t) => {
      t.given({
        players: {
          Ann: {
            companies: [company('Rivendell', { card: 'Elladan', on: ['Gollum'] }, 'Beretar')],
            factions: ['Riders of Rohan', 'Men of Anórien'],
            points: ['Hobgoblins'],
          },
          Bob: { companies: [company('Edhellond', 'Théoden')] },
        },
      });
      // Characters 3, ally 2 doubled, factions 5 doubled and cut to the rest, kill 1.
      t.player('Ann').has({ 'marshalling points': 11, 'Council points': 16 });
      t.player('Bob').has({ 'marshalling points': 2, 'Council points': 0 });
    },
  );

  test('[ME-MP-014 ME-MP-015 ME-MP-016 ME-END-4011] no kind gives more than all other positive kinds together', () => {
    expect(halfCap(kinds(4, 4, 3, 0, 0, 0))).toBe(11);
    expect(halfCap(kinds(9, 2, 3, 0, 0, 0))).toBe(10);
    // A negative kind is left out of the comparison, and counts afterwards.
    expect(halfCap(kinds(9, 2, 3, 0, 0, -4))).toBe(6);
    expect(halfCap(kinds(5, 2, 3, 0, 0, -4))).toBe(6);
  });

  test('[ME-MP-018] all in one kind is nothing', () => {
    expect(halfCap(kinds(0, 0, 12, 0, 0, 0))).toBe(0);
    expect(halfCap(kinds(1, 0, 12, 0, 0, 0))).toBe(2);
  });

  test('[ME-MP-023] the worked example of the rulebook: 21 against 18', () => {
    expect(halfCap(kinds(7, 2, 8, 2, 0, 2))).toBe(21);
    expect(halfCap(kinds(11, 5, 2, 2, 0, 0))).toBe(18);
  });

  scenario(
    '[ME-MP-017 ME-MP-019] a unique card in hand that the opponent has in play costs him a point',
    (t) => {
      t.given({
        players: {
          Ann: {
            hand: ['Glamdring', 'Horn of Anor', 'Orcrist'],
            companies: [company('Rivendell', 'Elladan', 'Beretar')],
          },
          Bob: { companies: [company('Edhellond', { card: 'Théoden', on: ['Glamdring', 'Horn of Anor'] })] },
        },
      });
      // Characters 2 and items 2 doubled, cut to 2: 4, less one for Glamdring.
      t.player('Bob').has({ 'Council points': 3, 'marshalling points': 4 });
    },
  );
  scenario('[ME-MP-021] a hazard in hand costs nothing, be it unique and in play', (t) => {
    t.given({
      players: {
        Ann: { hand: ['Smaug at Home'], companies: [company('Rivendell', 'Elladan', 'Beretar')] },
        Bob: {
          events: ['Smaug at Home'],
          companies: [company('Edhellond', { card: 'Théoden', on: ['Glamdring', 'Horn of Anor'] })],
        },
      },
    });
    t.player('Bob').has({ 'Council points': 4 });
  });
});
