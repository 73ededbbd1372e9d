/** Keying: to what a creature can be keyed, and what its player says of it. */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { Phase, type S } from '../../../src/state.ts';
import { attackWith, Bob, company, idleUntil, resolveChain, scenario } from '../../table.ts';

/** Bob has creatures; Ann's company stands somewhere, or goes somewhere. */
function given(t: Table<S>, own: object, hand: readonly string[]): void {
  t.given({ phase: 'hazards', players: { Ann: { companies: [own] }, Bob: { ...Bob, hand } } });
}
const REFUSED = { because: 'cannot be keyed', rule: 'ME-KEY-003' };

describe('a company that stays', () => {
  const atMoria = company('Moria', 'Elladan', 'Elrohir');
  scenario(
    '[ME-KEY-001] [ME-KEY-003] [ME-KEY-2012] [ME-MOVE-4003] is met only by what is keyed to its site',
    (t) => {
      given(t, atMoria, ['Hobgoblins', 'Orc-guard']);
      t.player('Bob').mayChoose.includes('Orc-guard: attack');
      t.player('Bob').mayNot('Hobgoblins', REFUSED);
    },
  );
  scenario('[ME-KEY-2002] [ME-KEY-4005] [ME-MOVE-514] [ME-HAZ-008] by the type of that site', (t) => {
    given(t, company('Bree', 'Elladan', 'Elrohir'), ['Slayer', 'Orc-guard']);
    t.player('Bob').mayChoose.includes('Slayer: attack');
    t.player('Bob').mayNot('Orc-guard', REFUSED);
  });
});

describe('a company that moves', () => {
  const from = (at: string, movesTo: string, by?: readonly string[]) => ({
    ...company(at, 'Elladan', 'Elrohir'),
    movesTo,
    ...(by === undefined ? {} : { by }),
  });
  scenario(
    '[ME-KEY-2003] [ME-KEY-4004] [ME-MOVE-524] [ME-MOVE-4004] is met by what is keyed to a region type of its path',
    (t) => {
      given(t, from('Rivendell', 'Bree'), ['Orc-lieutenant', 'Corsairs of Umbar']);
      t.player('Bob').mayChoose.includes('Orc-lieutenant: attack');
      t.player('Bob').mayNot('Corsairs of Umbar', REFUSED);
    },
  );
  scenario('[ME-KEY-003] not to the site that it left', (t) => {
    given(t, from('Moria', 'Lórien'), ['Barrow-wight', 'Hobgoblins']);
    t.player('Bob').mayChoose.includes('Hobgoblins: attack');
    t.player('Bob').mayNot('Barrow-wight', REFUSED);
  });
  scenario('[ME-KEY-001] [ME-KEY-2002] but to the one it goes to', (t) => {
    given(t, from('Lórien', 'Moria'), ['Barrow-wight']);
    t.player('Bob').mayChoose.includes('Barrow-wight: attack');
  });
  scenario(
    '[ME-KEY-2017] [ME-KEY-4002] [ME-KEY-4004] a doubled symbol needs two such regions, not side by side',
    (t) => {
      given(t, from('Rivendell', 'Lórien'), ['Hobgoblins', 'Orc-guard']);
      t.expect.table({ pathLength: 4, byRegions: false });
      t.player('Bob').mayChoose.includes('Hobgoblins: attack');
    },
  );
  scenario('[ME-KEY-2017] [ME-KEY-4004] one is not enough', (t) => {
    given(t, from('Lórien', 'Thranduil’s Halls'), ['Hobgoblins', 'Ambusher']);
    t.player('Bob').mayChoose.includes('Ambusher: attack');
    t.player('Bob').mayNot('Hobgoblins', REFUSED);
  });
  scenario(
    '[ME-KEY-2016] [ME-MOVE-535] [ME-MOVE-004] by region movement the regions walked through count',
    (t) => {
      given(t, from('Rivendell', 'Moria', ['Rhudaur', 'Hollin', 'Redhorn Gate']), [
        'Hobgoblins',
        'Corsairs of Umbar',
      ]);
      t.player('Bob').mayChoose.includes('Hobgoblins: attack');
      t.player('Bob').mayNot('Corsairs of Umbar', REFUSED);
    },
  );
  scenario('[ME-KEY-2009] [ME-KEY-004] its player says to what it is keyed', (t) => {
    given(t, from('Lórien', 'Moria'), ['Orc-lieutenant', 'Hobgoblins']);
    t.player('Bob').does('Orc-lieutenant: attack').mayChoose.exactly('wilderness', 'shadow-hold');
    t.player('Bob').does('shadow-hold', 'Pass');
    expect(t.state.attack.keyedBy[t.state.global.attack]).toBe(3);
  });
});

scenario('[ME-KEY-002] [ME-COMBAT-522] [ME-KEY-2018] only the attacks of creatures are keyed', (t) => {
  t.given({
    phase: 'attack',
    attack: { strikes: 1, prowess: 5, automatic: true },
    players: { Ann: { companies: [company('Moria', 'Elladan', 'Elrohir')] }, Bob },
  });
  expect(t.state.attack.keyedBy[t.state.global.attack]).toBe(0);
});

scenario('[ME-KEY-2002] a Haven is no place for what is keyed to other sites', (t) => {
  given(t, company('Rivendell', 'Elladan', 'Elrohir'), ['Orc-guard', 'Slayer', 'Chill Douser']);
  for (const creature of ['Orc-guard', 'Slayer', 'Chill Douser']) t.player('Bob').mayNot(creature, REFUSED);
});

scenario('[ME-HAZ-001] [ME-KEY-003] what is no creature cannot be played as one', (t) => {
  given(t, company('Moria', 'Elladan', 'Elrohir'), ['Orc-guard', 'Twilight']);
  t.player('Bob').mayNot('Twilight', { to: 'attack', because: 'it is no creature', rule: 'ME-HAZ-001' });
  attackWith(t, 'Bob', 'Orc-guard');
  t.expect.table({ 'attack strikes': 5 });
});

describe('by name', () => {
  scenario('[ME-KEY-2001] [ME-KEY-4001] by starter movement the regions of both sites count', (t) => {
    given(t, { ...company('Edhellond', 'Elladan', 'Elrohir'), movesTo: 'Dol Amroth' }, ['Corsairs of Umbar']);
    t.expect.table({ byRegions: false });
    t.player('Bob').mayChoose.includes('Corsairs of Umbar: attack');
  });
  scenario(
    '[ME-KEY-2004] [ME-MOVE-535] by region movement every region walked through counts by its name',
    (t) => {
      given(
        t,
        {
          ...company('Edhellond', 'Elladan', 'Elrohir'),
          movesTo: 'Minas Tirith',
          by: ['Anfalas', 'Belfalas', 'Lebennin', 'Anórien'],
        },
        ['Corsairs of Umbar'],
      );
      t.player('Bob').does('Corsairs of Umbar: attack').mayChoose.includes('Belfalas', 'Lebennin');
    },
  );
  scenario('[ME-KEY-4001] [ME-KEY-4005] by starter movement none between does', (t) => {
    given(t, { ...company('Edhellond', 'Elladan', 'Elrohir'), movesTo: 'Pelargir', by: 'starter' }, [
      'Corsairs of Umbar',
    ]);
    t.expect.table({ byRegions: false });
    t.player('Bob').does('Corsairs of Umbar: attack').mayChoose.includes('Anfalas', 'Lebennin');
    t.player('Bob').mayChoose.excludes('Belfalas');
  });
  scenario('[ME-KEY-2000] [ME-KEY-005] [ME-KEY-2010] or the site that its text names', (t) => {
    given(t, company('Barrow-downs', 'Elladan', 'Elrohir'), ['Corsairs of Umbar']);
    t.player('Bob').does('Corsairs of Umbar: attack');
    resolveChain(t);
    expect(t.state.attack.keyedBy[t.state.global.attack]).toBe(4);
  });
  scenario('[ME-KEY-2000] and no other', (t) => {
    given(t, company('Moria', 'Elladan', 'Elrohir'), ['Corsairs of Umbar']);
    t.player('Bob').mayNot('Corsairs of Umbar', REFUSED);
  });
});

describe('sites of a type in some regions', () => {
  for (const built of [false, true])
    scenario(
      `[ME-KEY-2002] count as they are now, not as printed: ${built ? 'a Border-hold' : 'Ruins & Lairs'}`,
      (t) => {
        t.given({
          phase: 'at the site',
          players: {
            Ann: {
              hand: built ? ['Rebuild the Town'] : [],
              companies: [company('Barrow-downs', 'Elladan')],
            },
            Bob: { ...Bob, hand: ['Corsairs of Umbar', 'Slayer'] },
          },
        });
        if (built) t.player('Ann').does('Rebuild the Town');
        idleUntil(t, () => t.state.global.active === 1 && t.state.global.phase === Phase.movementHazard);
        t.expect.card('Elladan', {
          at: 'Barrow-downs',
          'site type': built ? 'border-hold' : 'ruins-and-lairs',
        });
        if (built) t.player('Bob').mayNot('Corsairs of Umbar', REFUSED).mayChoose.includes('Slayer: attack');
        else t.player('Bob').mayChoose.includes('Corsairs of Umbar: attack');
      },
    );
});
