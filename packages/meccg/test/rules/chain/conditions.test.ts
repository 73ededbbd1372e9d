/** Conditions that an action needs again when it resolves, and what passive conditions bring about. */
import { trace } from '@westmarch/kernel';
import { describe, expect } from 'vitest';
import { regionTypes } from '../../../src/facts/names.ts';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

const SHADOW_LAND = regionTypes.indexOf('shadow-land');

describe('what an action needed is asked for again', () => {
  const aligns = (hand: readonly string[]) => ({
    phase: 'hazards',
    dice: hand.length === 0 ? [] : [1, 1],
    players: {
      Ann: {
        hand: ['Align Palantír'],
        companies: [
          company('Moria', { card: 'Beretar', on: ['Palantír of Orthanc'] }, 'Elrond', {
            card: 'Elladan',
            status: 'tapped',
          }),
        ],
      },
      Bob: { ...Bob, hand },
    },
  });
  scenario('[ME-COND-2003] [ME-COND-4008] the sage has gone home: the card is discarded for nothing', (t) => {
    t.given(aligns(['Call of Home']));
    t.player('Ann').does('Align Palantír');
    t.player('Bob').does('Call of Home: as a hazard', 'Elrond');
    resolveChain(t);
    if (t.offered().includes('No')) t.player('Ann').does('No');
    t.expect
      .card('Elrond', { in: 'hand of Ann' })
      .card('Align Palantír', { in: 'discard of Ann' })
      .card('Palantír of Orthanc', { in: 'on of Beretar' });
  });
  scenario('[ME-COND-2003] with the sage still there it is aligned', (t) => {
    t.given(aligns([]));
    t.player('Ann').does('Align Palantír');
    resolveChain(t);
    t.expect.card('Align Palantír', { in: 'on of Palantír of Orthanc' });
  });

  const darkens = (hand: readonly string[]) => ({
    phase: 'hazards',
    players: {
      Ann: {
        hand,
        companies: [
          {
            ...company('Rivendell', 'Elladan', 'Elrohir'),
            movesTo: 'Bree',
            by: ['Rhudaur', 'Arthedain'],
          },
        ],
      },
      Bob: { ...Bob, hand: ['Choking Shadows', 'Orc-guard'], events: ['Doors of Night'] },
    },
  });
  const darken = 'Choking Shadows: as a hazard, if Doors of Night is in play, its site path';
  scenario('[ME-COND-2003] Doors of Night has gone: no region is darkened', (t) => {
    t.given(darkens(['Twilight']));
    t.player('Ann').does('Pass');
    t.player('Bob').does(darken);
    t.player('Ann').does('Twilight: at any time: discard');
    resolveChain(t);
    t.expect
      .card('Doors of Night', { in: 'discard of Bob' })
      .card('Choking Shadows', { in: 'discard of Bob' });
    expect(t.state.path.type).not.toContain(SHADOW_LAND);
    t.expect.table({ 'hazards left': 1 });
  });
  scenario('[ME-COND-2003] while it stands one is', (t) => {
    t.given(darkens([]));
    t.player('Bob').does(darken);
    resolveChain(t);
    expect(t.state.path.type).toContain(SHADOW_LAND);
  });
});

describe('a Crown of Flowers', () => {
  scenario('[ME-COND-2003] is spent with its card, though the target of that has gone meanwhile', (t) => {
    t.given({
      dice: [6, 6],
      players: {
        Ann: {
          hand: ['The Cock Crows', 'Marvels Told'],
          events: ['Crown of Flowers'],
          companies: [
            company('Moria', 'Elrond', { card: 'Elladan', on: [{ card: 'Rebel-talk', owner: 'Bob' }] }),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does('The Cock Crows');
    t.player('Ann').does('Marvels Told');
    if (t.offered().includes('Elrond')) t.player('Ann').does('Elrond');
    resolveChain(t);
    if (t.offered().includes('Roll')) t.player('Ann').does('Roll');
    t.expect
      .card('Rebel-talk', { in: 'discard of Bob' })
      .card('The Cock Crows', { in: 'discard of Ann' })
      .card('Crown of Flowers', { in: 'discard of Ann' });
  });
});

describe('what the rules let one do at a site', () => {
  const plays = (card: string, at: string, alone = false) => ({
    phase: 'at the site',
    dice: alone && card === 'Riders of Rohan' ? [6, 6] : [],
    players: {
      Ann: {
        hand: alone ? [card] : [card, 'And Forth He Hastened'],
        companies: [company(at, 'Alatar', { card: 'Théoden', status: 'tapped' })],
      },
      Bob,
    },
  });
  for (const [card, at] of [
    ['Glamdring', 'Moria'],
    ['Gollum', 'Moria'],
    ['Riders of Rohan', 'Edoras'],
  ] as const) {
    scenario(
      `[ME-COND-2010] [ME-COND-2003] ${card}: whoever tapped for it was untapped, and it is lost`,
      (t) => {
        t.given(plays(card, at));
        t.player('Ann').does(`${card}: ${card === 'Riders of Rohan' ? 'try' : 'play'}`);
        t.player('Ann').does('And Forth He Hastened', 'Alatar');
        resolveChain(t);
        t.expect
          .card(card, { in: 'discard of Ann' })
          .card('Alatar', { status: 'untapped', 'site tapped': false });
      },
    );
    scenario(`[ME-COND-2010] ${card}: otherwise it is played`, (t) => {
      t.given(plays(card, at, true));
      t.player('Ann').does(`${card}: ${card === 'Riders of Rohan' ? 'try' : 'play'}`);
      t.expect.card('Alatar', { status: 'tapped', 'site tapped': true });
    });
  }
});

describe('what a passive condition discards', () => {
  scenario('[ME-COND-2009] goes at once, and nobody can answer', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: {
          hand: ['Twilight'],
          companies: [
            {
              ...company(
                'Rivendell',
                { card: 'Beretar', on: [{ card: 'Palantír of Orthanc', on: ['Align Palantír'] }] },
                'Elrond',
              ),
              movesTo: 'Bree',
            },
          ],
        },
        Bob: { ...Bob, events: ['Doors of Night'] },
      },
    });
    // The site is shown; its way is not even chosen yet.
    expect(trace(t.state)).toContain('path');
    t.expect
      .card('Align Palantír', { in: 'discard of Ann' })
      .card('Palantír of Orthanc', { in: 'on of Beretar' });
  });
  scenario('[ME-COND-2009] a company that stays keeps it', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: {
          hand: ['Twilight'],
          companies: [
            company(
              'Rivendell',
              { card: 'Beretar', on: [{ card: 'Palantír of Orthanc', on: ['Align Palantír'] }] },
              'Elrond',
            ),
          ],
        },
        Bob: { ...Bob, events: ['Doors of Night'] },
      },
    });
    t.expect.card('Align Palantír', { in: 'on of Palantír of Orthanc' });
  });
});

describe('an action that a passive condition caused', () => {
  const hunted = {
    phase: 'hazards',
    players: {
      Ann: {
        hand: ['Twilight'],
        companies: [
          {
            ...company('Isengard', 'Elladan', 'Elrohir'),
            movesTo: 'Tharbad',
            by: ['Gap of Isen', 'Enedhwaith', 'Cardolan'],
          },
        ],
      },
      Bob: { ...Bob, events: ['Eärcaraxë Ahunt', 'Doors of Night'] },
    },
  };
  // By night the Dragon hunts in Enedhwaith too.
  scenario('[ME-COND-2012] does nothing when the condition has ended before it resolves', (t) => {
    t.given(hunted);
    t.expect.table({ entries: 1 });
    t.player('Ann').does('Twilight: at any time');
    t.expect.card('Doors of Night', { in: 'discard of Bob' }).table({ attack: 'none', entries: 0 });
    t.expect.card('Eärcaraxë Ahunt', { in: 'events of Bob' });
  });
  scenario('[ME-COND-2012] otherwise it happens', (t) => {
    t.given(hunted);
    t.player('Ann').does('Pass');
    expect(t.state.global.attack).not.toBe(0);
    t.expect.table({ 'attack prowess': 15 });
  });
});

describe('a card that makes an attack', () => {
  const rescues = (more: object) => ({
    phase: 'at the site',
    players: {
      Ann: {
        ...more,
        companies: [{ ...company('Moria', 'Elladan', 'Elrohir', 'Haldir'), siteTapped: true }],
      },
      Bob: { ...Bob, events: ['Doors of Night'] },
    },
  });
  scenario('[ME-CHAIN-501] opens its chain, and answers nothing', (t) => {
    t.given(rescues({ hand: ['Rescue Prisoners', 'Gates of Morning', 'Twilight'] }));
    t.player('Ann').mayChoose.includes('Rescue Prisoners');
    t.player('Ann').does('Gates of Morning');
    t.player('Ann').mayChoose.includes('Twilight: at any time: discard');
    t.player('Ann').mayNot('Rescue Prisoners', { rule: 'ME-CHAIN-501' });
  });
  scenario('[ME-CHAIN-2013] what affects the attack or a strike may be played in the middle of it', (t) => {
    t.given(rescues({ hand: ['Rescue Prisoners', 'Risky Blow', 'Escape', 'Gates of Morning'] }));
    t.player('Ann').does('Rescue Prisoners');
    resolveChain(t);
    t.expect.table({ 'attack strikes': 2, 'attack prowess': 7 });
    t.player('Ann').mayChoose.exactly('Pass', 'Escape');
    t.player('Ann').does('Pass', 'Elladan', 'Elrohir', 'The strike against Elladan', 'No', 'Pass');
    t.player('Ann').mayChoose.exactly('Pass', 'Risky Blow');
  });
});

describe('a card that can do nothing', () => {
  scenario('[ME-COND-4002] is not played: nobody is tapped', (t) => {
    t.given({
      players: {
        Ann: { hand: ['And Forth He Hastened'], companies: [company('Bree', 'Alatar', 'Elladan')] },
        Bob,
      },
    });
    t.player('Ann').mayNot('And Forth He Hastened', { because: 'nothing to choose' });
  });
  const certain = (isCertain: boolean) => ({
    phase: 'attack',
    attack: { race: 'Troll', strikes: 2, prowess: 9, certain: isCertain },
    players: {
      Ann: {
        hand: ['Concealment', 'Escape', 'Dark Quarrels', 'The Cock Crows'],
        companies: [company('Moria', 'Fatty Bolger', 'Elladan')],
      },
      Bob,
    },
  });
  scenario('[ME-COND-4002] [ME-COMBAT-513] nor one that would cancel what cannot be cancelled', (t) => {
    t.given(certain(true));
    for (const card of ['Concealment', 'Escape', 'Dark Quarrels', 'The Cock Crows'])
      t.player('Ann').mayNot(card, { because: 'cannot be cancelled' });
  });
  scenario('[ME-COND-4002] any other attack it can', (t) => {
    t.given(certain(false));
    t.player('Ann').mayChoose.includes('Concealment', 'Escape', 'Dark Quarrels', 'The Cock Crows');
  });
  scenario('[ME-DICE-4003] but to force a roll is to do something, whatever may come of it', (t) => {
    t.given({
      phase: 'hazards',
      dice: [1, 1],
      players: {
        Ann: { factions: ['Riders of Rohan'], companies: [company('Moria', 'Elladan')] },
        Bob: { ...Bob, hand: ['Muster Disperses', 'Cram'] },
      },
    });
    // With 15 unused general influence no roll is less than 11.
    t.player('Bob').does('Muster Disperses: as a hazard');
    resolveChain(t);
    t.expect
      .card('Riders of Rohan', { in: 'factions of Ann' })
      .card('Muster Disperses', { in: 'discard of Bob' });
  });
});

describe('a card in play that taps as the price', () => {
  const cancels = (hand: readonly string[]) => ({
    phase: 'attack',
    attack: { strikes: 2, prowess: 9, automatic: true },
    players: {
      Ann: { hand, companies: [company('Edoras', 'Théoden', 'Alatar')] },
      Bob,
    },
  });
  scenario('[ME-COND-2010] must still be tapped when the action resolves', (t) => {
    t.given(cancels(['And Forth He Hastened']));
    t.player('Ann').does('Théoden: cancel the automatic-attack');
    t.player('Ann').does('And Forth He Hastened');
    resolveChain(t);
    t.expect.card('Théoden', { status: 'untapped' });
    expect(t.state.attack.cancelled[t.state.global.attack]).toBe(0);
  });
  scenario('[ME-COND-2010] which it is if nothing happens', (t) => {
    t.given(cancels([]));
    t.player('Ann').does('Théoden: cancel the automatic-attack');
    t.expect.card('Théoden', { status: 'tapped' }).asked('nobody');
  });
});
