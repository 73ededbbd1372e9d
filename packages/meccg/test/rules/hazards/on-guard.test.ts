/** Cards on guard: placing them, revealing them when the company enters, and what becomes of them. ME-ONGUARD */
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { meccg } from '../../../src/game.ts';
import { settleOnGuard } from '../../../src/rules/companies/company.ts';
import { Phase } from '../../../src/state.ts';
import { adapter, Bob, company, scenario } from '../../table.ts';

const site = (onGuard: readonly string[], at: string, ...characters: readonly (string | object)[]) => ({
  at,
  characters,
  onGuard: onGuard.map((card) => ({ card, owner: 'Bob', controller: 'Bob' })),
});

describe('placing', () => {
  scenario(
    '[ME-ONGUARD-2000 ME-ONGUARD-2001 ME-ONGUARD-2017 ME-ONGUARD-2018 ME-ONGUARD-4003] any card, one for each company, within the hazard limit',
    (t) => {
      t.given({
        phase: 'hazards',
        players: {
          Ann: { companies: [{ ...company('Lórien', 'Elladan'), movesTo: 'Moria' }] },
          Bob: { ...Bob, hand: ['Cram', 'Hobgoblins', 'Orc-guard'] },
        },
      });
      t.player('Bob').does('Cram: place on guard');
      t.expect.table({ hazardsDeclared: 1 }).card('Cram', { in: 'onGuard of company 1' });
      t.player('Bob').has({ hand: ['Hobgoblins', 'Orc-guard'] });
      t.player('Bob').mayNot('Hobgoblins', {
        to: 'placeOnGuard',
        because: 'one card for each company',
        rule: 'ME-ONGUARD-2000',
      });
      t.player('Bob').mayChoose.includes('Hobgoblins: attack');
    },
  );

  scenario('[ME-ONGUARD-2018] not when the hazard limit is reached', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { companies: [{ ...company('Lórien', 'Elladan'), movesTo: 'Moria' }] },
        Bob: { ...Bob, hand: ['Cram', 'Minions Stir', 'Doors of Night'] },
      },
    });
    t.player('Bob').does('Minions Stir: as', 'Pass', 'Doors of Night: as');
    t.player('Bob').mayNot('Cram', { to: 'placeOnGuard', rule: 'ME-ONGUARD-2018' });
  });

  scenario('[ME-ONGUARD-2002] also in answer to something declared', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { companies: [{ ...company('Lórien', 'Elladan'), movesTo: 'Moria' }] },
        Bob: { ...Bob, hand: ['Orc-guard', 'Hobgoblins'] },
      },
    });
    t.player('Bob').does('Hobgoblins: attack', 'Orc-guard: place on guard');
    t.expect.table({ hazardsDeclared: 2 }).card('Orc-guard', { in: 'onGuard of company 1' });
  });

  test('[ME-ONGUARD-2000] the opponent sees that a card lies there, and not which', () => {
    const t = new Table(adapter);
    t.given({
      phase: 'hazards',
      players: {
        Ann: { companies: [{ ...company('Lórien', 'Elladan'), movesTo: 'Moria' }] },
        Bob: { ...Bob, hand: ['Orc-guard', 'Hobgoblins'] },
      },
    });
    t.player('Bob').does('Orc-guard: place on guard');
    const card = t.who.card('Orc-guard');
    expect(meccg.view(t.state, 1).card.def[card]).toBe(0);
    expect(meccg.view(t.state, 2).card.def[card]).toBe(t.state.card.def[card]);
  });

  test('[ME-ONGUARD-2003] it goes back when the limit falls below its place, and not before', () => {
    const t = new Table(adapter);
    t.given({
      phase: 'hazards',
      players: {
        Ann: { companies: [{ ...company('Lórien', 'Elladan', 'Haldir', 'Orophin'), movesTo: 'Moria' }] },
        Bob: { ...Bob, hand: ['Orc-guard', 'Minions Stir', 'Doors of Night', 'Ambusher'] },
      },
    });
    t.player('Bob').does('Minions Stir: as', 'Pass', 'Orc-guard: place on guard');
    t.state.global.limitChange = -1;
    settleOnGuard(t.state);
    t.expect.card('Orc-guard', { in: 'onGuard of company 1' });
    t.state.global.limitChange = -2;
    // Nor in another phase, nor once the company was sent back.
    t.state.global.phase = Phase.site;
    settleOnGuard(t.state);
    t.state.global.phase = Phase.movementHazard;
    t.state.company.returned[1] = 1;
    settleOnGuard(t.state);
    t.expect.card('Orc-guard', { in: 'onGuard of company 1' });
    t.state.company.returned[1] = 0;
    settleOnGuard(t.state);
    t.expect.card('Orc-guard', { in: 'hand of Bob' });
  });
});

describe('revealing when the company enters', () => {
  scenario(
    '[ME-ONGUARD-2005 ME-ONGUARD-2016 ME-ONGUARD-2019 ME-ONGUARD-4004 ME-ONGUARD-9001] a creature keyed to the site attacks after what guards it',
    (t) => {
      t.given({
        phase: 'site',
        dice: [6, 6],
        players: {
          Ann: {
            hand: ['Dark Quarrels', 'Glamdring'],
            companies: [site(['Orc-lieutenant'], 'Moria', 'Elladan', 'Haldir')],
          },
          Bob,
        },
      });
      t.player('Ann').does('Yes');
      t.player('Bob').mayChoose.exactly('Pass', 'Orc-lieutenant: reveal');
      t.player('Bob').does('Orc-lieutenant: reveal');
      t.expect.table({ 'attack strikes': 4 });
      t.player('Ann').does('Dark Quarrels');
      t.expect.table({ 'attack strikes': 1 });
      t.player('Ann').mayNot('Glamdring', { rule: 'ME-SITE-2003' });
      t.player('Ann').does('Elladan', 'No', 'Pass').has({ 'kill points': 1 });
      t.player('Ann').mayChoose.includes('Glamdring: play');
    },
  );

  const arriving = (ann: object, at: string, hazard: string, ...characters: readonly string[]) => ({
    phase: 'hazards',
    players: {
      Ann: { companies: [{ ...company('Lórien', ...characters), movesTo: at }], ...ann },
      Bob: { ...Bob, hand: [hazard, 'Cram'] },
    },
  });
  scenario('[ME-ONGUARD-2019] one that has come this turn is attacked as one that stayed', (t) => {
    t.given({ ...arriving({ hand: ['Dark Quarrels'] }, 'Moria', 'Orc-lieutenant', 'Elladan'), dice: [6, 6] });
    t.player('Bob').does('Orc-lieutenant: place on guard');
    t.player('Ann').does('Yes');
    t.player('Bob').does('Orc-lieutenant: reveal');
    t.player('Ann').does('Dark Quarrels');
    t.expect.table({ 'attack strikes': 1 });
    t.player('Ann').does('Elladan', 'No').has({ 'kill points': 1 });
  });

  const stealthy = (hazard: string) => ({
    players: {
      Ann: {
        hand: ['Stealth'],
        companies: [{ ...company('Lórien', 'Adrazar', 'Elladan'), movesTo: 'Moria' }],
      },
      Bob: { ...Bob, hand: [hazard, 'Cram'] },
    },
  });
  for (const hazard of ['Orc-lieutenant', 'Minions Stir'])
    scenario(`[ME-CARD-0721] under Stealth no creature is revealed, but an event is: ${hazard}`, (t) => {
      t.given(stealthy(hazard));
      t.player('Ann').does('Pass', 'Stealth', 'the path printed');
      t.player('Bob').does(`${hazard}: place on guard`);
      t.player('Ann').does('Yes');
      if (hazard === 'Minions Stir') return t.player('Bob').mayChoose.includes('Minions Stir: reveal');
      t.expect.table({ 'attack strikes': 4 });
      return t.player('Bob').mayNot(hazard, { to: 'reveal', because: 'no creatures', rule: 'ME-CARD-0721' });
    });

  for (const events of [[], ['Leucaruth at Home']])
    scenario(
      `[ME-ONGUARD-2019] ${events.length === 0 ? 'a' : 'where one Dragon a turn is all, no'} second Dragon is revealed`,
      (t) => {
        t.given({
          phase: 'hazards',
          players: {
            Ann: { hand: ['Dark Quarrels'], companies: [company('Caves of Ûlund', 'Elladan', 'Elrohir')] },
            Bob: { ...Bob, hand: ['Smaug at Home', 'Agburanar'], events },
          },
        });
        t.player('Bob').does('Smaug at Home: as', 'Agburanar: place on guard');
        t.player('Ann').does('Yes');
        if (events.length === 0) return t.player('Bob').mayChoose.includes('Agburanar: reveal');
        return t.player('Bob').mayNot('Agburanar', { to: 'reveal', because: 'one manifestation' });
      },
    );

  scenario(
    '[ME-ONGUARD-4001 ME-ONGUARD-2008 ME-ONGUARD-4006] one that is not revealed goes back to hand',
    (t) => {
      t.given({
        phase: 'site',
        players: {
          Ann: {
            hand: ['Dark Quarrels', 'Glamdring'],
            companies: [site(['Orc-lieutenant'], 'Moria', 'Elladan')],
          },
          Bob,
        },
      });
      t.player('Ann').does('Yes');
      t.player('Bob').passes();
      t.player('Ann').does('Dark Quarrels');
      t.player('Bob').mayNot('Orc-lieutenant', { rule: 'ME-ONGUARD-4001' });
      t.player('Ann').does('Pass');
      t.expect.card('Orc-lieutenant', { in: 'hand of Bob' });
    },
  );

  scenario('[ME-ONGUARD-4002 ME-ONGUARD-2005] none where nothing guards the site', (t) => {
    t.given({
      phase: 'site',
      players: {
        Ann: { hand: ['Riders of Rohan'], companies: [site(['Ambusher'], 'Edoras', 'Elladan')] },
        Bob,
      },
    });
    t.player('Ann').does('Yes').mayChoose.includes('Riders of Rohan');
    t.player('Bob').mayNot('Ambusher', { rule: 'ME-ONGUARD-4002' });
  });

  scenario('[ME-ONGUARD-2019] none that is keyed to something else', (t) => {
    t.given({
      phase: 'site',
      players: { Ann: { hand: ['Dark Quarrels'], companies: [site(['Ambusher'], 'Moria', 'Elladan')] }, Bob },
    });
    t.player('Ann').does('Yes');
    t.expect.table({ 'attack strikes': 4 });
    t.player('Bob').mayNot('Ambusher', { rule: 'ME-ONGUARD-2019' });
  });

  scenario(
    '[ME-ONGUARD-2004 ME-ONGUARD-2009 ME-ONGUARD-9000] a long-event that changes the attack is in force at once',
    (t) => {
      t.given({
        phase: 'site',
        players: {
          Ann: {
            hand: ['Dark Quarrels'],
            companies: [site(['Minions Stir', 'Lure of Nature'], 'Moria', 'Elladan')],
          },
          Bob,
        },
      });
      t.player('Ann').does('Yes');
      t.player('Bob').mayChoose.exactly('Pass', 'Minions Stir: reveal');
      t.player('Bob').mayNot('Lure of Nature', {
        to: 'reveal',
        because: 'does not change',
        rule: 'ME-ONGUARD-9000',
      });
      t.player('Bob').does('Minions Stir: reveal');
      t.expect
        .card('Minions Stir', { in: 'events of Bob' })
        .table({ 'attack strikes': 5, 'attack prowess': 8 });
    },
  );

  scenario('[ME-ONGUARD-9003] one that changes no attack here stays hidden', (t) => {
    t.given({
      phase: 'site',
      players: {
        Ann: {
          hand: ['Many Turns and Doublings'],
          companies: [site(['Minions Stir'], 'Isengard', 'Elladan')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Yes');
    t.expect
      .table({ 'attack strikes': 3, 'attack prowess': 7 })
      .card('Minions Stir', { in: 'onGuard of company 1' });
  });
});

scenario('[ME-ONGUARD-2010] when the company and its site leave, the card goes back', (t) => {
  t.given({
    players: {
      Ann: {
        companies: [
          site(['Hobgoblins'], 'Lórien', 'Haldir'),
          site(['Orc-guard'], 'Bree', 'Elladan', 'Orophin'),
        ],
      },
      Bob,
    },
  });
  t.player('Ann').does('Haldir: discard');
  t.expect.card('Hobgoblins', { in: 'hand of Bob' }).card('Orc-guard', { in: 'onGuard of company 2' });
});
