/** Who may be in one company away from a Haven: leaders, those who go alone, and what lies with one of two that meet. ME-COMPANY-507..509 */
import { exactly, host, modifier } from '@westmarch/kernel';
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { boundCompany } from '../../../src/cards/words/index.ts';
import {
  leadersAllowed,
  mayBeOne,
  mayLeaveHaven,
  mayTakeIn,
  solitary,
  trollLeaders,
} from '../../../src/rules/companies/composition.ts';
import { regionsFor } from '../../../src/rules/movement/regions.ts';
import { Phase, type S } from '../../../src/state.ts';
import { inventOnCompany } from '../../company-cards.ts';
import { invent } from '../../invented.ts';
import { adapter, Bob, company, rowOf } from '../../table.ts';

inventOnCompany('Two Captains', modifier({ attribute: leadersAllowed, of: boundCompany, by: 1 }));
inventOnCompany('Trolls Beside', modifier({ attribute: trollLeaders, of: boundCompany, by: 1 }));
invent('Hermitage', 'TW-198', modifier({ attribute: solitary, of: exactly(host), by: 1 }));

type Who = readonly (string | object)[];
/** Ann's two companies, and events on one of them. */
function given(
  side: string,
  at: string,
  hosts: Who,
  guests: Who,
  events: readonly (readonly [string, string])[] = [],
): S {
  const t = new Table(adapter);
  t.given({
    players: {
      Ann: {
        side,
        companies: [
          { ...company(at, ...hosts), as: 'hosts' },
          { ...company(at, ...guests), as: 'guests' },
        ],
        events: events.map(([card, on]) => ({ card, company: on })),
      },
      Bob,
    },
  });
  return t.state;
}
const minions = (hosts: Who, guests: Who, ...events: (readonly [string, string])[]): S =>
  given('ringwraith', 'Dol Guldur', hosts, guests, events);
const heroes = (hosts: Who, guests: Who): S => given('wizard', 'Rivendell', hosts, guests);

describe('[ME-COMPANY-508] leaders', () => {
  for (const [what, hosts, guests, events, may] of [
    ['one, and none', ['Gorbag'], ['Orc Veteran'], [], true],
    ['one each', ['Gorbag'], ['Shagrat'], [], false],
    ['where the first may have two', ['Gorbag'], ['Shagrat'], [['Two Captains', 'hosts']], true],
    ['where the second may', ['Gorbag'], ['Shagrat'], [['Two Captains', 'guests']], true],
    [
      'three, where one of them may have two',
      ['Gorbag', 'Orc Captain'],
      ['Shagrat'],
      [['Two Captains', 'hosts']],
      false,
    ],
    ['an Orc and a Troll', ['Gorbag'], ['Troll-chief'], [], false],
    ['where Trolls do not count', ['Gorbag'], ['Troll-chief'], [['Trolls Beside', 'hosts']], true],
    ['where they do not for the second', ['Gorbag'], ['Troll-chief'], [['Trolls Beside', 'guests']], true],
    ['two Orcs, whatever Trolls count', ['Gorbag'], ['Shagrat'], [['Trolls Beside', 'hosts']], false],
    ['two Orcs and a Troll', ['Gorbag', 'Shagrat'], ['Troll-chief'], [['Trolls Beside', 'hosts']], false],
  ] as const)
    test(`${what}: ${may ? 'they may' : 'they may not'}`, () => {
      const s = minions(hosts, guests, ...events);
      expect(mayBeOne(s, 1, 2)).toBe(may);
      // Nothing is left over from one question to the next.
      expect(mayBeOne(s, 1, 2)).toBe(may);
      expect(mayLeaveHaven(s, 2)).toBe(true);
    });
});

describe('[ME-COMPANY-507] whoever goes alone', () => {
  const hermit = { card: 'Elladan', on: ['Hermitage'] };
  test('does so with nobody else, not even one', () => {
    const s = heroes([hermit], ['Haldir']);
    expect([mayLeaveHaven(s, 1), mayLeaveHaven(s, 2), mayBeOne(s, 1, 2), mayBeOne(s, 2, 1)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(mayTakeIn(s, 1, rowOf(s, 'Haldir'), 2)).toBe(false);
    expect(mayTakeIn(s, 2, rowOf(s, 'Elladan'), 1)).toBe(false);
  });
  test('not with two others either', () => {
    const s = heroes([hermit, 'Elrohir', 'Orophin'], ['Haldir']);
    expect([mayLeaveHaven(s, 1), mayLeaveHaven(s, 2)]).toEqual([false, true]);
  });
});

describe('[ME-COMPANY-509 ME-INFL-512] whoever comes brings those who follow him', () => {
  const s = given('fallen-wizard', 'The White Towers', ['Gorbag'], ['Wacho', 'Anborn']);
  const [man, dunadan] = [rowOf(s, 'Wacho'), rowOf(s, 'Anborn')];
  test('a Man may join an Orc, and not with a Dúnadan behind him', () => {
    expect([mayTakeIn(s, 1, man, 2), mayTakeIn(s, 1, dunadan, 2)]).toEqual([true, false]);
    s.card.leader[dunadan] = man;
    expect(mayTakeIn(s, 1, man, 2)).toBe(false);
    // From nowhere he brings nobody.
    expect(mayTakeIn(s, 1, man, 0)).toBe(true);
  });
});

describe('[ME-MOVE-538] how many regions such a company may move through', () => {
  const { organization, movementHazard } = Phase;
  for (const [phase, extra, pursued, fewer, more, most] of [
    [movementHazard, 0, 0, 0, 0, 4],
    [movementHazard, 1, 0, 0, 0, 5],
    [movementHazard, 0, 1, 0, 0, 5],
    [movementHazard, 1, 1, 0, 0, 6],
    [movementHazard, 1, 1, 0, 1, 6],
    [movementHazard, 0, 0, 0, 1, 5],
    [movementHazard, 0, 0, 1, 0, 3],
    [movementHazard, 0, 0, 2, 0, 2],
    [movementHazard, 0, 0, 3, 0, 2],
    [movementHazard, 2, 0, 3, 0, 3],
    [organization, 0, 0, 2, 0, 4],
  ] as const)
    test(`${most} with ${extra} and ${pursued} and ${more} more, ${fewer} fewer, in phase ${phase}`, () => {
      const s = heroes(['Elladan'], ['Haldir']);
      s.global.phase = phase;
      s.company.extraRegions[1] = extra;
      s.company.pursued[1] = pursued;
      s.company.fewerRegions[1] = fewer;
      expect([regionsFor(s, 1, more), regionsFor(s, 2)]).toEqual([most, 4]);
    });
});
