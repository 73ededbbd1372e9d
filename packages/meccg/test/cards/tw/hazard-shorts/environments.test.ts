/** The Wizards: hazard short-events that are environments or end them: Choking Shadows, New Moon, Twilight. */
import { describe, expect } from 'vitest';
import { regionTypes } from '../../../../src/facts/names.ts';
import { Bob, company, going, idleUntil, resolveChain, scenario } from '../../../table.ts';
import { twins } from '../../positions.ts';

describe('[TW-21] Choking Shadows', () => {
  const toCaves = (events: readonly string[]) => ({
    phase: 'hazards',
    players: {
      Ann: {
        companies: [{ ...company('Lórien', ...twins), as: 'riders', movesTo: 'Glittering Caves' }],
        hand: ['Escape'],
      },
      Bob: { ...Bob, hand: ['Choking Shadows', 'Orc-watch'], events },
    },
  });
  scenario('Choking Shadows: not at a Shadow-hold without Doors of Night', (t) => {
    t.given(going(['Choking Shadows', 'Orc-guard'], twins));
    t.player('Bob').mayNot('Choking Shadows', { because: 'Ruins & Lairs' });
  });
  scenario('Choking Shadows: with Doors of Night Ruins & Lairs count as a Shadow-hold', (t) => {
    t.given(toCaves(['Doors of Night']));
    t.player('Bob').mayNot('Orc-watch', { because: 'keyed' });
    t.player('Bob').does('Choking Shadows: as a hazard, if Doors of Night is in play, the company');
    resolveChain(t);
    t.player('Bob').mayChoose.includes('Orc-watch: attack');
  });
  scenario('Choking Shadows: without Doors of Night only more prowess', (t) => {
    t.given(toCaves([]));
    t.player('Bob').mayChoose.excludes(
      'Choking Shadows: as a hazard, if Doors of Night is in play, the company',
    );
  });
  scenario('Choking Shadows: +2 prowess for an automatic-attack, revealed on guard', (t) => {
    t.given({
      phase: 'site',
      players: {
        Ann: {
          hand: ['Escape'],
          companies: [
            {
              ...company('Glittering Caves', ...twins),
              onGuard: [{ card: 'Choking Shadows', owner: 'Bob', controller: 'Bob' }],
            },
          ],
        },
        Bob: { ...Bob, hand: ['Orc-guard'] },
      },
    });
    t.player('Ann').does('Yes');
    t.player('Bob').does('Choking Shadows: reveal');
    t.expect.table({ 'attack prowess': 11 });
  });
});

scenario('[TW-106 ME-CARD-0784] Twilight: discards an environment in play, against no limit', (t) => {
  t.given(going(['Twilight'], twins, { events: ['Gates of Morning'] }));
  t.player('Bob').does('Twilight: at any time');
  resolveChain(t);
  t.expect.card('Gates of Morning', { in: 'discard of Ann' }).table({ hazardsDeclared: 0 });
});

scenario(
  '[TW-106 ME-CARD-0785 ME-CARD-0786] Twilight: cancels an environment that has not resolved, in anyone’s turn',
  (t) => {
    t.given(going(['Doors of Night'], twins, { hand: ['Twilight'], events: [] }));
    t.player('Bob').does('Doors of Night: as');
    t.player('Ann').does('Twilight');
    resolveChain(t);
    t.expect.card('Doors of Night', { in: 'discard of Bob' }).card('Twilight', { in: 'discard of Ann' });
  },
);

scenario('[TW-106] Twilight: not without an environment', (t) => {
  t.given(going(['Twilight', 'Orc-guard'], twins));
  t.player('Bob').mayNot('Twilight', { because: 'nothing to choose an environment card' });
});

scenario('[TW-21] Choking Shadows: its text names what the path must have', (t) => {
  t.given(going(['Choking Shadows', 'Orc-guard'], twins, {}, { events: ['Doors of Night'] }));
  t.player('Bob').mayChoose.includes(
    'Choking Shadows: as a hazard, if Doors of Night is in play, its site path has a Wilderness',
  );
});

describe('New Moon', () => {
  const under = (
    to: string,
    events: readonly string[] = [],
    who: readonly unknown[] = ['Elladan', 'Balin'],
  ) => ({
    phase: 'hazards',
    players: {
      Ann: {
        companies: [{ ...company('Lórien', ...(who as readonly string[])), movesTo: to, by: 'starter' }],
      },
      Bob: { ...Bob, hand: ['New Moon', 'Ambusher'], events },
    },
  });
  scenario('[TW-68/1] New Moon: taps an Elf', (t) => {
    t.given(under('Edoras'));
    t.player('Bob').does('New Moon: as');
    resolveChain(t);
    t.expect.card('Elladan', { status: 'tapped' }).card('Balin', { status: 'untapped' });
  });
  scenario('[TW-68/1] New Moon: not where no Elf is untapped', (t) => {
    t.given(under('Edoras', [], [{ card: 'Elladan', status: 'tapped' }, 'Balin']));
    t.player('Bob').mayNot('New Moon', { because: 'Elf' });
  });
  const region = 'New Moon: as a hazard, if Doors of Night is in play, its site path';
  const site = 'New Moon: as a hazard, if Doors of Night is in play, the company';
  scenario('[TW-68/2] New Moon: with Doors of Night a Free-domain is a Border-land', (t) => {
    t.given(under('Minas Tirith', ['Doors of Night']));
    t.player('Bob').does(region);
    resolveChain(t);
    expect(regionTypes[t.state.path.type[3]]).toBe('border-land');
  });
  scenario('[TW-68/3] New Moon: with Doors of Night a Free-hold is a Border-hold', (t) => {
    t.given(under('Minas Tirith', ['Doors of Night']));
    t.player('Bob').does(site);
    resolveChain(t);
    t.expect.card('Minas Tirith', { 'site type': 'border-hold' });
  });
  scenario('[TW-68/2, TW-68/3] New Moon: not by day', (t) => {
    t.given(under('Minas Tirith'));
    t.player('Bob').mayChoose.excludes(region, site);
  });
});

describe('what environments did ends with them', () => {
  for (const [player, card, prowess] of [
    ['Ann', 'Gates of Morning', 9],
    ['Bob', 'Doors of Night', 11],
  ] as const)
    scenario(`[TW-21 TW-243 TW-28] Choking Shadows and then ${card}: a prowess of ${prowess}`, (t) => {
      t.given({
        phase: 'hazards',
        players: {
          Ann: {
            hand: ['Gates of Morning', 'Concealment'],
            companies: [company('Ettenmoors', 'Bilbo', 'Elladan', 'Elrohir')],
          },
          Bob: { ...Bob, hand: ['Choking Shadows', 'Doors of Night'] },
        },
      });
      t.player('Ann').does('Pass');
      t.player('Bob').does('Choking Shadows: as a hazard, if the');
      resolveChain(t);
      if (player === 'Bob') t.player('Ann').does('Pass');
      t.player(player).does(`${card}: ${player === 'Bob' ? 'as a hazard' : 'on your turn'}`);
      resolveChain(t);
      idleUntil(t, () => t.offered().includes('Yes'));
      t.player('Ann').does('Yes');
      t.expect.table({ 'attack prowess': prowess });
    });
});
