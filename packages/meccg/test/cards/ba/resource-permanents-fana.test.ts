/** The Balrog: shapes of The Balrog, and how he goes abroad. */
import { describe, expect } from 'vitest';
import { hasSkill } from '../../../src/rules/cards/cards.ts';
import { mayLead } from '../../../src/rules/influence/influence.ts';
import { regionsFor } from '../../../src/rules/movement/regions.ts';
import { balrog, bearer, GATES, host } from '../../balrog.ts';
import { Bob, company, idleUntil, offers, resolveChain, rowOf, scenario } from '../../table.ts';

const wearing = (...shapes: readonly (string | object)[]) => ({ card: 'The Balrog', on: shapes });
const SHADOW = 'Great Shadow';
const COILS = 'Strangling Coils';
const FLAME = 'Flame of Udûn';

describe('a shape of his', () => {
  for (const [id, shape, other] of [
    ['BA-62', SHADOW, COILS],
    ['BA-76', COILS, SHADOW],
    ['BA-58', FLAME, SHADOW],
  ] as const) {
    scenario(`[${id}/1, ${id}/2] ${shape} is played on him, and the other goes back`, (t) => {
      t.given({ players: { Ann: balrog({ hand: [shape], companies: [host(GATES, wearing(other))] }), Bob } });
      t.player('Ann').does(`${shape}: in your organization phase: put`);
      resolveChain(t);
      resolveChain(t);
      expect(bearer(t, shape)).toBe('The Balrog');
      t.expect.card(other, { in: 'hand of Ann' });
    });
    scenario(`[${id}/1] ${shape}: not without him`, (t) => {
      t.given({ players: { Ann: balrog({ hand: [shape], companies: [host(GATES, 'Azog')] }), Bob } });
      expect(offers(t, shape)).toBe(false);
    });
    scenario(`[${id}/3] ${shape} goes back once, if its player likes`, (t) => {
      t.given({ players: { Ann: balrog({ companies: [host(GATES, wearing(shape))] }), Bob } });
      t.player('Ann').does(`${shape}: in your organization phase, if it was`);
      resolveChain(t);
      t.player('Ann').has({ hand: [shape] });
      t.player('Ann').does(`${shape}: in your organization phase: put`);
      resolveChain(t);
      expect(bearer(t, shape)).toBe('The Balrog');
      expect(offers(t, `${shape}: in your organization phase, if it was`)).toBe(false);
    });
  }
});

describe('[BA-62] Great Shadow', () => {
  const shadow = (more: object = {}, ...who: readonly string[]) => ({
    players: { Ann: balrog({ companies: [host(GATES, wearing(SHADOW), ...who)], ...more }), Bob },
  });
  scenario('[BA-62/4, BA-62/5, BA-62/6, BA-62/7, BA-62/8] what he is in it', (t) => {
    t.given(shadow({}, 'Azog'));
    t.expect.card('The Balrog', { prowess: 6, body: 10 });
    const him = rowOf(t.state, 'The Balrog');
    expect([
      hasSkill(t.state, him, 'scout'),
      hasSkill(t.state, him, 'diplomat'),
      mayLead(t.state, him),
    ]).toEqual([true, false, true]);
    // Azog has a mind of 7.
    t.player('Ann').has({ 'general influence left': 24 });
  });
  const ending = (discard: readonly string[], events: readonly string[] = []) => ({
    phase: 'end-of-turn',
    players: {
      Ann: balrog({
        discard,
        deck: ['Cram'],
        hand: ['Hill-troll'],
        events,
        companies: [host(GATES, wearing(SHADOW))],
      }),
      Bob,
    },
  });
  scenario('[BA-62/9, ME-CARD-4059] at the end of the turn a card comes back, once', (t) => {
    t.given(ending(['Angband Revisited', 'Cave Troll', 'Azog', 'Orc-raiders']));
    t.player('Ann').does(`${SHADOW}: in your end-of-turn phase`);
    resolveChain(t);
    t.player('Ann').mayChoose.exactly('Cave Troll', 'Azog');
    t.player('Ann').does('Azog');
    t.player('Ann').has({ deck: 2 });
    expect(offers(t, `${SHADOW}: in your end-of-turn phase`)).toBe(false);
  });
  scenario('[BA-62/9, ME-CARD-4059] no short-event does', (t) => {
    t.given(ending(['Angband Revisited', 'Orc-raiders']));
    expect(offers(t, `${SHADOW}: in your end-of-turn phase`)).toBe(false);
  });
  const attacked = (status: string) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 9 },
    players: { Ann: balrog({ companies: [host('The Under-vaults', { ...wearing(SHADOW), status })] }), Bob },
  });
  scenario('[BA-62/10] he taps to cancel an attack', (t) => {
    t.given(attacked('untapped'));
    t.player('Ann').does(`${SHADOW}: when your company faces`);
    resolveChain(t);
    t.expect.card('The Balrog', { status: 'tapped' });
    expect(t.state.global.attack).toBe(0);
  });
  scenario('[BA-62/10] not if he is tapped', (t) => {
    t.given({ ...attacked('tapped'), dice: [6, 6] });
    expect(offers(t, `${SHADOW}: when`)).toBe(false);
  });
});

describe('[BA-76] Strangling Coils', () => {
  scenario('[BA-76/4, BA-76/5, BA-76/6, BA-76/7] what he is in them', (t) => {
    t.given({ players: { Ann: balrog({ companies: [host(GATES, wearing(COILS))] }), Bob } });
    t.expect.card('The Balrog', { prowess: 8, body: 10, 'direct influence': 9 });
    const him = rowOf(t.state, 'The Balrog');
    expect([
      hasSkill(t.state, him, 'diplomat'),
      hasSkill(t.state, him, 'scout'),
      mayLead(t.state, him),
    ]).toEqual([true, false, true]);
  });
  const moving = (phase: string) => ({
    phase,
    players: {
      Ann: balrog({
        companies: [
          host(
            'The Under-vaults',
            { ...wearing(COILS), status: 'tapped' },
            { card: 'Azog', status: 'tapped' },
            { card: 'Gorbag', status: 'wounded' },
          ),
        ],
      }),
      Bob: { ...Bob, hand: ['Orc-warband'] },
    },
  });
  const rouse = `${COILS}: on your turn`;
  scenario('[BA-76/8] once in his movement/hazard phase all untap, and then he taps', (t) => {
    t.given(moving('hazards'));
    idleUntil(t, () => offers(t, rouse));
    t.player('Ann').does(rouse);
    resolveChain(t);
    t.expect
      .card('Azog', { status: 'untapped' })
      .card('Gorbag', { status: 'wounded' })
      .card('The Balrog', { status: 'tapped' });
    expect(offers(t, rouse)).toBe(false);
  });
  scenario('[BA-76/8] at no other time', (t) => {
    t.given(moving('organization'));
    expect(offers(t, rouse)).toBe(false);
  });
});

describe('[BA-71] Out He Sprang', () => {
  const CARD = 'Out He Sprang';
  const springs = (at: string, more: object = {}) => ({
    players: { Ann: balrog({ events: [CARD], companies: [host(at, 'The Balrog')], ...more }), Bob },
  });
  scenario('[BA-71/1] it lies in play', (t) => {
    t.given(springs('Moria', { events: [], hand: [CARD] }));
    t.player('Ann').does(CARD);
    resolveChain(t);
    t.expect.card(CARD, { in: 'events of Ann' });
  });
  for (const [points, regions] of [
    [0, 1],
    [8, 1],
    [9, 2],
    [16, 2],
    [17, 3],
    [24, 3],
    [25, 4],
    [40, 4],
  ] as const)
    scenario(`[BA-71/2] with ${points} points ${regions} regions`, (t) => {
      // Each is worth 2: what is too much is taken off.
      t.given(
        springs('Moria', { penalty: points, points: Array.from({ length: points }, () => 'Maker’s Map') }),
      );
      expect(regionsFor(t.state, 1)).toBe(regions);
    });
  const rich = { points: Array.from({ length: 20 }, () => 'Maker’s Map') };
  scenario('[BA-71/2] from a surface site to any', (t) => {
    t.given(springs('Moria', rich));
    t.player('Ann').does('The Balrog: declare movement');
    t.player('Ann').mayChoose.includes(GATES, 'Gladden Fields', 'Goblin-gate');
    // No Ringwraith goes there.
    t.player('Ann').mayChoose.excludes('Lórien');
  });
  scenario('[BA-71/2] from any other to surface sites only', (t) => {
    t.given(springs('Dimrill Dale', rich));
    t.player('Ann').does('The Balrog: declare movement');
    t.player('Ann').mayChoose.includes('Moria', 'Goblin-gate');
    t.player('Ann').mayChoose.excludes('Lórien', 'Gladden Fields', GATES);
  });
  scenario('[BA-71/2, ME-CARD-4059] not under Great Shadow', (t) => {
    t.given({
      players: { Ann: balrog({ events: [CARD], companies: [host('Moria', wearing(SHADOW))] }), Bob },
    });
    expect(regionsFor(t.state, 1)).toBe(0);
  });
});

describe('[BA-58] Flame of Udûn', () => {
  scenario('[BA-58/1] his allies are discarded', (t) => {
    t.given({
      players: { Ann: balrog({ hand: [FLAME], companies: [host(GATES, wearing('Great Troll'))] }), Bob },
    });
    t.player('Ann').does(FLAME);
    resolveChain(t);
    t.expect.card('Great Troll', { in: 'discard of Ann' });
  });
  scenario('[BA-58/4] he goes nowhere with others', (t) => {
    t.given({ players: { Ann: balrog({ companies: [host(GATES, wearing(FLAME), 'Azog')] }), Bob } });
    t.player('Ann').mayNot('The Balrog', { to: 'declareMovement', because: 'together' });
  });
  for (const [who, where] of [
    [['Azog'], 'hand of Ann'],
    [[], 'on'],
  ] as const)
    scenario(`[BA-58/5] at the end of the organization phase with ${who.length} others: ${where}`, (t) => {
      t.given({ players: { Ann: balrog({ companies: [host(GATES, wearing(FLAME), ...who)] }), Bob } });
      idleUntil(t, () => t.state.global.phase > 3);
      if (where === 'on') expect(bearer(t, FLAME)).toBe('The Balrog');
      else t.expect.card(FLAME, { in: where });
    });
  scenario('[BA-58/6] he gets no ally', (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: balrog({ hand: ['Great Troll'], companies: [host('The Under-vaults', wearing(FLAME))] }),
        Bob,
      },
    });
    expect(offers(t, 'Great Troll: play')).toBe(false);
  });
  scenario('[BA-58/7, BA-58/8] +3 prowess, −2 direct influence', (t) => {
    t.given({ players: { Ann: balrog({ companies: [host(GATES, wearing(FLAME))] }), Bob } });
    t.expect.card('The Balrog', { prowess: 11, 'direct influence': 4 });
  });
  for (const [check, beaten] of [
    [[4, 4], true],
    [[3, 4], false],
  ] as const)
    scenario(`[BA-58/9] a body check of ${check[0] + check[1]} against a body of 8: ${beaten}`, (t) => {
      t.given({
        phase: 'attack',
        attack: { strikes: 2, prowess: 9, body: 8 },
        dice: [6, 6, ...check],
        players: { Ann: balrog({ companies: [host('The Under-vaults', wearing(FLAME), 'Gorbag')] }), Bob },
      });
      t.player('Ann').does('The Balrog', 'Gorbag', 'The strike against The Balrog', 'No');
      expect(Array.from(t.state.strike.result).includes(1)).toBe(beaten);
    });
  for (const [roll, lives] of [
    [[3, 4], true],
    [[4, 4], false],
  ] as const)
    scenario(`[BA-58/10] whom he wounds checks his body at +1: ${roll[0] + roll[1]} against 8`, (t) => {
      t.given({
        phase: 'at the site',
        turn: 5,
        dice: [6, 6, 1, 1, ...roll],
        players: {
          Ann: balrog({ companies: [host('Isengard', wearing(FLAME))] }),
          Bob: { companies: [company('Isengard', 'Haldir')] },
        },
      });
      t.player('Ann').does('The Balrog: attack another company');
      idleUntil(t, () => t.state.global.attack === 0);
      if (lives) t.expect.card('Haldir', { status: 'wounded' });
      else t.expect.card('Haldir', { in: 'out of Bob' });
    });
});

describe('[BA-52] Challenge the Power', () => {
  const CARD = 'Challenge the Power';
  const RING = 'The One Ring';
  const challenge = (dice: readonly number[], more: object = {}, ...who: readonly (string | object)[]) => ({
    dice,
    players: {
      Ann: balrog({
        hand: [
          { card: CARD, as: 'first' },
          { card: CARD, as: 'second' },
        ],
        companies: [host(GATES, wearing(RING), 'Azog', ...who)],
        ...more,
      }),
      Bob,
    },
  });
  const plays = (t: Parameters<Parameters<typeof scenario>[1]>[0]): void => {
    t.player('Ann').does('first: on your turn');
    resolveChain(t);
  };
  scenario('less than 7: he is no more, and so is his game', (t) => {
    t.given(challenge([3, 3]));
    plays(t);
    t.expect.card('The Balrog', { in: 'out of Ann' });
    expect(t.state.player.outcome[1]).toBe(2);
  });
  for (const dice of [
    [3, 4],
    [4, 4],
  ] as const)
    scenario(`${dice[0] + dice[1]}: nothing, and no second one this turn`, (t) => {
      t.given(challenge(dice));
      plays(t);
      t.expect.card('first', { in: 'discard of Ann' });
      expect(offers(t, 'second')).toBe(false);
    });
  for (const dice of [
    [4, 5],
    [5, 5],
  ] as const)
    scenario(`${dice[0] + dice[1]}: it stays, and the Ring serves him`, (t) => {
      t.given(challenge(dice));
      t.expect.card('The Balrog', { prowess: 8 });
      plays(t);
      expect(bearer(t, CARD)).toBe('The Balrog');
      t.expect.card('The Balrog', { 'direct influence': 11 });
      t.player('Ann').has({ 'miscellaneous points': 2 });
    });
  scenario('[ME-RING-004, ME-BAL-4006] more than 10 wins; Umagaur is a sage', (t) => {
    t.given(challenge([5, 5], {}, 'Umagaur'));
    plays(t);
    expect([t.state.player.outcome[1], t.state.player.outcome[2], t.state.kernel.over]).toEqual([1, 2, 1]);
  });
  scenario('each other one in play adds one', (t) => {
    t.given(challenge([5, 5], { companies: [host(GATES, wearing(RING, { card: CARD, as: 'old' }))] }));
    plays(t);
    expect(t.state.player.outcome[1]).toBe(1);
  });
  scenario('[ME-BAL-4006] not without The One Ring', (t) => {
    t.given(challenge([], { companies: [host(GATES, 'The Balrog')] }));
    expect(offers(t, 'first')).toBe(false);
  });
});
