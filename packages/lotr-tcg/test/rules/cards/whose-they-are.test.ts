/** Whose cards may come, go and act: by turn, by phase, by number, and of a player who is out. */
import { move, place } from '@westmarch/kernel';
import { describe, expect } from 'vitest';
import { isAbout } from '../../../src/rules/actions/responses.ts';
import { discard, returnToHand } from '../../../src/rules/cards/leaving.ts';
import { canAssign } from '../../../src/rules/combat/assigning.ts';
import { exerted, wounded } from '../../../src/rules/events.ts';
import { eliminate } from '../../../src/rules/losing.ts';
import { canPlay, mayEnter } from '../../../src/rules/playing/play.ts';
import { Phase, Zone } from '../../../src/state.ts';
import { ally, companion, freeCondition, freeEvent, invent, minion, pause } from '../../invented.ts';
import { frodo } from '../../table.ts';
import { asking, given, row } from './asking.ts';

invent(
  companion('Guard'),
  companion('Second'),
  ally('Smith'),
  minion('Orc'),
  freeEvent('Deed'),
  pause,
  freeCondition('Mire'),
);

describe('what is not in play', () => {
  asking(
    '[LR-DISCARD-001 LR-RING-004 LR-RING-005] is neither discarded from it nor taken back, nor is the Ring-bearer',
    (t) => {
      t.given(given());
      for (const name of ['held', 'gone', 'Frodo']) discard(t.state, row(t, name));
      for (const name of ['gone', 'Frodo']) returnToHand(t.state, row(t, name));
      t.expect
        .card('held', { in: 'hand of Ann' })
        .card('gone', { in: 'discard of Ann' })
        .card('Frodo', { in: 'companions of Ann' });
      returnToHand(t.state, row(t, 'hers'));
      t.expect.card('hers', { in: 'hand of Ann' });
    },
  );
  asking('[LR-FELLOW-006] a fifth card of the fellowship phase does not come back either', (t) => {
    t.given(given({}, { phase: 'fellowship alone' }));
    t.state.player.drawn[1] = 4;
    returnToHand(t.state, row(t, 'hers'));
    t.expect.card('hers', { in: 'companions of Ann' });
  });
});

describe('whose turn it is', () => {
  asking(
    '[LR-FELLOW-001 LR-SHADOW-003] Free Peoples cards are his who has it, and Shadow cards the others’',
    (t) => {
      t.given(given({ hand: [{ card: 'Guard', as: 'new' }] }, { twilight: 9 }));
      const can = (player: number, name: string): boolean => canPlay(t.state, player, row(t, name), 0, 0);
      expect([can(1, 'new'), can(2, 'new')]).toEqual([true, false]);
    },
  );
  asking('[LR-ASSIGN-011] minions are assigned in the assignment phase', (t) => {
    t.given(given());
    const may = (): boolean => canAssign(t.state, row(t, 'Orc'), row(t, 'hers'), 1);
    expect(may()).toBe(false);
    t.state.global.phase = Phase.assignment;
    expect(may()).toBe(true);
    t.state.card.mayFight[row(t, 'Orc')] = 0;
    expect(may()).toBe(false);
  });
});

describe('companions', () => {
  const nine = Array.from({ length: 8 }, (_x, i) => ({ card: 'Guard', as: `guard ${i}` }));
  for (const dead of [0, 1])
    asking(
      `[LR-FELLOW-009 LR-FELLOW-010] nine, the dead with them, are the most; not so allies: ${dead} dead`,
      (t) => {
        const hand = [{ card: 'Second', as: 'tenth' }, 'Smith'];
        const living = dead === 1 ? nine.slice(1) : nine;
        t.given(given({ companions: [frodo(), ...living], dead: dead === 1 ? ['Guard'] : [], hand }));
        const enters = (name: string): boolean => mayEnter(t.state, 1, row(t, name));
        expect([enters('tenth'), enters('Smith')]).toEqual([false, true]);
      },
    );
  asking('[LR-RING-002] Frodo joins unless another bears the Ring', (t) => {
    t.given(given({ companions: ['Guard'], hand: [{ card: 'Frodo, Son of Drogo', as: 'Frodo again' }] }));
    const enters = (): boolean => mayEnter(t.state, 1, row(t, 'Frodo again'));
    t.state.player.ringBearer[1] = 0;
    expect(enters()).toBe(true);
    t.state.player.ringBearer[1] = row(t, 'Guard');
    expect(enters()).toBe(false);
  });
});

describe('a player who is out', () => {
  const three = () => {
    const { players } = given();
    return {
      phase: 'maneuver alone',
      players: {
        Ann: { companions: [frodo(), { card: 'Guard', as: 'hers' }], threats: 1 },
        Bob: { ...players.Bob, minions: [{ card: 'Orc', against: 'hers' }], support: ['Mire'] },
        Cid: { support: ['Pause'] },
      },
    };
  };
  asking(
    '[LR-MULTI-001] takes with him what lies on cards of others, and under them; nobody fights his companions',
    (t) => {
      t.given(three());
      const { state } = t;
      move(state, row(t, 'hers'), place(state, Zone.stacked, row(t, 'Mire')));
      state.card.against[row(t, 'Orc')] = row(t, 'Frodo');
      eliminate(state, 1);
      t.expect.card('hers', { in: 'removed of Ann' }).card('Orc', { against: 'none' });
    },
  );
  asking('[LR-MULTI-001] and what he has laid on them', (t) => {
    t.given(three());
    move(t.state, row(t, 'Pause'), place(t.state, Zone.on, row(t, 'Orc')));
    move(t.state, row(t, 'Mire'), place(t.state, Zone.on, row(t, 'hers')));
    eliminate(t.state, 3);
    t.expect.card('Pause', { in: 'removed of Cid' }).card('Mire', { in: 'on of hers' });
  });
  asking('[LR-LOSE-001] once is enough', (t) => {
    t.given(three());
    eliminate(t.state, 1);
    const { top } = t.state.kernel;
    eliminate(t.state, 1);
    expect([t.state.kernel.top, t.state.player.outcome[1], t.state.kernel.over]).toEqual([top, 2, 0]);
  });
});

describe('what is answered', () => {
  asking('[LR-RESPONSE-001] is one thing that happens to one card', (t) => {
    t.given(given());
    const { state } = t;
    const [hers, his] = [row(t, 'hers'), row(t, 'his')];
    state.moment.event[1] = wounded.channel;
    state.moment.about[1] = hers;
    state.global.moment = 1;
    expect([
      isAbout(state, wounded, hers),
      isAbout(state, wounded, his),
      isAbout(state, exerted, hers),
    ]).toEqual([true, false, false]);
  });
});
