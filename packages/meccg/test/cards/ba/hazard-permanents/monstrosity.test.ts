/** The Balrog: Monstrosity of Diverse Shape. */
import { describe, expect } from 'vitest';
import { invent } from '../../../invented.ts';
import { Bob, company, going, idleUntil, resolveChain, scenario } from '../../../table.ts';

const CARD = 'Monstrosity of Diverse Shape';
invent('Beasts of the deep', 'TW-493', {});
type T = Parameters<Parameters<typeof scenario>[1]>[0];
describe(`[BA-21] ${CARD}`, () => {
  scenario('[BA-21/1] comes into play as a hazard', (t) => {
    t.given(going([CARD, 'Orc-guard'], ['Elladan']));
    t.player('Bob').does(`${CARD}: as`);
    resolveChain(t);
    t.expect.card(CARD, { in: 'events of Bob' });
  });
  const deep = (at: string, more: object = {}, dice: readonly number[] = []) => ({
    phase: 'site',
    dice,
    players: {
      Ann: {
        side: 'balrog',
        hand: ['Escape'],
        companies: [{ ...company(at, 'Azog', 'Bolg'), as: 'host', ...more }],
      },
      Bob: { ...Bob, events: [CARD], discard: ['Beasts of the deep', 'Wolves', 'Ghosts'] },
    },
  });
  const worsted = [6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1];
  const toSpawn = (t: T): void => {
    t.player('Ann').does('Yes');
    idleUntil(t, () => t.state.attack.number[t.state.global.attack] === 3);
  };
  for (const at of ['The Drowning-deeps', 'Remains of Thangorodrim'])
    scenario(`[ME-CARD-4061] one more attack at ${at}, whoever has played it`, (t) => {
      const given = deep(at, {}, [6, 6, 6, 6]);
      t.given({
        ...given,
        players: { Ann: { ...given.players.Ann, events: [CARD] }, Bob: { ...given.players.Bob, events: [] } },
      });
      toSpawn(t);
      t.expect.table({ 'attack race': 'Spawn', 'attack strikes': 2, 'attack prowess': 15, 'attack body': 9 });
    });
  const answered = (t: T): boolean =>
    t.state.kernel.asked === 2 && t.offered().includes('Yes') && t.state.global.attack !== 0;
  scenario('[BA-21/4] after its attack at the site, a creature comes back from the discard pile', (t) => {
    t.given(deep('The Drowning-deeps', { hazardsLeft: 1 }, worsted));
    toSpawn(t);
    idleUntil(t, () => answered(t));
    t.player('Bob').does('Yes');
    t.expect
      .card('Beasts of the deep', { in: 'attacking' })
      .table({ 'attack race': 'Animal', 'attack prowess': 7 });
    expect(t.state.company.hazardsLeft[t.state.global.company]).toBe(0);
  });
  for (const [why, hazardsLeft, discard] of [
    ['nothing is left of the limit', 0, ['Beasts of the deep']],
    ['no such creature could be played', 1, ['Wolves', 'Ghosts']],
  ] as const)
    scenario(`[BA-21/4] not if ${why}`, (t) => {
      const given = deep('The Drowning-deeps', { hazardsLeft }, worsted);
      t.given({ ...given, players: { ...given.players, Bob: { ...given.players.Bob, discard } } });
      toSpawn(t);
      idleUntil(t, () => t.state.global.attack === 0 || answered(t));
      expect(answered(t)).toBe(false);
    });
  // A copy of its attack comes in the movement/hazard phase.
  const told = (limit: object = {}) => ({
    phase: 'hazards',
    dice: [...worsted],
    ...limit,
    players: {
      Ann: {
        side: 'balrog',
        hand: ['Escape'],
        companies: [
          { ...company('The Under-vaults', 'Azog', 'Bolg'), as: 'host', movesTo: 'The Drowning-deeps' },
        ],
      },
      Bob: {
        ...Bob,
        hand: ['Tidings of Bold Spies', 'Orc-guard'],
        events: [CARD],
        discard: ['Beasts of the deep', { card: 'Beasts of the deep', as: 'more beasts' }],
      },
    },
  });
  const over = (t: T): void => idleUntil(t, () => t.state.global.attack === 0 && t.state.kernel.asked === 2);
  scenario('[BA-21/3] on the way, once it has attacked the company, and once a turn', (t) => {
    t.given({ ...told(), dice: [...worsted, 6, 6, 6, 6] });
    t.player('Bob').mayNot(CARD, { because: 'attacked' });
    t.player('Bob').does('Tidings of Bold Spies: as');
    resolveChain(t);
    over(t);
    t.player('Bob').does(`${CARD}: in`, 'more beasts');
    resolveChain(t);
    t.expect.card('more beasts', { in: 'attacking' }).table({ hazardsDeclared: 2 });
    over(t);
    t.player('Bob').mayNot(CARD, { because: 'used' });
  });
  scenario('[BA-21/2] once defeated it is taken, here as a trophy', (t) => {
    t.given(
      deep(
        'The Drowning-deeps',
        {},
        Array.from({ length: 12 }, () => 6),
      ),
    );
    toSpawn(t);
    idleUntil(t, () => t.state.global.attack === 0);
    t.expect.card(CARD, { in: 'on of Azog' });
  });
});
