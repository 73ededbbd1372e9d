/** The end of a company's movement/hazard phase, and who has a card for it; and where an opponent stands. ME-TIMING-004, ME-CARD-0003 */
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { placeIndex } from '../../../src/map/map.ts';
import { hasLastWord, isLastWord } from '../../../src/rules/movement/last-word.ts';
import { endPursuit, isFoeAt, pursuitTo } from '../../../src/rules/movement/pursuit.ts';
import { Moment, Phase, type S } from '../../../src/state.ts';
import { siteOf } from '../../sites.ts';
import { adapter, Bob, company } from '../../table.ts';
import { lastOfEight } from '../companies/eight.ts';

const given = (position: object): S => {
  const t = new Table(adapter);
  t.given(position);
  return t.state;
};

describe('[ME-TIMING-004] the last word', () => {
  const { organization, movementHazard } = Phase;
  for (const [what, phase, moment, active, row, check, is] of [
    ['is the mover’s', movementHazard, Moment.end, 1, 1, 0, true],
    ['is not his in another phase', organization, Moment.end, 1, 1, 0, false],
    ['nor at another moment', movementHazard, Moment.any, 1, 1, 0, false],
    ['nor in the turn of another', movementHazard, Moment.end, 2, 1, 0, false],
    ['nor between companies', movementHazard, Moment.end, 1, 0, 0, false],
    ['nor while somebody checks corruption', movementHazard, Moment.end, 1, 1, 1, false],
  ] as const)
    test(what, () => {
      const s = given({ players: { Ann: { companies: [company('Rivendell', 'Elladan')] }, Bob } });
      s.global.phase = phase;
      s.global.moment = moment;
      s.global.active = active;
      s.global.company = row;
      s.global.check = check;
      expect(isLastWord(s, 1)).toBe(is);
    });
  for (const [hand, others, has] of [
    [['Cram', 'Bridge'], [], true],
    [['Bridge', 'Cram'], [], true],
    [['Cram'], ['Bridge'], false],
    [[], ['Bridge'], false],
  ] as const)
    test(`is had with ${hand.join(' and ') || 'nothing'} in hand: ${has ? 'yes' : 'no'}`, () => {
      const s = given({
        players: {
          Ann: { hand, deck: others, companies: [company('Rivendell', 'Elladan')] },
          Bob: { ...Bob, hand: others },
        },
      });
      expect(hasLastWord(s, 1)).toBe(has);
    });
});

describe('[ME-CARD-0003] where a company of another stands', () => {
  const stand = (): S => given(lastOfEight([company('Moria', 'Elladan')], 'Bree'));
  test('the first company of the first player, and the last of the last', () => {
    const s = stand();
    expect(isFoeAt(s, 2, placeIndex('Edhellond'))).toBe(true);
    expect(isFoeAt(s, 1, placeIndex('Moria'))).toBe(true);
  });
  test('not one’s own, and nowhere else', () => {
    const s = stand();
    expect([isFoeAt(s, 2, placeIndex('Moria')), isFoeAt(s, 1, placeIndex('Edhellond'))]).toEqual([
      false,
      false,
    ]);
    expect([isFoeAt(s, 1, placeIndex('Lórien')), isFoeAt(s, 2, placeIndex('Lórien'))]).toEqual([
      false,
      false,
    ]);
  });
  test('it is as far as the card says, and only on a way there', () => {
    const s = stand();
    expect(pursuitTo(s, 1, siteOf('Moria'))).toBe(0);
    s.company.pursuit[1] = 2;
    expect([pursuitTo(s, 1, siteOf('Moria')), pursuitTo(s, 1, siteOf('Lórien'))]).toEqual([2, 0]);
  });
  test('who has met somebody leaves as far as he came', () => {
    const s = stand();
    for (const row of [2, 9, 16]) s.company.pursuit[row] = 2;
    for (const row of [2, 9, 16]) endPursuit(s, row);
    // Ann's second and Bob's first stand at Bree; Bob's last is alone.
    expect([2, 9, 16].map((row) => s.company.pursued[row])).toEqual([2, 2, 0]);
  });
});
