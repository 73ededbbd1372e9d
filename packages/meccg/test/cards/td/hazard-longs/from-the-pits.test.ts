/** The Dragons: hazard long-events, From the Pits of Angband. */
import { trace } from '@westmarch/kernel';
import { describe } from 'vitest';
import { Bob, company, idleUntil, scenario } from '../../../table.ts';

const eight = Array.from({ length: 8 }, () => 'Cram');
describe('[TD-27/2] From the Pits of Angband', () => {
  const ending = (events: readonly string[], ann: readonly string[], bob: readonly string[]) => ({
    phase: 'end-of-turn',
    players: {
      Ann: { deck: [], hand: eight, discard: ann, companies: [company('Moria', 'Elladan')] },
      Bob: { ...Bob, deck: [], hand: eight, discard: bob, events: ['From the Pits of Angband', ...events] },
    },
  });
  const until = (t: Parameters<Parameters<typeof scenario>[1]>[0], player: number, text: string): void =>
    idleUntil(t, () => t.state.kernel.asked === player && t.offered().includes(text));
  scenario('each player may shuffle one of them into his play deck', (t) => {
    t.given(ending([], ['Marsh-drake', 'Smaug', 'Orc-guard'], ['Smaug Ahunt']));
    until(t, 1, 'Yes');
    t.player('Ann').does('Yes');
    t.player('Ann').mayChoose.exactly('Marsh-drake', 'Smaug');
    t.player('Ann').does('Smaug');
    t.player('Bob').does('Yes');
    t.expect.card('Smaug', { in: 'deck of Ann' }).card('Smaug Ahunt', { in: 'deck of Bob' });
    t.expect.card('Marsh-drake', { in: 'discard of Ann' });
  });
  scenario('nobody is asked who has none', (t) => {
    t.given(ending(['Doors of Night'], ['Orc-guard'], ['Slayer']));
    idleUntil(t, () => t.state.global.turn === 2);
    t.expect.card('Orc-guard', { in: 'discard of Ann' }).card('Slayer', { in: 'discard of Bob' });
  });
  scenario('by night a Dragon and a Drake to hand instead', (t) => {
    t.given(ending(['Doors of Night'], ['Marsh-drake', 'Smaug', 'Orc-guard'], []));
    idleUntil(t, () => trace(t.state).includes('From the Pits'));
    t.player('Ann').does('Yes');
    const [, toHand] = t.offered();
    t.player('Ann').does(toHand, 'Yes', 'Yes');
    t.expect.card('Smaug', { in: 'hand of Ann' }).card('Marsh-drake', { in: 'hand of Ann' });
  });
  scenario('by night nobody must', (t) => {
    t.given(ending(['Doors of Night'], ['Marsh-drake', 'Smaug'], []));
    idleUntil(t, () => trace(t.state).includes('From the Pits'));
    t.player('Ann').does('No');
    t.expect.card('Smaug', { in: 'discard of Ann' }).card('Marsh-drake', { in: 'discard of Ann' });
  });
});
