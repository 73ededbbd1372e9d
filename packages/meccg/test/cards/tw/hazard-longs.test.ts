/** The Wizards: hazard long-events. */
import { describe } from 'vitest';
import { attackWith, Bob, company, going, resolveChain, scenario } from '../../table.ts';
import { onTheWay, twins } from '../positions.ts';

describe('[TW-9] Awaken Denizens', () => {
  scenario('cannot be duplicated', (t) => {
    t.given({
      ...onTheWay(['Awaken Denizens'], 'Legolas'),
      players: {
        Ann: { companies: [{ ...company('Rivendell', 'Legolas'), movesTo: 'Lórien', by: 'starter' }] },
        Bob: { ...Bob, hand: ['Awaken Denizens'], events: [{ card: 'Awaken Denizens', as: 'first' }] },
      },
    });
    t.player('Bob').mayChoose.excludes('Awaken Denizens: as a hazard: put this card into play');
  });
  for (const [at, strikes] of [
    ['The Lonely Mountain', 2],
    ['Moria', 4],
  ] as const)
    scenario(`[ME-EVENT-2010] in the turn of either: ${strikes} strikes at ${at}`, (t) => {
      t.given({
        phase: 'site',
        players: {
          Ann: { events: ['Awaken Denizens'], companies: [company(at, 'Legolas', 'Gimli')] },
          Bob,
        },
      });
      t.player('Ann').does('Yes');
      t.expect.table({ 'attack strikes': strikes });
    });
});

describe('[TW-35] Fell Winter', () => {
  scenario('[ME-EVENT-2008] changes no region while Doors of Night is not in play', (t) => {
    t.given(onTheWay(['Fell Winter', 'Giant'], 'Legolas'));
    t.player('Bob').does('Fell Winter: as');
    resolveChain(t);
    t.expect.table({ 'site path': 'wilderness, wilderness, border-land, wilderness' });
  });
  for (const [at, strikes] of [
    ['Bree', 3],
    ['Moria', 4],
  ] as const)
    scenario(`Wolves at Border-holds only: ${strikes} strikes are faced at ${at}`, (t) => {
      t.given({
        phase: 'site',
        players: {
          Ann: { companies: [company(at, 'Legolas', 'Gimli')] },
          Bob: { ...Bob, events: ['Fell Winter'] },
        },
      });
      t.player('Ann').does('Yes');
      t.expect.table({ 'attack strikes': strikes });
    });
  scenario('the card stays when its Wolves are defeated', (t) => {
    t.given({
      phase: 'site',
      dice: [6, 6, 6, 6, 6, 6],
      players: {
        Ann: { companies: [company('Bree', 'Legolas', 'Gimli', 'Elladan')] },
        Bob: { ...Bob, events: ['Fell Winter'] },
      },
    });
    t.player('Ann').does('Yes', 'Legolas', 'Gimli', 'Elladan');
    t.player('Ann').does('The strike against Legolas', 'No', 'The strike against Gimli', 'No', 'No');
    t.expect.card('Fell Winter', { in: 'events of Bob' });
    t.player('Ann').has({ 'kill points': 0 });
  });
});

scenario('[TW-61/2 TW-61/3] Minions Stir: +1 strike and prowess for Orcs and Trolls', (t) => {
  t.given(going(['Orc-watch'], twins, { hand: ['Dark Quarrels'] }, { events: ['Minions Stir'] }));
  attackWith(t, 'Bob', 'Orc-watch');
  t.expect.table({ 'attack strikes': 4, 'attack prowess': 10 });
});

scenario('[TW-61/4 TW-61/5] Minions Stir: +2 for Orcs with Doors of Night', (t) => {
  t.given(
    going(['Orc-watch'], twins, { hand: ['Dark Quarrels'] }, { events: ['Minions Stir', 'Doors of Night'] }),
  );
  attackWith(t, 'Bob', 'Orc-watch');
  t.expect.table({ 'attack strikes': 5, 'attack prowess': 11 });
});

scenario('[TW-61] Minions Stir: nothing for Undead', (t) => {
  t.given(going(['Stirring Bones'], twins, { hand: ['Escape'] }, { events: ['Minions Stir'] }));
  attackWith(t, 'Bob', 'Stirring Bones', 'wilderness');
  t.expect.table({ 'attack strikes': 2, 'attack prowess': 9 });
});

scenario('[TW-61/1] Minions Stir is played as a hazard, and stays', (t) => {
  t.given(going(['Minions Stir'], twins));
  t.player('Bob').does('Minions Stir: as');
  resolveChain(t);
  t.player('Bob').has({ events: ['Minions Stir'] });
});

for (const events of [['Doors of Night', 'Morgul Night'], ['Doors of Night']])
  scenario(`[TW-62/2] Morgul Night: a Wilderness is a Shadow-land: ${events.length === 2}`, (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { companies: [{ ...company('Rivendell', ...twins), movesTo: 'Ettenmoors', by: ['Rhudaur'] }] },
        Bob: { ...Bob, hand: ['Orc-watch', 'Rebel-talk'], events },
      },
    });
    if (events.length === 2) t.player('Bob').mayChoose.includes('Orc-watch: attack');
    else t.player('Bob').mayNot('Orc-watch', { to: 'attack', because: 'keyed' });
  });

describe('types of regions by night', () => {
  const path = (events: readonly string[], from: string, to: string) => ({
    phase: 'hazards',
    players: {
      Ann: { companies: [{ ...company(from, 'Legolas'), movesTo: to, by: 'starter' }] },
      Bob: { ...Bob, hand: ['Giant'], events },
    },
  });
  const night = ['Doors of Night'];
  for (const [card, events, from, to, way] of [
    ['none', [], 'Lórien', 'Minas Tirith', 'wilderness, border-land, free-domain'],
    [
      'Fell Winter',
      ['Fell Winter', ...night],
      'Lórien',
      'Minas Tirith',
      'wilderness, wilderness, border-land',
    ],
    ['none', [], 'Lórien', 'Dead Marshes', 'wilderness, shadow-land, shadow-land'],
    [
      'Morgul Night',
      ['Morgul Night', ...night],
      'Lórien',
      'Dead Marshes',
      'shadow-land, dark-domain, dark-domain',
    ],
    ['none', [], 'Lórien', 'Dol Guldur', 'wilderness, border-land, dark-domain'],
    [
      'Morgul Night',
      ['Morgul Night', ...night],
      'Lórien',
      'Dol Guldur',
      'shadow-land, border-land, dark-domain',
    ],
    [
      'Morgul Night',
      ['Morgul Night', ...night],
      'Lórien',
      'Minas Tirith',
      'shadow-land, border-land, free-domain',
    ],
  ] as const)
    scenario(`[TW-35 TW-62] ${card}, from ${from} to ${to}: ${way}`, (t) => {
      t.given(path(events, from, to));
      t.expect.table({ 'site path': way });
    });
});

describe('[TW-61] Minions Stir, by night', () => {
  for (const [events, strikes, prowess] of [
    [[], 1, 12],
    [['Minions Stir'], 2, 13],
    [['Minions Stir', 'Doors of Night'], 2, 13],
  ] as const)
    scenario(`Trolls have no more of it: ${events.length} events`, (t) => {
      t.given(going(['“Bert” (Bûrat)'], twins, { hand: ['Escape'] }, { events }));
      attackWith(t, 'Bob', '“Bert” (Bûrat)', 'wilderness');
      t.expect.table({ 'attack strikes': strikes, 'attack prowess': prowess });
    });
});

scenario('[TW-35/1] Fell Winter: the Wolves have a prowess of 7', (t) => {
  t.given({
    phase: 'site',
    players: {
      Ann: { companies: [company('Bree', 'Legolas')] },
      Bob: { ...Bob, events: ['Fell Winter'] },
    },
  });
  t.player('Ann').does('Yes');
  t.expect.table({ 'attack strikes': 3, 'attack prowess': 7, 'attack race': 'Wolf' });
});
