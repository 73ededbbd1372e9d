/** The Lidless Eye: minor items. */
import { valueAgainst } from '@westmarch/kernel';
import { describe, expect } from 'vitest';
import { directInfluence } from '../../../src/engine.ts';
import { companyOf } from '../../../src/rules/cards/cards.ts';
import { Bob, company, offers, resolveChain, scenario } from '../../table.ts';
import { minion } from '../minions.ts';
import { bearing } from '../positions.ts';

scenario('[LE-302] Blazon of the Eye: +2 against factions, none against characters', (t) => {
  t.given({
    players: {
      Ann: minion('Dol Guldur', [bearing('Layos', 'Blazon of the Eye'), 'Ostisen'], { hand: ['Woodmen'] }),
      Bob,
    },
  });
  const against = (card: string): number =>
    valueAgainst(t.state, directInfluence, t.who.card('Layos'), t.who.card(card));
  expect([against('Woodmen'), against('Ostisen')]).toEqual([4, 2]);
});

describe('a second one on the same character', () => {
  for (const [id, item, two] of [
    ['LE-302', 'Blazon of the Eye', false],
    ['LE-344', 'Shadow-cloak', false],
    ['LE-345', 'Strange Rations', true],
    ['AS-133', 'Thrall-ring', false],
  ] as const)
    scenario(`[${id}] ${item}: ${two}`, (t) => {
      t.given({
        phase: 'at the site',
        players: {
          Ann: minion('Moria', [bearing('Layos', { card: item, as: 'first' })], {
            hand: [item, 'Foul-smelling Paste'],
          }),
          Bob,
        },
      });
      if (two) t.player('Ann').mayChoose.includes(`${item}: play`);
      else t.player('Ann').mayChoose.excludes(`${item}: play`);
      t.player('Ann').mayChoose.includes('Foul-smelling Paste: play');
    });
});

describe('[LE-310] Foul-smelling Paste', () => {
  const hurt = (status: string, ...others: readonly object[]) => ({
    players: {
      Ann: minion('Moria', [
        { card: 'Layos', status: 'tapped', on: ['Foul-smelling Paste'] },
        { card: 'Ostisen', status },
        ...others,
      ]),
      Bob,
    },
  });
  scenario('heals a companion, though its bearer is tapped, and is gone', (t) => {
    t.given(hurt('wounded'));
    t.player('Ann').does('Foul-smelling Paste: on');
    t.expect
      .card('Ostisen', { status: 'untapped' })
      .card('Layos', { status: 'tapped' })
      .card('Foul-smelling Paste', { in: 'discard of Ann' });
  });
  scenario('nobody who is merely tapped', (t) => {
    t.given(hurt('tapped'));
    t.player('Ann').mayNot('Foul-smelling Paste', { to: 'its text' });
  });
  scenario('[ME-COMBAT-524] before strikes are assigned, too', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 2 },
      dice: [6, 6],
      players: {
        Ann: minion('Ettenmoors', [
          bearing('Layos', 'Foul-smelling Paste'),
          { card: 'Nevido Smôd', status: 'wounded' },
        ]),
        Bob,
      },
    });
    t.player('Ann').does('Foul-smelling Paste: on', 'Nevido Smôd', 'No', 'Pass');
    t.expect.card('Nevido Smôd', { status: 'tapped' }).card('Layos', { status: 'untapped' });
  });
});

describe('[LE-344] Shadow-cloak', () => {
  const going = (to: string) => ({
    phase: 'hazards',
    players: {
      Ann: {
        side: 'ringwraith',
        companies: [{ ...company('Dol Guldur', bearing('Layos', 'Shadow-cloak')), movesTo: to }],
      },
      Bob: { ...Bob, hand: ['Orc-lieutenant'] },
    },
  });
  const cloak = 'Shadow-cloak: when';
  for (const [to, key, offered] of [
    ['Moria', 'shadow-hold', true],
    ['Moria', 'dark-domain', true],
    ['Moria', 'wilderness', false],
    ['Moria', 'shadow-land', true],
    ['Cirith Gorgor', 'dark-hold', true],
  ] as const)
    scenario(`a strike keyed to ${key} on the way to ${to}: ${offered}`, (t) => {
      t.given({ ...going(to), dice: offered ? [] : [6, 6] });
      t.player('Bob').does('Orc-lieutenant: attack');
      if (t.offered().some((text) => text.includes(key))) t.player('Bob').does(key);
      resolveChain(t);
      t.player('Ann').does('Layos', 'No');
      if (offered) t.player('Ann').mayChoose.includes(cloak);
      else expect(offers(t, cloak)).toBe(false);
    });
  scenario('no strike of an automatic-attack at a Shadow-hold', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 30, automatic: true },
      dice: [1, 1, 1, 1],
      players: { Ann: minion('Moria', [bearing('Layos', 'Shadow-cloak')]), Bob },
    });
    t.player('Ann').does('Layos', 'No');
    t.expect.card('Layos', { status: 'wounded' });
  });
});

describe('[LE-345] Strange Rations', () => {
  const fed = (status: string) => ({
    players: {
      Ann: minion('Moria', [{ card: 'Layos', status, on: ['Strange Rations'] }, 'Ostisen']),
      Bob,
    },
  });
  scenario('[LE-345/1] untap whoever bears them', (t) => {
    t.given(fed('tapped'));
    t.player('Ann').does('Strange Rations: on your turn');
    t.expect.card('Layos', { status: 'untapped' }).card('Strange Rations', { in: 'discard of Ann' });
  });
  scenario('[LE-345/1] not who is untapped or wounded', (t) => {
    t.given(fed('wounded'));
    expect(offers(t, 'Strange Rations: on your turn')).toBe(false);
  });
  scenario('[LE-345/2] or let his company go one region farther', (t) => {
    t.given(fed('untapped'));
    t.player('Ann').does('Strange Rations: in your organization');
    expect(t.state.company.extraRegions[companyOf(t.state, t.who.card('Layos'))]).toBe(1);
    t.expect.card('Strange Rations', { in: 'discard of Ann' });
  });
  scenario('[LE-345/2] not once the organization phase is over', (t) => {
    t.given({ ...fed('tapped'), phase: 'long-event' });
    expect(offers(t, 'Strange Rations: in your organization')).toBe(false);
  });
});

describe('[AS-133] Thrall-ring', () => {
  for (const [who, mind, influence] of [
    ['Layos', 4, 3],
    ['Luitprand', 1, 1],
  ] as const)
    scenario(`[AS-133/1, AS-133/2] ${who}: ${mind} mind, ${influence} direct influence`, (t) => {
      t.given({ players: { Ann: minion('Dol Guldur', [bearing(who, 'Thrall-ring')]), Bob } });
      t.expect.value(who, 'mind', mind).value(who, 'direct influence', influence);
    });
});

describe('[LE-339] Red Book of Westmarch', () => {
  for (const [at, points] of [
    ['Barad-dûr', 5],
    ['Dol Guldur', 2],
  ] as const)
    scenario(`stored at ${at}: ${points} points`, (t) => {
      t.given({
        dice: [6, 6],
        players: { Ann: minion(at, [bearing('Layos', 'Red Book of Westmarch')]), Bob },
      });
      t.player('Ann').does('Red Book of Westmarch: store');
      t.player('Ann').has({ 'item points': points });
    });
  for (const [at, offered] of [
    ['Bag End', true],
    ['Bree', false],
  ] as const)
    scenario(`played at ${at}: ${offered}`, (t) => {
      t.given({
        phase: 'at the site',
        turn: 5,
        players: {
          Ann: minion(at, ['Layos'], { hand: ['Red Book of Westmarch'] }),
          Bob: { side: 'ringwraith', companies: [company(at, 'Ostisen')] },
        },
      });
      if (offered) t.player('Ann').mayChoose.includes('Red Book of Westmarch');
      else t.player('Ann').mayNot('Red Book of Westmarch', { because: 'does not allow' });
    });
});

describe('Deadly Dart', () => {
  scenario('[LE-419] Deadly Dart: a hero plays it as a minor item of 2 corruption points', (t) => {
    t.given({
      phase: 'at the site',
      players: { Ann: { hand: ['Deadly Dart'], companies: [company('Ettenmoors', 'Elladan')] }, Bob },
    });
    t.player('Ann').does('Deadly Dart: play');
    t.expect.card('Deadly Dart', { in: 'on of Elladan' }).card('Elladan', { 'corruption points': 2 });
  });
  scenario('[LE-419] Deadly Dart: not with a starting company', (t) => {
    const deck = Array.from({ length: 12 }, () => 'Cram');
    t.given({
      phase: 'set-up',
      players: {
        Ann: { deck, pool: ['Elrond', 'Haldir', 'Horn of Anor', 'Deadly Dart'] },
        Bob: { deck, pool: ['Bofur'] },
      },
    });
    t.player('Ann').does('Elrond', 'Haldir').mayChoose.exactly('Pass', 'Horn of Anor');
  });
});
