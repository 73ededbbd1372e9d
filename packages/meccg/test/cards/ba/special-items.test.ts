/** The Balrog: special items. */
import { isIn, valueOf } from '@westmarch/kernel';
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { prowess } from '../../../src/engine.ts';
import { StrikeResult } from '../../../src/rules/combat/strike-rows.ts';
import { type S, Stage, Zone } from '../../../src/state.ts';
import { balrog, bearer, GATES, host } from '../../balrog.ts';
import { Bob, company, idleUntil, offers, resolveChain, rowOf, scenario } from '../../table.ts';

const TONGUE = 'Stabbing Tongue of Fire';
const WHIP = 'Whip of Many Thongs';
const armed = (...items: readonly (string | object)[]) => ({ card: 'The Balrog', on: items });
const ATTACK = 'The Balrog: attack another company';
/** Ann's company at Isengard beside Bob's. */
const beside = (
  ann: readonly (string | object)[],
  bob: readonly (string | object)[],
  dice: readonly number[] = [],
  hand: readonly string[] = [],
) => ({
  phase: 'at the site',
  turn: 5,
  dice,
  players: {
    Ann: balrog({ hand, companies: [host('Isengard', ...ann)] }),
    Bob: { companies: [company('Isengard', ...bob)] },
  },
});
/** Until the fight is over nobody does what he need not. */
const fightOn = (t: Table<S>): void => idleUntil(t, () => t.state.global.attack === 0);

for (const [id, item] of [
  ['BA-81', TONGUE],
  ['BA-82', WHIP],
] as const)
  describe(`[${id}] ${item}`, () => {
    const at = (site: string, tapped: boolean, ...who: readonly string[]) => ({
      phase: 'at the site',
      players: {
        Ann: balrog({ hand: [item], companies: [{ ...host(site, ...who), siteTapped: tapped }] }),
        Bob,
      },
    });
    scenario('The Balrog takes it below, even at a tapped site', (t) => {
      t.given(at('The Under-vaults', true, 'The Balrog', 'Azog'));
      t.player('Ann').does(`${item}: play`);
      resolveChain(t);
      expect(bearer(t, item)).toBe('The Balrog');
    });
    scenario('not at a Darkhaven', (t) => {
      t.given(at(GATES, false, 'The Balrog'));
      expect(offers(t, `${item}: play`)).toBe(false);
    });
    scenario('nor above the ground', (t) => {
      t.given(at('Moria', false, 'The Balrog'));
      expect(offers(t, `${item}: play`)).toBe(false);
    });
    scenario('nor somebody else', (t) => {
      t.given(at('The Under-vaults', false, 'Azog'));
      expect(offers(t, `${item}: play`)).toBe(false);
    });
    scenario('nor is it handed on', (t) => {
      t.given({ players: { Ann: balrog({ companies: [host(GATES, armed(item), 'Azog')] }), Bob } });
      expect(offers(t, `${item}: transfer`)).toBe(false);
    });
    const struck = {
      phase: 'attack',
      attack: { strikes: 1, prowess: 9 },
      players: {
        Ann: balrog({
          companies: [host('The Under-vaults', armed(item), 'Gorbag')],
        }),
        Bob,
      },
    };
    scenario(`[${id}/1] +1 prowess when he taps for a strike`, (t) => {
      t.given(struck);
      t.player('Ann').does('The Balrog', 'No');
      t.expect.table({ 'prowess against the strike': 9 });
    });
    scenario(`[${id}/1] not when another taps for it`, (t) => {
      t.given(struck);
      const before = valueOf(t.state, prowess, rowOf(t.state, 'The Balrog'));
      t.player('Ann').does('Gorbag', 'No');
      expect(valueOf(t.state, prowess, rowOf(t.state, 'The Balrog'))).toBe(before);
    });
    scenario(`[${id}/1] not when he does not`, (t) => {
      t.given(struck);
      t.player('Ann').does('The Balrog', 'Yes');
      t.expect.table({ 'prowess against the strike': 7 });
    });
  });

describe(`[BA-81] ${TONGUE}, in a fight`, () => {
  for (const [dice, points] of [
    [[6, 6, 4, 4], 1],
    [[6, 6, 3, 4], 0],
  ] as const)
    scenario(`[BA-81/2] a body check of ${dice[2] + dice[3]} against a body of 8`, (t) => {
      t.given({
        phase: 'attack',
        attack: { strikes: 2, prowess: 9, body: 8 },
        dice,
        players: { Ann: balrog({ companies: [host('The Under-vaults', armed(TONGUE), 'Gorbag')] }), Bob },
      });
      t.player('Ann').does('The Balrog', 'Gorbag', 'The strike against The Balrog', 'No');
      expect(Array.from(t.state.strike.result).includes(1)).toBe(points === 1);
    });
  for (const [roll, where] of [
    [[3, 4], 'company'],
    [[4, 4], 'out of Bob'],
  ] as const)
    scenario(`[BA-81/3] whom he strikes checks his body at +1: ${roll[0] + roll[1]} against 8`, (t) => {
      // He wins the strike, and then the check of Haldir's body of 8.
      t.given(beside([armed(TONGUE)], ['Haldir'], [6, 6, 1, 1, ...roll]));
      t.player('Ann').does(ATTACK);
      fightOn(t);
      if (where === 'company') t.expect.card('Haldir', { status: 'wounded' });
      else t.expect.card('Haldir', { in: where });
    });
});

scenario('[BA-81/3] whom a creature strikes beside him checks his body as usual', (t) => {
  t.given({
    phase: 'attack',
    attack: { creature: 'Giant' },
    dice: [1, 1, 4, 4],
    players: {
      Ann: balrog({ companies: [host('The Under-vaults', armed(TONGUE), 'Gorbag')] }),
      Bob: { ...Bob, hand: ['Giant'] },
    },
  });
  t.expect.card('Gorbag', { body: 9 });
  // An Orc who equals his body would be lost.
  t.player('Ann').does('Gorbag', 'No');
  fightOn(t);
  t.expect.card('Gorbag', { status: 'wounded' });
});

describe(`[BA-82] ${WHIP}, in a fight`, () => {
  const sword = { card: 'Haldir', on: ['Sword of Gondolin'] };
  scenario('[BA-82/2] a weapon of the others is of no use until the end of the combat', (t) => {
    t.given(beside([armed(WHIP)], [sword], [6, 6, 1, 1, 1, 1]));
    t.expect.card('Haldir', { prowess: 6 });
    t.player('Ann').does(ATTACK);
    t.player('Ann').does(`${WHIP}: when`);
    resolveChain(t);
    t.expect.card('Haldir', { prowess: 4 }).card(WHIP, { status: 'tapped' });
    fightOn(t);
    t.expect.card('Haldir', { prowess: 6, status: 'wounded' }).card('Sword of Gondolin', { borne: true });
  });
  scenario('[BA-82/2] also when it is the others who attack; his own are left alone', (t) => {
    const { players } = beside(
      [armed(WHIP), { card: 'Gorbag', on: ['Black Mace'] }],
      [sword, 'Elladan', 'Elrohir'],
    );
    t.given({ phase: 'at the site', turn: 6, active: 'Bob', players });
    t.player('Bob').does('Haldir: attack another company');
    t.player('Ann').does(`${WHIP}: when`);
    resolveChain(t);
    t.expect.card('Haldir', { prowess: 4 });
  });
  scenario('[BA-82/2] even between two strikes', (t) => {
    t.given(beside([armed(WHIP), 'Gorbag'], [sword, 'Elladan'], [6, 6, 1, 1, 1, 1]));
    t.player('Ann').does(ATTACK);
    const resolved = (): boolean =>
      Array.from(t.state.strike.result).some((result, i) => i > 0 && result !== StrikeResult.pending);
    idleUntil(t, () => t.state.global.stage === Stage.betweenStrikes && resolved());
    expect(t.offered().some((text) => text.startsWith(`${WHIP}: when`))).toBe(true);
  });
  scenario('[BA-82/2] not when others of his fight without him', (t) => {
    t.given({
      phase: 'at the site',
      turn: 5,
      company: 'band',
      players: {
        Ann: balrog({
          companies: [
            { ...company('Isengard', 'Gorbag', 'Azog'), as: 'band' },
            host('The Under-vaults', armed(WHIP)),
          ],
        }),
        Bob: { companies: [company('Isengard', sword)] },
      },
    });
    t.player('Ann').does('Gorbag: attack another company');
    expect(offers(t, WHIP)).toBe(false);
  });
  scenario('[BA-82/2] only in such a fight', (t) => {
    t.given({ ...beside([armed(WHIP)], [sword]), phase: 'organization' });
    expect(offers(t, WHIP)).toBe(false);
  });
});

describe('an attack by no company', () => {
  const because = { because: 'company versus company combat' };
  const facing = (attack: object) => ({
    phase: 'attack',
    attack,
    players: {
      Ann: balrog({
        hand: ['Scourge of Fire', 'Crowned with Storm'],
        // With the ally he is asked before strikes are assigned.
        companies: [
          host(
            'Isengard',
            { card: 'The Balrog', on: ['Flame of Udûn', WHIP] },
            { card: 'Azog', on: ['Nasty Slimy Thing'] },
          ),
        ],
      }),
      Bob,
    },
  });
  for (const [what, attack] of [
    ['nobody', { strikes: 1, prowess: 9, race: 'Drake' }],
    ['what guards the site', { strikes: 1, prowess: 9, race: 'Drake', automatic: true }],
  ] as const)
    scenario(`[BA-54/1, BA-75, BA-82/2] by ${what} is no such combat, and the reason says so`, (t) => {
      t.given(facing(attack));
      t.player('Ann').mayChoose.includes('Nasty Slimy Thing: when');
      for (const card of ['Scourge of Fire', 'Crowned with Storm', WHIP])
        t.player('Ann').mayNot(card, because);
    });
  scenario('[BA-54/1, BA-75] nor is no attack at all', (t) => {
    t.given({ phase: 'organization', players: facing({}).players });
    for (const card of ['Scourge of Fire', 'Crowned with Storm']) t.player('Ann').mayNot(card, because);
  });
});

describe('[BA-75] Scourge of Fire', () => {
  const CARD = 'Scourge of Fire';
  const flaming = (status: string) => ({ card: 'The Balrog', on: ['Flame of Udûn'], status });
  scenario('an item of the others is discarded', (t) => {
    t.given(beside([flaming('untapped')], [{ card: 'Haldir', on: ['Glamdring'] }], [], [CARD]));
    t.player('Ann').does(ATTACK);
    t.player('Ann').does(`${CARD}: when`);
    resolveChain(t);
    t.expect.card('Glamdring', { in: 'discard of Bob' });
  });
  scenario('not if The Balrog is tapped', (t) => {
    t.given(beside([flaming('tapped')], [{ card: 'Haldir', on: ['Glamdring'] }], [], [CARD]));
    t.player('Ann').does(ATTACK);
    expect(offers(t, `${CARD}: when`)).toBe(false);
  });
  scenario('nor without Flame of Udûn', (t) => {
    t.given(beside(['The Balrog'], [{ card: 'Haldir', on: ['Glamdring'] }], [], [CARD]));
    t.player('Ann').does(ATTACK);
    expect(offers(t, `${CARD}: when`)).toBe(false);
  });
});

describe('[BA-61] Great Fissure', () => {
  const CARD = 'Great Fissure';
  const below = (at: string) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 9 },
    players: { Ann: balrog({ hand: [CARD], companies: [host(at, 'Azog')] }), Bob },
  });
  scenario('[BA-61/2] an attack below is cancelled', (t) => {
    t.given(below('The Under-vaults'));
    t.player('Ann').does(`${CARD}: when your company`);
    resolveChain(t);
    expect(t.state.global.attack).toBe(0);
  });
  scenario('[BA-61/2] none above', (t) => {
    t.given(below('Dead Marshes'));
    expect(offers(t, `${CARD}: when your company`)).toBe(false);
  });
  for (const [from, to, offered] of [
    ['Moria', 'The Under-gates', true],
    ['The Under-gates', 'Moria', true],
    ['Moria', 'Goblin-gate', false],
  ] as const)
    scenario(`[BA-61/2] on the way from ${from} to ${to}: ${offered}`, (t) => {
      const { players, ...rest } = below(from);
      t.given({
        ...rest,
        players: {
          ...players,
          Ann: balrog({ hand: [CARD], companies: [{ ...host(from, 'Azog'), movesTo: to }] }),
        },
      });
      expect(offers(t, `${CARD}: when your company`)).toBe(offered);
    });
  scenario('[BA-61/1] what would cancel an attack of his company is cancelled', (t) => {
    const { players, ...rest } = beside(['The Balrog'], ['Aragorn II'], [], [CARD]);
    t.given({ ...rest, players: { ...players, Bob: { ...players.Bob, hand: ['Concealment', 'Dodge'] } } });
    t.player('Ann').does(ATTACK);
    t.player('Bob').does('Concealment');
    t.player('Ann').does(`${CARD}: in answer`);
    resolveChain(t);
    t.expect.card('Concealment', { in: 'discard of Bob' });
    expect(t.state.global.attack).not.toBe(0);
  });
});

describe('[BA-42] Prone to Violence', () => {
  const CARD = 'Prone to Violence';
  const kin = (ann: readonly string[], bob: readonly string[], events: readonly string[] = [CARD]) => ({
    phase: 'at the site',
    turn: 5,
    players: {
      Ann: balrog({ hand: ['Cram'], events, companies: [host('Dead Marshes', ...ann)] }),
      Bob: { side: 'ringwraith', companies: [company('Dead Marshes', ...bob)] },
    },
  });
  scenario('[BA-42/1] it lies in play', (t) => {
    t.given({ players: { Ann: balrog({ hand: [CARD], companies: [host('Moria', 'Azog')] }), Bob } });
    t.player('Ann').does(CARD);
    resolveChain(t);
    t.expect.card(CARD, { in: 'events of Ann' });
  });
  scenario('[BA-42/2] minions attack minions, The Balrog among them', (t) => {
    t.given(kin(['The Balrog', 'Azog'], ['Gorbag']));
    expect(offers(t, ATTACK)).toBe(true);
  });
  scenario('[BA-42/2] not without it', (t) => {
    t.given(kin(['The Balrog', 'Azog'], ['Gorbag'], []));
    expect(offers(t, ATTACK)).toBe(false);
  });
  scenario('[BA-42/2] nor a Ringwraith', (t) => {
    t.given(kin(['The Balrog'], ['Ren the Ringwraith']));
    expect(offers(t, ATTACK)).toBe(false);
  });
  scenario('[BA-42/3] discarded when a play deck is exhausted', (t) => {
    t.given({
      phase: 'end-of-turn',
      players: {
        Ann: balrog({
          events: [CARD],
          hand: [],
          deck: ['Cram'],
          discard: ['Cram'],
          companies: [host('Moria', 'Azog')],
        }),
        Bob,
      },
    });
    idleUntil(t, () => t.state.player.exhausted[1] > 0);
    resolveChain(t);
    idleUntil(t, () => t.state.global.active === 2);
    expect(isIn(t.state, rowOf(t.state, CARD), Zone.events)).toBe(false);
  });
});
