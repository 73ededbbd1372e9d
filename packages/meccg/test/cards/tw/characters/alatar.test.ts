/** The Wizards: characters, Alatar who comes to whoever is attacked. */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { companyOf } from '../../../../src/rules/cards/cards.ts';
import type { S } from '../../../../src/state.ts';
import { Bob, company, idleUntil, offers, resolveChain, scenario } from '../../../table.ts';

describe('[TW-117] Alatar', () => {
  /** To Dol Amroth, for which an opponent draws one card. */
  const moving = (who: string) => ({
    phase: 'movement/hazard',
    players: {
      Ann: {
        deck: ['Cram', 'Cram', 'Cram', 'Cram'],
        hand: ['Smoke Rings'],
        discard: ['Cram'],
        companies: [{ ...company('Edhellond', who), movesTo: 'Dol Amroth' }],
      },
      Bob: { companies: [company('Lórien', 'Ioreth')], deck: ['Orc-guard', 'Orc-watch', 'Ghosts'] },
    },
  });
  scenario('[ME-CARD-0018] Alatar: the opponent draws one card fewer for his company', (t) => {
    t.given(moving('Alatar'));
    t.player('Ann').does('the path printed');
    t.player('Bob').has({ deck: 3 });
  });
  scenario('Alatar: without him the opponent draws as printed', (t) => {
    t.given(moving('Elladan'));
    t.player('Ann').does('the path printed');
    t.player('Bob').has({ deck: 2 });
  });
  const attacked = (where: string) => ({
    phase: 'attack',
    company: 'riders',
    attack: { creature: 'Orc-watch' },
    players: {
      Ann: {
        companies: [
          { ...company('Moria', 'Elladan', 'Elrohir'), as: 'riders' },
          { ...company(where, { card: 'Alatar', on: ['Gollum'] }), as: 'tower' },
        ],
      },
      Bob: { ...Bob, hand: ['Orc-watch'] },
    },
  });
  scenario(
    '[ME-CARD-0018] [ME-CARD-0021] Alatar at a Haven joins the attacked company, his allies are discarded',
    (t) => {
      t.given(attacked('Rivendell'));
      t.player('Ann').does('Alatar');
      resolveChain(t);
      t.expect.card('Alatar', { in: 'company of riders' }).card('Gollum', { in: 'discard of Ann' });
    },
  );
  scenario('Alatar declares it once: nobody may answer himself with it for ever', (t) => {
    const { players, ...rest } = attacked('Rivendell');
    t.given({ ...rest, players: { ...players, Ann: { ...players.Ann, hand: ['Dark Quarrels'] } } });
    t.player('Ann').does('Alatar');
    t.player('Ann').mayNot('Alatar');
  });
  scenario('Alatar elsewhere cannot join', (t) => {
    t.given(attacked('Bree'));
    t.player('Ann').mayNot('Alatar', { because: 'Haven' });
  });
});

describe('[TW-117] Alatar', () => {
  scenario(
    '[ME-CARD-0018] [ME-CARD-0019] [ME-CARD-4001] Alatar faces a strike first, then taps and checks corruption',
    (t) => {
      t.given({
        phase: 'attack',
        company: 'riders',
        attack: { creature: 'Barrow-wight' },
        dice: [6, 6, 6, 6],
        players: {
          Ann: {
            companies: [
              { ...company('Moria', 'Elladan'), as: 'riders' },
              { ...company('Rivendell', 'Alatar'), as: 'tower' },
            ],
          },
          Bob: { ...Bob, hand: ['Barrow-wight'] },
        },
      });
      t.player('Ann').does('Alatar');
      resolveChain(t);
      t.player('Ann').does('Yes', 'Pass', 'Alatar');
      t.expect.card('Alatar', { status: 'tapped' });
      t.player('Ann').does('Roll');
      t.expect
        .card('Alatar', { status: 'tapped', in: 'company of riders' })
        .card('Elladan', { status: 'untapped' });
    },
  );
});

describe('[TW-117] Alatar, when he joins', () => {
  const called = (attack: object, alatar: object, ...others: readonly (string | object)[]) => ({
    phase: 'attack',
    company: 'riders',
    attack,
    players: {
      Ann: {
        companies: [
          { ...company('Moria', 'Elladan', 'Elrohir'), as: 'riders' },
          { ...company('Rivendell', { card: 'Alatar', ...alatar }, ...others), as: 'tower' },
        ],
      },
      Bob: { ...Bob, hand: ['Orc-watch', 'Orc-lieutenant'] },
    },
  });
  scenario('[ME-CARD-0018] all his allies are discarded, and nothing else that he bears', (t) => {
    t.given(called({ creature: 'Orc-watch' }, { on: ['Gollum', 'Cram', 'Quickbeam'] }));
    t.player('Ann').does('Alatar');
    resolveChain(t);
    t.expect
      .card('Gollum', { in: 'discard of Ann' })
      .card('Quickbeam', { in: 'discard of Ann' })
      .card('Cram', { in: 'on of Alatar' });
  });
  scenario('[ME-CARD-0018] whoever follows another stays under his influence', (t) => {
    t.given(
      called(
        { creature: 'Orc-watch' },
        {},
        'Celeborn',
        { card: 'Haldir', leader: 'Alatar' },
        { card: 'Anborn', leader: 'Alatar' },
      ),
    );
    t.player('Ann').does('Alatar');
    resolveChain(t);
    t.expect
      .card('Haldir', { leader: 'none', uncontrolled: true, in: 'company of tower' })
      .card('Anborn', { leader: 'none', uncontrolled: true })
      .card('Celeborn', { uncontrolled: false });
  });
  scenario('[ME-CARD-0018] not against an attack that no creature makes', (t) => {
    t.given(called({ strikes: 1, prowess: 9 }, {}));
    t.player('Ann').mayNot('Alatar', { because: 'hazard creature' });
  });
  scenario('[ME-CARD-0018] not where he is attacked himself', (t) => {
    t.given({
      phase: 'attack',
      attack: { creature: 'Orc-watch' },
      players: {
        Ann: { hand: ['Dark Quarrels'], companies: [company('Rivendell', 'Alatar', 'Elladan')] },
        Bob: { ...Bob, hand: ['Orc-watch'] },
      },
    });
    t.player('Ann').mayNot('Alatar', { because: 'not in the attacked company' });
  });
  scenario('[ME-CARD-0018] who faced the attack without joining neither taps nor checks', (t) => {
    t.given({ ...called({ creature: 'Orc-lieutenant' }, {}), dice: [6, 6] });
    t.player('Ann').does('Pass', 'Elladan', 'No', 'Pass');
    t.expect.card('Alatar', { status: 'untapped', in: 'company of tower' });
  });
});

scenario('[TW-117] Alatar may join when an attack is faced: the rule that says when', (t) => {
  t.given({ players: { Ann: { companies: [company('Rivendell', 'Alatar')] }, Bob } });
  t.player('Ann').mayNot('Alatar', { to: 'join the attacked company', rule: 'ME-COMBAT-4004' });
});

describe('[TW-117] Alatar, and the company that he leaves and joins', () => {
  const guarded = (...alatar: readonly (string | object)[]) => ({
    phase: 'site',
    players: {
      Ann: {
        hand: ['Concealment'],
        companies: [
          {
            ...company('Moria', 'Elladan', 'Adrazar'),
            as: 'riders',
            onGuard: [{ card: 'Orc-watch', owner: 'Bob', controller: 'Bob' }],
          },
          { ...company('Rivendell', ...alatar), as: 'tower' },
        ],
      },
      Bob,
    },
  });
  const joins = (t: Table<S>): void => {
    t.player('Ann').does('The company of Elladan', 'Yes');
    t.player('Bob').does('Orc-watch: reveal');
    t.player('Ann').does('Concealment');
    idleUntil(t, () => offers(t, 'Alatar: when'));
    t.player('Ann').does('Alatar: when');
    resolveChain(t);
    t.expect.card('Alatar', { in: 'company of riders' });
  };
  scenario('nobody is left in it: it ends', (t) => {
    t.given(guarded('Alatar'));
    const tower = companyOf(t.state, t.who.card('Alatar'));
    joins(t);
    expect(t.state.company.player[tower]).toBe(0);
  });
  scenario('somebody is left in it: it stays', (t) => {
    t.given(guarded('Alatar', 'Haldir'));
    joins(t);
    t.expect.card('Haldir', { in: 'company of tower', at: 'Rivendell' });
  });
  scenario('of what a company may have one of, one copy goes as he joins', (t) => {
    const talk = (as: string) => ({ card: 'So You’ve Come Back', as, owner: 'Bob' });
    t.given({
      phase: 'attack',
      company: 'riders',
      attack: { creature: 'Orc-watch' },
      players: {
        Ann: {
          companies: [
            { ...company('Moria', { card: 'Elladan', on: [talk('first')] }, 'Elrohir'), as: 'riders' },
            { ...company('Rivendell', { card: 'Alatar', on: [talk('second')] }), as: 'tower' },
          ],
        },
        Bob: { ...Bob, hand: ['Orc-watch'] },
      },
    });
    t.player('Ann').does('Alatar: when');
    t.player('Bob').does('first');
    t.expect.card('first', { in: 'discard of Bob' }).card('second', { in: 'on of Alatar' });
  });
});
