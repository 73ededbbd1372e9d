/** The Lidless Eye: hazard long-events. */
import { describe } from 'vitest';
import { automatic, detaining, modifier } from '../../../src/cards/words/index.ts';
import { invent } from '../../invented.ts';
import { Bob, company, going, idleUntil, resolveChain, scenario } from '../../table.ts';

invent('Town Watch', 'LE-103', { addsAttack: { type: 'border-hold', race: 'Man', strikes: 2, prowess: 6 } });
invent('Mild Guards', 'LE-103', modifier({ attribute: detaining, of: automatic, by: 1 }));

describe('Awaken Defenders', () => {
  const entering = (at: string, events: readonly string[], dice: readonly number[] = []) => ({
    phase: 'site',
    dice,
    players: {
      Ann: { hand: ['Escape'], companies: [company(at, 'Elladan')] },
      Bob: { ...Bob, events },
    },
  });
  scenario('[LE-103/1] Awaken Defenders: a long-event, of which there is one', (t) => {
    t.given(going(['Awaken Defenders', 'Orc-guard'], ['Elladan']));
    t.player('Bob').does('Awaken Defenders: as a hazard');
    resolveChain(t);
    t.expect.card('Awaken Defenders', { in: 'events of Bob' });
  });
  scenario('[LE-103/1] Awaken Defenders: not twice', (t) => {
    t.given(going(['Awaken Defenders', 'Orc-guard'], ['Elladan'], { events: ['Awaken Defenders'] }));
    t.player('Bob').mayNot('Awaken Defenders in hand of Bob', { because: 'duplicated' });
  });
  scenario('[LE-103/2] Awaken Defenders: twice the strikes at a Border-hold', (t) => {
    t.given(entering('Bree', ['Town Watch', 'Awaken Defenders']));
    t.player('Ann').does('Yes');
    t.expect.table({ 'attack strikes': 4, 'attack prowess': 6 });
  });
  scenario('[LE-103/2] Awaken Defenders: not at other sites', (t) => {
    t.given(entering('Moria', ['Awaken Defenders']));
    t.player('Ann').does('Yes');
    t.expect.table({ 'attack strikes': 4 });
  });
  const isHit = (t: Parameters<Parameters<typeof scenario>[1]>[0], status: string): void => {
    t.player('Ann').does('Yes');
    idleUntil(t, () => t.state.global.attack === 0);
    t.expect.card('Elladan', { status });
  };
  scenario('[LE-103/3] [ME-CARD-0052] Awaken Defenders: detainment attacks there are normal', (t) => {
    t.given(entering('Bree', ['Town Watch', 'Mild Guards', 'Awaken Defenders'], [1, 1, 1, 1]));
    isHit(t, 'wounded');
  });
  scenario('[LE-103/3] Awaken Defenders: without it they only detain', (t) => {
    t.given(entering('Bree', ['Town Watch', 'Mild Guards'], [1, 1]));
    isHit(t, 'tapped');
  });
  scenario('[LE-103/3] Awaken Defenders: elsewhere too', (t) => {
    t.given(entering('Moria', ['Mild Guards', 'Awaken Defenders'], [1, 1]));
    isHit(t, 'tapped');
  });
});
